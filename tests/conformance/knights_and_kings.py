"""What only Knights & Kings can tell the conformance suite."""

from hexadeck.games.knights_and_kings import clock
from hexadeck.games.knights_and_kings.table import COPIES, MULTI_TURN, SINGLE_TURN, Card, KingsTable
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.table import Print

DECK_SIZE = 32
SOLDIERS = 8
OPEN_EVENTS = frozenset({"revealed", "returned_to_hand"})
SENSIBLE_THIRDS = 1
"""Sensible answers among curious ones keep matches short."""

ORDINARY_WORDS = frozenset({"Foot Soldier"})
"""Names of cards that sentences use as words, too."""


def open_cards(match: Match, events: Events) -> set[int]:
    """Cards that all have seen, though they lie in a hand."""
    return {event.card for event in events if event.name in OPEN_EVENTS}


def looked_at(match: Match, events: Events, viewer: int | None) -> set[int]:
    """KK-R43 Cards of a deck or of the opponent's hand, for whoever has the turn."""
    t = match.table
    assert isinstance(t, KingsTable)
    return {event.card for event in events if event.name == "looked" and viewer == t.clock[clock.ACTIVE]}


def random_deck(game: Game, words: list[int], wanted: set[str] = frozenset()) -> Deck:
    """A legal deck of Foot Soldiers and whatever comes; first what is wanted."""
    cards = [record for record in game.prints if isinstance(record, Card) and not record.any_number]
    pool = [cards[i] for i in shuffled(words, row_of(list(range(len(cards)))))]
    pool.sort(key=lambda card: card.name not in wanted)
    deck = {record.name: SOLDIERS for record in game.prints if isinstance(record, Card) and record.any_number}
    for card in pool:
        copies = COPIES if card.name in wanted else 1 + below(words, COPIES)
        count = min(copies, DECK_SIZE - sum(deck.values()))
        if count > 0:
            deck[card.name] = count
    return Deck("Random", "", deck, {})


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that every card of this kind must have gone through to have been played."""
    assert isinstance(record, Card)
    if record.kind == SINGLE_TURN:
        return {"deposited", "played", "paid", "discarded"}
    if record.kind == MULTI_TURN:
        return {"deposited", "played", "paid", "contested", "contest_won", "contest_lost", "lapsed"}
    return {"deposited", "paid", "fielded", "attacked_kingdom", "patrolled", "blocked", "damaged", "killed"}
