"""Rules that concern a card: those that name it, then its keywords and other words."""

import pytest

from hexadeck import games
from hexadeck.display.display import Display
from hexadeck.display.face import Face
from hexadeck.display.layout import Layout, Tile
from hexadeck.display.rulebook import Rulebook, load_rulebook
from hexadeck.display.rulings import MOST, rulings_by_card
from hexadeck.kernel.prints import Print

FACES = {
    "A1": Face(id="A1", name="Ash", text=("Swim.",), keywords=("Swim",)),
    "B1": Face(id="B1", name="Blue Birch", kind="Tree", text=("When planted: draw.",)),
    "C1": Face(id="C1", name="Clover"),
    "D1": Face(id="D1", name="Daisy", is_card=False),
    "E1": Face(id="E1", name="Elm"),
}
PRINTS = [Print(number, face.id, face.name) for number, face in enumerate(FACES.values())]


def rulings(*rules: str) -> dict[str, list[str]]:
    """Of the cards above, with these as the rules AB-001, AB-002 and so on."""
    page = "## All\n" + "\n".join(f"- **AB-{number:03}** {text}" for number, text in enumerate(rules, 1))
    display = Display(
        Layout(headline=""),
        Tile(blurb="", minutes=(1, 2)),
        lambda record: FACES[record.id],
        PRINTS,
        {"Swim": "AB-001"},
        {"When planted": "AB-002", "Tree": "AB-003"},
    )
    return rulings_by_card(display, Rulebook(page))


def test_what_names_the_card_comes_first_then_what_explains_its_words() -> None:
    found = rulings("Swim: over water.", "Planted: in earth.", "Trees stand.", "Of Ash and Clover.", "As Ash does.")

    assert found == {"A1": ["AB-005", "AB-004", "AB-001"], "B1": ["AB-002", "AB-003"], "C1": ["AB-004"], "E1": []}


def test_what_else_is_said_of_a_keyword_comes_last() -> None:
    assert rulings("Swim: over water.", "-", "-", "Who can swim may also dive.")["A1"] == ["AB-001", "AB-004"]


def test_a_word_at_the_start_of_a_sentence_is_not_taken_for_a_card() -> None:
    found = rulings("-", "-", "-", "Clover is green. Clover grows.", "Clover card: green.", "Blue Birch is a tree.")

    assert (found["C1"], found["B1"][0]) == (["AB-005"], "AB-006")


def test_a_list_of_many_cards_is_about_none_of_them() -> None:
    found = rulings("-", "-", "-", "There are Ash, Clover, Elm and Blue Birch.", "There are Ash, Clover and Elm.")

    assert found["E1"] == ["AB-005"]


@pytest.mark.parametrize("name", games.names())
def test_every_card_of_a_game_has_its_list_and_no_list_is_long(name: str) -> None:
    display, book = games.display(games.load(name)), load_rulebook(name)

    found = rulings_by_card(display, book)

    assert list(found) == [face.id for face in display.faces() if face.is_card]
    assert max(len(ids) for ids in found.values()) == MOST
    assert all(len(ids) == len(set(ids)) and set(ids) <= set(book.rules) for ids in found.values())
    assert sum(1 for ids in found.values() if ids) > len(found) * 3 / 4


def test_the_rulings_about_a_card_are_found() -> None:
    chess, goddess = [
        rulings_by_card(games.display(games.load(name)), load_rulebook(name))
        for name in ("knights-and-kings-chess", "kanzume-goddess")
    ]

    assert {"KC-R14", "KC-R15", "KC-R16", "KC-038"} <= set(chess["Q"])
    assert goddess["D03"][0] == "KG-R11"
