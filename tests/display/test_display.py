"""Displays of the games: faces, keywords, tiles; and a plain one for a game that has none."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.conformance.every_game import every_game, tiny_among_the_games

from hexadeck import games
from hexadeck.display.display import BACK, keywords_in
from hexadeck.display.layout import Area
from hexadeck.display.rulebook import load_rulebook
from hexadeck.kernel.game import Game

shipped = pytest.mark.parametrize("name", games.names())


@pytest.fixture(autouse=True, scope="module")
def _tiny_game() -> Iterator[None]:
    with tiny_among_the_games():
        yield


@every_game
def test_every_print_has_a_face_of_its_own(game: Game) -> None:
    *faces, back = games.display(game).faces()

    assert back == BACK
    assert [(face.id, face.name) for face in faces] == [(record.id, record.full_name) for record in game.prints]
    assert [face.facts["name"] for face in faces] == [record.full_name for record in game.prints]


@every_game
def test_a_fact_is_a_number_on_every_card_or_on_none(game: Game) -> None:
    kinds: dict[str, set[type]] = {}
    for face in games.display(game).faces():
        for name, fact in face.facts.items():
            kinds.setdefault(name, set()).add(type(fact))

    assert {name for name, types in kinds.items() if len(types) > 1} == set()


@every_game
def test_colours_of_cards_are_colours_of_the_game(game: Game) -> None:
    display = games.display(game)
    colours = [colour.name for colour in display.layout.colours]

    assert {colour for face in display.faces() for colour in face.colours} <= set(colours)


@every_game
def test_colours_are_told_apart_by_letter_and_symbol(game: Game) -> None:
    colours = games.display(game).layout.colours

    assert len({colour.name for colour in colours}) == len(colours)
    assert len({colour.letter for colour in colours}) == len(colours)
    assert len({colour.symbol for colour in colours}) == len(colours)


@shipped
def test_keywords_and_terms_are_explained_by_rules_of_the_page(name: str) -> None:
    display, book = games.display(games.load(name)), load_rulebook(name)

    assert {*display.keywords.values(), *display.terms.values()} <= set(book.rules)


@shipped
def test_every_keyword_is_on_a_card_and_every_card_has_only_such(name: str) -> None:
    display = games.display(games.load(name))
    used = {word for face in display.faces() for word in face.keywords}
    texts = [(face.kind, *face.text) for face in display.faces()]

    assert used == set(display.keywords)
    assert {term for text in texts for term in keywords_in(text, display.terms)} == set(display.terms)


@shipped
def test_a_tile_tells_a_stranger_what_the_game_is(name: str) -> None:
    tile = games.display(games.load(name)).tile_with_cards()
    shortest, longest = tile.minutes

    assert 80 <= len(tile.blurb) <= 260
    assert 0 < shortest < longest
    assert len(tile.faces) == 3
    assert 2 <= len(tile.tags) <= 4


def test_a_card_reads_as_it_is_printed() -> None:
    game = games.load("zenonzard")
    face = games.display(game).face(game.prints_by_id["PF05"])

    assert (face.type, face.kind, face.colours) == ("Field Minion", "Purple Field Minion, Monster", ("purple",))
    assert (face.cost, face.stats, face.notes) == ("2 PP", "BP 700  DP 2", "epic, AWAKEN")
    assert (face.facts["need"], face.facts["bp"], face.facts["cost"]) == ("purple purple", 700, 2)


def test_long_names_have_short_ones() -> None:
    game = games.load("zenonzard")
    names = {face.name: face.short for face in games.display(game).faces()}

    assert names["Force of Sin - Cyclops"] == "Cyclops"
    assert names["Cathryn - The Queen Pathfinder"] == "Cathryn"
    assert names["Two-Tailed Cat"] == ""


def test_what_is_no_card_is_told_apart() -> None:
    faces = games.display(games.load("zenonzard")).faces()

    assert {face.type for face in faces if not face.is_card and face is not BACK} == {"Mana"}
    assert "Mana" not in {face.type for face in faces if face.is_card}


# -- a game that describes nothing -------------------------------------------------------------------------------------


def test_a_game_without_a_display_gets_a_plain_one() -> None:
    layout = games.display(games.load("fireflies")).layout

    assert layout.shared == (
        (Area(zone="deck", label="Deck", form="pile", shown_empty=True),),
        (Area(zone="discards", label="Discards", shown_empty=True),),
    )
    assert layout.areas == (
        (Area(zone="jar", label="Jar", shown_empty=True),),
        (Area(zone="hand", label="Hand", form="hand", shown_empty=True),),
    )


def test_a_plain_display_shows_what_is_printed_on_a_card() -> None:
    frog = games.display(games.load("fireflies")).face_of("F6")

    assert (frog.name, frog.text) == ("Frog", ("Answer: discard that firefly.",))


def test_loading_a_game_reads_no_display() -> None:
    """Whoever only plays does not wait for what only those need who look."""
    code = (
        "import sys; from hexadeck import games; [games.load(name) for name in games.names()];"
        "print([name for name in sys.modules if name.endswith('display') or name.startswith('msgspec')])"
    )

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
