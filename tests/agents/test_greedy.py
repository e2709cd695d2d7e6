"""The greedy agent: it sees what a seat may see, takes what is good, and leaves what is not."""

from collections.abc import Iterator
from typing import cast

import pytest
from tests.games.zenonzard.scenario import NEUTRAL, RED, Scenario, Side

from hexadeck import games
from hexadeck.agents.greedy import GreedyAgent
from hexadeck.agents.random_agent import RandomAgent
from hexadeck.agents.worlds import imagined
from hexadeck.arena import Share, play_matches
from hexadeck.kernel.decisions import Options
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.table import Table

STRONG = "Alliance Commander Vangeiss"


def choice(duel: Scenario) -> str:
    """What the agent does, in words."""
    seat = duel.match.seat
    assert seat is not None
    return duel.options()[GreedyAgent("7").choose(duel.match, seat)]


def decisions(seed: int, every: int) -> Iterator[Match]:
    """Some decisions of a random match, those of Flash Phases, blocks and searches among them."""
    game = games.load("zenonzard")
    decks = [list(game.decks.values())[(seed + seat) % len(game.decks)] for seat in range(2)]
    match = game.start(seed, decks=decks)
    agent = RandomAgent(str(seed))
    while match.seat is not None:
        if match.length % every == seed % every:
            yield match
        match.choose(agent.choose(match, match.seat))


@pytest.mark.parametrize("seed", range(11))
def test_hidden_cards_do_not_tell(seed: int) -> None:
    """Two matches that look the same to a seat, with other cards where it cannot see, get the same answer."""
    differing = 0
    for match in decisions(seed, every=5):
        assert match.seat is not None
        other = match.imagine(match.seat, "elsewhere")
        differing += other.table.what != match.table.what

        expected = GreedyAgent("7").choose(match, match.seat)

        assert expected == GreedyAgent("7").choose(other, match.seat)
    assert differing > 0


def test_a_winning_attack_is_made() -> None:
    duel = Scenario(you=Side(hand=["Fire Beetle"], field=["Eoraptor"], base=[RED] * 3), foe=Side(life=1))

    assert choice(duel) == "Attack Life with Eoraptor"


def test_a_deadly_attack_is_blocked() -> None:
    duel = Scenario(you=Side(field=[STRONG]), foe=Side(field=["Eoraptor"], life=1))
    duel.attack(STRONG).pass_all()

    assert choice(duel) == "Block with Eoraptor"


def test_the_main_phase_ends_when_nothing_improves() -> None:
    """The only minion would run into a stronger one."""
    duel = Scenario(you=Side(field=["Fire Beetle"], life=1), foe=Side(field=[STRONG]))
    assert len(duel.options()) > 1

    assert choice(duel) == "End the Main Phase"


def test_magic_is_kept_when_it_would_do_no_good() -> None:
    """A card that could only hit the own minion stays in the hand."""
    duel = Scenario(you=Side(hand=["Paralyzer"], field=["Fire Beetle (rested)"], base=[RED] * 6))

    assert choice(duel) == "End the Main Phase"


def test_a_minion_is_summoned_when_there_is_mana() -> None:
    duel = Scenario(you=Side(hand=["Eoraptor"], base=[RED] * 4))

    assert choice(duel) == "Summon Eoraptor"


def test_mana_is_placed() -> None:
    duel = Scenario(you=Side(hand=["Eoraptor", RED], base=[NEUTRAL]), at="mana")

    assert choice(duel) == f"Place {RED} in the base"


class OtherQuestions:
    """A match whose imagined worlds ask something else."""

    def __init__(self, match: Match, other: Match) -> None:
        self.match = match
        self.other = other

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def options(self) -> Options:
        return self.match.options

    @property
    def table(self) -> Table:
        return self.match.table

    def imagine(self, seat: int, seed: int, quiet: bool) -> Match:
        return self.other


def test_worlds_that_ask_something_else_are_not_used() -> None:
    """Without a world the agent still answers with one of the options."""
    duel = Scenario(you=Side(field=["Fire Beetle"]))
    other = Scenario(you=Side(hand=[RED]), at="mana")
    strange = OtherQuestions(duel.match, other.match)

    assert imagined(cast(Match, strange), 0, 3, seeded("strange")) == []
    assert GreedyAgent("7").choose(cast(Match, strange), 0) in range(len(duel.options()))


def test_greedy_beats_random() -> None:
    """Expected are 59 wins or more of 60; the bound is far below."""
    outcomes = play_matches("zenonzard", ("greedy", "random"), 60, seed="greedy beats random")

    wins = sum([outcome.agents[seat] == "greedy" for outcome in outcomes for seat in outcome.winners])
    assert Share(wins, 60).rate > 0.85
