"""The same seed and the same choices make the same match: in any process, in any build, today and tomorrow."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance import golden
from tests.conformance.every_game import GAMES, every_game
from tests.conformance.fingerprints import fingerprints, plays
from tests.conformance.golden import agreed, assert_golden

from hexadeck.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent.parent


@every_game
def test_matches_of_fixed_seeds_have_the_agreed_hashes(game: Game) -> None:
    """One file for the plain and the compiled engine; a change of rules changes it, and nothing else may."""
    assert_golden(f"{game.name}.hashes", "\n".join(fingerprints(game)) + "\n", is_versioned=True)


def test_hashes_are_not_written_anew_under_the_same_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches under way would go on under rules that they did not begin with."""
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    monkeypatch.setenv(golden.REWRITE, "1")
    assert_golden("a.hashes", "rules 1\nseed 0: 5 c0ffee\n", is_versioned=True)

    with pytest.raises(pytest.fail.Exception, match="Give the game another rules_version"):
        assert_golden("a.hashes", "rules 1\nseed 0: 5 decaf0\n", is_versioned=True)
    assert_golden("a.hashes", "rules 2\nseed 0: 5 decaf0\n", is_versioned=True)


def test_another_process_plays_the_same_matches() -> None:
    """Nothing depends on the order of sets, which is another there, or on what else the process has done.

    `python -O` leaves out every `assert`: none of them does anything but state what holds.
    """
    hash_seed = "4711" if os.environ.get("PYTHONHASHSEED") != "4711" else "4712"
    program = "from tests.conformance.fingerprints import main; assert False; main()"
    there = subprocess.run(
        [sys.executable, "-O", "-W", "error", "-c", program],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout.splitlines() == [line for game in GAMES for line in agreed(f"{game.name}.hashes")]


@every_game
def test_matches_of_fixed_seeds_are_told_in_the_agreed_words(game: Game) -> None:
    """Every prompt, option and event as everybody reads it: where only a format changes, these stay the same."""
    assert_golden(f"{game.name}.plays", "\n".join(plays(game)) + "\n")


@every_game
def test_a_seed_may_be_a_number_or_a_text(game: Game) -> None:
    """7 and "7" are the same seed, 8 is another."""
    assert game.start(seed=7).state_hash() == game.start(seed="7").state_hash() != game.start(seed=8).state_hash()
