"""Cards on their way between zones: draw, discard, search, look, take, mill, return, shuffle in, swap.

What goes where is said once in a `Destination`, and who learns what of it follows from the zones: a card in a hand is
known to its owner, one on a pile to everybody, one that is shuffled away to nobody.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect, Target
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choice, ChooseCards, Number
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.sides import YOU, seats_of
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rows import row_of

ON_TOP: Final = 0
AT_BOTTOM: Final = 1
SHUFFLED_IN: Final = 2
BOTTOM_AT_RANDOM: Final = 3


class Destination:
    """A zone kind, the place in it, and how an arrival there is told.

    Cards go to their owner's zone, or to the one there is where it is shared. `revealed` tells that they are shown to
    all on the way, `shuffled` that the zone was shuffled.
    """

    def __init__(
        self,
        zone: ZoneId,
        told: EventKind | None,
        position: i64 = ON_TOP,
        revealed: EventKind | None = None,
        shuffled: EventKind | None = None,
    ) -> None:
        self.zone: i64 = zone
        self.told = told
        self.position: i64 = position
        self.revealed = revealed
        self.shuffled = shuffled


class Piles:
    """A game's deck, hand and discard pile, and how drawing and shuffling are told.

    `reshuffles` says whether the discard pile becomes the new deck when a card is needed and there is none.
    """

    def __init__(
        self, deck: i64, hand: i64, discards: i64, drew: EventKind, shuffled: EventKind, reshuffles: bool
    ) -> None:
        self.deck: i64 = deck
        self.hand: i64 = hand
        self.discards: i64 = discards
        self.drew = drew
        self.shuffled = shuffled
        self.reshuffles = reshuffles


# -- what happens to cards ---------------------------------------------------------------------------------------------


def own_zone(t: CardTable, zone: ZoneId, seat: SeatId) -> i64:
    """A player's zone of a kind, or the one there is."""
    return zone if t.schema.is_shared[zone] else zone + seat


def send(t: CardTable, cards: tuple[int, ...], to: Destination, seat: SeatId) -> None:
    """Cards go where this player sends them, one after the other."""
    if to.position == BOTTOM_AT_RANDOM:
        _bury(t, cards, to, seat)
        return
    for card in cards:
        if to.revealed is not None:
            t.show_to_all(card)
            t.tell(to.revealed, seat, card)
        t.put(card, own_zone(t, to.zone, t.owner[card]), to.position == AT_BOTTOM, to.told)
    if to.position == SHUFFLED_IN:
        _shuffle_all(t, cards, to, seat)


def _shuffle_all(t: CardTable, cards: tuple[int, ...], to: Destination, seat: SeatId) -> None:
    """The player's own zone also when nothing went there: nobody can tell."""
    for owner in {seat: None, **{t.owner[card]: None for card in cards}}:
        t.shuffle(own_zone(t, to.zone, owner))
        if to.shuffled is not None:
            t.tell(to.shuffled, owner)


def _bury(t: CardTable, cards: tuple[int, ...], to: Destination, seat: SeatId) -> None:
    """Under the deck in a random order; nobody knows which is which."""
    for card in t.in_random_order(row_of(list(cards))):
        t.move_speaking(card, own_zone(t, to.zone, t.owner[card]), True)
        t.forget(card)
    if to.told is not None:
        t.tell(to.told, seat, number=len(cards))


def has_card_to_draw(t: CardTable, piles: Piles, seat: SeatId) -> bool:
    """Whether there is one, after the discard pile has become the deck where the game says so."""
    deck = own_zone(t, piles.deck, seat)
    if len(t.zones[deck]) > 0:
        return True
    discards = own_zone(t, piles.discards, seat)
    if not piles.reshuffles or len(t.zones[discards]) == 0:
        return False
    for card in t.zones[discards]:
        t.move_speaking(card, deck)
    t.shuffle(deck)
    t.tell(piles.shuffled, seat)
    return True


def draw_cards(t: CardTable, piles: Piles, seat: SeatId, amount: i64) -> i64:
    """From the top, one by one, as far as there are cards; says how many were drawn."""
    drawn: i64 = 0
    deck = own_zone(t, piles.deck, seat)
    while drawn < amount and has_card_to_draw(t, piles, seat):
        card = t.zones[deck][-1]
        t.move_speaking(card, own_zone(t, piles.hand, seat))
        t.tell(piles.drew, seat, card)
        drawn += 1
    return drawn


