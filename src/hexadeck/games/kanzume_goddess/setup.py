"""Teams, seating and setup (chapters 2, 3 and 4)."""

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import asks, clock, events, kinds, limits, options, steps, verbs, zones
from hexadeck.games.kanzume_goddess.deck import draw, give, turn_up
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import no_numbers, row_of


def set_up(t: KTable, in_teams: bool) -> None:
    """KG-025 to KG-040 In the order of the manual."""
    t.clock[clock.TEAMS] = int(in_teams)
    t.clock[clock.TARGET] = NOTHING
    lay_out_box(t)
    if in_teams:
        name_main_gods(t)
        t.then(steps.deal_mythologies)
    else:
        t.then(steps.deal_two_gods)
    t.then(steps.reveal_gods)
    t.then(steps.decide_first_player)
    t.then(steps.deal_decks)
    t.then(steps.build_piles)
    t.then(steps.begin)


def lay_out_box(t: KTable) -> None:
    """KG-001 to KG-004 Every card of the box lies on the table."""
    for card in t.cards:
        if card.kind == kinds.GOD:
            t.add_cards([card.number], NOTHING, zones.BOX)
    warriors: list[int] = []
    pile = zones.DISCIPLES
    for card in t.cards:
        if card.kind == kinds.WARRIOR:
            warriors.extend([card.number] * card.copies)
        elif card.kind == kinds.DISCIPLE and card.copies > 0:
            t.add_cards([card.number] * card.copies, NOTHING, pile)
            pile += zones.STRIDE
    t.add_cards(warriors, NOTHING, zones.PILE)


# -- Gods --------------------------------------------------------------------------------------------------------------


def name_main_gods(t: KTable) -> None:
    """KG-021, KG-022, KG-R03 One Main God a team; which of its players is agreed before."""
    last = t.seats // 2 - 1
    t.main[2 * min(last, t.settings[options.FIRST_MAIN_GOD])] = 1
    t.main[2 * min(last, t.settings[options.SECOND_MAIN_GOD]) + 1] = 1


def main_of(t: KTable, seat: SeatId) -> i64:
    """The Main God's seat in the team of this seat."""
    for other in range(seat % 2, t.seats, 2):
        if t.main[other]:
            return other
    return seat


