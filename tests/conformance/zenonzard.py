"""What only Zenonzard can tell the conformance suite."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from hexadeck.games.zenonzard import asks, clock, kinds, limits, modifiers, timings, verbs, zones
from hexadeck.games.zenonzard.mana import WITHOUT_COLOURS
from hexadeck.games.zenonzard.table import Card, ZTable, as_ztable
from hexadeck.kernel.events import Events
from hexadeck.kernel.frames import Step
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import Row, counted, no_numbers
from hexadeck.kernel.table import Table

OPEN_EVENTS = frozenset({"paid", "used", "summoned", "revealed"})
PLAYING = frozenset({"use_magic", "summon", "arrive_summoned"})

ORDINARY_WORDS = frozenset({"Return"})
"""Names of cards that sentences use as words, too."""


def open_cards(match: Match, events: Events) -> set[int]:
    """Cards that all have seen, though they lie in a hand or a deck: played, revealed, or being played (ZZ-061)."""
    played = {event.card for event in events if event.name in OPEN_EVENTS}
    return played | {frame[3] for frame in match.position()["pending"] if frame[1] in PLAYING}


def random_deck(game: Game, words: Row, wanted: AbstractSet[str] = frozenset()) -> Deck:
    """A legal deck of two colours and neutral with mana enough to play it, and two Forces; first what is wanted."""
    pool = mixed(words, all_cards(game))
    pool.sort(key=lambda card: card.name not in wanted)
    colours = int(pool[0].colour or 1 << below(words, 6))
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


def mixed(words: Row, cards: list[Card]) -> list[Card]:
    """The cards in a random order."""
    return [cards[i] for i in shuffled(words, counted(0, len(cards)))]


# -- what takes a reason away ------------------------------------------------------------------------------------------

Change = Callable[[ZTable, Refusal], None]


def lift(change: Change) -> Callable[[Table, Refusal], None]:
    return lambda t, refusal: change(as_ztable(t), refusal)


def give_mana(t: ZTable, refusal: Refusal) -> None:
    """Five of every colour."""
    for what in range(t.library.neutral_mana + 1, t.library.neutral_mana + 7):
        for _ in range(5):
            t.add_card(what, t.seat, zones.BASE + t.seat)


def turn_into(type: int) -> Change:
    """The card becomes one of another type."""

    def change(t: ZTable, refusal: Refusal) -> None:
        exchange(t, refusal.option.a, next(one for one in t.cards if one.type == type))

    return change


def make_playable(t: ZTable, refusal: Refusal) -> None:
    """The cheapest card of the hand that can be played so, at this time."""
    type = kinds.MAGIC if refusal.option.verb is verbs.USE else kinds.FIELD_MINION
    timing = timings.MAIN if t.prompt is asks.MAIN else timings.FLASH
    fitting = [one for one in t.cards if one.type == type and one.timing & timing]
    exchange(t, refusal.option.a, min(fitting, key=lambda one: one.cost))
    t.move(refusal.option.a, zones.HAND + t.seat)
    # Whoever has no mana may not even be asked in a Flash Phase.
    give_mana(t, refusal)


def exchange(t: ZTable, card: int, record: Card) -> None:
    t.what = t.what[:]
    t.what[card] = record.number


def stand_up(t: ZTable, refusal: Refusal) -> None:
    t.rested[refusal.option.a] = 0


def raise_forces(t: ZTable, refusal: Refusal) -> None:
    for force in t.zones[zones.FORCES + 1 - t.seat]:
        t.points[force] = 1


def raise_force(t: ZTable, refusal: Refusal) -> None:
    t.points[max(refusal.option.a, refusal.option.b)] = 1


def give_attacker(t: ZTable, refusal: Refusal) -> None:
    t.listeners[modifiers.SPARES_FORCES] = no_numbers()
    t.add_card(t.library.find("Eoraptor").number, t.seat, zones.FIELD + t.seat)


def nobody_says(kind: int) -> Change:
    """The cards that say so do not work."""

    def change(t: ZTable, refusal: Refusal) -> None:
        t.listeners[kind] = no_numbers()

    return change


def nothing_lasts(t: ZTable, refusal: Refusal) -> None:
    t.changes.clear()


def can_be_blocked(t: ZTable, refusal: Refusal) -> None:
    t.changes.clear()
    t.listeners[modifiers.UNBLOCKABLE] = no_numbers()


def same_cost(t: ZTable, refusal: Refusal) -> None:
    """The minion is of the attacker's own kind."""
    exchange(t, refusal.option.a, t.card(t.clock[clock.ATTACKER]))


