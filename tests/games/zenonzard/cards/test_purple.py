"""Purple, the nation of Thanatos: the trash, the destruction of minions and Forces."""

import pytest
from tests.games.zenonzard.cards.duels import CHIMERA, ONE_RUIN, PEGASUS, QUIET_FORCES, RUINS, given
from tests.games.zenonzard.scenario import FOE, GREEN, PURPLE, YOU

from hexadeck.games.zenonzard import keywords

SPHYNX = "Force of Sanctity - Sphynx"

# -- Base Minions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("forces", "drawn"), [(QUIET_FORCES, 0), (ONE_RUIN, 1), (RUINS, 2)])
def test_skeleton_jailer_draws_for_each_destroyed_foe_force(forces: list[str], drawn: int) -> None:
    """Placed: draw 1 for each destroyed Force of the foe; the own ones do not count."""
    duel = given(at="mana", hand=["Skeleton Jailer"], forces=RUINS, foe_forces=forces)

    duel.choose("place", "Skeleton Jailer")

    assert duel.hand() == ["Goblin Soldier"] * drawn


# -- Field Minions -----------------------------------------------------------------------------------------------------


def test_maddor_is_destroyed_at_the_end_of_a_battle_it_attacked_in() -> None:
    """Passive: destroyed at the end of any battle it fought in, though it won."""
    duel = given(field=["Maddor"], foe_field=["Golem S"])

    duel.clash("Maddor", "Golem S")

    assert [duel.trash(), duel.field(FOE)] == [["Maddor"], []]


def test_maddor_is_destroyed_at_the_end_of_a_battle_it_blocked_in() -> None:
    """Passive: blocking is fighting too."""
    duel = given(field=["Golem S"], foe_field=["Maddor"])

    duel.clash("Golem S", "Maddor")

    assert duel.trash(FOE) == ["Maddor"]


def test_maddor_survives_an_attack_without_a_battle() -> None:
    """Passive: an attack that is not blocked is no battle."""
    duel = given(field=["Maddor"])

    duel.hit("Maddor")

    assert duel.field() == ["Maddor"]
    assert duel.life(FOE) == 5


def test_mischievous_imp_weakens_a_foe_minion_when_destroyed() -> None:
    """Destroyed: one foe minion -200 BP and -1 to its printed DP this turn."""
    duel = given(hand=["Mud Pit"], field=["Mischievous Imp", "Leviathan"], foe_field=["Rockeater", "Spiked Octopus"])

    duel.use("Mud Pit")
    assert duel.chooses_from() == ["Rockeater", "Spiked Octopus"]
    duel.pick("Rockeater")

    assert (duel.bp("Rockeater", FOE), duel.dp("Rockeater", FOE)) == (300, 1)
    duel.end_turn()
    assert (duel.bp("Rockeater", FOE), duel.dp("Rockeater", FOE)) == (500, 2)


def test_mischievous_imp_lowers_the_printed_dp_not_below_zero() -> None:
    """Notes: the printed DP is lowered before bonuses, never below 0."""
    foes = ["Armadahlio", "Wallace - The Courageous"]
    duel = given(hand=["Destruction"], field=["Mischievous Imp"], foe_field=foes, foe_forces=RUINS)
    assert duel.dp("Armadahlio", FOE) == 2

    duel.use("Destruction").pick("Mischievous Imp").pick("Armadahlio")
    assert duel.dp("Armadahlio", FOE) == 1

    duel = given(hand=["Mud Pit"], field=["Mischievous Imp"], foe_field=["Bomb Wahl", "Wallace - The Courageous"])
    duel.use("Mud Pit").pick("Bomb Wahl")
    assert duel.dp("Bomb Wahl", FOE) == 1


def test_mischievous_imp_may_weaken_a_minion_to_death() -> None:
    """Destroyed: BP 200 less 200 is 0."""
    duel = given(field=["Mischievous Imp"], foe_field=["Rockeater", "Armadahlio"])

    duel.clash("Mischievous Imp", "Rockeater").pick("Armadahlio")

    assert duel.trash(FOE) == ["Armadahlio"]


