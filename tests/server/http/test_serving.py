"""What a server does to its process before it serves."""

import gc
from collections.abc import Iterator

import pytest
from tests.server.table import at_table

from hexadeck.server import library
from hexadeck.server.http.serving import COLLECTIONS, look_for_circles_seldom


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_is_there_from_the_start_is_not_looked_through_again() -> None:
    """While it is looked through, nobody is served."""
    look_for_circles_seldom()

    assert (gc.get_freeze_count() > 1000, gc.get_threshold()) == (True, COLLECTIONS)


@at_table
async def test_nor_are_the_cards_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_games", {})

    await library.read_game("knights-and-kings-chess")
    frozen = gc.get_freeze_count()
    await library.read_game("knights-and-kings-chess")

    assert (frozen > 1000, gc.get_freeze_count() > frozen) == (True, False)  # what is frozen can still die
