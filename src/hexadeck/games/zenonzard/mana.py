"""Mana and paying costs, and room in base and field (chapters 7 to 9)."""

from typing import Final

from hexadeck.cardtext.abilities import CARD_BITS, CARD_MASK
from hexadeck.games.zenonzard.actions import base_room, field_room, replace_mana, replace_minion
from hexadeck.games.zenonzard.statements import CardsCost, ThisCosts, WildMana
from hexadeck.games.zenonzard.table import (
    ANY_COLOUR,
    ASK_PAYMENT,
    ASK_REPLACED_MANA,
    ASK_REPLACED_MINION,
    BASE,
    COSTS,
    FIELD,
    NO_COLOUR,
    PAID,
    PAY,
    PAY_AUTO,
    REPLACE_MANA,
    REPLACE_MINION,
    STAYS_RESTED,
    TURN,
    WILD_MANA,
    ZTable,
)
from hexadeck.games.zenonzard.values import has_change
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.table import Table

WITHOUT_COLOURS: Final = 1000
"""Added to a price whose colours need not be paid, because the whole cost has become 0 (ZZ-R35)."""


def price(t: ZTable, card: int) -> int:
    """ZZ-022, ZZ-058, ZZ-R35 What a card in the hand costs now; reductions stop at the Colored Cost."""
    record = t.cards[t.what[card]]
    if not record.in_hand and not t.listeners[COSTS]:
        return record.cost
    basic = record.cost - record.coloured_cost
    coloured = record.coloured_cost
    for ability in record.in_hand:
        assert isinstance(ability, ThisCosts)
        if ability.works(t, card):
            if ability.free:
                basic = 0
                coloured = 0
            elif ability.basic_free:
                basic = 0
            elif ability.each is not None:
                basic += ability.amount * ability.each.count(t, card, t.owner[card])
    for entry in t.listeners[COSTS]:
        statement = t.book.abilities[entry >> CARD_BITS]
        assert isinstance(statement, CardsCost)
        basic += statement.change(t, entry & CARD_MASK, card)
    total = max(0, basic) + coloured
    return total if coloured or not record.coloured_cost else total + WITHOUT_COLOURS


def mana_colour(t: ZTable, card: int, wild: bool) -> int:
    """ZZ-019, ZZ-062 The colours a mana can pay for; neutral pays Basic Cost only unless an effect makes it wild."""
    colour = t.cards[t.what[card]].colour | t.hue[card]
    return ANY_COLOUR if wild and colour == NO_COLOUR else colour


def has_wild_mana(t: ZTable, seat: int) -> bool:
    for entry in t.listeners[WILD_MANA]:
        statement = t.book.abilities[entry >> CARD_BITS]
        assert isinstance(statement, WildMana)
        if t.owner[entry & CARD_MASK] == seat and statement.holds(t, entry & CARD_MASK):
            return True
    return False


class Purse:
    """The Active mana of a player, counted for the question what can be afforded."""

    def __init__(self, t: ZTable, seat: int) -> None:
        wild = has_wild_mana(t, seat) if t.listeners[WILD_MANA] else False
        self.total = 0
        self.single = [0, 0, 0, 0, 0, 0]
        self.flexible: list[int] = []
        for card in t.zones[BASE + seat]:
            if not t.rested[card]:
                self.total += 1
                self.add(mana_colour(t, card, wild))

    def add(self, colours: int) -> None:
        if colours == 0:
            return
        index = _SINGLE[colours]
        if index >= 0:
            self.single[index] += 1
        else:
            self.flexible.append(colours)

    def affords(self, t: ZTable, card: int, cost: int) -> bool:
        """ZZ-057 Whether the whole cost can be paid."""
        if cost >= WITHOUT_COLOURS:
            return cost - WITHOUT_COLOURS <= self.total
        if cost > self.total:
            return False
        record = t.cards[t.what[card]]
        return record.coloured_cost == 0 or shortfall(self.single, self.flexible, record.need) == 0


