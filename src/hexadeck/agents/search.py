"""Looks ahead: every option is judged at the same later moment, when the others have answered it.

In worlds that the seat imagines, the options that look best at once are tried, round by round, and what falls behind is
dropped. Under each of them a tree is grown over the own decisions of this turn (`Foresight.has_tree`); everybody else,
and everybody after it, plays by the game's policy until a fixed number of turns has begun. There the game says how
likely the seat wins. Where seeing one good answer is worth more than seeing many quick ones, the options are answered
by greedy replies instead (`Foresight.has_replies`).

All options meet the same worlds and the same future, so that their differences say more than their values.
"""

import time
from math import erfc, exp, pi, sqrt
from typing import Final

from hexadeck.agents.worlds import best_at_once, imagined, outlook, settle
from hexadeck.kernel.game import Match
from hexadeck.kernel.judge import Foresight
from hexadeck.kernel.rng import below, next_word, seeded
from hexadeck.kernel.rows import Row, append, no_numbers
from hexadeck.minds.curves import CERTAIN
from hexadeck.minds.keys import handles_given, keys_of
from hexadeck.minds.odds import odds_of
from hexadeck.minds.playing import play_on

MOST_DECISIONS: Final = 400
"""No turns that a search looks at have more; a line of play that does is judged where it stands."""
FIRST_LOOK: Final = 6
"""No option is dropped for what fewer rounds have shown, unless the lines run short."""
CLEAR: Final = 2.5
"""An option this many standard errors behind the best is given up."""
SAME: Final = 25.0
"""In hundredths of a percent: options that differ by less are as good."""
MOST_HASTE: Final = 99
"""What the number of decisions until the end may change, in hundredths of a percent."""
REPLY_COSTS: Final = 6
"""A line of play with a greedy reply takes about as long as so many by the policy."""
EARLY_WIN: Final = "an early win"
STAYING: Final = "staying in the match"
DEEP_TREES: Final = 2
"""With more seats than these a tree finds nothing at these budgets."""

Parts = list[tuple[str, int]]
"""What a judgement is made of, by name."""


class Effort:
    """How hard to think: so many lines of play in so many worlds, but no longer than so many seconds of computing.

    The lines decide, so that a seed repeats a match; the seconds are for machines that are too slow for them.
    """

    def __init__(
        self,
        lines: int,
        worlds: int,
        finalists: int,
        seconds: float,
        least: int = 0,
        replies: int = 1,
        has_reasons: bool = False,
    ) -> None:
        self.lines = lines
        self.worlds = worlds
        self.finalists = finalists
        self.seconds = seconds
        self.least = least
        """What thinking on must promise, in hundredths of a percent, or it ends; 0 where chances are to be told too."""
        self.replies = replies
        """How many greedy replies follow an option, in games that are searched in this way."""
        self.has_reasons = has_reasons
        """Whether the parts of every judgement are noted, to say later in which of them two options differ."""


