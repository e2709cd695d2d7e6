"""Advice with reasons: what a search found, in words, for a seat that asks.

Everything is from what the seat may know: the options, and worlds that it can imagine. Chances are given in steps of
five, because a curve that was fitted to bots knows no better; where the curve tells nothing they are not given at all.
"""

from math import sqrt
from typing import Final

from hexadeck.agents.search import EARLY_WIN, STAYING, Branch, Effort, Parts, Search, Thought, difference
from hexadeck.agents.worlds import imagined
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import Row
from hexadeck.minds.curves import CERTAIN
from hexadeck.minds.hands import held_by_others
from hexadeck.minds.keys import handles_given, keys_of
from hexadeck.minds.odds import odds_of

ADVICE: Final = Effort(lines=320, worlds=16, finalists=4, seconds=0.9, replies=3, has_reasons=True)
POINT: Final = 1
"""How much help: which option; why; and the line of play that is expected."""
WHY: Final = 2
LINE: Final = 3
STEP: Final = 5
WIDEST: Final = 40
"""Percent: figures further apart than that say nothing."""
MOST_CHOICES: Final = 3
MOST_LINE: Final = 8
MOST_ASSUMED: Final = 3
NEVER: Final = 100
"""A chance of no more, in hundredths of a percent, is told as none."""
LEAST_TOLD: Final = 150
"""A difference of less, in hundredths of a percent, hardly matters."""
VAGUE: Final = 500
"""Where a difference may be off by so much, two options may be as good, and nobody knows."""
SUSPECTS: Final = 2
"""How many of the hidden cards that seem to change the choice are looked at again."""
FRESH: Final = 12
"""In so many worlds in which somebody holds the card."""
MOST_DEALS: Final = 100
"""Of so many worlds at most: a card that is hardly ever there is not worth a word."""


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

    @property
    def is_vague(self) -> bool:
        """Nothing shows that it is worse, but it may well be."""
        return self.hardly_matters and 2 * self.less_error >= VAGUE


class Advice:
    """The best options with reasons. `lines` gives as much of it as one wants to know."""

    def __init__(self, choices: list[Weighed], is_blind: bool) -> None:
        self.choices = choices
        self.is_blind = is_blind
        """The judgement says nothing at this stage of the match: take the choice as a suggestion, without numbers."""
        self.gains: list[str] = []
        """What the best option is better for than the next that is worse, in the game's words; and worse for."""
        self.losses: list[str] = []
        self.than: Weighed | None = None
        """The one that reasons compare it with."""
        self.then: list[int] = []
        """The own answers after the best option that finish what it begins, as the piece and its square in chess."""
        self.line: list[str] = []
        self.assumed: list[tuple[str, int]] = []
        """Hidden cards that others may hold, with the share of worlds in percent."""
        self.turning_card = ""
        """If somebody held this one, another option would be better."""
        self.instead: Weighed | None = None
        """That other option."""
        self.is_firm = False
        """Whether it would choose the same against each of the cards it assumes."""

    def lines(self, strength: int, is_numbered: bool = True) -> list[str]:
        """With the numbers of the options, where people see the same ones."""
        best = self.choices[0]
        said = [f"Choose {_named(best, is_numbered)}{self._chance(best)}."]
        if strength >= WHY:
            said += [*self._others(is_numbered), *self._reasons(is_numbered)]
        if strength >= LINE:
            said += self._expected(is_numbered)
        return said

    def _chance(self, weighed: Weighed) -> str:
        return "" if self.is_blind else f": you win {band(weighed.chance, weighed.error)}"

    def _others(self, is_numbered: bool) -> list[str]:
        said: list[str] = []
        for other in self.choices[1:]:
            name = _named(other, is_numbered) + ("," if is_numbered else "")
            if other.is_vague:
                said.append(f"{name} may be as good; it is too close to tell.")
            elif other.hardly_matters:
                said.append(f"{name} is about as good: it hardly matters.")
            elif not self.is_blind and other.chance <= NEVER:
                said.append(f"{name} would hardly ever win, as far as it can see.")
            elif not self.is_blind:
                said.append(f"{name} would win {in_matches(other.less, other.less_error, 'fewer')}.")
            else:
                said.append(f"{name} looks worse.")
        return said

    def _reasons(self, is_numbered: bool) -> list[str]:
        than = self.than
        if than is None:
            return []
        return said_reasons(self.gains, self.losses, str(than.index + 1) if is_numbered else _named(than, False))

    def _expected(self, is_numbered: bool) -> list[str]:
        line = "; ".join([_bare(one) for one in self.line])
        said = [f"Play might then go on like this: {line}."] if line else []
        if self.assumed:
            cards = ", ".join([f"{name} ({_likely(share)})" for name, share in self.assumed])
            firm = " It would choose the same against each of them." if self.is_firm else ""
            said.append(f"It allows for these cards in other hands: {cards}.{firm}")
        if self.instead is not None:
            said.append(f"Against {self.turning_card} it would rather choose {_named(self.instead, is_numbered)}.")
        return said


