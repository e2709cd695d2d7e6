"""How a player answers who has no script: with the default answer, or with the first other one."""

from hexadeck.kernel.game import Match
from hexadeck.kernel.roles import QUIET


def unscripted(match: Match, foe: str = "quiet") -> int:
    is_wanted = [(QUIET in option.verb.roles) == (foe == "quiet") for option in match.options]
    return is_wanted.index(True) if True in is_wanted else 0
