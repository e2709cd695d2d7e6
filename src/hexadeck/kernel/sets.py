"""Choosing a set of cards: one way for all games.

A step that wants a set keeps what has been picked so far in its row, asks, offers ready-made sets where it likes
(`t.offer_set`), and then calls `choose_set`. Adding a card runs the same step again with a longer row; the answer is
called once, with the whole set in `t.chosen`.

    def pay(t, seat, card, picked):
        t.ask(seat, asks.PAYMENT, steps.take_payment, card)
        choose_set(t, candidates, picked, 1, len(candidates), weights, price)
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.decisions import ADD, CANCEL, DONE, NOTHING
from hexadeck.kernel.hindrance import CHOSEN_ALREADY, ENOUGH_CHOSEN, OUT_OF_REACH
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.rows import Row, append, has, no_numbers, room_for, row_of
from hexadeck.kernel.table import Table

READY_MADE: Final = 6
"""How many sets that pay are offered at once; any other can be picked by hand."""
WEIGHTLESS: Final = no_numbers()
"""No card counts anything: only their number matters."""
NOBODY: Final = no_numbers()
"""No card in particular has to be in the set."""
MOST_CANDIDATES: Final = 12
"""Ready-made sets are looked for among so many cards, the heaviest ones."""


def choose_set(
    t: Table,
    candidates: Row,
    picked: Row,
    least: i64,
    most: i64,
    weights: Row = WEIGHTLESS,
    goal: i64 = 0,
    cancel: bool = False,
    needed: Row = NOBODY,
) -> None:
    """Offer one more card, and to be done where enough are picked. Only cards from which the goal can be reached.

    Where cards are `needed`, one of them has to be in the set.
    """
    total: i64 = 0
    for card in picked:
        total += weight_of(candidates, weights, card)
    t.begin_set(picked, least, most, total, goal)
    room = most - len(picked)
    t.refuse_each(CHOSEN_ALREADY, ADD, picked)
    if room > 0 or t.is_asked_why:
        for card in candidates:
            if not has(picked, card):
                if room <= 0:
                    t.refuse(t.hindered(ENOUGH_CHOSEN, most), ADD, card)
                    continue
                rest = goal - total - weight_of(candidates, weights, card)
                is_enough = rest <= 0 or reach(candidates, weights, picked, card, room - 1) >= rest
                if is_enough:
                    t.offer(ADD, card)
                else:
                    t.refuse(t.hindered(OUT_OF_REACH, goal), ADD, card)
    if least <= len(picked) and total >= goal and (len(needed) == 0 or has_any(picked, needed)):
        t.offer(DONE)
    if cancel:
        t.offer(CANCEL)


def weight_of(candidates: Row, weights: Row, card: CardId) -> i64:
    """What a card counts; without weights, nothing."""
    if len(weights) == 0:
        return 0
    for i in range(len(candidates)):
        if candidates[i] == card:
            return weights[i]
    return 0


def reach(candidates: Row, weights: Row, picked: Row, card: CardId, room: i64) -> i64:
    """The most that so many further cards can bring."""
    others = [weight_of(candidates, weights, other) for other in candidates if other != card and not has(picked, other)]
    others.sort(reverse=True)
    return sum([weight for weight in others[:room] if weight > 0])


def has_any(picked: Row, needed: Row) -> bool:
    for card in needed:
        if has(picked, card):
            return True
    return False


def sets_that_pay(
    candidates: Row, weights: Row, goal: i64, least: i64 = 1, needed: Row = NOBODY, faces: Row = NOBODY
) -> list[Row]:
    """Sets that reach the goal and need every card of theirs: exact ones first, then those that waste least, each with
    few cards before many. Where `faces` are given, copies that count the same stand for each other."""
    order = row_of(sorted(range(len(candidates)), key=lambda i: -weights[i])[:MOST_CANDIDATES])
    found: list[tuple[int, int, list[int]]] = []
    known: set[tuple[tuple[int, int], ...]] = set()
    for bits in range(1, 1 << len(order)):
        total: i64 = 0
        for k in range(len(order)):
            if bits >> k & 1:
                total += weights[order[k]]
        if total < goal:
            continue
        members = [order[k] for k in range(len(order)) if bits >> k & 1]
        if len(members) >= least and _needs_all(members, candidates, weights, total - goal, least, needed):
            alike = tuple(sorted([(faces[i], weights[i]) if len(faces) else (i, 0) for i in members]))
            if alike not in known:
                known.add(alike)
                found.append((total - goal, len(members), sorted(members)))
    found.sort()
    return [row_of([candidates[i] for i in members]) for _, _, members in found[:READY_MADE]]


def _needs_all(members: list[int], candidates: Row, weights: Row, waste: i64, least: i64, needed: Row) -> bool:
    """Whether the set would not do without any one of its cards."""
    wanted = [i for i in members if has(needed, candidates[i])]
    if len(needed) > 0 and not wanted:
        return False
    if len(members) == least:
        return True
    spare = [i for i in members if wanted != [i]]
    return all([weights[i] > waste for i in spare])


def without_copies(t: Table, cards: Row) -> Row:
    """One card of each face: to whoever holds them, copies are alike. Who asks why may ask about any of them."""
    if t.is_asked_why:
        return cards
    kept = room_for(len(cards))
    for card in cards:
        if not is_among(t, card, kept):
            kept = append(kept, card)
    return kept


def is_among(t: Table, card: CardId, cards: Row) -> bool:
    """Whether a copy of the card is among these."""
    return t.next_like(card, cards) != NOTHING
