"""Saint Seiya as a game to load: its facts, cards and options."""

from typing import Any

from mypy_extensions import i64

from hexadeck.cardtext.cardfile import shipped_files
from hexadeck.cardtext.cardgame import CardGame
from hexadeck.games.saint_seiya import dispatch, setup
from hexadeck.games.saint_seiya.cardset import load_library
from hexadeck.games.saint_seiya.evaluate import evaluate, is_quiet, quick_choice
from hexadeck.games.saint_seiya.score import end_by_concession
from hexadeck.games.saint_seiya.table import HERO_CHOICES, SILVER_COUNTS, Library, STable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.game import Deck, Game, RuleOption, card_set_hash
from hexadeck.kernel.table import Step, Table

RULES_VERSION = "1"

OPTIONS = (
    RuleOption("heroes", HERO_CHOICES, "SS-R01", "whether Heroes are chosen or dealt"),
    RuleOption("silver_knights", SILVER_COUNTS, "SS-R63", "whether Shaina counts Knights of silver rank or of that class"),
)


class Rules(STable):
    """The table with the rules that move it."""

    def blank(self) -> "Rules":
        return Rules(self.library, self.seats)

    def run_step(self, step: Step) -> None:
        if not dispatch.run_step(self, step):
            super().run_step(step)

    def run_answer(self, answer: i64, option: Option) -> None:
        if not dispatch.run_answer(self, answer, option):
            super().run_answer(answer, option)


class SaintSeiya(CardGame):
    """The game with one card set: the shipped one, or that with home-made cards next to it."""

    def __init__(self, library: Library, card_set: str) -> None:
        super().__init__(
            "saint-seiya", "Saint Seiya", RULES_VERSION, (2, 5), library.cards, library.book, dispatch.STEPS
        )
        self.library = library
        self.card_set = card_set
        self.rule_options = OPTIONS
        self.concede_rule = "SS-087"

    def new_table(self, seats: int) -> Table:
        return Rules(self.library, seats)

    def set_up(self, t: Table, mode: str, decks: list[Deck]) -> None:
        assert isinstance(t, STable)
        setup.set_up(t)
        t.schedule()

    def evaluate(self, t: Table, seat: int) -> int:
        assert isinstance(t, STable)
        return evaluate(t, seat)

    def is_quiet(self, t: Table) -> bool:
        assert isinstance(t, STable)
        return is_quiet(t)

    def quick_choice(self, t: Table) -> int:
        assert isinstance(t, STable)
        return quick_choice(t)

    def conceded(self, t: Table, seat: int) -> None:
        assert isinstance(t, STable)
        end_by_concession(t, seat)


def load(extra: list[tuple[str, str]]) -> Game:
    """The shipped cards, with home-made card files next to them."""
    files = shipped_files("hexadeck.games.saint_seiya", "cards", ".cards") + extra
    return SaintSeiya(load_library(files), card_set_hash([text for _, text in files]))
