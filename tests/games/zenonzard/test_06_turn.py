"""Chapter 6: turn structure (ZZ-039 to ZZ-056)."""

import pytest
from tests.games.zenonzard.scenario import BLUE, FILLER, FOE, NEUTRAL, QUIET, RED, YELLOW, YOU, Scenario, Side
from tests.rules import rule

from hexadeck.games.zenonzard import keywords

OUROBOROS = "Force of Eternity - Ouroboros"
HOME = """
Restless Clock [H01]
Neutral Field Minion, Golem
Cost 2, BP 300, DP 1
At the end of your turn: gain 1 Movement.

Dawn Singer [H02]
Neutral Field Minion, Avian
Cost 2, BP 300, DP 1
At the start of your turn: draw 1 card.

Sandcastle [H03]
Neutral Field Minion, Golem
Cost 2, BP 300, DP 1
When destroyed: gain 1 Movement.

Slow Rot [H04]
Neutral Magic
Cost 1
Main: one minion gets -400 BP permanently.
"""


@rule("ZZ-039")
def test_a_turn_has_four_phases_in_order() -> None:
    """Standby comes and goes without a question; Mana, Main and then the other player's turn follow."""
    duel = Scenario(you=Side(field=["Rockeater (rested)"]), at="turn")

    asked = [duel.rule]
    duel.choose("no_mana")
    asked.append(duel.rule)
    duel.end_turn()

    assert asked == ["ZZ-047", "ZZ-051"]
    assert (duel.turn_player, duel.rule) == (FOE, "ZZ-047")


@rule("ZZ-040")
def test_standby_is_start_then_refresh_then_draw() -> None:
    """A start-of-turn effect comes before the Refresh, the Refresh before the draw."""
    duel = Scenario(you=Side(field=["Dawn Singer (rested)"], deck=["Eoraptor", "Drill Golem"]), at="turn", cards=HOME)

    steps = duel.story("movement_gained", "refreshed", "drew")

    assert steps == [("movement_gained", ""), ("drew", "Eoraptor"), ("refreshed", ""), ("drew", "Drill Golem")]


@rule("ZZ-041")
def test_the_turn_player_receives_one_movement() -> None:
    """Only that player."""
    duel = Scenario(at="turn")

    assert (duel.movements(), duel.movements(FOE)) == (1, 0)


@rule("ZZ-042")
@pytest.mark.parametrize(("turn_number", "expected"), [(1, 0), (2, 1), (3, 1)])
def test_the_first_players_first_turn_has_no_movement(turn_number: int, expected: int) -> None:
    """The second player's first turn has one, and so has every later turn."""
    duel = Scenario(at="turn", turn_number=turn_number)

    assert duel.movements() == expected


@rule("ZZ-043")
def test_forces_minions_and_base_of_the_turn_player_become_active() -> None:
    """All that is Rested on the own side, and nothing of the foe."""
    rested = Side(
        field=["Rockeater (rested)"],
        base=[f"{RED} (rested)", "Neutral Mana (rested)"],
        forces=[f"{QUIET[0]} (3, rested)"],
    )
    duel = Scenario(you=rested, foe=rested, at="turn")

    you, foe = duel.match.view(None)["table"]["seats"]

    assert [card["rested"] for zone in ("field", "base", "forces") for card in you[zone]] == [0, 0, 0, 0]
    assert [card["rested"] for zone in ("field", "base", "forces") for card in foe[zone]] == [1, 1, 1, 1]


@rule("ZZ-044")
def test_the_turn_player_draws_the_top_card() -> None:
    """One card, and from the top."""
    duel = Scenario(you=Side(deck=["Eoraptor", "Drill Golem"]), at="turn")

    assert (duel.hand(), duel.deck()) == (["Eoraptor"], ["Drill Golem"])


