"""Red, the nation of Aguma: Charge, tokens, weakened foes."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, PEGASUS, given
from tests.games.zenonzard.scenario import FOE, RED

from hexadeck.games.zenonzard import keywords

MINOTAUR = "Force of Triumph - Minotaur"

# -- Base Minions ------------------------------------------------------------------------------------------------------


def test_dwarven_champion_gives_charge_to_the_next_red_minion() -> None:
    """Placed: the next red minion I summon this turn has Charge; a neutral one between does not count."""
    hand = ["Dwarven Champion", "Goblin Soldier", "Drill Golem", "Eoraptor"]
    duel = given(at="mana", hand=hand, base=[RED] * 6)

    duel.choose("place", "Dwarven Champion")
    duel.summon("Goblin Soldier").summon("Drill Golem").summon("Eoraptor")

    assert duel.has(keywords.CHARGE, "Drill Golem")
    assert not duel.has(keywords.CHARGE, "Goblin Soldier")
    assert not duel.has(keywords.CHARGE, "Eoraptor")


def test_dwarven_champion_gives_charge_only_once_though_it_moves() -> None:
    """Placed: the next one, not every one; moving to the field changes nothing about that."""
    hand = ["Dwarven Champion", "Drill Golem", "Eoraptor"]
    duel = given(at="mana", hand=hand, base=[RED] * 4, movements=1)

    duel.choose("place", "Dwarven Champion")
    duel.summon("Drill Golem").choose("move_to_field", "Dwarven Champion")
    duel.summon("Eoraptor")

    assert not duel.has(keywords.CHARGE, "Eoraptor")


def test_dwarven_champion_counts_for_this_turn_only() -> None:
    """Placed: a red minion of a later turn has no Charge."""
    duel = given(at="mana", hand=["Dwarven Champion", "Drill Golem"])

    duel.choose("place", "Dwarven Champion")
    duel.play_to_next_turn().summon("Drill Golem")

    assert not duel.has(keywords.CHARGE, "Drill Golem")


# -- Field Minions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "offered"), [([], False), (["Golem S"], False), (["Golem S", "Leviathan"], True)])
def test_spike_lizard_attacks_only_in_company(others: list[str], offered: bool) -> None:
    """Passive: cannot attack while I have two or fewer minions."""
    duel = given(field=["Spike Lizard", *others], foe_field=["Rockeater"] * 3)

    assert duel.is_offered("attack_life", "Spike Lizard") == offered


def test_eoraptor_is_stronger_for_the_turn_in_which_it_attacks() -> None:
    """Attacking: +300 BP this turn."""
    duel = given(field=["Eoraptor"], foe_field=["Goblin Soldier"])

    duel.clash("Eoraptor", "Goblin Soldier")

    assert duel.trash(FOE) == ["Goblin Soldier"]
    assert duel.bp("Eoraptor") == 400
    duel.end_turn()
    assert duel.bp("Eoraptor") == 100


def test_eoraptor_is_not_stronger_when_it_blocks() -> None:
    """Attacking: not when blocking."""
    duel = given(field=["Golem S"], foe_field=["Eoraptor"])

    duel.clash("Golem S", "Eoraptor")

    assert duel.trash(FOE) == ["Eoraptor"]


def test_sawblade_golem_makes_one_golem_s() -> None:
    """Summoned: make one Golem S token, Active."""
    duel = given(hand=["Sawblade Golem"])

    duel.summon("Sawblade Golem")

    assert duel.field() == ["Sawblade Golem", "Golem S"]
    assert not duel.is_rested("Golem S")


def test_sawblade_golem_makes_its_token_also_on_a_full_field() -> None:
    """Summoned: the token is mandatory; the owner makes room for it."""
    duel = given(hand=["Sawblade Golem"], field=["Goblin Soldier"] * 3 + ["Rockeater"])

    duel.summon("Sawblade Golem").choose("replace_minion", "Rockeater")

    assert duel.field() == ["Goblin Soldier"] * 3 + ["Sawblade Golem", "Golem S"]
    assert duel.trash() == ["Rockeater"]


def test_sawblade_golem_from_the_base_makes_nothing() -> None:
    """Summoned: moving to the field is no summoning."""
    duel = given(base=["Sawblade Golem"], movements=1)

    duel.choose("move_to_field", "Sawblade Golem")

    assert duel.field() == ["Sawblade Golem"]


def test_velociraptor_strengthens_the_others_on_its_owners_turn() -> None:
    """My turn: my other minions +100 BP."""
    minions = ["Velociraptor", "Goblin Soldier"]

    mine = given(field=minions, foe_field=["Rockeater"])
    assert [mine.bp("Velociraptor"), mine.bp("Goblin Soldier"), mine.bp("Rockeater", FOE)] == [300, 400, 500]

    theirs = given(field=minions, active=FOE)
    assert theirs.bp("Goblin Soldier") == 300


def test_iron_hammer_golem_draws_when_it_attacks_life() -> None:
    """Attacking: if the target is Life, draw 1; a Force draws nothing."""
    duel = given(field=["Iron Hammer Golem"])
    assert duel.attack("Iron Hammer Golem").hand() == ["Goblin Soldier"]

    duel = given(field=["Iron Hammer Golem"])
    assert duel.attack("Iron Hammer Golem", PEGASUS).hand() == []


def test_graig_smasher_counts_other_minions_that_are_no_tokens() -> None:
    """Passive: +200 BP for each other non-token minion of mine, on both turns."""
    minions = ["Graig Smasher - The Iron Lord", "Goblin Soldier", "Rockeater", "Golem S"]

    for active in (0, 1):
        duel = given(field=minions, foe_field=["Leviathan"], active=active)
        assert duel.bp("Graig Smasher - The Iron Lord") == 300 + 2 * 200


def test_graig_smasher_alone_has_its_printed_bp() -> None:
    """Passive: nobody else, nothing more."""
    duel = given(field=["Graig Smasher - The Iron Lord"], foe_field=["Goblin Soldier"])

    assert duel.bp("Graig Smasher - The Iron Lord") == 300


def test_dyana_strengthens_other_red_minions_on_her_owners_turn() -> None:
    """My turn: my other red minions +200 BP; tokens have their colour too."""
    minions = ["Dyana - The Reptile Pathfinder", "Drill Golem", "Golem S", "Goblin Soldier"]

    duel = given(field=minions, foe_field=["Eoraptor"])
    assert [duel.bp(name) for name in minions] == [400, 500, 300, 300]
    assert duel.bp("Eoraptor", FOE) == 100

    duel = given(field=minions, active=FOE)
    assert duel.bp("Drill Golem") == 300


def test_sams_gives_dp_to_minions_with_charge_on_his_owners_turn() -> None:
    """My turn: my minions with Charge +1 DP, also those that have it for a while."""
    minions = ["Sams - The All-Seeing Commander", "Fire Beetle", "Goblin Soldier"]

    duel = given(field=minions, hand=["High Pressure"], foe_field=["Gayl Mouse"])
    assert [duel.dp(name) for name in minions] == [1, 2, 1]
    assert duel.dp("Gayl Mouse", FOE) == 1

    duel.use("High Pressure").pick("Goblin Soldier")
    assert duel.dp("Goblin Soldier") == 2

    duel = given(field=minions, active=FOE)
    assert duel.dp("Fire Beetle") == 1


def test_fire_bat_weakens_one_foe_minion_for_the_turn() -> None:
    """Summoned: one foe minion -300 BP this turn."""
    duel = given(hand=["Fire Bat"], field=["Goblin Soldier"], foe_field=["Rockeater", "Leviathan"])

    duel.summon("Fire Bat")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    duel.pick("Rockeater")

    assert [duel.bp("Rockeater", FOE), duel.bp("Leviathan", FOE)] == [200, 700]
    duel.end_turn()
    assert duel.bp("Rockeater", FOE) == 500


def test_fire_bat_destroys_a_minion_whose_bp_falls_to_zero() -> None:
    """Summoned: BP 300 less 300 is 0, and the minion is destroyed; with 400 it lives."""
    duel = given(hand=["Fire Bat"], foe_field=["Goblin Soldier"])
    assert duel.summon("Fire Bat").trash(FOE) == ["Goblin Soldier"]

    duel = given(hand=["Fire Bat"], foe_field=["Raven Cat"])
    assert duel.summon("Fire Bat").field(FOE) == ["Raven Cat"]


def test_vangeiss_gives_charge_to_minions_of_cost_three_or_less() -> None:
    """My turn: my minions of cost 3 or less have Charge, Base Minions and tokens too."""
    minions = ["Drill Golem (new)", "Megalosaurus (new)", "Rockeater (new)", "Hammerhead Hornet (new)"]
    duel = given(field=["Alliance Commander Vangeiss", *minions], foe_field=["Goblin Soldier"])

    charging = [duel.is_offered("attack_life", name.removesuffix(" (new)")) for name in minions]

    assert charging == [True, True, False, True]
    assert not duel.has(keywords.CHARGE, "Goblin Soldier", FOE)


def test_vangeiss_gives_nothing_on_the_foes_turn() -> None:
    """My turn: not on the foe's."""
    duel = given(field=["Alliance Commander Vangeiss", "Drill Golem"], active=FOE)

    assert not duel.has(keywords.CHARGE, "Drill Golem")


