"""`hexadeck learn` through a pipe: a guided match step by step, a lesson with its goal, mistakes."""

from pathlib import Path

import pytest
from tests.cli.shell import called, hexadeck, refused

from hexadeck.lessons import lessons_of
from hexadeck.lessons.texts import filled_in


def learn(home: Path, *words: str, typed: str) -> str:
    ended = hexadeck("learn", *words, typed=typed, home=home, COLUMNS="80", LINES="30")
    assert (ended.status, ended.err) == (0, "")
    return " ".join(ended.out.split())


def test_a_guided_match_says_what_to_read_and_which_option_to_choose(tmp_path: Path) -> None:
    said = learn(tmp_path, "zenonzard", typed="\n\n1\nq\n")

    steps = [step.say for step in filled_in(lessons_of("zenonzard")[0]).steps if step.say]
    assert f"{steps[0]} [Enter]" in said
    assert f"{steps[1]} [Enter]" in said
    assert f"{steps[2]} [1]" in said
    assert steps[4].split(":")[0] in said
    assert "Go on learning: hexadeck learn zenonzard first-match" in said


def test_another_way_can_be_taken_back_or_played_on(tmp_path: Path) -> None:
    said = learn(tmp_path, "zenonzard", typed="\n\n4\nu\n4\nskip\nq\n")

    assert said.count("Not the move the lesson meant") == 2
    assert "Undone." in said
    assert "The lesson is over; play on as you like." in said


def test_a_lesson_is_reached_missed_and_tried_again(tmp_path: Path) -> None:
    said = learn(tmp_path, "zenonzard", "right-colour", typed="hint\n2\np\nagain\n1\n1\nnext\nq\n")

    assert "The right colour: Summon Fire Beetle this turn. (hint, again, next, q)" in said
    assert "Fire Beetle costs 2, and one of the two must be red." in said
    assert "Not this time." in said
    assert "Well done! You reached the goal." in said
    assert "The last blow: Win this turn." in said
    assert not list(tmp_path.rglob("*.json"))


def test_all_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, "learn", "kanzume-goddess", "--list")

    assert [line.split(":")[0] for line in ended.out.splitlines()] == [
        lesson.name for lesson in lessons_of("kanzume-goddess")
    ]


def test_an_unknown_lesson_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, "learn", "zenonzard", "last-blwo")

    assert "there is no lesson 'last-blwo' (did you mean 'last-blow'?)" in refused(ended)
