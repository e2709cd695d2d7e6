"""The whole state as readable data: saved and loaded at any decision, the match goes on as if nothing had happened."""

import json
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.damage import damaged
from tests.conformance.every_game import (
    GAMES,
    Player,
    Setup,
    decisions,
    every_setup,
    face,
    finished,
    in_the_middle,
    one_setup_a_game,
    seeds,
    some_seeds,
)

from hexadeck.kernel.errors import HexadeckError, RecordError
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded


def saved_and_loaded(match: Match) -> Match:
    return match.game.from_position(json.loads(json.dumps(match.position(), allow_nan=False)))


@every_setup
def test_a_position_is_the_whole_state(setup: Setup) -> None:
    """The loaded match has the same state, question and options, and loading told no event."""
    for match in decisions(setup):
        if not setup.looks_at(match):
            continue
        loaded = saved_and_loaded(match)

        assert match.state_hash() == loaded.state_hash()
        assert (match.seat, repr(match.prompt), match.options) == (loaded.seat, repr(loaded.prompt), loaded.options)
        assert list(loaded.opening) == []
        if setup.looks_at(match, 5):
            assert face(match) == face(loaded)


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_a_loaded_match_goes_on_as_the_saved_one(setup: Setup, seed: int) -> None:
    """From many decisions on both are played with the same choices for a while, and stay the same."""
    for match in decisions(setup, seed):
        if setup.looks_at(match, 5):
            loaded, world = saved_and_loaded(match), match.clone()
            player = Player(match.length)
            for _ in range(25):
                assert world.options == loaded.options
                if world.seat is None:
                    break
                index = player.pick(world)
                assert len(world.choose(index)) == len(loaded.choose(index))
            assert world.state_hash() == loaded.state_hash()


@every_setup
def test_a_finished_match_can_be_saved_and_loaded(setup: Setup) -> None:
    """It is still over, with the same result."""
    match = finished(setup, 5)
    loaded = saved_and_loaded(match)

    assert (match.result, match.state_hash()) == (loaded.result, loaded.state_hash())
    assert loaded.seat is None


@one_setup_a_game
def test_a_match_from_a_position_has_no_record(setup: Setup) -> None:
    """It could not be replayed from a seed, so it says so."""
    with pytest.raises(RecordError, match="position"):
        saved_and_loaded(setup.start()).record()


@pytest.mark.parametrize("key", ["hexadeck", "game", "rules", "card_set"])
@one_setup_a_game
def test_positions_of_others_are_refused(setup: Setup, key: str) -> None:
    """Another format, game, rules version or card set: the message names both sides."""
    data = setup.start().position()
    mine, data[key] = data[key], "something else"

    with pytest.raises(RecordError, match="something else") as refusal:
        setup.game.from_position(data)

    assert repr(mine) in str(refusal.value)


@one_setup_a_game
def test_a_position_with_a_part_missing_is_refused(setup: Setup) -> None:
    """Every part but the result is needed, and the message names the missing one."""
    data = in_the_middle(setup, 0, 12).position()
    for key in [key for key in data if key != "result"]:
        rest = {name: part for name, part in data.items() if name != key}
        with pytest.raises(RecordError, match=key):
            setup.game.from_position(rest)


@pytest.mark.parametrize("data", [None, 0, 1.5, "", "position", [], [1], (), b"", True, {}, {"hexadeck": 1}], ids=repr)
@one_setup_a_game
def test_what_is_no_position_is_refused(setup: Setup, data: Any) -> None:
    """Any value at all can be handed in."""
    with pytest.raises(RecordError):
        setup.game.from_position(data)


@one_setup_a_game
@some_seeds(250)
@given(seed=seeds)
def test_damaged_positions_are_refused_or_load(setup: Setup, seed: int) -> None:
    """A part missing, doubled or replaced by anything: HexadeckError and nothing else, or a match that can be shown."""
    words = seeded(f"damage {seed}")
    match = in_the_middle(setup, below(words, 5), below(words, 60))
    data = damaged(match.position(), words)
    try:
        loaded = setup.game.from_position(data)
    except HexadeckError:
        return
    assert (loaded.seat is None) == (loaded.result is not None)
    assert face(loaded)


def test_a_position_of_one_game_is_no_position_of_another() -> None:
    """Each game reads its own."""
    for game in GAMES:
        for other in GAMES:
            if other is not game:
                with pytest.raises(RecordError, match=other.name):
                    other.from_position(game.start().position())
