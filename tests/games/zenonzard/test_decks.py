"""Deck files: how they are read, and how the deck check names every violated rule (chapter 1)."""

import pytest
from tests.games.zenonzard.scenario import load
from tests.rules import rule

from hexadeck.games.zenonzard import zones
from hexadeck.games.zenonzard.game import Zenonzard
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Deck

GOOD = """
# a comment
Miners United
Nothing but work.
And no play.
Forces: Force of Sin - Cyclops, Force of Eternity - Ouroboros

37 Miner of Aguma
3x Fire Beetle
"""
FORCES_LINE = "Forces: Force of Sin - Cyclops, Force of Eternity - Ouroboros"
NO_DECK_CARD = "no Field Minion, Base Minion or Magic and cannot be in a deck"


def read(text: str) -> Deck:
    return load().deck_rules.read(text)


def faults(text: str, **options: object) -> list[str]:
    """What the check says about a deck file."""
    game = load()
    return game.deck_rules.check(game.deck_rules.read(text), game.settings_from(options))


# -- reading -----------------------------------------------------------------------------------------------------------


@rule("ZZ-001", "ZZ-004")
def test_a_deck_file_has_a_name_a_note_forces_and_cards() -> None:
    """Comments and blank lines do not matter, nor does an x behind a count."""
    deck = read(GOOD)

    assert (deck.name, deck.note) == ("Miners United", "Nothing but work. And no play.")
    assert deck.cards == {"Miner of Aguma": 37, "Fire Beetle": 3}
    assert deck.sections == {"Forces": ["Force of Sin - Cyclops", "Force of Eternity - Ouroboros"]}
    assert faults(GOOD) == []


@rule("ZZ-002")
def test_copies_on_several_lines_are_counted_together() -> None:
    """Two and two Fire Beetles are four."""
    text = GOOD.replace("37 Miner", "36 Miner").replace("3x Fire Beetle", "2 Fire Beetle\n2 Fire Beetle")

    assert faults(text) == ["ZZ-002: at most 3 copies of one card, this deck has 4 of Fire Beetle"]


@rule("ZZ-001")
@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_an_empty_deck_file_is_refused(text: str) -> None:
    """It says what a deck file begins with."""
    with pytest.raises(SetupError, match="the deck file is empty; it begins with the name of the deck"):
        read(text)


@rule("ZZ-001")
@pytest.mark.parametrize("line", ["Fire Beetle", "three Fire Beetle", "-1 Fire Beetle", "3", "3.5 Fire Beetle"])
def test_a_malformed_line_is_refused_with_its_number(line: str) -> None:
    """And with what would have been right."""
    text = GOOD.replace("3x Fire Beetle", line)

    with pytest.raises(SetupError) as caught:
        read(text)

    expected = f"line 9 of the deck: expected a count and a card name like '3 Marsh Owl', not {line!r}"
    assert str(caught.value) == expected


@rule("ZZ-004")
def test_a_second_line_of_forces_is_refused() -> None:
    """Otherwise the first one would be lost without a word."""
    with pytest.raises(SetupError, match="line 10 of the deck: 'Forces' is named twice"):
        read(GOOD + "Forces: Force of Beauty - Siren, Force of Sin - Cyclops\n")


# -- checking ----------------------------------------------------------------------------------------------------------


@rule("ZZ-001", "ZZ-002", "ZZ-003", "ZZ-004", "ZZ-005")
@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("37 Miner", "36 Miner", ["ZZ-001: a deck has exactly 40 cards, this one has 39"]),
        ("37 Miner", "38 Miner", ["ZZ-001: a deck has exactly 40 cards, this one has 41"]),
        (
            "37 Miner of Aguma",
            "37 Drill Golem",
            ["ZZ-002: at most 3 copies of one card, this deck has 37 of Drill Golem"],
        ),
        ("3x Fire Beetle", "3 Golem S", [f"ZZ-003: Golem S is {NO_DECK_CARD}"]),
        (", Force of Eternity - Ouroboros", "", ["ZZ-004: a deck comes with two Forces, this one with 1"]),
        (FORCES_LINE, "", ["ZZ-004: a deck comes with two Forces, this one with 0"]),
        ("Force of Eternity - Ouroboros", "Force of Sin - Cyclops", ["ZZ-005: the two Forces must be different"]),
        ("3x Fire Beetle", "0 Fire Beetle\n3 Eoraptor", ["ZZ-001: 0 copies of Fire Beetle cannot be in a deck"]),
    ],
)  # fmt: skip
def test_each_violated_rule_is_named(old: str, new: str, expected: list[str]) -> None:
    """One sentence for each, with its id."""
    assert faults(GOOD.replace(old, new)) == expected


