"""White, the nation of Machinas: Forces, blocking, battles."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, ONE_RUIN, PEGASUS, QUIET_FORCES, RUINS, given
from tests.games.zenonzard.scenario import FOE, RED, WHITE, YOU

from hexadeck.games.zenonzard import keywords, zones

CYCLOPS = "Force of Sin - Cyclops"
HELLDUKE = "Hellduke - The Decimator"
VICERAVE = "Vicerave - The King"
THEXUVANS = "Thexuvans - The Pious"

# -- Base Minions ------------------------------------------------------------------------------------------------------


def test_android_commando_may_make_a_foe_minion_block() -> None:
    """Placed: may choose one foe minion; it must block this turn, and nobody else blocks for it."""
    foes = ["Golem S", "Leviathan"]
    duel = given(at="mana", hand=["Android Commando"], field=["Rockeater", "Goblin Soldier"], foe_field=foes)

    duel.choose("place", "Android Commando")
    duel.pick("Golem S").attack("Rockeater")

    assert duel.trash() == []
    assert duel.field(FOE) == ["Leviathan"]
    assert duel.attack("Goblin Soldier").is_offered("no_block")


def test_android_commando_may_leave_the_foe_alone() -> None:
    """Placed: may."""
    duel = given(at="mana", hand=["Android Commando"], field=["Rockeater"], foe_field=["Golem S"])

    duel.choose("place", "Android Commando").choose("stop")

    assert duel.attack("Rockeater").is_offered("no_block")


def test_android_commando_cannot_make_a_rested_minion_block() -> None:
    """ZZ-214: a minion that is not able to block does not; the others are free."""
    foes = ["Golem S (rested)", "Leviathan"]
    duel = given(at="mana", hand=["Android Commando"], field=["Rockeater"], foe_field=foes)

    duel.choose("place", "Android Commando")
    duel.pick("Golem S").attack("Rockeater")

    assert duel.options() == ["Block with Leviathan", "Do not block"]


def test_android_commando_counts_for_this_turn_only() -> None:
    """Placed: must block this turn."""
    duel = given(at="mana", hand=["Android Commando"], field=["Rockeater"], foe_field=["Golem S"])

    duel.choose("place", "Android Commando")
    duel.pick("Golem S").play_to_next_turn().attack("Rockeater")

    assert duel.pass_all().is_offered("no_block")


# -- Field Minions -----------------------------------------------------------------------------------------------------


def test_snow_mouse_restores_one_own_force() -> None:
    """Summoned: restore 1 to one Force of mine; a destroyed one cannot be restored."""
    duel = given(hand=["Snow Mouse"])
    duel.summon("Snow Mouse")
    assert duel.chooses_from() == QUIET_FORCES
    duel.pick(CHIMERA)
    assert [duel.points(PEGASUS), duel.points(CHIMERA)] == [3, 4]

    duel = given(hand=["Snow Mouse"], forces=RUINS)
    assert duel.summon("Snow Mouse").points(PEGASUS) == 0


def test_snow_mouse_stops_at_ten_points() -> None:
    """ZZ-127: a Force's points cannot exceed 10."""
    duel = given(hand=["Snow Mouse"], forces=[f"{PEGASUS} (10)", RUINS[1]])

    assert duel.summon("Snow Mouse").points(PEGASUS) == 10


def test_ring_raptor_can_be_chosen_by_minions() -> None:
    """Passive: cannot be chosen by the foe's Magic; the foe's minions may choose it."""
    duel = given(hand=["Fir Treewalker"], foe_field=["Ring Raptor"])

    assert duel.summon("Fir Treewalker").is_rested("Ring Raptor", FOE)


@pytest.mark.parametrize("name", ["Doberman Tracer", "R-A6 Vogelbein"])
def test_doberman_tracer_and_vogelbein_make_the_foe_block(name: str) -> None:
    """Attacking: the foe must block, with a minion of its choice."""
    duel = given(field=[name, "Goblin Soldier"], foe_field=["Golem S", "Leviathan", "Rockeater (rested)"])

    duel.attack(name)
    assert duel.options() == ["Block with Golem S", "Block with Leviathan"]
    assert duel.rule == "ZZ-214"
    duel.choose("block", "Golem S")

    assert duel.attack("Goblin Soldier").is_offered("no_block")


