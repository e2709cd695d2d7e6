"""The designer's desk: decks, cards and questions of balance."""

from typing import Any, Literal

from msgspec import Struct, field

from hexadeck.display.face import Face
from hexadeck.server.messages.games import DeckInfo


class DeckText(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{name}/deck and /complete: a deck as text, with what it is judged by."""

    text: str
    cards: str = ""
    """Home-made cards that it may hold."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    """Decides the sample hands."""
    put: list[str] = field(default_factory=list)
    """Cards that are put in, three of each in the place of those most like them; without a text, into the ready-made
    deck that is most like the first."""


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
    """The best of some ways to fill a deck so far. Asking again goes on, for about a second each time."""

    is_done: bool
    text: str
    share: float | None
    """Of its rounds against the ready-made ones; null while they are too few to tell."""
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
    """Where a text stops making sense. `expected` are the words that could stand there, `nearest` is the nearest line
    that can be read, if there is one."""

    line: int
    column: int
    message: str
    expected: list[str]
    nearest: str


class PrintedLine(Struct, kw_only=True):
    """A line that was understood in other words, as the card prints it."""

    line: int
    text: str


class CardsRead(Struct, kw_only=True):
    """How far cards are understood. Lines with problems are left out of the faces; a card without a head has none."""

    problems: list[CardProblem]
    faces: list[Face]
    rules: dict[str, list[str]]
    """By card id, the rules that concern it."""
    changed: list[str]
    """The ids of those that take the place of a shipped card."""
    printed: list[PrintedLine]
    """The lines that a card prints in other words than they were written in."""


class TryCard(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{name}/try: a match against a bot, in a position in which the card can be played."""

    cards: str
    card: str
    """Its id."""
    bot: str = "greta"


class LabQuestion(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/lab: a question of balance. Asking again goes on with it, for about a second each time."""

    game: str
    question: Literal["duel", "field", "matrix", "card", "put", "deck", "sentence", "table"]
    decks: tuple[str, ...] = ()
    """By name or as text: those that the question is about; all ready-made ones unless told."""
    card: str = ""
    changed: str = ""
    """Changed cards, as a card file has them; where all buy from one supply, new ones too."""
    cards: str = ""
    """Home-made cards that decks, or the supply, may hold."""
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