def deal_mythologies(t: KTable) -> None:
    """KG-025, KG-026, KG-R04 A pile for each team at random; then Main Gods choose, then the others clockwise."""
    first = t.pick(2)
    mains = [main_of(t, 0), main_of(t, 1)]
    for god in t.zones[zones.BOX]:
        team = (t.card(god).mythology + first) % 2
        t.move(god, zones.OFFERED + mains[team])
        for seat in range(team, t.seats, 2):
            t.show(god, seat)
    for main in mains:
        t.tell(events.GODS_DEALT, main, number=len(t.zones[zones.OFFERED + main]))
    for k in range(t.seats // 2):
        for main in mains:
            t.then(steps.choose_god, (main + 2 * k) % t.seats, main)


def deal_two_gods(t: KTable) -> None:
    """KG-039, KG-R04 Two Gods each, seen by nobody else."""
    gods = t.in_random_order(t.zones[zones.BOX])
    for seat in range(t.seats):
        for god in gods[seat * limits.GODS_TO_CHOOSE : (seat + 1) * limits.GODS_TO_CHOOSE]:
            t.move(god, zones.OFFERED + seat)
        t.tell(events.GODS_DEALT, seat, number=limits.GODS_TO_CHOOSE)
        t.then(steps.choose_god, seat, seat)


def choose_god(t: KTable, seat: SeatId, main: i64) -> None:
    """KG-005, KG-027, KG-039 One God out of the pile; the choice stays hidden."""
    if t.out[seat]:
        return
    t.ask(seat, asks.GOD if t.clock[clock.TEAMS] else asks.GOD_OF_TWO, steps.take_god)
    for god in t.zones[zones.OFFERED + main]:
        t.offer(verbs.CHOOSE_GOD, god)


def take_god(t: KTable, option: Option) -> None:
    seat = t.decided
    give(t, option.a, seat)
    t.move(option.a, zones.CHOSEN + seat)
    t.tell(events.GOD_CHOSEN, seat)


def reveal_gods(t: KTable) -> None:
    """KG-028 to KG-031, KG-038 All at the same time, each with its starting Energy; the rest is set aside."""
    for seat in range(t.seats):
        for god in t.zones[zones.OFFERED + seat]:
            t.move(god, zones.SET_ASIDE + seat)
    for seat in range(t.seats):
        for god in t.zones[zones.CHOSEN + seat]:
            t.move(god, zones.GOD + seat)
            t.energy[seat] = 0 if t.out[seat] else starting_energy(t, seat)
            t.tell(events.GOD_REVEALED, seat, god, number=t.energy[seat])


def starting_energy(t: KTable, seat: SeatId) -> i64:
    """KG-030, KG-031, KG-038."""
    if not t.clock[clock.TEAMS]:
        return limits.SINGLE_ENERGY
    return limits.MAIN_ENERGY if t.main[seat] else limits.SUPPORT_ENERGY


# -- decks, piles, the first player ------------------------------------------------------------------------------------


def decide_first_player(t: KTable) -> None:
    """KG-037, KG-R05 By lot: a team's Main God, or any player."""
    t.clock[clock.FIRST] = main_of(t, t.pick(2)) if t.clock[clock.TEAMS] else t.pick(t.seats)
    t.clock[clock.ACTIVE] = t.clock[clock.FIRST]
    t.tell(events.STARTED, t.clock[clock.FIRST])


def deal_decks(t: KTable) -> None:
    """KG-032, KG-033, KG-036, KG-R06 Everybody who is still there gets the starting deck, shuffled, and draws five."""
    for seat in range(t.seats):
        if t.out[seat]:
            continue
        for name, count in t.library.starting_deck:
            pile = pile_of(t, name)
            for card in t.zones[pile][:count]:
                give(t, card, seat)
                t.move(card, zones.DECK + seat)
        t.shuffle(zones.DECK + seat)
        hand = (
            options.FIRST_HANDS[t.settings[options.FIRST_HAND]] if seat == t.clock[clock.FIRST] else limits.HAND_LIMIT
        )
        draw(t, seat, hand)


def pile_of(t: KTable, name: str) -> i64:
    """The pile of a kind of Disciple, in the order of the card set."""
    pile = zones.DISCIPLES
    for card in t.cards:
        if card.name == name:
            break
        if card.kind == kinds.DISCIPLE and card.copies > 0:
            pile += zones.STRIDE
    return pile


def build_piles(t: KTable) -> None:
    """KG-034, KG-035, KG-R07 All Warriors shuffled, in six equal piles, the top cards face up."""
    warriors = t.in_random_order(t.zones[zones.PILE])
    t.zones[zones.PILE] = no_numbers()
    for i in range(limits.WARRIOR_PILES):
        cards = row_of([warriors[k] for k in range(i, len(warriors), limits.WARRIOR_PILES)])
        t.zones[zones.PILE + zones.STRIDE * i] = cards
        for card in cards:
            t.place[card] = zones.PILE + zones.STRIDE * i
    arrange_market(t)
    for i in range(limits.WARRIOR_PILES):
        turn_up(t, zones.PILE + zones.STRIDE * i)


def arrange_market(t: KTable) -> None:
    """For a first game or a puzzle: these six Warriors on top, the rest at random."""
    placed: list[int] = []
    for i, name in enumerate(t.library.markets[t.settings[options.MARKET]]):
        number = t.library.find(name).number
        wanted = next(card for card in range(len(t.what)) if t.face(card) == number and card not in placed)
        top = t.zones[zones.PILE + zones.STRIDE * i][-1]
        if wanted != top:
            swap(t, top, wanted)
        placed.append(wanted)


def swap(t: KTable, one: i64, other: i64) -> None:
    places = (t.place[one], t.place[other])
    for zone in set(places):
        t.zones[zone] = row_of([other if card == one else one if card == other else card for card in t.zones[zone]])
    t.place[one], t.place[other] = places[1], places[0]


def begin(t: KTable) -> None:
    """KG-037, KG-R06 The first turn has no handicap."""
    t.clock[clock.ROUND] = 1
    first = t.clock[clock.FIRST]
    while t.out[first]:
        first = (first + 1) % t.seats
    t.then(steps.take_turn, first)
