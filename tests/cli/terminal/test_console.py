"""`hexadeck play` at a terminal: what fits, what is kept when it is killed, what leaving looks like."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.shell import ESCAPE, AtTerminal

from hexadeck import games


def test_every_screen_of_a_whole_match_fits_80_by_24(tmp_path: Path) -> None:
    with AtTerminal("play", "zenonzard", "--seed", "7", "--bot", "random", home=tmp_path) as table:
        table.read_until("\n> ")
        for _ in range(200):
            if " won. " not in table.screen():
                table.type("1")
        last = table.screen()
        table.type("q", ".json\n")
        status = table.ended()

    assert " won. " in last
    assert status == 0
    for screen in table.screens()[:-1]:
        assert len(screen) <= 24
        assert max(len(line) for line in screen) <= 80


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (50, 16)])
def test_everything_that_can_be_read_fits(tmp_path: Path, columns: int, rows: int) -> None:
    with AtTerminal("play", "zenonzard", "--seed", "7", home=tmp_path, columns=columns, rows=rows) as table:
        table.read_until("\n> ")
        for line in ("2", "p", "1", "p"):
            table.type(line)
        for line in ("?", "l", "t", "c fire beetle"):
            table.type(line, "back to the table ")
            table.type("q")
        table.type("a")

    for screen in table.screens():
        assert len(screen) <= rows
        assert max(len(line) for line in screen) <= columns


def test_why_says_what_stands_in_the_way_of_a_card(tmp_path: Path) -> None:
    """A card of the hand that is on offer, a Force that is not, a name that nothing in sight has, and none."""
    match = games.load("zenonzard").start(seed=7)
    me = match.view(0)["table"]["seats"][0]
    card, force = me["hand"][0]["name"], me["forces"][0]["name"]
    said: list[str] = []
    with AtTerminal("play", "zenonzard", "--seed", "7", home=tmp_path, columns=120, rows=40) as table:
        table.read_until("\n> ")
        for line in (f"why {card}", f"why {force}", "why Snorlax", "why"):
            table.type(line)
            said.append(table.screen())

    assert f"{card}: you can use it now." in said[0]
    assert f'{force}: You are asked for something else: "Which cards do you return for new ones?" [ZZ-035]' in said[1]
    assert "You see no card called 'Snorlax'" in said[2]
    assert "Why which card?" in said[3]


def test_why_tells_copies_in_different_places_apart(tmp_path: Path) -> None:
    """The Heroes of the hand can be played, and those that are set aside cannot."""
    with AtTerminal("play", "saint-seiya", "--seed", "5", home=tmp_path, columns=120, rows=40) as table:
        table.read_until("\n> ")
        for line in ("1", "why pegasus seiya"):
            table.type(line)

    said = "Pegasus Seiya (hand): you can use it now. Pegasus Seiya (set aside): Play: It is set aside."
    assert said in table.screen()


def test_why_says_what_stands_in_the_way_of_a_square(tmp_path: Path) -> None:
    said: list[str] = []
    with AtTerminal("play", "knights-and-kings-chess", "--seed", "5", home=tmp_path, columns=120, rows=40) as table:
        table.read_until("\n> ")
        for line in ("why a1", "why z9"):
            table.type(line)
            said.append(table.screen())

    assert "a1: Place: The king starts on your back rank, but not in a corner. [KC-014]" in said[0]
    assert "You see no card called 'z9'" in said[1]


def test_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    with AtTerminal("play", "zenonzard", "--seed", "7", home=tmp_path) as table:
        table.read_until("\n> ")
        table.type("2")
        table.type("1")

    with AtTerminal("play", "--resume", home=tmp_path) as again:
        again.read_until("\n> ")

    assert table.screen() == again.screen()


def test_an_interrupt_leaves_cleanly_and_names_the_save(tmp_path: Path) -> None:
    with AtTerminal("play", "zenonzard", home=tmp_path) as table:
        table.read_until("\n> ")
        table.interrupt()
        status = table.ended()

    (path,) = (tmp_path / "hexadeck" / "matches").glob("*.json")
    assert status == 0
    assert f"The match is saved in {path}" in table.raw
    assert "Traceback" not in table.raw
    assert json.loads(path.read_text())["game"] == "zenonzard"


def test_leaving_can_be_thought_over(tmp_path: Path) -> None:
    with AtTerminal("play", "zenonzard", home=tmp_path) as table:
        table.read_until("\n> ")
        table.type("q", "n: no ")
        table.type("n")
        table.type("q", "n: no ")
        table.type("", "--resume\n")
        status = table.ended()

    assert status == 0


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    words = ("play", "zenonzard", "--seed", "7")
    with AtTerminal(*words, home=tmp_path, NO_COLOR="1") as plain, AtTerminal(*words, home=tmp_path) as colourful:
        plain.read_until("\n> ")
        colourful.read_until("\n> ")

    assert "\x1b[1" in colourful.raw
    assert [code for code in ESCAPE.findall(plain.raw) if code.endswith("m")] == []
    assert plain.screen() == colourful.screen()


def test_several_people_and_bots_share_a_terminal_and_no_hand_is_left_on_it(tmp_path: Path) -> None:
    """Three people and a bot: between two of them stands a screen without a card, and each sees the own hand only."""
    words = ("play", "kanzume-goddess", "--seats", "4", "--people", "1,2,4", "--seed", "5", "--bot", "random")
    names = [card.name for card in games.load("kanzume-goddess").prints]
    passed: list[str] = []
    with AtTerminal(*words, home=tmp_path) as table:
        table.read_until("ready ")
        while len(passed) < 12:
            if table.screen().endswith("ready "):
                passed.append(table.screen())
                table.type("", "\n> ")
            else:
                table.type("p" if "Play Phase" in table.screen() else "1", "\n> ", "ready ")

    assert [name for screen in passed for name in names if name in screen] == []
    assert {screen.strip().split(" to choose")[0] for screen in passed} == {"Player 1", "Player 2", "Player 4"}
    assert all(len(re.findall(r"^ *hand", "\n".join(screen), re.MULTILINE)) <= 1 for screen in table.screens())


def test_friends_pass_the_keyboard_behind_an_empty_screen(tmp_path: Path) -> None:
    with AtTerminal("play", "zenonzard", "--two-players", "--seed", "7", home=tmp_path) as table:
        table.read_until("ready ")
        table.type("")
        table.type("p", "ready ")

    assert "No peeking, everybody else!" in table.screen()
    assert "hand" not in table.screen()
