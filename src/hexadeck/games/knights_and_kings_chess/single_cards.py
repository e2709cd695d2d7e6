"""Single cards: place action, move action, four noble actions (KC-023 to KC-048), and every change of the board."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import (
    asks,
    castling,
    clock,
    events,
    options,
    steps,
    verbs,
    ways,
    why,
    zones,
)
from hexadeck.games.knights_and_kings_chess.any_square import (
    why_not_choose,
    why_not_first,
    why_not_partner,
    why_not_target,
)
from hexadeck.games.knights_and_kings_chess.board import (
    ALL_SQUARES,
    BACK_RANK,
    BISHOP,
    COLOUR_NAMES,
    EMPTY,
    FORWARD,
    KIND,
    KING,
    KNIGHT,
    PAWN,
    PAWN_CAPTURES,
    QUEEN,
    ROOK,
    SECOND_RANK,
    Safety,
)
from hexadeck.games.knights_and_kings_chess.moves import (
    is_in_passing,
    kept_by_check,
    movers,
    open_squares,
    swap_partners,
    swappable,
    targets,
    was_passed,
    why_not_move_any,
    why_not_put,
)
from hexadeck.games.knights_and_kings_chess.table import ChessTable, asked, line_place, team
from hexadeck.kernel.decisions import NOTHING, Option, Prompt, Verb
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.rows import Row, append, has, no_numbers

# -- on the board ------------------------------------------------------------------------------------------------------


def ask_on_board(t: ChessTable, prompt: Prompt, answer: i64) -> Safety:
    """KC-019, KC-020, KC-022 What the played cards do; no other card does anything now."""
    seat = t.clock[clock.ACTIVE]
    t.ask(seat, prompt, answer)
    if t.is_asked_why:
        t.refuse_each(why.PLAYED, verbs.PLAY, t.zones[zones.HAND + seat])
        t.refuse_each(why.DISCARDED, verbs.PLAY, t.zones[zones.DISCARD + seat])
    return t.safety(seat & 1)


# -- place action ------------------------------------------------------------------------------------------------------


def why_not_place(t: ChessTable, safety: Safety, kind: i64) -> Hindrance | None:
    """KC-025, KC-R04 A piece of the kind is inactive, and there is a square for it."""
    if t.inactive[line_place(safety.colour, kind)] == 0:
        return t.hindered(why.NONE_INACTIVE, 0, 0, kind)
    if len(open_squares(t, safety, kind, rank_for(kind, safety.colour))) > 0:
        return None
    return kept_by_check(safety, why.NO_OPEN_SQUARE)


def rank_for(kind: i64, colour: i64) -> Row:
    """KC-026, KC-027 A pawn goes on the second rank, every other piece on the back rank."""
    return SECOND_RANK[colour] if kind == PAWN else BACK_RANK[colour]


def choose_place(t: ChessTable, kind: i64) -> None:
    """KC-024 Any open square of the rank."""
    offer_squares(t, ask_on_board(t, asks.PLACE, steps.take_place), kind)


def offer_squares(t: ChessTable, safety: Safety, kind: i64) -> None:
    """KC-026, KC-027, KC-043 Where a new piece goes."""
    is_asked = t.is_asked_why
    for square in ALL_SQUARES if is_asked else open_squares(t, safety, kind, rank_for(kind, safety.colour)):
        t.offer_unless(why_not_there(t, safety, kind, square) if is_asked else None, verbs.ON, square)


def why_not_there(t: ChessTable, safety: Safety, kind: i64, square: i64) -> Hindrance | None:
    """KC-026, KC-027, KC-043 An open square of its rank."""
    if has(rank_for(kind, safety.colour), square):
        return why_not_put(t, safety, kind, square)
    return why.WRONG_RANK_FOR_PAWN if kind == PAWN else why.WRONG_RANK


def take_place(t: ChessTable, option: Option) -> None:
    """KC-025, KC-R29 One inactive piece less; a rook that enters in its corner may castle one day."""
    seat = t.clock[clock.ACTIVE]
    colour, square, kind = seat & 1, option.a, asked(t).a
    t.inactive[line_place(colour, kind)] -= 1
    put(t, square, kind + (colour << 3))
    if kind == ROOK:
        t.clock[clock.UNMOVED] |= castling.BITS[square]
    t.emit(events.PLACED, seat, number=kind, target=square)


# -- move action, and every other way to move one piece ----------------------------------------------------------------


def choose_piece(t: ChessTable, way: i64, partner: i64) -> None:
    """KC-030, KC-031, KC-034, KC-038, KC-048, KC-054 Any own piece that the card can move and that has a legal move."""
    safety = ask_on_board(t, asks.PIECE[way], steps.take_piece)
    if way == ways.AFTER_BLOCK and not t.settings[options.SECOND_MOVE_COMPULSORY]:
        t.offer(verbs.NO_MORE)
    is_asked = t.is_asked_why
    for square in ALL_SQUARES if is_asked else movers(t, safety, way, partner):
        kind = t.board[square] & KIND
        if is_asked:
            t.offer_unless(why_not_choose(t, safety, way, partner, square), verbs.PIECE, square, kind)
        else:
            t.offer(verbs.PIECE, square, kind)


def take_piece(t: ChessTable, option: Option) -> None:
    if option.verb is not verbs.NO_MORE:
        t.then(steps.choose_target, asked(t).a, asked(t).b, option.a)


def choose_target(t: ChessTable, way: i64, partner: i64, square: i64) -> None:
    """KC-032, KC-035, KC-047 The squares to which the move is legal."""
    safety = ask_on_board(t, asks.TARGET[way], steps.take_target)
    is_asked = t.is_asked_why
    for target in ALL_SQUARES if is_asked else targets(t, safety, way, partner, square):
        taken = t.board[target] & KIND
        if is_asked:
            verb = verb_to(t, safety, way, square, target)
            hindrance = why_not_target(t, safety, way, partner, square, target)
            t.offer_unless(hindrance, verb, target, taken if verb is verbs.TAKE else NOTHING)
        elif taken:
            t.offer(verbs.TAKE, target, taken)
        else:
            t.offer(verb_to(t, safety, way, square, target), target)


def verb_to(t: ChessTable, safety: Safety, way: i64, square: i64, target: i64) -> Verb:
    """How it is called to go there; the King card takes nothing, a pawn only sideways."""
    taken = t.board[target]
    kind = t.board[square] & KIND
    if kind == PAWN:
        if not has(PAWN_CAPTURES[safety.colour][square], target):
            return verbs.TO
        return verbs.TAKE_IN_PASSING if was_passed(t, safety.colour, target) else verbs.TAKE
    if kind == KING and castling.is_castling(safety, square, target):
        return verbs.CASTLE
    return verbs.TO if way == ways.BY_KING_CARD or taken == EMPTY or taken >> 3 == safety.colour else verbs.TAKE


def take_target(t: ChessTable, option: Option) -> None:
    move_piece(t, asked(t).c, option.a, asked(t).a)


def move_piece(t: ChessTable, square: i64, target: i64, way: i64) -> None:
    """KC-020 The piece goes there and captures what stands there; what follows from that happens at once."""
    seat = t.clock[clock.ACTIVE]
    colour = seat & 1
    piece = t.board[square]
    kind = piece & KIND
    taken = t.board[target]
    in_passing = kind == PAWN and taken == EMPTY and (target - square) & 7 != 0 and is_in_passing(t, colour, target)
    if in_passing:
        capture(t, seat, target - FORWARD[colour])
    elif taken:
        capture(t, seat, target)
    lift(t, square)
    put(t, target, piece)
    if kind == KING and (target == square + 2 or target == square - 2):
        bring_rook(t, square, target)
        t.emit(events.CASTLED, seat, number=kind, start=square, target=target)
        return
    told = events.STEPPED if way == ways.BY_KING_CARD else events.MOVED_AS if way == ways.BY_COMBO else events.MOVED
    event = told[events.IN_PASSING if in_passing else taken & KIND]
    t.emit(event, seat, number=kind, start=square, target=target)
    if kind == PAWN:
        if square - target == 16 or target - square == 16:
            t.clock[clock.EN_PASSANT] = (square + target) // 2
        elif target >> 3 == 7 - 7 * colour and t.result is None:
            t.then(steps.choose_promotion, target)


def capture(t: ChessTable, seat: SeatId, square: i64) -> None:
    """KC-011, KC-001, KC-060 The piece joins the captured ones; if it is the king, the match is over."""
    piece = t.board[square]
    colour = piece >> 3
    t.captured[line_place(colour, piece & KIND)] += 1
    lift(t, square)
    if piece & KIND == KING:
        t.end(team(t, 1 - colour), f"Player {seat + 1} has captured {COLOUR_NAMES[colour]}'s king.", "KC-001")


def lift(t: ChessTable, square: i64) -> None:
    """KC-R28, KC-R29 Whatever leaves a square ends rights that hang on it, and the right to take in passing."""
    put(t, square, EMPTY)


def put(t: ChessTable, square: i64, piece: i64) -> None:
    t.put(square, piece)
    t.clock[clock.EN_PASSANT] = NOTHING
    t.clock[clock.UNMOVED] &= ~castling.BITS[square]


def bring_rook(t: ChessTable, square: i64, target: i64) -> None:
    """KC-R29 The rook goes to the square that the king has crossed."""
    corner = square + 3 if target > square else square - 4
    rook = t.board[corner]
    lift(t, corner)
    put(t, (square + target) // 2, rook)


def choose_promotion(t: ChessTable, square: i64) -> None:
    """KC-R27 On the last rank a pawn becomes a queen, rook, bishop or knight, whatever pieces are left."""
    ask_on_board(t, asks.PROMOTION, steps.take_promotion)
    t.offer(verbs.KIND_OF, QUEEN)
    if not t.settings[options.QUEENS_ONLY]:
        t.offer(verbs.KIND_OF, ROOK)
        t.offer(verbs.KIND_OF, BISHOP)
        t.offer(verbs.KIND_OF, KNIGHT)


def take_promotion(t: ChessTable, option: Option) -> None:
    seat = t.clock[clock.ACTIVE]
    square = asked(t).a
    put(t, square, option.a + ((seat & 1) << 3))
    t.emit(events.PROMOTED, seat, number=option.a, target=square)


# -- Rook card ---------------------------------------------------------------------------------------------------------


def choose_swapped(t: ChessTable) -> None:
    """KC-037 Any two back-rank pieces; the one on the earlier square is named first."""
    safety = ask_on_board(t, asks.SWAPPED, steps.take_swapped)
    is_asked = t.is_asked_why
    for square in ALL_SQUARES if is_asked else swappable(t, safety):
        hindrance = why_not_first(t, safety, square) if is_asked else None
        t.offer_unless(hindrance, verbs.PIECE, square, t.board[square] & KIND)


def take_swapped(t: ChessTable, option: Option) -> None:
    t.then(steps.choose_partner, option.a)


def choose_partner(t: ChessTable, first: i64) -> None:
    """KC-037, KC-R25 Two equal pieces may change places, too."""
    safety = ask_on_board(t, asks.PARTNER, steps.take_partner)
    is_asked = t.is_asked_why
    for square in ALL_SQUARES if is_asked else swap_partners(t, safety, safety.own(), first):
        hindrance = why_not_partner(t, safety, first, square) if is_asked else None
        t.offer_unless(hindrance, verbs.WITH, square, t.board[square] & KIND)


def take_partner(t: ChessTable, option: Option) -> None:
    """KC-R25 Both count as moved."""
    first, second = asked(t).a, option.a
    one, other = t.board[first], t.board[second]
    put(t, first, other)
    put(t, second, one)
    t.emit(events.SWAPPED[one & KIND], t.clock[clock.ACTIVE], number=other & KIND, start=first, target=second)


# -- Bishop card -------------------------------------------------------------------------------------------------------

RESURRECTED: Final = (QUEEN, ROOK, BISHOP, KNIGHT)
"""KC-042, KC-044 Neither pawns nor kings."""


def why_not_resurrect(t: ChessTable, safety: Safety) -> Hindrance | None:
    """KC-041, KC-R42 A piece is captured that can return, and there is a square for it."""
    if len(resurrectable(t, safety)) > 0:
        return None
    for kind in RESURRECTED:
        if t.captured[line_place(safety.colour, kind)] > 0:
            return kept_by_check(safety, why.NO_OPEN_SQUARE)
    return why.NONE_CAPTURED


def resurrectable(t: ChessTable, safety: Safety) -> Row:
    """KC-041, KC-042, KC-044, KC-R19 Kinds of own captured pieces, but neither pawns nor kings, that have a square."""
    found = no_numbers()
    for kind in RESURRECTED:
        if t.captured[line_place(safety.colour, kind)] > 0:
            if len(open_squares(t, safety, kind, BACK_RANK[safety.colour])) > 0:
                found = append(found, kind)
    return found


def choose_resurrected(t: ChessTable) -> None:
    """KC-041 One captured piece, named by its kind."""
    for kind in resurrectable(t, ask_on_board(t, asks.RESURRECTED, steps.take_resurrected)):
        t.offer(verbs.KIND_OF, kind)


def take_resurrected(t: ChessTable, option: Option) -> None:
    t.then(steps.choose_return, option.a)


def choose_return(t: ChessTable, kind: i64) -> None:
    """KC-043 On its owner's back rank; pawns are never resurrected."""
    offer_squares(t, ask_on_board(t, asks.RETURN, steps.take_return), kind)


def take_return(t: ChessTable, option: Option) -> None:
    """KC-012, KC-045 It is captured no more."""
    seat = t.clock[clock.ACTIVE]
    square, kind = option.a, asked(t).a
    t.captured[line_place(seat & 1, kind)] -= 1
    put(t, square, kind + ((seat & 1) << 3))
    t.emit(events.RESURRECTED, seat, number=kind, target=square)


def why_not_block_check(t: ChessTable, safety: Safety, own: Row) -> Hindrance | None:
    """KC-046, KC-047 The king is in check, and can move out of it."""
    return why_not_move_any(t, safety, own, ways.KING_FROM_CHECK, NOTHING) if safety.in_check else why.NOT_IN_CHECK
