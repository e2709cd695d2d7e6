"""Events: what could be observed, each with the viewers who saw which card it was."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.roles import EventRole
from hexadeck.kernel.rows import Row


@mypyc_attr(allow_interpreted_subclasses=True)
class EventKind:
    """A kind of observable change, past tense, with its sentence: `{seat}`, `{card}`, `{other}`, `{number}`, `{place}`,
    the squares `{start}` and `{target}` of a board, and `{number card}` for "1 card", "2 cards".

    `rule` is the rule that made it happen, where one rule always does. Cards that listen hear it as `heard`, about its
    card, and as `heard_by_other`, about its second card. What has no sentence is heard and not seen. `roles` say what
    it is in the log; without any it is a consequence like most.
    """

    def __init__(
        self,
        name: str,
        template: str,
        rule: str = "",
        heard: i64 = NOTHING,
        heard_by_other: i64 = NOTHING,
        roles: tuple[EventRole, ...] = (),
    ) -> None:
        self.number: i64 = len(EVENT_KINDS)
        EVENT_KINDS.append(self)
        self.name = name
        self.template = template
        self.rule = rule
        self.heard: i64 = heard
        self.heard_by_other: i64 = heard_by_other
        self.roles = roles

    def spell(self, number: int) -> str:
        """An event's number in words; a game whose numbers stand for something else than amounts has its own kind."""
        return str(number)


EVENT_KINDS: Final[list[EventKind]] = []
"""By their numbers."""


@mypyc_attr(acyclic=True)
class Event:
    """One change: whose it was, the card and what was printed on it, a second card, a number, a place; on a board the
    squares from which and to which it led.

    `seen` has a bit for every viewer who could tell which card it was at that moment (spectators have the last bit),
    and `other_seen` the same for the second card.
    """

    def __init__(
        self,
        kind: EventKind,
        seat: SeatId,
        card: CardId,
        what: i64,
        seen: i64,
        other: i64,
        other_what: i64,
        other_seen: i64,
        number: i64,
        place: i64,
        start: i64,
        target: i64,
    ) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.card: i64 = card
        self.what: i64 = what
        self.seen: i64 = seen
        self.other: i64 = other
        self.other_what: i64 = other_what
        self.other_seen: i64 = other_seen
        self.number: i64 = number
        self.place: i64 = place
        self.start: i64 = start
        self.target: i64 = target

    @property
    def name(self) -> str:
        return self.kind.name

    def __repr__(self) -> str:
        return f"Event({self.kind.name}, seat={self.seat}, card={self.card}, other={self.other}, number={self.number})"


EVENT_SIZE: Final[i64] = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class Events:
    """What came of a choice, oldest first. The events themselves are made when somebody looks at them."""

    __slots__ = ("happenings",)

    def __init__(self, happenings: Row) -> None:
        self.happenings = happenings

    def __len__(self) -> int:
        return len(self.happenings) // EVENT_SIZE

    def last(self, count: int) -> "Events":
        """The latest, at most this many."""
        return Events(self.happenings[max(0, len(self) - count) * EVENT_SIZE :])

    def at(self, index: i64) -> Event:
        h = self.happenings
        i = index * EVENT_SIZE
        return Event(
            EVENT_KINDS[h[i]],
            h[i + 1],
            h[i + 2],
            h[i + 3],
            h[i + 4],
            h[i + 5],
            h[i + 6],
            h[i + 7],
            h[i + 8],
            h[i + 9],
            h[i + 10],
            h[i + 11],
        )

    def __getitem__(self, index: int) -> Event:
        count = len(self)
        if not -count <= index < count:
            raise IndexError(index)
        return self.at(index if index >= 0 else index + count)

    def __iter__(self) -> Iterator[Event]:
        return iter([self.at(index) for index in range(len(self.happenings) // EVENT_SIZE)])

    def __repr__(self) -> str:
        return f"Events({list(self)!r})"
