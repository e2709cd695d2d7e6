"""Who may learn what of a decision: of the question, of the choice, of what came of it, and of the past.

Everything that shows a match to somebody (views, the server's log, its clock, undo) asks here.
"""

from typing import Any, Final

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Event, Events
from hexadeck.kernel.table import Table

UNKNOWN: Final = 0
"""Nobody but the seat that is asked may know that anybody is."""
KNOWN: Final = 1
"""Everybody sees who is asked, and what kind of question it is."""
OWN: Final = 2
"""The viewer is asked and sees it all."""


def question_for(t: Table, viewer: int) -> int:
    """What a viewer may know of the question that is open."""
    if t.seat == viewer:
        return OWN
    return UNKNOWN if is_secret(t) else KNOWN


def is_secret(t: Table) -> bool:
    """Whether the others may not even know that somebody is asked; then time and number of choices must not tell."""
    return t.prompt is not None and t.prompt.secret


class Knowledge:
    """What a seat knows at a moment, to be compared with what it knows later: a card that it learned, or chance that
    decided something, makes another one. Tokens from outside the match are no news."""

    def __init__(self, newest: int, learned: int, chance: list[int], veiled: list[int]) -> None:
        self.newest = newest
        """The handle that was given last: a card that becomes known later has a higher one."""
        self.learned = learned
        self.chance = chance
        self.veiled = veiled
        """The handles of cards that the seat can point at without knowing them; a card that is turned up keeps its."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[int, ...]:
        return (self.learned, *self.chance, *self.veiled)


def knowledge_of(t: Table, seat: int) -> Knowledge:
    newest = t.last_handle[seat]
    veiled = [handle for card, handle in enumerate(t.handles[seat]) if handle > 0 and not t.is_known(card, seat)]
    return Knowledge(newest, newest - t.from_outside[seat], list(t.rng), veiled)


class NotedEvent:
    """An event with the handles that its cards had for each viewer at that moment."""

    def __init__(self, event: Event, cards: list[int], others: list[int]) -> None:
        self.event = event
        self.cards = cards
        self.others = others

    def keeps(self, data: dict[str, Any], viewer: int) -> dict[str, Any]:
        """The event's data for a viewer. A card is named by its handle only while that is still its handle: a later
        one would tell which of the cards that went through the dark it was."""
        if data["card"] is not None and data["card"] != self.cards[viewer]:
            data["card"] = None
        if data["other"] is not None and data["other"] != self.others[viewer]:
            data["other"] = None
        return data


def note(t: Table, events: Events) -> list[NotedEvent]:
    """Events to be told later; note them right after the choice that made them."""
    return [NotedEvent(event, _handles(t, event.card), _handles(t, event.other)) for event in events]


def _handles(t: Table, card: int) -> list[int]:
    if card == NOTHING:
        return []
    return [t.handles[viewer][card] for viewer in range(t.seats + 1)]
