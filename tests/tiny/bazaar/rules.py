"""Bazaar: two or three traders fill their stalls face down, guard wares and pay with whole sets of goods.

BZ-1 Everybody has the same twelve cards, shuffled: nine goods worth 1 to 3, three guards. Everybody draws four.
BZ-2 Four wares lie in the four slots of the market, the others in a pile. A ware has a price and as many points.
BZ-3 On your turn you draw a card; then you do one thing, or pass.
BZ-4 You may lay a good face down into one of your two stalls. Everybody may point at it; you alone know what it is.
BZ-5 You may lay a guard at a ware. Whoever else wants the ware pays 1 more for each guard there.
BZ-6 You may buy a ware with goods from your stalls that are worth its price together. They are discarded; its guards
lie at nothing from then on, and a new ware comes from the pile.
BZ-7 You may dust off a face-down good of anybody: roll a die; on 5 or 6 it is dusty for all to see and worth 1 less.
BZ-8 Your favourite is the good that you laid down last. It tells the others nothing.
BZ-9 After twelve rounds, or when no ware is left, the most points win. An empty deck is no harm.
"""

from typing import Final

from hexadeck.kernel.decisions import NOTHING, Option, Prompt, ScoreLine, Verb
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.prints import Print
from hexadeck.kernel.roles import QUIET
from hexadeck.kernel.rows import Row, no_numbers, row_of
from hexadeck.kernel.schema import (
    ALL,
    FACE_DOWN,
    HIDDEN,
    OWNER,
    PUBLIC,
    SEAT_STRIDE,
    Schema,
    Zone,
    columns_of,
    hosts,
    once,
    per_card,
    per_seat,
)
from hexadeck.kernel.sets import choose_set, sets_that_pay
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table

ROUNDS: Final = 12
SLOTS: Final = 4
STALLS: Final = 2
DUSTY_FROM: Final = 5

DECK: Final = 0
HAND: Final = 8
STALL: Final = 16
DISCARDS: Final = 32
GUARDS: Final = 40
PILE: Final = 48
MARKET: Final = 56
BOUGHT: Final = 88

LAY: Final = Verb("lay", "Lay {card} into {place}", "card", "place")
GUARD: Final = Verb("guard", "Lay {card} at {other}", "card", "other")
BUY: Final = Verb("buy", "Buy {card}", "card")
DUST: Final = Verb("dust", "Dust off {card}", "card")
PASS: Final = Verb("pass", "Pass", roles=(QUIET,))
PAY: Final = Verb("pay", "Pay with {cards}", "cards")
ASK_TURN: Final = Prompt("turn", "What do you do?", "BZ-3")
ASK_PAYMENT: Final = Prompt("payment", "Pay {number} for {card}.", "BZ-6")
LAID: Final = EventKind("laid", "{seat} lays {card} into a stall.", "BZ-4")
GUARDED: Final = EventKind("guarded", "{seat} lays {card} at {other}.", "BZ-5")
BOUGHT_WARE: Final = EventKind("bought", "{seat} buys {card}.", "BZ-6")
PAID: Final = EventKind("paid", "{seat} pays with {card}.", "BZ-6")
ROLLED: Final = EventKind("rolled", "{seat} rolls {number} for {card}.", "BZ-7")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "BZ-3")
TOO_DEAR: Final = Hindrance("BZ-6", "It costs {a}; your stalls are worth {b}.")
NO_GOOD: Final = Hindrance("BZ-4", "Only goods are laid into stalls.")
steps = Steps(__name__)


class Item(Print):
    """A good (worth something), a guard (worth nothing) or a ware (with a price)."""

    def __init__(self, number: int, id: str, name: str, worth: int, price: int) -> None:
        super().__init__(number, id, name)
        self.worth = worth
        self.price = price


class Square(Table):
    """What lies on the table."""

    dusty: Row = per_card(open=True)
    favourite: Row = per_seat(NOTHING, shown=True, cards=ALL)
    clock: Row = once(("turn",), shown=True)
    host: Row = hosts()

    def __init__(self, items: list[Item], seats: int) -> None:
        super().__init__(SCHEMA, items, seats)
        self.items = items

    def blank(self) -> Table:
        return Square(self.items, self.seats)


SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN),
        Zone(HAND, "hand", OWNER),
        Zone(STALL, "stalls", FACE_DOWN, slots=STALLS),
        Zone(DISCARDS, "discards", PUBLIC),
        Zone(GUARDS, "guards", PUBLIC),
        Zone(PILE, "pile", HIDDEN, shared=True),
        Zone(MARKET, "market", PUBLIC, shared=True, slots=SLOTS),
        Zone(BOUGHT, "bought", PUBLIC),
    ),
    columns_of(Square),
)


def item(t: Table, card: int) -> Item:
    record = t.prints[t.what[card]]
    assert isinstance(record, Item)
    return record


