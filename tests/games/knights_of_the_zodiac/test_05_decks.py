"""Chapter 5: what a player may bring."""

import pytest
from tests.games.knights_of_the_zodiac.scenario import load
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac.decks import DEFENSE_SECTION, counted_names
from hexadeck.games.knights_of_the_zodiac.table import FIELD_CARD
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Deck
from hexadeck.kernel.rows import no_numbers

GAME = load()


def starter() -> Deck:
    deck = GAME.deck("Bronze Vanguard")
    return Deck(deck.name, deck.note, dict(deck.cards), {})


def pair() -> Deck:
    deck = GAME.deck("Black Assault / Twelve Temples")
    return Deck(deck.name, deck.note, dict(deck.cards), {DEFENSE_SECTION: list(deck.sections[DEFENSE_SECTION])})


def faults(deck: Deck) -> list[str]:
    return [fault.partition(":")[0] for fault in GAME.deck_rules.check(deck, no_numbers())]


@rule("KZ-053", "KZ-054", "KZ-055", "KZ-R12")
def test_the_ready_made_decks_are_legal_and_use_every_card() -> None:
    """An Offense Deck has exactly 40 cards."""
    used: set[str] = set()
    for deck in GAME.decks.values():
        assert faults(deck) == []
        used |= set(deck.cards) | set(deck.sections.get(DEFENSE_SECTION, ()))

    assert len(GAME.decks) == 8
    assert used == {card.full_name for card in GAME.library.cards if card.id.isdigit()}
    assert "Burning Soul" in pair().cards
    assert "Burning Soul" in pair().sections[DEFENSE_SECTION]


@rule("KZ-055", "KZ-059")
def test_a_deck_for_both_roles_has_forty_cards_and_five_field_cards() -> None:
    """A 45-card starter can be used in both roles: as Offense its owner takes the 5 Field Cards out, leaving 40."""
    deck = starter()
    fields = [name for name in counted_names(deck.cards) if GAME.library.find(name).kind == FIELD_CARD]
    assert len(fields) == 5

    del deck.cards[fields[0]]
    assert faults(deck) == ["KZ-055"]
    del deck.cards["Wolf Knight (Pack Hunter)"]
    assert faults(deck) == ["KZ-055", "KZ-055"]


@rule("KZ-054", "KZ-R11")
def test_an_offense_deck_has_forty_cards_and_no_field_card() -> None:
    """An Offense Deck has exactly 40 cards."""
    deck = pair()
    deck.cards["Dragon Falls"] = 1
    assert faults(deck) == ["KZ-R11"]

    del deck.cards["Last Stand"]
    assert faults(deck) == ["KZ-054", "KZ-R11"]


@rule("KZ-R11")
def test_a_defense_deck_has_no_sixth_field_card() -> None:
    """No and no: 40 non-Field cards; exactly 5 Field Cards plus 40 non-Field cards."""
    deck = pair()
    deck.sections[DEFENSE_SECTION].append("Dragon Falls")
    assert faults(deck) == ["KZ-055"]


@rule("KZ-056", "KZ-057", "KZ-R64", "E15")
def test_a_number_is_in_a_deck_once_and_a_name_as_often_as_there_are_versions() -> None:
    """A Deck may contain several cards with the same name if their card numbers differ."""
    deck = starter()
    assert len([name for name in deck.cards if name.startswith("Pegasus Knight")]) == 3

    del deck.cards["Wolf Knight (Pack Hunter)"]
    deck.cards["Bear Knight (Bone Crusher)"] = 2
    assert faults(deck) == ["KZ-056"]


@rule("KZ-057")
def test_a_name_of_several_versions_is_not_enough() -> None:
    """A Deck may contain several cards with the same name if their card numbers differ."""
    deck = starter()
    del deck.cards["Pegasus Knight (Awakened)"]
    deck.cards["Pegasus Knight"] = 1
    deck.cards["Dragon Fals"] = 1

    said = GAME.deck_rules.check(deck, no_numbers())

    assert said[0].startswith("KZ-057: there are several cards called 'Pegasus Knight': Pegasus Knight (")
    assert said[1] == "KZ-019: no card is called 'Dragon Fals'; the nearest name is \"Dragon Falls\""


@rule("KZ-058")
def test_an_illegal_deck_starts_no_match() -> None:
    """An illegal deck starts no match."""
    with pytest.raises(SetupError, match="KZ-055"):
        GAME.start(decks=[Deck("Short", "", {"Dragon Falls": 1}, {}), "Silver Hunt"])


def test_a_deck_file_is_read_with_both_decks() -> None:
    """A deck file is read with both decks."""
    deck = GAME.deck_rules.read("Mine\nA note.\nOffense Deck\n1 Last Stand\n\nDefense Deck\n1 Dragon Falls\n")

    assert (deck.name, deck.note, deck.cards, deck.sections) == (
        "Mine", "A note.", {"Last Stand": 1}, {DEFENSE_SECTION: ["Dragon Falls"]},
    )  # fmt: skip
    with pytest.raises(SetupError, match="line 3 of the deck"):
        GAME.deck_rules.read("Mine\n1 Last Stand\nand some more\n")
    with pytest.raises(SetupError, match="empty"):
        GAME.deck_rules.read("\n")
