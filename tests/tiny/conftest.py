"""During these tests, and only then, the tiny game is one of the games."""

from collections.abc import Iterator

import pytest
from tests.conformance.every_game import tiny_among_the_games


@pytest.fixture(autouse=True, scope="package")
def _tiny_game() -> Iterator[None]:
    with tiny_among_the_games():
        yield