class Branch:
    """An option of the tree, with what has come of it."""

    def __init__(self, key: int, index: int, prior: float) -> None:
        self.key = key
        self.index = index
        """Where it stands among the options of the world that was looked at last; at the root they are all alike."""
        self.prior = prior
        self.visits = 0
        self.total = 0
        self.squares = 0
        self.values = no_numbers()
        """What every visit found; at the root the n-th visits of all options met the same world."""
        self.parts: list[Parts] = []
        """At the root, where reasons are wanted: by visit, the judgement by its parts, or how the match ended."""
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """In hundredths of a percent."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return float(CERTAIN)
        mean = self.total / self.visits
        return sqrt(max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1))

    def add(self, value: int) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


class Node:
    """A decision of the seat that thinks. Worlds may offer different options; each is known by its key."""

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.by_key: dict[int, Branch] = {}
        self.visits = 0
        self.total = 0

    def offered(self, keys: Row, favourite: int, foresight: Foresight) -> list[Branch]:
        """The branches for the options of a world; the policy's choice has the larger share of curiosity."""
        count: int = len(keys)
        share = foresight.trust / 100.0
        rest = (1.0 - share) / count
        found: list[Branch] = []
        for index in range(count):
            key = keys[index]
            branch = self.by_key.get(key)
            if branch is None:
                branch = Branch(key, index, rest + share if index == favourite else rest)
                self.by_key[key] = branch
                self.branches.append(branch)
            branch.index = index
            found.append(branch)
        return found

    def most_promising(self, branches: list[Branch], foresight: Foresight) -> Branch:
        """The best by value and curiosity (PUCT); what was never tried is worth as much as the rest."""
        curiosity = sqrt(self.visits + 1.0) * foresight.curiosity / 100.0
        unseen = self.total / self.visits if self.visits else 0.5 * CERTAIN
        best = branches[0]
        most = -1.0
        for branch in branches:
            value = branch.total / branch.visits if branch.visits else unseen
            worth = value / float(CERTAIN) + curiosity * branch.prior / (1.0 + branch.visits)
            if worth > most:
                best, most = branch, worth
        return best


class Thought:
    """What a search has found: the options it weighed, the best first, and the worlds in which it did.

    Best is who has the highest chance among those that were tried most: the others were dropped. Where a game is to be
    played with caution, it must be better than what looks best at once by more than luck.
    """

    def __init__(self, branches: list[Branch], worlds: list[Match], lines: int, caution: int = 0) -> None:
        self.branches = sorted(branches, key=_rank)
        if lines > 0:
            held = best_of(branches, caution)
            self.branches.remove(held)
            self.branches.insert(0, held)
        self.worlds = worlds
        self.lines = lines

    @property
    def choice(self) -> int:
        return self.branches[0].index


def _rank(branch: Branch) -> tuple[int, float, float]:
    """By visits; equals by value, and then as the policy would have it."""
    return (-branch.visits, -branch.mean, -branch.prior)


def best_of(branches: list[Branch], caution: int) -> Branch:
    """Who has the highest chance among those tried most; with caution the first, unless it is clearly worse."""
    best = min(branches, key=_rank)
    first = branches[0]
    if caution > 0 and best is not first:
        more, error = difference(best, first)
        if 10 * more <= caution * error:
            return first
    return best


def difference(best: Branch, other: Branch) -> tuple[float, float]:
    """How much better one option did than another in the same worlds, and the standard error of that."""
    pairs: int = min(best.visits, other.visits)
    ours, theirs = best.values, other.values
    total = 0
    squares = 0
    for i in range(pairs):
        gap = ours[i] - theirs[i]
        total += gap
        squares += gap * gap
    mean = total / pairs
    spread = max(0.0, squares - total * mean) / max(1, pairs - 1)
    return mean, sqrt(spread / pairs)


def promise(other: Branch, held: Branch, rounds: int, caution: int) -> float:
    """What the other option is expected to gain over the one that is held by the time both were tried so often.

    In hundredths of a percent. Their difference will then lie around what it is now, and the closer the more of the
    rounds are over. Only where it ends above what caution asks for does it count: otherwise nothing changes.
    """
    more, error = difference(other, held)
    share = min(other.visits, held.visits) / rounds
    if share >= 1.0 or error == 0.0:
        return 0.0
    spread = error * sqrt(1.0 - share)
    needed = caution / 10.0 * error * sqrt(share)
    short = (needed - more) / spread
    return more * 0.5 * erfc(short / sqrt(2.0)) + spread * exp(-0.5 * short * short) / sqrt(2.0 * pi)


