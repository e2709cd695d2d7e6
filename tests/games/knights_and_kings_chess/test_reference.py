"""All plays of random positions, held against a second generator that tries everything and looks at the king last.

It knows no pins and no shortcuts: every step is made on a copy of the board, and the result is kept if the own king is
not attacked or the other one is gone.
"""

from collections.abc import Iterator

from tests.games.knights_and_kings_chess.positions import game, given, plays, table
from tests.rules import rule

from hexadeck.games.knights_and_kings_chess.board import LETTERS
from hexadeck.games.knights_and_kings_chess.fen import write_board
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.rows import Row, row_of

POSITIONS = 60
ORTHOGONAL = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
LINES = {"B": DIAGONAL, "R": ORTHOGONAL, "Q": ORTHOGONAL + DIAGONAL}
Board = dict[tuple[int, int], str]


def is_own(piece: str, side: str) -> bool:
    return piece.isupper() == (side == "w")


def reached(board: Board, at: tuple[int, int], kind: str, side: str) -> Iterator[tuple[int, int]]:
    """Where a piece on that square gets to if it moves as that kind does; pawns only ahead and by capture."""
    file, rank = at
    if kind == "P":
        ahead = 1 if side == "w" else -1
        steps = [(file, rank + ahead)]
        if rank == (1 if side == "w" else 6):
            steps.append((file, rank + 2 * ahead))
        for step in steps:
            if step in board or not 0 <= step[1] < 8:
                break
            yield step
        for step in ((file - 1, rank + ahead), (file + 1, rank + ahead)):
            if step in board and not is_own(board[step], side):
                yield step
        return
    most = 7 if kind in LINES else 1
    for a, b in LINES.get(kind, JUMPS if kind == "N" else ORTHOGONAL + DIAGONAL):
        for distance in range(1, most + 1):
            step = (file + a * distance, rank + b * distance)
            if not (0 <= step[0] < 8 and 0 <= step[1] < 8) or (step in board and is_own(board[step], side)):
                break
            yield step
            if step in board:
                break


def moved(board: Board, at: tuple[int, int], to: tuple[int, int]) -> list[Board]:
    """The board after a move; four of them if a pawn is promoted."""
    after = {square: piece for square, piece in board.items() if square != at}
    if board[at] in "Pp" and to[1] in (0, 7):
        return [{**after, to: piece if board[at] == "P" else piece.lower()} for piece in "QRBN"]
    return [{**after, to: board[at]}]


def is_fine(board: Board, side: str) -> bool:
    """The other king is captured, or the own one is not attacked."""
    mine, other = ("K", "k") if side == "w" else ("k", "K")
    if other not in board.values():
        return True
    foe = "b" if side == "w" else "w"
    king = next(square for square, piece in board.items() if piece == mine)
    pieces = [(at, piece) for at, piece in board.items() if is_own(piece, foe)]
    return not any(king in reached(board, at, piece.upper(), foe) for at, piece in pieces)


def movers(board: Board, side: str, kinds: str) -> list[tuple[tuple[int, int], str]]:
    return [(at, p.upper()) for at, p in board.items() if is_own(p, side) and p.upper() in kinds]


def steps(board: Board, side: str, kinds: str, as_kind: str = "") -> Iterator[Board]:
    for at, kind in movers(board, side, kinds):
        for to in reached(board, at, as_kind or kind, side):
            yield from moved(board, at, to)


def has_king(board: Board, side: str) -> bool:
    return ("k" if side == "w" else "K") in board.values()