def test_pickaxe_golem_makes_two_golem_s() -> None:
    """Summoned: make two Golem S tokens."""
    duel = given(hand=["Pickaxe Golem"])

    duel.summon("Pickaxe Golem")

    assert duel.field() == ["Pickaxe Golem", "Golem S", "Golem S"]


def test_pickaxe_golem_strengthens_every_other_golem_on_its_owners_turn() -> None:
    """My turn: every other Golem on both fields +200 BP."""
    minions = ["Pickaxe Golem", "Golem S", "Goblin Soldier"]

    duel = given(field=minions, foe_field=["Drill Golem"])
    assert [duel.bp(name) for name in minions] == [300, 300, 300]
    assert duel.bp("Drill Golem", FOE) == 500

    duel = given(field=minions, foe_field=["Drill Golem"], active=FOE)
    assert [duel.bp("Golem S"), duel.bp("Drill Golem", FOE)] == [100, 300]


def test_cannon_golem_weakens_two_foe_minions_for_the_turn() -> None:
    """Summoned: two foe minions -400 BP each this turn."""
    foes = ["Rockeater", "Leviathan", "Spiked Octopus"]
    duel = given(hand=["Cannon Golem"], field=["Goblin Soldier"], foe_field=foes)

    duel.summon("Cannon Golem")
    assert duel.chooses_from() == ["Leviathan", "Rockeater", "Spiked Octopus"]
    duel.pick("Rockeater", "Spiked Octopus")

    assert [duel.bp(name, FOE) for name in ("Rockeater", "Leviathan", "Spiked Octopus")] == [100, 700, 500]
    duel.end_turn()
    assert duel.bp("Spiked Octopus", FOE) == 900