@pytest.mark.parametrize("name", ["Doberman Tracer", "R-A6 Vogelbein"])
def test_doberman_tracer_and_vogelbein_hit_when_nobody_can_block(name: str) -> None:
    """Attacking: with no able minion there is no block."""
    duel = given(field=[name], foe_field=["Leviathan (rested)", WHITE])

    assert duel.attack(name).life(FOE) == 5


@pytest.mark.parametrize(
    ("name", "bp", "dp", "more_dp"), [("R-B7 Gravion", 200, 1, 0), ("Combat Verda MK4 Android", 700, 2, 1)]
)
@pytest.mark.parametrize(
    ("forces", "count"),
    [(QUIET_FORCES, 2), ([PEGASUS, f"{CHIMERA} (rested)"], 2), (ONE_RUIN, 1), (RUINS, 0)],
)
def test_gravion_and_verda_live_off_standing_forces(
    name: str, bp: int, dp: int, more_dp: int, forces: list[str], count: int
) -> None:
    """Passive: +200 BP (+100 BP/+1 DP) for each standing Force of mine; the foe's do not count."""
    more_bp = 100 if more_dp else 200

    for active in (YOU, FOE):
        duel = given(field=[name], forces=forces, active=active)
        assert (duel.bp(name), duel.dp(name)) == (bp + more_bp * count, dp + more_dp * count)


def test_audri_gives_resurge_to_other_white_minions() -> None:
    """Passive: my other white minions have Resurge."""
    field = ["Audri - The Mech Pathfinder (rested)", "Maulwurf (rested)", "Goblin Soldier (rested)"]
    duel = given(field=field, foe_field=["Maulwurf"])

    assert not duel.has(keywords.RESURGE, "Maulwurf", FOE)
    duel.end_turn()

    assert [duel.is_rested(name.removesuffix(" (rested)")) for name in field] == [True, False, True]
    assert duel.has(keywords.RESURGE, "Maulwurf")


@pytest.mark.parametrize(("attacker", "offered"), [("Leviathan", False), ("Golem S", False), ("Spiked Octopus", True)])
def test_deizler_keeps_cheap_minions_from_attacking_forces(attacker: str, offered: bool) -> None:
    """Foe's turn: foe minions of cost 5 or less cannot attack my Forces; Life they can."""
    duel = given(field=["Alliance Chief Officer Deizler"], foe_field=[attacker], active=FOE)

    assert duel.is_offered("attack_force", attacker) == offered
    assert duel.is_offered("attack_life", attacker)


def test_deizler_leaves_a_new_cheap_minion_nothing_to_attack() -> None:
    """ZZ-R25: neither Life nor a Force, so no attack."""
    foes = ["Leviathan (new)", "Fire Beetle (new)"]
    duel = given(field=["Alliance Chief Officer Deizler"], foe_field=foes, active=FOE)

    assert duel.offered("attack_life", "attack_force") == ["Attack Life with Fire Beetle"]


def test_deizler_does_not_hinder_his_owner() -> None:
    """Foe's turn: my own minions attack as they like."""
    duel = given(field=["Alliance Chief Officer Deizler", "Goblin Soldier"])

    assert duel.is_offered("attack_force", "Goblin Soldier")


def test_holy_quayd_strengthens_all_own_minions_on_the_foes_turn() -> None:
    """Foe's turn: my minions +200 BP, itself too; two of them do not stack."""
    field = ["D-13 Holy Quayd", "Goblin Soldier"]

    for quayds in (1, 2):
        duel = given(field=field[:1] * quayds + field[1:], foe_field=["Rockeater"], active=FOE)
        assert [duel.bp("D-13 Holy Quayd"), duel.bp("Goblin Soldier")] == [600, 500]
        assert duel.bp("Rockeater", FOE) == 500

    duel = given(field=field)
    assert duel.bp("Goblin Soldier") == 300


