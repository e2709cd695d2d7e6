"""Playing on in a world of one's own, as a game expects everybody to play."""

from hexadeck.kernel.match import Match


def play_on(world: Match, turns: int, limit: int) -> int:
    """Everybody answers by the policy until so many turns have begun in this world and nothing is half done.

    At most so many answers; says how many there were.
    """
    t = world.table
    judge = world.game.judge
    count = 0
    while t.result is None and count < limit and not (world.turns_begun >= turns and judge.is_quiet(t)):
        world.take(judge.policy(t))
        count += 1
    return count