@pytest.mark.parametrize(("forces", "offered"), [(QUIET_FORCES, False), (ONE_RUIN, False), (RUINS, True)])
def test_ashbringer_stands_still_while_the_foe_has_a_force(forces: list[str], offered: bool) -> None:
    """Passive: cannot attack, block or move while the foe has a standing Force."""
    duel = given(field=["Ashbringer"], movements=1, foe_forces=forces)
    assert duel.is_offered("attack_life", "Ashbringer") == offered
    assert duel.is_offered("move_to_base", "Ashbringer") == offered

    duel = given(field=["Rockeater"], forces=forces, foe_field=["Ashbringer"])
    assert duel.attack("Rockeater").is_offered("block", "Ashbringer") == offered


def test_ashbringer_strengthens_others_that_attack_forces() -> None:
    """Passive: each time another minion of mine attacks a Force it gets +200 BP for that battle."""
    duel = given(field=["Ashbringer", "Goblin Soldier", "Rockeater"], foe_field=["Raven Cat"])

    duel.attack("Goblin Soldier", PEGASUS)
    assert duel.bp("Goblin Soldier") == 500
    duel.choose("block", "Raven Cat")

    assert duel.trash(FOE) == ["Raven Cat"]
    assert duel.bp("Goblin Soldier") == 300


def test_ashbringer_does_not_strengthen_attacks_on_life_or_of_the_foe() -> None:
    """Passive: a Force must be the target, and the minion one of mine."""
    duel = given(field=["Ashbringer", "Goblin Soldier"], foe_field=["Raven Cat"])
    assert duel.attack("Goblin Soldier").bp("Goblin Soldier") == 300

    duel = given(field=["Goblin Soldier"], foe_field=["Ashbringer", "Raven Cat"])
    assert duel.attack("Goblin Soldier", PEGASUS).bp("Goblin Soldier") == 300


def test_ashbringer_can_be_replaced_and_chosen() -> None:
    """Notes: it may be replaced and chosen by effects though it stands still."""
    duel = given(hand=["Meermage"], field=["Ashbringer", *["Goblin Soldier"] * 4])
    duel.summon("Meermage").choose("replace_minion", "Ashbringer")
    assert duel.trash() == ["Ashbringer"]

    duel = given(hand=["Destruction"], foe_field=["Ashbringer"])
    assert duel.use("Destruction").trash(FOE) == ["Ashbringer"]


@pytest.mark.parametrize(("name", "bp", "dp"), [("Shadowhand", 300, 1), ("Wallcrusher", 700, 2)])
@pytest.mark.parametrize(("forces", "count"), [(QUIET_FORCES, 0), (ONE_RUIN, 1), (RUINS, 2)])
def test_shadowhand_and_wallcrusher_grow_with_destroyed_foe_forces(
    name: str, bp: int, dp: int, forces: list[str], count: int
) -> None:
    """Passive: +200 BP/+1 DP for each destroyed Force of the foe; the own ones do not count."""
    for active in (YOU, FOE):
        duel = given(field=[name], forces=RUINS, foe_forces=forces, active=active)
        assert (duel.bp(name), duel.dp(name)) == (bp + 200 * count, dp + count)


def test_crimson_maille_deals_more_to_forces() -> None:
    """Attacking a Force: +1 DP for this battle."""
    duel = given(field=["Crimson Maille"])

    duel.hit("Crimson Maille", PEGASUS)

    assert duel.points(PEGASUS, FOE) == 1
    assert duel.dp("Crimson Maille") == 1


def test_crimson_maille_deals_its_printed_damage_to_life() -> None:
    """Attacking a Force: Life is no Force."""
    duel = given(field=["Crimson Maille"])

    assert duel.hit("Crimson Maille").life(FOE) == 5


def test_cathryn_rewards_purple_minions_that_destroy_a_force() -> None:
    """My turn: another purple minion of mine destroys a Force by DP damage: one Neutral Mana and draw 1."""
    field = ["Cathryn - The Queen Pathfinder", "Silverhead Crow"]
    duel = given(field=field, foe_forces=[f"{PEGASUS} (1)", CHIMERA], foe_deck=[GREEN, "Rockeater"])

    duel.hit("Silverhead Crow", PEGASUS)
    duel.order("Cathryn")

    assert duel.base() == ["Neutral Mana"]
    assert duel.active_mana() == ["Neutral Mana"]
    assert duel.hand() == ["Goblin Soldier"]


