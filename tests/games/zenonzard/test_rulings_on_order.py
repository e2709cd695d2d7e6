"""The rulings ZZ-R45 to ZZ-R50: order and nesting."""

from tests.games.zenonzard.scenario import FILLER, FOE, QUIET, RED, YOU, Scenario, Side
from tests.rules import rule

HOME = """
Hammer Blow [H02]
Neutral Magic
Cost 0
Main or Flash: all minions get -300 BP this turn. Draw 1 card for each minion on both fields.

Slow Rot [H03]
Neutral Magic
Cost 0
Main or Flash: one minion gets -300 BP permanently.

Grim Twin [H07]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
When destroyed: destroy all minions with cost 2 or less.

Echo [H08]
Neutral Field Minion, Golem
Cost 2, BP 900, DP 1
When destroyed: draw 1 card.

Second Echo [H09]
Neutral Field Minion, Golem
Cost 2, BP 900, DP 1
When destroyed: restore 1 Life.

Outer Echo [H10]
Neutral Field Minion, Golem
Cost 3, BP 300, DP 1
When destroyed: gain 1 Movement.

Late Bell [H11]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: when this turn ends, draw 1 card.

Night Shift [H12]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: put one Field Minion card from your trash on your field.

Curfew [H13]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: restore 1 Life.

Nap [H16]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: rest this minion.

Tether [H17]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
At the end of your turn: move one minion of yours to your base.

Banner [H19]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 0
Passive: your other minions have +300 BP.

Grave Robe [H20]
Neutral Field Minion, Monster
Cost 3, BP 200, DP 1
When destroyed: put one Field Minion card with cost 3 or more from your trash on your field.

Drummer [H25]
Neutral Field Minion, Golem
Cost 1, BP 100, DP 1
On your turn: your other minions have +300 BP.

Time Bomb [H27]
Neutral Field Minion, Golem
Cost 1, BP 300, DP 1
When destroyed: destroy all minions with BP 300 or less.
"""


@rule("ZZ-R45")
def test_the_owner_of_an_effect_makes_the_choices_inside_it() -> None:
    """You order the effects in your turn, the foe chooses what its Banshee destroys."""
    you = Side(field=["Leviathan", "Rockeater", "Chalchalsio"])
    duel = Scenario(you=you, foe=Side(field=["Banshee"])).clash("Leviathan", "Banshee")

    assert (duel.decider, duel.rule) == (FOE, "ZZ-R45")
    assert duel.offered("choose") == ["Choose Chalchalsio", "Choose Rockeater"]


@rule("ZZ-R46")
def test_new_effects_are_ordered_again_and_resolve_before_the_outer_list() -> None:
    """Grim Twin's deaths form a group of their own, before the Outer Echo that was waiting."""
    you = Side(field=["Echo", "Second Echo", "Outer Echo", "Grim Twin"], hand=["Hammer Blow"], life=5)
    duel = Scenario(you=you, cards=HOME).use("Hammer Blow")

    outer = duel.offered("next_effect")
    duel.order("Grim Twin")
    inner = duel.offered("next_effect")
    duel.order("Second Echo")

    assert (outer, inner) == (["Next: Grim Twin", "Next: Outer Echo"], ["Next: Echo", "Next: Second Echo"])
    kinds = [kind for kind, _ in duel.story("drew", "life_restored", "movement_gained")]
    assert kinds == ["drew", "drew", "life_restored", "drew", "movement_gained"]


@rule("ZZ-R47")
def test_an_effect_resolves_although_its_source_has_left() -> None:
    """Mischievous Imp weakens a minion from the trash."""
    foe = Side(field=["Leviathan"], forces=QUIET)
    duel = Scenario(you=Side(field=["Mischievous Imp"]), foe=foe).clash("Mischievous Imp", "Leviathan")

    assert (duel.trash(), duel.bp("Leviathan", FOE)) == (["Mischievous Imp"], 500)


@rule("ZZ-R47")
def test_an_instruction_about_this_minion_does_nothing_when_it_is_no_minion_any_more() -> None:
    """Moved to the base first, the Nap is not Rested and Armadahlio does not become Active."""
    you = Side(field=["Tether", "Nap"])
    rests = Scenario(you=you, cards=HOME).end_turn().order("Tether").choose("choose", "Nap")
    you = Side(field=["Tether", "Armadahlio (rested)"])
    readies = Scenario(you=you, cards=HOME).end_turn().order("Tether").choose("choose", "Armadahlio")

    assert (rests.base(), rests.active_mana()) == (["Nap"], ["Nap"])
    assert (readies.base(), readies.active_mana()) == (["Armadahlio"], [])