@rule("ZZ-001", "ZZ-002", "ZZ-005")
def test_all_faults_are_told_at_once() -> None:
    """So that a deck can be mended in one go."""
    text = "All Wrong\nForces: Force of Sin - Cyclops, Force of Sin - Cyclops\n5 Fire Beetle\n1 Golem S\n"

    assert sorted(fault.split(":")[0] for fault in faults(text)) == ["ZZ-001", "ZZ-002", "ZZ-003", "ZZ-005"]


@rule("ZZ-001")
def test_the_nearest_card_name_is_suggested() -> None:
    """For a slip of the pen."""
    assert faults(GOOD.replace("Fire Beetle", "Fire Beatle")) == [
        "no card is called 'Fire Beatle' (did you mean 'Fire Beetle'?)"
    ]


@rule("ZZ-001")
def test_a_name_like_no_other_gets_no_suggestion() -> None:
    """Better none than a silly one."""
    assert faults(GOOD.replace("Fire Beetle", "Xyzzy")) == ["no card is called 'Xyzzy'"]


@rule("ZZ-004")
@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ("Force of Si", "ZZ-004: no Force is called 'Force of Si' (did you mean 'Force of Sin - Cyclops'?)"),
        ("Fire Beetle", "ZZ-004: no Force is called 'Fire Beetle'"),
    ],
)  # fmt: skip
def test_a_force_that_is_none_is_named_and_only_forces_are_suggested(wrong: str, expected: str) -> None:
    """A card of another type is no Force either."""
    assert faults(GOOD.replace("Force of Sin - Cyclops", wrong)) == [expected]


@rule("ZZ-R01")
@pytest.mark.parametrize(("allowed", "expected"), [(True, 0), (False, 1)])
def test_the_option_for_any_number_of_copies_reaches_the_check(allowed: bool, expected: int) -> None:
    """Thirty-seven Miners are fine only while texts may lift the limit."""
    assert len(faults(GOOD, allow_any_number_text=allowed)) == expected


@rule("ZZ-001", "ZZ-R01")
def test_a_match_refuses_an_illegal_deck_and_tells_why() -> None:
    """Also where only an option makes it illegal."""
    with pytest.raises(SetupError, match="deck 'Miners United' is not legal: ZZ-002"):
        load().start(decks=[read(GOOD), read(GOOD)], options={"allow_any_number_text": False})


@rule("ZZ-001", "ZZ-004")
def test_a_match_lays_out_what_the_deck_says() -> None:
    """Forty cards in deck and hand, two Forces."""
    match = load().start(decks=[read(GOOD), "Aguma Rush"])
    t = match.table
    assert isinstance(t, ZTable)

    cards = [t.card(card).name for card in range(len(t.what)) if t.owner[card] == 0]

    assert (cards.count("Miner of Aguma"), cards.count("Fire Beetle")) == (37, 3)
    assert [t.card(c).name for c in t.zones[zones.FORCES]] == [
        "Force of Sin - Cyclops",
        "Force of Eternity - Ouroboros",
    ]
    assert len(t.zones[zones.DECK]) == 34


@rule("ZZ-001", "ZZ-002", "ZZ-003", "ZZ-004", "ZZ-005")
@pytest.mark.parametrize("strict", [False, True])
def test_every_shipped_deck_is_legal(strict: bool) -> None:
    """Under both copy rules, as far as it keeps to three copies."""
    game = load()
    assert isinstance(game, Zenonzard)
    settings = game.settings_from({"allow_any_number_text": not strict})

    found = {deck.name: game.deck_rules.check(deck, settings) for deck in game.decks.values()}

    copies = "ZZ-002"
    assert [fault for all_faults in found.values() for fault in all_faults if not (strict and copies in fault)] == []


@rule("ZZ-001")
def test_an_unknown_deck_name_is_refused_with_the_names_there_are() -> None:
    """A list to choose from."""
    with pytest.raises(SetupError, match="no deck is called 'Aguma'; decks are Aguma Rush, "):
        load().start(decks=["Aguma", "Aguma Rush"])
