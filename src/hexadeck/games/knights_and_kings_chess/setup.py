"""Setup: decks, inactive pieces, kings and knights (KC-003 to KC-016)."""

from hexadeck.games.knights_and_kings_chess import (
    asks,
    castling,
    clock,
    events,
    limits,
    steps,
    verbs,
    why,
    zones,
)
from hexadeck.games.knights_and_kings_chess.board import ALL_SQUARES, BACK_RANK, BLACK, KING, KNIGHT, WHITE
from hexadeck.games.knights_and_kings_chess.single_cards import put
from hexadeck.games.knights_and_kings_chess.table import ChessTable, Kind, line_place, team
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.rows import has, row_of


def set_up(t: ChessTable, kinds: list[Kind]) -> None:
    """KC-004 to KC-016 In the order of the rulebook; White sets up first and has the first turn (KC-R05)."""
    t.clock[clock.EN_PASSANT] = NOTHING
    deal_decks(t, kinds)
    line_up(t)
    t.then(steps.set_king, WHITE)
    t.then(steps.set_king, BLACK)
    t.then(steps.turn_sequence, WHITE)


def deal_decks(t: ChessTable, kinds: list[Kind]) -> None:
    """KC-005 to KC-008, KC-R36 Equal decks of 32, shuffled; of four players each has 16 cards of the team's."""
    numbers: list[int] = []
    for kind in kinds:
        numbers.extend([kind.number] * kind.copies)
    for colour in (WHITE, BLACK):
        seats = team(t, colour)
        order = t.in_random_order(row_of(numbers))
        share = limits.TEAM_DECK // len(seats)
        for place, seat in enumerate(seats):
            t.add_cards(list(order[place * share : (place + 1) * share]), seat, zones.DECK + seat)


def line_up(t: ChessTable) -> None:
    """KC-009, KC-010 All pieces begin inactive, beside the board."""
    for colour in (WHITE, BLACK):
        for kind in range(1, len(limits.SUPPLY)):
            t.inactive[line_place(colour, kind)] = limits.SUPPLY[kind]


def set_king(t: ChessTable, seat: int) -> None:
    """KC-013, KC-014, KC-R35 On the own back rank, but not in a corner; of four players the first members do it."""
    t.ask(seat, asks.KING, steps.take_king)
    for file in range(1, 7):
        t.offer(verbs.KING_FILE, file)
    if t.is_asked_why:
        for square in ALL_SQUARES:
            if has(BACK_RANK[seat][1:7], square):
                t.refuse(t.hindered(why.CHOOSE_ITS_FILE, 0, 0, square & 7), verbs.ON, square)
            else:
                t.refuse(why.NO_SQUARE_FOR_A_KING, verbs.ON, square)


def take_king(t: ChessTable, option: Option) -> None:
    """KC-015 The knights go on either side of the king."""
    seat = t.decided
    t.clock[clock.ACTIVE] = seat
    square = BACK_RANK[seat][option.a]
    shift = seat << 3
    put(t, square - 1, KNIGHT + shift)
    put(t, square, KING + shift)
    put(t, square + 1, KNIGHT + shift)
    t.inactive[line_place(seat, KING)] -= 1
    t.inactive[line_place(seat, KNIGHT)] -= 2
    # Only on the e-file has CASTLING_BITS something to say about a king; rooks enter later.
    if option.a == 4:
        t.clock[clock.UNMOVED] |= castling.BITS[square]
    t.emit(events.KING_SET, seat, number=KING, target=square)