@rule("ZZ-R47")
def test_conditions_are_checked_on_resolution() -> None:
    """Swift Fleet stays if the other minion is gone when its effect resolves."""
    you = Side(field=["Tether", "Swift Fleet"])
    duel = Scenario(you=you, cards=HOME).end_turn().order("Tether").choose("choose", "Tether")

    assert (duel.field(), duel.base()) == (["Swift Fleet"], ["Tether"])


@rule("ZZ-R48")
def test_two_minions_destroyed_in_one_battle_leave_together() -> None:
    """Neither Banshee can destroy the other again, and both effects are ordered by the turn player."""
    you = Side(field=["Banshee", "Drill Golem"])
    foe = Side(field=["Banshee", "Eoraptor"], forces=QUIET)
    duel = Scenario(you=you, foe=foe).clash("Banshee", "Banshee")

    assert (
        duel.field(),
        duel.field(FOE),
        duel.decider,
        duel.rule,
    ) == (["Drill Golem"], ["Eoraptor"], YOU, "ZZ-123")


@rule("ZZ-R48")
def test_a_destroyed_minions_continuous_ability_has_stopped_when_effects_resolve() -> None:
    """The Banner dies together with the Time Bomb; its bonus no longer saves the Drill Golem."""
    you = Side(field=["Banner", "Drill Golem"])
    duel = Scenario(you=you, foe=Side(field=["Time Bomb"]), cards=HOME)

    before = duel.bp("Drill Golem")
    duel.clash("Banner", "Time Bomb")

    assert (before, duel.trash()) == (600, ["Banner", "Drill Golem"])


@rule("ZZ-R49")
def test_the_bp_result_comes_first_and_revenge_at_the_end_of_the_battle() -> None:
    """The Cat dies of the comparison, then its Revenge takes the blocker."""
    duel = Scenario(you=Side(field=["Two-Tailed Cat"]), foe=Side(field=["Leviathan"]))

    duel.clash("Two-Tailed Cat", "Leviathan")

    assert duel.story("destroyed") == [("destroyed", "Two-Tailed Cat"), ("destroyed", "Leviathan")]


@rule("ZZ-R49", "ZZ-R60")
def test_revenge_does_not_reach_a_blocker_that_left_and_came_back() -> None:
    """Grave Robe dies of the comparison and returns from the trash: a new object that never blocked."""
    duel = Scenario(you=Side(field=["Trickster Imp"]), foe=Side(field=["Grave Robe"]), cards=HOME)

    duel.clash("Trickster Imp", "Grave Robe")

    assert (duel.field(FOE), duel.story("destroyed")) == (["Grave Robe"], [("destroyed", "Grave Robe")])


@rule("ZZ-R50")
def test_end_of_turn_effects_resolve_while_turn_long_changes_still_apply() -> None:
    """Curfew restores Life while High Pressure still keeps it alive; step 2 ends that, and Curfew dies."""
    you = Side(field=["Curfew"], hand=["High Pressure", "Slow Rot"], base=[RED] * 2, life=5)
    duel = Scenario(you=you, cards=HOME).use("High Pressure").use("Slow Rot").end_turn()

    assert duel.story("life_restored", "destroyed") == [("life_restored", ""), ("destroyed", "Curfew")]


@rule("ZZ-R50", "ZZ-054")
def test_what_holds_on_your_turn_stops_in_step_two_and_the_state_is_checked_then() -> None:
    """Without the Drummer Cobra Mage dies in your End Phase, and you draw before your deck is checked."""
    you = Side(field=["Drummer", "Cobra Mage"], hand=["Slow Rot"], deck=["Eoraptor"])
    duel = Scenario(you=you, cards=HOME).use("Slow Rot").choose("choose", "Cobra Mage").end_turn()

    assert duel.story("destroyed", "drew", "turn_began") == [("destroyed", "Cobra Mage"), ("drew", "Eoraptor")]
    assert duel.winners == (FOE,)


@rule("ZZ-R50")
def test_an_end_of_turn_effect_created_in_step_one_resolves_in_step_one_once() -> None:
    """The Late Bell sets up an effect for the end of this very turn."""
    duel = Scenario(you=Side(field=["Late Bell"]), cards=HOME).end_turn()

    assert (duel.hand(), duel.turn_player) == ([FILLER], FOE)


@rule("ZZ-R50")
def test_a_minion_that_arrives_in_step_one_has_its_end_of_turn_effect_once() -> None:
    """Night Shift brings Curfew back; Curfew's effect comes in the same step, Night Shift's does not come again."""
    you = Side(field=["Night Shift"], trash=["Curfew", "Rockeater"], life=5)
    duel = Scenario(you=you, cards=HOME).end_turn()

    duel.choose("choose", "Curfew")

    assert (duel.field(), duel.life(), duel.turn_player) == (["Night Shift", "Curfew"], 6, FOE)
