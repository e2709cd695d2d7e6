"""Mana and paying costs, and room in base and field (chapters 7 to 9)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.durations import has_change
from hexadeck.cardtext.statements import is_said_to, sum_said, sum_said_to
from hexadeck.games.zenonzard import asks, changes, clock, colours, events, limits, modifiers, steps, verbs, why, zones
from hexadeck.games.zenonzard.actions import base_room, field_room, replace_mana, replace_minion
from hexadeck.games.zenonzard.statements import ThisCosts
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.hindrance import CHOSEN_ALREADY, Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.origins import Origins
from hexadeck.kernel.rows import Row, append, has, joined, no_numbers, on_top, room_for, row_of

WITHOUT_COLOURS: Final = 1000
"""Added to a price whose colours need not be paid, because the whole cost has become 0 (ZZ-R35)."""


def price(t: ZTable, card: CardId, origins: Origins | None = None) -> i64:
    """ZZ-022, ZZ-058, ZZ-R35 What a card in the hand costs now; reductions stop at the Colored Cost."""
    record = t.cards[t.face(card)]
    basic = record.cost - record.coloured_cost
    coloured = record.coloured_cost
    for ability in record.in_hand:
        assert isinstance(ability, ThisCosts)
        if ability.works(t, card):
            before = basic + coloured
            if ability.free:
                basic = 0
                coloured = 0
            elif ability.basic_free:
                basic = 0
            else:
                basic += ability.difference(t, card)
            if origins is not None:
                origins.plus(card, basic + coloured - before)
    basic += sum_said(t, modifiers.COSTS, card, NOTHING, origins)
    total = max(0, basic) + coloured
    return total if coloured or not record.coloured_cost else total + WITHOUT_COLOURS


def largest_reduction(t: ZTable, seat: SeatId) -> i64:
    """By how much some card in a player's hand may be cheaper, as far as the others can tell."""
    return -sum_said_to(t, modifiers.COSTS, seat)


def mana_colour(t: ZTable, card: CardId, wild: bool) -> i64:
    """ZZ-019, ZZ-062 The colours a mana can pay for; neutral pays Basic Cost only unless an effect makes it wild."""
    colour = t.cards[t.face(card)].colour
    return colours.ANY if wild and colour == colours.NONE else colour


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """Some mana of a player, counted by what they can pay for: `single` has four bits for each colour."""

    def __init__(self) -> None:
        self.total: i64 = 0
        self.single: i64 = 0
        self.flexible = no_numbers()

    def add(self, colours: i64) -> None:
        self.total += 1
        if colours:
            counted = _SINGLE[colours]
            if counted:
                self.single += counted
            else:
                self.flexible = append(self.flexible, colours)

    def of_colour(self, colour: i64) -> i64:
        """How many of them can pay for a colour, by its number."""
        count = self.single >> 4 * colour & 15
        for flexible in self.flexible:
            count += flexible >> colour & 1
        return count

    def shortfall(self, need: Row) -> i64:
        """How many coloured points these mana cannot pay, used as well as possible."""
        lack: i64 = 0
        i: i64 = 0
        while i < len(need):
            missing = need[i + 1] - (self.single >> 4 * need[i] & 15)
            if missing > 0:
                lack += missing
            i += 2
        if lack == 0 or len(self.flexible) == 0:
            return lack
        open_points = [0, 0, 0, 0, 0, 0]
        for k in range(0, len(need), 2):
            open_points[need[k]] = max(0, need[k + 1] - (self.single >> 4 * need[k] & 15))
        return lack - _most_covered(open_points, self.flexible, 0)


def why_not_colours(t: ZTable, need: Row, purse: Purse, lack: i64) -> Hindrance:
    """ZZ-058 The first colour that there is too little of; or there is enough of each, but not for all together."""
    i: i64 = 0
    while i < len(need):
        there = purse.of_colour(need[i])
        if there < need[i + 1]:
            return t.hindered(why.TOO_LITTLE_COLOUR if there else why.NO_SUCH_COLOUR, need[i + 1], there, need[i])
        i += 2
    return t.hindered(why.TOO_FEW_COLOURS, lack)


