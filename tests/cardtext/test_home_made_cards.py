"""Home-made cards lie next to the shipped ones and can be played at once; what is wrong with them is said in one go."""

import json

import pytest

from hexadeck import games
from hexadeck.cardtext.cardfile import MOST_LINES, shipped_files
from hexadeck.cardtext.cardset import MOST_READINGS_OF_FILE
from hexadeck.cardtext.grammar import MOST_HELP, MOST_READINGS, _Reader
from hexadeck.cardtext.words import MOST_FAULTS, CardErrors
from hexadeck.kernel.decisions import VERBS
from hexadeck.kernel.errors import HexadeckError, RecordError
from hexadeck.kernel.game import Deck, Match
from hexadeck.kernel.table import Table

HOME = """Ember Fox [HM1]
Red Field Minion, Fox
Cost 1 (R), BP 200, DP 1
Charge.
When summoned: make one "Fox Cub" token.

Fox Cub [HM2]
Red Token, Fox
Cost 1, BP 100, DP 1

Fox Den [HM3]
Red Base Minion, Fox
BP 100, DP 1
In a deck: any number of copies is allowed.
"""


def fox_deck() -> Deck:
    forces = ["Force of Sin - Cyclops", "Force of Beauty - Siren"]
    return Deck("Foxes", "", {"Ember Fox": 3, "Fox Den": 37}, {"Forces": forces})


def play_by_verbs(match: Match, *verbs: str) -> set[str]:
    """The first option of the earliest verb that is on offer, else the last option, until the match is over."""
    happened: set[str] = set()
    while match.seat is not None:
        names = [option.name for option in match.options]
        wanted = next((verb for verb in verbs if verb in names), names[-1])
        for event in match.describe(match.choose(names.index(wanted)), None):
            happened.add(event["sentence"])
    return happened


def test_home_made_cards_can_be_played_at_once() -> None:
    """A new class, a token and a base minion: summoned, made and placed in a match of two such decks."""
    game = games.load("zenonzard", [("home.cards", HOME)])
    happened: set[str] = set()
    for seed in range(5):
        happened |= play_by_verbs(game.start(seed, decks=[fox_deck(), fox_deck()]), "summon", "place")

    assert {"Player 1 summons Ember Fox.", "Player 2 makes a Fox Cub token."} <= happened
    assert "Player 1 places Fox Den in the base." in happened


