"""Card files: a blank line ends a card, a hash begins a comment, the first line is the name and the id."""

import pytest

from hexadeck.cardtext.cardfile import read_cards
from hexadeck.cardtext.words import CardError

TWO_CARDS = """# The first two.

Fire Beetle [RF04]
Red Field Minion
  Charge.

# A remark between cards,
Golem S [TK-1]
# and one inside.
Red Token


"""
NO_TITLES = ["Beetle", "[RF04]", "Beetle []", "Beetle [RF 04]", "Beetle [RF04] x", "Charge."]


def test_cards_are_read_in_order_with_their_lines() -> None:
    """White space around a line says nothing."""
    beetle, golem = read_cards(TWO_CARDS, "red.cards")

    assert (beetle.name, beetle.id) == ("Fire Beetle", "RF04")
    assert [line.text for line in beetle.lines] == ["Red Field Minion", "Charge."]
    assert (golem.name, golem.id, [line.text for line in golem.lines]) == ("Golem S", "TK-1", ["Red Token"])


def test_every_line_knows_where_it_stands() -> None:
    """So that an error can point at it."""
    beetle, golem = read_cards(TWO_CARDS, "red.cards")

    assert (beetle.title.file, beetle.title.number) == ("red.cards", 3)
    assert [line.number for line in (*beetle.lines, *golem.lines)] == [4, 5, 10]
    assert str(golem.lines[0].error("no such token", 4)) == "red.cards:10:4: no such token"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a remark\n"])
def test_a_file_may_have_no_cards(text: str) -> None:
    """An empty file is no mistake."""
    assert read_cards(text, "empty.cards") == []


@pytest.mark.parametrize("title", NO_TITLES)
def test_a_card_without_name_or_id_is_refused(title: str) -> None:
    """With the place and an example."""
    with pytest.raises(CardError, match=r"^bad.cards:2:1: a card begins with its name and its id, like"):
        read_cards(f"\n{title}\nRed Token\n", "bad.cards")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_line_ends_of_any_system_are_line_ends(newline: str) -> None:
    """The same cards at the same lines."""
    cards = read_cards(TWO_CARDS.replace("\n", newline), "red.cards")

    found = [(card.name, len(card.lines), card.title.number) for card in cards]
    assert found == [("Fire Beetle", 2, 3), ("Golem S", 1, 8)]
