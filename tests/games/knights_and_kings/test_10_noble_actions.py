"""Chapter 10: Noble Actions (KK-074 to KK-085)."""

import pytest
from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side
from tests.rules import rule

COUNCIL = "War Council"
HOSPITAL = "Field Hospital"


@rule("KK-074")
def test_only_noble_action_cards_are_played() -> None:
    """A unit in hand is not."""
    duel = Scenario(you=Side(hand=["Royal Levy", SOLDIER], coins=5))

    assert duel.offered("play") == ["Play Royal Levy"]
    assert duel.why_not(SOLDIER) == "[KK-R07] Play: Units are fielded before the actions begin."


@rule("KK-075")
def test_there_are_two_kinds() -> None:
    """One is gone when it has been played, the other stays."""
    duel = Scenario(you=Side(hand=["Royal Levy", COUNCIL], coins=5))

    duel.play("Royal Levy").play(COUNCIL)

    assert (duel.graveyard(), duel.nobles()) == (["Royal Levy"], [COUNCIL])


@rule("KK-076")
def test_single_turn_pay_carry_out_discard() -> None:
    """In this order."""
    duel = Scenario(you=Side(hand=["Coronation Feast"], coins=4)).play("Coronation Feast")

    assert duel.story("played", "paid", "control_gained", "discarded") == [
        "Player 1 plays Coronation Feast.",
        "Player 1 pays 3 coins for Coronation Feast.",
        "Player 1 gains 4 Control.",
        "Coronation Feast goes to Player 1's graveyard.",
    ]
    assert duel.coins() == (1, 3)


@rule("KK-077")
def test_multi_turn_stays_as_long_as_it_is_paid_every_turn() -> None:
    """Turn after turn, for its cost."""
    duel = Scenario(you=Side(nobles=[COUNCIL], coins=3), at="turn")

    for _ in range(3):
        duel.choose("pay", COUNCIL)
        assert duel.coins() == (1, 2)
        duel.pass_turn().pass_turn()

    assert duel.nobles() == [COUNCIL]


@rule("KK-078")
def test_multi_turn_goes_at_once_when_it_is_not_paid() -> None:
    """Refused, or not payable."""
    refused = Scenario(you=Side(nobles=[COUNCIL], coins=3), at="upkeep").choose("let_go", COUNCIL)
    poor = Scenario(you=Side(nobles=[COUNCIL], coins=1), at="upkeep")

    for duel in (refused, poor):
        assert (duel.nobles(), duel.graveyard(), duel.rule) == ([], [COUNCIL], "KK-039")


@rule("KK-079", "KK-080")
def test_any_unit_can_attack_an_active_card_and_is_used() -> None:
    """It goes to a slot."""
    you = Side(field=[SOLDIER, "Bishop Anselm", "Queen Branwen"])
    duel = Scenario(you=you, foe=Side(nobles=[COUNCIL]), dice=[1, 1, 1])

    assert len(duel.offered("attack_noble")) == 3
    duel.choose("attack_noble", "Bishop Anselm")
    assert (duel.slots(), duel.is_offered("patrol", "Bishop Anselm")) == (["Bishop Anselm"], False)


@rule("KK-081")
def test_one_die_against_two() -> None:
    """The attacker's first."""
    duel = Scenario(you=Side(field=[SOLDIER]), foe=Side(nobles=[COUNCIL]), dice=[3, 4, 5])

    duel.choose("attack_noble", SOLDIER)

    assert duel.story("rolled") == ["Player 1 rolls 3.", "Player 2 rolls 4.", "Player 2 rolls 5."]


@rule("KK-082")
@pytest.mark.parametrize(
    ("dice", "succeeds"),
    [
        ([6, 5, 5], True),
        ([6, 6, 1], False),
        ([6, 1, 6], False),
        ([4, 3, 3], True),
        ([5, 1, 5], False),
        ([1, 1, 1], False),
    ],
)
def test_the_die_must_be_higher_than_each_of_the_two(dice: list[int], succeeds: bool) -> None:
    """They are not added, and a tie fails."""
    duel = Scenario(you=Side(field=[SOLDIER]), foe=Side(nobles=[COUNCIL]), dice=dice)

    duel.choose("attack_noble", SOLDIER)

    assert duel.nobles(FOE) == ([] if succeeds else [COUNCIL])


