"""What a loaded game says about itself: how many can play, its cards, its decks, its rules."""

import pytest
from tests.conformance.every_game import every_game

from hexadeck.kernel.errors import SetupError
from hexadeck.kernel.game import Game


@every_game
def test_seats_are_the_numbers_a_match_can_start_with(game: Game) -> None:
    """In some mode each of them; the ones next to them in none."""
    for seats in range(min(game.seats) - 1, max(game.seats) + 2):
        modes = [mode for mode in game.modes if seats in game.seats_of(mode)]
        assert bool(modes) == (seats in game.seats)
        if modes:
            assert game.start(seats=seats, mode=modes[0]).seats == seats
        else:
            with pytest.raises(SetupError):
                game.start(seats=seats)


@every_game
def test_cards_are_found_by_their_ids(game: Game) -> None:
    """Every print of the game, under the id that views show."""
    match = game.start(seed=1)
    view = match.view(match.seat)["table"]["seats"][match.seat]
    shown = [card for cards in view.values() if isinstance(cards, list) for card in cards if card is not None]

    assert list(game.cards.values()) == list(game.prints)
    assert shown or not game.decks
    assert {card["name"] for card in shown} == {game.cards[card["id"]].name for card in shown}


@every_game
def test_whoever_changes_the_cards_that_were_handed_out_changes_no_game(game: Game) -> None:
    """The mapping is a copy."""
    game.cards.clear()

    assert len(game.cards) == len(game.prints)


@every_game
def test_rules_are_found_by_their_ids(game: Game) -> None:
    """With the rules page in the folder: the rule behind every setting and behind giving up is there, with a text."""
    if game.rules:
        for id in [game.concede_rule, game.turn_rule, *[option.rule for option in game.rule_options]]:
            assert len(game.rules[id]) > 5
    assert bool(game.rules) == (game.name not in ("bazaar", "fireflies"))
