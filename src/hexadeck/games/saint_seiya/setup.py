"""Setup (chapter 3)."""

from hexadeck.games.saint_seiya import asks, clock, events, steps, verbs, zones
from hexadeck.games.saint_seiya.field import lay_field
from hexadeck.games.saint_seiya.movement import draw
from hexadeck.games.saint_seiya.table import ALL_FLAMES, HAND_SIZE, HERO_CHOICES, HEROES, HeroSet, STable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import row_of

PLAIN_HEROES = 9
BRONZE_KNIGHTS = 5
"""SS-002."""


def set_up(t: STable) -> None:
    """SS-023 to SS-032 As in the rulebook, but the first player is known before Heroes are chosen (SS-R01)."""
    t.then(steps.decide_first_player)
    t.then(steps.take_heroes)
    t.then(steps.build_field)
    t.then(steps.begin)


def decide_first_player(t: STable) -> None:
    """SS-028 At random."""
    t.clock[clock.FIRST] = t.pick(t.seats)
    t.clock[clock.ACTIVE] = t.clock[clock.FIRST]
    t.emit(events.STARTED, t.clock[clock.FIRST])


def take_heroes(t: STable) -> None:
    """SS-023, SS-R01 Chosen in the order of the seats from the first player on, or dealt."""
    order = t.seats_from(t.clock[clock.FIRST])
    if HERO_CHOICES[t.settings[HEROES]] == "random":
        dealt = t.in_random_order(row_of(list(range(len(t.library.hero_sets)))))
        for seat in order:
            take_set(t, seat, t.library.hero_sets[dealt[seat]])
    else:
        for seat in order:
            t.then(steps.choose_hero, seat)


def choose_hero(t: STable, seat: SeatId) -> None:
    """SS-R01 One of those nobody has."""
    t.ask(seat, asks.HERO, steps.take_hero)
    taken = {t.face(t.zones[zones.SET_ASIDE + other][0]) for other in range(t.seats) if has_hero(t, other)}
    for one in t.library.hero_sets:
        if one.knight.number not in taken:
            t.offer(verbs.HERO, one.hero.number)


def has_hero(t: STable, seat: SeatId) -> bool:
    return len(t.zones[zones.SET_ASIDE + seat]) > 0


def take_hero(t: STable, option: Option) -> None:
    take_set(t, t.decided, next(one for one in t.library.hero_sets if one.hero.number == option.a))


def take_set(t: STable, seat: SeatId, hero: HeroSet) -> None:
    """SS-023 to SS-027 All see the set; ten cards are the deck, five are set aside; five cards are drawn."""
    t.add_cards([hero.hero.number] * PLAIN_HEROES + [hero.armour.number], seat, zones.REVEALED + seat)
    t.emit(events.HERO_CHOSEN, seat, t.zones[zones.REVEALED + seat][0])
    for card in t.zones[zones.REVEALED + seat]:
        t.move(card, zones.DECK + seat)
    t.shuffle(zones.DECK + seat)
    t.add_cards([hero.knight.number] * BRONZE_KNIGHTS, seat, zones.SET_ASIDE + seat)
    draw(t, seat, HAND_SIZE)


def build_field(t: STable) -> None:
    """SS-029 to SS-032 All Flames burn; the common cards are the Reserve, and six of them the field."""
    t.clock[clock.FLAMES] = ALL_FLAMES
    common = [card.number for card in t.cards if card.is_common for _ in range(card.copies)]
    t.add_cards(common, NOTHING, zones.RESERVE)
    t.shuffle(zones.RESERVE)
    lay_field(t)


def begin(t: STable) -> None:
    """SS-028, SS-R57 The first round begins with the first player, or after whoever has left already (SS-R84)."""
    t.clock[clock.ROUND] = 1
    t.then(steps.take_turn, t.seats_from(t.clock[clock.FIRST])[0])
