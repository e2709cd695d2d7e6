"""Advice with reasons: what a search found, in words, for a seat that asks.

Everything is from what the seat may know: the options, and worlds that it can imagine. Chances are given in steps of
five, because a curve that was fitted to bots knows no better; where the curve tells nothing they are not given at all.
"""

from typing import Final

from hexadeck.agents.search import MOST_DECISIONS, Branch, Effort, Thought, difference, think
from hexadeck.kernel.game import Match
from hexadeck.kernel.judgement import CERTAIN
from hexadeck.kernel.rng import seeded

ADVICE: Final = Effort(lines=320, worlds=16, finalists=4, seconds=0.95, replies=3)
POINT: Final = 1
"""How much help: which option; why; and the line of play that is expected."""
WHY: Final = 2
LINE: Final = 3
STEP: Final = 5
MOST_CHOICES: Final = 3
MOST_LINE: Final = 8
LEAST_TOLD: Final = 150
"""A difference of less, in hundredths of a percent, hardly matters."""
SHOWS: Final = 40
"""A card that is so much more often there, in percent of the worlds, tells two options apart."""
EARLY_WIN: Final = "an early win"
STAYING: Final = "staying in the match"


class Weighed:
    """An option as the search sees it. Differences are paired: both options met the same worlds."""

    def __init__(self, index: int, sentence: str, chance: int, error: int, less: int, less_error: int) -> None:
        self.index = index
        self.sentence = sentence
        self.chance = chance
        """In hundredths of a percent, like the rest."""
        self.error = error
        self.less = less
        """How much worse than the best."""
        self.less_error = less_error

    @property
    def hardly_matters(self) -> bool:
        return self.less < LEAST_TOLD or self.less < 2 * self.less_error


