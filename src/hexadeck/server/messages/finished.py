"""A finished match: its replay, and what decided it."""

from typing import Literal

from msgspec import Struct

from hexadeck.server.messages.matches import MatchInfo
from hexadeck.server.messages.seen import EventSeen, View


class Replay(Struct, kw_only=True):
    """GET /api/v1/matches/{id}/replay, for finished matches."""

    match: MatchInfo
    length: int
    """How many choices there were; frames are numbered 0 (the opening) to length."""
    turns: list[int]
    """The frames at which turns began."""
    rounds: list[int]
    """For each turn the round in which it began; 0 where the game does not count rounds."""
    deciders: list[int]
    """For each choice the seat that made it."""


class Frame(Struct, kw_only=True):
    """The table after so many choices."""

    at: int
    view: View
    events: list[EventSeen]
    headline: str
    status: list[str]
    """Both as in `State`."""
    chosen: str
    """What was chosen to get here, in words; empty at the opening and for viewers who could not know."""


class Frames(Struct, kw_only=True):
    """GET /api/v1/matches/{id}/frames?as=0&from=0&count=50; `as` is a seat, `watch` or `all`."""

    frames: list[Frame]


class MomentInfo(Struct, kw_only=True):
    """A point of the curve: after so many choices, how likely each seat looked to win, in hundredths of a percent."""

    at: int
    turn: int
    chances: list[int] | None
    """Null where the judgement tells nothing."""


class TurningPointInfo(Struct, kw_only=True):
    """A decision at which something better was there. Chances are in hundredths of a percent."""

    at: int
    """How many choices were made before."""
    turn: int
    seat: int
    question: str
    chosen: str
    better: str
    chance: int
    """With what was chosen."""
    better_chance: int
    less: int
    """How much worse it was, in the same worlds, and the standard error of that."""
    error: int
    gains: list[str]
    """What the better choice is better for, in the game's words; and what it is worse for."""
    losses: list[str]


class AnalysisInfo(Struct, kw_only=True):
    sides: list[int]
    """The side of every seat; seats of one side win together."""
    moments: list[MomentInfo]
    turning_points: list[TurningPointInfo]
    """The largest first."""


class AnalysisState(Struct, kw_only=True):
    """GET and POST /api/v1/matches/{id}/analysis: how far the analysis of a finished match is."""

    state: Literal["none", "running", "done"]
    percent: int
    analysis: AnalysisInfo | None
    """When it is done."""
