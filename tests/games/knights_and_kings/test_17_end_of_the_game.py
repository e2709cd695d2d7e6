"""Chapter 17: the end of the game (KK-110, KK-111)."""

from tests.games.knights_and_kings.scenario import FOE, GALEN, LAMONT, SOLDIER, YOU, Scenario, Side
from tests.rules import rule


@rule("KK-110")
def test_the_game_is_over_at_forty() -> None:
    """At once, whatever was planned; the result names the rule."""
    duel = Scenario(you=Side(field=[LAMONT, GALEN], control=39)).choose("patrol", LAMONT)

    assert duel.result == ((YOU,), "KK-110")
    assert (duel.decider, len(duel.options())) == (None, 0)
    assert duel.match.result is not None
    assert duel.match.result.reason == "Player 1 has reached 40 Control."


@rule("KK-110")
def test_forty_in_the_upkeep_ends_the_game_too() -> None:
    """Pilgrimage Road at 38."""
    duel = Scenario(you=Side(nobles=["Pilgrimage Road"], coins=2, control=38), at="upkeep")

    duel.choose("pay", "Pilgrimage Road")

    assert duel.result == ((YOU,), "KK-110")


@rule("KK-111")
def test_the_game_is_over_at_zero() -> None:
    """The other player has won."""
    duel = Scenario(you=Side(control=1), foe=Side(field=[SOLDIER]), active=FOE).hit(SOLDIER)

    assert duel.result == ((FOE,), "KK-111")
    assert duel.match.result is not None
    assert duel.match.result.reason == "Player 1 has no Control left."


@rule("KK-R20", "KK-111")
def test_the_last_blow_is_told_as_large_as_it_was() -> None:
    """Nobody loses more Control than is left."""
    duel = Scenario(you=Side(field=["Sir Hector Doomhammer"]), foe=Side(control=3)).hit("Sir Hector Doomhammer")

    assert duel.story("control_lost") == ["Player 2 loses 3 Control."]