def test_holy_quayds_of_both_players_do_not_hinder_each_other() -> None:
    """Does not stack: counted for each owner."""
    duel = given(field=["D-13 Holy Quayd"], foe_field=["D-13 Holy Quayd"], active=FOE)

    assert [duel.bp("D-13 Holy Quayd"), duel.bp("D-13 Holy Quayd", FOE)] == [600, 400]


def test_commanding_gelt_android_wakes_a_minion_that_must_block() -> None:
    """Summoned: choose one foe minion; it becomes Active and must block this turn."""
    foes = ["Golem S (rested)", "Leviathan"]
    duel = given(hand=["Commanding Gelt Android"], field=["Rockeater", "Goblin Soldier"], foe_field=foes)

    duel.summon("Commanding Gelt Android")
    assert duel.chooses_from() == ["Golem S", "Leviathan"]
    duel.pick("Golem S")
    assert not duel.is_rested("Golem S", FOE)
    duel.attack("Rockeater")

    assert duel.field(FOE) == ["Leviathan"]
    assert duel.attack("Goblin Soldier").is_offered("no_block")


@pytest.mark.parametrize(("blocker", "drawn"), [("Goblin Soldier", 1), ("Rockeater", 0), ("Leviathan", 0)])
def test_killer_jackuar_draws_when_it_wins(blocker: str, drawn: int) -> None:
    """Passive: each time this wins a battle, draw 1; a tie and a defeat are no wins."""
    duel = given(field=["Killer Jackuar"], foe_field=[blocker])

    duel.clash("Killer Jackuar", blocker)

    assert duel.hand() == ["Goblin Soldier"] * drawn


def test_killer_jackuar_draws_also_as_a_blocker_but_not_for_others() -> None:
    """Passive: on both turns; another minion's victory draws nothing."""
    duel = given(field=["Goblin Soldier"], foe_field=["Killer Jackuar"])
    duel.clash("Goblin Soldier", "Killer Jackuar")
    assert duel.hand(FOE) == ["Goblin Soldier"]

    duel = given(field=["Killer Jackuar", "Leviathan"], foe_field=["Goblin Soldier"])
    duel.clash("Leviathan", "Goblin Soldier")
    assert duel.hand() == []


def test_axebiter_grows_for_good_with_every_victory() -> None:
    """Passive: each time a minion of mine wins a battle, this permanently +100 BP."""
    duel = given(field=["D-08 Axebiter", "Leviathan", "Golem S"], foe_field=["Goblin Soldier", "Rockeater"])

    duel.clash("Leviathan", "Goblin Soldier").clash("D-08 Axebiter", "Rockeater").end_turn()
    assert duel.bp("D-08 Axebiter") == 800

    duel = given(field=["Goblin Soldier"], foe_field=["D-08 Axebiter"])
    assert duel.clash("Goblin Soldier", "D-08 Axebiter").bp("D-08 Axebiter", FOE) == 700


def test_axebiter_does_not_grow_with_defeats() -> None:
    """Passive: a victory of the foe is none of mine."""
    duel = given(field=["D-08 Axebiter", "Golem S"], foe_field=["Rockeater"])

    assert duel.clash("Golem S", "Rockeater").bp("D-08 Axebiter") == 600


def test_black_jackuar_becomes_active_when_it_wins_on_its_owners_turn() -> None:
    """My turn: each time this wins a battle it becomes Active, and may attack again."""
    duel = given(field=["Black Jackuar"], foe_field=["Goblin Soldier"])
    duel.clash("Black Jackuar", "Goblin Soldier")
    assert duel.is_offered("attack_life", "Black Jackuar")

    duel = given(field=["Goblin Soldier"], foe_field=["Black Jackuar"])
    duel.clash("Goblin Soldier", "Black Jackuar")
    assert duel.is_rested("Black Jackuar", FOE)


def test_black_jackuar_stays_rested_without_a_victory() -> None:
    """My turn: an attack that is not blocked is no victory."""
    duel = given(field=["Black Jackuar"])

    assert duel.hit("Black Jackuar").is_rested("Black Jackuar")


def test_vicerave_makes_the_foe_block_every_attack() -> None:
    """My turn: each time a minion of mine attacks, the foe must block."""
    duel = given(field=[VICERAVE, "Rockeater"], foe_field=["Goblin Soldier", "Golem S"])
    duel.attack("Rockeater")

    assert duel.options() == ["Block with Goblin Soldier", "Block with Golem S"]


