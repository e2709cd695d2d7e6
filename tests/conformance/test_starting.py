"""Starting a match: whatever does not fit is refused with a SetupError that says what would, on every build."""

from typing import Any

import pytest
from tests.conformance.every_game import every_game

from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Game

ANYTHING = [0.5, True, b"2", [], {}, object()]


@every_game
@pytest.mark.parametrize("seed", [*ANYTHING, None], ids=lambda value: type(value).__name__)
def test_a_seed_is_a_number_or_a_text(game: Game, seed: Any) -> None:
    """Nothing else would come back from a record as it was."""
    match = game.start()
    before = match.state_hash()
    with pytest.raises(SetupError, match="a seed is a whole number or a text"):
        game.start(seed=seed)
    with pytest.raises(SetupError, match="a seed is a whole number or a text"):
        match.imagine(0, seed)
    with pytest.raises(SetupError, match="a seed is a whole number or a text"):
        match.play_out(seed)
    assert match.state_hash() == before


@every_game
@pytest.mark.parametrize("seats", [*ANYTHING, "2", 0, -1, 99, 2**70], ids=lambda value: type(value).__name__)
def test_seats_are_a_number_that_the_game_is_for(game: Game, seats: Any) -> None:
    """Whole, and among those of the rulebook."""
    with pytest.raises(SetupError, match=f"{game.title} is for"):
        game.start(seats=seats)


@every_game
@pytest.mark.parametrize("mode", [*ANYTHING, 5, "no such mode"], ids=lambda value: type(value).__name__)
def test_a_mode_is_one_of_the_games_own(game: Game, mode: Any) -> None:
    """By its name."""
    with pytest.raises(SetupError, match="has no mode"):
        game.start(mode=mode)


@every_game
@pytest.mark.parametrize("decks", [0.5, True, "deck", 5, {"a": 1}, [5], ["no such deck"] * 9])
def test_decks_are_a_list_of_decks_that_there_are(game: Game, decks: Any) -> None:
    """One for each seat."""
    with pytest.raises(SetupError, match="deck"):
        game.start(decks=decks)


@every_game
@pytest.mark.parametrize("options", [0.5, True, "option", 5, [5], {"no such option": 1}, {5: 5}])
def test_options_are_a_mapping_of_what_can_be_set(game: Game, options: Any) -> None:
    """A setting that nobody reads would be a lie."""
    with pytest.raises(SetupError, match="option"):
        game.start(options=options)


@every_game
@pytest.mark.parametrize("name", [*ANYTHING, 5, None, "no such deck"], ids=lambda value: type(value).__name__)
def test_a_deck_is_found_by_its_name_alone(game: Game, name: Any) -> None:
    """The refusal lists the names there are."""
    with pytest.raises(SetupError, match="no deck is called"):
        game.deck(name)
