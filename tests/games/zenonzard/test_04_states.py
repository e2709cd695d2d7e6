"""Chapter 4: states (ZZ-025 to ZZ-029)."""

import pytest
from tests.games.zenonzard.scenario import FOE, GREEN, RED, Scenario, Side
from tests.rules import rule

CYCLOPS = "Force of Sin - Cyclops"
SIREN = "Force of Beauty - Siren"


@rule("ZZ-025")
def test_minions_mana_and_forces_are_active_or_rested() -> None:
    """Paying rests mana, attacking rests a minion, Binding Ivy rests a Force; each shows in the view."""
    duel = Scenario(
        you=Side(hand=["Binding Ivy"], base=[GREEN, RED], field=["Rockeater"]), foe=Side(forces=[CYCLOPS, SIREN])
    )

    duel.use("Binding Ivy").choose("choose", CYCLOPS).hit("Rockeater")

    you, foe = duel.match.view(None)["table"]["seats"]
    assert [mana["rested"] for mana in you["base"]] == [1, 0]
    assert [minion["rested"] for minion in you["field"]] == [1]
    assert [force["rested"] for force in foe["forces"]] == [1, 0]


@rule("ZZ-026")
def test_only_an_active_minion_may_attack() -> None:
    """The Rested one is not on offer."""
    duel = Scenario(you=Side(field=["Rockeater (rested)", "Megalosaurus"]))

    assert duel.offered("attack_life") == ["Attack Life with Megalosaurus"]


@rule("ZZ-026")
def test_only_an_active_minion_may_block() -> None:
    """The Rested one is not on offer."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(field=["Leviathan (rested)", "Megalosaurus"]))

    duel.attack("Rockeater")

    assert duel.offered("block") == ["Block with Megalosaurus"]


@rule("ZZ-027")
@pytest.mark.parametrize(("mana", "expected"), [(RED, True), (f"{RED} (rested)", False)])
def test_only_active_mana_can_be_spent(mana: str, expected: bool) -> None:
    """With one of two mana Rested a cost of two cannot be paid."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED, mana]))

    assert duel.is_offered("summon", "Drill Golem") == expected


@rule("ZZ-028")
@pytest.mark.parametrize(("force", "expected"), [(CYCLOPS, 600), (f"{CYCLOPS} (rested)", 500)])
def test_a_rested_forces_ability_does_not_work(force: str, expected: int) -> None:
    """Cyclops gives +100 BP only while Active."""
    duel = Scenario(you=Side(field=["Rockeater"], forces=[force, SIREN]))

    assert duel.bp("Rockeater") == expected


@rule("ZZ-028")
def test_a_force_that_is_rested_and_made_active_again_works_again() -> None:
    """Off when Rested, on after the owner's Refresh."""
    duel = Scenario(
        you=Side(hand=["Binding Ivy"], base=[GREEN]), foe=Side(field=["Rockeater"], forces=[CYCLOPS, SIREN])
    )

    duel.use("Binding Ivy").choose("choose", CYCLOPS)
    off = duel.bp("Rockeater", FOE)
    duel.end_turn()

    assert (off, duel.bp("Rockeater", FOE)) == (500, 600)


@rule("ZZ-029")
def test_a_rested_force_still_has_its_when_destroyed_effect() -> None:
    """The owner gets a Base Minion and a card all the same."""
    foe = Side(forces=[f"{CYCLOPS} (1, rested)", SIREN], deck=[RED, "Eoraptor"])
    duel = Scenario(you=Side(field=["Rockeater"]), foe=foe)

    duel.hit("Rockeater", CYCLOPS).choose("take", RED)

    assert (duel.base(FOE), duel.hand(FOE)) == ([RED], ["Eoraptor"])