def test_vicerave_does_not_hurry_his_own_blockers() -> None:
    """My turn: when the foe attacks, blocking is free."""
    duel = given(field=["Rockeater"], foe_field=[VICERAVE])

    assert duel.attack("Rockeater").is_offered("no_block")


def test_vicerave_damages_life_and_forces_when_he_wins() -> None:
    """My turn: each time this wins a battle, 1 damage to the foe's Life and to each foe Force."""
    duel = given(field=[VICERAVE], foe_field=["Goblin Soldier"])
    duel.attack(VICERAVE)
    assert [duel.life(FOE), duel.points(PEGASUS, FOE), duel.points(CHIMERA, FOE)] == [5, 2, 2]

    duel = given(field=["Goblin Soldier"], foe_field=[VICERAVE])
    duel.clash("Goblin Soldier", VICERAVE)
    assert [duel.life(), duel.points(PEGASUS)] == [6, 3]


def test_vicerave_damages_nothing_by_the_victories_of_others() -> None:
    """My turn: this minion must win."""
    duel = given(field=[VICERAVE, "Rockeater"], foe_field=["Goblin Soldier"])

    assert duel.attack("Rockeater").life(FOE) == 6


@pytest.mark.parametrize(("mana", "more"), [(4, 100), (3, 0)])
def test_icebear_strengthens_all_for_good_with_four_white_mana(mana: int, more: int) -> None:
    """Attacking: with 4+ white mana, my minions permanently +100 BP, itself too."""
    duel = given(field=["Icebear", "Goblin Soldier"], base=[WHITE] * mana + [RED], foe_field=["Rockeater"])

    duel.hit("Icebear").end_turn()

    assert [duel.bp("Icebear"), duel.bp("Goblin Soldier")] == [700 + more, 300 + more]
    assert duel.bp("Rockeater", FOE) == 500


def test_thexuvans_may_wake_a_minion_that_must_block_this_attack() -> None:
    """Attacking: may choose one foe minion; it becomes Active and must block this attack."""
    foes = ["Leviathan (rested)", "Golem S"]
    duel = given(field=[THEXUVANS, "Rockeater"], foe_field=foes)
    duel.attack(THEXUVANS)
    assert duel.chooses_from() == ["Golem S", "Leviathan"]
    duel.pick("Leviathan")
    assert duel.trash(FOE) == ["Leviathan"]
    assert duel.attack("Rockeater").is_offered("no_block")

    duel = given(field=[THEXUVANS], foe_field=foes)
    duel.attack(THEXUVANS).stop()
    assert duel.options() == ["Block with Golem S", "Do not block"]
    assert duel.is_rested("Leviathan", FOE)


def test_thexuvans_compels_only_in_his_own_attack() -> None:
    """Attacking: this attack, not this turn."""
    duel = given(
        field=[THEXUVANS, "Rockeater"], hand=["War Cry"], foe_field=["Lord Alabaster - The Embattled (rested)"]
    )

    duel.attack(THEXUVANS).pick("Lord Alabaster").pass_all()
    assert duel.trash() == [THEXUVANS]
    duel.use("War Cry").pick("Lord Alabaster").attack("Rockeater")

    assert duel.is_offered("no_block")


def test_hellduke_attacking_may_rest_a_force_to_become_active() -> None:
    """Attacking: may rest one Active Force of mine; if done, this becomes Active."""
    duel = given(field=[HELLDUKE], forces=[CYCLOPS, f"{CHIMERA} (rested)"])
    assert duel.bp(HELLDUKE) == 700

    duel.attack(HELLDUKE)
    assert duel.chooses_from() == [CYCLOPS]
    duel.pick(CYCLOPS)

    assert duel.is_rested(CYCLOPS, zone=zones.FORCES)
    assert duel.bp(HELLDUKE) == 600
    assert duel.is_offered("attack_life", HELLDUKE)


