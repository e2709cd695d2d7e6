"""The latest events of a match, for whoever comes to it: packed, because thousands of matches keep them."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Raw, msgpack

from hexadeck.kernel.disclosure import NotedEvent
from hexadeck.kernel.events import EVENT_KINDS, Event

EVENTS_KEPT: Final = 150
"""What a newcomer is told."""
APART: Final = 30
"""How many are kept one by one before they join the others: each by itself takes three times as much room."""


class LatestEvents:
    """As they were noted, the oldest first."""

    __slots__ = ("_apart", "_together")

    def __init__(self) -> None:
        self._together = msgpack.encode(())
        self._apart: list[bytes] = []

    def add(self, events: Iterable[NotedEvent]) -> None:
        self._apart += [packed(noted) for noted in events]
        if len(self._apart) > APART:
            self._together = msgpack.encode(self._all())
            self._apart = []

    def __iter__(self) -> Iterator[NotedEvent]:
        return map(unpacked, self._all())

    def _all(self) -> list[Raw]:
        together = msgpack.decode(self._together, type=list[Raw])
        return [*together, *map(Raw, self._apart)][-EVENTS_KEPT:]


def packed(noted: NotedEvent) -> bytes:
    """A noted event in a few bytes."""
    e = noted.event
    cards = (e.card, e.what, e.seen, e.other, e.other_what, e.other_seen)
    numbers = (e.seat, *cards, e.number, e.place, e.start, e.target)
    return msgpack.encode((e.kind.number, numbers, noted.cards, noted.others))


def unpacked(data: Raw) -> NotedEvent:
    kind, numbers, cards, others = msgpack.decode(data)
    return NotedEvent(Event(EVENT_KINDS[kind], *numbers), cards, others)
