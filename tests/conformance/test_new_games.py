"""`hexadeck new-game`: the folder it lays out is a game that keeps every promise a game makes."""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tests.conformance import test_choices, test_clones, test_matches, test_positions, test_secrets
from tests.conformance.every_game import Setup, setups

from hexadeck import games
from hexadeck.cli import main

SUITE = (test_choices, test_clones, test_matches, test_positions, test_secrets)


def promises(module: ModuleType) -> list[Callable[..., None]]:
    """Every test of the conformance suite that needs a setup and, where chance plays a part, a seed."""
    tests = [test for name, test in vars(module).items() if name.startswith("test_")]
    return [test for test in tests if {"setup"} <= set(_parameters(test)) <= {"setup", "seed"}]


def _parameters(test: Callable[..., None]) -> list[str]:
    inner = getattr(test, "hypothesis", None)
    return list(inspect.signature(inner.inner_test if inner is not None else test).parameters)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A game laid out by the command, found while these tests run."""
    where = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        assert main(["new-game", "Stone Market", "--into", str(where)]) == 0
    games.__path__.append(str(where))
    yield where / "stone_market"
    games.__path__.remove(str(where))


@pytest.mark.parametrize(
    "test", [test for module in SUITE for test in promises(module)], ids=lambda test: test.__name__
)
def test_a_new_game_passes_the_conformance_suite(folder: Path, test: Callable[..., None]) -> None:
    """In every number of seats it is for, before anybody has touched it; plain on the compiled engine, too."""
    for setup in setups(games.load("stone-market")):
        assert isinstance(setup, Setup)
        test(setup=setup)
