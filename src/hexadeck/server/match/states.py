"""What one viewer gets of a history. This is the only way from a match to a message.

Everything here comes from `Match.view`, `Match.describe` and what the viewer did; so nothing here can tell more than
the engine lets this viewer see.
"""

from collections.abc import Iterable
from typing import Any, Literal, cast

import msgspec

from hexadeck.display.templates import Templates
from hexadeck.display.threat import Threat
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Match
from hexadeck.lessons.goals import YOU
from hexadeck.server.library import shown
from hexadeck.server.match.history import History, on_the_clock
from hexadeck.server.messages.live import ClockShown, LessonProgress, State
from hexadeck.server.messages.seen import EventSeen, View

encoder = msgspec.json.Encoder()


class Glimpse(msgspec.Struct, frozen=True):
    """The table and what happened, for one viewer; the view is encoded, so that it can be compared and sent."""

    view: bytes
    events: list[EventSeen]
    headline: str
    status: list[str]
    threats: list[Threat]
    decider: int | None
    turn: int


def glimpse(
    match: Match, events: Iterable[Event] | None, viewer: int | None, out_of_time: int | None = None
) -> Glimpse:
    view = match.view(viewer)
    view["result"] = on_the_clock(view["result"], out_of_time)
    seen = [] if events is None else cast(list[EventSeen], match.describe(events, viewer))
    templates = filled(match, view)
    told = (templates.headline(), templates.status(), shown(match.game).threats(view))
    return Glimpse(encoder.encode(view), seen, *told, view["decider"], match.turn)


def filled(match: Match, view: dict[str, Any]) -> Templates:
    """The templates of the game's layout, filled in from a view; seats are called as in the engine's sentences."""
    display = shown(match.game)
    return Templates(display.layout, view, [f"Player {seat + 1}" for seat in range(match.seats)], display.face_of)


def state(
    history: History,
    seen: Glimpse,
    viewer: int | None,
    now: int,
    *,
    by_bot: bool = False,
    undo_asked_by: int | None = None,
    is_undone: bool = False,
) -> State:
    is_asked = viewer is not None and seen.decider == viewer
    clock = history.clock
    running = None if history.is_clock_stopped else seen.decider
    return State(
        view=cast(View, msgspec.Raw(seen.view)),
        events=seen.events,
        headline=seen.headline,
        status=seen.status,
        threats=seen.threats,
        question=len(history.answers[viewer]) if is_asked and viewer is not None else None,
        by_bot=by_bot,
        undo=undo_for(history, viewer),
        undo_asked_by=undo_asked_by,
        undo_barred=undo_barred(history, viewer),
        clock=None if clock is None else ClockShown(left=clock.as_seen(viewer, running, now), running=running),
        turn=seen.turn,
        is_undone=is_undone,
        undone=history.undone,
        lesson=lesson_for(history, viewer),
    )


def lesson_for(history: History, viewer: int | None) -> LessonProgress | None:
    if history.lesson is None or viewer != YOU:
        return None
    progress = history.lesson.follow(history.match.choices())
    return LessonProgress(standing=progress.standing, step=progress.step, option=progress.option)


def undo_barred(history: History, viewer: int | None) -> Literal["", "nothing", "learned"]:
    """Why a seat can take nothing back while the match goes on."""
    if viewer is None or history.match.result is not None or history.undo_to(viewer) is not None:
        return ""
    return "learned" if history.has_chosen(viewer) else "nothing"


def undo_for(history: History, viewer: int | None) -> Literal["no", "free", "ask"]:
    if viewer is None or history.undo_to(viewer) is None:
        return "no"
    return "free" if history.is_undo_free(viewer) else "ask"
