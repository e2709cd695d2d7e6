"""What a game says about itself so that whoever proves something about it has less to try: see docs/puzzles.md."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from hexadeck.kernel.ids import CardId

NONE: Final[frozenset[int]] = frozenset()


def like_no_other(t: Any, card: CardId, face: i64) -> i64:
    """Every face makes a difference."""
    return face


class Proofs:
    """What makes no difference in a game."""

    def __init__(
        self,
        answers_singly: bool = False,
        heaps: frozenset[int] = NONE,
        stakes: frozenset[int] = NONE,
        likeness: Callable[[Any, CardId, i64], i64] = like_no_other,
    ) -> None:
        self.answers_singly = answers_singly
        """Whether what a player may do with a hand is said card by card: no option comes from two cards of it together,
        and a card that is not used makes no difference."""
        self.heaps = heaps
        """Zones in which the order of the cards makes no difference."""
        self.stakes = stakes
        """Zones whose cards pay by their number: which of them hardly ever makes a difference in the same turn."""
        self.likeness = likeness
        """Of a card, the same for faces that come to the same for the rest of this turn, if it is turned up now."""
