"""What only Zenonzard can tell the conformance suite."""

from hexadeck.games.zenonzard.table import BASE_MINION, COPIES, DECK_SIZE, FIELD_MINION, FORCE, FORCE_COUNT, MAGIC, Card
from hexadeck.kernel.events import Event
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.rng import below, shuffled

OPEN_EVENTS = frozenset({"paid", "used", "summoned", "revealed"})
PLAYING = frozenset({"use_magic", "summon", "arrive_summoned"})

ORDINARY_WORDS = frozenset({"Return"})
"""Names of cards that sentences use as words, too."""


def open_cards(match: Match, events: list[Event]) -> set[int]:
    """Cards that all have seen, though they lie in a hand or a deck: played, revealed, or being played (ZZ-061)."""
    played = {event.card for event in events if event.name in OPEN_EVENTS}
    return played | {frame[3] for frame in match.position()["pending"] if frame[1] in PLAYING}


def random_deck(game: Game, words: list[int]) -> Deck:
    """A legal deck of two colours and neutral, with mana enough to play it, and two Forces."""
    colours = 1 << below(words, 6) | 1 << below(words, 6)
    cards: dict[str, int] = {}
    for types, size in (((BASE_MINION,), 14), ((FIELD_MINION, MAGIC), DECK_SIZE)):
        for card in mixed(words, [one for one in all_cards(game) if one.type in types and not one.colour & ~colours]):
            count = min(1 + below(words, COPIES), size - sum(cards.values()))
            if count > 0:
                cards[card.name] = count
    forces = mixed(words, [card for card in all_cards(game) if card.type == FORCE])[:FORCE_COUNT]
    return Deck("Random", "", cards, {"Forces": [force.name for force in forces]})


def all_cards(game: Game) -> list[Card]:
    return [record for record in game.prints if isinstance(record, Card)]


def mixed(words: list[int], cards: list[Card]) -> list[Card]:
    """The cards in a random order."""
    return [cards[i] for i in shuffled(words, tuple(range(len(cards))))]