def test_cannon_golem_weakens_as_many_as_there_are() -> None:
    """Summoned: one foe minion is weakened if there is only one, none if there is none."""
    duel = given(hand=["Cannon Golem"], foe_field=["Leviathan"])
    assert duel.summon("Cannon Golem").bp("Leviathan", FOE) == 300

    duel = given(hand=["Cannon Golem"])
    assert duel.summon("Cannon Golem").field() == ["Cannon Golem"]


@pytest.mark.parametrize(("red", "bp"), [(4, 300), (3, 900)])
def test_stabosaur_needs_four_red_mana_to_weaken(red: int, bp: int) -> None:
    """Summoned: with 4+ red mana, one foe minion -600 BP this turn; Rested mana counts."""
    base = [RED] * red + ["Neutral Mana"] * (8 - red)
    duel = given(hand=["Stabosaur"], base=base, foe_field=["Spiked Octopus"])

    duel.summon("Stabosaur")

    assert duel.bp("Spiked Octopus", FOE) == bp
    duel.end_turn()
    assert duel.bp("Spiked Octopus", FOE) == 900


def test_arondai_may_make_two_golem_s() -> None:
    """Summoned: may make two Golem S tokens."""
    duel = given(hand=["Arondai - Origins 02"])
    duel.summon("Arondai - Origins 02").choose("yes")
    assert duel.field() == ["Arondai - Origins 02", "Golem S", "Golem S"]

    duel = given(hand=["Arondai - Origins 02"])
    duel.summon("Arondai - Origins 02").choose("no")
    assert duel.field() == ["Arondai - Origins 02"]


