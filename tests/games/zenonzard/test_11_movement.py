"""Chapter 11: Movement (ZZ-082 to ZZ-090)."""

import pytest
from tests.games.zenonzard.scenario import FOE, GREEN, NEUTRAL, QUIET, RED, YELLOW, Scenario, Side
from tests.rules import rule


@rule("ZZ-082")
def test_a_movement_moves_one_own_minion_to_the_base_or_one_minion_card_to_the_field() -> None:
    """Everything of yours on the field and in the base, nothing of the foe."""
    side = Side(field=["Rockeater"], base=[RED, "Eoraptor"], movements=1)
    duel = Scenario(you=side, foe=side)

    assert duel.offered("move_to_field", "move_to_base") == [
        "Move Eoraptor to the field",
        f"Move {RED} to the field",
        "Move Rockeater to the base",
    ]


@rule("ZZ-083")
def test_movement_is_a_main_phase_action() -> None:
    """It is not on offer in the Mana Phase or in a Flash Phase."""
    you = Side(field=["Rockeater", "Megalosaurus"], hand=["Gravity"], base=[RED] * 2, movements=1)
    in_mana = Scenario(you=you, at="mana")
    in_main = Scenario(you=you)
    in_flash = Scenario(you=you).attack("Rockeater")

    offered = [duel.is_offered("move_to_base", "Megalosaurus") for duel in (in_mana, in_main, in_flash)]

    assert offered == [False, True, False]


@rule("ZZ-084")
@pytest.mark.parametrize("mark", ["", " (rested)"])
def test_a_moved_card_keeps_its_state(mark: str) -> None:
    """Active stays Active, Rested stays Rested, in both directions."""
    to_base = Scenario(you=Side(field=[f"Rockeater{mark}"], movements=1)).choose("move_to_base", "Rockeater")
    to_field = Scenario(you=Side(base=[f"{RED}{mark}"], movements=1)).choose("move_to_field", RED)

    expected = mark != ""
    assert (to_base.is_rested("Rockeater"), to_field.is_rested(RED)) == (expected, expected)


@rule("ZZ-085")
def test_tokens_cannot_be_moved() -> None:
    """Only the card next to it can."""
    duel = Scenario(you=Side(field=["Golem S", "Rockeater"], movements=1))

    assert duel.offered("move_to_base") == ["Move Rockeater to the base"]


@rule("ZZ-086")
def test_mana_that_is_no_minion_card_cannot_be_moved() -> None:
    """Neutral Mana stays where it is."""
    duel = Scenario(you=Side(base=[NEUTRAL, RED], movements=1))

    assert duel.offered("move_to_field") == [f"Move {RED} to the field"]


@rule("ZZ-087")
def test_a_player_moves_only_once_a_turn() -> None:
    """After one move no other is on offer."""
    duel = Scenario(you=Side(field=["Rockeater", "Leviathan"], base=[RED]), at="turn").choose("no_mana")

    duel.choose("move_to_base", "Rockeater")

    assert (duel.movements(), duel.offered("move_to_field", "move_to_base")) == (0, [])


@rule("ZZ-087")
def test_an_effect_may_grant_more_movements() -> None:
    """Dustrider gives one when summoned."""
    you = Side(hand=["Demon Knight Dustrider"], base=[NEUTRAL] * 5 + [RED, GREEN], movements=1)
    duel = Scenario(you=you)

    duel.summon("Demon Knight Dustrider")
    duel.choose("move_to_field", RED).choose("move_to_field", GREEN)

    assert (duel.field(), duel.movements()) == (["Demon Knight Dustrider", RED, GREEN], 0)


@rule("ZZ-088")
def test_a_minion_moved_to_the_field_may_attack() -> None:
    """In the same turn, Life included if it was in the base before."""
    duel = Scenario(you=Side(base=["Rockeater"], movements=1), foe=Side(life=6))

    duel.choose("move_to_field", "Rockeater").hit("Rockeater")

    assert duel.life(FOE) == 4


@rule("ZZ-088")
def test_a_minion_moved_to_the_field_may_block() -> None:
    """In the foe's next turn."""
    duel = Scenario(you=Side(base=["Rockeater"], movements=1), foe=Side(field=["Megalosaurus"]))

    duel.choose("move_to_field", "Rockeater").end_turn().choose("no_mana").attack("Megalosaurus")

    assert duel.offered("block") == ["Block with Rockeater"]


@rule("ZZ-089")
@pytest.mark.parametrize(("mark", "expected"), [("", True), (" (rested)", False)])
def test_a_minion_moved_to_the_base_can_be_spent_at_once_if_active(mark: str, expected: bool) -> None:
    """Two mana are needed; the moved minion is the second."""
    you = Side(field=[f"Eoraptor{mark}"], base=[NEUTRAL], hand=["Drill Golem"], movements=1)
    duel = Scenario(you=you)

    duel.choose("move_to_base", "Eoraptor")

    assert duel.is_offered("summon", "Drill Golem") == expected


@rule("ZZ-090")
def test_moving_into_a_full_zone_uses_the_replacement_rules() -> None:
    """ZZ-066 asks for the base, ZZ-071 for the field."""
    you = Side(field=["Rockeater"] * 4 + ["Cobra Mage"], base=[YELLOW] * 9 + [RED], movements=2, forces=QUIET)
    to_base = Scenario(you=you).choose("move_to_base", "Cobra Mage")
    to_field = Scenario(you=you).choose("move_to_field", RED)

    assert (to_base.rule, to_field.rule) == ("ZZ-066", "ZZ-071")
    to_base.choose("replace_mana", YELLOW)
    to_field.choose("replace_minion", "Cobra Mage")
    assert (len(to_base.base()), to_base.trash()) == (10, [YELLOW])
    assert (to_field.field(), to_field.trash(), to_field.hand()) == (["Rockeater"] * 4 + [RED], ["Cobra Mage"], [])
