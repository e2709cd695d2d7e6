"""What only Knights of the Zodiac can tell the conformance suite."""

from collections.abc import Set as AbstractSet

from hexadeck.games.knights_of_the_zodiac import clock, steps, verbs, zones
from hexadeck.games.knights_of_the_zodiac.decks import DEFENSE_SECTION
from hexadeck.games.knights_of_the_zodiac.table import (
    DECK_SIZE,
    FIELD_CARD,
    FIELD_COUNT,
    KNIGHT,
    LIMIT_PLUS,
    POWER_OF_ZODIAC,
    TECHNIQUE,
    Card,
    ZodiacTable,
)
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Events
from hexadeck.kernel.frames import Step
from hexadeck.kernel.game import Deck, Game, Match
from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import below, shuffled
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.table import Table

REVEALED = {"revealed", "support_revealed", "joined", "played", "turned_up"}
DISCARDED = {"discarded", "milled", "paid", "drained", "shocked", "penalty_paid", "field_lost", "does_not_apply"}
FACE_UP = REVEALED | DISCARDED
"""What lies face up for a moment at least: a Discard Pile (KZ-013) can be a Deck before anybody is asked (KZ-129)."""

SENSIBLE_THIRDS = 1
"""Whoever only tries what is new never wins a battle with a well-chosen support card."""


def random_deck(game: Game, words: Row, wanted: AbstractSet[str] = frozenset()) -> Deck:
    """A legal Deck, every third time two of them; first what is wanted, and the Techniques with Knights to use them."""
    if below(words, 3):
        return Deck("Random", "", dict.fromkeys(one_deck(game, words, wanted, FIELD_COUNT), 1), {})
    offense = dict.fromkeys(one_deck(game, words, wanted, 0), 1)
    return Deck("Random", "", offense, {DEFENSE_SECTION: one_deck(game, words, wanted, FIELD_COUNT)})


