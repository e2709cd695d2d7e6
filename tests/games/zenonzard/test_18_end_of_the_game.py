"""Chapter 18: the end of the game (ZZ-121, ZZ-122)."""

import pytest
from tests.games.zenonzard.scenario import BLUE, FOE, NEUTRAL, YOU, Scenario, Side
from tests.rules import rule


@rule("ZZ-121")
def test_a_player_with_an_empty_deck_loses_at_the_end_of_the_own_turn() -> None:
    """The hand does not matter."""
    duel = Scenario(you=Side(deck=[], hand=["Eoraptor"] * 5)).end_turn()

    assert duel.match.result is not None
    assert (duel.winners, duel.match.result.rule) == ((FOE,), "ZZ-121")


@rule("ZZ-121")
def test_the_foes_empty_deck_does_not_lose_in_your_turn() -> None:
    """Only in the foe's own."""
    duel = Scenario(foe=Side(deck=[])).end_turn()

    early = duel.winners
    duel.choose("no_mana").end_turn()

    assert (early, duel.winners) == (None, (YOU,))


@rule("ZZ-122")
@pytest.mark.parametrize(("life", "expected"), [(3, None), (2, (YOU,)), (1, (YOU,))])
def test_a_player_whose_life_reaches_zero_has_lost(life: int, expected: tuple[int, ...] | None) -> None:
    """DP 2 against Life 3, 2 and 1."""
    duel = Scenario(you=Side(field=["Rockeater"]), foe=Side(life=life))

    duel.hit("Rockeater")

    assert duel.winners == expected


@rule("ZZ-122")
def test_life_at_zero_loses_at_that_moment() -> None:
    """In the middle of an effect: Revolver Condor's damage wins before anything else can happen."""
    duel = Scenario(you=Side(hand=["Revolver Condor"], base=[NEUTRAL] * 6), foe=Side(life=1))

    duel.summon("Revolver Condor")

    assert duel.match.result is not None
    assert (duel.winners, duel.match.result.rule, duel.decider) == ((YOU,), "ZZ-122", None)


@rule("ZZ-122")
def test_a_player_can_lose_in_the_own_turn() -> None:
    """By the defender's Flash Magic, before the own attack is through."""
    foe = Side(hand=["Howling Voice"], base=[BLUE] * 5, life=1)
    duel = Scenario(you=Side(field=["Leviathan"], life=1), foe=foe)

    duel.attack("Leviathan").use("Howling Voice")

    assert (duel.winners, duel.life(FOE)) == ((FOE,), 1)
