"""A round is the least set of matches that tells something fair: the same shuffles for all, every seating once."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Final, Literal

from hexadeck import agents
from hexadeck.arena.play import MOST_DECISIONS, start
from hexadeck.arena.schedule import CardFiles, MatchSpec
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded
from hexadeck.lab.denied import Denied

DUEL: Final = "duel"
"""One deck against another, or against any of the opponents: the share of wins of the first."""
CHANGE: Final = "change"
"""A deck as it is now against a deck as it was, each against the same opponents: how many more wins."""
DENIED: Final = "denied"
"""Every seat in turn is denied a card that all others may take: how many wins that costs."""
TABLE: Final = "table"
"""Any decks: the share of wins of the player who goes first."""
Kind = Literal["duel", "change", "denied", "table"]


@dataclass(frozen=True)
class Played:
    """What is kept of a match."""

    winners: tuple[int, ...]
    first: int | None
    """Who went first, where the game shows it."""
    turns: int
    decisions: int
    comeback: bool
    """Whether somebody else was ahead half way through."""
    leads: int
    """How often the lead changed."""
    rule: str
    """How it ended; empty when it was stopped."""
    begun: tuple[tuple[str, ...], ...] = ()
    """For each seat what it chose before the first turn, in games without decks."""

    def data(self) -> list[Any]:
        return [self.winners, self.first, self.turns, self.decisions, self.comeback, self.leads, self.rule, self.begun]


def played_from(data: list[Any]) -> Played:
    winners, *others, begun = data
    return replace(Played(tuple(winners), *others), begun=tuple([tuple(chosen) for chosen in begun]))


@dataclass(frozen=True)
class Variant:
    """A deck with the card files it is read with; games without decks have none."""

    name: str
    deck: dict[str, Any] | None = None
    cards: CardFiles = ()


@dataclass(frozen=True)
class Trial:
    """One comparison: rounds without end, each told by its number."""

    name: str
    kind: Kind
    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: str
    ours: Variant
    other: Variant
    opponents: tuple[Variant, ...] = ()
    note: str = ""
    tags: dict[str, str] = field(default_factory=dict)
    """What the report sorts by: the deck, the card."""
    denied: str = ""
    """The card that a player is denied."""

    @property
    def is_difference(self) -> bool:
        return self.kind in (CHANGE, DENIED)

    @property
    def bounds(self) -> tuple[float, float]:
        if self.kind == DENIED:
            return (1 / self.seats - 1, 1 / self.seats)
        return (-1.0, 1.0) if self.kind == CHANGE else (0.0, 1.0)

    @property
    def fair(self) -> float:
        """The value that says: no difference."""
        return 0.0 if self.is_difference else 1 / self.seats

    def specs(self, number: int) -> list[MatchSpec]:
        """The matches of a round. Opponents and players are drawn by its number, so that rounds are alike in law."""
        chance = seeded(f"{self.seed} round {number}")
        agent = self.agents[below(chance, len(self.agents))]
        if self.kind == CHANGE:
            foe = self.opponents[below(chance, len(self.opponents))]
            return [
                self._spec(number, agent, variant, self._around(seat, variant, foe))
                for variant in (self.ours, self.other)
                for seat in range(self.seats)
            ]
        if self.kind == DUEL:
            other = self.opponents[below(chance, len(self.opponents))] if self.opponents else self.other
            seatings = [self._around(seat, self.ours, other) for seat in range(self.seats)]
            return [self._spec(number, agent, self.ours, seating) for seating in seatings]
        if self.kind == DENIED:
            return [
                replace(self._spec(number, agent, self.ours, []), denied=(seat, self.denied))
                for seat in range(self.seats)
            ]
        drawn = [self.opponents[below(chance, len(self.opponents))] for _ in range(self.seats if self.opponents else 0)]
        turned = [drawn[seat:] + drawn[:seat] for seat in range(self.seats if drawn else 1)]
        return [self._spec(number, agent, self.ours, seating) for seating in turned]

    def _around(self, seat: int, one: Variant, others: Variant) -> list[Variant]:
        return [one if place == seat else others for place in range(self.seats)]

    def _spec(self, number: int, agent: str, variant: Variant, seating: list[Variant]) -> MatchSpec:
        return MatchSpec(
            game=self.game,
            mode=self.mode,
            cards=variant.cards,
            options=self.options,
            number=number,
            seed=f"{self.seed}/{number}",
            agents=(agent,) * self.seats,
            decks=tuple([one.deck for one in seating if one.deck is not None]),
        )

    def value(self, matches: Sequence[Played]) -> float:
        """What a round says about the question."""
        if self.kind == TABLE:
            return self.first_player(matches)
        shares = [self._share(match, seat) for match, seat in zip(matches, list(range(self.seats)) * 2, strict=False)]
        ours = sum(shares[: self.seats]) / self.seats
        if self.kind == DENIED:
            return 1 / self.seats - ours
        return ours - sum(shares[self.seats :]) / self.seats if self.kind == CHANGE else ours

    def first_player(self, matches: Sequence[Played]) -> float:
        """The share of wins of who went first, or of the first seat where the game does not show it."""
        return sum([self._share(match, match.first or 0) for match in matches]) / len(matches)

    def begun(self, matches: Sequence[Played]) -> dict[str, float]:
        """By what was chosen before the first turn: the share of wins of the seats that chose it."""
        shares: dict[str, list[float]] = {}
        for match in matches:
            for seat, chosen in enumerate(match.begun):
                for sentence in chosen:
                    shares.setdefault(sentence, []).append(self._share(match, seat))
        return {sentence: sum(found) / len(found) for sentence, found in shares.items()}

    def first_seat(self, matches: Sequence[Played]) -> float:
        return sum([self._share(match, 0) for match in matches]) / len(matches)

    def _share(self, match: Played, seat: int) -> float:
        """Winners share the win; where nobody won, everybody does."""
        if not match.winners:
            return 1 / self.seats
        return 1 / len(match.winners) if seat in match.winners else 0.0


def play_rounds(trial: Trial, first: int, count: int) -> list[list[Played]]:
    return [[play(spec) for spec in trial.specs(number)] for number in range(first, first + count)]


def play(spec: MatchSpec) -> Played:
    """One match from its spec, with an eye on who is ahead."""
    match = start(spec)
    players = [agents.load(name, f"{spec.seed}/{seat}") for seat, name in enumerate(spec.agents)]
    if spec.denied is not None:
        seat, card = spec.denied
        players[seat] = Denied(players[seat], card, match.game.taking_verbs, spec.seed)
    begun = () if spec.decks else begin(match, spec.seed)
    ahead: list[int] = []
    turn = -1
    asked = match.seat
    while asked is not None and match.length < MOST_DECISIONS:
        if match.turn != turn:
            turn = match.turn
            ahead.append(leader(match))
        match.choose(players[asked].choose(match, asked))
        asked = match.seat
    result = match.result
    winners = () if result is None else result.winners
    leads = [one for one in ahead if one >= 0]
    return Played(
        winners=winners,
        first=match.view(None)["table"].get("first"),
        turns=match.turn,
        decisions=match.length,
        comeback=bool(leads and winners and leads[len(leads) // 2] not in winners),
        leads=sum([one != before for before, one in pairwise(leads)]),
        rule="" if result is None else result.rule,
        begun=begun,
    )


def begin(match: Match, seed: str) -> tuple[tuple[str, ...], ...]:
    """Whatever is chosen before the first turn, such as a God or a Hero, is drawn by lot, so that all of it is played
    equally often."""
    chance = seeded(f"{seed} begins")
    chosen: list[list[str]] = [[] for _ in range(match.seats)]
    asked: set[tuple[int, str]] = set()  # nobody is asked twice, or else a game without turns would be played by lot
    while match.prompt is not None and match.turn == 0 and (match.seat, match.prompt.kind) not in asked:
        assert match.seat is not None
        asked.add((match.seat, match.prompt.kind))
        index = below(chance, len(match.options))
        if len(match.options) > 1:
            chosen[match.seat].append(match.sentence(match.options[index]))
        match.choose(index)
    return tuple([tuple(sentences) for sentences in chosen])


def leader(match: Match) -> int:
    """The seat whose position is worth most, or -1 where several are."""
    worth = [match.game.judge.evaluate(match.table, seat) for seat in range(match.seats)]
    best = max(worth)
    return worth.index(best) if worth.count(best) == 1 else -1
