"""Starting a match: what fits is taken, what does not is refused with the reason, and nothing is guessed."""

from typing import Any

import pytest

from hexadeck import games
from hexadeck.kernel.decisions import Result
from hexadeck.kernel.errors import HexadeckError, SetupError
from hexadeck.kernel.game import Game, card_set_hash

GAME = "zenonzard"


@pytest.fixture
def game() -> Game:
    return games.load(GAME)


@pytest.mark.parametrize("seed", [None, 1.0, True, [], b"7"], ids=repr)
def test_a_seed_is_a_number_or_a_text(game: Game, seed: Any) -> None:
    """Anything else would not come back from a record as it was."""
    with pytest.raises(SetupError, match="seed"):
        game.start(seed=seed)


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, 2.0, "2"], ids=repr)
def test_the_number_of_seats_is_the_rulebooks(game: Game, seats: Any) -> None:
    """The message says for how many the game is."""
    with pytest.raises(SetupError, match="is for 2 players"):
        game.start(seats=seats)


@pytest.mark.parametrize("mode", ["", "solo", 1, ["duel"]], ids=repr)
def test_modes_that_the_game_does_not_have_are_refused(game: Game, mode: Any) -> None:
    """The message lists those it has."""
    with pytest.raises(SetupError, match="modes are duel"):
        game.start(mode=mode)


@pytest.mark.parametrize("decks", [[], ["Aguma Rush"], ["Aguma Rush"] * 3, "Aguma Rush", ("a", "b"), {}], ids=repr)
def test_every_seat_needs_a_deck(game: Game, decks: Any) -> None:
    """A list of as many as there are seats."""
    with pytest.raises(SetupError, match="2 players need a list of 2 decks"):
        game.start(decks=decks)


@pytest.mark.parametrize("deck", ["Nobody's Deck", 7, None, ["Aguma Rush"]], ids=repr)
def test_unknown_decks_are_refused(game: Game, deck: Any) -> None:
    """The message lists those there are."""
    with pytest.raises(SetupError, match=r"decks are .*Aguma Rush"):
        game.start(decks=[deck, "Aguma Rush"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"first_turn_atack": True}, "no rule option 'first_turn_atack'"),
        ({"first_turn_attack": 1}, "True or False, not 1"),
        ({"deck_out": "never"}, "'end_of_own_turn' or 'draw_step', not 'never'"),
        ([], "a mapping"),
    ],
)
def test_unknown_options_and_values_are_refused(game: Game, options: Any, message: str) -> None:
    """A setting that nobody reads would be a lie."""
    with pytest.raises(SetupError, match=message):
        game.start(options=options)


def test_unknown_games_are_refused() -> None:
    """The message lists those there are."""
    with pytest.raises(HexadeckError, match=r"no game 'Chess'.*zenonzard"):
        games.load("Chess")


def test_a_game_is_loaded_once() -> None:
    """Its cards are shared by all matches; with home-made cards it is another game."""
    assert games.load(GAME) is games.load(GAME)
    assert games.load(GAME, []) is games.load(GAME)


def test_a_card_set_is_named_by_all_that_is_written_in_it() -> None:
    """A letter, a card or a file more or less is another set."""
    sets = [["a", "b"], ["ab"], ["a", "B"], ["a", "b", ""], []]

    assert len({card_set_hash(texts) for texts in sets}) == len(sets)
    assert card_set_hash(["a", "b"]) == card_set_hash(["a", "b"])


def test_results_are_equal_by_what_they_say() -> None:
    """Winners, scores, reason and rule."""
    result = Result((0,), (1, 0), "Won.", "KK-1")

    assert result == Result((0,), (1, 0), "Won.", "KK-1")
    assert result != Result((1,), (1, 0), "Won.", "KK-1")
    assert result != Result((0,), (1, 0), "Won.", "KK-2")


def test_an_opened_match_hides_nothing_and_changes_nothing(game: Game) -> None:
    """Every card has a name and keeps its number; the match itself is as closed as before."""
    match = game.start(seed=7)

    cards = [card for zones in match.opened().view(None)["table"]["seats"] for card in zones["deck"] + zones["hand"]]

    assert cards
    assert all(match.game.prints[match.table.what[card["handle"] - 1]].name == card["name"] for card in cards)
    assert set(match.view(None)["table"]["seats"][0]["hand"]) == {None}
