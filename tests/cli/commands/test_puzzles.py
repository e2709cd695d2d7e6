"""`hexadeck puzzles`: a try in the terminal, the list, mining and proving again, mistakes."""

from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused

from hexadeck.puzzles import puzzles_of
from hexadeck.puzzles.prover import Verdict
from hexadeck.puzzles.puzzle import write_puzzles
from hexadeck.puzzles.trying import Try

CHESS = "knights-and-kings-chess"


def test_a_try_fails_is_explained_taken_back_and_solved(tmp_path: Path) -> None:
    puzzle = min(puzzles_of(CHESS), key=lambda puzzle: puzzle.steps)
    attempt = Try(puzzle)
    verdicts = attempt.prover.verdicts(attempt.belief)
    wrong, right = verdicts.index(Verdict.NO) + 1, list[str]()
    choices: list[int] = []
    while attempt.standing == "open":
        choices.append(attempt.prover.verdicts(attempt.belief).index(Verdict.YES))
        right.append(str(choices[-1] + 1))
        attempt.follow(choices)
    typed = "\n".join([str(wrong), "because", "u", *right, "q", ""])

    ended = hexadeck("puzzles", CHESS, "--solve", puzzle.id, typed=typed, home=tmp_path, COLUMNS="100", LINES="40")

    said = " ".join(ended.out.split())
    assert (ended.status, ended.err) == (0, "")
    assert "Win this turn, whatever they hold or do." in said
    assert "That lets it slip" in said
    assert "you: " in said
    assert "Undone." in said
    assert "Solved!" in said
    assert f"Try it again: hexadeck puzzles {CHESS} --solve {puzzle.id}" in said
    assert not list(tmp_path.rglob("*.json"))


def test_without_more_words_it_is_todays_puzzle(tmp_path: Path) -> None:
    """The same as with `--solve today`, and no job that plays matches."""
    short = hexadeck("puzzles", CHESS, typed="q\n", home=tmp_path)
    long = hexadeck("puzzles", CHESS, "--solve", "today", typed="q\n", home=tmp_path)

    assert short.status == 0
    assert short.out == long.out
    assert "Try it again: hexadeck puzzles" in short.out


def test_puzzles_are_listed_found_and_proven_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    listed = called(capsys, "puzzles", CHESS, "--list")
    assert [line.split(":")[0] for line in listed.out.splitlines()] == [puzzle.id for puzzle in puzzles_of(CHESS)]

    file = tmp_path / "found.json"
    how = ["-n", "1", "--seed", "test 44", "--bot", "random", "--goal", "win"]
    found = called(capsys, "puzzles", CHESS, *how, "--out", str(file))
    assert found.out.startswith("1 puzzles in 1 matches: of 5 positions 2 were left to prove; ")

    checked = called(capsys, "puzzles", CHESS, "--check", "--out", str(file))
    assert checked.out.endswith(f"1 of 1 puzzles of {CHESS} are proven.\n")

    file.write_text(file.read_text().replace('"ways": 1', '"ways": 3'))
    wrong = called(capsys, "puzzles", CHESS, "--check", "--out", str(file))
    assert wrong.status == 1
    assert "1 first choices are right, not 3" in wrong.out
    assert f"0 of 1 puzzles of {CHESS} are proven." in wrong.out


def test_mistakes_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    nowhere, empty = str(tmp_path / "none" / "x.json"), tmp_path / "empty.json"
    empty.write_text(write_puzzles([]).replace("1", "7"))

    assert "has no puzzle 'x'; it has " in refused(called(capsys, "puzzles", CHESS, "--solve", "x"))
    assert "there is no bot 'nobody'" in refused(called(capsys, "puzzles", CHESS, "--bot", "nobody"))
    assert "there is no goal 'draw'; goals are win, hold" in refused(called(capsys, "puzzles", CHESS, "--goal", "draw"))
    assert "choose one" in refused(called(capsys, "puzzles", CHESS, "--list", "--check"))
    assert "to write to" in refused(called(capsys, "puzzles", CHESS, "--out", nowhere))
    assert "there is no file" in refused(called(capsys, "puzzles", CHESS, "--check", "--out", nowhere))
    assert "format 7" in called(capsys, "puzzles", CHESS, "--check", "--out", str(empty)).err
