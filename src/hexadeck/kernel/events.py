"""Events: what could be observed, each with the viewers who saw which card it was."""

from collections.abc import Iterator

from mypy_extensions import mypyc_attr


class EventKind:
    """A kind of observable change, past tense, with its sentence: `{seat}`, `{card}`, `{other}`, `{number}`, `{place}`,
    and `{number card}` for "1 card", "2 cards".

    `rule` is the rule that made it happen, where one rule always does.
    """

    def __init__(self, name: str, template: str, rule: str = "") -> None:
        self.name = name
        self.template = template
        self.rule = rule

    def spell(self, number: int) -> str:
        """An event's number in words; a game whose numbers stand for something else than amounts has its own kind."""
        return str(number)


Happening = tuple[EventKind, int, int, int, int, int, int, int, int, int]
"""An event as the table notes it: the fields of `Event` in order."""


@mypyc_attr(acyclic=True)
class Event:
    """One change: whose it was, the card and what was printed on it, a second card, a number, a place.

    `seen` has a bit for every viewer who could tell which card it was at that moment (spectators have the last bit),
    and `other_seen` the same for the second card.
    """

    def __init__(
        self,
        kind: EventKind,
        seat: int,
        card: int,
        what: int,
        seen: int,
        other: int,
        other_what: int,
        other_seen: int,
        number: int,
        place: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.what = what
        self.seen = seen
        self.other = other
        self.other_what = other_what
        self.other_seen = other_seen
        self.number = number
        self.place = place

    @property
    def name(self) -> str:
        return self.kind.name

    def __repr__(self) -> str:
        return f"Event({self.kind.name}, seat={self.seat}, card={self.card}, other={self.other}, number={self.number})"


class Events:
    """What came of a choice, oldest first. The events themselves are made when somebody looks at them."""

    def __init__(self, happenings: list[Happening]) -> None:
        self.happenings = happenings

    def __len__(self) -> int:
        return len(self.happenings)

    def __getitem__(self, index: int) -> Event:
        return Event(*self.happenings[index])

    def __iter__(self) -> Iterator[Event]:
        return iter([Event(*happening) for happening in self.happenings])

    def __repr__(self) -> str:
        return f"Events({list(self)!r})"
