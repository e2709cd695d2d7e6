"""`hexadeck new-game`: found and played where it was laid out, and what is refused. That its folder keeps what games
promise is shown in `tests/conformance`."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.shell import environment, hexadeck, refused

from hexadeck.cli import main

TURN = "    if len(t.zones[words.DECK + seat]) == 0:\n        t.then(steps.end)\n"
"""Where the match ends in the template."""


@pytest.mark.parametrize("title", ["", "7 Stones", "class", "!!!"])
def test_a_title_must_make_a_name(title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is written otherwise."""
    assert main(["new-game", title, "--into", str(tmp_path)]) == 1
    assert "is no title for a game" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_no_game_is_laid_out_over_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither over a game that is found nor over a folder that is there."""
    assert main(["new-game", "Zenonzard", "--into", str(tmp_path)]) == 1
    (tmp_path / "stone_age").mkdir()
    assert main(["new-game", "Stone Age", "--into", str(tmp_path)]) == 1
    assert capsys.readouterr().out.count("there is a game") == 2
    assert not list((tmp_path / "stone_age").iterdir())


def lay_out(home: Path) -> Path:
    """In the folder where the command is called; the folder of the new game."""
    command = [sys.executable, "-m", "hexadeck.cli", "new-game", "Stone Market"]
    where = environment(home) | {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    subprocess.run(command, cwd=home, env=where, capture_output=True, check=True)
    return home / "stone_market"


def test_a_new_game_is_played_at_once_wherever_it_was_laid_out(tmp_path: Path) -> None:
    """Every command knows it from then on, and gone games are missed by none."""
    lay_out(tmp_path)
    played = hexadeck("simulate", "stone-market", "-n", "2", "--agents", "random,random", home=tmp_path)
    listed = hexadeck("games", home=tmp_path)

    assert "2 matches" in played.out, played
    assert "stone-market" in listed.out
    assert "zenonzard" in listed.out
    for file in (tmp_path / "stone_market").iterdir():
        file.unlink() if file.is_file() else None
    assert "there is no game" in refused(hexadeck("simulate", "stone-market", home=tmp_path))


def test_a_game_with_a_mistake_takes_no_other_along(tmp_path: Path) -> None:
    """What is wrong is said, with its file and line."""
    folder = lay_out(tmp_path)
    game = folder / "game.py"
    game.write_text(game.read_text().replace("DECK_SIZE = 10", "DECK_SIZE = 10 // 0"))
    listed = hexadeck("games", home=tmp_path)
    played = refused(hexadeck("simulate", "stone-market", home=tmp_path))

    assert listed.status == 0
    assert "zenonzard" in listed.out
    for said in (listed.err, played):
        assert "the game 'stone-market' cannot be used: ZeroDivisionError" in said
        assert "game.py:" in said


def test_a_game_that_never_ends_is_said_to(tmp_path: Path) -> None:
    """One whose rules ask for ever, and one whose rules do not even ask."""
    rules = lay_out(tmp_path) / "rules.py"
    written = rules.read_text()
    asking = written.replace(TURN, TURN.replace("==", "<"))
    rules.write_text(asking.replace("steps.take_card)", "steps.take_card, always=True)"))
    asks = refused(hexadeck("simulate", "stone-market", "--agents", "random,random", home=tmp_path))
    rules.write_text(written.replace(TURN, "    if True:\n        t.then(steps.take_turn, seat)\n"))
    circles = refused(hexadeck("simulate", "stone-market", home=tmp_path))

    assert "match 0: Stopped after 20000 decisions. The rules seem to let a match go on for ever." in asks
    assert "match 0: One choice has set off more than can be carried out" in circles
