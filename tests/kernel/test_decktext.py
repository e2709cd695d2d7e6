"""One text for decks: what is written reads back, in files, links and all games."""

import pytest

from hexadeck import games
from hexadeck.kernel.decktext import LONGEST, deck_code, read_deck_text, text_of_code, write_deck_text
from hexadeck.kernel.errors import SetupError

WITH_DECKS = ["zenonzard", "knights-and-kings", "knights-of-the-zodiac"]


@pytest.mark.parametrize("name", WITH_DECKS)
def test_every_ready_made_deck_reads_back_from_its_text_and_its_code(name: str) -> None:
    """Nothing is lost on the way, and the code is short enough for an address."""
    game = games.load(name)
    for deck in game.decks.values():
        text = write_deck_text(deck)
        again = game.deck_rules.read(text_of_code(deck_code(text)))

        assert again.data() == deck.data()
        assert len(deck_code(text)) < 2000, "an address has room for it"


def test_sections_stand_in_a_line_or_below_their_name() -> None:
    """Both forms are read, whatever the section is called."""
    deck = read_deck_text("Mine\nA note.\nMore.\nPair: A, B\n2 Owl\n1x Fox\n\nMany:\n3 Wolf", ("Pair", "Many"))

    assert deck.note == "A note. More."
    assert deck.cards == {"Owl": 2, "Fox": 1}
    assert deck.sections == {"Pair": ["A", "B"], "Many": ["Wolf"] * 3}


@pytest.mark.parametrize("above", ["", "Pair: A, B\n", "Many:\n3 Wolf\n", "Cards:\n", "# from the web\n"])
def test_a_list_without_a_name_loses_no_card(above: str) -> None:
    """A line that begins with a number is a card, the first one too, and a section is no name."""
    deck = read_deck_text(f"{above}Cards\n8 Foot Soldier\n2x Sir Gareth\n", ("Pair", "Many"), "Cards")

    assert deck.name == "My deck"
    assert deck.cards == {"Foot Soldier": 8, "Sir Gareth": 2}
    assert read_deck_text("8 Foot Soldier\n2 Sir Gareth").cards == deck.cards
    assert read_deck_text(write_deck_text(deck), ("Pair", "Many"), "Cards").data() == deck.data()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# nothing", "begins with the name"),
        ("Mine\n2 Owl\nand more", "line 3 of the deck: expected a count"),
        ("Mine\nPair: A, B\nPair: A, B", "line 3 of the deck: 'Pair' is named twice"),
        ("Mine\n" * LONGEST, "at most"),
    ],
)
def test_what_is_no_deck_is_refused_with_its_line(text: str, message: str) -> None:
    """And nothing is guessed."""
    with pytest.raises(SetupError, match=message):
        read_deck_text(text, ("Pair",))


@pytest.mark.parametrize("code", ["", "!!!", "abcd", deck_code("Mine\n2 Owl\n")[:-4], deck_code("x" * 4_000_000)])
def test_a_code_that_is_none_is_refused(code: str) -> None:
    """Cut, made up, or one that would unfold without end."""
    with pytest.raises(SetupError, match="code of"):
        text_of_code(code)
