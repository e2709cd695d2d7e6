"""Chapter 14: the attack, step 3: Block Phase (ZZ-107 to ZZ-109)."""

import pytest
from tests.games.zenonzard.scenario import DEFAULT_FORCES, FOE, YOU, Scenario, Side
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES


@rule("ZZ-107")
@pytest.mark.parametrize("target", ["Life", ORTHRUS])
def test_attacks_on_life_and_on_forces_can_both_be_blocked(target: str) -> None:
    """By any Active minion of the defender, or not at all."""
    foe = Side(field=["Rockeater", "Drill Golem", "Eoraptor (rested)"])
    duel = Scenario(you=Side(field=["Leviathan", "Megalosaurus"]), foe=foe)

    duel.attack("Leviathan", target)

    assert duel.options() == ["Block with Rockeater", "Block with Drill Golem", "Do not block"]
    assert duel.decider == FOE


@rule("ZZ-107")
def test_the_defender_may_choose_not_to_block() -> None:
    """Then the target takes the damage and the minion is untouched."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Leviathan"], life=6))

    duel.attack("Rockeater").choose("no_block")

    assert (duel.life(FOE), duel.is_rested("Leviathan", FOE)) == (4, False)


@rule("ZZ-108")
def test_at_most_one_minion_blocks_and_it_is_rested() -> None:
    """After the first blocker no other is asked for."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Leviathan", "Spiked Octopus"]))

    duel.clash("Rockeater", "Leviathan")

    assert (duel.decider, duel.rule) == (YOU, "ZZ-051")
    assert (duel.is_rested("Leviathan", FOE), duel.is_rested("Spiked Octopus", FOE)) == (True, False)


@rule("ZZ-109")
def test_when_blocking_activates_before_the_battle() -> None:
    """Basalt Ram takes 200 BP from the attacker and so survives it."""
    duel = Scenario(you=Side(field=["Chalchalsio"]), foe=Side(field=["Basalt Ram"]))

    duel.clash("Chalchalsio", "Basalt Ram")

    assert (duel.field(), duel.field(FOE)) == ([], ["Basalt Ram"])


@rule("ZZ-109")
def test_when_blocking_is_for_the_blocker_only() -> None:
    """Bramble Warden restores Life when it blocks, not when it attacks or when another minion blocks."""
    attacks = Scenario(you=Side(field=["Bramble Warden"], life=3)).hit("Bramble Warden")
    foe = Side(field=["Bramble Warden", "Leviathan"], life=3)
    watches = Scenario(you=Side(field=["Rockeater"]), foe=foe).clash("Rockeater", "Leviathan")
    blocks = Scenario(you=Side(field=["Rockeater"]), foe=foe).clash("Rockeater", "Bramble Warden")

    assert (attacks.life(), watches.life(FOE), blocks.life(FOE)) == (3, 3, 4)
