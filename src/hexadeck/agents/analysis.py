"""What decided a match: the win chance along it, and the decisions at which something better was there.

At every point it knows what the seat knew then: it works in worlds that the seat could imagine. Lines of play are
counted and never seconds, so the same record has the same analysis. See docs/analysis.md.
"""

from typing import Any, Final

from hexadeck.agents.advice import reasons
from hexadeck.agents.search import MOST_DECISIONS, REPLY_COSTS, Effort, Search, difference, think
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import next_word, seeded
from hexadeck.kernel.rows import Row
from hexadeck.minds.odds import odds_of
from hexadeck.minds.playing import play_on

NO_LIMIT: Final = 1e9
"""Seconds: the lines of play are the bound."""
WORLDS: Final = 16
"""For all seats together at each point of the curve."""
MOST_MOMENTS: Final = 100
"""Of a match with more turns the curve leaves some out."""
LEAST: Final = 400
"""In hundredths of a percent: what is less is no turning point."""
SUSPICIOUS: Final = 100
"""At a glance, which errs: what is less is not looked at again."""
LOOK_COSTS: Final = 20
"""A closer look takes about as long as going over so many choices."""


class Care:
    """How closely to look."""

    def __init__(self, glance: int = 4, looks: int = 8, lines: int = 320, pairs: int = 48, told: int = 5) -> None:
        self.glance = glance
        """How often every option that looks good is tried at first."""
        self.looks = looks
        """How many decisions are looked at closely: those that look worst."""
        self.lines = lines
        """How many lines of play the search has for each of them."""
        self.pairs = pairs
        """How often its choice and the one that was made are then compared."""
        self.told = told


USUAL: Final = Care()


class Moment:
    """A point of the curve: the chance of every seat in hundredths of a percent, or nothing where it cannot be told."""

    def __init__(self, at: int, turn: int, chances: list[int] | None) -> None:
        self.at = at
        """How many choices were made before."""
        self.turn = turn
        self.chances = chances

    def data(self) -> dict[str, Any]:
        return {"at": self.at, "turn": self.turn, "chances": self.chances}


class TurningPoint:
    """A decision at which something better was there. Chances are in hundredths of a percent."""

    def __init__(self, at: int, turn: int, seat: int, question: str, chosen: str, better: str) -> None:
        self.at = at
        """How many choices were made before."""
        self.turn = turn
        self.seat = seat
        self.question = question
        self.chosen = chosen
        self.better = better
        self.chance = 0
        """With what was chosen."""
        self.better_chance = 0
        self.less = 0
        """How much worse it was, in the same worlds."""
        self.error = 0
        """The standard error of that."""
        self.gains: list[str] = []
        """What the better choice is better for, in the game's words; and what it is worse for."""
        self.losses: list[str] = []

    def data(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "turn": self.turn,
            "seat": self.seat,
            "question": self.question,
            "chosen": self.chosen,
            "better": self.better,
            "chance": self.chance,
            "better_chance": self.better_chance,
            "less": self.less,
            "error": self.error,
            "gains": self.gains,
            "losses": self.losses,
        }


class Suspect:
    """A decision that looked bad at a glance."""

    def __init__(self, at: int, match: Match, seat: int, chosen: int, less: float) -> None:
        self.at = at
        self.match = match
        self.seat = seat
        self.chosen = chosen
        self.less = less


