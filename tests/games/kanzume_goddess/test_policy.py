"""What the policy does where the sensible answer is plain: the order of Warriors, the God, and what is recruited."""

from tests.games.kanzume_goddess.scenario import Scenario, Side

from hexadeck.games.kanzume_goddess.policy import Policy


def answer(s: Scenario) -> str:
    return s.match.sentence(s.match.options[Policy().policy(s.table)])


def test_the_chain_of_colours_that_does_most_is_played() -> None:
    """After Valiant Star nothing red may follow; Taurus lets it, and so both are played."""
    s = Scenario(Side(hand=["Taurus", "Valiant Star"], idle=False))

    assert answer(s).startswith("Play Taurus: ")


def test_disciples_come_before_warriors() -> None:
    """They are in nobody's way."""
    s = Scenario(Side(hand=["Aries", "Priestess"], idle=False))

    assert answer(s) == "Play Priestess: gain 1 Faith."


def test_the_god_is_used_where_it_gains_more_than_it_costs() -> None:
    """Freyja discards a Priestess for an Energy; Zeus would pay an Energy for one Attack more."""
    freyja = Scenario(Side(hand=["Priestess"], god="Freyja", energy=10, idle=False))
    zeus = Scenario(Side(hand=["Aries"], god="Zeus", idle=False))

    assert answer(freyja).startswith("Freyja, ")
    assert answer(zeus) == "Play Aries: Attack 3."


def test_what_attacks_is_recruited_before_what_costs_as_much() -> None:
    """Wisdom Star is dearer than Valiant Star and does less."""
    s = Scenario(at="recruit", faith=5, piles=[["Wisdom Star"], ["Valiant Star"], ["Swift Star"]] * 2)

    assert answer(s) == "Recruit Valiant Star for 4 Faith"


def test_a_priestess_is_not_recruited() -> None:
    """She would be in the way of better cards."""
    s = Scenario(at="recruit", faith=1)

    assert answer(s) == "End the Recruit Phase"
