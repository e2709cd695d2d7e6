"""Randomness: one stream of 32-bit words, the same everywhere, and fair."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexadeck.kernel.rng import below, next_word, seeded, shuffled
from hexadeck.kernel.rows import Row, counted, row_of

FIRST_WORDS = {
    "": [3438951106, 1215945490, 3533754447, 3672526462],
    "0": [2260517510, 1759160810, 1007798642, 4057659257],
    "hexadeck": [2588457753, 3385611997, 1395618585, 1259330828],
}


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The generator as its author wrote it down, in arithmetic modulo 2**32."""
    mask = 2**32
    out = (a + b + counter) % mask
    rotated = (c * 2**21) % mask + c // 2**11
    return out, (b ^ b // 2**9, c * 9 % mask, (rotated + out) % mask, (counter + 1) % mask)


@pytest.mark.parametrize("seed", FIRST_WORDS, ids=repr)
def test_a_seed_gives_the_agreed_words(seed: str) -> None:
    """These numbers never change: every recorded match depends on them."""
    words = seeded(seed)

    assert [next_word(words) for _ in range(4)] == FIRST_WORDS[seed]


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_every_word_is_that_of_sfc32(state: tuple[int, int, int, int]) -> None:
    """Whatever the state, output and next state are those of the definition."""
    words = row_of(list(state))

    out, following = sfc32(*state)

    assert (next_word(words), tuple(words)) == (out, following)


def test_every_character_of_a_seed_counts() -> None:
    """Seeds that differ anywhere give streams that differ from the start."""
    seeds = ["", "0", "00", "1", "10", "01", "a", "A", "ä", " "]

    assert len({next_word(seeded(seed)) for seed in seeds}) == len(seeds)


@given(st.integers(1, 10**6), st.text(max_size=5))
def test_below_stays_below(bound: int, seed: str) -> None:
    """Any bound from one on."""
    words = seeded(seed)

    assert all(0 <= below(words, bound) < bound for _ in range(20))


def test_below_rejects_words_that_would_favour_small_numbers() -> None:
    """Of 2**32 words one is too many for thirds; when it comes, the next one decides."""
    too_many, skipped = row_of([0, 0, 5, 0]), row_of([0, 0, 5, 0])
    next_word(skipped)

    assert (below(too_many, 3), list(too_many)) == (below(skipped, 3), list(skipped))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 40])
def test_below_is_fair(bound: int) -> None:
    """Chi-square over 20,000 numbers stays below what chance exceeds once in a thousand times."""
    words = seeded(f"fair {bound}")
    count = 20_000
    found = Counter(below(words, bound) for _ in range(count))

    expected = count / bound
    chi_square = sum((found[number] - expected) ** 2 / expected for number in range(bound))

    assert chi_square < {2: 10.8, 3: 13.8, 6: 20.5, 7: 22.5, 10: 27.9, 40: 72.1}[bound]


def test_below_is_fair_for_bounds_near_the_size_of_a_word() -> None:
    """With a bound of three quarters of 2**32 a careless remainder would favour the first third twice over."""
    words = seeded("near")
    bound = 3 * 2**30
    thirds = Counter(below(words, bound) // 2**30 for _ in range(9_000))

    assert all(abs(thirds[third] - 3_000) < 200 for third in range(3))


def test_every_order_of_four_cards_is_equally_likely() -> None:
    """24 orders in 12,000 shuffles: each about 500 times."""
    words = seeded("orders")
    found = Counter(tuple(shuffled(words, counted(0, 4))) for _ in range(12_000))

    assert set(found) == set(itertools.permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 49.7


def test_every_card_comes_to_every_place() -> None:
    """Forty cards, 2,000 shuffles: each card lies at each place about 50 times."""
    words = seeded("places")
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(2_000):
        found.update(enumerate(shuffled(words, counted(0, 40))))

    assert len(found) == 1600
    assert sum((count - 50) ** 2 / 50 for count in found.values()) / (39 * 39) < 1.1


@given(st.lists(st.integers(0, 10**6)), st.text(max_size=3))
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: str) -> None:
    """Nothing is lost, nothing is doubled."""
    assert sorted(shuffled(seeded(seed), row_of(cards))) == sorted(cards)


@given(st.integers(0, 60), st.text(max_size=3))
def test_a_shuffle_uses_the_same_words_as_below(size: int, seed: str) -> None:
    """Written out for speed, it is still Fisher-Yates with `below`."""
    quick, slow = seeded(seed), seeded(seed)

    assert (list(shuffled(quick, counted(0, size))), list(quick)) == (fisher_yates(slow, size), list(slow))


def test_a_shuffle_rejects_words_that_would_favour_small_numbers() -> None:
    """The first word here is the one that is too many for thirds."""
    quick, slow = row_of([0, 0, 5, 0]), row_of([0, 0, 5, 0])

    assert (list(shuffled(quick, counted(0, 3))), list(quick)) == (fisher_yates(slow, 3), list(slow))


def fisher_yates(words: Row, size: int) -> list[int]:
    pile = list(range(size))
    for last in range(size - 1, 0, -1):
        pick = below(words, last + 1)
        pile[last], pile[pick] = pile[pick], pile[last]
    return pile
