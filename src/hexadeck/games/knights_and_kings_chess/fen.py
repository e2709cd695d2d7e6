"""A position as a line of text, both ways: FEN for the board, then hands, piles, lines of pieces, and what is pending.

    3nkn2/8/8/8/8/8/8/3NKN2 w e1e8 - 1; hands NNNPKRQB NP; decks PK -; discards - -; captured -; inactive PPRQ pb

After the board come the player to act (`w` or `b`; of four players `w1 b1 w2 b2`), the squares of kings and rooks that
never moved, the square of a pawn that may be taken in passing, and the number of the turn. Hands and piles are in the
order of the seats, decks and discard piles with the top card first; capitals are White's pieces. `next` names pending
steps where the player to act is not about to play cards.
"""

from typing import Any, Final

from hexadeck.games.knights_and_kings_chess import castling, clock, steps, zones
from hexadeck.games.knights_and_kings_chess.board import EMPTY, KIND, KING, LETTERS, SQUARE_NAMES, SQUARES
from hexadeck.games.knights_and_kings_chess.table import ChessTable, line_place
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.frames import Frame
from hexadeck.kernel.game import Game, GameOf, Match
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row, vec

_PILES: Final = (("hands", zones.HAND), ("decks", zones.DECK), ("discards", zones.DISCARD))
_NONE: Final = "-"
_DIGITS: Final = "12345678"


# -- writing -----------------------------------------------------------------------------------------------------------


def write_fen(game: Game, t: ChessTable) -> str:
    """All that decides how the match goes on, but for the settings and the chance of later shuffles."""
    parts = [" ".join([write_board(t.board), _seat_name(t), _unmoved(t), _passed(t), str(t.clock[clock.TURN])])]
    for name, zone in _PILES:
        piles = [_pile(game, t, zone, seat) for seat in range(t.seats)]
        parts.append(" ".join([name, *piles]))
    parts.append("captured " + _line(t.captured))
    parts.append("inactive " + _line(t.inactive))
    pending = [] if t.asked is None else [t.asked, *reversed(t.stack)]
    steps = [" ".join([str(word) for word in frame.data(game.names)[1:]]) for frame in pending]
    if steps != [f"play_cards {t.clock[clock.ACTIVE]} 0"]:
        parts.append("next " + ", ".join(steps))
    return "; ".join(parts)


def write_board(board: Row) -> str:
    """As in FEN: from the eighth rank down, digits for empty squares."""
    ranks = []
    for rank in range(7, -1, -1):
        text = ""
        gap = 0
        for piece in board[rank * 8 : rank * 8 + 8]:
            if piece == EMPTY:
                gap += 1
            else:
                text += (str(gap) if gap else "") + LETTERS[piece]
                gap = 0
        ranks.append(text + (str(gap) if gap else ""))
    return "/".join(ranks)


