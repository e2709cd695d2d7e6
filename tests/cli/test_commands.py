"""The command line as a whole: help, versions, mistakes, what is imported, colours."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.shell import called, environment, hexadeck, refused

from hexadeck.cli import COMMANDS, engine


def test_help_lists_every_command() -> None:
    ended = hexadeck("--help")

    assert ended.status == 0
    assert set(COMMANDS) <= set(ended.out.split())
    assert ended.err == ""


def test_help_imports_neither_typer_nor_rich_nor_a_game() -> None:
    code = (
        "import sys; from hexadeck.cli import main; main(['--help']); "
        "heavy = ('typer', 'rich', 'hexadeck.games', 'hexadeck.kernel'); "
        "print([name for name in heavy if name in sys.modules], file=sys.stderr)"
    )

    python = [sys.executable, "-c", code]
    done = subprocess.run(python, env=environment(None), capture_output=True, text=True, check=True)

    assert done.stderr == "[]\n"


@pytest.mark.parametrize("command", list(COMMANDS))
def test_every_command_explains_itself_with_examples(command: str) -> None:
    ended = hexadeck(command, "--help")

    assert ended.status == 0
    assert f"Usage: hexadeck {command}" in ended.out
    assert f"hexadeck {command}" in ended.out.partition("Examples:")[2]


def test_a_checkout_runs_on_its_compiled_engine_where_that_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same words again, in the same process; where it is not built, commands that play say so."""
    begun: list[tuple[list[str], str]] = []
    monkeypatch.delenv("HEXADECK_PURE", raising=False)
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setattr("hexadeck.is_compiled", lambda: False)
    monkeypatch.setattr(os, "execve", lambda _, words, env: begun.append((words[1:], env["PYTHONPATH"])))
    builder = tmp_path / "build_compiled.py"
    builder.write_text("import sys; print(sys.argv[1:] == ['--cached'] and '/compiled')")
    engine.prefer_compiled(["rules", "zenonzard"], builder)
    assert begun == [(["-m", "hexadeck.cli", "rules", "zenonzard"], "/compiled:/elsewhere")]

    builder.write_text("raise SystemExit(1)")
    engine.prefer_compiled(["rules", "zenonzard"], builder)
    assert capsys.readouterr().err == ""
    engine.prefer_compiled(["lab", "zenonzard"], builder)
    assert "not compiled" in capsys.readouterr().err
    monkeypatch.setenv("HEXADECK_PURE", "1")
    engine.prefer_compiled(["lab", "zenonzard"], builder)
    engine.prefer_compiled(["lab", "zenonzard"], tmp_path / "nothing")
    assert capsys.readouterr().err == "", "who asked for it is not told"
    assert len(begun) == 1


def test_help_about_a_command_is_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(capsys, "games", "--help").out == called(capsys, "help", "games").out


def test_version() -> None:
    assert hexadeck("--version").out.startswith("hexadeck 0.")


def test_an_unknown_command_is_refused_with_the_nearest() -> None:
    assert "did you mean 'play'?" in refused(hexadeck("plya"))


def test_an_unknown_option_is_refused() -> None:
    assert "--nonsense" in refused(hexadeck("play", "zenonzard", "--nonsense"))


def test_a_missing_argument_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "missing argument" in refused(called(capsys, "cards"))


@pytest.mark.parametrize("words", [["cards"], ["rules"], ["play"], ["simulate"]])
def test_an_unknown_game_is_refused_with_the_nearest(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert "did you mean 'zenonzard'?" in refused(called(capsys, *words, "zenonzadr"))


def test_games_shows_seats_modes_cards_and_decks() -> None:
    ended = hexadeck("games")

    assert ended.status == 0
    row = next(line for line in ended.out.splitlines() if line.startswith("zenonzard"))
    assert row.split() == ["zenonzard", "2", "duel", "285", "11"]


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m hexadeck.cli cards zenonzard --full | head -1"

    shell = ["/bin/sh", "-c", command]
    done = subprocess.run(shell, env=environment(None), capture_output=True, text=True, check=True)

    assert done.stderr == ""