def _named(weighed: Weighed, is_numbered: bool) -> str:
    sentence = repr(_bare(weighed.sentence))
    return f"{weighed.index + 1}, {sentence}" if is_numbered else sentence


def _bare(sentence: str) -> str:
    """Without its full stop, to stand within another sentence."""
    return sentence.removesuffix(".")


def _likely(share: int) -> str:
    """In steps of ten: the worlds are few."""
    return "almost surely" if share >= 95 else f"about {max(10, (share + 5) // 10 * 10)}%"


def in_matches(less: int, error: int, word: str) -> str:
    """A difference of chances with its error, in fewer or more matches of a hundred."""
    return f"about {(less + 50) // 100} {word} matches in 100, give or take {max(1, (2 * error + 50) // 100)}"


def band(chance: int, error: int) -> str:
    """'about 60% of the time', or a range where the worlds disagree; never more exact than steps of five, and no
    figures where they would say nothing."""
    low, high = _step(chance - 2 * error), _step(chance + 2 * error)
    if chance >= CERTAIN - NEVER:
        return "for sure, as far as it can see"
    if chance <= NEVER:
        return "hardly ever, as far as it can see"
    if high - low > WIDEST:
        return f"{'more' if chance >= CERTAIN // 2 else 'less'} often than not, as far as it can tell"
    share = f"about {_step(chance)}%" if high - low <= STEP else f"{low} to {high}%"
    return f"{share} of the time"


