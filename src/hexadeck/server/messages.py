"""Every message of the protocol, once. The browser's TypeScript types are generated from this module.

A view, an event and an option are what the engine says (`Match.view`, `Match.describe`), sent as they are.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from msgspec import Struct, field

from hexadeck.display.face import Face
from hexadeck.display.layout import Layout, Tile

PROTOCOL: Final = 1
"""The version in every path and in `welcome`; it changes when an old client would misunderstand."""

LARGEST_MESSAGE: Final = 16 * 1024

# -- what the engine says ----------------------------------------------------------------------------------------------


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
    """There for who is asked, where a draw may be offered instead of answering."""
    result: ResultSeen | None


class EventSeen(TypedDict):
    event: str
    sentence: str
    rule: str
    seat: int | None
    card: int | None
    other: int | None
    number: int


# -- matches -----------------------------------------------------------------------------------------------------------


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
    """What to call them: "Guest", a chosen name, "wren bot", "open seat"."""
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
    """Good for a quarter of an hour. Whoever has it can play as you."""


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


RefusalCode = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "not_found",
    "not_yours",
    "wrong_origin",
    "wrong_version",
    "not_your_decision",
    "late",
    "illegal",
    "refused",
    "over",
    "damaged",
    "failed",
]


class Refusal(Struct, kw_only=True, tag_field="type", tag="error"):
    """What was wrong and what would have been right; also the body of every HTTP answer from 400 on."""

    code: RefusalCode
    message: str
    question: int | None = None
    """The question a refused choice was for."""


# -- the live table: what a client sends -------------------------------------------------------------------------------


class Choose(Struct, kw_only=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """An answer. Sent again after a broken connection it is acknowledged again and never counted twice."""

    question: int
    option: int


class Concede(Struct, kw_only=True, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give the match up."""


class OfferDraw(Struct, kw_only=True, tag_field="type", tag="offer_draw", forbid_unknown_fields=True):
    """Offer a draw instead of answering, where the view says `may_offer_draw`; acknowledged like an answer."""

    question: int


class ConcedePart(Struct, kw_only=True, tag_field="type", tag="concede_part", forbid_unknown_fields=True):
    """Give up a part of the match (`part` of the game) instead of answering; acknowledged like an answer."""

    question: int