def test_arondai_punishes_blocks_for_the_rest_of_the_turn() -> None:
    """Attacking Life: this turn, each time a minion of mine is blocked, 1 damage to the foe's Life."""
    duel = given(field=["Arondai - Origins 02", "Rockeater"], foe_field=["Golem S", "Goblin Soldier", "Leviathan"])

    duel.clash("Arondai - Origins 02", "Golem S")
    assert duel.life(FOE) == 5
    duel.clash("Rockeater", "Goblin Soldier", PEGASUS)
    assert duel.life(FOE) == 4

    duel.play_to_next_turn().clash("Rockeater", "Leviathan", PEGASUS)
    assert duel.life(FOE) == 4


def test_arondai_does_not_punish_blocks_after_attacking_a_force() -> None:
    """Attacking Life: an attack on a Force starts nothing, and the foe's blocked minions do not count."""
    duel = given(field=["Arondai - Origins 02"], foe_field=["Golem S"])

    duel.clash("Arondai - Origins 02", "Golem S", PEGASUS)

    assert duel.life(FOE) == 6


def test_flame_caiman_grows_for_good_when_it_attacks_life() -> None:
    """Attacking Life: permanently +100 BP, until it leaves the field."""
    duel = given(field=["Flame Caiman"])

    duel.hit("Flame Caiman").play_to_next_turn()
    assert duel.bp("Flame Caiman") == 400

    duel.choose("move_to_base", "Flame Caiman")
    duel.play_to_next_turn().choose("move_to_field", "Flame Caiman")
    assert duel.bp("Flame Caiman") == 300


def test_flame_caiman_does_not_grow_when_it_attacks_a_force() -> None:
    """Attacking Life: a Force is not Life."""
    duel = given(field=["Flame Caiman"])

    assert duel.hit("Flame Caiman", PEGASUS).bp("Flame Caiman") == 300


# -- Magic -------------------------------------------------------------------------------------------------------------


def test_emergency_mining_order_trades_a_neutral_mana_for_two_cards() -> None:
    """[Main] Destroy one Neutral Mana of mine; if done, draw 2. It is removed from the game."""
    duel = given(hand=["Emergency Mining Order"], base=["Neutral Mana", RED, "Hammerhead Hornet"])

    duel.use("Emergency Mining Order")

    assert duel.base() == [RED, "Hammerhead Hornet"]
    assert duel.hand() == ["Goblin Soldier"] * 2
    assert duel.trash() == ["Emergency Mining Order"]


def test_emergency_mining_order_needs_a_neutral_mana_that_is_no_minion_card() -> None:
    """[Main] Neutral minion cards in the base are no Neutral Mana; without one it cannot be used."""
    duel = given(hand=["Emergency Mining Order"], base=[RED, "Hammerhead Hornet"], foe_base=["Neutral Mana"])

    assert not duel.is_offered("use", "Emergency Mining Order")


def test_high_pressure_gives_bp_and_charge_for_the_turn() -> None:
    """[Main/Flash] One minion +300 BP and Charge this turn."""
    duel = given(hand=["High Pressure"], field=["Goblin Soldier (new)"], foe_field=["Rockeater"])

    duel.use("High Pressure").pick("Goblin Soldier")

    assert duel.bp("Goblin Soldier") == 600
    assert duel.is_offered("attack_life", "Goblin Soldier")
    duel.end_turn()
    assert duel.bp("Goblin Soldier") == 300
    assert not duel.has(keywords.CHARGE, "Goblin Soldier")


