"""Chapter 15: the attack, step 4: battle (ZZ-110 to ZZ-116)."""

import pytest
from tests.games.zenonzard.scenario import DEFAULT_FORCES, FOE, Scenario, Side
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES


@rule("ZZ-110")
@pytest.mark.parametrize(
    ("attacker", "blocker", "expected"),
    [
        ("Rockeater", "Chalchalsio", (["Rockeater"], [])),
        ("Chalchalsio", "Rockeater", ([], ["Rockeater"])),
    ],
)
def test_the_minion_with_lower_bp_is_destroyed(
    attacker: str, blocker: str, expected: tuple[list[str], list[str]]
) -> None:
    """Attacker or blocker, 500 against 400."""
    duel = Scenario(you=Side(field=[attacker]), foe=Side(field=[blocker]))

    duel.clash(attacker, blocker)

    assert (duel.field(), duel.field(FOE)) == expected


@rule("ZZ-111")
def test_with_equal_bp_both_are_destroyed() -> None:
    """500 against 500."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Megalosaurus"]))

    duel.clash("Rockeater", "Megalosaurus")

    assert (duel.trash(), duel.trash(FOE)) == (["Rockeater"], ["Megalosaurus"])


@rule("ZZ-112")
@pytest.mark.parametrize("target", ["Life", ORTHRUS])
def test_a_blocked_attack_damages_neither_life_nor_force(target: str) -> None:
    """Even when the attacker wins by far."""
    duel = Scenario(you=Side(field=["Spiked Octopus"]), foe=Side(field=["Eoraptor"], life=6))

    duel.clash("Spiked Octopus", "Eoraptor", target)

    assert (duel.trash(FOE), duel.life(FOE), duel.points(ORTHRUS, FOE)) == (["Eoraptor"], 6, 3)


@rule("ZZ-113")
@pytest.mark.parametrize(("target", "expected"), [("Life", (4, 3)), (ORTHRUS, (6, 1))])
def test_unblocked_the_target_loses_points_equal_to_dp(target: str, expected: tuple[int, int]) -> None:
    """Rockeater has DP 2; only the target is hit."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(life=6))

    duel.hit("Rockeater", target)

    assert (duel.life(FOE), duel.points(ORTHRUS, FOE)) == expected


@rule("ZZ-114")
@pytest.mark.parametrize(("points", "expected"), [(3, True), (2, False), (1, False)])
def test_a_force_at_zero_points_is_destroyed(points: int, expected: bool) -> None:
    """DP 2 leaves one of three points standing."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(forces=[f"{ORTHRUS} ({points})", SPHYNX]))

    duel.hit("Rockeater", ORTHRUS)

    assert (ORTHRUS in duel.forces(FOE)) == expected


@rule("ZZ-115")
def test_destroyed_minions_go_to_the_trash_and_their_when_destroyed_abilities_activate() -> None:
    """Cobra Mage's owner draws a card."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Cobra Mage"], deck=["Eoraptor", "Drill Golem"]))

    duel.clash("Rockeater", "Cobra Mage")

    assert (duel.trash(FOE), duel.hand(FOE)) == (["Cobra Mage"], ["Eoraptor"])


@rule("ZZ-116")
def test_damage_beyond_a_forces_points_is_lost() -> None:
    """Neither Life nor the other Force takes it."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], life=6, deck=[])
    duel = Scenario(you=Side(field=["Giga Cyclops"]), foe=foe)

    duel.hit("Giga Cyclops", ORTHRUS)

    assert (duel.points(ORTHRUS, FOE), duel.points(SPHYNX, FOE), duel.life(FOE)) == (0, 3, 6)