class Search:
    """One decision, thought through."""

    def __init__(self, match: Match, seat: int, effort: Effort, rng: Row, worlds: list[Match] | None = None) -> None:
        """In these worlds, or in as many as the effort asks for."""
        self.began = time.thread_time()
        game = match.game
        self.match = match
        self.seat = seat
        self.effort = effort
        self.foresight = game.judge.foresight
        self.odds = odds_of(game)
        self.known = handles_given(match, seat)
        self.worlds = imagined(match, seat, effort.worlds, rng) if worlds is None else worlds
        self.futures = next_word(rng)
        self.has_tree = self.foresight.has_tree and match.seats <= DEEP_TREES
        self.horizon = max(self.foresight.horizon, match.seats)
        self.lines = effort.lines // REPLY_COSTS if self.foresight.has_replies else effort.lines
        self.root = Node()
        self.done = 0
        """How many lines were played."""

    def think(self) -> Thought:
        """Round by round, every option that is still in meets the same world; what falls behind is dropped.

        The lines are shared out so that half of the options can be dropped again and again until two are left
        (sequential halving). It ends when one is left, when the rest are as good, or when lines or time run out.
        """
        self._prepare()
        left = self.root.branches
        share = self.lines / max(1, (len(left) - 1).bit_length())
        halving = share
        rounds = 0
        while self.done < self.lines and len(left) > 1:
            before = self.seconds_left
            for branch in left:
                self._play(branch)
            rounds += 1
            # Half a round would favour who came first in it, so none is begun that would not be over in time.
            if before >= 2 * self.seconds_left:
                break
            if rounds >= FIRST_LOOK:
                left = self._without_the_worse(left)
                if self._are_as_good(left) or self._is_settled(left, rounds + (self.lines - self.done) // 2):
                    break
            if self.done >= halving:
                left = sorted(left, key=_rank)[: max(2, (len(left) + 1) // 2)]
                while halving <= self.done:
                    halving += share
        return Thought(self.root.branches, self.worlds, self.done, self.foresight.caution)

    @property
    def seconds_left(self) -> float:
        return self.effort.seconds - (time.thread_time() - self.began)

    def seconds_for(self, lines: int) -> float:
        """About so long would so many more take."""
        return (time.thread_time() - self.began) * lines / max(1, self.done)

    def compare(self, options: list[int], visits: int) -> list[Branch]:
        """Some options and no others, each met by the same worlds so many times: for their differences."""
        keys = keys_of(self.worlds[0].table, self.seat, self.known)
        offered = self.root.offered(keys, options[0], self.foresight)
        compared = [offered[index] for index in options]
        for _ in range(visits):
            for branch in compared:
                self._play(branch)
        return compared

    # -- the root ----------------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """The options to weigh: those that look best at once, the best of them first where that counts."""
        world = self.worlds[0]
        keys = keys_of(world.table, self.seat, self.known)
        favourite = world.game.judge.policy(world.table)
        offered = self.root.offered(keys, favourite, self.foresight)
        if len(keys) > self.effort.finalists or self.foresight.caution > 0:
            self.root.branches = [offered[index] for index in self.finalists(favourite)]

    def finalists(self, favourite: int) -> list[int]:
        """The options that look best at once, the policy's choice among them."""
        worlds = self.worlds[:2]
        looks: list[tuple[int, int]] = []
        for index in range(len(self.match.options)):
            looks.append((-sum([outlook(world, index, self.seat) for world in worlds]), index))
        looks.sort()
        chosen = [index for _, index in looks[: self.effort.finalists]]
        if favourite not in chosen and not self.foresight.has_replies:
            chosen[-1] = favourite
        return chosen

    def _without_the_worse(self, branches: list[Branch]) -> list[Branch]:
        """Those that are not clearly behind the best in the worlds that they met together."""
        best = min(branches, key=_rank)
        left = [best]
        for branch in branches:
            if branch is not best:
                less, error = difference(best, branch)
                if less <= CLEAR * error:
                    left.append(branch)
        return left

    def _are_as_good(self, branches: list[Branch]) -> bool:
        """Whether none can be noticeably worse than the best."""
        best = min(branches, key=_rank)
        for branch in branches:
            if branch is not best:
                less, error = difference(best, branch)
                if less + 2 * error > SAME:
                    return False
        return True

    def _is_settled(self, branches: list[Branch], rounds: int) -> bool:
        """Whether thinking on promises too little, even if two of them had all the rounds that are left."""
        caution = self.foresight.caution
        if self.effort.least == 0 or caution == 0:
            return False
        held = best_of(self.root.branches, caution)
        needed = caution if held is self.root.branches[0] else 0
        for branch in branches:
            if branch is not held and promise(branch, held, rounds, needed) > self.effort.least:
                return False
        return True

    # -- a line of play ----------------------------------------------------------------------------------------------

    def _play(self, branch: Branch) -> None:
        """One more visit: the n-th of every option meets the same world with the same future."""
        self.done += 1
        number = branch.visits
        count = len(self.worlds)
        world = self.worlds[number % count].clone(quiet=True)
        if number >= count:
            world.reseed(self.futures + number)
        world.take(branch.index)
        path = [branch]
        if self.has_tree:
            self._descend(world, branch, path)
        if self.foresight.has_replies:
            self._answer(world)
        else:
            play_on(world, self.horizon, MOST_DECISIONS)
        value = self._judge(world)
        branch.values = append(branch.values, value)
        if self.effort.has_reasons:
            branch.parts.append(_parts(world, self.seat))
        for visited in path:
            visited.add(value)
            node = visited.node
            if node is not None:
                node.visits += 1
                node.total += value

    def _judge(self, world: Match) -> int:
        """The win chance; of two ways to win the shorter is better, and of two ways to lose the longer."""
        chance = self.odds.of(world.table, self.seat)
        if world.result is None:
            return chance
        steps = min(world.length - self.match.length, MOST_HASTE)
        return chance - steps if chance == CERTAIN else chance + steps if chance == 0 else chance

    def _descend(self, world: Match, branch: Branch, path: list[Branch]) -> None:
        """Through the own decisions of this turn, one new node deep; the others answer by the policy."""
        t = world.table
        judge = world.game.judge
        steps = 0
        while t.result is None and world.turns_begun == 0 and steps < MOST_DECISIONS:
            steps += 1
            favourite = judge.policy(t)
            if t.seat != self.seat or len(world.options) == 1:
                world.take(favourite)
                continue
            node = branch.node
            keys = keys_of(world.table, self.seat, self.known)
            if node is None:
                branch.node = node = Node()
                node.offered(keys, favourite, self.foresight)
                return
            branch = node.most_promising(node.offered(keys, favourite, self.foresight), self.foresight)
            world.take(branch.index)
            path.append(branch)

    def _answer(self, world: Match) -> None:
        """The dust settles, and then whoever comes next takes what looks best to them, reply after reply."""
        settle(world)
        t = world.table
        for _ in range(self.effort.replies):
            if t.result is None:
                world.take(best_at_once(world, t.seat))
                settle(world)


def _parts(world: Match, seat: int) -> Parts:
    """What a line of play came to, by name: the parts of the judgement, or how the match ended."""
    result = world.result
    if result is None:
        return world.game.judge.terms(world.table, seat)
    if seat in result.winners:
        return [(EARLY_WIN, 1)]
    return [(STAYING, -1)] if result.winners else []


def think(match: Match, seat: int, effort: Effort, rng: Row) -> Thought | None:
    """What the seat finds out about its options; None where no world asks the same."""
    search = Search(match, seat, effort, rng)
    return search.think() if search.worlds else None


class SearchAgent:
    """Thinks every decision through."""

    def __init__(self, seed: str, effort: Effort) -> None:
        self._rng = seeded(f"search {seed}")
        self._effort = effort

    def choose(self, match: Match, seat: int) -> int:
        count = len(match.options)
        if count == 1:
            return 0
        thought = think(match, seat, self._effort, self._rng)
        return below(self._rng, count) if thought is None else thought.choice
