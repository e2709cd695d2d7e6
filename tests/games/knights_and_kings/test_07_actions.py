"""Chapter 7: actions in general (KK-052 to KK-057)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side
from tests.rules import rule


@rule("KK-052")
def test_attack_patrol_and_noble_action_are_the_actions() -> None:
    """All of them side by side, and the end of the turn."""
    you = Side(hand=["Royal Levy"], field=[GALEN], coins=2)
    foe = Side(slots=[SOLDIER], nobles=["War Council"])
    duel = Scenario(you=you, foe=foe)

    assert duel.options() == [
        f"Attack the kingdom with {GALEN}",
        f"Attack {SOLDIER} with {GALEN}",
        f"Patrol with {GALEN}",
        f"Roll against War Council with {GALEN}",
        "Play Royal Levy",
        "End the turn",
    ]


@rule("KK-053")
def test_actions_are_done_with_fielded_cards() -> None:
    """Not with units in hand, slots, graveyard or treasury."""
    you = Side(hand=[SOLDIER], slots=[LAMONT], graveyard=[GALEN], coins=[GALEN])
    duel = Scenario(you=you)

    assert duel.options() == ["End the turn"]


@rule("KK-054")
def test_a_card_cannot_be_used_on_the_turn_it_was_fielded() -> None:
    """And its owner is told so, in the step in which it is fielded too."""
    duel = Scenario(you=Side(hand=[GALEN], coins=3), at="field").choose("field", GALEN)
    said = "It was fielded this turn. It can act on your next one."
    assert duel.why_not(GALEN) == f"[KK-054] Attack the kingdom: {said}"
    duel.choose("go_on")

    assert duel.options() == ["End the turn"]
    assert duel.why_not(GALEN) == (f"[KK-054] Attack the kingdom, Attack a card, Patrol, Attack a Noble Action: {said}")


@rule("KK-055")
def test_from_the_next_turn_on_it_can_do_everything() -> None:
    """Attack and patrol."""
    duel = Scenario(you=Side(hand=[GALEN], coins=3), at="field").choose("field", GALEN).choose("go_on").end_turn()

    duel.pass_turn().choose("go_on")

    assert duel.turn_player == YOU
    assert duel.offered("attack_kingdom", "patrol") == [f"Attack the kingdom with {GALEN}", f"Patrol with {GALEN}"]


@rule("KK-056")
def test_an_attacking_card_goes_to_an_empty_slot() -> None:
    """Each to one of its own."""
    duel = Scenario(you=Side(field=[GALEN, LAMONT]))

    duel.hit(GALEN).hit(LAMONT)

    assert (duel.field(), duel.slots()) == ([], [GALEN, LAMONT])


@rule("KK-057")
def test_it_stays_there_until_its_owners_reset() -> None:
    """Through the opponent's turn, unless it dies there."""
    duel = Scenario(you=Side(field=[GALEN, SOLDIER]), foe=Side(field=[LAMONT])).hit(GALEN).hit(SOLDIER).end_turn()

    duel.choose("go_on").attack(LAMONT, SOLDIER)
    assert (duel.slots(), duel.graveyard()) == ([GALEN], [SOLDIER])

    duel.end_turn()
    assert (duel.turn_player, duel.slots(), duel.field()) == (YOU, [], [GALEN])
    assert duel.graveyard(FOE) == []