class Analyst:
    """Goes through a match, a step at a time; `done` of `total` says how far."""

    def __init__(self, start: Match, choices: list[int], seats: list[int], care: Care = USUAL) -> None:
        """From the match before its first choice; turning points are looked for at the decisions of these seats."""
        self._match = start.clone(quiet=True)
        self._odds = odds_of(start.game)
        self._choices = choices
        self._seats = seats
        self._care = care
        begun = _begun(self._match, choices)
        self._moments = {0, *begun[:: 1 + len(begun) // MOST_MOMENTS], len(choices)}
        self._suspects: list[Suspect] = []
        self.sides = [start.game.side(start.table, seat) for seat in range(start.seats)]
        self.moments: list[Moment] = []
        self.turning_points: list[TurningPoint] = []
        self.done = 0
        self.total = len(choices) + 1 + LOOK_COSTS * care.looks

    @property
    def is_done(self) -> bool:
        return self.done >= self.total

    def step(self) -> None:
        """One choice further; after the last one, one closer look."""
        if self.done <= len(self._choices):
            self._go_over(self.done)
            self.done += 1
            return
        suspect = self._next_suspect()
        if suspect is not None:
            self._look_closely(suspect)
            self.done += LOOK_COSTS
        if suspect is None or self.done >= self.total:
            self._sum_up()

    def finish(self) -> "Analyst":
        while not self.is_done:
            self.step()
        return self

    def data(self) -> dict[str, Any]:
        return {
            "sides": self.sides,
            "moments": [moment.data() for moment in self.moments],
            "turning_points": [point.data() for point in self.turning_points],
        }

    # -- going over the match ----------------------------------------------------------------------------------------

    def _go_over(self, at: int) -> None:
        match = self._match
        if at in self._moments:
            self.moments.append(self._moment(at))
        if at == len(self._choices):
            return
        choice = self._choices[at]
        seat = match.seat
        if (
            seat is not None
            and seat in self._seats
            and choice >= 0
            and len(match.options) > 1
            and not self._odds.is_blind(match.table)
        ):
            less = self._glance(at, seat, choice)
            if less >= SUSPICIOUS:
                self._suspects.append(Suspect(at, match.clone(quiet=True), seat, choice, less))
        match.repeat(choice)

    def _moment(self, at: int) -> Moment:
        match = self._match
        if match.result is not None:
            return Moment(at, match.turn, [self._odds.of(match.table, seat) for seat in range(match.seats)])
        if self._odds.is_blind(match.table):
            return Moment(at, match.turn, None)
        return Moment(at, match.turn, [self._chance(seat, _luck("curve", seat, at)) for seat in range(match.seats)])

    def _chance(self, seat: int, rng: Row) -> int:
        """The mean over a round, so that whose turn it is tells nothing by itself."""
        seats = self._match.seats
        worlds = max(3, WORLDS // seats)
        total = 0
        for _ in range(worlds):
            world = self._match.imagine(seat, next_word(rng), quiet=True)
            for turns in range(seats):
                play_on(world, turns, MOST_DECISIONS)
                total += self._odds.of(world.table, seat)
        return total // (worlds * seats)

    def _glance(self, at: int, seat: int, chosen: int) -> float:
        """How much worse it is than the best of those that look good at once."""
        effort = Effort(lines=0, worlds=self._care.glance, finalists=3, seconds=NO_LIMIT)
        search = Search(self._match, seat, effort, _luck("glance", seat, at))
        if not search.worlds:
            return 0.0
        world = search.worlds[0]
        others = [index for index in search.finalists(world.game.judge.policy(world.table)) if index != chosen]
        compared = search.compare([chosen, *others], self._visits(self._care.glance))
        return max([difference(other, compared[0])[0] for other in compared[1:]])

    def _visits(self, visits: int) -> int:
        return max(2, visits // REPLY_COSTS) if self._match.game.judge.foresight.has_replies else visits

    # -- closer looks ------------------------------------------------------------------------------------------------

    def _next_suspect(self) -> Suspect | None:
        """The one that looks worst."""
        if not self._suspects:
            return None
        worst = max(self._suspects, key=lambda suspect: suspect.less)
        self._suspects.remove(worst)
        return worst

    def _look_closely(self, suspect: Suspect) -> None:
        at, match, seat, care = suspect.at, suspect.match, suspect.seat, self._care
        effort = Effort(lines=care.lines, worlds=16, finalists=4, seconds=NO_LIMIT, has_reasons=True)
        thought = think(match, seat, effort, _luck("search", seat, at))
        # The search takes what looked best to it, which is partly luck; fresh worlds know nothing of that.
        fresh = Search(match, seat, effort, _luck("pairs", seat, at))
        if thought is None or thought.choice == suspect.chosen or not fresh.worlds:
            return
        better = thought.choice
        mine, theirs = fresh.compare([better, suspect.chosen], self._visits(care.pairs))
        less, error = difference(mine, theirs)
        if less < LEAST or less < 2 * error:
            return
        question = "" if match.prompt is None else match.prompt.sentence
        said = [match.sentence(match.options[index]) for index in (suspect.chosen, better)]
        point = TurningPoint(at, match.turn, seat, question, said[0], said[1])
        point.chance, point.better_chance = int(theirs.mean), int(mine.mean)
        point.less, point.error = int(less), int(error)
        point.gains, point.losses = reasons(mine, theirs)
        self.turning_points.append(point)

    def _sum_up(self) -> None:
        """The largest first, and of one turn of a seat only that."""
        self.turning_points.sort(key=lambda point: -point.less)
        told: list[TurningPoint] = []
        for point in self.turning_points:
            if not any([other.seat == point.seat and other.turn == point.turn for other in told]):
                told.append(point)
        self.turning_points = told[: self._care.told]
        self.done = self.total


def _luck(what: str, seat: int, at: int) -> Row:
    """A stream of chance for one purpose at one place, whatever was looked at before."""
    return seeded(f"analysis {what} {seat} {at}")


def _begun(match: Match, choices: list[int]) -> list[int]:
    """After which choices a turn began."""
    ahead = match.clone(quiet=True)
    found: list[int] = []
    for at in range(len(choices)):
        before = ahead.turns_begun
        if choices[at] >= 0:
            ahead.take(choices[at])
        else:
            ahead.repeat(choices[at])
        if ahead.turns_begun > before:
            found.append(at + 1)
    return found
