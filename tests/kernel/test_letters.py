"""What people cannot see or cannot tell apart is no part of a name or a text."""

import pytest

from hexadeck.cardtext.cardfile import read_cards
from hexadeck.cardtext.words import CardError
from hexadeck.kernel.decktext import read_deck_text
from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.letters import mixed_word, visible
from hexadeck.kernel.setup import Deck, deck_from

HOSTILE = "Red\u202es \x1b]0;owned\x07\u200b\u3164"
SEEN = "Reds ]0;owned"


def test_only_what_can_be_seen_is_left() -> None:
    """No commands to a terminal, nothing that turns the writing round, nothing that is drawn as nothing."""
    assert visible(HOSTILE) == SEEN
    assert visible("Ærö 牌 \n\tx²…") == "Ærö 牌 \n\tx²…"


@pytest.mark.parametrize(
    ("text", "found"),
    [("\u041ciner of Aguma", "\u041ciner"), ("Игорь Smith", ""), ("Ωmega", "Ωmega"), ("naïve 牌x 100%", "")],
)
def test_a_word_has_letters_of_one_alphabet(text: str, found: str) -> None:
    """A name may have words of several, a word may not."""
    assert mixed_word(text) == found


def test_a_deck_has_no_letters_that_command_a_terminal() -> None:
    """Neither as a text nor in a record of somebody else's."""
    deck = read_deck_text(f"{HOSTILE}\nnote \x1b[2J\n3 Marsh\u200b Owl")
    recorded = deck_from(Deck(HOSTILE, HOSTILE, {}, {}).data())

    assert (deck.name, deck.note, deck.cards) == (SEEN, "note [2J", {"Marsh Owl": 3})
    assert (recorded.name, recorded.note) == (SEEN, SEEN)


def test_no_card_or_deck_is_named_like_another() -> None:
    """It is refused with the word in question."""
    with pytest.raises(SetupError, match="letters of two alphabets: '\u0420eds'"):
        read_deck_text("\u0420eds\n3 Marsh Owl")
    with pytest.raises(CardError, match="letters of two alphabets"):
        read_cards("\u041ciner of Aguma [M1]\nRed", "home")


def test_a_card_is_read_without_what_cannot_be_seen() -> None:
    """Its name and its lines."""
    (card,) = read_cards("Marsh\u200b Owl\u202e [MO-1]\nDraw\x1b 1 card.", "home")

    assert (card.name, card.lines[0].text) == ("Marsh Owl", "Draw 1 card.")
