"""What a game tells a search: how good a table is, a policy that answers, a chance, and who wins together."""

import pytest
from tests.conformance.every_game import SETUPS, Setup, decisions

from hexadeck.kernel.judge import WON
from hexadeck.minds.curves import CERTAIN
from hexadeck.minds.odds import count_sides, odds_of
from hexadeck.minds.playing import play_on

MOST_DECISIONS = 4000
SEATINGS = {(setup.game.name, setup.mode, setup.seats): setup for setup in reversed(SETUPS)}

every_seating = pytest.mark.parametrize("setup", SEATINGS.values(), ids=str)


@every_seating
def test_no_table_is_worth_more_than_a_match_that_is_won(setup: Setup) -> None:
    """For every seat, at any decision; and what it makes of the odds is a chance."""
    for match in decisions(setup, 4):
        if match.length % 5 == 0:
            game, t = match.game, match.table
            for seat in range(match.seats):
                assert -WON <= game.judge.evaluate(t, seat) < WON
                assert 0 <= odds_of(game).of(t, seat) <= CERTAIN
    assert match.length > 0


@every_seating
def test_the_policy_plays_a_match_to_its_end(setup: Setup) -> None:
    """It answers every question with an option and never goes round in circles; whoever wins, wins with their side."""
    match = setup.start(5)

    play_on(match, MOST_DECISIONS, MOST_DECISIONS)

    assert match.result is not None, f"not over after {MOST_DECISIONS} decisions"
    sides = {match.game.side(match.table, seat) for seat in match.result.winners}
    winners = [seat for seat in range(match.seats) if match.game.side(match.table, seat) in sides]
    assert set(match.result.winners) <= set(winners)
    assert len(sides) <= 1 or count_sides(match.game, match.table) == match.seats


@every_seating
def test_the_policy_only_looks(setup: Setup) -> None:
    """It may try things on the table, but it takes them back."""
    for match in decisions(setup, 6):
        if match.length % 7 == 0:
            before = match.state_hash()
            match.game.judge.policy(match.table)
            assert before == match.state_hash()
