from typing import Final
from hexadeck.games.knights_and_kings_chess.table import ASK_PLAY, ASK_KING, ChessTable
from hexadeck.kernel.table import Table


def evaluate(t: ChessTable, seat: int) -> int:
    return 0


def is_quiet(t: Table) -> bool:
    return t.prompt is ASK_PLAY or t.prompt is ASK_KING


def quick_choice(t: ChessTable) -> int:
    return 0