def came_earlier(t: ZTable, refusal: Refusal) -> None:
    t.stamp[refusal.option.a] = 0


def set_clock(field: int, number: int) -> Change:
    def change(t: ZTable, refusal: Refusal) -> None:
        t.clock[field] = number

    return change


def give_movement(t: ZTable, refusal: Refusal) -> None:
    t.movements[t.seat] = 1


def need_no_colours(t: ZTable, refusal: Refusal) -> None:
    asked = t.asked
    assert isinstance(asked, Step)
    t.asked = Step(asked.number, asked.a, asked.b, asked.c + WITHOUT_COLOURS)
    t.asked.row = asked.row


LIFTS = {
    "TOO_DEAR": lift(give_mana),
    "NO_SUCH_COLOUR": lift(give_mana),
    "TOO_LITTLE_COLOUR": lift(give_mana),
    "TOO_FEW_COLOURS": lift(give_mana),
    "NOT_SUMMONED": lift(make_playable),
    "FLASH_ONLY": lift(make_playable),
    "NO_FLASH": lift(make_playable),
    "NOT_PLACED": lift(turn_into(kinds.BASE_MINION)),
    "RESTED": lift(stand_up),
    "NO_FIRST_ATTACK": lift(set_clock(clock.TURN, 2)),
    "TEXT_FORBIDS": lift(nobody_says(modifiers.CANNOT)),
    "NO_ATTACKER": lift(give_attacker),
    "NEW_HERE": lift(came_earlier),
    "NO_FORCE_STANDS": lift(raise_forces),
    "FORCES_SPARED": lift(nobody_says(modifiers.SPARES_FORCES)),
    "ALL_ACTIONS_TAKEN": lift(set_clock(clock.ACTIONS, 0)),
    "KEPT_FROM_BLOCKING": lift(nothing_lasts),
    "INFILTRATED": lift(same_cost),
    "UNBLOCKABLE": lift(can_be_blocked),
    "ANOTHER_MUST": lift(nothing_lasts),
    "NO_MOVEMENT": lift(give_movement),
    "TOKEN_STAYS": lift(turn_into(kinds.FIELD_MINION)),
    "NEUTRAL_MANA_STAYS": lift(turn_into(kinds.BASE_MINION)),
    "MANA_RESTED": lift(stand_up),
    "OTHER_COLOURS": lift(need_no_colours),
    "FORCE_DESTROYED": lift(raise_force),
    "IN_THE_TRASH": lift(make_playable),
    "OUT_OF_THE_GAME": lift(make_playable),
}
NOT_LIFTED = {
    "DOES_NOTHING": "what a Magic needs to do something stands in its own words",
    "BLOCKS_LATER": "the Block Phase comes when nobody plays a card more",
    "NO_TARGET": "a minion is never attacked",
    "FORCE_WORKS_ALONE": "a Force is never used",
}
RARE = (
    "ALL_ACTIONS_TAKEN",
    "ANOTHER_MUST",
    "FLASH_ONLY",
    "FORCES_SPARED",
    "INFILTRATED",
    "KEPT_FROM_BLOCKING",
    "NO_FIRST_ATTACK",
    "TOO_FEW_COLOURS",
    "UNBLOCKABLE",
)
"""Shown in tests/games/zenonzard/test_why_not.py."""

GATHERED = {"next_effect": "effects that wait are put in order; a card none of whose effects waits is not asked about"}
