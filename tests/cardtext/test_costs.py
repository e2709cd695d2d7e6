"""Costs: all of them or nothing."""

from typing import Any

import pytest
from tests.cardtext.orchard import DISCARDS, HAND, Grove

MILL = """
Mill [M]
Power 0, mill
Use: {}
"""


def mill(text: str, water: int = 0, **zones: Any) -> Grove:
    return Grove(MILL.format(text), orchards=["Mill"], water=water, **zones).use("Mill")


def test_a_cost_is_offered_where_it_can_be_paid() -> None:
    """One Water short, and nobody is asked."""
    text = "you may pay 2 Water to draw 1 card."
    assert mill(text, water=1, decks=["Apple"]).is_over
    grove = mill(text, water=2, decks=["Apple"])
    assert grove.options() == ["Yes", "No"]
    grove.choose("Yes")
    assert (grove.t.water[0], grove.names(HAND)) == (0, "Apple")


def test_who_declines_pays_nothing_and_gets_nothing() -> None:
    """All or nothing."""
    grove = mill("you may pay 2 Water to draw 1 card.", water=2, decks=["Apple"]).choose("No")

    assert (grove.t.water[0], grove.names(HAND)) == (2, "")


def test_if_you_do_follows_what_was_paid() -> None:
    """Who declines did not."""
    text = "you may pay 1 Water to draw 1 card. If you do, gain 5 Water."
    assert mill(text, water=1, decks=["Apple"]).choose("No").t.water[0] == 1
    assert mill(text, water=1, decks=["Apple"]).choose("Yes").t.water[0] == 5


def test_a_cost_can_be_cards() -> None:
    """As many as the text says, or it cannot be paid."""
    grove = mill("you may discard two cards from your hand to gain 3 Water.", hands=["Apple Pear Apple"])
    grove.choose("Yes", "Choose Apple", "Choose Pear")

    assert (grove.names(DISCARDS), grove.t.water[0]) == ("Apple Pear", 3)
    assert mill("you may discard two cards from your hand to gain 3 Water.", hands=["Apple"]).is_over


@pytest.mark.parametrize(("hand", "can"), [("Pear", False), ("Pear Apple", True), ("Apple Apple", False)])
def test_no_card_pays_twice(hand: str, can: bool) -> None:
    """A pear can pay for either cost, but not for both."""
    text = "you may discard one card from your hand and discard one pear card from your hand to gain 1 Water."

    assert mill(text, hands=[hand]).is_over is not can


@pytest.mark.parametrize(("water", "can"), [(3, False), (4, True)])
def test_no_number_pays_twice(water: int, can: bool) -> None:
    """Two costs of 2 are a cost of 4."""
    assert mill("you may pay 2 Water and pay 2 Water to draw 1 card.", water=water).is_over is not can


def test_any_amount_is_x_from_then_on() -> None:
    """The player names X, and the effect speaks of it."""
    grove = mill("you may pay any amount of Water to draw X cards.", water=2, decks=["Apple Apple Apple"])

    assert grove.choose("Yes").options() == ["0", "1", "2"]
    grove.choose("2")
    assert (grove.t.water[0], grove.names(HAND)) == (0, "Apple Apple")


def test_what_was_discarded_counts_as_that_many() -> None:
    """What was really discarded counts."""
    grove = mill(
        "discard up to three cards from your hand. Draw that many cards.", hands=["Apple Apple"], decks=["Pear Pear"]
    )

    assert grove.choose("Choose Apple", "Choose no more").names(HAND) == "Apple Pear"