@pytest.mark.parametrize(
    ("attacker", "points"),
    [("Cathryn - The Queen Pathfinder", 1), ("Goblin Soldier", 1), ("Silverhead Crow", 2)],
)
def test_cathryn_rewards_nothing_else(attacker: str, points: int) -> None:
    """My turn: not herself, not other colours, not a Force that stands."""
    field = ["Cathryn - The Queen Pathfinder", "Goblin Soldier", "Silverhead Crow"]
    duel = given(field=field, foe_forces=[f"{PEGASUS} ({points})", CHIMERA], foe_deck=[GREEN])

    duel.hit(attacker, PEGASUS)

    assert ("effect", "Cathryn - The Queen Pathfinder") not in duel.story("effect")


def test_cathryn_does_not_stack_and_needs_dp_damage() -> None:
    """My turn: two of her reward once; an effect that damages a Force is no DP damage."""
    field = ["Cathryn - The Queen Pathfinder"] * 2 + ["Silverhead Crow"]
    duel = given(field=field, foe_forces=[f"{PEGASUS} (1)", CHIMERA], foe_deck=[GREEN])
    duel.hit("Silverhead Crow", PEGASUS)
    duel.order("Cathryn")
    assert duel.hand() == ["Goblin Soldier"]

    duel = given(field=[field[0], "Drunken Imp"], hand=["Mud Pit"], foe_forces=[f"{PEGASUS} (1)", CHIMERA])
    duel.use("Mud Pit").pick("Drunken Imp").pick(PEGASUS)
    assert duel.points(PEGASUS, FOE) == 0
    assert duel.hand() == []


def test_banshee_destroys_a_cheap_foe_minion_when_destroyed() -> None:
    """Destroyed: destroy one foe minion of cost 4 or less."""
    duel = given(field=["Banshee", "Goblin Soldier"], foe_field=["Leviathan", "Rockeater", "Megalosaurus"])

    duel.clash("Banshee", "Leviathan")
    assert duel.chooses_from() == ["Megalosaurus", "Rockeater"]
    duel.pick("Rockeater")

    assert duel.field(FOE) == ["Leviathan", "Megalosaurus"]


def test_banshee_finds_nobody_of_cost_five() -> None:
    """Destroyed: cost 5 is too much."""
    duel = given(field=["Banshee"], foe_field=["Leviathan"])

    duel.clash("Banshee", "Leviathan")

    assert duel.field(FOE) == ["Leviathan"]


def test_a_replaced_banshee_destroys_nobody() -> None:
    """ZZ-072: what makes room is not destroyed."""
    duel = given(hand=["Meermage"], field=["Banshee", *["Goblin Soldier"] * 4], foe_field=["Rockeater"])

    duel.summon("Meermage").choose("replace_minion", "Banshee")

    assert duel.field(FOE) == ["Rockeater"]


def test_graverobber_returns_to_the_field_instead_of_the_hand() -> None:
    """Trash: if this card would return from my trash to my hand, put it on my field instead; also one of two."""
    duel = given(hand=["Return"], trash=["Graverobber", "Drunken Imp"])

    duel.use("Return").pick("Graverobber", "Drunken Imp")

    assert [duel.field(), duel.hand()] == [["Graverobber"], ["Drunken Imp"]]
    assert not duel.is_offered("attack_life", "Graverobber")
    assert duel.is_offered("attack_force", "Graverobber")


def test_graverobber_makes_room_on_a_full_field() -> None:
    """Notes: if the field is full the owner replaces."""
    duel = given(hand=["Return"], trash=["Graverobber"], field=["Goblin Soldier"] * 4 + ["Rockeater"])

    duel.use("Return").pick("Graverobber").choose("replace_minion", "Rockeater")

    assert duel.field() == ["Goblin Soldier"] * 4 + ["Graverobber"]
    assert sorted(duel.trash()) == ["Return", "Rockeater"]


