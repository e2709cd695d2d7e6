"""Whole moves on a board: answers to one question after the other that lead a figure from one square to another.

A game asks for a card, then for a piece, then for a square. People touch the piece first, so they are told which
answers lead where. It is worked out in a world that agrees with all the seat knows.
"""

from typing import Any, Final

from hexadeck.display.layout import Board
from hexadeck.kernel.game import Match
from hexadeck.kernel.roles import QUIET
from hexadeck.server.messages.live import Move

DEEPEST: Final = 4
MOST_MOVES: Final = 600


def moves(match: Match, seat: int, board: Board | None) -> list[Move]:
    """From the question that is open now."""
    found: list[Move] = []
    if board is not None and board.move_verbs:
        _follow(match.imagine(seat, 0), seat, board, [], [], found)
    return found


def _follow(world: Match, seat: int, board: Board, answers: list[int], cards: list[int], found: list[Move]) -> None:
    if world.seat != seat or len(answers) == DEEPEST:
        return
    view = world.view(seat)
    for index, option in enumerate(view["options"]):
        if len(found) >= MOST_MOVES or QUIET in option["roles"]:
            continue
        named = [*cards, *[option[part] for part in ("card", "other") if option.get(part)]]
        after = world.clone()
        after.choose(index)
        tables = view["table"], after.view(seat)["table"]
        is_target = option["verb"] == board.move_verbs[1]
        target = _names(board).index(option["square"]) if is_target else _reached(board, *tables)
        start = None if target is None else _left(board, *tables, target)
        if target is not None and start is not None:
            found.append(Move(options=[*answers, index], start=start, target=target, cards=named))
        elif not is_target:
            _follow(after, seat, board, [*answers, index], named, found)


def _names(board: Board) -> list[str]:
    """Of the squares, along the ranks from the first."""
    return [f"{file}{rank + 1}" for rank in range(board.ranks) for file in board.files]


def _reached(board: Board, before: dict[str, Any], after: dict[str, Any]) -> int | None:
    """Where a figure went that was not asked for, as only one could move and only to one square."""
    names = _names(board)
    changed = [square for square, name in enumerate(names) if before[name] != after[name]]
    filled = [square for square in changed if after[names[square]]]
    return filled[0] if len(changed) == 2 and len(filled) == 1 else None


def _left(board: Board, before: dict[str, Any], after: dict[str, Any], target: int) -> int | None:
    """The square that the figure left which stands on the target now."""
    names = _names(board)
    arrived = after[names[target]]
    return next(
        (
            square
            for square, name in enumerate(names)
            if square != target and before[name] == arrived and after[name] != arrived
        ),
        None,
    )
