"""Shares of wins and how sure they are."""

import pytest

from hexadeck.arena import Share


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (380, 400, 0.924, 0.967)],
)
def test_the_interval_is_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    assert pytest.approx((low, high), abs=0.0005) == Share(wins, matches).interval


def test_everything_is_possible_before_the_first_match() -> None:
    assert Share(0, 0).interval == (0.0, 1.0)


def test_a_share_reads_with_its_interval() -> None:
    assert str(Share(8, 10)).strip() == "80.0%  (49.0% to 94.3%)  8 of 10"
