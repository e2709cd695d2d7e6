"""A league: every agent meets every other as often, and the results become ratings.

Results are kept in a file, a line a match, as soon as they are known. A league that was stopped goes on where it was;
one that gets more matches or another agent plays only what is missing. Seeds come from the pair and the number of the
match, so that it does not matter who plays what, and when.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from hexadeck import agents as known_agents
from hexadeck import games
from hexadeck.arena.play import Outcome, play
from hexadeck.arena.ratings import Rating, rate
from hexadeck.arena.schedule import MatchSpec, schedule
from hexadeck.arena.wilson import Share
from hexadeck.crew import crew
from hexadeck.kernel.errors import HexadeckError

Pair = tuple[str, str]


class League:
    """The agents of a league, and the outcomes so far by pair and number."""

    def __init__(
        self,
        game: str,
        agents: Sequence[str],
        matches: int,
        seed: int | str = 0,
        seats: int | None = None,
        mode: str | None = None,
        file: Path | None = None,
    ) -> None:
        if len(set(agents)) < 2 or len(set(agents)) < len(agents):
            raise HexadeckError("a league needs at least two agents, each named once")
        for name in agents:
            known_agents.load(name)
        loaded = games.load(game)
        count, chosen_mode = loaded.seating(seats, mode, 2)
        self.setup: dict[str, Any] = {"game": game, "rules": loaded.rules_version, "cards": loaded.card_set}
        self.setup |= {"seed": str(seed), "seats": count, "mode": chosen_mode}
        self.agents = list(agents)
        self.matches = matches
        self.file = file
        self.outcomes: dict[tuple[Pair, int], Outcome] = {}
        self._game = loaded
        if file is not None:
            self._read(file)

    # -- playing -----------------------------------------------------------------------------------------------------

    def pairs(self) -> list[Pair]:
        """In alphabetical order, so that the same agents listed in another order are the same league."""
        return [(min(pair), max(pair)) for pair in combinations(self.agents, 2)]

    def missing(self) -> list[tuple[Pair, MatchSpec]]:
        """What is still to be played, the first matches of all pairs first."""
        specs = [(pair, spec) for pair in self.pairs() for spec in self._specs(pair)]
        left = [(pair, spec) for pair, spec in specs if (pair, spec.number) not in self.outcomes]
        return sorted(left, key=lambda item: item[1].number)

    def _specs(self, pair: Pair) -> list[MatchSpec]:
        seed = f"{self.setup['seed']}/{pair[0]}/{pair[1]}"
        return schedule(self._game, pair, self.matches, seed, seats=self.setup["seats"], mode=self.setup["mode"])

    def play(self, workers: int = 1) -> Iterator[int]:
        """Play what is missing; after every match it says how many are left."""
        left = self.missing()
        specs = [spec for _, spec in left]
        if workers <= 1 or len(specs) <= 1:
            yield from self._keep(left, map(play, specs))
            return
        with crew(min(workers, len(specs))) as pool:
            yield from self._keep(left, pool.map(play, specs))

    def _keep(self, left: list[tuple[Pair, MatchSpec]], outcomes: Iterator[Outcome]) -> Iterator[int]:
        for number, ((pair, spec), outcome) in enumerate(zip(left, outcomes, strict=True), 1):
            self.outcomes[pair, spec.number] = outcome
            if self.file is not None:
                with self.file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps({"pair": pair, **outcome.data()}) + "\n")
            yield len(left) - number

    # -- the file ----------------------------------------------------------------------------------------------------

    def _read(self, file: Path) -> None:
        """A file with other contents is left as it is."""
        try:
            text = file.read_text("utf-8") if file.exists() else ""
            if not text.strip():
                file.write_text(json.dumps(self.setup) + "\n", "utf-8")
                return
            whole = text[: text.rfind("\n") + 1]
            self.outcomes = self._outcomes(file, whole.splitlines())
            if whole != text:
                # Whoever was stopped in the middle of a line plays that match again.
                file.write_text(whole, "utf-8")
        except OSError as error:
            raise HexadeckError(f"{file} cannot be read and written: {error.strerror}") from None
        except UnicodeError:
            raise HexadeckError(f"{file} is not the file of a league: it is no text") from None

    def _outcomes(self, file: Path, lines: list[str]) -> dict[tuple[Pair, int], Outcome]:
        """What a file has, if it is of this league."""
        try:
            written, *results = [json.loads(line) for line in lines]
            found = {_place(result): _outcome(result) for result in results}
            differing = [f"{key} is {written.get(key)!r}" for key in self.setup if written.get(key) != self.setup[key]]
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise HexadeckError(f"{file} is not the file of a league: {error!r}") from None
        if differing:
            raise HexadeckError(f"{file} has another league: there {', '.join(differing)}; name another file")
        return found

    # -- what it says ------------------------------------------------------------------------------------------------

    def played(self) -> list[Outcome]:
        """The outcomes of the agents that take part now."""
        wanted = set(self.pairs())
        return [
            outcome for (pair, number), outcome in self.outcomes.items() if pair in wanted and number < self.matches
        ]

    def wins(self) -> dict[Pair, float]:
        """How often one agent was better than another: a winner than each who lost; in a draw half for each.

        A match counts once, however many sat there: partners win together, and two foes of one winner lose together.
        """
        found: dict[Pair, float] = {}
        for outcome in self.played():
            agents, winners = outcome.agents, outcome.winners
            met = [(one, two) for one, two in combinations(range(len(agents)), 2) if agents[one] != agents[two]]
            for one, two in met:
                worth = 0.5 + ((one in winners) - (two in winners)) / 2
                for better, worse, share in ((one, two, worth), (two, one, 1 - worth)):
                    pair = (agents[better], agents[worse])
                    found[pair] = found.get(pair, 0.0) + share / len(met)
        return found

    def ratings(self) -> list[Rating]:
        return rate(sorted(self.agents), self.wins())

    def lines(self) -> list[str]:
        """The table, and who beat whom."""
        ratings = self.ratings()
        width = max(len(agent) for agent in self.agents)
        found = [f"{len(self.played())} matches of {self.setup['game']}, {self.matches} a pair", ""]
        found += [f"{rating.agent:<{width}}  {rating}" for rating in ratings]
        found += ["", "Share of wins, with the 95 % interval:"]
        for one, two in combinations([rating.agent for rating in ratings], 2):
            share = self._share(one, two)
            found.append(f"  {one:<{width}}  over {two:<{width}}  {share}")
        return found

    def _share(self, one: str, two: str) -> Share:
        """Matches that one of the two won alone, of all that they played with each other."""
        pair = (min(one, two), max(one, two))
        met = [outcome for (where, number), outcome in self.outcomes.items() if where == pair and number < self.matches]
        won = [outcome for outcome in met if {outcome.agents[seat] for seat in outcome.winners} == {one}]
        return Share(len(won), len(met))

    def data(self) -> dict[str, Any]:
        ratings = [{"agent": r.agent, "points": r.points, "spread": r.spread} for r in self.ratings()]
        shares = [
            {"agent": one, "over": two, **self._share(one, two).data()} for one, two in combinations(self.agents, 2)
        ]
        return {**self.setup, "matches": self.matches, "ratings": ratings, "shares": shares}


def _place(result: dict[str, Any]) -> tuple[Pair, int]:
    one, two = result["pair"]
    return (str(one), str(two)), int(result["number"])


def _outcome(result: dict[str, Any]) -> Outcome:
    fields = {name: value for name, value in result.items() if name != "pair"}
    for name in ("agents", "decks", "winners"):
        fields[name] = tuple(fields[name])
    return Outcome(**fields)
