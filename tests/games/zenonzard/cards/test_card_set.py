"""The card set as a whole: how many cards of what, the ready-made decks, and that every text has a test."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from tests.games.zenonzard.cards.duels import card, given

from hexadeck import games
from hexadeck.games.zenonzard import colours, kinds
from hexadeck.games.zenonzard.table import Card

COUNTS = {
    "red": (3, 18, 8),
    "yellow": (3, 18, 8),
    "purple": (3, 19, 8),
    "green": (3, 17, 8),
    "blue": (3, 18, 9),
    "white": (3, 19, 8),
    "neutral": (4, 76, 0),
    "original": (0, 10, 3),
}
"""Base Minions, Field Minions, Magic of every group; original cards are a group of their own."""

DECKS = {
    "aguma_rush": (10, 24, 6, 8),
    "kanatana_ambush": (10, 26, 4, 6),
    "thanatos_graveyard": (10, 25, 5, 6),
    "demete_pierce_ramp": (9, 25, 6, 7),
    "poseido_score": (10, 19, 11, 5),
    "machinas_bulwark": (10, 25, 5, 5),
    "wild_land_medley": (8, 31, 1, 6),
    "two_flags": (11, 25, 4, 8),
    "silent_library": (11, 18, 11, 6),
    "rootsteel_watch": (11, 23, 6, 6),
    "village_choir": (9, 22, 9, 7),
}
"""Base Minions, Field Minions, Magic, and the starting Life that the Forces leave (ZZ-033)."""

FACTS = {
    "Miner of Aguma": ("RB1", "red", "Dwarf", 0, 0, 300, 1, "basic"),
    "Graig Smasher - The Iron Lord": ("RF08", "red", "Dwarf", 3, 3, 300, 2, "epic"),
    "Cheetera": ("YF08", "yellow", "Chimera", 4, 1, 400, 1, "basic"),
    "Aoba - Lord of the Skies": ("YF17", "yellow", "Chimera", 8, 3, 900, 2, "legendary"),
    "Ashbringer": ("PF05", "purple", "Monster", 2, 2, 700, 2, "epic"),
    "Cedar Treewalker - The Chiliad": ("GF17", "green", "Treefolk", 9, 3, 1000, 4, "legendary"),
    "Azul - The Magician": ("UF12", "blue", "Seawyrm", 5, 5, 600, 2, "epic"),
    "Vicerave - The King": ("WF15", "white", "Hunter", 8, 3, 1000, 2, "legendary"),
    "Hammerhead Hornet": ("NB1", "", "Monster", 0, 0, 500, 1, "common"),
    "Yggdrawalker - Bearer of Golden Fruit": ("NF76", "", "Sprite", 12, 0, 1000, 3, "epic"),
    "Emberwing Herald": ("OF07", "red yellow", "Avian", 4, 2, 400, 2, ""),
    "Pandemic": ("PM6", "purple", "", 8, 3, 0, 0, "rare"),
    "Dust Devil": ("OM1", "", "", 2, 0, 0, 0, ""),
}
"""Id, colours, class, cost, how much of it is coloured, BP, DP, rarity."""


def all_cards() -> list[Card]:
    return given().table.library.cards


def colours_of(record: Card) -> str:
    return " ".join(word for i, word in enumerate(colours.NAMES) if record.colour >> i & 1)


def test_the_set_has_the_cards_it_should_have() -> None:
    """269 deck cards, 4 tokens, 12 Forces."""
    types = Counter(record.type for record in all_cards())

    assert types[kinds.BASE_MINION] + types[kinds.FIELD_MINION] + types[kinds.MAGIC] == 269
    assert [types[kinds.TOKEN], types[kinds.FORCE]] == [4, 12]


@pytest.mark.parametrize(("group", "counts"), COUNTS.items())
def test_every_group_has_the_cards_it_should_have(group: str, counts: tuple[int, int, int]) -> None:
    """Base Minions, Field Minions and Magic of every colour."""
    types: Counter[int] = Counter()
    for record in all_cards():
        own_group = "original" if record.pack == "ORIGINAL" else colours_of(record) or "neutral"
        types[record.type] += own_group == group

    assert (types[kinds.BASE_MINION], types[kinds.FIELD_MINION], types[kinds.MAGIC]) == counts


@pytest.mark.parametrize(("name", "facts"), FACTS.items())
def test_cards_are_what_the_card_list_says(name: str, facts: tuple[object, ...]) -> None:
    """A sample of facts."""
    one = card(name)
    classes = " ".join(one.classes)

    assert (one.id, colours_of(one), classes, one.cost, one.coloured_cost, one.bp, one.dp, one.rarity) == facts


def test_no_id_and_no_name_is_given_twice() -> None:
    """A name is one card (ZZ-R01)."""
    cards = all_cards()

    assert len({record.name for record in cards}) == len({record.id for record in cards}) == len(cards)


# -- ready-made decks --------------------------------------------------------------------------------------------------


def test_there_are_eleven_decks() -> None:
    """The decks by their files."""
    assert sorted(games.load("zenonzard").decks) == sorted(DECKS)


@pytest.mark.parametrize(("name", "counts"), DECKS.items())
def test_every_deck_is_legal_and_made_as_it_should_be(name: str, counts: tuple[int, int, int, int]) -> None:
    """Forty cards, two Forces, so many Base Minions, Field Minions and Magic, and that much Life."""
    game = games.load("zenonzard")
    deck = game.decks[name]
    types: Counter[int] = Counter()
    for card_name, count in deck.cards.items():
        types[card(card_name).type] += count
    life = 12 - sum(card(force).points for force in deck.sections["Forces"])

    assert game.deck_rules.check(deck, game.settings_from({})) == []
    assert (types[kinds.BASE_MINION], types[kinds.FIELD_MINION], types[kinds.MAGIC], life) == counts
    assert sum(deck.cards.values()) == 40


@pytest.mark.parametrize("name", DECKS)
def test_only_village_choir_needs_the_any_number_text(name: str) -> None:
    """D11 is refused where every card is limited to three copies."""
    game = games.load("zenonzard")
    faults = game.deck_rules.check(game.decks[name], game.settings_from({"allow_any_number_text": False}))

    assert bool(faults) == (name == "village_choir")


def test_every_force_goes_with_a_ready_made_deck() -> None:
    """Whoever plays the decks sees all twelve."""
    forces = {force for deck in games.load("zenonzard").decks.values() for force in deck.sections["Forces"]}

    assert forces == {record.name for record in all_cards() if record.type == kinds.FORCE}


# -- completeness ------------------------------------------------------------------------------------------------------


def names_in_tests() -> set[str]:
    """Every string in the tests of this folder but for this file, without the marks of a position."""
    names: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path != Path(__file__):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            strings = [node.value for node in nodes if isinstance(node, ast.Constant)]
            names |= {text.split(" (")[0] for text in strings if isinstance(text, str)}
    return names


def test_every_card_with_a_text_is_named_in_a_test() -> None:
    """A new card needs a test in this folder."""
    tested = names_in_tests()

    assert [record.name for record in all_cards() if record.text and record.name not in tested] == []