def one_deck(game: Game, words: Row, wanted: AbstractSet[str], fields: int) -> list[str]:
    pool = mixed(words, [record for record in game.prints if isinstance(record, Card)])
    pool.sort(key=lambda card: card.name not in wanted)
    chosen = [card for card in pool if card.kind == FIELD_CARD][:fields]
    support = [card for card in pool if card.is_support][: DECK_SIZE * 9 // 20]
    needed = {name for card in support for name in card.users.names}
    knights = [card for card in pool if card.kind == KNIGHT]
    knights.sort(key=lambda card: card.name not in wanted and card.name not in needed)
    chosen += support + knights[: DECK_SIZE - len(support)]
    return [card.full_name for card in chosen]


def mixed(words: Row, cards: list[Card]) -> list[Card]:
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


# -- what lifts a hindrance --------------------------------------------------------------------------------------------


def ask_for(t: Table, step: int, number: int = 0) -> None:
    """The question of another step is the open one, for the same seat."""
    t.asked = Step(step, t.seat, number)


def ask_for_that_slot(t: Table, refusal: Refusal) -> None:
    ask_for(t, steps.choose_field, slot_of(refusal))


def take_it_up_again(t: Table, refusal: Refusal) -> None:
    t.move(refusal.option.a, zones.ASIDE + t.seat)
    ask_for(t, steps.choose_field, refusal.hindrance.a - 1)


def ask_to_deploy(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.deploys[t.seat] = 1
    ask_for(t, steps.deploy)


def open_its_window(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    open_window(t, t.card(refusal.option.a).phase)


def open_window(t: ZodiacTable, phase: int) -> None:
    """With Cosmo for a card, or nobody is asked."""
    t.no_draw[t.seat] = 0
    give_cosmo(t)
    ask_for(t, steps.window, phase)


def change_roles(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.clock[clock.OFFENSE] = t.defense
    open_window(t, clock.DRAW)


def give_cosmo(t: Table, refusal: Refusal | None = None) -> None:
    """All that lies in the Discard Pile and the Deck."""
    for zone in (zones.DISCARD, zones.DECK):
        t.move_all(zone + t.seat, zones.COSMO + t.seat)


def ask_for_moves(t: Table, refusal: Refusal) -> None:
    ask_for(t, steps.move_knights)


def pass_the_window(t: Table, refusal: Refusal) -> None:
    (ask_to_deploy if refusal.option.verb is verbs.DEPLOY else ask_for_moves)(t, refusal)


def join_the_battle(t: Table, refusal: Refusal) -> None:
    """On the side of its owner, and of any kind."""
    assert isinstance(t, ZodiacTable)
    t.move(refusal.option.a, t.front(t.clock[clock.SLOT], t.owner[refusal.option.a]))


def lay_a_field(t: Table, refusal: Refusal) -> None:
    """Of any Limit, with Knights that may still go there."""
    assert isinstance(t, ZodiacTable)
    gone = [card for card in range(len(t.what)) if t.card(card).kind == FIELD_CARD and t.slot_of(card) < 0]
    t.move(gone[0], t.field_place(slot_of(refusal)))
    t.roads[t.seat] = 1
    for card in range(len(t.what)):
        t.moved[card] = 0
    raise_limit(t, refusal)


def let_move(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.moved[refusal.option.a] = 0


def open_field(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.gated[t.field_at(slot_of(refusal))] = 0


def build_a_road(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.roads[t.seat] = 1


def raise_limit(t: Table, refusal: Refusal) -> None:
    """A Knight that would join a battle names no place."""
    assert isinstance(t, ZodiacTable)
    field = t.field_at(slot_of(refusal) if refusal.option.b >= 0 else t.clock[clock.SLOT])
    t.change(LIMIT_PLUS, field, field, 99, NOTHING)


def send_them_home(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.move_all(t.front(slot_of(refusal), 1 - t.seat), zones.REALM + 1 - t.seat)


def go_home(t: Table, refusal: Refusal) -> None:
    t.move(refusal.option.a, zones.REALM + t.seat)


def have_a_battle(t: Table, refusal: Refusal) -> None:
    assert isinstance(t, ZodiacTable)
    t.clock[clock.BATTLES] |= 1 << slot_of(refusal)


def be_for_any_knight(t: Table, refusal: Refusal) -> None:
    """The Technique becomes one that all Knights can use."""
    assert isinstance(t, ZodiacTable)
    t.what = t.what[:]
    t.what[t.prompt_card] = next(
        card.number for card in t.cards if card.kind == TECHNIQUE and not card.users.names and not card.users.classes
    )


def slot_of(refusal: Refusal) -> int:
    """Of the place that is named."""
    return int(refusal.option.b - zones.FIELD) // zones.STRIDE % zones.SLOTS


LIFTS = {
    "NEXT_FIELD": ask_for_that_slot,
    "PLACED": take_it_up_again,
    "DEPLOYED_LATER": ask_to_deploy,
    "OTHER_PHASE": open_its_window,
    "OTHER_ROLE": change_roles,
    "TOO_DEAR": give_cosmo,
    "MOVES_LATER": ask_for_moves,
    "AFTER_THE_START": pass_the_window,
    "NO_FIELD": lay_a_field,
    "HAS_MOVED": let_move,
    "GATED": open_field,
    "FIELD_TO_FIELD": build_a_road,
    "OVER_LIMIT": raise_limit,
    "OPPOSED": send_them_home,
    "NOT_IN_REALM": go_home,
    "NOT_IN_BATTLE": join_the_battle,
    "NO_BATTLE": have_a_battle,
    "CANNOT_USE": be_for_any_knight,
}
NOT_LIFTED = {
    "PLACED_IN_BATTLE": "placing it is another verb, with cards chosen one by one",
    "IS_COSMO": "no rule takes a card out of the Cosmo area (KZ-R13)",
    "DISCARDED": "a card of the Discard Pile is not played",
    "DEFEATED": "nobody else can move it, and its owner only in another Contest",
    "NOT_YOURS": "a card never changes its owner",
}
RARE = ("TOO_DEAR", "GATED", "OPPOSED", "NOT_IN_BATTLE", "CANNOT_USE")
"""Shown in `tests/games/knights_of_the_zodiac`."""

GATHERED = {"meter": "the question is about one card's Power Meter; the meters of others are not asked about"}
