"""What only Knights of the Zodiac can tell the conformance suite."""

from hexadeck.games.knights_of_the_zodiac import zones
from hexadeck.games.knights_of_the_zodiac.decks import DEFENSE_SECTION
from hexadeck.games.knights_of_the_zodiac.table import (
    DECK_SIZE,
    FIELD_CARD,
    FIELD_COUNT,
    KNIGHT,
    POWER_OF_ZODIAC,
    TECHNIQUE,
    Card,
    ZodiacTable,
)
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.table import Print, Table

REVEALED = {"revealed", "support_revealed", "joined", "played", "turned_up"}
DISCARDED = {"discarded", "milled", "paid", "drained", "shocked", "penalty_paid", "field_lost", "does_not_apply"}
FACE_UP = REVEALED | DISCARDED
"""What lies face up for a moment at least: a Discard Pile (KZ-013) can be a Deck before anybody is asked (KZ-129)."""

SENSIBLE_THIRDS = 1
"""Whoever only tries what is new never wins a battle with a well-chosen support card."""


def random_deck(game: Game, words: list[int], wanted: set[str] = frozenset()) -> Deck:
    """A legal Deck, every third time two of them; first what is wanted, and the Techniques with Knights to use them."""
    if below(words, 3):
        return Deck("Random", "", dict.fromkeys(one_deck(game, words, wanted, FIELD_COUNT), 1), {})
    offense = dict.fromkeys(one_deck(game, words, wanted, 0), 1)
    return Deck("Random", "", offense, {DEFENSE_SECTION: one_deck(game, words, wanted, FIELD_COUNT)})


def one_deck(game: Game, words: list[int], wanted: set[str], fields: int) -> list[str]:
    pool = mixed(words, [record for record in game.prints if isinstance(record, Card)])
    pool.sort(key=lambda card: card.name not in wanted)
    chosen = [card for card in pool if card.kind == FIELD_CARD][:fields]
    support = [card for card in pool if card.is_support][: DECK_SIZE * 9 // 20]
    needed = {name for card in support for name in card.users.names}
    knights = [card for card in pool if card.kind == KNIGHT]
    knights.sort(key=lambda card: card.name not in wanted and card.name not in needed)
    chosen += support + knights[: DECK_SIZE - len(support)]
    return [card.full_name for card in chosen]


def mixed(words: list[int], cards: list[Card]) -> list[Card]:
    return [cards[i] for i in shuffled(words, row_of(list(range(len(cards)))))]


def open_cards(match: Match, events: Events) -> set[int]:
    """Knights, Field Cards and support cards that lie face up, and what was seen on its way."""
    t = match.table
    assert isinstance(t, ZodiacTable)
    seen = {event.card for event in events if event.name in FACE_UP}
    return seen | {card for card in range(len(t.what)) if t.face_up[card]}


def seen_by(match: Match, viewer: int | None) -> set[int]:
    """The owner knows what lies face down in the own Realm, on Field Cards and in step d (KZ-R08)."""
    t = match.table
    assert isinstance(t, ZodiacTable)
    if viewer is None:
        return set()
    places = [zones.REALM + viewer, zones.SUPPORT + viewer]
    places += [kind + slot * zones.STRIDE + viewer for kind in (zones.FIELD, zones.FRONT) for slot in range(5)]
    return {card for place in places for card in t.zones[place]}


def looked_at(match: Match, events: Events, viewer: int | None) -> set[int]:
    """KZ-238 Whoever looks at a card, or at a hand, knows it from then on."""
    seen: set[int] = set()
    for event in events:
        if event.seat == viewer and event.name == "looked":
            seen.add(event.card)
        elif event.seat == viewer and event.name == "put_back":
            seen.update(match.table.zones[zones.DECK + event.seat][-1:])
        elif event.seat == viewer and event.name == "looked_at_hand":
            seen.update(match.table.zones[zones.HAND + 1 - event.seat])
    return seen


def are_apart(t: Table, card: int, other: int) -> bool:
    """KZ-053 A card of the Offense Deck is none of the Defense Deck."""
    assert isinstance(t, ZodiacTable)
    return t.deck[card] != t.deck[other]


def lines(record: Print) -> tuple[str, ...]:
    """What is written on a card."""
    assert isinstance(record, Card)
    return record.text


def life(record: Print) -> set[str]:
    """The events that every card of this type must have gone through to have been played."""
    assert isinstance(record, Card)
    if record.kind == POWER_OF_ZODIAC:
        return {"support_revealed" if record.phase == 5 else "played"}
    return LIVES[record.kind]


LIVES = {
    KNIGHT: {"deployed", "moved", "revealed", "knight_defeated"},
    TECHNIQUE: {"support_revealed", "used", "meter_paid"},
    FIELD_CARD: {"revealed", "damage_placed"},
}