class Advice:
    """The best options with reasons. `lines` gives as much of it as one wants to know."""

    def __init__(self, choices: list[Weighed], is_blind: bool) -> None:
        self.choices = choices
        self.is_blind = is_blind
        """The judgement says nothing at this stage of the match: take the choice as a suggestion, without numbers."""
        self.gains: list[str] = []
        self.losses: list[str] = []
        self.then: list[int] = []
        """The own answers after the best option that finish what it begins, as the piece and its square in chess."""
        self.line: list[str] = []
        self.assumed: list[tuple[str, int]] = []
        """Hidden cards that others may hold, with the share of worlds in percent."""
        self.turning_card = ""
        """If somebody held this one, the second option would be better."""

    def lines(self, strength: int, is_numbered: bool = True) -> list[str]:
        """With the numbers of the options, where people see the same ones."""
        best = self.choices[0]
        said = [f"Choose {self._named(best, is_numbered)}{self._chance(best)}."]
        if strength >= WHY:
            said += [*self._others(is_numbered), *said_reasons(self.gains, self.losses)]
        if strength >= LINE:
            said += self._expected(is_numbered)
        return said

    def _named(self, weighed: Weighed, is_numbered: bool) -> str:
        return f"{weighed.index + 1}, {weighed.sentence!r}" if is_numbered else repr(weighed.sentence)

    def _chance(self, weighed: Weighed) -> str:
        return "" if self.is_blind else f": you win {band(weighed.chance, weighed.error)}"

    def _others(self, is_numbered: bool) -> list[str]:
        said: list[str] = []
        for other in self.choices[1:]:
            name = self._named(other, is_numbered) + ("," if is_numbered else "")
            if other.hardly_matters:
                said.append(f"{name} is about as good.")
            elif not self.is_blind:
                points = (other.less + 50) // 100
                error = max(1, (2 * other.less_error + 50) // 100)
                said.append(f"{name} would win {points} percentage points less often, give or take {error}.")
            else:
                said.append(f"{name} looks worse.")
        return said

    def _expected(self, is_numbered: bool) -> list[str]:
        said = [f"It expects something like this: {'; '.join(self.line)}."] if self.line else []
        if self.assumed:
            cards = ", ".join([f"{name} ({share}%)" for name, share in self.assumed])
            said.append(f"It allows for these cards in other hands: {cards}.")
        if self.turning_card:
            instead = self._named(self.choices[1], is_numbered)
            said.append(f"Against {self.turning_card} it would rather choose {instead}.")
        return said


def band(chance: int, error: int) -> str:
    """'about 60% of the time', or a range where the worlds disagree; never more exact than steps of five."""
    low, high = _step(chance - 2 * error), _step(chance + 2 * error)
    if chance >= CERTAIN - 100:
        return "for sure, as far as it can see"
    if chance <= 100:
        return "hardly ever, as far as it can see"
    share = f"about {_step(chance)}%" if high - low <= STEP else f"{low} to {high}%"
    return f"{share} of the time"


def _step(chance: int) -> int:
    percent = (chance + 50) // 100
    return max(STEP, min(100 - STEP, (percent + STEP // 2) // STEP * STEP))


def advise(match: Match, seat: int, seed: str, effort: Effort = ADVICE) -> Advice | None:
    """What the search would do for a seat that is asked, and why; None where no world asks the same."""
    if len(match.options) == 1:
        return Advice([Weighed(0, match.sentence(match.options[0]), 0, 0, 0, 0)], True)
    thought = think(match, seat, effort, seeded(f"advice {seed}"))
    if thought is None:
        return None
    best = thought.branches[0]
    told = [branch for branch in thought.branches[:MOST_CHOICES] if branch.visits > 1]
    choices = [_weighed(match, branch, best) for branch in told]
    table = thought.worlds[0].table
    advice = Advice(choices, match.game.is_blind(table))
    if len(thought.branches) > 1:
        advice.gains, advice.losses = reasons(match, seat, thought.worlds, best, thought.branches[1])
    advice.then = _finishing(thought.worlds[0], best.index, seat)
    advice.line = _expected_line(match, seat, thought)
    _find_assumptions(advice, seat, thought)
    return advice


def _weighed(match: Match, branch: Branch, best: Branch) -> Weighed:
    sentence = match.sentence(match.options[branch.index])
    less, less_error = difference(best, branch)
    return Weighed(branch.index, sentence, int(branch.mean), int(branch.error), max(0, int(less)), int(less_error))


def reasons(match: Match, seat: int, worlds: list[Match], best: Branch, other: Branch) -> tuple[list[str], list[str]]:
    """What one option is better for than another, and what it is worse for, when all have played on.

    These are parts of the judgement; where the match may be over by then, it is how it ends.
    """
    gaps: dict[str, int] = {}
    ends: dict[str, int] = {}
    over = 0
    for world in worlds:
        ahead = [_played_on(world, branch, seat, match) for branch in (best, other)]
        if ahead[0].result is None and ahead[1].result is None:
            _add_terms(gaps, ahead[0], seat, 1)
            _add_terms(gaps, ahead[1], seat, -1)
        else:
            over += 1
            _add_end(ends, ahead[0], seat, 1)
            _add_end(ends, ahead[1], seat, -1)
    return _largest(ends if 2 * over >= len(worlds) else gaps)


def _add_terms(gaps: dict[str, int], ahead: Match, seat: int, sign: int) -> None:
    for name, worth in ahead.game.terms(ahead.table, seat):
        gaps[name] = gaps.get(name, 0) + sign * worth


def _add_end(ends: dict[str, int], ahead: Match, seat: int, sign: int) -> None:
    result = ahead.result
    if result is not None and seat in result.winners:
        ends[EARLY_WIN] = ends.get(EARLY_WIN, 0) + sign
    elif result is not None:
        ends[STAYING] = ends.get(STAYING, 0) - sign


def _largest(gaps: dict[str, int]) -> tuple[list[str], list[str]]:
    most = max([abs(gap) for gap in gaps.values()])
    ranked = sorted(gaps.items(), key=lambda entry: -abs(entry[1]))
    large = [(name, gap) for name, gap in ranked if most > 0 and 3 * abs(gap) >= most]
    return [name for name, gap in large if gap > 0][:2], [name for name, gap in large if gap < 0][:2]


def said_reasons(gains: list[str], losses: list[str]) -> list[str]:
    """A sentence, where there is something to say."""
    parts = []
    if gains:
        parts.append(f"better for {' and '.join(gains)}")
    if losses:
        parts.append(f"worse for {' and '.join(losses)}")
    return [f"A few turns later, it is {', but '.join(parts)}."] if parts else []


def _played_on(world: Match, branch: Branch, seat: int, match: Match) -> Match:
    ahead = world.clone(quiet=True)
    ahead.take(branch.index)
    _follow(ahead, branch, seat, match, [])
    ahead.play_on(max(match.game.foresight.horizon, match.seats), MOST_DECISIONS)
    return ahead


def _follow(ahead: Match, branch: Branch, seat: int, match: Match, said: list[str]) -> None:
    """Along the most tried branches as long as this world offers them."""
    known = match.handles_given(seat)
    for _ in range(MOST_DECISIONS):
        node = branch.node
        if ahead.seat != seat or ahead.turns_begun or node is None:
            return
        keys = list(ahead.keys(seat, known))
        tried = [one for one in node.branches if one.key in keys and one.visits > 0]
        if not tried:
            return
        branch = max(tried, key=lambda one: one.visits)
        index = keys.index(branch.key)
        said.append(ahead.sentence(ahead.options[index]))
        ahead.take(index)


def _expected_line(match: Match, seat: int, thought: Thought) -> list[str]:
    """The own turn as the tree has it, then everybody by the policy, in the world whose value is most usual."""
    best = thought.branches[0]
    values: list[int] = list(best.values)[: len(thought.worlds)]
    usual = min(range(len(values)), key=lambda i: abs(values[i] - best.mean))
    ahead = thought.worlds[usual].clone(quiet=True)
    said = [ahead.sentence(ahead.options[best.index])]
    ahead.take(best.index)
    _follow(ahead, best, seat, match, said)
    while len(said) < MOST_LINE and ahead.seat is not None and ahead.turns_begun < 2:
        index = ahead.game.policy(ahead.table)
        if len(ahead.options) > 1:
            who = "" if ahead.seat == seat else f"Player {ahead.seat + 1}: "
            said.append(who + ahead.sentence(ahead.options[index]))
        ahead.take(index)
    return said[:MOST_LINE]


def _finishing(world: Match, index: int, seat: int) -> list[int]:
    """As the search finishes it: by quick choices, until nothing is half done."""
    ahead = world.clone(quiet=True)
    ahead.take(index)
    found: list[int] = []
    while len(found) < MOST_LINE and ahead.seat == seat and not ahead.game.is_quiet(ahead.table):
        found.append(ahead.game.quick_choice(ahead.table))
        ahead.take(found[-1])
    return found


def _find_assumptions(advice: Advice, seat: int, thought: Thought) -> None:
    """What others hold in these worlds and the seat does not know; and which of it would change the choice."""
    worlds = thought.worlds
    held = [world.held_by_others(seat) for world in worlds]
    shares: dict[str, int] = {}
    for names in held:
        for name in names:
            shares[name] = shares.get(name, 0) + 1
    ranked = sorted(shares.items(), key=lambda entry: (-entry[1], entry[0]))
    advice.assumed = [(name, 100 * count // len(worlds)) for name, count in ranked[:3]]
    if len(advice.choices) < 2:
        return
    best, second = thought.branches[0].values, thought.branches[1].values
    met = min(len(best), len(second), len(worlds))
    against = [i for i in range(met) if second[i] > best[i]]
    others = [i for i in range(met) if second[i] <= best[i]]
    if len(against) < 2 or len(others) < 2:
        return
    most = SHOWS
    for name in sorted(shares):
        there = 100 * sum([name in held[i] for i in against]) // len(against)
        gap = there - 100 * sum([name in held[i] for i in others]) // len(others)
        if gap > most:
            advice.turning_card, most = name, gap