def _step(chance: int) -> int:
    percent = (chance + 50) // 100
    return max(STEP, min(100 - STEP, (percent + STEP // 2) // STEP * STEP))


def advise(match: Match, seat: int, seed: str, effort: Effort = ADVICE) -> Advice | None:
    """What the search would do for a seat that is asked, and why; None where no world asks the same."""
    if len(match.options) == 1:
        return Advice([Weighed(0, match.sentence(match.options[0]), 0, 0, 0, 0)], True)
    rng = seeded(f"advice {seed}")
    search = Search(match, seat, effort, rng)
    if not search.worlds:
        return None
    thought = search.think()
    best = thought.branches[0]
    told = [branch for branch in thought.branches[:MOST_CHOICES] if branch.visits > 1]
    is_blind = odds_of(match.game).is_blind(search.worlds[0].table)
    advice = Advice([_weighed(match, branch, best) for branch in told], is_blind)
    for branch, weighed in zip(told, advice.choices, strict=True):
        if advice.than is None and not weighed.hardly_matters:
            advice.than = weighed
            advice.gains, advice.losses = reasons(best, branch)
    advice.then = _finishing(search.worlds[0], best.index, seat)
    advice.line = _expected_line(match, seat, thought)
    hands = [held_by_others(world, seat) for world in search.worlds]
    _find_assumptions(advice, hands, told)
    _find_turning_card(advice, hands, told, search, rng)
    return advice


def _weighed(match: Match, branch: Branch, best: Branch) -> Weighed:
    sentence = match.sentence(match.options[branch.index])
    less, less_error = difference(best, branch)
    return Weighed(branch.index, sentence, int(branch.mean), int(branch.error), max(0, int(less)), int(less_error))


# -- reasons -----------------------------------------------------------------------------------------------------------


def reasons(best: Branch, other: Branch) -> tuple[list[str], list[str]]:
    """What one option is better for than another, and what it is worse for, at the moment at which both were judged.

    These are parts of the judgement; where the match may be over by then, it is how it ends. What may be luck is left
    out, and so is what is small beside the rest. Without a gain there is nothing to say: a loss alone is no reason.
    """
    pairs = list(zip(best.parts, other.parts, strict=False))
    over = [(_ends(one), _ends(two)) for one, two in pairs if _is_over(one) or _is_over(two)]
    going_on = [(one, two) for one, two in pairs if not _is_over(one) and not _is_over(two)]
    clear = _clear_gaps(over if len(over) >= len(going_on) else going_on)
    most = max([abs(gap) for _, gap in clear], default=0.0)
    large = [(name, gap) for name, gap in clear if 3 * abs(gap) >= most]
    gains = [name for name, gap in large if gap > 0][:2]
    return gains, [name for name, gap in large if gap < 0][:2] if gains else []


def _is_over(parts: Parts) -> bool:
    """For the seat: it has won, it is out, or the match is drawn."""
    return not parts or parts[0][0] in (EARLY_WIN, STAYING)


def _ends(parts: Parts) -> Parts:
    return [(name, 1 if worth > 0 else -1) for name, worth in parts if name in (EARLY_WIN, STAYING)]


def _clear_gaps(pairs: list[tuple[Parts, Parts]]) -> list[tuple[str, float]]:
    """By part, how much more one option has of it than the other on average, the largest first: if it is no luck."""
    gaps: dict[str, list[int]] = {}
    for place, (ours, theirs) in enumerate(pairs):
        for sign, parts in ((1, ours), (-1, theirs)):
            for name, worth in parts:
                gaps.setdefault(name, [0] * len(pairs))[place] += sign * worth
    found: list[tuple[str, float]] = []
    for name, values in gaps.items():
        mean, error = _mean(values)
        if abs(mean) > 2 * error:
            found.append((name, mean))
    return sorted(found, key=lambda entry: -abs(entry[1]))


def _mean(values: list[int]) -> tuple[float, float]:
    """With its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, count - 1)
    return mean, sqrt(spread / count) if count > 1 else abs(mean)


def said_reasons(gains: list[str], losses: list[str], than: str = "") -> list[str]:
    """A sentence, where there is something to say."""
    if not gains:
        return []
    better = f"better than {than} for" if than else "better for"
    worse = f", but worse for {' and '.join(losses)}" if losses else ""
    return [f"A few turns later, it is {better} {' and '.join(gains)}{worse}."]


# -- the line of play --------------------------------------------------------------------------------------------------


def _follow(ahead: Match, branch: Branch, seat: int, match: Match, said: list[str]) -> None:
    """Along the most tried branches as long as this world offers them."""
    known = handles_given(match, seat)
    while True:
        node = branch.node
        if ahead.seat != seat or ahead.turns_begun or node is None:
            return
        keys = list(keys_of(ahead.table, seat, known))
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
        index = ahead.game.judge.policy(ahead.table)
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
    while len(found) < MOST_LINE and ahead.seat == seat and not ahead.game.judge.is_quiet(ahead.table):
        found.append(ahead.game.judge.quick(ahead.table))
        ahead.take(found[-1])
    return found


# -- hidden cards ------------------------------------------------------------------------------------------------------


def _find_assumptions(advice: Advice, hands: list[set[str]], told: list[Branch]) -> None:
    """What others hold in these worlds and the seat does not know; and whether it would choose the same against it."""
    shares: dict[str, int] = {}
    for names in hands:
        for name in names:
            shares[name] = shares.get(name, 0) + 1
    ranked = sorted(shares.items(), key=lambda entry: (-entry[1], entry[0]))[:MOST_ASSUMED]
    advice.assumed = [(name, 100 * count // len(hands)) for name, count in ranked]
    clearly_worse = len(told) > 1 and not any([weighed.hardly_matters for weighed in advice.choices[1:]])
    advice.is_firm = clearly_worse and all(
        [sum(_gaps(told[0], other, hands, name)) > 0 for name, _ in ranked for other in told[1:]]
    )


def _gaps(best: Branch, other: Branch, hands: list[set[str]], name: str) -> list[int]:
    """How much better the best option did, visit by visit, in the worlds in which somebody holds a card."""
    pairs = min(best.visits, other.visits)
    return [best.values[i] - other.values[i] for i in range(pairs) if name in hands[i % len(hands)]]


def _find_turning_card(advice: Advice, hands: list[set[str]], told: list[Branch], search: Search, rng: Row) -> None:
    """What seems to change the choice in the worlds of the search does so by luck, mostly. So the cards that seem to do
    it most are looked at again, in fresh worlds in which somebody holds them, and only what holds there is told."""
    seeming: list[tuple[float, str, int]] = []
    for place in range(1, len(told)):
        for name in sorted(set().union(*hands)):
            gaps = _gaps(told[0], told[place], hands, name)
            if len(gaps) > 1 and sum(gaps) < 0:
                mean, error = _mean(gaps)
                seeming.append((mean / max(1.0, error), name, place))
    seeming.sort()
    for _, name, place in seeming[:SUSPECTS]:
        if _turns(search, told[0].index, told[place].index, name, rng):
            advice.turning_card, advice.instead, advice.is_firm = name, advice.choices[place], False
            return


def _turns(search: Search, best: int, other: int, name: str, rng: Row) -> bool:
    """Whether the other option is better by more than luck where somebody holds the card; no, if time is short."""
    match, seat = search.match, search.seat
    worlds: list[Match] = []
    for _ in range(MOST_DEALS):
        worlds += [world for world in imagined(match, seat, 1, rng) if name in held_by_others(world, seat)]
        if len(worlds) == FRESH:
            break
    if len(worlds) < FRESH or search.seconds_for(2 * FRESH) > search.seconds_left:
        return False
    ours, theirs = Search(match, seat, search.effort, rng, worlds).compare([best, other], FRESH)
    more, error = difference(theirs, ours)
    return more >= LEAST_TOLD and more >= 2 * error
