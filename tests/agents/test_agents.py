"""What holds for every agent: known by name, repeatable by seed, and it only looks. `test_search` has the search."""

import pytest

from hexadeck import agents, games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Match

every_agent = pytest.mark.parametrize("name", agents.names())


def opening(seed: int) -> Match:
    return games.load("zenonzard").start(seed)


def choices(name: str, seed: int, count: int = 8) -> list[int]:
    """What an agent that plays both sides chooses first."""
    match = opening(3)
    agent = agents.load(name, seed)
    for _ in range(count):
        assert match.seat is not None
        match.choose(agent.choose(match, match.seat))
    return match.choices()


def test_agents_are_known_by_name() -> None:
    assert agents.names() == ["pip", "wren", "bruno", "greta", "orla", "sibyl", "greedy", "policy", "settler", "random"]


def test_every_opponent_has_a_character_in_a_sentence() -> None:
    sentences = {level.character for level in agents.LEVELS}

    assert len(sentences) == len(agents.LEVELS) >= 6
    assert all(sentence.endswith(".") for sentence in sentences)


def test_an_unknown_agent_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(HexadeckError, match="no agent 'clever'; the agents are pip, wren, bruno"):
        agents.load("clever")


@pytest.mark.parametrize("name", [name for name in agents.names() if name != "sibyl"])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    """Sibyl searches like Orla, but on a slow machine her time would be up somewhere else."""
    assert choices(name, 7) == choices(name, 7)


def test_another_seed_makes_other_random_choices() -> None:
    assert choices("random", 7) != choices("random", 8)


@every_agent
def test_choosing_leaves_the_match_as_it_was(name: str) -> None:
    match = opening(5)
    before = match.state_hash()

    assert match.seat is not None
    agents.load(name).choose(match, match.seat)

    assert before == match.state_hash()


def test_in_a_game_that_forgives_slips_there_are_more_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pip hits the policy's choice more often where every choice has two chances to slip."""
    match = games.load("knights-of-the-zodiac").start(3)
    seat = match.seat
    assert seat is not None
    wanted = match.game.judge.policy(match.table)
    hits = []
    for slips in (0, 1, 2):
        monkeypatch.setattr(match.game.judge, "slips", slips)
        pip = agents.load("pip", 1)
        hits.append([pip.choose(match, seat) for _ in range(60)].count(wanted))

    assert hits[0] == 60 > hits[1] > hits[2]
