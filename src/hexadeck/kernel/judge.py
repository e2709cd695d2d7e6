"""What a game tells whoever plays it: how good a table looks, answers at once, how far to look ahead."""

from collections.abc import Callable
from typing import Any, Final, Generic

from hexadeck.kernel.table import OfGame

WON: Final = 1_000_000
"""What a match that is won is worth; nothing on a table comes near it."""

Terms = list[tuple[str, int]]
"""The parts of a judgement by name, in the words of the game."""


def nothing_counts(t: Any, seat: int) -> Terms:
    """No table is better than another, for games that say nothing about theirs."""
    return []


def first_option(t: Any) -> int:
    """The first of the answers, for games that say nothing better."""
    return 0


def at_any_time(t: Any) -> bool:
    """Every decision is as good a place to judge the table as any."""
    return True


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


class Judge(Generic[OfGame]):
    """How a game judges its tables and answers at once: functions of its own, which take tables of its own class."""

    def __init__(
        self,
        terms: Callable[[OfGame, int], Terms],
        quick: Callable[[OfGame], int] = first_option,
        policy: Callable[[OfGame], int] | None = None,
        is_quiet: Callable[[OfGame], bool] = at_any_time,
        foresight: Foresight | None = None,
        slips: int = 1,
    ) -> None:
        self.terms = terms
        """What makes a table look good or bad for a seat, while the match is on."""
        self.quick = quick
        """A sensible option at once that settles what is going on: it passes, pays, ends a phase."""
        self.policy = quick if policy is None else policy
        """A sensible option at once that goes on playing: how a search expects everybody to play."""
        self.is_quiet = is_quiet
        """Whether a decision is a good place to judge the table, with nothing half done."""
        self.foresight = Foresight() if foresight is None else foresight
        self.slips = slips
        """How many chances to slip every choice has for opponents that slip: more where a slip costs little."""

    def evaluate(self, t: OfGame, seat: int) -> int:
        """How good the table looks for a seat; higher is better."""
        return judged(self.terms, t, seat)


def judged(terms: Callable[[OfGame, int], Terms], t: OfGame, seat: int) -> int:
    """The sum of the terms, or how the match ended."""
    result = t.result
    if result is None:
        worth = 0
        for _, part in terms(t, seat):
            worth += part
        return worth
    if not result.winners:
        return 0
    return WON if seat in result.winners else -WON
