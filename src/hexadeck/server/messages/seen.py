"""What the engine says (`Match.view`, `Match.describe`), sent as it is: views, events and options."""

from typing import Any, NotRequired, TypedDict

from hexadeck.kernel.roles import EventRole, VerbRole


class CardSeen(TypedDict):
    """A card that the viewer knows, with what the game shows of it besides; an unknown card is null.

    A card that the viewer can only point at has the id "face-down".
    """

    handle: int
    id: str
    name: str
    face_down: NotRequired[bool]
    """Whether it lies face down; its owner may know it all the same."""
    slot: NotRequired[int]
    """Where its zone has slots: in which one it lies, counted from 0."""
    host: NotRequired[int | None]
    """The card at which it lies, where it lies at one."""
    origins: NotRequired[dict[str, list[tuple[str, str]]]]
    """Which cards and effects change its numbers, by field, each with what it does to it: "+100"."""


class PlaceSeen(TypedDict):
    """A zone, or a slot of it; the seat is null where it belongs to the whole table."""

    zone: str
    seat: int | None
    slot: int


class SetSeen(TypedDict):
    """A set of cards that is being chosen: what is picked, how many it has, what it must add up to (0 for nothing)."""

    picked: list[int | None]
    least: int
    most: int
    total: int
    goal: int


class PromptSeen(TypedDict):
    kind: str
    rule: str
    sentence: NotRequired[str]
    """Only for the seat that decides."""


class OptionSeen(TypedDict):
    """An answer: its index in the list is what `choose` sends."""

    verb: str
    roles: list[VerbRole]
    sentence: str
    card: NotRequired[int | None]
    other: NotRequired[int | None]
    print: NotRequired[str]
    seat: NotRequired[int]
    number: NotRequired[int]
    word: NotRequired[int]
    place: NotRequired[PlaceSeen]
    square: NotRequired[str]
    """A square of the board by its name, as in `e4`."""
    cards: NotRequired[list[int | None]]


class ResultSeen(TypedDict):
    winners: list[int]
    scores: list[int]
    places: list[int]
    """The place of every seat, 1 for the winners; equals share one."""
    sheet: list[tuple[str, list[int]]]
    """How the scores came about, line by line: what was counted, and the points of every seat."""
    reason: str
    rule: str


class TableSeen(TypedDict):
    """Fields and shared zones of the table by name, and for each seat its counters and zones by name."""

    seats: list[dict[str, Any]]


class View(TypedDict):
    """All that one seat may see; a spectator's has seat null."""

    game: str
    seat: int | None
    table: TableSeen
    decider: int | None
    prompt: PromptSeen | None
    options: list[OptionSeen]
    set: NotRequired[SetSeen]
    may_offer_draw: NotRequired[bool]
    """Set for the seat that is asked, where a draw may be offered instead of answering."""
    result: ResultSeen | None


class EventSeen(TypedDict):
    event: str
    roles: list[EventRole]
    """What it is in the log: see `hexadeck.kernel.roles`."""
    sentence: str
    rule: str
    seat: int | None
    card: int | None
    other: int | None
    number: int
    start: NotRequired[str]
    """On a board: the square from which it led."""
    target: NotRequired[str]
    """The square to which it led, or where it was."""
