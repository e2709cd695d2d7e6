"""Chapter 22: keywords and card-level timings (ZZ-201 to ZZ-215)."""

from typing import Any, cast

import pytest
from tests.games.zenonzard.scenario import (
    BLUE,
    DEFAULT_FORCES,
    FILLER,
    FOE,
    GREEN,
    NEUTRAL,
    PURPLE,
    QUIET,
    RED,
    RUINS,
    WHITE,
    YELLOW,
    YOU,
    Scenario,
    Side,
)
from tests.rules import rule

ORTHRUS, SPHYNX = DEFAULT_FORCES
HOME = """
Rat King [H01]
Red Base Minion, Rodent
BP 300, DP 1
When placed: draw 1 card.

Sleepwalker [H02]
Neutral Field Minion, Monster
Cost 3, BP 300, DP 1
At the end of the foe's turn: draw 1 card.

Early Bird [H03]
Neutral Field Minion, Avian
Cost 3, BP 300, DP 1
At the start of your turn: gain 1 Movement.
"""


# -- Swoop -------------------------------------------------------------------------------------------------------------


@rule("ZZ-201")
@pytest.mark.parametrize("active", [YOU, FOE])
def test_swoop_summons_in_the_flash_phase_of_either_players_turn(active: int) -> None:
    """By paying the cost, with [When Summoned]: Kamaitachi strengthens another minion."""
    you = Side(field=["Rockeater"], hand=["Kamaitachi"], base=[YELLOW] * 6)
    duel = Scenario(you=you, foe=Side(field=["Leviathan"]), active=active)

    duel.attack("Rockeater" if active == YOU else "Leviathan").summon("Kamaitachi")

    assert (duel.field(), duel.active_mana(), duel.bp("Rockeater")) == (["Rockeater", "Kamaitachi"], [], 700)


@rule("ZZ-201")
def test_a_swoop_summon_respects_the_field_limit() -> None:
    """A full field makes room first."""
    you = Side(field=["Rockeater"] * 5, hand=["Cheetera"], base=[YELLOW] * 4)
    duel = Scenario(you=you, foe=Side(field=["Leviathan"]), active=FOE)

    duel.attack("Leviathan").summon("Cheetera").choose("replace_minion", "Rockeater")

    assert (duel.field(), duel.trash()) == (["Rockeater"] * 4 + ["Cheetera"], ["Rockeater"])


@rule("ZZ-201")
def test_a_swoop_minion_can_still_be_summoned_in_the_main_phase() -> None:
    """As any other."""
    duel = Scenario(you=Side(hand=["Cheetera"], base=[YELLOW] * 4))

    assert duel.summon("Cheetera").field() == ["Cheetera"]


# -- Charge ------------------------------------------------------------------------------------------------------------


@rule("ZZ-202")
def test_charge_attacks_life_in_the_turn_it_entered() -> None:
    """Whatever Forces stand."""
    duel = Scenario(you=Side(hand=["Fire Beetle"], base=[RED] * 2), foe=Side(life=6))

    duel.summon("Fire Beetle").hit("Fire Beetle")

    assert duel.life(FOE) == 5


@rule("ZZ-202")
def test_charge_frees_a_base_minion_placed_this_turn_too() -> None:
    """High Pressure gives it for the turn."""
    duel = Scenario(you=Side(hand=[RED, "High Pressure"], base=[RED] * 2, movements=1), at="mana")

    duel.choose("place", RED).choose("move_to_field", RED, nth=1)
    limited = duel.is_offered("attack_life", RED)
    duel.use("High Pressure")

    assert (limited, duel.is_offered("attack_life", RED)) == (False, True)


# -- Resurge -----------------------------------------------------------------------------------------------------------


@rule("ZZ-203")
def test_resurge_makes_the_minion_active_at_the_end_of_its_owners_turn() -> None:
    """After its attack it can block in the foe's turn; without Resurge it cannot."""
    duel = Scenario(you=Side(field=["Armadahlio", "Rockeater"]))

    duel.hit("Armadahlio").hit("Rockeater").end_turn()

    assert (duel.is_rested("Armadahlio"), duel.is_rested("Rockeater")) == (False, True)


