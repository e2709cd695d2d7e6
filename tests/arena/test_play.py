"""Playing a series: an outcome depends on the spec of its match and on nothing else."""

import pytest

from hexadeck import games
from hexadeck.arena import play, play_matches
from hexadeck.arena.schedule import schedule
from hexadeck.kernel.errors import HexadeckError, SetupError
from hexadeck.kernel.game import Deck

RANDOM = ("random", "random")
HOME = """
Paper Tiger [H01]
Neutral Field Minion, Beast
Cost 1, BP 100, DP 1
"""


def test_a_match_is_played_alike_every_time() -> None:
    spec = schedule(games.load("zenonzard"), RANDOM, 4)[3]

    assert play.play(spec) == play.play(spec)


def test_the_number_of_workers_changes_nothing() -> None:
    assert play_matches("zenonzard", RANDOM, 10, seed=4) == play_matches("zenonzard", RANDOM, 10, seed=4, workers=2)


def test_another_seed_gives_other_matches() -> None:
    assert play_matches("zenonzard", RANDOM, 3, seed=4) != play_matches("zenonzard", RANDOM, 3, seed=5)


def test_an_outcome_tells_how_the_match_went() -> None:
    (outcome,) = play_matches("zenonzard", RANDOM, 1, decks=["Two Flags", "Aguma Rush"])

    assert outcome.decks == ("Two Flags", "Aguma Rush")
    assert outcome.rule in {"ZZ-121", "ZZ-122"}
    assert outcome.decisions > (outcome.turns or 0) > 1
    assert outcome.first in {0, 1}


def test_home_made_decks_take_part() -> None:
    ready_made = games.load("zenonzard").deck("Two Flags")
    mine = Deck("Mine", "", ready_made.cards, ready_made.sections)

    (outcome,) = play_matches("zenonzard", RANDOM, 1, decks=[mine])

    assert outcome.decks == ("Mine", "Mine")


def test_home_made_cards_are_played() -> None:
    """The deck holds a card that only their file knows."""
    forces = ["Force of Sin - Cyclops", "Force of Beauty - Siren"]
    tigers = Deck("Tigers", "", {"Paper Tiger": 3, "Miner of Aguma": 37}, {"Forces": forces})

    (outcome,) = play_matches("zenonzard", RANDOM, 1, decks=[tigers], cards=[("home.cards", HOME)])

    assert outcome.winners
    with pytest.raises(SetupError, match="no card is called 'Paper Tiger'"):
        play_matches("zenonzard", RANDOM, 1, decks=[tigers])


def test_rule_options_reach_the_match() -> None:
    spec = schedule(games.load("zenonzard"), RANDOM, 1, options={"deck_out": "draw_step"})[0]

    assert play.start(spec).setup["options"]["deck_out"] == "draw_step"


def test_a_match_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_DECISIONS", 5)

    (outcome,) = play_matches("zenonzard", RANDOM, 1)

    assert (outcome.winners, outcome.rule, outcome.decisions) == ((), "", 5)


def test_an_unknown_agent_is_refused_before_the_first_match() -> None:
    with pytest.raises(HexadeckError, match="no agent 'clever'"):
        play_matches("zenonzard", ("random", "clever"), 1000)