def reference(board: Board, side: str, hand: str, inactive: str, captured: str) -> list[tuple[str, str]]:
    """Every play as its cards and the board after it, equal ones as often as there are plays."""
    found: list[tuple[str, Board]] = []
    back, second = (0, 1) if side == "w" else (7, 6)
    case = str.upper if side == "w" else str.lower
    checked = not is_fine(board, side)
    for card in "PBRQ":
        if card in hand and case(card) in inactive:
            squares = [(file, second if card == "P" else back) for file in range(8)]
            found += [(card, {**board, at: case(card)}) for at in squares if at not in board]
    for card, kinds in (("P", "P"), ("N", "PNBRQK"), ("Q", "PNBRQK")):
        if card in hand:
            found += [(card, after) for after in steps(board, side, kinds)]
    if "K" in hand:
        stepped = [(at, to) for at, _ in movers(board, side, "NBRQK") for to in reached(board, at, "K", side)]
        found += [("K", moved(board, at, to)[0]) for at, to in stepped if to not in board]
    if "R" in hand:
        nobles = [at for at, _ in movers(board, side, "NBRQK")]
        pairs = [(a, b) for a in nobles for b in nobles if a < b]
        found += [("R", {**board, a: board[b], b: board[a]}) for a, b in pairs]
    if "B" in hand:
        for piece in "QRBN":
            if case(piece) in captured:
                found += [("B", {**board, (f, back): case(piece)}) for f in range(8) if (f, back) not in board]
        if checked:
            for first in steps(board, side, "K"):
                if is_fine(first, side):
                    found.append(("B", first))
                    found += [("B", after) for after in steps(first, side, "PNBRQK")]
    if hand.count("N") > 1:
        for first in steps(board, side, "N"):
            found += [("NN", after) for after in (steps(first, side, "N") if has_king(first, side) else [first])]
    for card in "BRQK":
        if card in hand and "N" in hand:
            found += [(f"N{card}", after) for after in steps(board, side, "N", card)]
            found += [(f"N{card}", after) for after in steps(board, side, card, "N")]
    return sorted((cards, text_of(after)) for cards, after in found if is_fine(after, side))


def text_of(board: Board) -> str:
    numbers = [0] * 64
    for (file, rank), piece in board.items():
        numbers[rank * 8 + file] = LETTERS.index(piece)
    return write_board(row_of(numbers))


def random_position(words: Row) -> tuple[Board, str, str, str]:
    """Pieces anywhere, kings not attacked by chance or attacked, a hand of eight, some pieces captured."""
    while True:
        count = 4 + below(words, 9)
        squares: set[tuple[int, int]] = set()
        while len(squares) < count:
            squares.add((below(words, 8), below(words, 8)))
        pieces = ["K", "k", *["PNNBRQpnnbrq"[below(words, 12)] for _ in range(count - 2)]]
        board = dict(zip(sorted(squares, key=lambda _: below(words, 999)), pieces, strict=True))
        board = {at: p for at, p in board.items() if p not in "Pp" or 0 < at[1] < 7}
        side = "wb"[below(words, 2)]
        hand = "".join("NNNNPPKKRQB"[below(words, 11)] for _ in range(8))
        if is_fine(board, "b" if side == "w" else "w"):
            return board, side, hand, "QR"[below(words, 2)]


@rule("KC-R11", "KC-R12", "KC-R20", "KC-055", "KC-056")
def test_every_play_is_found_and_no_other() -> None:
    """Cards and resulting boards are the same, as often."""
    words = seeded("reference")
    total = 0
    for _ in range(POSITIONS):
        board, side, hand, captured = random_position(words)
        lost = captured if side == "w" else captured.lower()
        match = given(f"{text_of(board)} {side}", hand, captured=lost, inactive="PPBRQppbrq", others="P")
        found = [one for one in plays(match) if not one.words[0].endswith("discard")]

        actual = sorted((one.words[0].split()[0], write_board(table(one.match).board)) for one in found)

        assert reference(board, side, hand, "PPBRQppbrq", lost) == actual, (text_of(board), side, hand)
        total += len(actual)
    assert total > 2000


def test_the_reference_agrees_with_the_set_up() -> None:
    """On the first position with a hand of all kinds it counts 214 plays, too."""
    match = game().start()
    match.choose(3)
    match.choose(3)
    board = {(at % 8, at // 8): LETTERS[piece] for at, piece in enumerate(table(match).board) if piece}

    assert len(reference(board, "w", "NNNPKRQB", "PBRQ", "")) == 214