def swap_cards(t: CardTable, one: i64, other: i64) -> None:
    """Two cards change places; each arrives exactly where the other lay, and is of whoever that belongs to."""
    t.stop_work(one)
    t.stop_work(other)
    mine, theirs = t.place[one], t.place[other]
    t.zones[mine] = row_of([_exchanged(card, one, other) for card in t.zones[mine]])
    if mine != theirs:
        t.zones[theirs] = row_of([_exchanged(card, one, other) for card in t.zones[theirs]])
    t.place[one] = theirs
    t.place[other] = mine
    if t.owner[one] != t.owner[other]:
        owners = t.owner[:]
        owners[one], owners[other] = owners[other], owners[one]
        t.owner = owners
    t.show_by_zone(one, theirs)
    t.show_by_zone(other, mine)
    t.start_work(one)
    t.start_work(other)


def _exchanged(card: CardId, one: i64, other: i64) -> i64:
    if card == one:
        return other
    return one if card == other else card


# -- instructions ------------------------------------------------------------------------------------------------------


class Move(Effect):
    """`return {target} to your hand`, `discard {target}`, `put {target} on top of your deck`."""

    def __init__(self, target: Target, to: Destination) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.to = to

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        send(t, f.targets(t, self.acts_on), self.to, f.seat)
        return True


class Search(Effect):
    """`search your deck for {cards}, …, then shuffle your deck`: shuffled also when nothing is found or taken."""

    def __init__(self, choice: ChooseCards, to: Destination, told: EventKind) -> None:
        super().__init__()
        self.target = choice
        self.choice = choice
        self.to = to
        self.told = told

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[own_zone(t, self.choice.zone, f.seat)]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        send(t, f.picked, self.to, f.seat)
        t.shuffle(own_zone(t, self.choice.zone, f.seat))
        t.tell(self.told, f.seat)
        return True


class Look(Effect):
    """`look at the top 3 cards of your deck`, for whoever makes the choices; `to_all` shows them to everybody.

    What follows speaks of them as `them`.
    """

    def __init__(self, target: Target, told: EventKind | None = None, to_all: bool = False) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.told = told
        self.to_all = to_all

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        cards = f.targets(t, self.acts_on)
        for card in cards:
            if self.to_all:
                t.show_to_all(card)
            else:
                t.show(card, f.chooser)
            if self.told is not None:
                t.tell(self.told, t.owner[card], card)
        f.go_on(t, cards, True)
        return False


class TakeAmong(Effect):
    """`take {cards} among them into your hand and put the rest …`, after cards have been looked at."""

    def __init__(self, choice: ChooseCards, to: Destination, rest: Destination) -> None:
        super().__init__()
        self.target = choice
        self.choice = choice
        self.to = to
        self.rest = rest

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        send(t, f.picked, self.to, f.seat)
        send(t, tuple([card for card in f.chosen if card not in f.picked]), self.rest, f.seat)
        return True


class InAnyOrder(Choice):
    """`them in any order`: all that were looked at, the first chosen goes first."""

    def __init__(self) -> None:
        super().__init__(Number(0, False))

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        return [card for card in f.chosen if card not in f.picked]

    def wanted(self, t: CardTable, f: EffectFrame) -> i64:
        return len(f.chosen)

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        return left == 1


class Mill(Effect):
    """`put the top 3 cards of your deck in the discard pile`, or of the decks of a side; the top card goes first."""

    def __init__(self, amount: i64, zone: ZoneId, to: Destination, side: i64 = YOU) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.zone: i64 = zone
        self.to = to
        self.side: i64 = side

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        seats = seats_of(t, self.side, f.seat, f.seat)
        return any([len(t.zones[own_zone(t, self.zone, seat)]) > 0 for seat in seats])

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for seat in seats_of(t, self.side, f.seat, f.seat):
            top = list(t.zones[own_zone(t, self.zone, seat)][-self.amount :])
            top.reverse()
            send(t, tuple(top), self.to, seat)
        return True


class Swap(Effect):
    """`swap {one} and {other}`; what the text chose before is `that`, the present choice is the other."""

    def __init__(self, target: Target, told: EventKind) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.told = told

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.acts_on.is_enough(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        picked = f.targets(t, self.acts_on)
        pair = picked if len(picked) == 2 else (f.that(), *picked)
        if len(pair) == 2 and pair[0] >= 0:
            swap_cards(t, pair[0], pair[1])
            t.tell(self.told, f.seat, pair[0], pair[1])
        return True
