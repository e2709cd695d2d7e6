"""Chapter 12: the attack, step 1: declaration (ZZ-091 to ZZ-099)."""

from typing import Any, cast

import pytest
from tests.games.zenonzard.scenario import (
    DEFAULT_FORCES,
    FOE,
    NEUTRAL,
    RED,
    RUINS,
    Scenario,
    Side,
)
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES


@rule("ZZ-091")
def test_any_own_active_minion_may_attack_one_at_a_time() -> None:
    """Each attack is over before the next one is declared."""
    duel = Scenario(
        you=Side(field=["Rockeater", "Megalosaurus", "Leviathan (rested)"]), foe=Side(field=["Drill Golem"])
    )

    offered = duel.offered("attack_life")
    duel.attack("Rockeater")
    during = duel.offered("attack_life")
    duel.choose("no_block")

    assert offered == ["Attack Life with Megalosaurus", "Attack Life with Rockeater"]
    assert (during, duel.offered("attack_life")) == ([], ["Attack Life with Megalosaurus"])


@rule("ZZ-091")
def test_attacks_are_made_in_the_main_phase_only() -> None:
    """Not in the Mana Phase."""
    duel = Scenario(you=Side(field=["Rockeater"]), at="mana")

    assert duel.verbs() == {"place_neutral", "no_mana"}


@rule("ZZ-092")
def test_the_attacker_is_rested_before_anything_else() -> None:
    """Before the foe's first decision."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Drill Golem"]))

    duel.attack("Rockeater")

    assert (duel.decider, duel.is_rested("Rockeater")) == (FOE, True)
    assert duel.story("rested", "attacked_life") == [("rested", "Rockeater"), ("attacked_life", "Rockeater")]


@rule("ZZ-092")
def test_it_is_told_whose_life_is_attacked() -> None:
    """Not "the foe's": of two players each has another foe."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Drill Golem"]))

    duel.attack("Rockeater")

    assert "Rockeater attacks Player 2's Life." in duel.told(FOE)


@rule("ZZ-093")
def test_the_target_is_life_or_a_standing_force_never_a_minion() -> None:
    """A destroyed Force and the foe's minion are no targets."""
    foe = Side(field=["Drill Golem"], forces=[ORTHRUS, f"{SPHYNX} (destroyed)"])
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe)

    assert duel.offered("attack_life", "attack_force") == [
        f"Attack {ORTHRUS} with Rockeater",
        "Attack Life with Rockeater",
    ]


@rule("ZZ-094")
def test_standing_forces_do_not_draw_attacks() -> None:
    """With two Forces standing all three targets are on offer, and Life can be hit."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(life=6))

    offered = duel.offered("attack_life", "attack_force")
    duel.hit("Rockeater")

    assert (len(offered), duel.life(FOE)) == (3, 4)


@rule("ZZ-095")
def test_when_attacking_activates_after_the_target_and_before_the_flash_phase() -> None:
    """Crimson Maille knows that it attacks a Force, and the defender sees its DP before passing."""
    duel = Scenario(you=Side(field=["Crimson Maille"]), foe=Side(hand=["Gravity"], base=[RED] * 2))

    duel.attack("Crimson Maille", ORTHRUS)

    assert (duel.decider, duel.rule, duel.dp("Crimson Maille")) == (FOE, "ZZ-101", 2)


@rule("ZZ-095")
@pytest.mark.parametrize(("target", "expected"), [("Life", 1), (ORTHRUS, 2)])
def test_a_when_attacking_ability_can_ask_for_the_target(target: str, expected: int) -> None:
    """Crimson Maille gets +1 DP against a Force only."""
    duel = Scenario(you=Side(field=["Crimson Maille"]), foe=Side(field=["Drill Golem"]))

    duel.attack("Crimson Maille", target)

    assert duel.dp("Crimson Maille") == expected


@rule("ZZ-096")
@pytest.mark.parametrize("zone", ["field", "base"])
def test_what_was_on_the_field_or_in_the_base_at_the_start_attacks_without_restriction(zone: str) -> None:
    """Life is on offer for both."""
    duel = Scenario(you=Side(**cast(Any, {zone: ["Megalosaurus"]}), movements=1))

    if zone == "base":
        duel.choose("move_to_field", "Megalosaurus")

    assert duel.is_offered("attack_life", "Megalosaurus")


@rule("ZZ-097")
def test_a_minion_summoned_this_turn_attacks_forces_only_while_one_stands() -> None:
    """A Force, yes; Life, no."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2), foe=Side(forces=[ORTHRUS, f"{SPHYNX} (destroyed)"]))

    duel.summon("Drill Golem")

    assert duel.offered("attack_life", "attack_force") == [f"Attack {ORTHRUS} with Drill Golem"]


@rule("ZZ-098")
def test_a_base_minion_placed_this_turn_attacks_forces_only_while_one_stands() -> None:
    """Even after it has moved to the field."""
    duel = Scenario(you=Side(hand=[RED], movements=1), at="mana")

    duel.choose("place", RED).choose("move_to_field", RED)

    assert duel.offered("attack_life", "attack_force") == [
        f"Attack {ORTHRUS} with {RED}",
        f"Attack {SPHYNX} with {RED}",
    ]


@rule("ZZ-099")
def test_without_forces_new_minions_may_attack_life() -> None:
    """Summoned and placed ones alike."""
    you = Side(hand=[RED, "Gayl Mouse", "Shielded Goblin"], base=[NEUTRAL] * 3, movements=1)
    duel = Scenario(you=you, foe=Side(forces=RUINS), at="mana")

    duel.choose("place", RED).choose("move_to_field", RED).summon("Shielded Goblin")

    assert duel.offered("attack_life") == [f"Attack Life with {RED}", "Attack Life with Shielded Goblin"]


@rule("ZZ-099")
def test_the_limit_ends_in_the_middle_of_a_turn_with_the_last_force() -> None:
    """First the old minion breaks the Force, then the new one may attack Life."""
    you = Side(field=["Rockeater", "Drill Golem (new)"])
    duel = Scenario(you=you, foe=Side(forces=[f"{ORTHRUS} (1)", f"{SPHYNX} (destroyed)"], deck=[]))

    before = duel.is_offered("attack_life", "Drill Golem")
    duel.hit("Rockeater", ORTHRUS)

    assert (before, duel.is_offered("attack_life", "Drill Golem")) == (False, True)
