"""Intervals that may be looked at after every round.

An ordinary 95 % interval holds for a number of matches that was fixed before. Whoever stops as soon as it leaves out
50 % is wrong far more often than once in twenty times. A *confidence sequence* holds at all times at once: with
probability 95 % none of its intervals, from the first round on for ever, leaves out the truth. So a run may stop when
the answer is clear, or whenever somebody is tired of waiting.

For shares and differences, which have a least and a greatest value, it is the sequence by betting of Waudby-Smith and
Ramdas (Estimating means of bounded random variables by betting, 2024, theorem 3). Somebody bets, round after round,
that the mean is higher than m. If it is not, nobody can hope to win: with 97.5 % the capital never grows fortyfold, so
every m against which it ever does is left out, and likewise from above. That holds exactly, for any distribution and
however the stakes are chosen, as long as they are put down before the round is looked at.

For lengths, which have no bound, it is the asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
(Time-uniform central limit theory, 2024), which needs some dozens of rounds.
"""

from math import exp, log, sqrt
from typing import Final

ALPHA: Final = 0.05
"""The chance of ever being wrong."""
PRICE: Final = log(2 / ALPHA)
"""How far the logarithm of a capital has to grow: from below and from above each may be wrong with half the chance."""
HORIZONS: Final = (60, 600)
"""One half of the capital is staked as is best for so many rounds, the other half for so many."""
BOLDEST: Final = 0.75
"""No bet costs more of what is there."""
STEP: Final = 0.001
"""How finely bounds are found, as a part of the way from the least value to the greatest."""
ENOUGH: Final = 30
"""Of fewer rounds nobody should read a figure: it would be true, and say nothing."""
TOO_FEW: Final = "too few rounds to tell"
TUNED_FOR: Final = 200
"""Rounds at which the interval of a length is narrowest compared with others."""


class LeastMean:
    """The least that the mean of values from 0 to 1 can be. The lower an m, the more is won against it: whoever leaves
    out one leaves out all below it, and only the next one has to be watched."""

    def __init__(self) -> None:
        self.bound = 0.0
        self._bets: list[tuple[float, tuple[float, ...]]] = []
        self._capitals = [0.0 for _ in HORIZONS]

    def add(self, x: float, stakes: tuple[float, ...]) -> None:
        self._bets.append((x, stakes))
        self._win(x, stakes)
        while self._growth() >= PRICE and self.bound + STEP < 1 - STEP:
            self.bound += STEP
            self._capitals = [0.0 for _ in HORIZONS]
            for bet in self._bets:
                self._win(*bet)

    def _win(self, x: float, stakes: tuple[float, ...]) -> None:
        m = self.bound + STEP
        for number, stake in enumerate(stakes):
            self._capitals[number] += log(1 + min(stake, BOLDEST / m) * (x - m))

    def _growth(self) -> float:
        """The logarithm of what all parts of the capital have become together."""
        most = max(self._capitals)
        return most + log(sum([exp(one - most) for one in self._capitals]) / len(HORIZONS))


class BoundedMean:
    """The mean of values between two bounds, and where it can be."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.rounds = 0
        self._sum = 0.0
        self._squares = 0.0
        self._least = LeastMean()
        self._least_missing = LeastMean()

    def add(self, value: float) -> None:
        x = (value - self.low) / (self.high - self.low)
        number = self.rounds + 1
        variance = (0.25 + self._squares) / number
        stakes = tuple([sqrt(2 * PRICE / (variance * horizon)) for horizon in HORIZONS])
        self._least.add(x, stakes)
        self._least_missing.add(1 - x, stakes)
        self.rounds = number
        self._sum += x
        self._squares += (x - (0.5 + self._sum) / (number + 1)) ** 2

    @property
    def mean(self) -> float:
        return self._scaled(self._sum / self.rounds) if self.rounds else (self.low + self.high) / 2

    @property
    def interval(self) -> tuple[float, float]:
        low, high = self._scaled(self._least.bound), self._scaled(1 - self._least_missing.bound)
        return (min(low, self.mean), max(high, self.mean))

    def _scaled(self, x: float) -> float:
        return self.low + x * (self.high - self.low)


class Length:
    """The mean of counts without a bound, such as turns, and where it can be."""

    def __init__(self) -> None:
        self.rounds = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.rounds += 1
        step = value - self.mean
        self.mean += step / self.rounds
        self._squares += step * (value - self.mean)

    @property
    def interval(self) -> tuple[float, float] | None:
        """None before there are two rounds to compare."""
        if self.rounds < 2:
            return None
        variance = self._squares / (self.rounds - 1)
        spread = (-2 * log(ALPHA) + log(1 - 2 * log(ALPHA))) / TUNED_FOR * self.rounds
        half = sqrt(variance * 2 * (spread + 1) / (self.rounds * spread) * log(sqrt(spread + 1) / ALPHA))
        return (self.mean - half, self.mean + half)
