"""Cards from one place to another: draw, discard, wound, destroy, heal, eliminate (chapters 2, 9, 10 and 14)."""

from mypy_extensions import i64

from hexadeck.games.saint_seiya import events, zones
from hexadeck.games.saint_seiya.table import STable
from hexadeck.games.saint_seiya.values import can_be_wounded, is_healing_possible
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
        t.force_cut[card] = 0
        t.cosmo_cut[card] = 0
    t.bonus[card] = 0
    t.move(card, zone)


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


def shuffle_into_reserve(t: STable, cards: list[CardId]) -> None:
    """They belong to nobody any more, and nobody knows where they lie."""
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