@rule("KK-083", "KK-084")
@pytest.mark.parametrize(("dice", "graveyard"), [([6, 1, 1], [COUNCIL]), ([1, 6, 6], [])])
def test_what_becomes_of_the_noble_action_and_the_unit(dice: list[int], graveyard: list[str]) -> None:
    """To the graveyard or not; the unit is used either way."""
    duel = Scenario(you=Side(field=[SOLDIER]), foe=Side(nobles=[COUNCIL]), dice=dice)

    duel.choose("attack_noble", SOLDIER)

    assert (duel.graveyard(FOE), duel.slots()) == (graveyard, [SOLDIER])
    assert duel.options() == ["End the turn"]
    assert (
        duel.why_not(SOLDIER)
        == "[KK-R08] Attack the kingdom, Attack a card, Patrol, Attack a Noble Action: It has acted this turn."
    )


@rule("KK-085")
def test_a_noble_action_is_attacked_once_a_turn() -> None:
    """Next turn it can be attacked again."""
    duel = Scenario(you=Side(field=[SOLDIER, GALEN]), foe=Side(nobles=[COUNCIL], coins=4), dice=[1, 6, 6])

    duel.choose("attack_noble", SOLDIER)
    assert not duel.is_offered("attack_noble")
    assert duel.why_not(COUNCIL, FOE) == "[KK-085] Attack a Noble Action: It has been attacked this turn."

    duel.end_turn().choose("pay", COUNCIL).pass_turn().choose("go_on")
    assert duel.is_offered("attack_noble", SOLDIER)


@rule("KK-077")
def test_the_owner_pays_in_the_order_of_their_choice() -> None:
    """Three coins are enough for either, not for both; what could not be paid any more goes last."""
    you = Side(nobles=[COUNCIL, "Tournament Season", HOSPITAL], coins=4)
    duel = Scenario(you=you, at="upkeep")

    assert duel.offered("pay") == [f"Pay for {HOSPITAL}", "Pay for Tournament Season", f"Pay for {COUNCIL}"]
    duel.choose("pay", "Tournament Season")
    assert duel.why_not(COUNCIL) == "[KK-047] Pay: It costs 2, and you have 1 to spend."
    assert duel.why_not("Tournament Season") == "[KK-R32] Pay, Let it go: It is paid for this turn."
    duel.choose("pay", HOSPITAL)
    assert (duel.nobles(), duel.graveyard()) == (["Tournament Season", HOSPITAL], [COUNCIL])
    assert (duel.coins(), duel.decider, duel.rule) == ((0, 4), YOU, "KK-039")


@rule("KK-R32")
def test_a_cheap_payment_may_come_before_a_dear_one_lapses() -> None:
    """One coin: the Hospital is paid and heals the soldier, and only then the Standing Army cannot be paid."""
    you = Side(nobles=["Standing Army", HOSPITAL], field=[f"{SOLDIER} (2)"], coins=1)
    duel = Scenario(you=you, at="upkeep").choose("pay", HOSPITAL)

    assert (duel.field(), duel.nobles(), duel.graveyard()) == ([SOLDIER], [HOSPITAL], ["Standing Army"])

    you = Side(nobles=[COUNCIL, "Standing Army", HOSPITAL], field=[f"{SOLDIER} (2)"], coins=3)
    duel = Scenario(you=you, at="upkeep").choose("pay", COUNCIL).choose("pay", HOSPITAL)

    assert (duel.field(), duel.graveyard()) == ([SOLDIER], ["Standing Army"])


@rule("KK-074")
def test_a_noble_action_that_could_do_nothing_is_not_offered() -> None:
    """Excommunication without anything to discard."""
    duel = Scenario(you=Side(hand=["Excommunication"], field=[LAMONT], coins=4))

    assert not duel.is_offered("play")
    assert duel.why_not("Excommunication") == "[KK-076] Play: It would do nothing now."
