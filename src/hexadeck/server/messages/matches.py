"""Matches, and the guests who play them."""

from typing import Any, Literal

from msgspec import Struct, field

from hexadeck.server.messages.seen import EventSeen, ResultSeen, View


class SeatWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new match."""

    who: Literal["me", "bot", "open"]
    bot: str = "greta"
    deck: str | None = None
    """A ready-made deck by name, or the text of one; null is the game's default. Games without decks have none."""
    word: str | None = None
    """For "me": what you add to the shuffle."""


class ClockSetting(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Thinking time for each seat: the bank, and what every own choice adds."""

    seconds: int
    increment: int = 0


class NewMatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/matches. Only `game` is needed: the rest is the game's default against good bots."""

    game: str
    mode: str | None = None
    seats: list[SeatWish] | None = None
    options: dict[str, Any] = field(default_factory=dict)
    clock: ClockSetting | None = None
    seed: str | None = None
    match: str | None = None
    """The id of `Commitment`, if one was asked for."""
    is_listed: bool = False
    """Whether strangers may find the table and take its open seats."""
    allows_hints: bool = False
    """Hints for everybody also with a clock among people: whoever takes a seat there agrees. Else there are none."""
    lesson: str | None = None
    """A lesson of the game by its name; it brings its own table, so nothing else may be wished for."""
    puzzle: str | None = None
    """A puzzle of the game by its id, likewise."""
    cards: str = ""
    """Home-made cards to play with, as a card file has them."""


class Player(Struct, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    """What to call them: "Guest", a chosen name, "wren bot", "open seat". Where two others have the same name, the
    number of the seat stands behind it."""
    is_you: bool
    is_here: bool
    """Whether a browser of theirs is connected; bots always are."""


class MatchInfo(Struct, kw_only=True):
    """What does not change with every choice."""

    id: str
    game: str
    title: str
    mode: str
    options: dict[str, Any]
    clock: ClockSetting | None
    seed: str
    """Shown when the match is over; empty before, because it tells the shuffles."""
    commitment: str
    """The hash of the server's part of the shuffle, known from the start; empty where the seed was chosen. The record
    of the finished match has all parts, and `hexadeck verify` does the sums."""
    players: list[Player]
    seat: int | None
    """The seat of the one who asks; null for a spectator."""
    created: str
    """ISO 8601, UTC."""
    updated: str
    status: Literal["waiting", "running", "finished"]
    """Waiting: open seats are left. Running: being played."""
    turn: int
    """The game's own count of turns, for lists."""
    is_your_decision: bool
    result: ResultSeen | None
    invite: str | None
    """The path to send to a friend; only for those who sit at the table, while a seat is open."""
    watch: str
    """The path for spectators."""
    replay: str | None
    """The path of the replay, once the match is over."""
    rematch: str | None
    """The id of the match that somebody offers as a rematch of this one."""
    cards: str = ""
    """The home-made cards of this match, for everybody to read before they sit down."""
    rematch_with: list[int] = field(default_factory=list)
    """The seats of this match whose people want the rematch; it begins when all do."""
    rematch_commitment: str = ""
    """What the server commits to for the shuffle of the rematch."""
    is_rematch_off: bool = False
    """Whether somebody has declined the rematch, or taken the offer back."""
    can_offer_rematch: bool = False
    """Whether you may offer one, for the first time or again."""
    is_listed: bool = False
    """Whether strangers may find it while seats are open."""
    allows_hints: bool = True
    """False in a match with a clock among people who have not agreed to hints."""
    lesson: str = ""
    """The name of the lesson that this is, if it is one."""
    puzzle: str = ""
    """The id of the puzzle that this is, if it is one."""


class MatchList(Struct, kw_only=True):
    """GET /api/v1/matches: this guest's matches, the latest first."""

    running: list[MatchInfo]
    finished: list[MatchInfo]


class OpenTable(Struct, kw_only=True):
    """A match that waits for anybody."""

    match: MatchInfo
    join: str
    """Where to take a seat."""


class OpenTables(Struct, kw_only=True):
    """GET /api/v1/tables: those at which somebody sits and waits now, the latest first."""

    tables: list[OpenTable]


class Carry(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/me/carry gives one; PUT on another device makes that device the same guest."""

    code: str
    """Eight letters and digits, `K7QM-4XTP`; capitals, spaces and dashes do not matter. Good once, for a quarter of an
    hour, until you ask for another. Whoever has it can play as you."""


class Report(Struct, kw_only=True):
    """GET /api/v1/matches/{id}/report: what somebody needs who is to find out what went wrong. As long as the match
    goes on it has nothing that this seat may not know."""

    version: str
    protocol: int
    rules: str
    cards: str
    match: MatchInfo
    """Without links that would let others in."""
    view: View | None
    log: list[EventSeen]
    record: dict[str, Any] | None
    """Of a finished match."""


ComplaintReason = Literal["phrases", "name", "stalling", "leaving", "cheating"]


class ComplaintAbout(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/matches/{id}/complaints: tell whoever runs the server about another player of this match. The answer
    repeats it. The one it is about is told nothing."""

    seat: int
    reason: ComplaintReason


class ProblemTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/matches/{id}/problems: tell whoever runs the server what is wrong. The answer repeats it."""

    words: str
    browser: str = ""
    """What the browser is, where that may matter."""


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/matches/{id}/join: take an open seat with the key of the invite link."""

    key: str
    seat: int | None = None
    """Null is the first open one."""
    deck: str | None = None
    word: str | None = None
    """What you add to the shuffle."""


class Commitment(Struct, kw_only=True):
    """GET /api/v1/commitment: what the server commits to for a match that is not there yet."""

    match: str
    """To be named in `NewMatch`."""
    commitment: str


class Rematch(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/matches/{id}/rematch: offer one, or want the one that is offered. The body may be left out."""

    match: str | None = None
    """The id of a commitment you asked for, if nobody has offered one yet."""
    word: str | None = None
    """What you add to its shuffle."""


class Fork(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/matches/{id}/fork: a new match that begins where this finished one stood after `at` choices."""

    at: int
    seat: int
    """The seat to sit on; bots take the others."""
    bot: str = "greta"


class Created(Struct, kw_only=True):
    """The answer to a new match, a join, a fork, a rematch and a salvage."""

    match: str
    path: str
    seat: int | None


class Me(Struct, kw_only=True):
    """GET and PATCH /api/v1/me."""

    name: str