def test_high_pressure_may_strengthen_any_minion_in_a_flash_phase() -> None:
    """[Main/Flash] One minion of either side; also in a Flash Phase."""
    duel = given(hand=["High Pressure"], field=["Goblin Soldier"], foe_field=["Rockeater"], active=FOE)

    duel.attack("Rockeater")
    duel.use("High Pressure")
    assert duel.chooses_from() == ["Goblin Soldier", "Rockeater"]
    duel.pick("Goblin Soldier").pass_all().choose("block", "Goblin Soldier")

    assert duel.trash(FOE) == ["Rockeater"]


@pytest.mark.parametrize(("name", "loss"), [("Gravity", 300), ("Megaton Hammer", 600)])
def test_gravity_and_megaton_hammer_weaken_one_foe_minion_for_the_turn(name: str, loss: int) -> None:
    """[Main/Flash] One foe minion -300 (-600) BP this turn."""
    duel = given(hand=[name], field=["Rockeater"], foe_field=["Leviathan", "Spiked Octopus"])

    duel.use(name)
    assert duel.chooses_from() == ["Leviathan", "Spiked Octopus"]
    duel.pick("Spiked Octopus")

    assert duel.bp("Spiked Octopus", FOE) == 900 - loss
    duel.end_turn()
    assert duel.bp("Spiked Octopus", FOE) == 900


@pytest.mark.parametrize(("name", "victim"), [("Gravity", "Goblin Soldier"), ("Megaton Hammer", "Cat Sith")])
def test_gravity_and_megaton_hammer_destroy_at_zero_bp_in_a_flash_phase(name: str, victim: str) -> None:
    """[Main/Flash] An attacker whose BP falls to 0 is destroyed, and the attack comes to nothing."""
    duel = given(hand=[name], foe_field=[victim], active=FOE)

    duel.attack(victim)
    duel.use(name).pass_all()

    assert duel.trash(FOE) == [victim]
    assert duel.life() == 6


@pytest.mark.parametrize("name", ["Gravity", "Megaton Hammer", "Fire Bat"])
def test_weakening_magic_needs_a_foe_minion(name: str) -> None:
    """Magic without a target cannot be used; a minion can be summoned all the same."""
    duel = given(hand=[name], field=["Rockeater"])

    assert duel.is_offered("use", name) is False
    assert duel.is_offered("summon", name) == (name == "Fire Bat")


def test_rush_of_bats_stops_reducing_and_restoring_for_the_turn() -> None:
    """[Main] This turn the foe's Life and Forces are not restored, damage to them is not reduced. Draw 1."""
    duel = given(
        hand=["Rush of Bats"],
        field=["Goblin Soldier", "Eoraptor"],
        foe_hand=["Healing", "Refine"],
        foe_forces=[MINOTAUR, CHIMERA],
    )

    duel.use("Rush of Bats")
    assert duel.hand() == ["Goblin Soldier"]
    duel.attack("Goblin Soldier")
    duel.use("Healing").pass_all()
    assert duel.life(FOE) == 5

    duel.attack("Eoraptor", CHIMERA)
    duel.use("Refine").pass_all()
    assert duel.points(CHIMERA, FOE) == 2


def test_rush_of_bats_spares_its_owner_and_the_next_turn() -> None:
    """[Main] Only the foe's side, only this turn."""
    duel = given(hand=["Rush of Bats", "Healing"], field=["Goblin Soldier"], foe_forces=[MINOTAUR, CHIMERA])

    duel.use("Rush of Bats").use("Healing")
    assert duel.life() == 7

    assert duel.play_to_next_turn().hit("Goblin Soldier").life(FOE) == 6


