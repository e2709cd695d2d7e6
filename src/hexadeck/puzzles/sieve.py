"""What is certainly no puzzle: first choices after which even somebody who saw every card could not force the goal.

Whole deals are played with the engine as it is, compiled where there is such a build, so thousands of positions can be
looked at. Nothing is proven here but what is wrong: one deal in which a choice fails is enough for that. What is left
may be right, and goes to the prover.
"""

from typing import Any, Final, Literal

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Match
from hexadeck.minds.playing import play_on
from hexadeck.puzzles.prover import Task, standing_of
from hexadeck.puzzles.worlds import named, numbers_in

DEALS: Final = 8
"""How many deals are tried for what might be right."""
FIRST_LOOK: Final = 600
LONG_LOOK: Final = 3000
"""How many choices are carried out in one deal; something has to be left for after the first look."""
DEALS_AT_STAKE: Final = 4
LONGEST_LINE: Final = 100
DEEPEST: Final = 80

Finding = Literal["left", "nothing", "too large"]


class TooLarge(Exception):
    """It takes too long to tell."""


class Sieve:
    """One position and one task."""

    def __init__(self, moment: Match, task: Task) -> None:
        self.moment = moment
        self.task = task
        self.count = len(moment.options)

    def find(self, most_ways: int) -> Finding:
        """Left is a position in which some first choices may be right, not too many of them, and others are wrong."""
        if self.task.goal == "hold" and not self._is_at_stake():
            return "nothing"
        hopeful = list(range(self.count))
        try:
            for number in range(DEALS):
                deal = Deal(self._deal(number), self.task, LONG_LOOK if number else FIRST_LOOK)
                if len(deal.match.options) != self.count:
                    return "too large"
                hopeful = [index for index in hopeful if deal.is_forced(index)]
                if not hopeful or len(hopeful) == self.count:
                    return "nothing"
        except TooLarge:
            return "too large"
        return "left" if len(hopeful) <= most_ways else "nothing"

    def _is_at_stake(self) -> bool:
        """Whether the goal is missed in some deal if everybody plays on as is likely."""
        for number in range(DEALS_AT_STAKE):
            deal = self._deal(number)
            for index in range(min(self.count, len(deal.options))):
                line = deal.clone(quiet=True)
                line.take(index)
                play_on(line, self.task.turns, LONGEST_LINE)
                if standing_of(self.task, line) is False:
                    return True
        return False

    def _deal(self, number: int) -> Match:
        deal = self.moment.imagine(self.task.seat, f"sieve {number}", quiet=True)
        deal.turns_begun = 0
        return deal


class Deal:
    """One deal, in which everybody sees everything. What was found about a position is remembered."""

    def __init__(self, match: Match, task: Task, most: int) -> None:
        self.match = match
        self.task = task
        self._left = most
        self._found: dict[tuple[Any, ...], bool] = {}

    def is_forced(self, index: int) -> bool:
        """Whether who sees all cards can force the goal after a choice."""
        return self._after(self.match, index, 0)

    def _after(self, match: Match, index: int, depth: int) -> bool:
        self._left -= 1
        if self._left < 0 or depth > DEEPEST:
            raise TooLarge
        following = match.clone(quiet=True)
        following.take(index)
        standing = standing_of(self.task, following)
        if standing is not None:
            return standing
        key = key_of(following)
        if key not in self._found:
            self._found[key] = False  # what comes back to a position in progress forces nothing
            self._found[key] = self._search(following, depth + 1)
        return self._found[key]

    def _search(self, match: Match, depth: int) -> bool:
        """Own choices: one has to do. Answers of the others: all have to. What policy would do is looked at first."""
        is_mine = match.seat == self.task.seat
        likely = match.game.judge.policy(match.table)
        for index in sorted(different_options(match), key=lambda each: each != likely):
            if self._after(match, index, depth) is is_mine:
                return is_mine
        return not is_mine


def different_options(match: Match) -> list[int]:
    """The options; of those that differ by what pays by its number alone (`stakes`), one."""
    t, stakes = match.table, match.game.proofs.stakes
    if not stakes:
        return list(range(len(match.options)))
    paying = {card for kind in stakes for seat in range(t.seats) for card in t.zones[kind + seat]}
    found: dict[object, int] = {}
    for index, option in enumerate(match.options):
        cards = named(t, option)
        alike = (option.verb.name, *sorted([t.place[card] for card in cards])) if cards and cards <= paying else index
        found.setdefault(alike, index)
    return list(found.values())


def key_of(match: Match) -> tuple[Any, ...]:
    """Equal for positions of one deal that go on alike: where order makes no difference, copies are alike."""
    t, names, heaps = match.table, match.game.names, match.game.proofs.heaps
    pending = [frame.data(names) for frame in (*t.stack, *t.waiting)]
    asked = None if t.asked is None else t.asked.data(names)
    told = numbers_in([pending, asked]) if heaps else set()
    places = []
    for place in sorted(set(t.place)):
        if t.schema.zone_kinds[place].number in heaps:
            cards = sorted([(t.face(card), card if card in told else NOTHING) for card in t.zones[place]])
            places.append((place, *cards))
        else:
            places.append((place, *t.zones[place]))
    return (
        tuple(places),
        tuple([tuple(column) for column in t.columns]),
        tuple([tuple(numbers) for numbers in t.lists]),
        repr(pending),
        repr(asked),
        t.seat,
        match.turns_begun,
        tuple(t.rng),
    )
