"""Decks that are begun are filled in legal ways, and matches decide between them."""

import pytest

from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck
from hexadeck.lab import Desk
from hexadeck.lab.complete import Race, ways
from hexadeck.lab.hands import sample_hands
from hexadeck.lab.sequences import ENOUGH


@pytest.mark.parametrize("game", ["zenonzard", "knights-and-kings", "knights-of-the-zodiac"])
def test_every_way_keeps_what_was_begun_and_is_legal(game: str) -> None:
    desk = Desk(game, ("random",))
    whole = next(iter(desk.game.decks.values()))
    begun = Deck("Begun", "", dict(list(whole.cards.items())[:5]), {})
    found = ways(desk, begun)

    assert len(found) >= 2
    for deck in found:
        assert not desk.game.deck_rules.check(deck, desk.settings)
        assert all(deck.cards[name] >= count for name, count in begun.cards.items())


def test_the_best_way_is_found_by_playing() -> None:
    """At any time there is a best one; a figure is told when there are rounds enough, and then the race is over."""
    desk = Desk("zenonzard", ("random",))
    race = Race(desk, Deck("Begun", "", {"Fire Beetle": 3}, {}))
    race.play(0.01)
    early = race.told()
    while not race.play(5):
        pass
    deck = race.best.deck

    assert early.endswith("too few rounds to tell")
    assert "against the ready-made ones" in race.told()
    assert not desk.game.deck_rules.check(deck, desk.settings)
    assert deck.cards["Fire Beetle"] == 3
    assert race.candidates > 1
    assert race.best.rounds == ENOUGH
    assert race.matches == 2 * (6 * 4 + 3 * 4 + ENOUGH - 8)
    with pytest.raises(HexadeckError, match="no legal deck was found"):
        Race(desk, Deck("Too many", "", {"Fire Beetle": 41}, {}))
    with pytest.raises(HexadeckError, match="no card is called 'Owlet'"):
        Race(desk, Deck("Unknown", "", {"Owlet": 1}, {}))


def test_a_race_does_not_depend_on_how_often_it_pauses() -> None:
    desk, begun = Desk("zenonzard", ("random",)), Deck("Begun", "", {"Fire Beetle": 3}, {})
    one, other = Race(desk, begun), Race(desk, begun)
    one.play(600)
    while not other.play(0):
        other.play(0.02)

    assert (one.best.deck.data(), one.matches, one.told()) == (other.best.deck.data(), other.matches, other.told())


def test_hands_come_from_the_deck_and_its_seed() -> None:
    game = Desk("zenonzard").game
    deck = game.deck("Aguma Rush")
    hands = sample_hands(game, deck, 3, "a")

    assert [len(hand) for hand in hands] == [6, 6, 6]
    assert all(name in deck.cards for hand in hands for name in hand)
    assert hands == sample_hands(game, deck, 3, "a") != sample_hands(game, deck, 3, "b")