def test_graverobber_from_the_field_returns_to_the_hand() -> None:
    """Trash: only from the trash."""
    duel = given(hand=["Reverse Wind"], field=["Graverobber"])

    assert duel.use("Reverse Wind").hand() == ["Graverobber"]


def test_bone_chariot_may_return_a_field_minion_card() -> None:
    """Summoned: may return one Field Minion card from my trash to my hand."""
    trash = ["Rockeater", PURPLE, "Gravity", "Spiked Octopus"]
    duel = given(hand=["Bone Chariot"], trash=trash, foe_trash=["Leviathan"])

    duel.summon("Bone Chariot")
    assert duel.chooses_from() == ["Rockeater", "Spiked Octopus"]
    duel.pick("Rockeater")
    assert duel.hand() == ["Rockeater"]

    duel = given(hand=["Bone Chariot"], trash=trash)
    assert duel.summon("Bone Chariot").stop().hand() == []


def test_astaroth_puts_a_cheap_field_minion_on_the_field() -> None:
    """Summoned: put one Field Minion card of cost 3 or less from my trash on my field; that is no summoning."""
    duel = given(hand=["Astaroth - The Great Duke"], trash=["Whitefin Dolphin", "Rockeater", PURPLE, "Megalosaurus"])

    duel.summon("Astaroth - The Great Duke")
    assert duel.chooses_from() == ["Megalosaurus", "Whitefin Dolphin"]
    duel.pick("Whitefin Dolphin")

    assert duel.field() == ["Astaroth - The Great Duke", "Whitefin Dolphin"]
    assert duel.hand() == []
    assert not duel.is_rested("Whitefin Dolphin")


def test_astaroth_must_take_a_card_if_there_is_one() -> None:
    """Summoned: a single candidate is put on the field unasked; without one nothing happens."""
    duel = given(hand=["Astaroth - The Great Duke"], trash=["Megalosaurus", "Rockeater"])
    assert duel.summon("Astaroth - The Great Duke").field() == ["Astaroth - The Great Duke", "Megalosaurus"]

    duel = given(hand=["Astaroth - The Great Duke"], trash=["Rockeater"])
    assert duel.summon("Astaroth - The Great Duke").field() == ["Astaroth - The Great Duke"]


def test_zintine_may_destroy_another_minion_to_become_active() -> None:
    """Attacking: may destroy another minion of mine; if done, this becomes Active."""
    duel = given(field=["Zintine - Seeker of False Gods", "Golem S", "Rockeater"], foe_field=["Leviathan"])

    duel.attack("Zintine - Seeker of False Gods")
    assert duel.chooses_from() == ["Golem S", "Rockeater"]
    duel.pick("Golem S").choose("no_block")

    assert duel.field() == ["Zintine - Seeker of False Gods", "Rockeater"]
    assert duel.life(FOE) == 5
    assert duel.is_offered("attack_life", "Zintine")


def test_zintine_stays_rested_without_a_victim() -> None:
    """Attacking: declined, or nobody to destroy: no becoming Active."""
    duel = given(field=["Zintine - Seeker of False Gods", "Rockeater"])
    duel.attack("Zintine - Seeker of False Gods").stop()
    assert duel.is_rested("Zintine - Seeker of False Gods")

    duel = given(field=["Zintine - Seeker of False Gods"])
    duel.attack("Zintine - Seeker of False Gods")
    assert duel.is_rested("Zintine - Seeker of False Gods")


def test_iridis_takes_a_minion_and_a_force_with_him() -> None:
    """Destroyed: destroy one foe minion and one foe Force."""
    field = ["Iridis - Lord of the Dead", "Goblin Soldier"]
    duel = given(hand=["Destruction"], field=field, foe_field=["Rockeater", "Leviathan"], foe_deck=[GREEN])

    duel.use("Destruction").pick("Iridis")
    assert duel.chooses_from() == ["Leviathan", "Rockeater"]
    duel.pick("Leviathan")
    assert duel.chooses_from() == [PEGASUS, CHIMERA]
    duel.pick(CHIMERA).pick(GREEN)

    assert duel.field(FOE) == ["Rockeater"]
    assert [duel.points(CHIMERA, FOE), duel.points(PEGASUS, FOE)] == [0, 3]
    assert duel.base(FOE) == [GREEN]


