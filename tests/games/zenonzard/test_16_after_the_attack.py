"""Chapter 16: the attack, step 5: after the attack (ZZ-117, ZZ-118)."""

from tests.games.zenonzard.scenario import DEFAULT_FORCES, FOE, RED, YOU, Scenario, Side
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES


@rule("ZZ-117")
def test_what_lasts_for_the_battle_ends_after_it() -> None:
    """Brave Dramar's extra DP counts for its attack and is gone afterwards."""
    you = Side(field=["Brave Dramar", "Rockeater", "Megalosaurus"], forces=["Force of Sin - Cyclops"])
    duel = Scenario(you=you, foe=Side(life=9))

    duel.hit("Brave Dramar")

    assert (duel.life(FOE), duel.dp("Brave Dramar")) == (6, 1)


@rule("ZZ-118")
def test_the_main_phase_continues_with_all_options() -> None:
    """Summon, move, attack again, or end."""
    you = Side(field=["Rockeater", "Megalosaurus"], hand=["Drill Golem"], base=[RED] * 2, movements=1)
    duel = Scenario(you=you)

    duel.hit("Rockeater")

    assert (duel.decider, duel.rule) == (YOU, "ZZ-051")
    assert duel.verbs() == {"summon", "move_to_base", "move_to_field", "attack_life", "attack_force", "end_main"}
