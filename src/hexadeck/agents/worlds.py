"""Worlds that a seat can imagine, and how a table looks when the dust of a choice has settled in one of them.

The real match gives its options and the worlds and nothing more, so hidden cards cannot tell.
"""

from typing import Final

from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import next_word
from hexadeck.kernel.rows import Row
from hexadeck.minds.keys import handles_given, keys_of

MOST_ANSWERS: Final = 40
"""After so many quick answers a position is judged even if it is not quiet."""


def imagined(match: Match, seat: int, count: int, rng: Row) -> list[Match]:
    """Quiet worlds in which the seat is asked the same; one that asks something else is of no use."""
    known = handles_given(match, seat)
    keys = list(keys_of(match.table, seat, known))
    worlds = [match.imagine(seat, next_word(rng), quiet=True) for _ in range(count)]
    return [world for world in worlds if world.seat == seat and list(keys_of(world.table, seat, known)) == keys]


def settle(world: Match) -> None:
    """What follows from a choice until nothing is half done is answered by the game's quick choice, for all sides."""
    judge = world.game.judge
    table = world.table
    for _ in range(MOST_ANSWERS):
        if table.result is not None or judge.is_quiet(table):
            break
        world.take(judge.quick(table))


def outlook(world: Match, index: int, seat: int) -> int:
    """How the table looks for the seat when the dust of an option has settled."""
    ahead = world.clone(quiet=True)
    ahead.take(index)
    settle(ahead)
    return ahead.game.judge.evaluate(ahead.table, seat)


def best_at_once(world: Match, seat: int) -> int:
    """The option with the best outlook in this world; the quick choice stands unless another is better."""
    best = world.game.judge.quick(world.table)
    most = outlook(world, best, seat)
    for index in range(len(world.options)):
        if index != best:
            worth = outlook(world, index, seat)
            if worth > most:
                best, most = index, worth
    return best