def active_mana(t: ZTable, seat: SeatId) -> Purse:
    """ZZ-027 Only Active mana can be spent."""
    wild = is_said_to(t, modifiers.WILD_MANA, seat)
    purse = Purse()
    total: i64 = 0
    single: i64 = 0
    for card in t.zones[zones.BASE + seat]:
        if not t.rested[card]:
            total += 1
            found = t.cards[t.face(card)].colour
            if found == colours.NONE and wild:
                found = colours.ANY
            if found:
                counted = _SINGLE[found]
                if counted:
                    single += counted
                else:
                    purse.flexible = append(purse.flexible, found)
    purse.total = total
    purse.single = single
    return purse


_SINGLE: Final = row_of([{1 << i: 1 << 4 * i for i in range(6)}.get(mask, 0) for mask in range(colours.ANY + 1)])
"""What a mana of one colour adds to the count of singles; 0 for several colours."""


def _most_covered(open_points: list[int], flexible: Row, index: i64) -> i64:
    """How many open points mana of several colours can pay; wild ones take whatever is left over."""
    if index == len(flexible):
        return 0
    if flexible[index] == colours.ANY:
        others = _most_covered(open_points, flexible, index + 1)
        return others + 1 if others < sum(open_points) else others
    best = _most_covered(open_points, flexible, index + 1)
    for colour in range(6):
        if open_points[colour] and flexible[index] >> colour & 1:
            open_points[colour] -= 1
            best = max(best, 1 + _most_covered(open_points, flexible, index + 1))
            open_points[colour] += 1
    return best


# -- payment -----------------------------------------------------------------------------------------------------------


def pay(t: ZTable, seat: SeatId, card: CardId, cost: i64, chosen: Row) -> None:
    """ZZ-060, ZZ-R36 The player rests exactly the cost, with enough of the required colours."""
    left = cost % WITHOUT_COLOURS - len(chosen)
    if left == 0:
        if len(chosen) > 0:
            rest_mana(t, seat, card, chosen)
        return
    free = _free_mana(t, seat, chosen)
    if len(free) == left:
        rest_mana(t, seat, card, joined(chosen, free))
        return
    kinds = _payable_kinds(t, seat, card, cost, chosen, free)
    if len(kinds) == 1:
        rest_mana(t, seat, card, automatic_payment(t, seat, card, cost, chosen))
        return
    t.ask(seat, asks.PAYMENT, steps.take_payment, card, left)
    t.offer(verbs.PAY_AUTO)
    for mana in kinds:
        t.offer(verbs.PAY, mana)
    if t.is_asked_why:
        refuse_mana(t, seat, chosen, kinds)


def take_payment(t: ZTable, option: Option) -> None:
    """One more mana, or the rest automatically."""
    question = t.asked
    assert isinstance(question, Step)
    if option.verb is verbs.PAY_AUTO:
        seat, card = question.a, question.b
        rest_mana(t, seat, card, automatic_payment(t, seat, card, question.c, question.row))
    else:
        t.then_frame(question.with_one_more(option.a))


def refuse_mana(t: ZTable, seat: SeatId, chosen: Row, kinds: Row) -> None:
    """ZZ-027, ZZ-058 What cannot be rested next."""
    t.refuse_each(CHOSEN_ALREADY, verbs.PAY, chosen)
    for mana in t.zones[zones.BASE + seat]:
        if t.rested[mana]:
            t.refuse(why.MANA_RESTED, verbs.PAY, mana)
        elif not has(kinds, mana) and not has(chosen, mana):
            t.refuse(why.OTHER_COLOURS, verbs.PAY, mana)


def rest_mana(t: ZTable, seat: SeatId, card: CardId, chosen: Row) -> None:
    """ZZ-060 Turn the chosen mana to Rested."""
    for mana in chosen:
        t.rested[mana] = 1
    t.tell(events.PAID, seat, card, number=len(chosen))


def _free_mana(t: ZTable, seat: SeatId, chosen: Row) -> Row:
    """Every Active mana that is not chosen yet."""
    free = room_for(limits.BASE_LIMIT)
    for mana in t.zones[zones.BASE + seat]:
        if not t.rested[mana] and not has(chosen, mana):
            free = append(free, mana)
    return free


