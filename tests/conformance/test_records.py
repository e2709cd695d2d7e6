"""A record replays the match it was made of, or says why it cannot."""

import json
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.damage import damaged
from tests.conformance.every_game import (
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

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError, RecordError
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import below, seeded


def replayed(match: Match) -> Match:
    return games.replay(json.loads(json.dumps(match.record(), allow_nan=False)))


@every_setup
@some_seeds(2)
@given(seed=seeds)
def test_a_finished_match_replays(setup: Setup, seed: int) -> None:
    """The same end, the same choices, the same views."""
    match = finished(setup, seed)
    again = replayed(match)

    assert (match.state_hash(), match.result) == (again.state_hash(), again.result)
    assert match.choices() == again.choices()
    assert face(match) == face(again)


@every_setup
def test_a_match_in_the_middle_replays_and_goes_on(setup: Setup) -> None:
    """A record taken at any decision leads back to that decision."""
    for match in decisions(setup, 1):
        if setup.looks_at(match, 20):
            again = replayed(match)
            assert (match.state_hash(), match.options) == (again.state_hash(), again.options)
            assert face(match) == face(again)


@every_setup
def test_a_concession_ends_it_for_a_seat_and_replays(setup: Setup) -> None:
    """Whoever concedes does not win, at the own decision or at another's; the record tells it as it was."""
    for seat in range(setup.seats):
        for choices in (0, 7, 40):
            match = in_the_middle(setup, seat, choices)
            match.concede(seat)

            again = replayed(match)

            assert (match.state_hash(), match.result) == (again.state_hash(), again.result)
            assert match.result is None or seat not in match.result.winners
            assert setup.seats > 2 or match.result is not None


@one_setup_a_game
def test_a_clone_has_the_record_of_its_own_choices(setup: Setup) -> None:
    """Two futures of one past are two records."""
    match = in_the_middle(setup, 0, 10)
    world = match.clone()
    match.choose(0)
    world.choose(len(world.options) - 1)

    assert match.record()["choices"][:-1] == world.record()["choices"][:-1]
    assert replayed(match).state_hash() == match.state_hash()
    assert replayed(world).state_hash() == world.state_hash()


@pytest.mark.parametrize(
    ("key", "what"), [("rules", "rules version"), ("cards", "card set"), ("hexadeck", "record format")]
)
@one_setup_a_game
def test_records_of_other_rules_or_cards_are_refused(setup: Setup, key: str, what: str) -> None:
    """The message says what differs, what the record has and what is here."""
    record = finished(setup).record()
    mine, record[key] = record[key], "another"

    with pytest.raises(RecordError, match=what) as refusal:
        games.replay(record)

    assert "'another'" in str(refusal.value)
    assert repr(mine) in str(refusal.value)


@one_setup_a_game
def test_records_of_other_games_are_refused(setup: Setup) -> None:
    """A game refuses another's record; no game at all has this one."""
    record = setup.start().record() | {"game": "chess"}

    with pytest.raises(RecordError, match="'chess'"):
        setup.game.replay(record)
    with pytest.raises(HexadeckError, match="'chess'"):
        games.replay(record)


@one_setup_a_game
def test_a_record_with_a_choice_that_was_not_on_offer_is_refused(setup: Setup) -> None:
    """The message has the number of the choice."""
    record = in_the_middle(setup, 0, 6).record()
    record["choices"][3] = 999

    with pytest.raises(RecordError, match="choice 4 "):
        games.replay(record)


@one_setup_a_game
def test_a_record_that_leads_elsewhere_is_refused(setup: Setup) -> None:
    """The hash at the end of a record is a promise."""
    record = in_the_middle(setup, 0, 6).record()
    record["choices"].pop()

    with pytest.raises(RecordError, match=record["hash"]):
        games.replay(record)


@pytest.mark.parametrize("record", [None, 0, "", "record", [], [1], True, {}, {"game": None}, {"game": 7}], ids=repr)
def test_what_is_no_record_is_refused(record: Any) -> None:
    """Any value at all can be handed in."""
    with pytest.raises(HexadeckError):
        games.replay(record)


@one_setup_a_game
@some_seeds(250)
@given(seed=seeds)
def test_damaged_records_are_refused_or_replay(setup: Setup, seed: int) -> None:
    """A part missing, doubled or replaced by anything: HexadeckError and nothing else, or a match."""
    words = seeded(f"damage {seed}")
    record = in_the_middle(setup, below(words, 3), below(words, 30)).record()
    record.pop("hash" if below(words, 2) else "", None)
    try:
        again = games.replay(damaged(record, words))
    except HexadeckError:
        return
    assert face(again)