_SINGLE: Final = [
    {1: 0, 2: 1, 4: 2, 8: 3, 16: 4, 32: 5}.get(mask, -1) for mask in range(ANY_COLOUR + 1)
]  # fmt: skip
"""The number of a colour by its bit; -1 for several."""


def shortfall(single: list[int], flexible: list[int], need: tuple[int, ...]) -> int:
    """How many coloured points cannot be paid, with the flexible mana used as well as possible."""
    missing: list[int] = []
    total = 0
    for colour in range(6):
        lack = need[colour] - single[colour]
        missing.append(lack if lack > 0 else 0)
        if lack > 0:
            total += lack
    if total == 0 or not flexible:
        return total
    return total - _most_covered(missing, flexible, 0)


def _most_covered(missing: list[int], flexible: list[int], index: int) -> int:
    if index == len(flexible):
        return 0
    best = 0
    if flexible[index] == ANY_COLOUR:
        # Wild mana covers whatever is left over; mana of two colours must be tried first.
        rest = _most_covered(missing, flexible, index + 1)
        return rest + 1 if rest < sum(missing) else rest
    for colour in range(6):
        if missing[colour] and flexible[index] >> colour & 1:
            missing[colour] -= 1
            best = max(best, 1 + _most_covered(missing, flexible, index + 1))
            missing[colour] += 1
    return max(best, _most_covered(missing, flexible, index + 1))


# -- payment -----------------------------------------------------------------------------------------------------------


def pay(t: ZTable, seat: int, card: int, cost: int, chosen: int) -> None:
    """ZZ-060, ZZ-R36 The player rests exactly the cost, with enough of the required colours; `chosen` has a bit a mana."""
    total = cost % WITHOUT_COLOURS
    base = t.zones[BASE + seat]
    if total == 0:
        return
    picked = [base[i] for i in range(len(base)) if chosen >> i & 1]
    if len(picked) == total:
        rest_mana(t, seat, card, chosen)
        return
    kinds = _payable_kinds(t, seat, card, cost, chosen)
    if len(kinds) == 1 or _free_mana(t, seat, chosen) == total - len(picked):
        rest_mana(t, seat, card, automatic_payment(t, seat, card, cost, chosen))
        return
    t.ask(seat, ASK_PAYMENT, take_payment, card, total - len(picked))
    t.offer(PAY_AUTO, card, cost, automatic_payment(t, seat, card, cost, chosen))
    for mana in kinds:
        t.offer(PAY, mana, cost, chosen | 1 << base.index(mana))


def take_payment(table: Table, option: Option) -> None:
    """One more mana, or the rest automatically."""
    t = as_ztable(table)
    frame = t.asked
    seat = t.owner[t.prompt_card]
    assert frame is not None
    if option.verb is PAY_AUTO:
        rest_mana(t, seat, t.prompt_card, option.c)
    else:
        t.then(pay, seat, t.prompt_card, option.b, option.c)


def rest_mana(t: ZTable, seat: int, card: int, chosen: int) -> None:
    """ZZ-060 Turn the chosen mana to Rested."""
    base = t.zones[BASE + seat]
    count = 0
    for i in range(len(base)):
        if chosen >> i & 1:
            t.rested[base[i]] = 1
            count += 1
    t.emit(PAID, seat, card, number=count)


def _free_mana(t: ZTable, seat: int, chosen: int) -> int:
    base = t.zones[BASE + seat]
    return sum([1 for i in range(len(base)) if not t.rested[base[i]] and not chosen >> i & 1])


def _payable_kinds(t: ZTable, seat: int, card: int, cost: int, chosen: int) -> list[int]:
    """One Active mana of every kind that can be rested next; mana of one kind are interchangeable (D6)."""
    base = t.zones[BASE + seat]
    seen: list[tuple[int, int, int, int]] = []
    kinds: list[int] = []
    for i in range(len(base)):
        mana = base[i]
        if t.rested[mana] or chosen >> i & 1:
            continue
        key = (t.what[mana], t.hue[mana], int(t.stamp[mana] == t.clock[TURN]), int(has_change(t, mana, STAYS_RESTED)))
        if key not in seen:
            seen.append(key)
            if can_complete(t, seat, card, cost, chosen | 1 << i):
                kinds.append(mana)
    return kinds