@rule("ZZ-203")
def test_resurge_is_for_the_owners_turn_only() -> None:
    """A minion that was Rested in the foe's turn stays so until the Refresh."""
    duel = Scenario(you=Side(field=["Armadahlio (rested)"]), active=FOE)

    duel.end_turn()

    assert duel.story("readied", "turn_began") == [("turn_began", ""), ("readied", "Armadahlio")]


@rule("ZZ-203")
def test_resurge_is_ordered_with_the_other_end_of_turn_effects() -> None:
    """By the turn player."""
    you = Side(field=["Armadahlio", "Holy - Knight of Sanctity"])
    duel = Scenario(you=you)

    duel.end_turn()

    assert (duel.decider, duel.rule) == (YOU, "ZZ-123")
    assert sorted(duel.options()) == ["Next: Armadahlio", "Next: Holy - Knight of Sanctity"]


# -- Revenge -----------------------------------------------------------------------------------------------------------


@rule("ZZ-204")
def test_revenge_destroys_the_blocker_whatever_the_bp() -> None:
    """At the end of the battle."""
    duel = Scenario(you=Side(field=["Two-Tailed Cat"]), foe=Side(field=["Spiked Octopus"]))

    duel.clash("Two-Tailed Cat", "Spiked Octopus")

    assert (duel.trash(), duel.trash(FOE)) == (["Two-Tailed Cat"], ["Spiked Octopus"])


@rule("ZZ-204")
def test_revenge_does_nothing_when_its_minion_blocks() -> None:
    """Only when it attacks and is blocked."""
    duel = Scenario(you=Side(field=["Spiked Octopus"]), foe=Side(field=["Two-Tailed Cat"]))

    duel.clash("Spiked Octopus", "Two-Tailed Cat")

    assert (duel.field(), duel.trash(FOE)) == (["Spiked Octopus"], ["Two-Tailed Cat"])


@rule("ZZ-204")
def test_a_blocker_with_revenge_that_wins_stays() -> None:
    """Its Revenge turns neither against the attacker nor against itself."""
    duel = Scenario(you=Side(field=["Drill Golem"]), foe=Side(field=["Trickster Imp"]))

    duel.clash("Drill Golem", "Trickster Imp")

    assert (duel.trash(), duel.field(FOE)) == (["Drill Golem"], ["Trickster Imp"])


# -- Pierce ------------------------------------------------------------------------------------------------------------


@rule("ZZ-205")
@pytest.mark.parametrize(
    ("target", "expected"),
    [("Life", (5, 3)), (ORTHRUS, (6, 2))],
)
def test_pierce_deals_the_difference_of_dp_to_the_target_when_the_blocker_loses(
    target: str, expected: tuple[int, int]
) -> None:
    """Ottolupo has DP 2, Drill Golem DP 1."""
    duel = Scenario(you=Side(field=["Ottolupo"]), foe=Side(field=["Drill Golem"], life=6))

    duel.clash("Ottolupo", "Drill Golem", target)

    assert (duel.life(FOE), duel.points(ORTHRUS, FOE)) == expected


@rule("ZZ-205")
@pytest.mark.parametrize("blocker", ["Hermit Horncrab", "Rockeater", "Leviathan"])
def test_pierce_needs_a_win_and_a_higher_dp(blocker: str) -> None:
    """A tie, a tie of equal DP and a loss deal nothing."""
    duel = Scenario(you=Side(field=["Ottolupo"]), foe=Side(field=[blocker], life=6))

    duel.clash("Ottolupo", blocker)

    assert duel.life(FOE) == 6


@rule("ZZ-205")
def test_pierce_never_deals_less_than_nothing() -> None:
    """A blocker with more DP costs the foe no Life, and restores none."""
    duel = Scenario(you=Side(field=["Emerald Dragon"], forces=[SPHYNX]), foe=Side(field=["D-08 Axebiter"], life=6))

    duel.clash("Emerald Dragon", "D-08 Axebiter")

    assert (duel.trash(FOE), duel.life(FOE)) == (["D-08 Axebiter"], 6)