def test_hellduke_blocking_may_rest_a_force_to_become_active() -> None:
    """Blocking: the same; it can block again."""
    duel = given(field=["Goblin Soldier", "Rockeater"], foe_field=[HELLDUKE])

    duel.clash("Goblin Soldier", HELLDUKE).pick(PEGASUS)
    assert not duel.is_rested(HELLDUKE, FOE)

    assert duel.attack("Rockeater").is_offered("block", HELLDUKE)


def test_hellduke_stays_rested_when_no_force_is() -> None:
    """Attacking: declined, or without an Active standing Force, nothing happens."""
    duel = given(field=[HELLDUKE])
    assert duel.attack(HELLDUKE).stop().is_rested(HELLDUKE)

    duel = given(field=[HELLDUKE], forces=[RUINS[0], f"{CHIMERA} (rested)"])
    assert duel.attack(HELLDUKE).is_rested(HELLDUKE)


# -- Magic -------------------------------------------------------------------------------------------------------------


def test_lock_on_makes_the_foe_block_hunters_for_the_turn() -> None:
    """[Main] This turn, each time a Hunter of mine attacks, the foe must block."""
    foes = ["Golem S", "Golem S", "Slime Block", "Goblin Soldier"]
    duel = given(hand=["Lock-On"], field=["Maulwurf", "Killer Jackuar", "Rockeater"], foe_field=foes)

    duel.use("Lock-On")
    for hunter in ("Maulwurf", "Killer Jackuar"):
        duel.attack(hunter).pass_all()
        assert not duel.is_offered("no_block")
        duel.choose("block", "Golem S")
    assert duel.attack("Rockeater").pass_all().is_offered("no_block")

    duel.choose("no_block")
    duel.play_to_next_turn().attack("Maulwurf")
    assert duel.pass_all().is_offered("no_block")


def test_reactive_shield_strengthens_one_minion_for_the_turn() -> None:
    """[Main/Flash] One minion +300 BP this turn; on the own turn it does not become Active."""
    duel = given(hand=["Reactive Shield"], field=["Rockeater (rested)"], foe_field=["Leviathan"])

    duel.use("Reactive Shield").pick("Rockeater")

    assert duel.bp("Rockeater") == 800
    assert duel.is_rested("Rockeater")
    duel.end_turn()
    assert duel.bp("Rockeater") == 500


def test_reactive_shield_wakes_the_minion_on_the_foes_turn() -> None:
    """[Main/Flash] On the foe's turn it also becomes Active and can block."""
    duel = given(hand=["Reactive Shield"], field=["Rockeater (rested)"], foe_field=["Leviathan"], active=FOE)

    duel.attack("Leviathan").use("Reactive Shield").pick("Rockeater")
    duel.pass_all().choose("block", "Rockeater")

    assert duel.trash(FOE) == ["Leviathan"]


def test_reprise_draws_two_and_discards_one() -> None:
    """[Main] Draw 2, then discard 1, any card of the hand."""
    duel = given(hand=["Reprise", "Leviathan"], base=[WHITE] * 2, deck=["Rockeater", "Gravity", "Healing"])

    duel.use("Reprise")
    assert duel.chooses_from() == ["Gravity", "Leviathan", "Rockeater"]
    duel.pick("Rockeater")

    assert sorted(duel.hand()) == ["Gravity", "Leviathan"]
    assert sorted(duel.trash()) == ["Reprise", "Rockeater"]


def test_obliteration_beam_destroys_a_minion_of_cost_five_or_more() -> None:
    """[Main/Flash] Destroy one minion of cost 5 or more, on either side."""
    duel = given(hand=["Obliteration Beam"], field=["Spiked Octopus"], foe_field=["Leviathan", "Rockeater"])
    duel.use("Obliteration Beam")
    assert duel.chooses_from() == ["Leviathan", "Spiked Octopus"]
    assert duel.pick("Leviathan").trash(FOE) == ["Leviathan"]

    duel = given(hand=["Obliteration Beam"], foe_field=["Leviathan"], active=FOE)
    assert duel.attack("Leviathan").use("Obliteration Beam").trash(FOE) == ["Leviathan"]


