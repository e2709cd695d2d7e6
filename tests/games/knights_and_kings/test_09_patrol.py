"""Chapter 9: the patrol (KK-072, KK-073)."""

import pytest
from tests.games.knights_and_kings.scenario import LAMONT, Scenario, Side, load
from tests.rules import rule

from hexadeck.games.knights_and_kings.table import Card


@rule("KK-072")
def test_a_patrol_gains_the_chevrons() -> None:
    """Two of them, and the card lies in a slot."""
    duel = Scenario(you=Side(field=[LAMONT])).choose("patrol", LAMONT)

    assert (duel.scores, duel.slots()) == ((22, 20), [LAMONT])


@rule("KK-072", "KK-073")
@pytest.mark.parametrize(
    "record", [one for one in load().prints if isinstance(one, Card) and one.is_unit], ids=lambda record: record.id
)
def test_every_unit_can_patrol(record: Card) -> None:
    """For as much Control as it has chevrons."""
    duel = Scenario(you=Side(field=[record.name])).choose("patrol", record.name)

    assert duel.control() == 20 + record.chevrons
    assert 1 <= record.chevrons <= 4
