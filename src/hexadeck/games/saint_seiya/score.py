"""Counting Victory Points (chapter 13): printed and conditional ones, and a sheet that says where they come from."""

from mypy_extensions import i64

from hexadeck.games.saint_seiya import clock, zones
from hexadeck.games.saint_seiya.table import Card, STable
from hexadeck.kernel.decisions import ScoreLine
from hexadeck.kernel.ids import SeatId


def card_points(t: STable, record: Card, seat: SeatId) -> i64:
    """SS-088 What one copy of a card is worth for its owner."""
    points = record.pv
    for scoring in record.scoring:
        points += scoring.points(t, seat)
    return points


def owned(t: STable, seat: SeatId) -> list[Card]:
    """SS-085, SS-R62 What counts at the end: not what is destroyed or set aside."""
    return [t.card_in_any_deal(card) for zone in zones.OWNED for card in t.zones[zone + seat]]


def points_of(t: STable, seat: SeatId) -> i64:
    """SS-085, SS-086 All cards of a player but the destroyed ones."""
    total: i64 = 0
    for record in owned(t, seat):
        total += card_points(t, record, seat)
    return total


def score_sheet(t: STable) -> tuple[ScoreLine, ...]:
    """Card by card, in the order of the card numbers: what each player has of it; cards without points are left out."""
    points: dict[int, list[int]] = {}
    for seat in range(t.seats):
        for record in owned(t, seat):
            line = points.setdefault(record.number, [0] * t.seats)
            line[seat] += card_points(t, record, seat)
    scored = [t.cards[number] for number in points if any(points[number])]
    return tuple([ScoreLine(card.full_name, tuple(points[card.number])) for card in sorted(scored, key=id_of)])


def id_of(card: Card) -> str:
    return card.id


def end_match(t: STable) -> None:
    """SS-084, SS-087, SS-R60 The most PV win; a tie is a shared victory. Who has left cannot win (SS-R84)."""
    scores = tuple([points_of(t, seat) for seat in range(t.seats)])
    best = max([scores[seat] for seat in range(t.seats) if t.is_in(seat)])
    winners = tuple([seat for seat in range(t.seats) if t.is_in(seat) and scores[seat] == best])
    rounds = t.clock[clock.ROUND]
    why = f"{rounds} rounds are over"
    if t.clock[clock.FLAMES] == 0:
        why = "The last Flame is out"
    elif t.clock[clock.ENDING]:
        why = "No card is left on the field"
    if len(winners) == 1:
        reason = f"{why}: Player {winners[0] + 1} has {best} PV."
        t.end(winners, reason, "SS-087", scores, score_sheet(t))
    else:
        t.end(winners, f"{why}: {best} PV each.", "SS-R60", scores, score_sheet(t))


def end_by_leaving(t: STable, seat: SeatId, last: SeatId) -> None:
    """SS-R84 Whoever is left alone wins, whatever the points are."""
    scores = tuple([points_of(t, other) for other in range(t.seats)])
    t.end((last,), f"Player {seat + 1} conceded.", "SS-R84", scores, score_sheet(t))
