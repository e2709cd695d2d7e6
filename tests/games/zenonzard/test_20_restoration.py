"""Chapter 20: restoration (ZZ-126, ZZ-127)."""

import pytest
from tests.games.zenonzard.scenario import DEFAULT_FORCES, NEUTRAL, WHITE, Scenario, Side
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES


@rule("ZZ-126")
@pytest.mark.parametrize(("life", "expected"), [(5, 7), (8, 10), (9, 10), (10, 10)])
def test_life_cannot_exceed_ten(life: int, expected: int) -> None:
    """Divine Dragon restores two when destroyed."""
    duel = Scenario(you=Side(field=["Divine Dragon"], life=life), foe=Side(field=["Leviathan"]))

    duel.clash("Divine Dragon", "Leviathan")

    assert duel.life() == expected


@rule("ZZ-127")
@pytest.mark.parametrize(("points", "expected"), [(3, 4), (9, 10), (10, 10)])
def test_force_points_cannot_exceed_ten(points: int, expected: int) -> None:
    """Snow Mouse restores one point."""
    duel = Scenario(you=Side(hand=["Snow Mouse"], base=[WHITE], forces=[f"{ORTHRUS} ({points})"]))

    duel.summon("Snow Mouse")

    assert duel.points(ORTHRUS) == expected


@rule("ZZ-127")
def test_each_forces_points_have_a_cap_of_their_own() -> None:
    """Lucky Lush Bunny restores Life and each Force; only the full ones stay."""
    you = Side(hand=["Lucky Lush Bunny"], base=[NEUTRAL] * 5, forces=[f"{ORTHRUS} (10)", f"{SPHYNX} (4)"], life=10)
    duel = Scenario(you=you)

    duel.summon("Lucky Lush Bunny")

    assert (duel.life(), duel.points(ORTHRUS), duel.points(SPHYNX)) == (10, 10, 5)
