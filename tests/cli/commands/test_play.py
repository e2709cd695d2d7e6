"""`hexadeck play` through a pipe: whole matches, saving, mistakes; what is typed stands in the script."""

import json
from pathlib import Path

import pytest
from tests.cli.shell import Ended, called, hexadeck, refused

from hexadeck import games
from hexadeck.kernel.game import CONCEDE_PART, OFFER_DRAW

FIRST = "1\n" * 200
"""Takes the first option again and again; a match is over long before, and the rest is refused."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def play(home: Path, *words: str, typed: str = "") -> Ended:
    return hexadeck("play", *words, typed=typed, home=home, COLUMNS="80", LINES="24")


def saved(home: Path) -> Path:
    (path,) = (home / "hexadeck" / "matches").glob("*.json")
    return path


def test_a_scripted_match_goes_to_its_end(home: Path) -> None:
    ended = play(home, "zenonzard", "--seed", "7", "--bot", "random", typed=FIRST)

    assert (ended.status, ended.err) == (0, "")
    assert " won. " in ended.out.splitlines()[-3]
    assert "hexadeck analyse " in ended.out.splitlines()[-1]
    assert "\x1b" not in ended.out
    assert max(len(line) for line in ended.out.splitlines()[:-2]) <= 80

    record = json.loads(saved(home).read_text())
    assert games.replay(record).result is not None
    replayed = hexadeck("replay", str(saved(home)), home=home)
    assert replayed.status == 0
    assert record["hash"] in replayed.out
    assert "[ZZ-122]" in replayed.out or "[ZZ-121]" in replayed.out


def test_leaving_names_the_save_and_resuming_goes_on(home: Path) -> None:
    left = play(home, "zenonzard", "--seed", "7", typed="1\n1\nq\n")
    path = saved(home)

    resumed = play(home, "--resume", typed="l\n")

    assert f"The match is saved in {path}" in left.out
    assert len(json.loads(path.read_text())["choices"]) - _bot_choices(path) == 2
    assert "You return 0 cards" in resumed.out
    assert path == saved(home)


def _bot_choices(path: Path) -> int:
    record = json.loads(path.read_text())
    match = games.load("zenonzard").start(record["setup"]["seed"])
    count = 0
    for choice in record["choices"]:
        count += match.seat != 0
        match.choose(choice)
    return count


def test_the_end_of_the_input_leaves_and_names_the_save(home: Path) -> None:
    ended = play(home, "zenonzard", typed="")

    assert (ended.status, ended.err) == (0, "")
    assert str(saved(home)) in ended.out


def test_undo_goes_back_to_the_own_last_choice(home: Path) -> None:
    ended = play(home, "zenonzard", "--seed", "7", typed="u\n2\nu\n")

    assert "Nothing to undo" in ended.out
    assert "So far: Return" in ended.out
    assert [choice for choice in json.loads(saved(home).read_text())["choices"] if choice == 1] == []


def test_undo_reaches_behind_the_bot_and_past_a_lost_match(home: Path) -> None:
    play(home, "zenonzard", "--seed", "7", typed="concede\ny\n")
    conceded = json.loads(saved(home).read_text())["choices"]

    ended = play(home, "--resume", typed="u\n")

    assert conceded[-1] == -1
    assert "conceded" in ended.out
    assert conceded[:-1] == json.loads(saved(home).read_text())["choices"]


def test_a_draw_is_offered_where_the_rules_have_one(home: Path) -> None:
    """KC-R31 Too early it is refused with the reason; the bot plays on; the save has the offer and goes on from it."""
    ended = play(home, "knights-and-kings-chess", "--seed", "7", "--bot", "greedy", typed="draw\n1\ndraw\ndraw\nq\n")
    resumed = play(home, "--resume", typed="l\nq\n")

    assert "You can offer a draw when you are about to play. (KC-R31)" in ended.out
    assert "You have already offered a draw this turn. (KC-R31)" in ended.out
    assert OFFER_DRAW in json.loads(saved(home).read_text())["choices"]
    assert "Greedy plays on." in resumed.out
    assert "Player 2" not in ended.out + resumed.out


def test_the_contest_or_the_game_is_conceded(home: Path) -> None:
    """KZ-R53 Each after a question; the save has both and goes on from them."""
    said = "?\nconcede war\nconcede contest\nn\nconcede contest\ny\nconcede game\ny\n"
    ended = play(home, "knights-of-the-zodiac", "--seed", "7", typed=said)
    record = json.loads(saved(home).read_text())
    resumed = play(home, "--resume", typed="l\nq\n")

    assert "concede contest   give up the Contest and go on with the Game" in ended.out
    assert "There is no 'war' to concede: concede game or concede contest." in ended.out
    assert "You play on." in ended.out
    assert "Concede the Contest? y or n" in ended.out
    assert "Concede the Game? y or n" in ended.out
    assert (record["choices"].count(CONCEDE_PART), record["choices"][-1]) == (1, -1)
    assert "You concede the Contest." in resumed.out
    assert "won. You conceded." in resumed.out


def test_nonsense_gets_a_hint_and_changes_nothing(home: Path) -> None:
    before = _after(home, "")
    nonsense = ["xyzzy", "0", "99", "-1", "1.5", "1 99", "1 1", "c nosuchcard", "c 99", "c", "r ZZ-999", "💥", "again"]

    ended = play(home, "--resume", typed="\n".join([*nonsense, ""]))

    hints = [line for line in ended.out.splitlines() if line.startswith("> ")]
    assert (ended.status, ended.err, len(hints)) == (0, "", len(nonsense))
    assert ended.out.count("I don't understand") == 4
    assert before == json.loads(saved(home).read_text())


def _after(home: Path, typed: str) -> dict[str, object]:
    play(home, "zenonzard", "--seed", "7", typed=typed)
    record: dict[str, object] = json.loads(saved(home).read_text())
    return record


def test_reading_changes_nothing(home: Path) -> None:
    before = _after(home, "")
    readings = {
        "c Fire Beetle": ("╭─ Fire Beetle", "[ZZ-202]"),
        "c 2": ("╭─ ",),
        "r": ("ZZ-035  5. Setup",),
        "r zz-101": ("ZZ-101  13.",),
        "r flash phase": ("ZZ-100",),
        "l": ("Log", "[ZZ-031]"),
        "t": ("Piles",),
        "?": ("What you can type",),
        "a": ("Choose ",),
        "a line": ("Choose ", "Play might then go on like this:"),
        "a novel": ("a, a why or a line",),
        "s": ("Saved in",),
        "concede\nn": ("You play on",),
    }

    ended = play(home, "--resume", typed="\n".join([*readings, ""]))

    assert [said for texts in readings.values() for said in texts if said not in ended.out] == []
    assert before == json.loads(saved(home).read_text())


def test_why_says_what_hinders_a_card(home: Path) -> None:
    ended = hexadeck("play", "zenonzard", "--seed", "1", typed="p\nwhy sphynx\nwhy nobody\nwhy\nq\n", home=home)

    assert "[ZZ-" in next(line for line in ended.out.splitlines() if "Sphynx: " in line)
    assert "You see no card called 'nobody'" in ended.out
    assert "Why which card?" in ended.out


def test_several_numbers_choose_in_a_row_in_any_order(home: Path) -> None:
    ended = play(home, "zenonzard", "--seed", "7", typed="5 2\n")

    assert ended.out.count("So far: Return") == 1
    assert ended.out.split("So far:")[1].split("\n")[0].count("Return") == 2


def test_a_match_is_saved_in_a_file_of_ones_own_but_never_over_another(home: Path) -> None:
    mine = home / "mine.json"

    ended = play(home, "zenonzard", typed=f"s {mine}\ns {mine}\n")

    assert "Saved in" in ended.out
    assert "exists already" in ended.out
    assert json.loads(mine.read_text())["game"] == "zenonzard"


def test_two_players_do_not_see_each_others_hands(home: Path) -> None:
    ended = play(home, "zenonzard", "--two-players", "--seed", "7", typed="\np\n\np\n")

    first, _, second = ended.out.partition("Enter when you are ready")[2].partition("No peeking")
    own, foe = _hands()
    assert any(name in second for name in foe)
    assert all(name in first for name in own)
    assert not [name for name in own if name in second and name not in foe]


def _hands() -> tuple[set[str], set[str]]:
    match = games.load("zenonzard").start("7")
    seat = match.seat
    assert seat is not None
    hands = [{card["name"] for card in match.view(s)["table"]["seats"][s]["hand"]} for s in (seat, 1 - seat)]
    return hands[0], hands[1]


def test_home_made_cards_travel_with_the_save(home: Path) -> None:
    (home / "home.cards").write_text("Paper Golem [HOME1]\nRed Field Minion, Golem\nCost 2 (R), BP 300, DP 1\n")
    (home / "paper.deck").write_text(
        "Paper Army\nForces: Force of Sin - Cyclops, Force of Eternity - Ouroboros\n3 Paper Golem\n37 Miner of Aguma\n"
    )
    words = ["--cards", str(home / "home.cards"), "--deck", str(home / "paper.deck")]
    play(home, "zenonzard", *words, typed="q\n")
    (home / "home.cards").unlink()

    ended = play(home, "--resume", typed="c paper golem\n")

    assert "╭─ Paper Golem" in ended.out


def test_without_a_game_there_is_a_menu(home: Path) -> None:
    shipped = sorted(folder.parent.name for folder in Path(games.__file__).parent.glob("*/game.py"))
    number = shipped.index("zenonzard") + 1

    ended = play(home, typed=f"x\n{number}\nx\n\n1\nq\n")

    assert "which deck do you play?" in ended.out
    assert "  6  sibyl   Looks several turns ahead" in ended.out
    assert json.loads(saved(home).read_text())["players"] == ["person", "pip"]
    assert "before the first turn" in ended.out or "turn 1" in ended.out


def test_a_folder_that_cannot_be_written_does_not_end_the_match(home: Path) -> None:
    (home / "hexadeck").write_text("in the way")

    ended = play(home, "zenonzard", typed="1\nq\n")

    assert (ended.status, ended.err) == (0, "")
    assert "not saved" in ended.out


def test_the_opponents_are_listed_each_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    ended = called(capsys, "play", "--bot", "help")

    assert [line.split()[0] for line in ended.out.splitlines()] == ["pip", "wren", "bruno", "greta", "orla", "sibyl"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["zenonzard", "--bot", "gredy"], "did you mean 'greedy'"),
        (["zenonzard", "--deck", "agumo rush"], "did you mean 'Aguma Rush'"),
        (["zenonzard", "--deck", "nowhere.deck"], "nowhere.deck"),
        (["zenonzard", "--option", "deck_out=never"], "end_of_own_turn or draw_step"),
        (["zenonzard", "--cards", "nowhere.cards"], "nowhere.cards"),
        (["zenonzard", "--seats", "5"], "2 players"),
        (["zenonzard", "--mode", "solitaire"], "modes are duel"),
        (["--resume", "nowhere.json"], "nowhere.json"),
        (["zenonzard", "--at", "3"], "name that with --resume"),
    ],
)
def test_a_wrong_call_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert said in refused(called(capsys, "play", *words))


def test_a_deck_that_breaks_the_rules_is_refused(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (home / "short.deck").write_text("Short\nForces: Force of Sin - Cyclops\n3 Fire Beetle\n")

    said = refused(called(capsys, "play", "zenonzard", "--deck", str(home / "short.deck")))

    assert "ZZ-001" in said
    assert "ZZ-004" in said