@rule("ZZ-045")
@pytest.mark.parametrize(("turn_number", "expected"), [(1, 0), (2, 1)])
def test_the_first_players_first_turn_has_no_draw(turn_number: int, expected: int) -> None:
    """The second player's first turn has one."""
    duel = Scenario(at="turn", turn_number=turn_number)

    assert len(duel.hand()) == expected


@rule("ZZ-046")
def test_an_eleventh_card_goes_straight_to_the_trash() -> None:
    """The hand stays at ten, and the drawn card is the one that goes."""
    duel = Scenario(you=Side(hand=[FILLER] * 10, deck=["Eoraptor", "Drill Golem"]), at="turn")

    assert (duel.hand(), duel.trash()) == ([FILLER] * 10, ["Eoraptor"])


@rule("ZZ-047")
def test_the_mana_phase_offers_a_base_minion_a_neutral_mana_or_nothing() -> None:
    """Every different Base Minion in the hand once, one Neutral Mana, and nothing."""
    duel = Scenario(you=Side(hand=[RED, BLUE, RED, "Eoraptor"]), at="mana")

    assert duel.options() == [
        f"Place {RED} in the base",
        f"Place {BLUE} in the base",
        "Place one Neutral Mana in the base",
        "Place nothing",
    ]


@rule("ZZ-047")
@pytest.mark.parametrize(
    ("choice", "base"), [(("place", RED), [RED]), (("place_neutral",), [NEUTRAL]), (("no_mana",), [])]
)
def test_exactly_one_mana_or_none_is_placed_in_a_mana_phase(choice: tuple[str, ...], base: list[str]) -> None:
    """After it the Main Phase begins."""
    duel = Scenario(you=Side(hand=[RED, BLUE]), at="mana")

    duel.choose(*choice)

    assert (duel.base(), duel.rule) == (base, "ZZ-051")


@rule("ZZ-048")
def test_only_base_minions_are_placed_from_the_hand() -> None:
    """Neither Field Minions nor Magic."""
    duel = Scenario(you=Side(hand=["Eoraptor", "Gravity", RED]), at="mana")

    assert duel.offered("place") == [f"Place {RED} in the base"]


@rule("ZZ-049")
def test_neutral_mana_is_there_for_a_hand_without_base_minions() -> None:
    """The mana to use when there is nothing else to place."""
    duel = Scenario(you=Side(hand=["Eoraptor"]), at="mana")

    assert duel.options() == ["Place one Neutral Mana in the base", "Place nothing"]


@rule("ZZ-050")
@pytest.mark.parametrize(("choice", "mana"), [(("place", RED), RED), (("place_neutral",), NEUTRAL)])
def test_placed_mana_is_active_and_usable_in_the_same_turn(choice: tuple[str, ...], mana: str) -> None:
    """It pays for a minion at once."""
    duel = Scenario(you=Side(hand=[RED, "Shielded Goblin"]), at="mana")

    duel.choose(*choice)
    active = duel.active_mana()
    duel.summon("Shielded Goblin")

    assert (active, duel.field()) == ([mana], ["Shielded Goblin"])


@rule("ZZ-051")
def test_main_phase_actions_come_in_any_order_and_any_number() -> None:
    """Attack, move, attack, use Magic, summon, attack, summon, attack."""
    you = Side(
        hand=["Drill Golem", "Fire Beetle", "Reinforce Armor"],
        base=[RED] * 5 + ["Eoraptor"],
        field=["Rockeater", "Golem S"],
        movements=1,
    )
    duel = Scenario(you=you, foe=Side(life=9))

    duel.hit("Rockeater").choose("move_to_field", "Eoraptor").hit("Golem S")
    duel.use("Reinforce Armor").choose("choose", "Rockeater").summon("Fire Beetle").hit("Fire Beetle")
    duel.summon("Drill Golem").hit("Eoraptor")

    assert (duel.life(FOE), duel.field()) == (4, ["Rockeater", "Golem S", "Eoraptor", "Fire Beetle", "Drill Golem"])