@rule("ZZ-205")
def test_pierce_carries_the_excess_over_a_force_on_to_life() -> None:
    """DP 2 against a Force with one point."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], life=6, deck=[])
    duel = Scenario(you=Side(field=["Ottolupo"]), foe=foe)

    duel.hit("Ottolupo", ORTHRUS)

    assert (duel.points(ORTHRUS, FOE), duel.life(FOE)) == (0, 5)


# -- Infiltrate, Chain, places -----------------------------------------------------------------------------------------


@rule("ZZ-206")
def test_infiltrate_is_blocked_only_by_the_same_cost() -> None:
    """Floating Cloth costs five."""
    foe = Side(field=["Rockeater", "Leviathan", "Emerald Dragon", RED])
    duel = Scenario(you=Side(field=["Floating Cloth"]), foe=foe)

    duel.attack("Floating Cloth")

    assert duel.options() == ["Block with Leviathan", "Do not block"]


@rule("ZZ-206")
def test_base_minions_count_as_cost_zero_for_infiltrate() -> None:
    """One that got Infiltrate is blocked by base minions only."""
    home = "Secret Path [H09]\nNeutral Magic\nCost 0\nMain: one minion of yours gets Infiltrate this turn.\n"
    you = Side(field=["Hammerhead Hornet"], hand=["Secret Path"])
    duel = Scenario(you=you, foe=Side(field=["Hammerhead Hornet", "Shielded Goblin"]), cards=home)

    duel.use("Secret Path").attack("Hammerhead Hornet")

    assert duel.options() == ["Block with Hammerhead Hornet", "Do not block"]


@rule("ZZ-207")
@pytest.mark.parametrize(("placed", "expected"), [(RED, 1), (YELLOW, 0), (NEUTRAL, 0)])
def test_chain_draws_a_card_if_mana_of_the_colour_was_placed_this_turn(placed: str, expected: int) -> None:
    """Dyana has Chain: Red."""
    you = Side(hand=["Dyana - The Reptile Pathfinder", RED, YELLOW], base=[RED] * 3)
    duel = Scenario(you=you, at="mana")

    if placed == NEUTRAL:
        duel.choose("place_neutral")
    else:
        duel.choose("place", placed)
    before = len(duel.hand())
    duel.summon("Dyana - The Reptile Pathfinder")

    assert len(duel.hand()) - (before - 1) == expected


@rule("ZZ-207")
def test_chain_needs_the_placement_in_the_same_turn_and_a_card_from_the_hand() -> None:
    """Mana of earlier turns does not count, nor does a minion that moves to the field."""
    old = Scenario(you=Side(hand=["Dyana - The Reptile Pathfinder"], base=[RED] * 3))
    old.summon("Dyana - The Reptile Pathfinder")
    you = Side(hand=[RED], base=["Dyana - The Reptile Pathfinder"], movements=1)
    moved = Scenario(you=you, at="mana").choose("place", RED).choose("move_to_field", "Dyana")

    assert (old.hand(), moved.hand()) == ([], [])


@rule("ZZ-207")
def test_mana_placed_by_an_effect_counts_for_chain() -> None:
    """Marielna puts a green Base Minion in the base; Brigitte's Chain sees it."""
    you = Side(
        hand=["Marielna - Master of the Wind", "Brigitte - The Warfare Pathfinder", GREEN],
        base=[GREEN] * 5,
        deck=[FILLER],
    )
    duel = Scenario(you=you)

    duel.summon("Marielna - Master of the Wind").choose("choose", GREEN).summon("Brigitte - The Warfare Pathfinder")

    assert duel.hand() == [FILLER]


@rule("ZZ-208")
def test_when_placed_activates_for_a_base_minion_placed_in_the_mana_phase() -> None:
    """One-Carat Rat draws a card."""
    duel = Scenario(you=Side(hand=["One-Carat Rat"], deck=["Eoraptor"]), at="mana")

    duel.choose("place", "One-Carat Rat")

    assert duel.hand() == ["Eoraptor"]


