"""Contests: setup, roles, Points, and who wins (chapters 1, 6 and 20)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, events, steps, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.table import (
    DEFENSE,
    FIELD_CARD,
    FIRST_OFFENSE,
    HAND_SIZE,
    TURN_LIMIT,
    TURN_LIMITS,
    WINNING_CONTESTS,
    WINNING_POINTS,
    ZodiacTable,
    as_zodiac,
)
from hexadeck.kernel.decisions import NOTHING, Option, ScoreLine
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, no_numbers
from hexadeck.kernel.table import Table


def begin_game(t: ZodiacTable) -> None:
    """KZ-061, KZ-R05 Chance makes one player the Offense of the first Contest, unless the players have agreed."""
    agreed = t.settings[FIRST_OFFENSE]
    t.clock[clock.OFFENSE] = t.pick(2) if agreed == 0 else agreed - 1
    t.then(steps.begin_contest)


def begin_contest(t: ZodiacTable) -> None:
    """KZ-062 to KZ-067, KZ-R52 Decks are shuffled and cut; last, the Defense places its Field Cards, and whoever has
    seen them before does not see which one goes where."""
    t.clock[clock.CONTEST] += 1
    t.clock[clock.PHASE] = clock.SETUP
    t.clock[clock.BATTLES] = 0
    leave_battle(t)
    t.drop_changes(True)
    t.emit(events.CONTEST_BEGAN, t.offense, number=t.clock[clock.CONTEST])
    for seat in range(2):
        begin_role(t, seat)
    t.lose_track(fields_to_place(t, t.defense))
    for slot in range(zones.SLOTS):
        t.then(steps.choose_field, t.defense, slot)
    t.then(steps.start_turn)


def begin_role(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-059, KZ-062, KZ-063, KZ-R52 The Deck for the role, without its Field Cards, shuffled."""
    t.points[seat] = 0
    t.no_draw[seat] = 0
    t.attacks[seat] = int(seat == t.offense)
    t.defends[seat] = int(seat == t.defense)
    for card in t.zones[zones.ASIDE + seat]:
        if t.deck[card] & t.role_of(seat) and t.card(card).kind != FIELD_CARD:
            t.move(card, zones.DECK + seat)
    t.shuffle(zones.DECK + seat)
    t.emit(events.SHUFFLED, seat)


def leave_battle(t: ZodiacTable) -> None:
    """No battle is being fought."""
    for field in (
        clock.STEP, clock.OUTCOME, clock.TEXTLESS, clock.EXTRA_DAMAGE, clock.MEND, clock.OFFENSE_POWER,
        clock.DEFENSE_POWER, clock.CAPTURED,
    ):  # fmt: skip
        t.clock[field] = 0
    for field in (clock.SLOT, clock.WINNER, clock.BATTLEFIELD, clock.STANDING):
        t.clock[field] = NOTHING


def choose_field(t: ZodiacTable, seat: SeatId, slot: i64) -> None:
    """KZ-066, KZ-R07 Which Field Card lies on which slot is the Defense's decision."""
    t.ask(seat, asks.PLACE_FIELD, steps.take_field, number=slot + 1)
    for card in fields_to_place(t, seat):
        t.offer(verbs.PLACE_FIELD, card, t.field_place(slot), slot + 1)
    for other in range(zones.SLOTS):
        if other < slot:
            t.refuse(t.hindered(why.PLACED, other + 1), verbs.PLACE_FIELD, t.field_at(other))
        elif other > slot:
            t.refuse(t.hindered(why.NEXT_FIELD, slot + 1), verbs.PLACE_FIELD, NOTHING, t.field_place(other), other + 1)


def fields_to_place(t: ZodiacTable, seat: SeatId) -> Row:
    found = no_numbers()
    for card in t.zones[zones.ASIDE + seat]:
        if t.card(card).kind == FIELD_CARD and t.deck[card] & DEFENSE:
            found = append(found, card)
    return found


def take_field(table: Table, option: Option) -> None:
    """KZ-067 Face down: only the Defense knows it."""
    t = as_zodiac(table)
    t.move(option.a, option.b)
    t.emit(events.FIELD_PLACED, t.decided, number=t.slot_of(option.a) + 1)


# -- Points ------------------------------------------------------------------------------------------------------------


def score(t: ZodiacTable, seat: SeatId, card: CardId, told: EventKind) -> None:
    """KZ-118, KZ-120, KZ-124, KZ-R42 A captured card counts what is printed on it."""
    worth = t.card(card).worth
    t.move(card, zones.POINTS + seat)
    t.face_up[card] = 1
    t.points[seat] += worth
    t.emit(told, seat, card, number=worth)
    if t.points[seat] >= WINNING_POINTS and t.points[seat] - worth < WINNING_POINTS:
        t.emit(events.REACHED, seat, number=t.points[seat])


