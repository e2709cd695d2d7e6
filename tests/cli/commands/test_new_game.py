"""`hexadeck new-game`: what it refuses. That its folder is a game is shown in `tests/conformance`."""

from pathlib import Path

import pytest

from hexadeck.cli import main


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
