"""Chapter 9: the field limit (ZZ-070 to ZZ-073)."""

from tests.games.zenonzard.scenario import RED, Scenario, Side
from tests.rules import rule

FIVE = ["Rockeater", "Megalosaurus", "Leviathan", "Cobra Mage", "Golem S"]


@rule("ZZ-070")
def test_the_field_holds_five_minions_tokens_included() -> None:
    """With four there is room, with a token as the fifth there is none."""
    fifth = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=FIVE[1:])).summon("Drill Golem")
    sixth = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=FIVE)).summon("Drill Golem")

    assert (fifth.rule, len(fifth.field())) == ("ZZ-051", 5)
    assert (sixth.rule, len(sixth.field())) == ("ZZ-071", 5)


@rule("ZZ-071")
def test_summoning_onto_a_full_field_sends_one_of_the_five_to_the_trash() -> None:
    """The owner chooses which."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=FIVE))

    duel.summon("Drill Golem")
    options = duel.options()
    duel.choose("replace_minion", "Leviathan")

    assert options == [f"Replace {name} on the field" for name in FIVE]
    assert (
        duel.field(),
        duel.trash(),
    ) == (["Rockeater", "Megalosaurus", "Cobra Mage", "Golem S", "Drill Golem"], ["Leviathan"])


@rule("ZZ-071")
def test_moving_onto_a_full_field_sends_one_of_the_five_to_the_trash() -> None:
    """A Movement is treated like a summon."""
    duel = Scenario(you=Side(base=[RED], field=FIVE, movements=1))

    duel.choose("move_to_field", RED).choose("replace_minion", "Rockeater")

    assert (duel.field(), duel.trash()) == ([*FIVE[1:], RED], ["Rockeater"])


@rule("ZZ-072")
def test_a_minion_that_makes_room_is_not_destroyed() -> None:
    """Cobra Mage draws a card when destroyed; here it does not."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=FIVE))

    duel.summon("Drill Golem").choose("replace_minion", "Cobra Mage")

    assert (duel.trash(), duel.hand()) == (["Cobra Mage"], [])


@rule("ZZ-073")
def test_the_outgoing_minion_leaves_before_the_incoming_one_enters() -> None:
    """So there are never six."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2, field=FIVE))

    duel.summon("Drill Golem").choose("replace_minion", "Rockeater")

    assert duel.story("replaced", "entered") == [("replaced", "Rockeater"), ("entered", "Drill Golem")]