def test_iridis_destroys_what_there_is() -> None:
    """Destroyed: without foe minions still a Force; without standing Forces still a minion."""
    duel = given(hand=["Destruction"], field=["Iridis - Lord of the Dead"], foe_forces=ONE_RUIN)
    duel.use("Destruction")
    assert duel.points(CHIMERA, FOE) == 0

    duel = given(field=["Iridis - Lord of the Dead"], foe_field=["Leviathan"], foe_forces=RUINS)
    duel.clash("Iridis - Lord of the Dead", "Leviathan")
    assert duel.field(FOE) == []


def test_belphegor_makes_field_minions_dearer_for_the_foe() -> None:
    """Passive: Field Minion cards in the foe's hand cost 1 more; Magic and the own hand do not."""
    hand = ["Rockeater", "Gravity", PURPLE]

    for active in (YOU, FOE):
        duel = given(hand=hand, field=["Belphegor - King of Sorrow"], foe_hand=hand, active=active)
        assert [duel.cost(name, FOE) for name in hand] == [5, 2, 0]
        assert duel.cost("Rockeater") == 4


def test_belphegor_raises_the_price_of_swoop_in_a_flash_phase() -> None:
    """Notes: the foe's costs change at once, also in a Flash Phase."""
    for field, offered in ((["Leviathan"], True), (["Leviathan", "Belphegor - King of Sorrow"], False)):
        duel = given(field=field, foe_hand=["Cheetera"])
        assert duel.attack("Leviathan").is_offered("summon", "Cheetera") == offered


def test_belphegor_attacking_brings_back_another_purple_field_minion() -> None:
    """Attacking: put one purple Field Minion card of another name from my trash on my field."""
    trash = ["Belphegor - King of Sorrow", "Banshee", "Rockeater", PURPLE, "Iridis - Lord of the Dead"]
    duel = given(field=["Belphegor - King of Sorrow"], trash=trash)

    duel.attack("Belphegor - King of Sorrow")
    assert duel.chooses_from() == ["Banshee", "Iridis - Lord of the Dead"]
    duel.pick("Iridis - Lord of the Dead")

    assert duel.field() == ["Belphegor - King of Sorrow", "Iridis - Lord of the Dead"]


@pytest.mark.parametrize(("mana", "field"), [(4, ["Leviathan"]), (3, ["Leviathan", "Rockeater"])])
def test_wallcrusher_attacking_destroys_a_cheap_minion_with_four_purple_mana(mana: int, field: list[str]) -> None:
    """Attacking: with 4+ purple mana, destroy one foe minion of cost 4 or less."""
    base = [PURPLE] * mana + [GREEN]
    duel = given(field=["Wallcrusher", "Goblin Soldier"], base=base, foe_field=["Leviathan", "Rockeater"])

    duel.attack("Wallcrusher")

    assert duel.field(FOE) == field


def test_drunken_imp_damages_a_foe_force_when_destroyed() -> None:
    """Destroyed: 1 damage to one foe Force; a destroyed Force cannot be chosen."""
    duel = given(field=["Drunken Imp"], foe_field=["Rockeater"])
    duel.clash("Drunken Imp", "Rockeater").pick(CHIMERA)
    assert [duel.points(PEGASUS, FOE), duel.points(CHIMERA, FOE)] == [3, 2]

    duel = given(field=["Drunken Imp"], foe_field=["Rockeater"], foe_forces=ONE_RUIN)
    duel.clash("Drunken Imp", "Rockeater")
    assert duel.points(CHIMERA, FOE) == 2


def test_drunken_imp_may_choose_forces_though_sphynx_protects_minions() -> None:
    """Sphynx keeps minions from being chosen, not Forces."""
    duel = given(field=["Drunken Imp"], foe_field=["Rockeater"], foe_forces=[f"{PEGASUS} (destroyed)", SPHYNX])

    duel.clash("Drunken Imp", "Rockeater")

    assert duel.points(SPHYNX, FOE) == 2