class AskUndo(Struct, kw_only=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back one's own last choice; against people they are asked."""


class AnswerUndo(Struct, kw_only=True, tag_field="type", tag="answer_undo", forbid_unknown_fields=True):
    """Agree to what another seat wants to take back, or not."""

    agree: bool


class AskWhy(Struct, kw_only=True, tag_field="type", tag="why_not", forbid_unknown_fields=True):
    """Why nothing can be done with a card at this decision; answered by `why_not`."""

    card: int
    """Its handle."""


class AskOutcome(Struct, kw_only=True, tag_field="type", tag="outcome", forbid_unknown_fields=True):
    """What an answer would do, as far as that is sure; answered by `outcome`."""

    question: int
    option: int


class AskMoves(Struct, kw_only=True, tag_field="type", tag="moves", forbid_unknown_fields=True):
    """Which answers lead which figure where, on a board; answered by `moves`."""

    question: int


class AskHint(Struct, kw_only=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What to answer; answered by `hint` after a second or so, where the match `allows_hints`."""

    question: int
    strength: Literal[1, 2, 3] = 1
    """1 points at an answer, 2 says why, 3 shows the line of play that is expected."""


Phrase = Literal["hello", "good_luck", "well_played", "thanks", "one_moment", "oops"]
"""What can be said at the table; there is no other chat."""


class Say(Struct, kw_only=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """One of a few phrases, to everybody at the table."""

    phrase: Phrase


class Ping(Struct, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by `pong`; for clients that want to know whether the connection is alive."""


ClientMessage = (
    Choose
    | Concede
    | OfferDraw
    | ConcedePart
    | AskUndo
    | AnswerUndo
    | AskWhy
    | AskOutcome
    | AskMoves
    | AskHint
    | Say
    | Ping
)

# -- the live table: what the server sends -----------------------------------------------------------------------------


class ClockShown(Struct, kw_only=True):
    left: list[float]
    """Seconds left for each seat at the moment of sending."""
    running: int | None
    """The seat whose time runs, as far as this viewer may know."""


class Welcome(Struct, kw_only=True, tag_field="type", tag="welcome"):
    """First after connecting; a `state` follows at once, unless the match still waits for players."""

    protocol: int
    match: MatchInfo
    log: list[EventSeen]
    """What this viewer saw so far, the latest 150 events; handles of cards are those of the present view."""


class LessonProgress(Struct, kw_only=True):
    """Where somebody stands in a lesson."""

    standing: Literal["open", "reached", "missed", "astray"]
    """Astray: in a guided match something else was chosen than it asked for."""
    step: int
    """Of a guided match: the step it has come to; as many as there are when it is over."""
    option: int | None
    """Of a guided match: the option to choose now."""


class Threat(Struct, kw_only=True):
    """A figure that reaches one that must not be lost."""

    start: int
    target: int
    """Squares, counted along the ranks from the first."""


class State(Struct, kw_only=True, tag_field="type", tag="state"):
    """The table after something happened. Every state is complete; `events` tell what led to it."""

    view: View
    events: list[EventSeen]
    headline: str
    """Whose turn it is and what goes on, in one line for everybody."""
    status: list[str]
    """What is under way, such as an attack, a line each."""
    threats: list[Threat]
    """Figures of a board that reach a king, whosever it is; everybody sees the board."""
    question: int | None
    """The number to answer with, when this viewer decides. It only ever grows."""
    by_bot: bool
    """Whether a bot's choice led here, so that a client may show it at a readable pace."""
    undo: Literal["no", "free", "ask"]
    undo_asked_by: int | None
    """The seat that waits for consent to an undo."""
    undo_barred: Literal["", "nothing", "learned"] = ""
    """Why nothing can be undone: nothing was chosen yet, or something was learned since."""
    clock: ClockShown | None
    turn: int
    is_undone: bool = False
    """The state is an earlier one that came back by an undo."""
    undone: int = 0
    """How often an earlier state came back in this match. Who was away meanwhile sees by it that what they saw last may
    have been taken back."""
    lesson: LessonProgress | None = None
    """For who takes a lesson."""


class Acknowledged(Struct, kw_only=True, tag_field="type", tag="ack"):
    """The choice is on disk."""

    question: int


class MatchChanged(Struct, kw_only=True, tag_field="type", tag="match"):
    """Somebody came, went, took a seat, changed their name or started a rematch; or the match is over."""

    match: MatchInfo


class WhyNot(Struct, kw_only=True, tag_field="type", tag="why_not"):
    """The answer to `why_not`, for the table as it is now."""

    card: int
    sentence: str
    """Empty where something can be done with the card, or where nothing can be said."""
    rule: str


class Outcome(Struct, kw_only=True, tag_field="type", tag="outcome"):
    """The answer to `outcome`: sentences as in events."""

    question: int
    option: int
    at_once: list[str]
    if_unanswered: list[str]
    """What happens then if everybody lets it happen."""


class Hint(Struct, kw_only=True, tag_field="type", tag="hint"):
    """The answer to `hint`: the option to take, and sentences about it."""

    question: int
    strength: int
    option: int | None
    """Null where nothing can be said."""
    lines: list[str]


class Move(Struct, kw_only=True):
    """Answers to the open question and those after it that move a figure."""

    options: list[int]
    start: int
    target: int
    """Squares, counted along the ranks from the first."""
    cards: list[int]
    """Handles of the cards that are spent."""


class Moves(Struct, kw_only=True, tag_field="type", tag="moves"):
    """The answer to `moves`."""

    question: int
    moves: list[Move]


class Said(Struct, kw_only=True, tag_field="type", tag="said"):
    """Somebody at the table says something."""

    seat: int
    phrase: Phrase


class Pong(Struct, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


ServerMessage = Welcome | State | Acknowledged | MatchChanged | Refusal | WhyNot | Outcome | Moves | Hint | Said | Pong

# -- replays -----------------------------------------------------------------------------------------------------------


class Replay(Struct, kw_only=True):
    """GET /api/v1/matches/{id}/replay, for finished matches."""

    match: MatchInfo
    length: int
    """How many choices there were; frames are numbered 0 (the opening) to length."""
    turns: list[int]
    """The frames at which turns began."""
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


# -- games -------------------------------------------------------------------------------------------------------------


class RuleOptionInfo(Struct, kw_only=True):
    name: str
    values: list[Any]
    """The first is the default."""
    rule: str
    sentence: str


class DeckInfo(Struct, kw_only=True):
    name: str
    note: str
    cards: dict[str, int]
    """Card names with counts."""
    sections: dict[str, list[str]]


class BotInfo(Struct, kw_only=True):
    """Somebody to play against, and what they are like, in a sentence."""

    name: str
    character: str


class GameInfo(Struct, kw_only=True):
    """A game in the list: GET /api/v1/games."""

    name: str
    title: str
    tile: Tile
    players: str
    """"2", "2 or 4", "2 to 6"."""
    seat_counts: list[int]
    modes: list[str]
    mode_seats: dict[str, list[int]]
    rule_options: list[RuleOptionInfo]
    part: str
    """What may be conceded alone, such as "Contest"; empty where there is no such thing."""
    whole: str
    """What the rules call a match, such as "Game"."""
    decks: list[str]
    default_decks: list[str]
    bots: list[BotInfo]
    """The weakest first."""
    default_bot: str
    """Whom a newcomer should play first."""
    lessons: list[str]
    """By their names; the first is the guided match."""
    puzzles: int
    """How many there are."""


class LessonStep(Struct, kw_only=True):
    """A step of a guided match, as far as it is for the player."""

    say: str
    """Empty where the other player does something."""
    point: str
    """What it is about, as in `you.hand`, `them.life`, `table.e4`; empty for nothing in particular."""
    has_task: bool
    """Whether an option is to be chosen; else it is only to be read."""


class LessonInfo(Struct, kw_only=True):
    """GET /api/v1/games/{name}/lessons has a list of them, in the order in which they are learned."""

    name: str
    title: str
    goal: str
    hint: str
    rule: str
    steps: list[LessonStep]
    """Of a guided match; other lessons have none."""


class PuzzleInfo(Struct, kw_only=True):
    """A position with something that is certain; the engine says whether a try has found it."""

    id: str
    goal: Literal["win", "hold"]
    """To win this turn, or not to lose, whatever the others hold and do."""
    turns: int
    """Not to lose this turn (1), or not before so many turns have begun: one's own comes again then."""
    seat: int
    turn: int
    """The turn of the match in which it came up."""


class PuzzleList(Struct, kw_only=True):
    """GET /api/v1/games/{name}/puzzles."""

    today: str
    """The id of today's puzzle (UTC), which is the same for everybody; empty where the game has none."""
    puzzles: list[PuzzleInfo]


class PuzzleLine(Struct, kw_only=True):
    """A choice in the line that shows why a try has failed."""

    is_yours: bool
    sentence: str


class PuzzleProgress(Struct, kw_only=True):
    """GET /api/v1/matches/{id}/puzzle: how a try stands, for who makes it. With `?why=1` a failed try is explained."""

    standing: Literal["open", "solved", "failed"]
    """Open: the goal is still certain. Failed: it is not any more."""
    choices: int
    """After so many choices of everybody."""
    why: list[PuzzleLine]


class KeywordInfo(Struct, kw_only=True):
    name: str
    rule: str
    text: str


class GameDetail(Struct, kw_only=True):
    """GET /api/v1/games/{name}: what the table, the gallery and the deck lists need; it never changes while served."""

    game: GameInfo
    layout: Layout
    faces: list[Face]
    """Every card there is, in the order of the set."""
    keywords: list[KeywordInfo]
    decks: list[DeckInfo]
    rulings: dict[str, list[str]]
    """By card id: the ids of rules and rulings that concern the card."""
    sample: str
    """A home-made card to begin with; empty for a game that takes none."""


# -- what decided a match ----------------------------------------------------------------------------------------------


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


# -- the designer's desk -----------------------------------------------------------------------------------------------


class DeckText(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{name}/deck and /complete: a deck as text, with what it is judged by."""

    text: str
    cards: str = ""
    """Home-made cards that it may hold."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    """Decides the sample hands."""


class DeckFault(Struct, kw_only=True):
    """A rule that the deck breaks; the id is empty where no rule is needed to say so."""

    rule: str
    sentence: str


class DeckCheck(Struct, kw_only=True):
    """What a deck text says, what is wrong with it, and where nothing is, how it deals."""

    deck: DeckInfo | None
    """Null for a text that is no deck."""
    faults: list[DeckFault]
    hands: list[list[str]]


class CompletedDeck(Struct, kw_only=True):
    """The best of some ways to fill a deck, with its share of wins against the ready-made ones."""

    text: str
    share: float
    low: float
    high: float
    matches: int
    candidates: int


class NewPaper(Struct, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/v1/papers/{kind}/{name}: keep a text."""

    name: str
    text: str


class PaperInfo(Struct, kw_only=True):
    """A deck or a set of cards that the guest keeps here, or that the server offers to all."""

    name: str
    text: str
    is_offered: bool


class Papers(Struct, kw_only=True):
    """GET /api/v1/papers/{kind}/{name}: of one game, the latest first."""

    papers: list[PaperInfo]


class CardsText(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{name}/read: cards as a card file has them."""

    text: str


class CardsCursor(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{name}/follow: cards, and a place in them, both counted from 1."""

    text: str
    line: int
    column: int


class CardsFollow(Struct, kw_only=True):
    """The words that could stand at a place; none where what comes before makes no sense."""

    words: list[str]


class CardProblem(Struct, kw_only=True):
    """Where a text stops making sense. `expected` are the words that could stand there."""

    line: int
    column: int
    message: str
    expected: list[str]


class CardsRead(Struct, kw_only=True):
    """How far cards are understood. Lines with problems are left out of the faces; a card without a head has none."""

    problems: list[CardProblem]
    faces: list[Face]
    rules: dict[str, list[str]]
    """By card id, the rules that concern it."""
    changed: list[str]
    """The ids of those that take the place of a shipped card."""


class TryCard(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{name}/try: a match against a bot, in a position in which the card can be played."""

    cards: str
    card: str
    """Its id."""
    bot: str = "greta"


class LabQuestion(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/lab: a question of balance. Asking again goes on with it, for about a second each time."""

    game: str
    question: Literal["duel", "field", "matrix", "card", "deck", "sentence", "table"]
    decks: tuple[str, ...] = ()
    """By name or as text: those that the question is about; all ready-made ones unless told."""
    card: str = ""
    changed: str = ""
    """Changed cards, as a card file has them."""
    bot: str = "greedy"
    within: float = 0.05
    most: int = 200
    seed: str = "0"


class PlotInfo(Struct, kw_only=True):
    """A picture as SVG."""

    title: str
    svg: str


class LabAnswer(Struct, kw_only=True):
    """What is known so far."""

    is_done: bool
    matches: int
    lines: list[str]
    """The report in words."""
    plots: list[PlotInfo]
    page: str
    """The whole report as one HTML file, when it is done."""


class RuleInfo(Struct, kw_only=True):
    id: str
    text: str
    question: str
    """For rulings: what was unclear; empty for rules and examples."""
    reason: str
    kind: Literal["rule", "ruling", "example"]


class PassageInfo(Struct, kw_only=True):
    """What stands before the rules of a chapter: a paragraph (one row of one cell), a list or numbered steps (rows of
    one cell), or a table, its head as the first row."""

    kind: Literal["text", "list", "steps", "table"]
    rows: list[list[str]]


class ChapterInfo(Struct, kw_only=True):
    title: str
    """Empty for what stands before the first heading: what the game is about."""
    passages: list[PassageInfo]
    rules: list[RuleInfo]


class RulesPage(Struct, kw_only=True):
    """GET /api/v1/games/{name}/rules."""

    game: str
    title: str
    chapters: list[ChapterInfo]


class Covered(Struct, kw_only=True):
    """A rule or a card, and whether a test names it."""

    id: str
    name: str
    """Of a card; rules have none."""
    text: str
    """What the rule or the card says."""
    kind: Literal["rule", "ruling", "example", "card"]
    has_test: bool


class CoveragePage(Struct, kw_only=True):
    """GET /api/v1/games/{name}/tests: which rules and cards have tests. Empty for a game that does not say so."""

    game: str
    title: str
    things: list[Covered]