def test_what_goes_wrong_with_them_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is: a server that reads such a match says so, and its other matches go on."""
    match = games.load("zenonzard", [("home.cards", HOME)]).start(1)

    def fail(table: Table) -> None:
        raise NotImplementedError

    monkeypatch.setattr(type(match.table), "advance", fail)
    with pytest.raises(HexadeckError, match="do not go together"):
        match.choose(0)


def test_the_shipped_game_does_not_know_them() -> None:
    """Loading them changed nothing for others."""
    games.load("zenonzard", [("home.cards", HOME)])

    assert "HM1" not in games.load("zenonzard").prints_by_id
    with pytest.raises(HexadeckError, match="no card is called 'Ember Fox'"):
        games.load("zenonzard").start(decks=[fox_deck(), fox_deck()])


def test_a_record_with_them_carries_them() -> None:
    """A replay needs nothing else; without their texts the card set has another name."""
    cards = [("home.cards", HOME)]
    match = games.load("zenonzard", cards).start(decks=[fox_deck(), fox_deck()])
    match.choose(0)

    assert games.replay(match.record(), cards).state_hash() == match.state_hash()
    assert games.replay(json.loads(json.dumps(match.record()))).state_hash() == match.state_hash()
    with pytest.raises(RecordError, match="card set"):
        games.replay({**match.record(), "home_made": []})
    with pytest.raises(HexadeckError, match="list of card files"):
        games.replay({**match.record(), "home_made": ["Fox"]})


def test_all_that_is_wrong_is_reported_together() -> None:
    """Every mistake with its file, line and column, in the order of the files."""
    bad = HOME.replace("Charge.", "Chargge.").replace('"Fox Cub" token.', '"Fox Club" token.')

    with pytest.raises(CardErrors) as refusal:
        games.load("zenonzard", [("home.cards", bad), ("more.cards", "Nameless\n")])

    assert [(error.file, error.line, error.column) for error in refusal.value.errors][-1] == ("more.cards", 1, 1)

    with pytest.raises(CardErrors) as refusal:
        games.load("zenonzard", [("home.cards", bad)])

    assert [(error.file, error.line, error.column) for error in refusal.value.errors] == [
        ("home.cards", 4, 1),
        ("home.cards", 5, 25),
    ]
    assert "did you mean 'Charge'?" in str(refusal.value)
    assert 'the nearest name is "Fox Cub"' in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Fire Beetle [HM1]\nRed Token\nCost 1, BP 1, DP 1", "1:1: the card Fire Beetle [RF04] exists already"),
        ("Fox [RF04]\nRed Token\nCost 1, BP 1, DP 1", "1:1: the card Fire Beetle [RF04] exists already"),
        ("Fox [HM1]\nRed Token", "1:1: below the name come"),
        ("Fox [HM1]\nPink Token\nCost 1, BP 1, DP 1", "2:1: expected a line like"),
        ("Fox [HM1]\nRed Token\nCost 1, BP 1", "3:1: something is missing"),
        ("Fox [HM1]\nRed Token\nCost 1, HP 3, DP 1", "3:9: 'HP 3' does not belong here"),
        ("Fox [HM1]\nRed Token\nCost 1 (RR), BP 1, DP 1", "3:1: 2 coloured mana are more than the cost"),
        ("Fox [HM1]\nRed Magic\nCost 1\nCharge.", "4:1: only minions have keywords"),
        ("Fox [HM1]\nRed Magic\nCost 1\nWhen summoned: draw 1 card.", "4:1: 'When summoned:' does not go with"),
        ("Fox [HM1]\nForce\nForce Points 2\nWhen blocking: draw 1 card.", "4:1: a Force cannot have"),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_its_place(text: str, message: str) -> None:
    """The head of a card is checked like its text."""
    with pytest.raises(CardErrors) as refusal:
        games.load("zenonzard", [("home.cards", text)])

    assert f"home.cards:{message}" in str(refusal.value)


def test_a_card_with_the_name_and_id_of_another_takes_its_place() -> None:
    """That is how a sentence is changed: the card keeps its number, and decks that hold it play the new text."""
    changed = "Fire Beetle [RF04]\nRed Field Minion, Monster\nCost 2 (R), BP 900, DP 1\nPierce.\n"
    before, after = games.load("zenonzard"), games.load("zenonzard", [("home.cards", changed)])

    assert [record.id for record in after.prints] == [record.id for record in before.prints]
    assert games.display(after).face(after.prints_by_id["RF04"]).text == ("Pierce.",)
    assert after.card_set != before.card_set
    with pytest.raises(CardErrors, match=r"home\.cards:6:1: the card Fire Beetle"):
        games.load("zenonzard", [("home.cards", f"{changed}\n{changed}")])


def a_card(number: int, lines: str) -> str:
    return f"Fox {number} [HM{number}]\nRed Magic\nCost 1 (R)\n{lines}\n"


def test_a_card_is_told_all_its_mistakes_and_a_file_no_more_than_anybody_mends() -> None:
    """Looking for the nearest phrase, which takes longest, ends after the first ones."""
    worst = a_card(1, "Main: draw 1 crad.\n" * (MOST_LINES - 3))
    with pytest.raises(CardErrors) as refusal:
        games.load("zenonzard", [("home.cards", worst)])
    with pytest.raises(CardErrors) as many:
        games.load("zenonzard", [("home.cards", "".join(worst.replace("1", str(n)) for n in range(1, 9)))])

    assert len(refusal.value.errors) == MOST_LINES - 3
    assert all("did you mean 'card'?" in error.message for error in refusal.value.errors)
    helped = [error for error in refusal.value.errors if "the nearest that this game says" in error.message]
    assert len(helped) == MOST_HELP
    assert len(many.value.errors) == MOST_FAULTS


def test_a_hostile_file_takes_no_more_work_than_a_file_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: what multiplies readings is read up to a limit, and then nothing any more."""
    counted: list[int] = []
    read = _Reader._count

    def count(self: _Reader, readings: int) -> None:
        counted.append(readings)
        read(self, readings)

    games.load("zenonzard", [("home.cards", HOME)])
    monkeypatch.setattr(_Reader, "_count", count)
    games.load("zenonzard", [("home.cards", HOME)])
    friendly = sum(counted)
    counted.clear()
    tangled = "Main: " + "destroy one minion. " * 60 + "\n"
    with pytest.raises(CardErrors, match="not read any more"):
        games.load("zenonzard", [("home.cards", "".join(a_card(number, tangled) for number in range(1, 40)))])

    assert friendly < MOST_READINGS_OF_FILE, "all shipped cards, and three more"
    assert MOST_READINGS_OF_FILE < sum(counted) < friendly + MOST_READINGS_OF_FILE + 2 * MOST_READINGS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Fox [HM1]\n" + "x\n" * 50, "1:1: a card has at most 24 lines, this one has 51"),
        ("Fox [HM1]\nRed Token\nCost" + " " * 3000 + "x", "3:1: a line has at most 2000 characters, this one has 3005"),
        ("a" + " " * 50_000 + "b", "1:1: a line has at most 2000 characters"),
        ("Fox [HM1]\n\n" * 20_000, "1:1: a card file has at most 60000 characters, this one has 220000"),
    ],
    ids=["lines", "length", "title", "file"],
)
def test_what_is_too_long_is_refused_before_it_is_looked_at(text: str, message: str) -> None:
    """A card, a line, a title, a file."""
    with pytest.raises(CardErrors) as refusal:
        games.load("zenonzard", [("home.cards", text)])

    assert f"home.cards:{message}" in str(refusal.value)


@pytest.mark.parametrize("name", ["kanzume-goddess", "zenonzard"])
def test_reading_cards_again_leaves_nothing_behind(name: str) -> None:
    """Verbs have numbers for good; those of texts that were read before are used again."""
    text = shipped_files(f"hexadeck.games.{name.replace('-', '_')}", "cards", ".cards")[0][1]
    games.load(name, [("home.cards", text)])
    before = len(VERBS)

    again = games.load(name, [("home.cards", text)])

    assert len(VERBS) == before
    assert {"next_effect"} <= {verb.name for verb in again.made_verbs}