def test_refine_restores_all_own_forces_and_softens_damage_to_them() -> None:
    """[Main/Flash] Restore 1 to each Force of mine; this turn damage to my Forces is reduced by 1, to Life not."""
    duel = given(hand=["Refine"], foe_field=["Rockeater", "Golem S"], active=FOE)

    duel.attack("Rockeater", PEGASUS).use("Refine").pass_all()
    assert [duel.points(PEGASUS), duel.points(CHIMERA)] == [3 + 1 - (2 - 1), 4]
    assert duel.hit("Golem S").life() == 5

    duel.play_to_next_turn().hit("Golem S", CHIMERA)
    assert duel.points(CHIMERA) == 3

    duel = given(hand=["Refine"])
    assert duel.use("Refine").points(PEGASUS) == 4


def test_refine_softens_effects_and_leaves_the_foes_forces_alone() -> None:
    """[Main/Flash] Damage by effects is reduced too; destroyed Forces are not restored."""
    duel = given(hand=["Refine"], forces=ONE_RUIN, field=["Rockeater"], foe_field=["Drunken Imp"], active=FOE)

    duel.attack("Drunken Imp").use("Refine").pass_all().choose("block", "Rockeater")

    assert [duel.points(PEGASUS), duel.points(CHIMERA)] == [0, 4]
    assert duel.points(CHIMERA, FOE) == 3


def test_death_from_orbit_destroys_all_cheap_foe_minions() -> None:
    """[Main] Destroy all foe minions of cost 3 or less; the own ones stay."""
    foes = ["Megalosaurus", "Rockeater", "Golem S", "Hammerhead Hornet"]
    duel = given(hand=["Death from Orbit"], field=["Goblin Soldier"], foe_field=foes)

    duel.use("Death from Orbit")

    assert [duel.field(), duel.field(FOE)] == [["Goblin Soldier"], ["Rockeater"]]


def test_zone_defense_wakes_everything_on_the_foes_turn() -> None:
    """[Flash] On the foe's turn: all my minions and Forces become Active."""
    field = ["Rockeater (rested)", "Golem S (rested)"]
    forces = [f"{CYCLOPS} (rested)", f"{CHIMERA} (rested)"]
    duel = given(hand=["Zone Defense"], field=field, forces=forces, foe_field=["Leviathan"], active=FOE)

    duel.attack("Leviathan").use("Zone Defense")

    assert [duel.is_rested("Rockeater"), duel.is_rested("Golem S")] == [False, False]
    assert duel.is_rested("Leviathan", FOE)
    assert [duel.is_rested(name, zone=zones.FORCES) for name in (CYCLOPS, CHIMERA)] == [False, False]
    assert duel.bp("Rockeater") == 600


def test_zone_defense_is_not_used_on_the_own_turn() -> None:
    """[Flash] Only on the foe's turn."""
    duel = given(hand=["Zone Defense"], field=["Rockeater"])

    assert duel.attack("Rockeater").options() == ["Pass"]


def test_dimensional_break_strengthens_for_good_and_rewards_victories() -> None:
    """[Main] My minions permanently +100 BP. This turn each victory of a minion of mine deals 1 damage to Life."""
    field = ["Rockeater", "Megalosaurus", "Leviathan"]
    duel = given(hand=["Dimensional Break"], field=field, foe_field=["Golem S", "Goblin Soldier", "Meermage"])

    duel.use("Dimensional Break")
    assert duel.bp("Meermage", FOE) == 300
    duel.clash("Rockeater", "Golem S").clash("Megalosaurus", "Goblin Soldier", PEGASUS)
    assert duel.life(FOE) == 4

    duel.play_to_next_turn().clash("Leviathan", "Meermage")
    assert duel.life(FOE) == 4
    assert [duel.bp(name) for name in field] == [600, 600, 800]


def test_dimensional_break_does_not_reward_the_foes_victories() -> None:
    """[Main] A minion of mine must win."""
    duel = given(hand=["Dimensional Break"], field=["Golem S"], foe_field=["Rockeater"])

    duel.use("Dimensional Break").clash("Golem S", "Rockeater")

    assert duel.life(FOE) == 6


@pytest.mark.parametrize("name", ["Lock-On", "Reprise", "Death from Orbit", "Dimensional Break"])
def test_main_magic_of_white_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], field=["Goblin Soldier"], foe_field=["Meermage"])
    assert duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier").options() == ["Pass"]
