"""Intervals that hold at all times at once: tried out on chance whose mean is known."""

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from hexadeck.lab.sequences import ALPHA, BoundedMean, Length

RUNS = 200
ROUNDS = 300


def mirrored(random: Random) -> float:
    """A fair round of two matches."""
    return (random.randrange(2) + random.randrange(2)) / 2


def seldom(random: Random) -> float:
    """A change that seldom matters, and then helps: mean 0.03."""
    return random.choices((-1, 0, 1), (2, 93, 5))[0]


def lopsided(random: Random) -> float:
    """Nine of ten matches are lost."""
    return float(random.randrange(10) == 0)


def rarely(random: Random) -> float:
    """One round of a hundred says much, the others a little the other way: mean 0."""
    return 0.99 if random.randrange(100) == 0 else -0.01


def ever_wrong(draw: Callable[[Random], float], bounds: tuple[float, float], mean: float, seed: int) -> bool:
    random, sequence = Random(seed), BoundedMean(*bounds)
    for _ in range(ROUNDS):
        sequence.add(draw(random))
        low, high = sequence.interval
        if not low <= mean <= high:
            return True
    return False


@pytest.mark.parametrize(
    ("draw", "bounds", "mean"),
    [(mirrored, (0, 1), 0.5), (seldom, (-1, 1), 0.03), (lopsided, (0, 1), 0.1), (rarely, (-1, 1), 0)],
)
def test_the_truth_is_hardly_ever_left_out_at_any_time(
    draw: Callable[[Random], float], bounds: tuple[float, float], mean: float
) -> None:
    """At most one run in twenty may be wrong at any of its rounds, with room for the chance of this test."""
    wrong = sum(ever_wrong(draw, bounds, mean, seed) for seed in range(RUNS))

    assert wrong <= RUNS * ALPHA + 2 * sqrt(RUNS * ALPHA)


def test_looking_again_and_again_at_an_ordinary_interval_would_not_do() -> None:
    """The same matches, judged after every round by an interval for a fixed number: what the sequences are for."""
    wrong = 0
    for seed in range(RUNS):
        random, total, squares = Random(seed), 0.0, 0.0
        for number in range(1, ROUNDS + 1):
            value = mirrored(random)
            total, squares = total + value, squares + value * value
            spread = sqrt(max(0.0, squares / number - (total / number) ** 2) / number)
            if number >= 20 and abs(total / number - 0.5) > 1.96 * spread:
                wrong += 1
                break

    assert wrong > RUNS * 0.2


def test_the_interval_becomes_as_narrow_as_wished_in_good_time() -> None:
    """An ordinary interval of ± 3 points takes about 530 such rounds; looking after each costs twice as many."""
    random, sequence = Random(1), BoundedMean(0, 1)
    while sequence.interval[1] - sequence.interval[0] > 0.06:
        sequence.add(mirrored(random))

    assert 530 < sequence.rounds < 1250
    assert sequence.interval[0] < sequence.mean < sequence.interval[1]


@pytest.mark.parametrize(("rounds", "within"), [(120, 0.065), (250, 0.04), (500, 0.025)])
def test_a_change_that_seldom_matters_is_known_well_after_few_rounds(rounds: int, within: float) -> None:
    """Six rounds of seven are pairs that end alike: a standard deviation of 0.18."""
    random, sequence = Random(2), BoundedMean(-1, 1)
    for _ in range(rounds):
        sequence.add(random.choices((-0.5, 0, 0.5), (6, 87, 7))[0])

    assert sequence.interval[1] - sequence.interval[0] < 2 * within


def test_pairs_that_always_end_alike_soon_leave_little_room() -> None:
    sequence = BoundedMean(-1, 1)
    for _ in range(120):
        sequence.add(0)

    assert sequence.interval == pytest.approx((-0.044, 0.044), abs=0.004)


def test_before_the_first_round_anything_is_possible() -> None:
    assert BoundedMean(-1, 1).interval == (-1, 1)
    assert Length().interval is None


def test_a_length_has_an_interval_that_holds_at_any_time() -> None:
    """From the thirtieth round on: it is a statement about many rounds."""
    wrong = 0
    for seed in range(RUNS):
        random, length = Random(seed), Length()
        is_wrong = False
        for number in range(ROUNDS):
            length.add(random.expovariate(1 / 20))
            low, high = length.interval or (0, 99)
            is_wrong = is_wrong or (number >= 30 and not low <= 20 <= high)
        wrong += is_wrong

    assert wrong <= RUNS * ALPHA + 2 * sqrt(RUNS * ALPHA)
    assert high - low < 10
