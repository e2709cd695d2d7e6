"""What is certainly no puzzle: first choices after which even somebody who saw every card could not force the goal.

Whole deals are played with the engine as it is, compiled where there is such a build, so thousands of positions can be
looked at. Nothing is proven here but what is wrong: one deal in which a choice fails is enough for that. What is left
may be right, and goes to the prover.
"""

from typing import Final

from hexadeck.kernel.game import Match
from hexadeck.puzzles.prover import Task, standing_of

DEALS: Final = 10
"""So many deals are tried for what might be right."""
FIRST_LOOK: Final = 150
LONG_LOOK: Final = 1500
"""So many choices are carried out to tell about one of them in one deal."""
DEALS_TO_REFUTE: Final = 4
LONGEST_LINE: Final = 100
DEEPEST: Final = 80


class Sieve:
    """One position and one task."""

    def __init__(self, moment: Match, task: Task) -> None:
        self.moment = moment
        self.task = task
        self.count = len(moment.options)
        self._deals: dict[int, Match] = {}
        self._left = 0

    def is_left(self, most_ways: int) -> bool:
        """Whether some first choices may be right, not too many of them, and all others are wrong."""
        if self.task.goal == "hold" and not self._is_at_stake():
            return False
        found = [self._is_forced(0, index, FIRST_LOOK) for index in range(self.count)]
        if False not in found:
            return False  # mostly where nothing is at stake
        for number in range(1, DEALS):
            if True not in found:
                return False
            for index in range(self.count):
                if found[index]:
                    found[index] = self._is_forced(number, index, LONG_LOOK)
        hopeful, untold = found.count(True), [index for index in range(self.count) if found[index] is None]
        return 0 < hopeful <= most_ways and all(self._is_refuted(index) for index in untold)

    def _is_at_stake(self) -> bool:
        """Whether the goal is missed in some deal if everybody plays on as is likely."""
        for number in range(DEALS_TO_REFUTE):
            for index in range(min(self.count, len(self._deal(number).options))):
                line = self._deal(number).clone(quiet=True)
                line.take(index)
                line.play_on(self.task.turns, LONGEST_LINE)
                if standing_of(self.task, line) is False:
                    return True
        return False

    def _is_refuted(self, index: int) -> bool:
        return any(self._is_forced(number, index, LONG_LOOK) is False for number in range(DEALS_TO_REFUTE))

    def _is_forced(self, number: int, index: int, most: int) -> bool | None:
        """Whether who sees all cards of a deal can force the goal after a choice; None if it takes too long to tell."""
        deal = self._deal(number)
        if len(deal.options) != self.count:
            return None
        self._left = most
        return self._after(deal, index, 0)

    def _deal(self, number: int) -> Match:
        if number not in self._deals:
            deal = self.moment.imagine(self.task.seat, f"sieve {number}", quiet=True)
            deal.turns_begun = 0
            self._deals[number] = deal
        return self._deals[number]

    def _after(self, match: Match, index: int, depth: int) -> bool | None:
        following = match.clone(quiet=True)
        following.take(index)
        return self._search(following, depth + 1)

    def _search(self, match: Match, depth: int) -> bool | None:
        """Own choices: one has to do. Answers of the others: all have to. What policy would do is looked at first."""
        standing = standing_of(self.task, match)
        if standing is not None:
            return standing
        is_mine = match.seat == self.task.seat
        likely = match.game.policy(match.table)
        best: bool | None = not is_mine
        for index in sorted(range(len(match.options)), key=lambda each: each != likely):
            self._left -= 1
            if self._left < 0 or depth > DEEPEST:
                return None
            found = self._after(match, index, depth)
            if found is is_mine:
                return found
            if found is None:
                best = None
        return best
