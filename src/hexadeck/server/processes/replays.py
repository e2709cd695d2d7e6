"""Replays: a finished match frame by frame, as a seat saw it, as spectators did, or with all cards open.

Read in a worker process: a long match takes longer than the event loop may wait.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal, cast

from msgspec import Struct

from hexadeck.kernel.events import Event, Events
from hexadeck.kernel.game import CONCEDE_PART, OFFER_DRAW, Match
from hexadeck.server.library import shown
from hexadeck.server.match.setup import MatchSetup, check_state
from hexadeck.server.match.states import encoder, filled
from hexadeck.server.messages.finished import Frame, Frames
from hexadeck.server.messages.seen import EventSeen, View

BETWEEN: Final = 25
"""How many choices lie between two places from which reading can continue."""
KEPT: Final = 20

Viewer = int | Literal["watch", "all"]

_readings: OrderedDict[str, "Reading"] = OrderedDict()


class Outline(Struct, frozen=True):
    """What there is to scrub through."""

    turns: list[int]
    rounds: list[int]
    deciders: list[int]


class Reading:
    """A match that is being read, with copies of it on the way."""

    def __init__(self, setup: MatchSetup, choices: Sequence[int]) -> None:
        self._choices = choices
        self._places: list[tuple[Match, Events]] = []
        self.outline = Outline([], [], [])
        match = setup.start()
        events, turn = match.opening, 0
        for at in range(len(choices) + 1):
            if at % BETWEEN == 0:
                self._places.append((match.clone(), events))
            before, turn = turn, match.turn
            if turn != before:
                self.outline.turns.append(at)
                self.outline.rounds.append(shown(match.game).round_in(match.view(None)))
            if at < len(choices):
                self.outline.deciders.append(_decider(match, choices[at]))
                events = match.repeat(choices[at])
        check_state(match, setup.end)

    def frames(self, viewer: Viewer, first: int, count: int) -> Frames:
        # From a place before the first frame, which tells what was chosen to get there.
        place = max(0, first - 1) // BETWEEN
        kept, events = self._places[place]
        match = kept.clone()
        frames: list[Frame] = []
        chosen = ""
        for at in range(place * BETWEEN, min(first + count, len(self._choices) + 1)):
            if at >= first:
                frames.append(_frame(match, events, viewer, at, chosen))
            if at < len(self._choices):
                chosen = _chosen(match, self._choices[at], viewer)
                events = match.repeat(self._choices[at])
        return Frames(frames=frames)


def _frame(match: Match, events: Events, viewer: Viewer, at: int, chosen: str) -> Frame:
    seat = viewer if isinstance(viewer, int) else None
    if viewer == "all":
        match = match.opened()
        seen = match.describe(_opened(events, match.seats), None)
    else:
        seen = match.describe(events, seat)
    view = match.view(seat)
    templates = filled(match, view)
    return Frame(
        at=at,
        view=cast(View, view),
        events=cast(list[EventSeen], seen),
        headline=templates.headline(),
        status=templates.status(),
        chosen=chosen,
    )


def _opened(events: Events, seats: int) -> list[Event]:
    """The events as if spectators had known every card."""
    spectators = 1 << seats
    found = list(events)
    for event in found:
        event.seen |= spectators
        event.other_seen |= spectators
    return found


def _decider(match: Match, choice: int) -> int:
    return -1 - choice if match.seat is None or OFFER_DRAW < choice < 0 else match.seat


def _chosen(match: Match, choice: int, viewer: Viewer) -> str:
    """An option is read by the seat it is offered to, and by nobody else."""
    if viewer != "all" and viewer != _decider(match, choice):
        return ""
    if choice == CONCEDE_PART:
        return f"Concede the {match.game.part}"
    if choice < 0:
        return "Offer a draw" if choice == OFFER_DRAW else "Concede"
    return match.sentence(match.options[choice])


# -- run in a worker process -------------------------------------------------------------------------------------------


def read_outline(id: str, setup: MatchSetup, choices: Sequence[int]) -> Outline:
    return _reading(id, setup, choices).outline


def read_frames(id: str, setup: MatchSetup, choices: Sequence[int], viewer: Viewer, first: int, count: int) -> bytes:
    """Encoded, so that the event loop has nothing more to do."""
    return encoder.encode(_reading(id, setup, choices).frames(viewer, first, count))


def read_record(setup: MatchSetup, choices: Sequence[int], shuffle: dict[str, Any] | None) -> bytes:
    match = setup.start()
    for choice in choices:
        match.repeat(choice)
    check_state(match, setup.end)
    record = match.record()
    return encoder.encode(record if shuffle is None else record | {"shuffle": shuffle})


def _reading(id: str, setup: MatchSetup, choices: Sequence[int]) -> Reading:
    reading = _readings.pop(id, None) or Reading(setup, choices)
    _readings[id] = reading
    if len(_readings) > KEPT:
        _readings.popitem(last=False)
    return reading