def _payable_kinds(t: ZTable, seat: SeatId, card: CardId, cost: i64, chosen: Row, free: Row) -> Row:
    """One Active mana of every kind that can be rested next; mana of one kind are interchangeable (D6)."""
    open_points = _open_points(t, seat, card, cost, chosen)
    only_colours = open_points > 0 and open_points == cost - len(chosen)
    kinds = room_for(limits.BASE_LIMIT)
    for mana in free:
        if not has_like_before(t, free, mana):
            if not only_colours or _open_points(t, seat, card, cost, on_top(chosen, mana)) < open_points:
                kinds = append(kinds, mana)
    return kinds


def _open_points(t: ZTable, seat: SeatId, card: CardId, cost: i64, chosen: Row) -> i64:
    """How many coloured points the chosen mana leave to be paid.

    The cost as a whole can be paid, and mana form a matroid: so any mana may come next while fewer points are open
    than mana are still to come, and otherwise any that lowers them.
    """
    record = t.cards[t.face(card)]
    if cost >= WITHOUT_COLOURS:
        return 0
    if record.coloured_cost == 0 or len(chosen) == 0:
        return record.coloured_cost
    wild = is_said_to(t, modifiers.WILD_MANA, seat)
    purse = Purse()
    for mana in chosen:
        purse.add(mana_colour(t, mana, wild))
    return purse.shortfall(record.need)


def automatic_payment(t: ZTable, seat: SeatId, card: CardId, cost: i64, chosen: Row) -> Row:
    """The payment that spares most: Neutral Mana first, then neutral cards, then the weakest."""
    left = cost % WITHOUT_COLOURS - len(chosen)
    open_points = _open_points(t, seat, card, cost, chosen)
    base = t.zones[zones.BASE + seat]
    order = [
        _worth(t, base[i]) << 4 | i for i in range(len(base)) if not t.rested[base[i]] and not has(chosen, base[i])
    ]
    order.sort()
    for ranked in order:
        if left == 0:
            break
        with_it = on_top(chosen, base[ranked & 15])
        after = _open_points(t, seat, card, cost, with_it) if open_points else 0
        if open_points < left or after < open_points:
            chosen = with_it
            left -= 1
            open_points = after
    return chosen


def _worth(t: ZTable, mana: i64) -> i64:
    record = t.cards[t.face(mana)]
    return (1000 if record.colour else 0) + record.bp + 10 * len(t.book.working(record.number, zones.BASE))


# -- room (ZZ-065 to ZZ-073) -------------------------------------------------------------------------------------------


def make_room_in_base(t: ZTable, seat: SeatId, count: i64) -> None:
    """ZZ-066, ZZ-R30 The owner of a full base chooses what makes room, all of it before anything arrives."""
    if base_room(t, seat) >= count:
        return
    t.ask(seat, asks.REPLACED_MANA, steps.take_replaced_mana)
    base = t.zones[zones.BASE + seat]
    for mana in base:
        if not has_like_before(t, base, mana):
            t.offer(verbs.REPLACE_MANA, mana, count)


def take_replaced_mana(t: ZTable, option: Option) -> None:
    replace_mana(t, option.a)
    t.then_within(steps.make_room_in_base, t.owner[option.a], option.b)


def make_room_on_field(t: ZTable, seat: SeatId, count: i64) -> None:
    """ZZ-071, ZZ-R30 The owner of a full field chooses which minions make room."""
    if field_room(t, seat) >= count:
        return
    t.ask(seat, asks.REPLACED_MINION, steps.take_replaced_minion)
    for minion in t.zones[zones.FIELD + seat]:
        t.offer(verbs.REPLACE_MINION, minion, count)


def take_replaced_minion(t: ZTable, option: Option) -> None:
    replace_minion(t, option.a)
    t.then_within(steps.make_room_on_field, t.owner[option.a], option.b)


def has_like_before(t: ZTable, base: Row, mana: i64) -> bool:
    """Whether a mana with its print, its state and its limits comes before it, which stands for both."""
    place = t.next_like(mana, base)
    while place != NOTHING and base[place] != mana:
        other = base[place]
        if t.rested[other] == t.rested[mana]:
            turn = t.clock[clock.TURN]
            if (t.stamp[other] == turn) == (t.stamp[mana] == turn):
                if not t.changes or has_change(t.changes, other, changes.STAYS_RESTED) == has_change(
                    t.changes, mana, changes.STAYS_RESTED
                ):
                    return not t.is_asked_why
        place = t.next_like(mana, base, place + 1)
    return False