def _seat_name(t: ChessTable) -> str:
    seat = t.clock[clock.ACTIVE]
    return "wb"[seat & 1] + (str(seat // 2 + 1) if t.seats > 2 else "")


def _unmoved(t: ChessTable) -> str:
    squares = [SQUARE_NAMES[square] for square in castling.SQUARES if t.clock[clock.UNMOVED] & castling.BITS[square]]
    return "".join(squares) or _NONE


def _passed(t: ChessTable) -> str:
    return _NONE if t.clock[clock.EN_PASSANT] == NOTHING else SQUARE_NAMES[t.clock[clock.EN_PASSANT]]


def _pile(game: Game, t: ChessTable, zone: int, seat: int) -> str:
    cards = t.zones[zone + seat]
    letters = [game.prints[t.face(card)].id for card in cards]
    if zone != zones.HAND:
        letters.reverse()
    return "".join(letters) or _NONE


def _line(counts: Row) -> str:
    text = ""
    for piece in range(len(LETTERS)):
        if piece & KIND:
            text += LETTERS[piece] * counts[line_place(piece >> 3, piece & KIND)] if LETTERS[piece] != " " else ""
    return text or _NONE


# -- reading -----------------------------------------------------------------------------------------------------------


def read_fen(game: GameOf[ChessTable], text: str, options: dict[str, Any] | None = None, seed: int | str = 0) -> Match:
    """A match that goes on from the position; later shuffles come from the seed."""
    if not isinstance(text, str):
        raise RecordError(f"a position is a line of text, not {type(text).__name__}")
    head, *rest = [part.split() for part in text.split(";")]
    sections = {part[0]: part[1:] for part in rest if part}
    unknown = [name for name in sections if name not in ("hands", "decks", "discards", "captured", "inactive", "next")]
    if len(head) != 5 or unknown:
        raise RecordError(f"a position begins with board, player, unmoved, in passing and turn: {' '.join(head)!r}")
    t = game.new_table(4 if len(head[1]) > 1 else 2)
    t.settings = game.settings_from({} if options is None else options)
    t.lay_out(seeded(str(seed)))
    for square, piece in enumerate(read_board(head[0])):
        t.put(square, piece)
    _read_head(t, head)
    for name, zone in _PILES:
        _read_piles(game, t, zone, sections.get(name, [_NONE] * t.seats), name)
    _read_line(t.captured, sections.get("captured", []), "captured")
    _read_line(t.inactive, sections.get("inactive", []), "inactive")
    game.after_load(t)
    t.stack = vec[Frame](_read_steps(game, sections.get("next", [])))
    if len(t.stack) == 0:
        t.then(steps.play_cards, t.clock[clock.ACTIVE], 0)
        t.schedule()
    return _go_on(game, t)


def _go_on(game: Game, t: ChessTable) -> Match:
    match = Match(game, t, {})
    try:
        t.clock[clock.CHECK] = 1 if _is_in_check(t) else 0
        t.advance()
    except (ValueError, LookupError, TypeError) as error:
        raise RecordError(f"this position cannot go on: {error!r}") from error
    match.opening = t.take_events()
    return match


def _is_in_check(t: ChessTable) -> bool:
    """Before the setup is over there may be no king to look at."""
    colour = t.clock[clock.ACTIVE] & 1
    if KING + (colour << 3) not in t.board:
        return False
    return t.safety(colour).in_check


def read_board(text: str) -> list[int]:
    """The placement field of FEN."""
    board = [EMPTY] * SQUARES
    ranks = text.split("/")
    if len(ranks) != 8:
        raise RecordError(f"a board has eight ranks between slashes, not {len(ranks)}: {text!r}")
    for row, pieces in enumerate(ranks):
        square = (7 - row) * 8
        for letter in pieces:
            if letter in _DIGITS:
                square += int(letter)
                continue
            piece = LETTERS.find(letter)
            if piece <= EMPTY or letter == " " or square >= (8 - row) * 8:
                raise RecordError(f"rank {8 - row} of the board cannot be read: {pieces!r}")
            board[square] = piece
            square += 1
        if square != (8 - row) * 8:
            raise RecordError(f"rank {8 - row} of the board has not eight squares: {pieces!r}")
    return board


def _read_head(t: ChessTable, head: list[str]) -> None:
    seats = ("w", "b") if t.seats == 2 else ("w1", "b1", "w2", "b2")
    if head[1] not in seats:
        raise RecordError(f"{head[1]!r} is no player; players are {', '.join(seats)}")
    t.clock[clock.ACTIVE] = seats.index(head[1])
    for square in _squares(head[2]):
        if square not in castling.SQUARES:
            raise RecordError(f"a king or rook that never moved cannot stand on {SQUARE_NAMES[square]}")
        t.clock[clock.UNMOVED] |= castling.BITS[square]
    passed = _squares(head[3])
    t.clock[clock.EN_PASSANT] = passed[0] if passed else NOTHING
    if not (head[4].isascii() and head[4].isdigit()):
        raise RecordError(f"the turn is a number, not {head[4]!r}")
    t.clock[clock.TURN] = int(head[4])


def _squares(text: str) -> list[int]:
    if text == _NONE:
        return []
    names = [text[start : start + 2] for start in range(0, len(text), 2)]
    wrong = [name for name in names if name not in SQUARE_NAMES]
    if wrong:
        raise RecordError(f"{wrong[0]!r} is no square")
    return [SQUARE_NAMES.index(name) for name in names]


def _read_piles(game: Game, t: ChessTable, zone: int, piles: list[str], name: str) -> None:
    if len(piles) != t.seats:
        raise RecordError(f"{name!r} names a pile for each of {t.seats} players, {_NONE} for none")
    for seat, pile in enumerate(piles):
        letters = "" if pile == _NONE else pile if zone == zones.HAND else pile[::-1]
        wrong = [letter for letter in letters if letter not in game.prints_by_id]
        if wrong:
            raise RecordError(f"{wrong[0]!r} in {name!r} is no card; cards are {' '.join(game.prints_by_id)}")
        t.add_cards([game.prints_by_id[letter].number for letter in letters], seat, zone + seat)


def _read_line(counts: Row, words: list[str], name: str) -> None:
    for letter in "".join(words).replace(_NONE, ""):
        piece = LETTERS.find(letter)
        if piece <= EMPTY:
            raise RecordError(f"{letter!r} in {name!r} is no piece")
        counts[line_place(piece >> 3, piece & KIND)] += 1


def _read_steps(game: Game, words: list[str]) -> list[Frame]:
    frames: list[Frame] = []
    for step in " ".join(words).split(","):
        name, *numbers = step.split() or [""]
        if name:
            try:
                frames.append(game.read_frame(["step", name, *[int(number) for number in numbers]]))
            except ValueError as error:
                raise RecordError(f"{step.strip()!r} is no pending step: {error}") from None
    frames.reverse()
    return frames
