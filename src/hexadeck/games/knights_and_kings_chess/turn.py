"""The turn sequence: draw, play cards, act, and then the next turn; check, loss and draw (end of the rulebook)."""

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import asks, clock, events, limits, options, steps, verbs, ways, why, zones
from hexadeck.games.knights_and_kings_chess.any_square import can_be_exchanged, could_move
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
from hexadeck.games.knights_and_kings_chess.moves import (
    why_not_exchange,
    why_not_move_any,
)
from hexadeck.games.knights_and_kings_chess.single_cards import (
    why_not_block_check,
    why_not_place,
    why_not_resurrect,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable, team
from hexadeck.kernel.decisions import NOTHING, Option, Verb
from hexadeck.kernel.frames import Step
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, filled, row_of
from hexadeck.kernel.sets import without_copies


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
    if t.offer_end > 0:
        if t.is_asked_why:
            t.refuse_each(why.MUST_PLAY, verbs.DISCARD_CARD, t.zones[zones.HAND + seat])
    elif safety.in_check:
        t.seat = NOTHING
        lose(t, seat)
        return
    else:
        for card in without_copies(t, t.zones[zones.HAND + seat]):
            t.offer(verbs.DISCARD_CARD, card)
        if t.offer_end == 0:
            t.seat = NOTHING
            t.then(steps.turn_sequence, next_seat(t, seat))
            return
    if t.is_asked_why:
        t.refuse_each(why.DISCARDED, verbs.PLAY, t.zones[zones.DISCARD + seat])
        refuse_pieces(t, safety)


def offer_plays(t: ChessTable, seat: SeatId, safety: Safety) -> None:
    """KC-023, KC-R38 What each kind of card in the hand, or pair of kinds, can do; equal cards count once."""
    cards = filled(NOTHING, 7)
    second_knight: i64 = NOTHING
    for card in t.zones[zones.HAND + seat]:
        kind = t.face(card) + 1
        if cards[kind] == NOTHING:
            cards[kind] = card
        elif kind == KNIGHT and second_knight == NOTHING:
            second_knight = card
    own = safety.own_knights_first()
    offer_single_cards(t, safety, own, cards)
    offer_combos(t, safety, own, cards, second_knight)


def offer_single_cards(t: ChessTable, safety: Safety, own: Row, cards: Row) -> None:
    """KC-023, KC-029, KC-033 Place, move or noble action, in the order of the rulebook."""
    for kind in (PAWN, BISHOP, ROOK, QUEEN):
        if cards[kind] != NOTHING:
            offer_play(t, why_not_place(t, safety, kind), verbs.PLACE, cards[kind])
    if cards[PAWN] != NOTHING:
        hindrance = why_not_move_any(t, safety, own, ways.BY_PAWN_CARD, NOTHING)
        offer_play(t, hindrance, verbs.MOVE_PAWN, cards[PAWN])
    if cards[KNIGHT] != NOTHING:
        hindrance = why_not_move_any(t, safety, own, ways.BY_KNIGHT_CARD, NOTHING)
        offer_play(t, hindrance, verbs.MOVE_ANY, cards[KNIGHT])
    if cards[KING] != NOTHING:
        hindrance = why_not_move_any(t, safety, own, ways.BY_KING_CARD, NOTHING)
        offer_play(t, hindrance, verbs.STEP, cards[KING])
    if cards[ROOK] != NOTHING:
        offer_play(t, why_not_exchange(t, safety, own), verbs.SWAP, cards[ROOK])
    if cards[QUEEN] != NOTHING:
        hindrance = why_not_move_any(t, safety, own, ways.BY_QUEEN_CARD, NOTHING)
        offer_play(t, hindrance, verbs.MOVE_AGAIN, cards[QUEEN])
    if cards[BISHOP] != NOTHING:
        offer_play(t, why_not_resurrect(t, safety), verbs.RESURRECT, cards[BISHOP])
        offer_play(t, why_not_block_check(t, safety, own), verbs.BLOCK_CHECK, cards[BISHOP])


def offer_combos(t: ChessTable, safety: Safety, own: Row, cards: Row, second_knight: i64) -> None:
    """KC-049 to KC-051, KC-054 A Knight card with one other that is no Pawn."""
    knight = cards[KNIGHT]
    if knight == NOTHING and not t.is_asked_why:
        return
    if knight != NOTHING:
        hindrance: Hindrance | None = why.NO_SECOND_KNIGHT_CARD
        if second_knight != NOTHING:
            hindrance = why_not_move_any(t, safety, own, ways.FIRST_KNIGHT, KNIGHT)
        offer_play(t, hindrance, verbs.TWO_KNIGHTS, knight, second_knight)
    is_alone = True
    for kind in (BISHOP, ROOK, QUEEN, KING):
        if cards[kind] != NOTHING:
            is_alone = False
            hindrance = why.NO_KNIGHT_CARD
            if knight != NOTHING:
                hindrance = why_not_move_any(t, safety, own, ways.BY_COMBO, kind)
            offer_play(t, hindrance, verbs.COMBO, knight, cards[kind])
    if knight != NOTHING and is_alone:
        offer_play(t, why.NO_CARD_TO_COMBINE, verbs.COMBO, knight)


def offer_play(t: ChessTable, hindrance: Hindrance | None, verb: Verb, card: CardId, other: CardId = NOTHING) -> None:
    """KC-R38 Equal cards are one option; whoever asks why may ask about any of them."""
    if not t.is_asked_why:
        if hindrance is None:
            t.offer(verb, card, other)
        return
    for one in equal_cards(t, card):
        for another in equal_cards(t, other):
            if one != another:
                t.offer_unless(hindrance, verb, one, another)


def equal_cards(t: ChessTable, card: CardId) -> Row:
    """KC-R38 Those of the hand that can do what this one can; where there is none, nothing."""
    if card == NOTHING:
        return row_of([NOTHING])
    return row_of([one for one in t.zones[t.place[card]] if t.face(one) == t.face(card)])


def refuse_pieces(t: ChessTable, safety: Safety) -> None:
    """KC-019, KC-020 Before a card is played: no play on offer moves or exchanges them."""
    for square in safety.own():
        if not is_moved(t, safety, square):
            t.refuse(why.NO_CARD_MOVES_IT, verbs.PIECE, square)


def is_moved(t: ChessTable, safety: Safety, square: i64) -> bool:
    """Whether some play on offer does something with the own piece there."""
    plays = {(option.verb.number, partner_of(t, option)) for option in t.options}
    for verb, partner in plays:
        way = ways.way_of(verb)
        if way != NOTHING and could_move(t, safety, way, partner, square):
            return True
        if verb == verbs.SWAP.number and can_be_exchanged(t, safety, square):
            return True
    return False


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
    """KC-020, KC-047, KC-048, KC-051 to KC-057, KC-R20 The action that the played cards allow, choice by choice.

    A combo moves a knight as the other card's piece, or that piece as a knight: the piece chosen decides.
    """
    verb = option.verb
    way = ways.way_of(verb.number)
    if way != NOTHING:
        t.then(steps.choose_piece, way, partner_of(t, option))
        if ways.way_after(way) != NOTHING:
            t.then(steps.choose_piece, ways.way_after(way), partner_of(t, option))
    elif verb is verbs.PLACE:
        t.then(steps.choose_place, t.kind(option.a))
    elif verb is verbs.SWAP:
        t.then(steps.choose_swapped)
    elif verb is verbs.RESURRECT:
        t.then(steps.choose_resurrected)


def partner_of(t: ChessTable, option: Option) -> i64:
    """KC-054 The kind of the card beside the Knight."""
    return NOTHING if option.b == NOTHING else t.kind(option.b)


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