def test_revenant_may_leave_three_tokens_behind() -> None:
    """Destroyed: may make three Revenant S tokens."""
    name = "Revenant - The Three-Headed Knight"
    duel = given(field=[name], foe_field=["Spiked Octopus"])
    duel.clash(name, "Spiked Octopus").choose("yes")
    assert duel.field() == ["Revenant S"] * 3
    assert duel.has(keywords.REVENGE, "Revenant S")

    duel = given(field=[name], foe_field=["Spiked Octopus"])
    duel.clash(name, "Spiked Octopus").choose("no")
    assert duel.field() == []


def test_revenant_makes_room_for_its_tokens() -> None:
    """Destroyed: with four others on the field two of them make room."""
    name = "Revenant - The Three-Headed Knight"
    duel = given(field=[name, "Goblin Soldier", "Rockeater", "Meermage", "Golem S"], foe_field=["Spiked Octopus"])

    duel.clash(name, "Spiked Octopus").choose("yes")
    duel.choose("replace_minion", "Rockeater").choose("replace_minion", "Golem S")

    assert duel.field() == ["Goblin Soldier", "Meermage"] + ["Revenant S"] * 3


# -- Magic -------------------------------------------------------------------------------------------------------------


def test_mud_pit_destroys_a_minion_of_cost_three_or_less_on_either_side() -> None:
    """[Main] Destroy one minion of cost 3 or less (either side)."""
    duel = given(hand=["Mud Pit"], field=["Goblin Soldier", "Rockeater"], foe_field=["Megalosaurus", "Raven Cat"])

    duel.use("Mud Pit")
    assert duel.chooses_from() == ["Goblin Soldier", "Megalosaurus", "Raven Cat"]
    duel.pick("Megalosaurus")

    assert duel.trash(FOE) == ["Megalosaurus"]


def test_wraith_of_malice_gives_bp_and_revenge_for_the_turn() -> None:
    """[Main/Flash] One minion +300 BP and Revenge this turn."""
    duel = given(hand=["Wraith of Malice"], field=["Goblin Soldier"], foe_field=["Spiked Octopus"])

    duel.attack("Goblin Soldier").use("Wraith of Malice").pick("Goblin Soldier")
    assert duel.bp("Goblin Soldier") == 600
    duel.pass_all().choose("block", "Spiked Octopus")
    assert duel.trash(FOE) == ["Spiked Octopus"]

    duel = given(hand=["Wraith of Malice"], field=["Goblin Soldier"])
    duel.use("Wraith of Malice").end_turn()
    assert duel.bp("Goblin Soldier") == 300
    assert not duel.has(keywords.REVENGE, "Goblin Soldier")


def test_return_takes_up_to_two_demons() -> None:
    """[Main] Return up to two Demon minion cards from my trash to my hand."""
    trash = ["Drunken Imp", "Trickster Imp", "Mischievous Imp", "Banshee"]
    duel = given(hand=["Return"], trash=trash)

    duel.use("Return")
    assert duel.chooses_from() == ["Drunken Imp", "Mischievous Imp", "Trickster Imp"]
    duel.pick("Trickster Imp", "Mischievous Imp")

    assert duel.hand() == ["Trickster Imp", "Mischievous Imp"]


def test_return_may_take_one_and_needs_a_demon() -> None:
    """[Main] Up to two: one is enough; without a Demon in the trash it cannot be used."""
    duel = given(hand=["Return"], trash=["Drunken Imp", "Trickster Imp"])
    assert duel.use("Return").pick("Drunken Imp").stop().hand() == ["Drunken Imp"]

    duel = given(hand=["Return"], trash=["Banshee"], foe_trash=["Drunken Imp"])
    assert not duel.is_offered("use", "Return")


def test_resurrection_brings_a_blocker_from_the_trash() -> None:
    """[Flash] Put one Field Minion card of cost 4 or less from my trash on my field; it is Active."""
    trash = ["Rockeater", "Leviathan", PURPLE, "Gravity", "Goblin Soldier"]
    duel = given(hand=["Resurrection"], trash=trash, foe_field=["Goblin Soldier"], active=FOE)

    duel.attack("Goblin Soldier").use("Resurrection")
    assert duel.chooses_from() == ["Goblin Soldier", "Rockeater"]
    duel.pick("Rockeater").pass_all().choose("block", "Rockeater")

    assert duel.trash(FOE) == ["Goblin Soldier"]