def can_complete(t: ZTable, seat: int, card: int, cost: int, chosen: int) -> bool:
    """Whether a payment that begins with the chosen mana can still pay every colour."""
    if cost >= WITHOUT_COLOURS:
        return True
    need = t.cards[t.what[card]].need
    wild = has_wild_mana(t, seat)
    base = t.zones[BASE + seat]
    mine = Purse(t, seat)
    mine.single = [0, 0, 0, 0, 0, 0]
    mine.flexible = []
    count = 0
    for i in range(len(base)):
        if chosen >> i & 1:
            mine.add(mana_colour(t, base[i], wild))
            count += 1
    # Mana form a matroid: what is chosen can be completed if the points it leaves open fit into the rest of the cost.
    return shortfall(mine.single, mine.flexible, need) <= cost - count


def automatic_payment(t: ZTable, seat: int, card: int, cost: int, chosen: int) -> int:
    """The payment that spares most: Neutral Mana first, then neutral cards, then the weakest."""
    base = t.zones[BASE + seat]
    total = cost % WITHOUT_COLOURS
    order = [i for i in range(len(base)) if not t.rested[base[i]] and not chosen >> i & 1]
    order.sort(key=lambda i: _worth(t, base[i]))
    count = sum([1 for i in range(len(base)) if chosen >> i & 1])
    for i in order:
        if count < total and can_complete(t, seat, card, cost, chosen | 1 << i):
            chosen |= 1 << i
            count += 1
    return chosen


def _worth(t: ZTable, mana: int) -> int:
    record = t.cards[t.what[mana]]
    colours = 1000 if record.colour | t.hue[mana] else 0
    return colours + record.bp + 10 * len(record.in_base)


# -- room (ZZ-065 to ZZ-073) -------------------------------------------------------------------------------------------


def make_room_in_base(t: ZTable, seat: int, count: int) -> None:
    """ZZ-066, ZZ-R30 The owner of a full base chooses what makes room, all of it before anything arrives."""
    if base_room(t, seat) >= count:
        return
    t.ask(seat, ASK_REPLACED_MANA, take_replaced_mana)
    for mana in distinct_mana(t, seat):
        t.offer(REPLACE_MANA, mana, count)


def take_replaced_mana(table: Table, option: Option) -> None:
    t = as_ztable(table)
    replace_mana(t, option.a)
    t.then_within(make_room_in_base, t.owner[option.a], option.b)


def make_room_on_field(t: ZTable, seat: int, count: int) -> None:
    """ZZ-071, ZZ-R30 The owner of a full field chooses which minions make room."""
    if field_room(t, seat) >= count:
        return
    t.ask(seat, ASK_REPLACED_MINION, take_replaced_minion)
    for minion in t.zones[FIELD + seat]:
        t.offer(REPLACE_MINION, minion, count)


def take_replaced_minion(table: Table, option: Option) -> None:
    t = as_ztable(table)
    replace_minion(t, option.a)
    t.then_within(make_room_on_field, t.owner[option.a], option.b)


def distinct_mana(t: ZTable, seat: int) -> list[int]:
    """Mana that differ in anything that matters; of those that do not, one stands for all."""
    seen: list[tuple[int, int, int, int]] = []
    found: list[int] = []
    for mana in t.zones[BASE + seat]:
        key = (t.what[mana], t.hue[mana], t.rested[mana], int(t.stamp[mana] == t.clock[TURN]))
        if key not in seen:
            seen.append(key)
            found.append(mana)
    return found


def as_ztable(table: Table) -> ZTable:
    assert isinstance(table, ZTable)
    return table
