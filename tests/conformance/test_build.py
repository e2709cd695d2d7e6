"""The suite runs on the build that it was meant for: `make test` runs it plain, and then compiled."""

import os

import hexadeck


def test_the_engine_is_compiled_exactly_when_it_should_be() -> None:
    """Without this, a compiled run that fell back to plain Python would pass and say nothing."""
    assert hexadeck.is_compiled() == (os.environ.get("HEXADECK_EXPECT_COMPILED") == "1")