@rule("ZZ-052")
def test_the_main_phase_may_be_ended_at_once_or_between_actions() -> None:
    """Its end is always on offer."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=["Rockeater"]))

    at_once = duel.is_offered("end_main")
    duel.summon("Drill Golem")
    between = duel.is_offered("end_main")
    duel.end_turn()

    assert (at_once, between, duel.turn_player) == (True, True, FOE)


@rule("ZZ-053")
def test_end_of_turn_effects_of_the_turn_player_activate_in_the_end_phase() -> None:
    """Yours at the end of your turn, the foe's not."""
    side = Side(field=["Rockeater (rested)"], forces=[OUROBOROS, QUIET[0]])
    duel = Scenario(you=side, foe=side)

    duel.end_turn()

    readied = duel.story("readied", "turn_began")
    assert readied == [("readied", "Rockeater"), ("turn_began", ""), ("readied", "Rockeater")]
    assert not duel.is_rested("Rockeater")


@rule("ZZ-054")
def test_what_lasts_this_turn_and_on_your_turn_stops_in_the_end_phase() -> None:
    """High Pressure's +300 BP and Charge, and Velociraptor's +100 BP on your turn."""
    you = Side(hand=["High Pressure"], base=[RED] * 2, field=["Drill Golem", "Velociraptor"])
    duel = Scenario(you=you)

    duel.use("High Pressure").choose("choose", "Drill Golem")
    during = (duel.bp("Drill Golem"), duel.has(keywords.CHARGE, "Drill Golem"))
    duel.end_turn()

    assert during == (700, True)
    assert (duel.bp("Drill Golem"), duel.has(keywords.CHARGE, "Drill Golem")) == (300, False)


@rule("ZZ-055")
def test_unused_movements_are_lost_whatever_their_source() -> None:
    """The normal one, one from an effect, and one gained in step 1 of the End Phase."""
    duel = Scenario(you=Side(field=["Restless Clock"], movements=2), cards=HOME)

    duel.end_turn()

    assert duel.movements() == 0


@rule("ZZ-055")
def test_movements_gained_when_the_turns_changes_end_are_lost_too() -> None:
    """Step 2 lets a weakened minion die; what it gains comes before step 3."""
    you = Side(hand=["High Pressure", "Slow Rot"], base=[RED] * 3, field=["Sandcastle"])
    duel = Scenario(you=you, cards=HOME)

    duel.use("High Pressure").use("Slow Rot")
    alive = duel.field()
    duel.end_turn()

    assert alive == ["Sandcastle"]
    assert (duel.trash()[2:], duel.movements()) == (["Sandcastle"], 0)


@rule("ZZ-056")
def test_an_empty_deck_loses_in_step_four_and_otherwise_the_foes_turn_begins() -> None:
    """After the effects of step 1, before the other player's turn."""
    lost = Scenario(you=Side(deck=[])).end_turn()
    goes_on = Scenario(you=Side(deck=["Eoraptor"])).end_turn()

    assert (lost.winners, lost.happened("turn_began")) == ((FOE,), 0)
    assert (goes_on.winners, goes_on.turn_player) == (None, FOE)


@rule("ZZ-056")
def test_the_last_card_drawn_by_an_end_of_turn_effect_loses() -> None:
    """Step 1 comes before the check."""
    you = Side(field=["Holy - Knight of Sanctity"], deck=["Eoraptor"])
    duel = Scenario(you=you).end_turn()

    assert (duel.winners, duel.hand()) == ((FOE,), ["Eoraptor"])


@rule("ZZ-051")
def test_the_foe_has_no_main_phase_actions_in_your_turn() -> None:
    """Only the turn player is asked."""
    duel = Scenario(foe=Side(hand=["Drill Golem"], base=[YELLOW] * 3, field=["Rockeater"]))

    assert (duel.decider, duel.options()) == (YOU, ["End the Main Phase"])
