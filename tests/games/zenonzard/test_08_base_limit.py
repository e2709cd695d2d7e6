"""Chapter 8: the base limit (ZZ-065 to ZZ-069)."""

from tests.games.zenonzard.scenario import BLUE, GREEN, NEUTRAL, PURPLE, RED, WHITE, YELLOW, Scenario, Side
from tests.rules import rule

NINE = [YELLOW] * 5 + [GREEN] * 4
FULL = [*NINE, NEUTRAL]


@rule("ZZ-065")
def test_the_base_holds_ten() -> None:
    """The tenth mana needs no room made for it, the eleventh does."""
    tenth = Scenario(you=Side(hand=[RED], base=NINE), at="mana").choose("place", RED)
    eleventh = Scenario(you=Side(hand=[RED], base=FULL), at="mana").choose("place", RED)

    assert (tenth.rule, tenth.base()) == ("ZZ-051", [*NINE, RED])
    assert (eleventh.rule, eleventh.base()) == ("ZZ-066", FULL)


@rule("ZZ-066")
def test_placing_into_a_full_base_sends_one_of_the_ten_to_the_trash_first() -> None:
    """The owner chooses which."""
    duel = Scenario(you=Side(hand=[RED], base=FULL), at="mana")

    duel.choose("place", RED).choose("replace_mana", GREEN)

    assert (duel.base(), duel.trash()) == ([YELLOW] * 5 + [GREEN] * 3 + [NEUTRAL, RED], [GREEN])


@rule("ZZ-066")
def test_moving_into_a_full_base_sends_one_of_the_ten_to_the_trash_first() -> None:
    """A Movement is treated like a placement."""
    duel = Scenario(you=Side(field=["Rockeater"], base=FULL, movements=1))

    duel.choose("move_to_base", "Rockeater").choose("replace_mana", YELLOW)

    assert (duel.base(), duel.trash()) == ([YELLOW] * 4 + [GREEN] * 4 + [NEUTRAL, "Rockeater"], [YELLOW])


@rule("ZZ-066")
def test_a_neutral_mana_placed_into_a_full_base_needs_room_too() -> None:
    """It counts among the ten like any other."""
    duel = Scenario(you=Side(base=FULL), at="mana")

    duel.choose("place_neutral").choose("replace_mana", YELLOW)

    assert (len(duel.base()), duel.trash()) == (10, [YELLOW])


@rule("ZZ-067")
def test_a_replaced_neutral_mana_is_removed_from_the_game() -> None:
    """The trash stays empty."""
    duel = Scenario(you=Side(hand=[RED], base=FULL), at="mana")

    duel.choose("place", RED).choose("replace_mana", NEUTRAL)

    assert (duel.base(), duel.trash(), duel.removed()) == ([*NINE, RED], [], [NEUTRAL])


@rule("ZZ-068")
def test_neither_the_incoming_card_nor_another_in_hand_can_make_room() -> None:
    """Only what lies in the base is on offer."""
    duel = Scenario(you=Side(hand=[RED, BLUE], base=FULL), at="mana")

    duel.choose("place", RED)

    expected = [f"Replace {name} in the base" for name in (NEUTRAL, YELLOW, GREEN)]
    assert sorted(duel.options()) == sorted(expected)


@rule("ZZ-069")
def test_first_the_incoming_then_the_outgoing_then_it_becomes_mana() -> None:
    """The card stays in the hand until room is made; then it is mana and pays at once."""
    duel = Scenario(you=Side(hand=[RED, "Drill Golem"], base=[WHITE] * 5 + [PURPLE] * 5), at="mana")

    duel.choose("place", RED)
    waiting = duel.hand()
    duel.choose("replace_mana", WHITE)

    assert (waiting, duel.hand()) == ([RED, "Drill Golem"], ["Drill Golem"])
    assert duel.story("replaced", "placed") == [("replaced", WHITE), ("placed", RED)]
    assert duel.is_offered("summon", "Drill Golem")
