"""Chapter 10: summoning and Magic (ZZ-074 to ZZ-081)."""

import pytest
from tests.games.zenonzard.scenario import FOE, GREEN, NEUTRAL, PURPLE, QUIET, RED, YELLOW, YOU, Scenario, Side
from tests.rules import rule


@rule("ZZ-074")
def test_a_field_minion_is_summoned_in_the_own_main_phase_by_paying_its_cost() -> None:
    """Not in the Mana Phase, not in the foe's turn."""
    you = Side(hand=["Drill Golem"], base=[RED] * 2)
    in_mana = Scenario(you=you, at="mana")
    in_main = Scenario(you=you).summon("Drill Golem")
    in_foes = Scenario(you=you, foe=Side(field=["Rockeater"]), active=FOE).attack("Rockeater")

    assert (in_mana.is_offered("summon"), in_main.field(), in_main.active_mana()) == (False, ["Drill Golem"], [])
    assert (in_foes.decider, in_foes.options()) == (YOU, ["Pass"])


@rule("ZZ-075")
def test_a_base_minion_is_never_summoned_from_the_hand() -> None:
    """It reaches the field only through the base."""
    you = Side(hand=[RED], base=[RED] * 5, movements=1)
    duel = Scenario(you=you)

    from_hand = duel.is_offered("summon", RED)
    duel.choose("move_to_field", RED)

    assert (from_hand, duel.hand(), duel.field()) == (False, [RED], [RED])


@rule("ZZ-076")
def test_summon_means_putting_a_minion_on_the_field_after_paying() -> None:
    """Resurrection puts Healing Sheep on the field unpaid: that is no summon and restores no Life."""
    summoned = Scenario(you=Side(hand=["Healing Sheep"], base=[NEUTRAL] * 3, life=3)).summon("Healing Sheep")
    you = Side(hand=["Resurrection"], base=[PURPLE] * 3, trash=["Healing Sheep"], field=["Rockeater"], life=3)
    put = Scenario(you=you).attack("Rockeater").use("Resurrection")

    assert (summoned.life(), put.life()) == (4, 3)
    assert put.field() == ["Rockeater", "Healing Sheep"]


def playable(card: str, in_flash: bool) -> bool:
    """Whether you could use this Magic in your Main Phase, or in the Flash Phase of your attack."""
    you = Side(hand=[card], base=[RED, GREEN, YELLOW, NEUTRAL], field=["Rockeater"])
    duel = Scenario(you=you, foe=Side(field=["Megalosaurus"], forces=QUIET))
    if in_flash:
        duel.attack("Rockeater")
    return duel.is_offered("use", card)


@rule("ZZ-077")
@pytest.mark.parametrize(("in_flash", "expected"), [(False, True), (True, False)])
def test_main_magic_is_used_in_the_main_phase_outside_an_attack(in_flash: bool, expected: bool) -> None:
    """Rush of Bats has [Main] only."""
    assert playable("Rush of Bats", in_flash) == expected


@rule("ZZ-078")
@pytest.mark.parametrize(("in_flash", "expected"), [(False, False), (True, True)])
def test_flash_magic_is_used_in_a_flash_phase(in_flash: bool, expected: bool) -> None:
    """Chimera Vortex has [Flash] only."""
    assert playable("Chimera Vortex", in_flash) == expected


@rule("ZZ-079")
@pytest.mark.parametrize("in_flash", [False, True])
def test_magic_with_main_and_flash_is_used_in_either(in_flash: bool) -> None:
    """Gravity has both."""
    assert playable("Gravity", in_flash)


@rule("ZZ-080")
def test_magic_takes_effect_at_once_and_only_once() -> None:
    """The foe cannot answer; afterwards it lies in the trash and is not on offer again."""
    duel = Scenario(
        you=Side(hand=["Gravity"], base=[RED] * 4),
        foe=Side(field=["Leviathan"], hand=["Gravity"], base=[RED] * 4, forces=QUIET),
    )

    duel.use("Gravity")

    assert (duel.bp("Leviathan", FOE), duel.trash(), duel.decider) == (400, ["Gravity"], YOU)
    assert not duel.is_offered("use")


@rule("ZZ-081")
def test_a_field_minion_moved_to_the_base_becomes_mana() -> None:
    """A red one pays for red."""
    duel = Scenario(you=Side(field=["Drill Golem"], hand=["Spike Lizard"], movements=1))

    before = duel.is_offered("summon")
    duel.choose("move_to_base", "Drill Golem")

    assert (before, duel.base(), duel.is_offered("summon", "Spike Lizard")) == (False, ["Drill Golem"], True)
