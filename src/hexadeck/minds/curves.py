"""From how good a table looks to how likely it is won: a curve whose numbers were fitted to matches that bots played.

The numbers are in a file `win_chance.json` in the game's folder, by the number of seats and of sides, in bands of
turns: what a lead is worth depends on how much is still to come. `tools/fit_win_chance.py` writes it.
"""

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from hexadeck.kernel.rows import row_of

CERTAIN: Final = 10_000
"""A chance is a whole number: hundredths of a percent."""
STEPS: Final[i64] = 512
"""Steps of the curve for each unit of a logit. Whole numbers, so that every machine finds the same."""
END: Final[i64] = 8
TELLING: Final = 0.55
"""Below this AUC a curve is no better than a guess."""
_CURVE: Final = row_of([round(10_000 / (1 + exp(-step / 512))) for step in range(-8 * 512, 8 * 512 + 1)])


class Band:
    """Up to this turn the chance is a half where the table is worth minus `offset`, and `scale` more is 73 %."""

    def __init__(self, until: int, offset: int, scale: int, auc: float = 1.0) -> None:
        self.auc = auc
        """How well it told winners from losers when it was checked: 0.5 is not at all."""
        self.until: i64 = until
        self.offset: i64 = offset
        self.scale: i64 = scale


class WinChance:
    """The fitted curves of a game, by seats and sides."""

    def __init__(self, bands: dict[str, list[Band]]) -> None:
        self.bands = bands
        self.default = [Band(0, 0, 500, auc=0.0)]
        """For a way to sit that nothing was fitted for: a search needs some curve, but it tells nobody anything."""

    def is_blind(self, turn: int, seats: int, sides: int) -> bool:
        """Whether nothing can be told about this stage of a match."""
        for band in self.bands.get(name_of(seats, sides), self.default):
            if turn <= band.until or band.until == 0:
                return band.auc < TELLING
        return True

    def of(self, worth: i64, turn: i64, seats: i64, sides: i64) -> int:
        """The chance that a table of this worth is won, in hundredths of a percent."""
        for band in self.bands.get(name_of(seats, sides), self.default):
            if turn <= band.until or band.until == 0:
                return chance_of_step((worth + band.offset) * STEPS // band.scale)
        return CERTAIN // 2


def chance_of_step(step: i64) -> int:
    """From a logit in steps of the curve to hundredths of a percent."""
    if step < -END * STEPS:
        step = -END * STEPS
    elif step > END * STEPS:
        step = END * STEPS
    return _CURVE[step + END * STEPS]


def name_of(seats: int, sides: int) -> str:
    """How the file calls a way to sit: '4 seats', or in teams '4 seats, 2 sides'."""
    return f"{seats} seats" if seats == sides else f"{seats} seats, {sides} sides"


def read_win_chance(data: dict[str, Any]) -> WinChance:
    """What the file says; the last band of every list ends with 0, for ever."""
    found: dict[str, list[Band]] = {}
    for name, fit in data["fits"].items():
        bands = zip(fit["bands"], fit["figures"], strict=True)
        found[name] = [Band(until, offset, scale, figure["auc"]) for (until, offset, scale), figure in bands]
    return WinChance(found)
