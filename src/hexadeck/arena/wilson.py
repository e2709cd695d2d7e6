"""How sure a share of wins is: the Wilson score interval, which stays inside 0 to 1 and is honest for few matches."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

Z_95: Final = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """Wins out of matches."""

    wins: int
    matches: int

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval; all is possible before the first match."""
        if not self.matches:
            return (0.0, 1.0)
        spread = Z_95 * Z_95 / self.matches
        centre = (self.rate + spread / 2) / (1 + spread)
        half = Z_95 * sqrt(self.rate * (1 - self.rate) / self.matches + spread / self.matches / 4) / (1 + spread)
        return (max(0.0, centre - half), min(1.0, centre + half))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:6.1%}  ({low:.1%} to {high:.1%})  {self.wins} of {self.matches}"

    def data(self) -> dict[str, Any]:
        low, high = self.interval
        return {"wins": self.wins, "matches": self.matches, "share": self.rate, "low": low, "high": high}
