"""What a game tells whoever plays it: how good a table looks, answers at once, how far to look ahead."""

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from hexadeck.kernel.table import OfGame

WON: Final = 1_000_000
"""What a match that is won is worth; nothing on a table comes near it."""

Terms = list[tuple[str, int]]
"""The parts of a judgement by name, in the words of the game."""


class Foresight:
    """How a search should look ahead in a game: found by playing the knobs against each other."""

    def __init__(
        self,
        horizon: int = 3,
        curiosity: int = 40,
        trust: int = 40,
        has_tree: bool = True,
        has_replies: bool = False,
        caution: int = 0,
    ) -> None:
        self.horizon = horizon
        """After so many turns that begin, every line of play is judged."""
        self.curiosity = curiosity
        """How much is tried that looks worse; in hundredths."""
        self.trust = trust
        """How much the policy's choice is favoured; in hundredths."""
        self.has_tree = has_tree
        """Whether the own decisions of the turn are searched as well, or left to the policy after the first."""
        self.has_replies = has_replies
        """Whether every option is answered by greedy replies instead, as many as the effort allows."""
        self.caution = caution
        """By how much an option must be better than what looks best at once; in tenths of a standard error."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[OfGame]):
    """How a game judges its tables and answers at once. A game that says nothing finds all tables as good."""

    def __init__(self, foresight: Foresight | None = None, slips: int = 1) -> None:
        self.foresight = Foresight() if foresight is None else foresight
        self.slips = slips
        """How many chances to slip every choice has for opponents that slip: more where a slip costs little."""

    def terms(self, t: OfGame, seat: int) -> Terms:
        """What makes a table look good or bad for a seat, while the match is on; higher is better."""
        return []

    def is_quiet(self, t: OfGame) -> bool:
        """Whether a decision is a good place to judge the table, with nothing half done."""
        return True

    def quick(self, t: OfGame) -> int:
        """A sensible option at once that settles what is going on: it passes, pays, ends a phase."""
        return 0

    def policy(self, t: OfGame) -> int:
        """A sensible option at once that goes on playing: how a search expects everybody to play."""
        return self.quick(t)

    def evaluate(self, t: OfGame, seat: int) -> int:
        """How good the table looks for a seat: the sum of the terms, or how the match ended."""
        result = t.result
        if result is None:
            worth = 0
            for _, part in self.terms(t, seat):
                worth += part
            return worth
        if not result.winners:
            return 0
        return WON if seat in result.winners else -WON
