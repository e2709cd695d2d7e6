"""What a store keeps and promises, whichever database is behind it. `opening.open_store` gives one."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from hexadeck.kernel.errors import HexadeckError

EntryKind = Literal["choice", "concede", "timeout", "undo"]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "finished"]
Told = Callable[[str | None], None]
"""Called with the id of a match that another process changed; with None when any match may have changed."""

Heard = Callable[[str], None]
"""Called with what another process says."""

RECENT: Final = 1024


class StoreError(HexadeckError):
    """The database cannot be used; says what to do. Of a write it is not known whether it is on disk: load again."""


class Damaged(StoreError):
    """What the database says of a match cannot be what was written, and not even a part of it can be told."""


class Conflict(HexadeckError):
    """Somebody else was first: a number of the log or a seat is taken. Nothing has changed; load again."""


class Entry(Struct, frozen=True):
    """One line of a match's log. Its number is its place in the log, counted from 0."""

    kind: EntryKind
    seat: int
    """Who chose, conceded, ran out of time or took back."""
    value: int
    """The option's index, or the number of entries that an undo goes back to; 0 otherwise."""
    time: int
    """Milliseconds since 1970, UTC, as all times here."""
    state: str = ""
    """The hash of what this led to; now and then, so that readers of the log see whether it still leads there."""


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits in a seat: a person has a guest id, a bot its name, an open seat neither."""

    kind: SeatKind
    guest: str | None = None
    bot: str | None = None
    deck: str | None = None
    """The deck wished for by name."""
    word: str | None = None
    """What the guest adds to the shuffle."""


class Guest(Struct, frozen=True):
    id: str
    name: str


PaperKind = Literal["deck", "cards"]


class Paper(Struct, frozen=True, kw_only=True):
    """What a guest has written and keeps here: a deck or a set of cards, as text."""

    kind: PaperKind
    game: str
    name: str
    text: str
    updated: int


class Complaint(Struct, frozen=True, kw_only=True):
    """One player of a match about another."""

    match: str
    guest: str
    """Who complains."""
    about: str
    """The guest it is about."""
    name: str
    """What that one was called then."""
    reason: str
    time: int


class Problem(Struct, frozen=True, kw_only=True):
    """What a player of a match says is wrong with the program."""

    match: str
    guest: str
    time: int
    length: int
    """How many entries the log had then."""
    words: str
    browser: str


class Claim(Struct, frozen=True):
    """A server is at work on the analysis of a match. Others leave it alone until the time is up."""

    match: str
    server: str
    guest: str
    """Who asked for it."""
    percent: int
    until: int


class Summary(Struct, frozen=True, kw_only=True):
    """What lists show of a match as it goes on, so that they need not read its log."""

    status: Status
    turn: int
    decider: int | None
    result: dict[str, Any] | None
    updated: int


class MatchFacts(Struct, frozen=True, kw_only=True):
    """What every match has; `setup`, `options` and `clock` are JSON that the store does not look into."""

    id: str
    game: str
    rules: str
    """The version of the rules."""
    cards: str
    """The hash of the card set."""
    setup: dict[str, Any]
    options: dict[str, Any]
    clock: dict[str, Any] | None
    invite: str
    watch: str
    created: int
    seats: tuple[Seat, ...]
    summary: Summary


class NewStoredMatch(MatchFacts, frozen=True, kw_only=True):
    """A match as it begins."""

    entries: Sequence[Entry] = ()
    """What a fork begins with."""
    is_listed: bool = False
    """Whether it waits for anybody."""


class Overview(MatchFacts, frozen=True, kw_only=True):
    """All of a match but its log."""

    length: int
    """How many entries the log has."""
    rematch: str | None
    """The match that was started as a rematch of this one."""


class StoredMatch(Struct, frozen=True, kw_only=True):
    """A match with its log, both of the same moment."""

    overview: Overview
    entries: tuple[Entry, ...]
    names: dict[str, str | None]
    """What the guests who sit there want to be called; None if they have not said."""
    damage: str = ""
    """What is wrong with the log, as a sentence; then `entries` are those before, which are as they were written."""


class GuestMatches(Struct, frozen=True, kw_only=True):
    """The matches of a guest, the latest updated first."""

    running: list[Overview]
    """Waiting ones too."""
    finished: list[Overview]


class Stats:
    """What the store did since it was opened, for metrics; the numbers only grow, except `waiting`."""

    def __init__(self) -> None:
        self.commits = 0
        self.requests = 0
        """Requests in those commits; more than one a commit when they were written together."""
        self.seconds = 0.0
        """Spent in those commits."""
        self.recent: deque[float] = deque(maxlen=RECENT)
        """Seconds of each of the latest commits."""
        self.waiting = 0
        """Requests that are queued or being written now."""

    def count(self, requests: int, seconds: float) -> None:
        self.commits += 1
        self.requests += requests
        self.seconds += seconds
        self.recent.append(seconds)


class Store(Protocol):
    """Every method is atomic, and a write returns after it is on disk. Any may raise StoreError.

    They are many, because each is one thing that the server wants to know or keep.
    """

    @property
    def stats(self) -> Stats: ...

    async def secret(self) -> bytes:
        """The 32 random bytes that belong to this database."""
        ...

    async def guest(self, id: str) -> Guest | None: ...

    async def put_guest(self, guest: Guest) -> None:
        """New, or under a new name."""
        ...

    async def put_code(self, mark: str, guest: str, until: int, now: int) -> None:
        """Keep the mark of a code that stands for a guest; instead of the guest's former one, if there is one."""
        ...

    async def take_code(self, mark: str, now: int) -> str | None:
        """The guest that a code stands for, once; None if there is none, or its time is over."""
        ...

    async def restored(self) -> int:
        """Another number after every restore: what was given since the backup was made is not given again."""
        ...

    async def put_paper(self, guest: str, paper: Paper, most: int) -> None:
        """New, or instead of the one of that name. Conflict if the guest has so many of the kind already."""
        ...

    async def papers(self, guest: str, kind: PaperKind, game: str) -> list[Paper]:
        """The latest first."""
        ...

    async def drop_paper(self, guest: str, kind: PaperKind, game: str, name: str) -> None:
        """Nothing happens if there is none."""
        ...

    async def papers_size(self) -> int:
        """How long the texts of all guests are together."""
        ...

    async def create(self, match: NewStoredMatch) -> None:
        """Conflict if there is a match of that id."""
        ...

    async def create_rematch(self, of: str, match: NewStoredMatch, instead_of: str | None = None) -> str:
        """The id of the rematch of a match: of the new one, or of the one that somebody created before. Only the one
        named is replaced."""
        ...

    async def load(self, id: str) -> StoredMatch | None: ...

    async def overview(self, id: str) -> Overview | None: ...

    async def length(self, id: str) -> int | None:
        """How many entries the log of a match has; None if there is none."""
        ...

    async def entries(self, id: str, since: int) -> list[Entry]:
        """The log from number `since` on."""
        ...

    async def append(self, id: str, at: int, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        """Add entries numbered `at`, `at + 1`, ...; Conflict unless the log has exactly `at` entries.

        The summary, if there is one, replaces the former. Without entries it is only that.
        """
        ...

    async def take_seat(
        self, id: str, seat: int | None, guest: str, deck: str | None, now: int, word: str | None = None
    ) -> Overview:
        """Put a guest on an open seat, None is the first; the last one makes a waiting match a running one.

        Conflict if that seat is not open, or if the guest already sits at the table.
        """
        ...

    async def leave_seat(self, id: str, guest: str, called_off: Summary) -> Overview:
        """Open the seat of a guest again; the last person keeps it, and the match is called off with this summary.

        Conflict if the match does not wait, or if the guest has no seat there.
        """
        ...

    async def call_off(self, id: str, called_off: Summary) -> Overview:
        """End a match that waits, with this summary; Conflict if it does not wait."""
        ...

    async def put_analysis(self, id: str, text: str) -> None:
        """Keep what an analysis of the match has found; instead of the former, if there is one."""
        ...

    async def analysis(self, id: str) -> str | None: ...

    async def claim(self, claim: Claim, now: int) -> bool:
        """Take an analysis on, or say that one is still at it; False if another server's claim has not lapsed."""
        ...

    async def claims(self, now: int) -> list[Claim]:
        """Those that have not lapsed."""
        ...

    async def drop_claim(self, match: str, server: str) -> None:
        """Nothing happens if there is none of this server."""
        ...

    async def put_complaint(self, complaint: Complaint) -> None:
        """Keep it; instead of the former, if that guest has complained about the same one in this match."""
        ...

    async def put_problem(self, problem: Problem) -> None: ...

    async def matches_of(self, guest: str, limit: int) -> GuestMatches:
        """At most so many running and so many finished ones."""
        ...

    async def listed(self) -> list[str]:
        """The ids of all matches that wait for anybody, the latest updated first."""
        ...

    async def unfinished_of(self, guest: str) -> int:
        """How many matches of a guest wait or run."""
        ...

    async def size(self) -> int:
        """Bytes on the disk, about."""
        ...

    async def listen(self, told: Told, heard: Heard | None = None) -> None:
        """From now on tell about every change by other processes, and hand on what they say with `tell`."""
        ...

    async def tell(self, notice: str) -> None:
        """Say something to all other processes that listen now; at most 7000 bytes. It is written nowhere."""
        ...

    async def check(self) -> None:
        """Read something and write something; StoreError if that cannot be done."""
        ...

    @property
    def damage(self) -> Sequence[str]:
        """What was found to be wrong when the store was opened, a sentence each."""
        ...

    async def close(self) -> None:
        """Wait for what is queued, then let go of the database."""
        ...