@rule("ZZ-208")
def test_placement_by_an_effect_does_not_activate_when_placed() -> None:
    """Not a Force's search, not a card put in from the hand."""
    foe = Side(forces=[f"{ORTHRUS} (1)", SPHYNX], deck=["One-Carat Rat", FILLER, FILLER])
    by_force = Scenario(you=Side(field=["Rockeater"]), foe=foe).hit("Rockeater", ORTHRUS)
    by_force.choose("take", "One-Carat Rat")
    you = Side(hand=["Marielna - Master of the Wind", "Elven Swordsman"], base=[GREEN] * 2, field=["Ottolupo"])
    by_effect = Scenario(you=you).summon("Marielna").choose("choose", "Elven Swordsman")

    assert (by_force.base(FOE), by_force.hand(FOE)) == (["One-Carat Rat"], [FILLER])
    assert (by_effect.bp("Ottolupo"), by_effect.dp("Ottolupo")) == (500, 2)


@rule("ZZ-208")
def test_when_placed_is_the_ability_of_a_mana_not_of_a_minion() -> None:
    """Sphynx shields minions from the foe's minions; Centaurian Hunter in the base rests one all the same."""
    foe = Side(field=["Rockeater"], forces=[SPHYNX])
    as_mana = Scenario(you=Side(hand=["Centaurian Hunter"]), foe=foe, at="mana").choose("place", "Centaurian Hunter")
    you = Side(hand=["Fir Treewalker"], base=[GREEN] * 5)
    as_minion = Scenario(you=you, foe=foe).summon("Fir Treewalker")

    assert (as_mana.is_rested("Rockeater", FOE), as_minion.is_rested("Rockeater", FOE)) == (True, False)


@rule("ZZ-209")
@pytest.mark.parametrize(("zone", "expected"), [("base", False), ("field", True)])
def test_base_abilities_work_in_the_base_only(zone: str, expected: bool) -> None:
    """Guardian of Aguma becomes Active at the end of your turn as mana, not as a minion."""
    duel = Scenario(you=Side(**cast(Any, {zone: ["Guardian of Aguma (rested)"]})))

    duel.end_turn()

    assert duel.is_rested("Guardian of Aguma") == expected


@rule("ZZ-209")
def test_hand_and_trash_abilities_work_in_those_zones() -> None:
    """Duskurse is cheaper in the hand; Graverobber returns from the trash to the field instead of the hand."""
    you = Side(hand=["Duskurse - The Devastator"], base=[NEUTRAL] * 6, field=["Rockeater", "Leviathan"])
    in_hand = Scenario(you=you)
    trash = Side(hand=["Return"], base=[PURPLE] * 2, trash=["Graverobber", "Mischievous Imp"])
    in_trash = Scenario(you=trash).use("Return").choose("choose", "Graverobber").choose("choose", "Mischievous Imp")

    assert in_hand.is_offered("summon", "Duskurse - The Devastator")
    assert (in_trash.field(), in_trash.hand()) == (["Graverobber"], ["Mischievous Imp"])


# -- mirror timings ----------------------------------------------------------------------------------------------------


@rule("ZZ-210")
def test_on_the_foes_turn_mirrors_on_your_turn() -> None:
    """Dancing Cutlass has +400 BP while the foe plays."""
    duel = Scenario(you=Side(field=["Dancing Cutlass"]))

    before = duel.bp("Dancing Cutlass")
    duel.end_turn()

    assert (before, duel.bp("Dancing Cutlass")) == (100, 500)


@rule("ZZ-210")
def test_start_of_turn_effects_resolve_after_the_movement_is_gained() -> None:
    """And before the Refresh."""
    duel = Scenario(you=Side(field=["Early Bird"]), at="turn", cards=HOME)

    steps = [
        (event.name, event.number) for event in duel.log if event.name in ("movement_gained", "effect", "refreshed")
    ]

    assert [name for name, _ in steps] == ["movement_gained", "effect", "movement_gained", "refreshed"]
    assert duel.movements() == 2


@rule("ZZ-210")
def test_at_the_end_of_the_foes_turn_mirrors_at_the_end_of_yours() -> None:
    """Sleepwalker draws when the foe's turn ends, not when yours does."""
    you = Side(field=["Sleepwalker"], deck=[FILLER] * 5)
    duel = Scenario(you=you, cards=HOME)

    duel.end_turn()
    after_yours = len(duel.hand())
    duel.choose("no_mana").end_turn()

    assert (
        after_yours,
        duel.story("effect", "turn_began")[1:3],
    ) == (0, [("effect", "Sleepwalker"), ("turn_began", "")])


