"""What there is of a game: cards, decks, bots, lessons, puzzles, rules, and which of those have tests."""

from typing import Any, Literal

from msgspec import Struct

from hexadeck.display.face import Face
from hexadeck.display.layout import Layout, Tile


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
    has_supply: bool
    """Whether all take cards from one supply, so that the lab can be asked about a card although nobody has a deck."""
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
