"""The worked examples of the rulebook that stand in no other test."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule


@rule("E01")
def test_aghora_is_fought_by_three() -> None:
    """Leda (1), Black Pegasus (2) and Dohko (3) against 6: Leda, who has no Cosmo, is wounded."""
    s = Scenario(Side(play={1: ["Leda", "Black Pegasus", "Dohko"]}), field=["Aghora"])
    assert (s.force_cost(1), s.reach(1)) == (6, 6)
    s.fight(1)

    assert (s.wounded(), s.discards()) == (["Leda"], ["Aghora", "Black Pegasus", "Dohko"])


@rule("E02")
def test_mu_is_won_over_in_the_last_slot() -> None:
    """Marin (1) and three Seiyas, each with 1 more from her: 6 against 7 - 1."""
    s = Scenario(Side(play={6: ["Marin", "Seiya+", "Seiya+", "Seiya"]}), field=["Oko"] * 5 + ["Mu"])
    assert (s.cosmo_cost(6), s.reach(6, 1)) == (6, 6)
    s.ally(6)

    assert (s.flames(), s.hand(), s.discards()) == (11, ["Mu"], ["Marin", "Seiya", "Seiya+", "Seiya+"])
    assert s.is_offered("play", "Mu")
