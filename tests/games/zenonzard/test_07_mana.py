"""Chapter 7: mana and paying costs (ZZ-057 to ZZ-064)."""

import pytest
from tests.games.zenonzard.scenario import BLUE, FOE, GREEN, NEUTRAL, PURPLE, RED, YELLOW, Scenario, Side
from tests.rules import rule


@rule("ZZ-057")
@pytest.mark.parametrize(("mana", "expected"), [(1, False), (2, True), (3, True)])
def test_the_full_cost_must_be_paid(mana: int, expected: bool) -> None:
    """A card of cost two is not on offer with one mana."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * mana))

    assert duel.is_offered("summon", "Drill Golem") == expected


@rule("ZZ-058")
@pytest.mark.parametrize(
    ("base", "expected"),
    [
        ([YELLOW, GREEN, NEUTRAL, "Megalosaurus"], True),
        ([GREEN, GREEN, NEUTRAL, "Megalosaurus"], False),
        ([YELLOW] * 4, True),
    ],
)
def test_colored_cost_needs_the_colour_and_basic_cost_takes_any(base: list[str], expected: bool) -> None:
    """Cheetera: one yellow, three of anything."""
    duel = Scenario(you=Side(hand=["Cheetera"], base=base))

    assert duel.is_offered("summon", "Cheetera") == expected


@rule("ZZ-058")
@pytest.mark.parametrize(
    ("base", "expected"), [([RED, RED], False), ([RED, YELLOW], True), (["Emberwing Herald", "Emberwing Herald"], True)]
)
def test_two_colours_required_need_one_mana_each(base: list[str], expected: bool) -> None:
    """Emberwing Herald needs red and yellow; one mana of two colours pays only once."""
    duel = Scenario(you=Side(hand=["Emberwing Herald"], base=[*base, NEUTRAL, NEUTRAL]))

    assert duel.is_offered("summon", "Emberwing Herald") == expected


@rule("ZZ-059")
def test_each_mana_pays_one_point() -> None:
    """Two of three mana are spent on a cost of two."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 3))

    duel.summon("Drill Golem")

    assert duel.active_mana() == [RED]


@rule("ZZ-060")
def test_paying_rests_the_chosen_active_mana_of_the_own_base() -> None:
    """The mana that was chosen, not another, and none of the foe."""
    duel = Scenario(you=Side(hand=["Spike Lizard"], base=[RED, "Eoraptor", "Drill Golem"]))

    duel.choose("summon", "Spike Lizard").choose("pay", "Eoraptor")

    assert duel.active_mana() == [RED, "Drill Golem"]


@rule("ZZ-061")
def test_a_field_minion_is_put_on_the_field_after_paying() -> None:
    """First the mana, then the minion."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED] * 2))

    duel.summon("Drill Golem")

    assert duel.story("paid", "summoned") == [("paid", "Drill Golem"), ("summoned", "Drill Golem")]
    assert (duel.hand(), duel.field()) == ([], ["Drill Golem"])


@rule("ZZ-061")
def test_a_magics_effects_are_carried_out_and_then_it_is_put_in_the_trash() -> None:
    """While Return looks for Demons in the trash it is not there itself, afterwards it is."""
    duel = Scenario(you=Side(hand=["Return"], base=[PURPLE] * 2, trash=["Mischievous Imp"]))

    duel.use("Return")
    meanwhile = duel.trash()
    duel.choose("choose", "Mischievous Imp")

    assert (meanwhile, duel.trash()) == (["Mischievous Imp"], ["Return"])


@rule("ZZ-062")
@pytest.mark.parametrize("mana", [NEUTRAL, "One-Carat Rat", "Megalosaurus"])
def test_neutral_mana_and_neutral_cards_pay_basic_cost_only(mana: str) -> None:
    """Two of them do not pay for a red card, with one red mana they do."""
    without = Scenario(you=Side(hand=["Drill Golem"], base=[mana, mana]))
    with_red = Scenario(you=Side(hand=["Drill Golem"], base=[mana, RED]))

    assert (without.is_offered("summon"), with_red.is_offered("summon")) == (False, True)


@rule("ZZ-062")
def test_an_effect_may_let_neutral_mana_pay_for_colours() -> None:
    """Chimera says so, on your turn, for Neutral Mana and neutral cards."""
    forces = ["Force of Fusion - Chimera", "Force of Harmony - Orthrus"]
    duel = Scenario(you=Side(hand=["Iron Hammer Golem"], base=[NEUTRAL, "Megalosaurus", GREEN], forces=forces))

    assert duel.is_offered("summon", "Iron Hammer Golem")


@rule("ZZ-063")
def test_neutral_mana_can_never_be_moved() -> None:
    """Not by a Movement, not by an effect that moves cards from the base."""
    duel = Scenario(you=Side(base=[NEUTRAL, NEUTRAL, BLUE, NEUTRAL], hand=["Surprise Portal"], movements=1))

    moves = duel.offered("move_to_field")
    duel.use("Surprise Portal")

    assert (moves, duel.field()) == ([f"Move {BLUE} to the field"], [BLUE])


@rule("ZZ-064")
def test_destroyed_neutral_mana_is_removed_from_the_game() -> None:
    """It never goes to the trash."""
    duel = Scenario(you=Side(hand=["Emergency Mining Order"], base=[RED, NEUTRAL], deck=["Eoraptor"] * 3))

    duel.use("Emergency Mining Order")

    assert (duel.base(), duel.trash(), duel.removed()) == ([RED], ["Emergency Mining Order"], [NEUTRAL])


@rule("ZZ-060")
def test_the_foes_mana_pays_for_nothing_of_yours() -> None:
    """Costs are paid from the own base."""
    duel = Scenario(you=Side(hand=["Drill Golem"], base=[RED]), foe=Side(base=[RED] * 5))

    assert (duel.is_offered("summon"), duel.active_mana(FOE)) == (False, [RED] * 5)
