"""How a player answers who has no script: with the default answer, or with the first other one."""

from functools import cache

from hexadeck import games
from hexadeck.kernel.game import Match


def unscripted(match: Match, foe: str = "quiet") -> int:
    quiet = _quiet_verbs(match.game.name)
    is_wanted = [(option.name in quiet) == (foe == "quiet") for option in match.options]
    return is_wanted.index(True) if True in is_wanted else 0


@cache
def _quiet_verbs(game: str) -> frozenset[str]:
    return frozenset(games.display(games.load(game)).layout.quiet_verbs)