# -- wordings ----------------------------------------------------------------------------------------------------------


@rule("ZZ-211")
def test_what_a_minion_gets_permanently_stays_while_it_is_on_the_field() -> None:
    """Strengthening Charm over the end of the turn, and gone with the minion; Gravity ends with the turn."""
    you = Side(hand=["Strengthening Charm"], base=[YELLOW] * 3, field=["Rockeater"], movements=1)
    duel = Scenario(you=you)

    duel.use("Strengthening Charm").end_turn()
    later = duel.bp("Rockeater")
    duel.choose("no_mana").end_turn().choose("no_mana").choose("move_to_base", "Rockeater")

    assert (later, duel.base()[-1:]) == (700, ["Rockeater"])
    duel.end_turn().choose("no_mana").end_turn().choose("no_mana").choose("move_to_field", "Rockeater")
    assert duel.bp("Rockeater") == 500


@rule("ZZ-211")
def test_what_a_minion_gets_for_the_turn_is_temporary() -> None:
    """High Pressure's +300 BP."""
    duel = Scenario(you=Side(hand=["High Pressure"], base=[RED] * 2, field=["Rockeater"]))

    duel.use("High Pressure")
    during = duel.bp("Rockeater")
    duel.end_turn()

    assert (during, duel.bp("Rockeater")) == (800, 500)


@rule("ZZ-212")
def test_what_cannot_be_chosen_is_no_candidate_for_effects_that_choose() -> None:
    """Gravity of the foe has to take the other minion."""
    foe = Side(field=["Chalchalsio", "Leviathan"], forces=QUIET)
    duel = Scenario(you=Side(hand=["Gravity"], base=[RED] * 2), foe=foe)

    duel.use("Gravity")

    assert (duel.bp("Chalchalsio", FOE), duel.bp("Leviathan", FOE)) == (400, 400)


@rule("ZZ-212")
def test_effects_on_all_minions_still_apply_to_what_cannot_be_chosen() -> None:
    """Pandemic destroys it like the rest."""
    duel = Scenario(you=Side(hand=["Pandemic"], base=[PURPLE] * 8), foe=Side(field=["Chalchalsio"]))

    duel.use("Pandemic")

    assert duel.trash(FOE) == ["Chalchalsio"]


@rule("ZZ-213")
def test_may_effects_are_optional() -> None:
    """Bone Chariot may return a card and need not."""
    you = Side(hand=["Bone Chariot"], base=[PURPLE] * 5, trash=["Eoraptor"])
    duel = Scenario(you=you).summon("Bone Chariot")

    offered = duel.options()
    duel.choose("stop")

    assert (offered, duel.hand()) == (["Choose Eoraptor", "Choose no more"], [])


@rule("ZZ-213")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_two_allows_none_one_or_two(number: int) -> None:
    """Return of up to two Demons."""
    demons = ["Mischievous Imp", "Drunken Imp", "Trickster Imp"]
    duel = Scenario(you=Side(hand=["Return"], base=[PURPLE] * 2, trash=demons)).use("Return")

    for name in demons[:number]:
        duel.choose("choose", name)
    if number < 2:
        duel.choose("stop")

    assert (duel.hand(), duel.rule) == (demons[:number], "ZZ-051")


@rule("ZZ-213")
def test_a_plain_number_is_mandatory_as_far_as_possible() -> None:
    """Cannon Golem weakens two minions; with one there is no choice, with three the foe's pain cannot be declined."""
    you = Side(hand=["Cannon Golem"], base=[RED] * 7)
    one = Scenario(you=you, foe=Side(field=["Leviathan"], forces=QUIET)).summon("Cannon Golem")
    three = Scenario(you=you, foe=Side(field=["Leviathan", "Rockeater", "Emerald Dragon"], forces=QUIET))

    three.summon("Cannon Golem")

    assert (one.bp("Leviathan", FOE), one.rule) == (300, "ZZ-051")
    assert three.verbs() == {"choose"}


# -- must block, wins --------------------------------------------------------------------------------------------------


