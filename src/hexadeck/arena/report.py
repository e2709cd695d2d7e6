"""What a series of matches says: shares of wins with their intervals, lengths, and how matches ended."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from hexadeck.arena.play import Outcome, play_matches
from hexadeck.arena.wilson import Share
from hexadeck.kernel.game import Deck

UNFINISHED = "unfinished"


def simulate(
    game_name: str,
    count: int,
    agents: Sequence[str] = ("greedy", "random"),
    seed: int | str = 0,
    decks: Sequence[str | Deck] | None = None,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    cards: Sequence[tuple[str, str]] | None = None,
    seats: int | None = None,
    mode: str | None = None,
    told: Callable[[Outcome], None] | None = None,
) -> "SimulationReport":
    """Play a series and report it. `decks` are those that take part (all unless told), `cards` home-made card files."""
    outcomes = play_matches(game_name, agents, count, seed, decks, options, workers, cards, seats, mode, told)
    return SimulationReport(game_name, tuple(agents), str(seed), outcomes)


@dataclass(frozen=True)
class Spread:
    """Least, middle, mean and most of a count, over all matches."""

    least: int
    middle: float
    mean: float
    most: int

    def __str__(self) -> str:
        return f"mean {self.mean:.1f}, median {self.middle:g}, {self.least} to {self.most}"


class SimulationReport:
    """A series of matches and its figures. Nobody wins a draw."""

    def __init__(self, game: str, agents: tuple[str, ...], seed: str, outcomes: list[Outcome]) -> None:
        self.game = game
        self.agents = agents
        self.seed = seed
        self.outcomes = outcomes

    def by_agent(self) -> dict[str, Share]:
        """An agent that sits in several seats of a match counts once for each of them."""
        return self._shares(lambda outcome, seat: outcome.agents[seat])

    def by_seat(self) -> dict[str, Share]:
        return self._shares(lambda _, seat: f"seat {seat}")

    def by_turn_order(self) -> dict[str, Share]:
        """For games that show who went first."""
        shown = [outcome for outcome in self.outcomes if outcome.first is not None]
        return self._shares(lambda outcome, seat: "first player" if seat == outcome.first else "other players", shown)

    def by_deck(self) -> dict[str, Share]:
        """Matches of a deck against itself say nothing about it and are left out."""
        distinct = [outcome for outcome in self.outcomes if len(set(outcome.decks)) > 1]
        return self._shares(lambda outcome, seat: outcome.decks[seat], distinct)

    def endings(self) -> dict[str, int]:
        """How many matches ended by which rule, most frequent first."""
        return dict(Counter([outcome.rule or UNFINISHED for outcome in self.outcomes]).most_common())

    @property
    def draws(self) -> int:
        return sum([not outcome.winners for outcome in self.outcomes])

    def decisions(self) -> Spread | None:
        return _spread([outcome.decisions for outcome in self.outcomes])

    def turns(self) -> Spread | None:
        return _spread([outcome.turns for outcome in self.outcomes if outcome.turns is not None])

    def lines(self) -> list[str]:
        """The report as text to print."""
        pairing = " against ".join(self.agents)
        lines = [f"{self.game}: {len(self.outcomes)} matches, {pairing}, seed {self.seed}; 95 % Wilson intervals"]
        for title, shares in self._tables():
            if shares:
                lines += ["", f"Wins by {title}", *_table(shares)]
        lines += ["", "Endings", *[f"  {rule:<12} {count}" for rule, count in self.endings().items()]]
        lines += [f"  {'draws':<12} {self.draws}", ""]
        lines += [f"{name:<10} {spread}" for name, spread in self._spreads() if spread is not None]
        return lines

    def data(self) -> dict[str, Any]:
        """The report and every outcome as plain data."""
        return {
            "game": self.game,
            "agents": list(self.agents),
            "seed": self.seed,
            "matches": len(self.outcomes),
            "draws": self.draws,
            "endings": self.endings(),
            "wins": {title: {name: share.data() for name, share in shares.items()} for title, shares in self._tables()},
            **{name: None if spread is None else vars(spread) for name, spread in self._spreads()},
            "outcomes": [outcome.data() for outcome in self.outcomes],
        }

    def _tables(self) -> list[tuple[str, dict[str, Share]]]:
        return [
            ("agent", self.by_agent()),
            ("seat", self.by_seat()),
            ("turn order", self.by_turn_order()),
            ("deck", self.by_deck()),
        ]

    def _spreads(self) -> list[tuple[str, Spread | None]]:
        return [("decisions", self.decisions()), ("turns", self.turns())]

    def _shares(
        self, name_of: Callable[[Outcome, int], str], outcomes: Iterable[Outcome] | None = None
    ) -> dict[str, Share]:
        """Wins by a name that every seat of every match has."""
        played: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for outcome in self.outcomes if outcomes is None else outcomes:
            for seat in range(len(outcome.agents)):
                name = name_of(outcome, seat)
                played[name] += 1
                won[name] += seat in outcome.winners
        return {name: Share(won[name], played[name]) for name in sorted(played)}


def _spread(counts: list[int]) -> Spread | None:
    return Spread(min(counts), median(counts), mean(counts), max(counts)) if counts else None


def _table(shares: dict[str, Share]) -> list[str]:
    """Best first."""
    width = max([len(name) for name in shares])
    ranked = sorted(shares.items(), key=lambda entry: -entry[1].rate)
    return [f"  {name:<{width}} {share}" for name, share in ranked]