def set_up(t: Square) -> None:
    """BZ-1, BZ-2 Shuffle, draw four, fill the market."""
    for seat in range(t.seats):
        t.shuffle(DECK + seat)
        t.move_top(DECK + seat, 4, HAND + seat)
    t.shuffle(PILE)
    for slot in range(SLOTS):
        t.move_top(PILE, 1, SCHEMA.place(MARKET, slot))
    t.then(steps.take_turn, 0)


def take_turn(t: Square, seat: int) -> None:
    """BZ-3, BZ-9 Draw and act, in turn; twelve rounds at most."""
    t.clock[0] += 1
    if t.clock[0] > ROUNDS * t.seats or not wares(t):
        t.then(steps.count_points)
        return
    for card in t.move_top(DECK + seat, 1, HAND + seat):
        t.emit(DREW, seat, card)
    t.then(steps.act, seat)
    t.then(steps.take_turn, (seat + 1) % t.seats)


def act(t: Square, seat: int) -> None:
    """BZ-3 to BZ-7 Everything that may be done, and what hinders the rest."""
    t.ask(seat, ASK_TURN, steps.take_act)
    for card in t.zones[HAND + seat]:
        if item(t, card).worth:
            for slot in range(STALLS):
                t.offer(LAY, card, SCHEMA.place(STALL, slot, seat))
        else:
            t.refuse(NO_GOOD, LAY, card)
            for ware in wares(t):
                t.offer(GUARD, card, ware)
    for ware in wares(t):
        t.offer_unless(why_not_buy(t, seat, ware), BUY, ware)
    for place in SCHEMA.zones[2].places(t.seats):
        for good in t.zones[place]:
            t.offer(DUST, good)
    t.offer(PASS)


def why_not_buy(t: Square, seat: int, ware: int) -> Hindrance | None:
    """BZ-6 The price can be paid from the stalls."""
    worth = sum(worth_of(t, good) for good in goods(t, seat))
    return None if worth >= price(t, seat, ware) else t.hindered(TOO_DEAR, price(t, seat, ware), worth)


def take_act(t: Square, option: Option) -> None:
    """BZ-3 The one thing that is done."""
    seat, card = t.decided, option.a
    if option.verb is LAY:
        t.move(card, option.b)
        t.favourite[seat] = card
        t.emit(LAID, seat, card)
    elif option.verb is GUARD:
        t.attach(card, option.b, GUARDS + seat)
        t.emit(GUARDED, seat, card, option.b)
    elif option.verb is BUY:
        t.then_with(steps.pay, no_numbers(), seat, card)
    elif option.verb is DUST:
        rolled = t.roll(6)
        t.emit(ROLLED, seat, card, number=rolled)
        if rolled >= DUSTY_FROM:
            t.dusty[card] = 1


def pay(t: Square, seat: int, ware: int, row: Row) -> None:
    """BZ-6 Sets that pay, or goods one by one; whoever thinks better of it may."""
    candidates = goods(t, seat)
    weights = row_of([worth_of(t, good) for good in candidates])
    t.ask(seat, ASK_PAYMENT, steps.take_payment, ware, price(t, seat, ware))
    if len(row) == 0:
        for cards in sets_that_pay(candidates, weights, price(t, seat, ware)):
            t.offer_set(PAY, cards)
    choose_set(t, candidates, row, 1, len(candidates), weights, price(t, seat, ware), cancel=True)


def take_payment(t: Square, option: Option) -> None:
    """BZ-6 The goods are discarded, the guards stand at nothing, a new ware comes."""
    seat, ware = t.decided, t.prompt_card
    if option.name == "cancel":
        return
    for good in t.chosen:
        t.move(good, DISCARDS + seat)
        t.emit(PAID, seat, good)
    slot = t.place[ware]
    t.orphan(ware)
    t.move(ware, BOUGHT + seat)
    t.emit(BOUGHT_WARE, seat, ware)
    t.move_top(PILE, 1, slot)


def count_points(t: Square) -> None:
    """BZ-9 The most points win."""
    points = tuple(sum(item(t, ware).price for ware in t.zones[BOUGHT + seat]) for seat in range(t.seats))
    best = tuple(seat for seat in range(t.seats) if points[seat] == max(points))
    t.end(best, "The market is over.", "BZ-9", points, (ScoreLine("Wares", points),))


def wares(t: Square) -> list[int]:
    return [ware for slot in range(SLOTS) for ware in t.zones[MARKET + slot * SEAT_STRIDE]]


def goods(t: Square, seat: int) -> Row:
    return row_of([good for slot in range(STALLS) for good in t.zones[SCHEMA.place(STALL, slot, seat)]])


def worth_of(t: Square, good: int) -> int:
    """BZ-7 A dusty good is worth 1 less."""
    return item(t, good).worth - t.dusty[good]


def price(t: Square, seat: int, ware: int) -> int:
    """BZ-5 Others' guards make it dearer."""
    return item(t, ware).price + len([guard for guard in t.attached(ware) if t.owner[guard] != seat])
