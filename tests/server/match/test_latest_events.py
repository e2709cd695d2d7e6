"""What a newcomer is told: the latest events, as they were noted, and no more than are kept."""

import pytest

from hexadeck import games
from hexadeck.kernel.disclosure import NotedEvent
from hexadeck.server.match import latest_events
from hexadeck.server.match.latest_events import LatestEvents


def noted_events(count: int) -> list[NotedEvent]:
    match = games.load("zenonzard").start(1)
    noted = match.note(match.opening)
    while len(noted) < count:
        noted += match.note(match.choose(0))
    return noted[:count]


@pytest.mark.parametrize("count", [0, 1, latest_events.APART, latest_events.APART + 1, 200])
@pytest.mark.parametrize("at_once", [1, 7, 200])
def test_the_latest_events_come_out_as_they_were_put_in(count: int, at_once: int) -> None:
    noted, latest = noted_events(count), LatestEvents()

    for start in range(0, count, at_once):
        latest.add(noted[start : start + at_once])

    assert [facts(event) for event in latest] == [facts(event) for event in noted[-latest_events.EVENTS_KEPT :]]


def facts(noted: NotedEvent) -> tuple[object, ...]:
    e = noted.event
    cards = (e.card, e.what, e.seen, e.other, e.other_what, e.other_seen)
    numbers = (e.seat, *cards, e.number, e.place, e.start, e.target)
    return e.kind.name, numbers, list(noted.cards), list(noted.others)