def test_resurrection_is_no_summoning_and_only_for_the_flash_phase() -> None:
    """[Flash] No [When Summoned] from the trash; not in the Main Phase."""
    duel = given(hand=["Resurrection"], trash=["Whitefin Dolphin"], field=["Rockeater"])
    assert not duel.is_offered("use", "Resurrection")

    duel.attack("Rockeater").use("Resurrection")

    assert duel.field() == ["Rockeater", "Whitefin Dolphin"]
    assert duel.hand() == []


def test_destruction_destroys_any_minion() -> None:
    """[Main/Flash] Destroy one minion, whatever its cost, on either side."""
    duel = given(hand=["Destruction"], field=["Goblin Soldier"], foe_field=["Lord Alabaster - The Embattled"])
    duel.use("Destruction").pick("Lord Alabaster")
    assert duel.trash(FOE) == ["Lord Alabaster - The Embattled"]

    duel = given(hand=["Destruction"], foe_field=["Spiked Octopus"], active=FOE)
    duel.attack("Spiked Octopus").use("Destruction").pass_all()
    assert duel.trash(FOE) == ["Spiked Octopus"]
    assert duel.life() == 6


def test_pandemic_destroys_all_minions_together() -> None:
    """[Main] Destroy all minions, also those that cannot be chosen; their [When Destroyed] abilities activate."""
    duel = given(hand=["Pandemic"], field=["Cobra Mage", "Golem S"], foe_field=["Spiked Octopus", "Icebear"])

    duel.use("Pandemic")

    assert [duel.field(seat) for seat in (YOU, FOE)] == [[], []]
    assert duel.hand() == ["Goblin Soldier"]
    assert sorted(duel.trash()) == ["Cobra Mage", "Pandemic"]


def test_urn_of_exchange_trades_an_own_minion_for_two_cards() -> None:
    """[Main/Flash] Destroy one minion of mine; if done, draw 2; a token will do."""
    duel = given(hand=["Urn of Exchange"], field=["Golem S", "Rockeater"], foe_field=["Leviathan"])

    duel.use("Urn of Exchange")
    assert duel.chooses_from() == ["Golem S", "Rockeater"]
    duel.pick("Golem S")

    assert duel.field() == ["Rockeater"]
    assert duel.hand() == ["Goblin Soldier"] * 2


def test_urn_of_exchange_needs_an_own_minion() -> None:
    """[Main/Flash] Without a minion of the own it cannot be used; in a Flash Phase it can."""
    duel = given(hand=["Urn of Exchange"], foe_field=["Leviathan"])
    assert not duel.is_offered("use", "Urn of Exchange")

    duel = given(hand=["Urn of Exchange"], field=["Rockeater"])
    duel.attack("Rockeater").use("Urn of Exchange").pass_all()
    assert duel.hand() == ["Goblin Soldier"] * 2
    assert duel.life(FOE) == 6


def test_fog_of_the_lost_destroys_all_cheap_minions() -> None:
    """[Main] Destroy all minions of cost 3 or less, on both sides, Base Minions and tokens too."""
    field = ["Megalosaurus", "Rockeater", "Hammerhead Hornet", "Golem S"]
    duel = given(hand=["Fog of the Lost"], field=field, foe_field=["Raven Cat", "Cheetera"])

    duel.use("Fog of the Lost")

    assert [duel.field(), duel.field(FOE)] == [["Rockeater"], ["Cheetera"]]


@pytest.mark.parametrize("name", ["Mud Pit", "Return", "Pandemic", "Fog of the Lost"])
def test_main_magic_of_purple_is_not_used_in_a_flash_phase(name: str) -> None:
    """[Main] only in the own Main Phase."""
    duel = given(hand=[name], field=["Goblin Soldier"], trash=["Drunken Imp"])
    assert duel.is_offered("use", name)

    assert duel.attack("Goblin Soldier").options() == ["Pass"]
