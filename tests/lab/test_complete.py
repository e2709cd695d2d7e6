"""Decks that are begun are filled in legal ways, and matches decide between them."""

import pytest

from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck
from hexadeck.lab import Desk
from hexadeck.lab.complete import complete, ways
from hexadeck.lab.hands import sample_hands


@pytest.mark.parametrize("game", ["zenonzard", "knights-and-kings", "knights-of-the-zodiac"])
def test_every_way_keeps_what_was_begun_and_is_legal(game: str) -> None:
    desk = Desk(game, ("random",))
    whole = next(iter(desk.game.decks.values()))
    begun = Deck("Begun", "", dict(list(whole.cards.items())[:5]), {})
    found = ways(desk, begun)

    assert len(found) >= 2
    for deck in found:
        assert not desk.game.check_deck(deck, desk.settings)
        assert all(deck.cards[name] >= count for name, count in begun.cards.items())


def test_the_best_way_is_found_by_playing() -> None:
    desk = Desk("zenonzard", ("random",))
    begun = Deck("Begun", "", {"Fire Beetle": 3}, {})
    done = complete(desk, begun, seconds=1.5)

    assert not desk.game.check_deck(done.deck, desk.settings)
    assert done.deck.cards["Fire Beetle"] == 3
    assert done.candidates > 1
    assert done.matches >= 2 * done.candidates
    assert done.low <= done.share <= done.high
    with pytest.raises(HexadeckError, match="no legal deck was found"):
        complete(desk, Deck("Too many", "", {"Fire Beetle": 41}, {}), seconds=1)
    with pytest.raises(HexadeckError, match="no card is called 'Owlet'"):
        complete(desk, Deck("Unknown", "", {"Owlet": 1}, {}), seconds=1)


def test_hands_come_from_the_deck_and_its_seed() -> None:
    game = Desk("zenonzard").game
    deck = game.deck("Aguma Rush")
    hands = sample_hands(game, deck, 3, "a")

    assert [len(hand) for hand in hands] == [6, 6, 6]
    assert all(name in deck.cards for hand in hands for name in hand)
    assert hands == sample_hands(game, deck, 3, "a") != sample_hands(game, deck, 3, "b")
