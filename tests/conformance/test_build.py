"""The suite runs on the build that it was meant for: `make test` runs it plain, and then compiled."""

import os
from typing import Any

import hexadeck
from hexadeck import games


def test_the_engine_is_compiled_exactly_when_it_should_be() -> None:
    """Without this, a compiled run that fell back to plain Python would pass and say nothing."""
    assert hexadeck.is_compiled() == (os.environ.get("HEXADECK_EXPECT_COMPILED") == "1")


def test_what_dies_deep_inside_other_objects_leaves_its_neighbours_alone() -> None:
    """From 50 levels on Python frees objects later, with the help of a header that small ones do not have."""
    match = games.load("saint-seiya").start("deep")
    for depth in range(45, 55):
        options = [match.options[0] for _ in range(100)]
        neighbours = options[1::2]
        before = [(option.verb.name, option.a, option.b, option.c) for option in neighbours]

        dying: list[Any] = options[::2]
        del options
        for _ in range(depth):
            dying = [[each] for each in dying]
        del dying

        assert [(option.verb.name, option.a, option.b, option.c) for option in neighbours] == before
