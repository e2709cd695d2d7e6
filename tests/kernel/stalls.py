"""A table for the tests of places and faces: stalls with face-down cards, a market with slots, cards that lie at cards.

square = new_square(hand="AB", stalls0="C")     # seat 0 holds A and B; C lies face down in its first stall
"""

from typing import Final

from hexadeck.kernel.decisions import NOTHING, Option, Prompt, Verb
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row, no_numbers, row_of
from hexadeck.kernel.schema import (
    ALL,
    FACE_DOWN,
    HIDDEN,
    OWNER,
    PUBLIC,
    UNSEEN,
    Schema,
    Zone,
    columns_of,
    hosts,
    per_card,
    per_seat,
)
from hexadeck.kernel.sets import choose_set
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table
from hexadeck.kernel.views import CardFacts

DECK: Final = 0
HAND: Final = 8
STALLS: Final = 16
MARKET: Final = 32
GUARDS: Final = 56
CELLAR: Final = 64
PRINTS: Final = [Print(number, f"X{number}", letter) for number, letter in enumerate("ABCDEFGH")]
SPECTATOR: Final = 2
NO_FACTS: Final[CardFacts[Table]] = CardFacts()

LAY: Final = Verb("lay", "Lay {card} into {place}", "card", "place")
PAY: Final = Verb("pay", "Pay with {cards}", "cards")
PASS: Final = Verb("pass", "Pass")
ASK: Final = Prompt("pay", "Pay {number}.", "T-1")
steps = Steps(__name__)


class Square(Table):
    dusty: Row = per_card(open=True)
    worth: Row = per_card(shown=True)
    favourite: Row = per_seat(NOTHING, shown=True, cards=ALL)
    host: Row = hosts()

    def __init__(self) -> None:
        super().__init__(SCHEMA, PRINTS, 2)
        self.paid: list[list[str]] = []

    def blank(self) -> "Square":
        return Square()

    def card(self, letter: str) -> int:
        return next(card for card, face in enumerate(self.what) if PRINTS[face].name == letter)

    def known_to(self, viewer: int) -> str:
        return "".join(sorted(PRINTS[face].name for card, face in enumerate(self.what) if self.is_known(card, viewer)))

    def pointed_at_by(self, viewer: int) -> str:
        return "".join(sorted(PRINTS[face].name for card, face in enumerate(self.what) if self.can_point(card, viewer)))

    def letters(self, cards: Row) -> str:
        return "".join(PRINTS[self.what[card]].name for card in cards)


SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN),
        Zone(HAND, "hand", OWNER),
        Zone(STALLS, "stalls", FACE_DOWN, slots=2),
        Zone(MARKET, "market", PUBLIC, shared=True, slots=3),
        Zone(GUARDS, "guards", PUBLIC),
        Zone(CELLAR, "cellar", UNSEEN, shared=True),
    ),
    columns_of(Square),
)


def new_square(**zones: str) -> Square:
    """Cards by letters. All but those of the market are seat 0's, unless the name ends in `_of_1`."""
    square = Square()
    square.lay_out(seeded("square"))
    numbers = {"deck": DECK, "hand": HAND, "guards": GUARDS, "cellar": CELLAR}
    numbers |= {f"stalls{slot}": SCHEMA.place(STALLS, slot) for slot in range(2)}
    numbers |= {f"market{slot}": SCHEMA.place(MARKET, slot) for slot in range(3)}
    for name, letters in zones.items():
        seat = 1 if name.endswith("_of_1") else 0
        for letter in letters:
            square.add_card("ABCDEFGH".index(letter), seat, numbers[name.removesuffix("_of_1")] + seat)
    return square


def pay(t: Table, goal: int, row: Row) -> None:
    """Every card of the hand is worth its place in the alphabet."""
    hand = t.zones[HAND]
    weights = row_of([t.what[card] + 1 for card in hand])
    t.ask(0, ASK, steps.take_payment, NOTHING, goal)
    if len(row) == 0:
        t.offer_set(PAY, hand)
    choose_set(t, hand, row, 1, 2, weights, goal, cancel=True)


def take_payment(t: Table, option: Option) -> None:
    assert isinstance(t, Square)
    t.paid.append([option.name, *t.letters(t.chosen if option.name != "cancel" else no_numbers())])


def ask_for(square: Square, goal: int) -> None:
    square.then_with(steps.pay, no_numbers(), goal)
    square.schedule()
    square.advance()
