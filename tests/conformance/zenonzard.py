"""What only Zenonzard can tell the conformance suite."""

from hexadeck.games.zenonzard import kinds, limits
from hexadeck.games.zenonzard.table import Card
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import counted
from hexadeck.kernel.table import Print

OPEN_EVENTS = frozenset({"paid", "used", "summoned", "revealed"})
PLAYING = frozenset({"use_magic", "summon", "arrive_summoned"})

ORDINARY_WORDS = frozenset({"Return"})
"""Names of cards that sentences use as words, too."""


def open_cards(match: Match, events: Events) -> set[int]:
    """Cards that all have seen, though they lie in a hand or a deck: played, revealed, or being played (ZZ-061)."""
    played = {event.card for event in events if event.name in OPEN_EVENTS}
    return played | {frame[3] for frame in match.position()["pending"] if frame[1] in PLAYING}


def random_deck(game: Game, words: list[int], wanted: set[str] = frozenset()) -> Deck:
    """A legal deck of two colours and neutral with mana enough to play it, and two Forces; first what is wanted."""
    pool = mixed(words, all_cards(game))
    pool.sort(key=lambda card: card.name not in wanted)
    colours = pool[0].colour or 1 << below(words, 6)
    if colours.bit_count() == 1:
        colours |= 1 << below(words, 6)
    cards: dict[str, int] = {}
    for types, size in (((kinds.BASE_MINION,), 14), ((kinds.FIELD_MINION, kinds.MAGIC), limits.DECK_SIZE)):
        for card in [one for one in pool if one.type in types and not one.colour & ~colours]:
            copies = limits.COPIES if card.name in wanted else 1 + below(words, limits.COPIES)
            count = min(copies, size - sum(cards.values()))
            if count > 0:
                cards[card.name] = count
    forces = [card for card in pool if card.type == kinds.FORCE][: limits.FORCE_COUNT]
    return Deck("Random", "", cards, {"Forces": [force.name for force in forces]})


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that every card of this type must have gone through to have been played."""
    assert isinstance(record, Card)
    return {"lay on the table"} if record.type == kinds.NEUTRAL_MANA and record.colour else LIVES[record.type]


LIVES = {
    kinds.FIELD_MINION: {"paid", "summoned", "entered", "attacked_life", "destroyed"},
    kinds.BASE_MINION: {"placed", "moved", "entered"},
    kinds.MAGIC: {"used"},
    kinds.TOKEN: {"token_made", "entered", "destroyed"},
    kinds.FORCE: {"force_revealed", "force_lost", "force_destroyed"},
    kinds.NEUTRAL_MANA: {"put_in_base", "removed"},
}


def all_cards(game: Game) -> list[Card]:
    return [record for record in game.prints if isinstance(record, Card)]


def mixed(words: list[int], cards: list[Card]) -> list[Card]:
    """The cards in a random order."""
    return [cards[i] for i in shuffled(words, counted(0, len(cards)))]
