"""Chapter 1: the objective (KK-001 to KK-004)."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, LAMONT, YOU, Scenario, Side, load
from tests.rules import rule

from hexadeck.kernel.errors import SetupError


@rule("KK-001")
def test_two_play() -> None:
    """Not one, not three."""
    game = load()

    assert game.seat_counts == (2,)
    for seats in (1, 3):
        with pytest.raises(SetupError, match="for 2 players"):
            game.start(0, seats=seats)


@rule("KK-002")
def test_forty_control_wins() -> None:
    """39 does not."""
    almost = Scenario(you=Side(field=[LAMONT], control=37)).choose("patrol", LAMONT)
    there = Scenario(you=Side(field=[LAMONT], control=38)).choose("patrol", LAMONT)

    assert (almost.control(), almost.result) == (39, None)
    assert (there.control(), there.result) == (40, ((YOU,), "KK-110"))


@rule("KK-003")
def test_bringing_the_opponent_to_zero_wins() -> None:
    """One point left is enough to go on."""
    almost = Scenario(you=Side(field=[LAMONT]), foe=Side(control=4)).hit(LAMONT)
    there = Scenario(you=Side(field=[LAMONT]), foe=Side(control=3)).hit(LAMONT)

    assert (almost.control(FOE), almost.result) == (1, None)
    assert (there.control(FOE), there.result) == (0, ((YOU,), "KK-111"))


@rule("KK-004")
@pytest.mark.parametrize("active", [YOU, FOE])
@pytest.mark.parametrize(("verb", "rule"), [("patrol", "KK-110"), ("attack_kingdom", "KK-111")])
def test_both_ways_are_open_to_both_players(active: int, verb: str, rule: str) -> None:
    """Whoever has 38 and an opponent at 3 can choose."""
    sides = [Side(control=3), Side(control=3)]
    sides[active] = Side(field=[LAMONT], control=38)
    duel = Scenario(you=sides[YOU], foe=sides[FOE], active=active)

    duel.choose(verb, LAMONT).allow()

    assert duel.result == ((active,), rule)