def test_golem_mobilization_makes_tokens_and_strengthens_all_golems() -> None:
    """[Main/Flash] Make two Golem S tokens; my Golems +200 BP this turn."""
    duel = given(hand=["Golem Mobilization"], field=["Drill Golem", "Goblin Soldier"], foe_field=["Basalt Ram"])

    duel.use("Golem Mobilization")

    assert duel.field() == ["Drill Golem", "Goblin Soldier", "Golem S", "Golem S"]
    assert [duel.bp("Drill Golem"), duel.bp("Golem S"), duel.bp("Goblin Soldier")] == [500, 300, 300]
    assert duel.bp("Basalt Ram", FOE) == 300
    duel.end_turn()
    assert duel.bp("Golem S") == 100


def test_golem_mobilization_brings_blockers_in_a_flash_phase() -> None:
    """[Main/Flash] Tokens made in the Flash Phase can block."""
    duel = given(hand=["Golem Mobilization"], foe_field=["Golem S"], active=FOE)

    duel.attack("Golem S")
    duel.use("Golem Mobilization").pass_all().choose("block", "Golem S")

    assert duel.field() == ["Golem S", "Golem S"]
    assert duel.field(FOE) == []


def test_paralyzer_keeps_a_strong_foe_minion_from_blocking() -> None:
    """[Main/Flash] One foe minion with BP 500 or more cannot block this turn."""
    foes = ["Rockeater", "Raven Cat", "Leviathan"]
    duel = given(hand=["Paralyzer"], field=["Golem S", "Spiked Octopus"], foe_field=foes)

    duel.use("Paralyzer")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    duel.pick("Leviathan").attack("Golem S")

    assert duel.options() == ["Block with Rockeater", "Block with Raven Cat", "Do not block"]


def test_paralyzer_lasts_for_the_turn() -> None:
    """[Main/Flash] In a Flash Phase too; on the next turn the minion blocks again."""
    duel = given(hand=["Paralyzer"], field=["Golem S", "Goblin Soldier"], foe_field=["Rockeater"])

    duel.attack("Golem S")
    duel.use("Paralyzer").pass_all()
    assert duel.life(FOE) == 5

    duel.play_to_next_turn().attack("Goblin Soldier")
    assert duel.pass_all().is_offered("block", "Rockeater")


def test_reinforce_armor_counts_token_minions_for_good() -> None:
    """[Main/Flash] One minion of mine permanently +100 BP per token minion I have."""
    duel = given(hand=["Reinforce Armor"], field=["Rockeater", "Golem S", "Golem S"], foe_field=["Golem S"])

    duel.use("Reinforce Armor")
    assert duel.chooses_from() == ["Golem S", "Golem S", "Rockeater"]
    duel.pick("Rockeater").end_turn()

    assert duel.bp("Rockeater") == 700


def test_reinforce_armor_is_used_in_a_flash_phase() -> None:
    """[Main/Flash] A blocked token may be saved."""
    duel = given(hand=["Reinforce Armor"], field=["Golem S"])

    duel.attack("Golem S").use("Reinforce Armor")

    assert duel.bp("Golem S") == 200


@pytest.mark.parametrize("name", ["Emergency Mining Order", "Rush of Bats"])
def test_main_magic_of_red_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], base=[RED, RED, "Neutral Mana"], field=["Goblin Soldier"])
    assert duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier").options() == ["Pass"]


def test_reinforce_armor_without_tokens_cannot_be_used() -> None:
    """ZZ-R33: it could do nothing."""
    duel = given(hand=["Reinforce Armor"], field=["Rockeater"], foe_field=["Golem S"])

    assert not duel.is_offered("use", "Reinforce Armor")


def test_mana_is_counted_where_it_lies() -> None:
    """ZZ-R59: red minions on the field are no red mana."""
    duel = given(hand=["Stabosaur"], base=[RED] * 3 + ["Neutral Mana"] * 5, field=[RED], foe_field=["Leviathan"])

    duel.summon("Stabosaur")

    assert duel.bp("Leviathan", FOE) == 700
