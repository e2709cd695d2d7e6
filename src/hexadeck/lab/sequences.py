"""Intervals that may be looked at after every round.

An ordinary 95 % interval holds for a number of matches that was fixed before. Whoever stops as soon as it leaves out
50 % is wrong far more often than once in twenty times. A *confidence sequence* holds at all times at once: with
probability 95 % none of its intervals, from the first round on for ever, leaves out the truth. So a run may stop when
the answer is clear, or whenever somebody is tired of waiting.

For shares and differences, which have a least and a greatest value, it is the predictable plug-in empirical Bernstein
sequence of Waudby-Smith and Ramdas (Estimating means of bounded random variables by betting, 2024, theorem 2). It
holds exactly, for any distribution. There are two of them, and the interval is what both allow: a patient one, which is
narrowest when it is as narrow as wished, may be wrong with 4 %, and a hasty one, which sees large differences after few
rounds, with 1 %. For lengths, which have no bound, it is the asymptotic sequence of Waudby-Smith,
Arbour, Sinha, Kennedy and Ramdas (Time-uniform central limit theory, 2024), which needs some dozens of rounds.
"""

from math import log, sqrt
from typing import Final

ALPHA: Final = 0.05
"""The chance of ever being wrong."""
PATIENT: Final = 0.04
HASTY: Final = 0.01
"""How it is shared out."""
BOLDEST: Final = 0.75
"""No single round weighs more; the method needs less than 1."""
TUNED_FOR: Final = 200
"""Rounds at which the interval of a length is narrowest compared with others."""


class Bets:
    """One sequence: every round has a weight that is decided before its value is looked at. That makes it sound."""

    def __init__(self, alpha: float) -> None:
        self._price = log(2 / alpha)
        self._weights = 0.0
        self._weighted = 0.0
        self._spent = 0.0

    def add(self, x: float, expected: float, weight: float) -> None:
        self._weights += weight
        self._weighted += weight * x
        self._spent += (x - expected) ** 2 * (-log(1 - weight) - weight)

    @property
    def interval(self) -> tuple[float, float]:
        centre = self._weighted / self._weights
        half = (self._price + self._spent) / self._weights
        return (centre - half, centre + half)


class BoundedMean:
    """The mean of values between two bounds, and where it can be. `within` is the half-width that is aimed at."""

    def __init__(self, low: float, high: float, within: float) -> None:
        self.low = low
        self.high = high
        self.rounds = 0
        self._aim = within / (high - low)
        self._sum = 0.0
        self._squares = 0.0
        self._patient = Bets(PATIENT)
        self._hasty = Bets(HASTY)

    def add(self, value: float) -> None:
        x = (value - self.low) / (self.high - self.low)
        number = self.rounds + 1
        expected = (0.5 + self._sum) / number
        variance = (0.25 + self._squares) / number
        steady = self._aim / variance
        early = sqrt(2 * log(2 / HASTY) / (variance * number * log(1 + number)))
        self._patient.add(x, expected, min(BOLDEST, steady / (1 + steady)))
        self._hasty.add(x, expected, min(BOLDEST, early))
        self.rounds = number
        self._sum += x
        self._squares += (x - (0.5 + self._sum) / (number + 1)) ** 2

    @property
    def mean(self) -> float:
        return self._scaled(self._sum / self.rounds) if self.rounds else (self.low + self.high) / 2

    @property
    def interval(self) -> tuple[float, float]:
        if not self.rounds:
            return (self.low, self.high)
        patient, hasty = self._patient.interval, self._hasty.interval
        low, high = max(patient[0], hasty[0]), min(patient[1], hasty[1])
        if low > high:  # one of them is wrong, which happens once in twenty runs at most
            low, high = patient
        return (self._scaled(max(0.0, low)), self._scaled(min(1.0, high)))

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