@rule("ZZ-214")
def test_a_foe_who_must_block_blocks_with_a_minion_of_its_choice() -> None:
    """Doberman Tracer leaves the choice of the blocker, but not of none."""
    foe = Side(field=["Rockeater", "Drill Golem", "Leviathan (rested)"])
    duel = Scenario(you=Side(field=["Doberman Tracer"]), foe=foe)

    duel.attack("Doberman Tracer")

    assert (duel.decider, duel.rule) == (FOE, "ZZ-214")
    assert duel.options() == ["Block with Rockeater", "Block with Drill Golem"]


@rule("ZZ-214")
def test_a_particular_minion_that_must_block_and_can_is_the_blocker() -> None:
    """Commanding Gelt Android names it; there is nothing left to decide."""
    you = Side(hand=["Commanding Gelt Android"], base=[WHITE] * 5, field=["Leviathan"])
    duel = Scenario(you=you, foe=Side(field=["Rockeater (rested)", "Drill Golem"], forces=QUIET))

    duel.summon("Commanding Gelt Android").choose("choose", "Rockeater").attack("Leviathan")

    assert (duel.trash(FOE), duel.field(FOE)) == (["Rockeater"], ["Drill Golem"])


@rule("ZZ-214")
@pytest.mark.parametrize("field", [[], ["Rockeater (rested)"], [RED]])
def test_with_no_able_minion_there_is_no_block(field: list[str]) -> None:
    """None at all, a Rested one, one that cannot block."""
    duel = Scenario(you=Side(field=["Doberman Tracer"]), foe=Side(field=field, life=6))

    duel.attack("Doberman Tracer")

    assert (duel.life(FOE), duel.rule) == (5, "ZZ-051")


@rule("ZZ-215")
@pytest.mark.parametrize(
    ("attacker", "blocker", "expected"),
    [("Killer Jackuar", "Drill Golem", 1), ("Drill Golem", "Killer Jackuar", 0), ("Killer Jackuar", "Rockeater", 0)],
)
def test_winning_is_surviving_a_comparison_that_destroyed_the_other(attacker: str, blocker: str, expected: int) -> None:
    """Killer Jackuar draws a card for a win; a tie is none."""
    duel = Scenario(you=Side(field=[attacker]), foe=Side(field=[blocker]))

    duel.clash(attacker, blocker)

    assert len(duel.hand()) == expected


@rule("ZZ-215")
def test_a_blocker_wins_too_and_a_revenge_kill_is_no_win() -> None:
    """Killer Jackuar as the blocker; and with Revenge against a stronger blocker."""
    blocker = Scenario(you=Side(field=["Drill Golem"]), foe=Side(field=["Killer Jackuar"])).clash(
        "Drill Golem", "Killer Jackuar"
    )
    you = Side(field=["Killer Jackuar"], hand=["Wraith of Malice"], base=[PURPLE] * 2)
    revenge = Scenario(you=you, foe=Side(field=["Crystal Veil - The Reflector"]))
    revenge.use("Wraith of Malice").clash("Killer Jackuar", "Crystal Veil - The Reflector")

    assert len(blocker.hand(FOE)) == 1
    assert (revenge.trash(FOE), revenge.hand()) == (["Crystal Veil - The Reflector"], [])


@rule("ZZ-202", "ZZ-R25")
def test_charge_does_not_lift_other_limits() -> None:
    """A Rested minion with Charge does not attack."""
    duel = Scenario(you=Side(field=["Fire Beetle (rested, new)"]), foe=Side(forces=RUINS))

    assert duel.options() == ["End the Main Phase"]


@rule("ZZ-209")
def test_a_passive_of_a_card_in_the_base_is_off() -> None:
    """The exception proves the rule: Mononobe in the base makes nothing cheaper."""
    duel = Scenario(you=Side(hand=["Meermage"], base=["Mononobe - Ambassador to Aguma"]))

    assert not duel.is_offered("summon", "Meermage")


@rule("ZZ-201")
def test_swoop_costs_the_full_price_in_the_flash_phase() -> None:
    """Without yellow mana there is no Cheetera."""
    duel = Scenario(you=Side(hand=["Cheetera"], base=[BLUE] * 4), foe=Side(field=["Leviathan"]), active=FOE)

    assert duel.attack("Leviathan").options() == ["Pass"]