def check_score(t: ZodiacTable) -> None:
    """KZ-006, KZ-R42, KZ-R43, KZ-R50 Twenty Points end the Contest at once, and so does the last Field Card."""
    winner = leader(t, t.clock[clock.WINNER])
    if t.points[0] >= WINNING_POINTS or t.points[1] >= WINNING_POINTS:
        finish_contest(t, winner, "KZ-006")
    elif not has_fields(t):
        finish_contest(t, leader(t, t.defense), "KZ-R50")


def leader(t: ZodiacTable, in_a_tie: i64) -> i64:
    """Who has more Points."""
    if t.points[0] == t.points[1]:
        return in_a_tie
    return 0 if t.points[0] > t.points[1] else 1


def has_fields(t: ZodiacTable) -> bool:
    for slot in range(zones.SLOTS):
        if t.field_at(slot) != NOTHING:
            return True
    return False


def check_turn_limit(t: ZodiacTable) -> bool:
    """KZ-R51 After the last turn more Points win; if they are equal the Defense wins."""
    if t.clock[clock.TURN] < TURN_LIMITS[t.settings[TURN_LIMIT]]:
        return False
    finish_contest(t, leader(t, t.defense), "KZ-R51")
    return True


# -- the end of a Contest ----------------------------------------------------------------------------------------------


def finish_contest(t: ZodiacTable, winner: SeatId, rule: str) -> None:
    """KZ-002, KZ-005, KZ-135 Two Contests win the Game; else the roles change."""
    t.drop_pending()
    t.contests[winner] += 1
    for seat in range(2):
        note_score(t, seat)
    t.emit(events.CONTEST_WON[rule], winner, number=t.points[winner])
    if t.contests[winner] == WINNING_CONTESTS:
        end_game(t, winner, rule)
    else:
        t.clock[clock.TURN] = 0
        gather_cards(t)
        t.clock[clock.OFFENSE] = t.defense
        t.then(steps.begin_contest)


def note_score(t: ZodiacTable, seat: SeatId) -> None:
    """For the score sheet."""
    contest = t.clock[clock.CONTEST]
    scores = t.score1 if contest == 1 else t.score2 if contest == 2 else t.score3
    scores[seat] = t.points[seat]


def end_game(t: ZodiacTable, winner: SeatId, rule: str) -> None:
    leave_battle(t)
    won = (int(t.contests[0]), int(t.contests[1]))
    reason = f"Player {winner + 1} has won {won[winner]} Contests to {won[the_opponent(t, winner)]}."
    scores = (t.score1, t.score2, t.score3)
    sheet = [
        ScoreLine(f"Points in Contest {number}", (int(points[0]), int(points[1])))
        for number, points in enumerate(scores[: t.clock[clock.CONTEST]], 1)
    ]
    t.end((int(winner),), reason, "KZ-002" if rule == "KZ-006" else rule, won, tuple(sheet))


def gather_cards(t: ZodiacTable) -> None:
    """KZ-121, KZ-134, KZ-R52 Every card goes back to its owner."""
    for card in range(len(t.what)):
        owner = t.owner[card]
        t.remember(card)
        if t.place[card] != zones.ASIDE + owner:
            t.move(card, zones.ASIDE + owner)
        wipe(t, card)
    for seat in range(2):
        t.refill[seat] = HAND_SIZE
        t.deploys[seat] = 1
        t.roads[seat] = 0
        t.marches[seat] = 0
        t.shielded[seat] = 0
        t.showed[seat] = 0


def wipe(t: ZodiacTable, card: CardId) -> None:
    """Nothing is remembered of a card."""
    t.face_up[card] = 0
    t.moved[card] = 0
    t.gated[card] = 0
    t.damage_of[card] = 0
    t.markers[card] = 0
    t.foe_markers[card] = 0
    wipe_battle_marks(t, card)


def wipe_battle_marks(t: ZodiacTable, card: CardId) -> None:
    """KZ-R36 What was true of a card in one battle."""
    t.silenced[card] = 0
    t.petrified[card] = 0
    t.paid[card] = 0
    t.state[card] = 0
    t.user[card] = NOTHING
    t.row[card] = 0


def concede_contest(t: ZodiacTable, seat: SeatId) -> None:
    """KZ-R53 Only the Contest is lost, unless it decides the Game."""
    t.emit(events.CONTEST_CONCEDED, seat)
    finish_contest(t, the_opponent(t, seat), "KZ-R53")
