"""What one figure of a board could do to another."""

from msgspec import Struct


class Threat(Struct, frozen=True, kw_only=True):
    """A figure that can capture another."""

    start: int
    target: int
    """Squares, counted along the ranks from the first."""
    cards: tuple[str, ...] = ()
    """The ids of the cards with which the figure would get there, if it does not by moving as it always does. Whether
    anybody holds them is not said: as far as this viewer can know, somebody could."""
    then: tuple[str, ...] = ()
    """The ids of the cards that follow in another turn, if those give one."""
