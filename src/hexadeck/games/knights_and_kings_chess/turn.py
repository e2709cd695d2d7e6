"""The turn sequence: draw, play cards, act, and then the next turn; check, loss and draw (end of the rulebook)."""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import asks, clock, events, limits, options, steps, verbs, ways, why, zones
from hexadeck.games.knights_and_kings_chess.board import (
    BISHOP,
    COLOUR_NAMES,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    Safety,
)
from hexadeck.games.knights_and_kings_chess.combos import play_combo, play_two_knights
from hexadeck.games.knights_and_kings_chess.moves import why_not_exchange, why_not_move_any
from hexadeck.games.knights_and_kings_chess.single_cards import (
    play_block_check,
    why_not_block_check,
    why_not_place,
    why_not_resurrect,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable, team
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import Row, filled
from hexadeck.kernel.table import Step


def turn_sequence(t: ChessTable, seat: SeatId) -> None:
    """KC-017 Draw, play cards, act; then the turn is over."""
    if t.clock[clock.TURN] >= options.TURN_CAPS[t.settings[options.TURN_CAP]]:
        t.end((), "Nobody has captured a king in time: a draw.", "KC-R31")
        return
    t.clock[clock.TURN] += 1
    t.clock[clock.ACTIVE] = seat
    t.emit(events.TURN_BEGAN, seat, number=t.clock[clock.TURN])
    look_for_check(t, seat)
    draw_hand(t, seat)
    t.then(steps.play_cards, seat, 0)


def look_for_check(t: ChessTable, seat: SeatId) -> None:
    """KC-059, KC-R39 Check need not be announced; the table shows it."""
    colour = seat & 1
    t.clock[clock.CHECK] = 1 if t.safety(colour).in_check else 0
    if t.clock[clock.CHECK]:
        t.emit(events.CHECKED, seat, number=colour)


# -- 1. draw -----------------------------------------------------------------------------------------------------------


def draw_hand(t: ChessTable, seat: SeatId) -> None:
    """KC-018, KC-R06 Draw until the hand has eight cards; with both piles empty there are fewer."""
    while len(t.zones[zones.HAND + seat]) < limits.HAND_SIZE:
        if len(t.zones[zones.DECK + seat]) == 0:
            if len(t.zones[zones.DISCARD + seat]) == 0:
                return
            reuse_discard_pile(t, seat)
        card = t.zones[zones.DECK + seat][-1]
        t.move(card, zones.HAND + seat)
        t.emit(events.DREW, seat, card)


def reuse_discard_pile(t: ChessTable, seat: SeatId) -> None:
    """KC-022 The deck is exhausted: the discard pile is shuffled and becomes the deck."""
    t.clock[clock.SHUFFLES] += 1
    for card in t.zones[zones.DISCARD + seat]:
        t.move(card, zones.DECK + seat)
        t.pool[card] = t.clock[clock.SHUFFLES]
    t.shuffle(zones.DECK + seat)
    t.emit(events.SHUFFLED, seat)


# -- 2. play cards -----------------------------------------------------------------------------------------------------


def play_cards(t: ChessTable, seat: SeatId, offered: i64) -> None:
    """KC-019, KC-R07, KC-R09 One card or one combo with a legal action; `offered` says that a draw was, this turn.

    Put even if there is one answer only: skipping it would tell what the hand cannot do.
    """
    safety = t.safety(seat & 1)
    t.ask(seat, asks.PLAY, steps.take_play, always=True)
    offer_plays(t, seat, safety)
    if t.offer_end == 0:
        if safety.in_check:
            t.seat = NOTHING
            lose(t, seat)
            return
        offer_discards(t, seat)
        if t.offer_end == 0:
            t.seat = NOTHING
            t.then(steps.turn_sequence, next_seat(t, seat))
            return


def offer_plays(t: ChessTable, seat: SeatId, safety: Safety) -> None:
    """KC-023, KC-R38 What each kind of card in the hand, or pair of kinds, can do; equal cards count once."""
    cards = filled(NOTHING, 7)
    second_knight: i64 = NOTHING
    for card in t.zones[zones.HAND + seat]:
        kind = t.what[card] + 1
        if cards[kind] == NOTHING:
            cards[kind] = card
        elif kind == KNIGHT and second_knight == NOTHING:
            second_knight = card
    own = safety.own_knights_first()
    offer_single_cards(t, safety, own, cards)
    knight = cards[KNIGHT]
    if knight != NOTHING:
        if second_knight != NOTHING and why_not_move_any(t, safety, own, ways.FIRST_KNIGHT, KNIGHT) is None:
            t.offer(verbs.TWO_KNIGHTS, knight, second_knight)
        for kind in (BISHOP, ROOK, QUEEN, KING):
            if cards[kind] != NOTHING and why_not_move_any(t, safety, own, ways.BY_COMBO, kind) is None:
                t.offer(verbs.COMBO, knight, cards[kind])


def offer_single_cards(t: ChessTable, safety: Safety, own: Row, cards: Row) -> None:
    """KC-023, KC-029, KC-033 Place, move or noble action, in the order of the rulebook."""
    for kind in (PAWN, BISHOP, ROOK, QUEEN):
        if cards[kind] != NOTHING and why_not_place(t, safety, kind) is None:
            t.offer(verbs.PLACE, cards[kind])
    if cards[PAWN] != NOTHING and why_not_move_any(t, safety, own, ways.BY_PAWN_CARD, NOTHING) is None:
        t.offer(verbs.MOVE_PAWN, cards[PAWN])
    if cards[KNIGHT] != NOTHING and why_not_move_any(t, safety, own, ways.BY_KNIGHT_CARD, NOTHING) is None:
        t.offer(verbs.MOVE_ANY, cards[KNIGHT])
    if cards[KING] != NOTHING and why_not_move_any(t, safety, own, ways.BY_KING_CARD, NOTHING) is None:
        t.offer(verbs.STEP, cards[KING])
    if cards[ROOK] != NOTHING and why_not_exchange(t, safety, own) is None:
        t.offer(verbs.SWAP, cards[ROOK])
    if cards[QUEEN] != NOTHING and why_not_move_any(t, safety, own, ways.BY_QUEEN_CARD, NOTHING) is None:
        t.offer(verbs.MOVE_AGAIN, cards[QUEEN])
    if cards[BISHOP] != NOTHING:
        if why_not_resurrect(t, safety) is None:
            t.offer(verbs.RESURRECT, cards[BISHOP])
        if why_not_block_check(t, safety, own) is None:
            t.offer(verbs.BLOCK_CHECK, cards[BISHOP])


def offer_discards(t: ChessTable, seat: SeatId) -> None:
    """KC-R08 One card of each kind in the hand, to be discarded without effect."""
    seen = 0
    for card in t.zones[zones.HAND + seat]:
        if not seen >> t.what[card] & 1:
            seen |= 1 << t.what[card]
            t.offer(verbs.DISCARD_CARD, card)


def take_play(t: ChessTable, option: Option) -> None:
    """KC-021 The cards go to the discard pile, for all to see; then comes the action."""
    seat = t.clock[clock.ACTIVE]
    t.move(option.a, zones.DISCARD + seat)
    if option.verb is verbs.DISCARD_CARD:
        t.emit(events.DISCARDED, seat, option.a)
    elif option.b != NOTHING:
        t.move(option.b, zones.DISCARD + seat)
        t.emit(events.PLAYED_COMBO, seat, option.a, option.b)
    else:
        t.emit(events.PLAYED, seat, option.a)
    act(t, seat, option)
    if option.verb is verbs.MOVE_AGAIN:
        t.then(steps.another_turn, seat)
    else:
        t.then(steps.turn_sequence, next_seat(t, seat))


# -- 3. act ------------------------------------------------------------------------------------------------------------


def act(t: ChessTable, seat: SeatId, option: Option) -> None:
    """KC-020 The action that the played cards allow, choice by choice."""
    verb = option.verb
    if verb is verbs.PLACE:
        t.then(steps.choose_place, t.kind(option.a))
    elif verb is verbs.MOVE_PAWN:
        t.then(steps.choose_piece, ways.BY_PAWN_CARD, NOTHING)
    elif verb is verbs.MOVE_ANY:
        t.then(steps.choose_piece, ways.BY_KNIGHT_CARD, NOTHING)
    elif verb is verbs.STEP:
        t.then(steps.choose_piece, ways.BY_KING_CARD, NOTHING)
    elif verb is verbs.SWAP:
        t.then(steps.choose_swapped)
    elif verb is verbs.MOVE_AGAIN:
        t.then(steps.choose_piece, ways.BY_QUEEN_CARD, NOTHING)
    elif verb is verbs.RESURRECT:
        t.then(steps.choose_resurrected)
    elif verb is verbs.BLOCK_CHECK:
        play_block_check(t)
    elif verb is verbs.TWO_KNIGHTS:
        play_two_knights(t)
    elif verb is verbs.COMBO:
        play_combo(t, t.kind(option.b))


# -- the next turn -----------------------------------------------------------------------------------------------------


def next_seat(t: ChessTable, seat: SeatId) -> i64:
    """KC-017, KC-028, KC-R32 The turn is over; the seats follow one another, White and Black by turns."""
    return (seat + 1) % t.seats


def another_turn(t: ChessTable, seat: SeatId) -> None:
    """KC-039, KC-R16, KC-R35 The player of the Queen card has another whole turn sequence."""
    t.emit(events.EXTRA_TURN, seat)
    t.then(steps.turn_sequence, seat)


def lose(t: ChessTable, seat: SeatId) -> None:
    """KC-062, KC-R34 In check, and the hand holds no cards that end it: the team has lost."""
    colour = seat & 1
    t.end(team(t, 1 - colour), f"{COLOUR_NAMES[colour]} is in check and holds no cards that end it.", "KC-062")


# -- a draw by agreement -----------------------------------------------------------------------------------------------


def why_not_draw(t: ChessTable) -> Hindrance | None:
    """KC-R31 Whoever is about to play may offer a draw, once a turn."""
    if t.settings[options.NO_DRAW_OFFERS]:
        return why.NO_DRAW_OFFERS
    asked = t.asked
    if t.prompt is not asks.PLAY or not isinstance(asked, Step):
        return why.NOT_ABOUT_TO_PLAY
    return why.OFFERED_ALREADY if asked.b else None


def offer_draw(t: ChessTable, seat: SeatId) -> None:
    """KC-R31 Everybody else is asked in turn; then, unless all accept, the turn goes on."""
    t.emit(events.DRAW_OFFERED, seat)
    t.then(steps.answer_draw, seat, next_seat(t, seat))


def answer_draw(t: ChessTable, seat: SeatId, other: i64) -> None:
    """KC-R31 One who declines ends the offer."""
    if other == seat:
        t.end((), "The players agreed on a draw.", "KC-R31")
        return
    t.ask(other, asks.DRAW, steps.take_draw)
    t.offer(verbs.ACCEPT, seat, other)
    t.offer(verbs.DECLINE, seat, other)


def take_draw(t: ChessTable, option: Option) -> None:
    if option.verb is verbs.ACCEPT:
        t.then(steps.answer_draw, option.a, next_seat(t, option.b))
    else:
        t.emit(events.DRAW_DECLINED, option.b)
        t.then(steps.play_cards, option.a, 1)
