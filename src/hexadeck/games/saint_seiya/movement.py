"""Cards from one place to another: draw, discard, wound, destroy, heal, eliminate (chapters 2, 9, 10 and 14)."""

from mypy_extensions import i64

from hexadeck.cardtext.durations import forget_changes
from hexadeck.games.saint_seiya import clock, events, zones
from hexadeck.games.saint_seiya.payers import can_be_wounded, is_healing_possible
from hexadeck.games.saint_seiya.table import STable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId, ZoneId
from hexadeck.kernel.rows import Row, append, room_for


def give(t: STable, card: CardId, seat: SeatId) -> None:
    """SS-R76 The card belongs to this player from now on, or to nobody."""
    if t.owner[card] != seat:
        owner = t.owner[:]
        owner[card] = seat
        t.owner = owner


def put(t: STable, card: CardId, zone: ZoneId) -> None:
    """A card leaves its place, and with it all that held for it there (SS-106, SS-R21)."""
    if t.is_on_field(card):
        orphan(t, card)
    forget_changes(t, card)
    t.move_speaking(card, zone)


def lay_under(t: STable, card: CardId, host: CardId, zone: ZoneId) -> None:
    """SS-101 A Character under a field card: what it says while it is played holds there."""
    t.stop_work(card)
    t.attach(card, host, zone)
    t.start_work(card)


def orphan(t: STable, host: CardId) -> None:
    """SS-106, SS-R15 Whoever still lies under a card that goes is under none."""
    for seat in range(t.seats):
        for card in t.zones[zones.PLAY + seat]:
            if t.host[card] == host:
                t.host[card] = NOTHING


# -- drawing -----------------------------------------------------------------------------------------------------------


def has_card_to_draw(t: STable, seat: SeatId) -> bool:
    """SS-068, SS-R05 The discard is shuffled only when a card has to leave an empty deck."""
    if len(t.zones[zones.DECK + seat]) == 0 and len(t.zones[zones.DISCARD + seat]) > 0:
        shuffle_discard_in(t, seat)
    return len(t.zones[zones.DECK + seat]) > 0


def shuffle_discard_in(t: STable, seat: SeatId) -> None:
    """SS-068, SS-R78 Discard and deck together are a new deck."""
    t.move_all(zones.DISCARD + seat, zones.DECK + seat)
    t.shuffle(zones.DECK + seat)
    t.emit(events.SHUFFLED, seat)


def draw(t: STable, seat: SeatId, amount: i64) -> None:
    """SS-067, SS-069, SS-R04, SS-R68 From the top, with a new deck in the middle if need be; then as far as it goes."""
    left = amount
    while left > 0 and has_card_to_draw(t, seat):
        for card in t.move_top(zones.DECK + seat, left, zones.HAND + seat):
            t.activated[card] = 0
            t.emit(events.DREW, seat, card)
            left -= 1


def reveal_top(t: STable, seat: SeatId, amount: i64) -> None:
    """They lie open until the text is done."""
    left = amount
    while left > 0 and has_card_to_draw(t, seat):
        for card in t.move_top(zones.DECK + seat, 1, zones.REVEALED + seat):
            t.emit(events.SHOWN, seat, card)
        left -= 1


def can_draw(t: STable, seat: SeatId) -> bool:
    return len(t.zones[zones.DECK + seat]) > 0 or len(t.zones[zones.DISCARD + seat]) > 0


# -- three different places (SS-099) -----------------------------------------------------------------------------------


def discard(t: STable, card: CardId) -> None:
    """SS-016 To the discard of its owner."""
    seat = t.owner[card]
    put(t, card, zones.DISCARD + seat)
    t.emit(events.DISCARDED, seat, card)


def destroy(t: STable, card: CardId) -> None:
    """SS-017, SS-R71 Under the Hero marker of its owner."""
    seat = t.owner[card]
    put(t, card, zones.DESTROYED + seat)
    t.emit(events.DESTROYED, seat, card)


def wound(t: STable, card: CardId) -> None:
    """SS-019, SS-021, SS-R39, SS-R72 From wherever it lies to its owner's row, unless it is protected."""
    wound_together(t, (card,))


def wound_together(t: STable, cards: tuple[int, ...]) -> None:
    """SS-R39 Whoever is protected when the wounds fall stays unhurt, even if the protector is wounded."""
    hurt = [card for card in cards if can_be_wounded(t, card)]
    for card in cards:
        if card in hurt:
            put(t, card, zones.WOUNDED + t.owner[card])
            t.emit(events.WOUNDED, t.owner[card], card)
        else:
            t.emit(events.PROTECTED, t.owner[card], card)


def wound_for(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R30 It lies wounded in front of whoever acquires it."""
    give(t, card, seat)
    wound(t, card)


def heal(t: STable, card: CardId) -> None:
    """SS-066, SS-098, SS-R38 To its owner's discard, if anybody can be healed at all."""
    if is_healing_possible(t):
        seat = t.owner[card]
        put(t, card, zones.DISCARD + seat)
        t.emit(events.HEALED, seat, card)


def take_into_hand(t: STable, seat: SeatId, card: CardId) -> None:
    put(t, card, zones.HAND + seat)
    t.emit(events.TAKEN, seat, card)


def put_into_discard(t: STable, seat: SeatId, card: CardId) -> None:
    """For a card that was not one of the player's cards in the game, or was destroyed."""
    give(t, card, seat)
    put(t, card, zones.DISCARD + seat)
    t.emit(events.RETURNED, seat, card)


def put_on_deck(t: STable, seat: SeatId, card: CardId) -> None:
    put(t, card, zones.DECK + seat)
    t.emit(events.PUT_ON_DECK, seat, card)


def enter(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-024 A Hero enters the game."""
    put(t, card, zones.DISCARD + seat)
    t.emit(events.PROMOTED, seat, card)


def destroyed_heroes(t: STable, seat: SeatId) -> list[CardId]:
    """Those of the lowest rank."""
    found = t.zones[zones.DESTROYED + seat]
    return [card for card in found if t.card(card).is_hero and t.card(card).rank == 0]


def swap_heroes(t: STable, card: CardId) -> None:
    """SS-R77 Under the marker, and one of that player's destroyed Heroes of the lowest rank into the discard."""
    owner = t.owner[card]
    back = destroyed_heroes(t, owner)[0]
    destroy(t, card)
    put_into_discard(t, owner, back)


def strengthen_all(t: STable, seat: SeatId, amount: i64) -> None:
    """SS-113 Also those that come later in the turn."""
    t.clock[clock.ALL_FORCE] += amount
    t.emit(events.ALL_STRENGTHENED, seat, number=amount)


def shuffle_into_reserve(t: STable, cards: tuple[int, ...]) -> None:
    """They belong to nobody any more, and nobody knows where they lie."""
    if not cards:
        return
    for card in cards:
        # Whoever looks on sees which card it is.
        t.show_to_all(card)
        t.emit(events.INTO_RESERVE, NOTHING, card)
        put(t, card, zones.RESERVE)
        give(t, card, NOTHING)
    t.shuffle(zones.RESERVE)
    t.emit(events.RESERVE_SHUFFLED, 0)


def discard_armour(t: STable, seat: SeatId) -> None:
    """SS-054 Whatever Armour is in play there."""
    for card in t.zones[zones.ARMOUR + seat]:
        discard(t, card)


def one_of_each(t: STable, cards: Row) -> Row:
    """Copies of a card in one place are alike, so one of them stands for all."""
    found = room_for(len(cards))
    for card in cards:
        if not t.has_copy_before(cards, card):
            found = append(found, card)
    return found
