"""Chapter 11: the end of the turn (KK-086, KK-087)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, YOU, Scenario, Side
from tests.rules import rule


@rule("KK-086")
def test_the_turn_can_end_with_things_undone() -> None:
    """At any point among the actions."""
    duel = Scenario(you=Side(field=[GALEN]))

    assert duel.is_offered("attack_kingdom", GALEN)
    assert duel.end_turn().turn_player == FOE


@rule("KK-086")
def test_the_player_says_so_even_when_nothing_is_left_to_do() -> None:
    """The question is put all the same."""
    duel = Scenario()

    assert (duel.decider, duel.options()) == (YOU, ["End the turn"])


@rule("KK-087")
def test_then_the_opponent_takes_a_turn_in_the_same_way() -> None:
    """With Reset and Draw."""
    duel = Scenario(foe=Side(slots=[GALEN], spent=2)).end_turn()

    assert (duel.turn_player, duel.slots(FOE), duel.coins(FOE)) == (FOE, [], (2, 0))
    assert (len(duel.hand(FOE)), duel.decider) == (1, FOE)
