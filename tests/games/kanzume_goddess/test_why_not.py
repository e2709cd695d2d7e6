"""Why a card is dark: the same functions that list the options say it, with the rule and the numbers."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule


@rule("KG-R10", "KG-R11")
def test_a_card_without_an_act_is_for_reacting() -> None:
    """A Sacred Guardian in the Play Phase."""
    match = Scenario(Side(hand=["Sacred Guardian"]))

    assert (
        match.why_not("Sacred Guardian", "hand") == "[KG-R10] It has no Act, so it cannot be played in the Play Phase."
    )


@rule("KG-079")
def test_a_warrior_of_a_wrong_colour_says_its_colour() -> None:
    """After Aries come green and silver ones."""
    match = Scenario(Side(hand=["Aries", "Aries", "Taurus"])).plain("Aries")

    assert match.why_not("Aries", "hand") == "[KG-079] The last Warrior you played can't be followed by a red one."
    assert match.why_not("Taurus", "hand") == "None"
    assert match.why_not("Aries", "in play") == "[KG-R18] It has been played this turn."


@rule("KG-056", "KG-010")
def test_what_cannot_be_recruited_says_why() -> None:
    """The price and what there is; the Netherworld sells nothing."""
    match = Scenario(at="recruit", faith=2, netherworld=["Taurus"])

    assert match.why_not("Aries", "warriors 1") == "[KG-056] It costs 3 Faith, you have 2."
    assert match.why_not("Taurus", "netherworld") == "[KG-010] Cards in the Netherworld can't be Recruited."


@rule("KG-049")
def test_the_hand_waits_for_the_play_phase() -> None:
    """In the Recruit Phase it can do nothing."""
    match = Scenario(Side(hand=["Aries"]), at="recruit", faith=2)

    assert match.why_not("Aries", "hand") == "[KG-049] Cards in your hand are played in the Play Phase."


@rule("KG-054")
def test_the_public_area_waits_for_the_recruit_phase() -> None:
    """In the Play Phase nothing of it can be had."""
    match = Scenario()

    assert match.why_not("Priestess", "disciples 1") == (
        "[KG-054] Cards are Recruited in the Recruit Phase, after this one."
    )


@rule("KG-071", "KG-R30")
def test_in_a_window_cards_say_that_it_is_not_their_moment() -> None:
    """And whoever is not asked learns nothing of who is."""
    match = Scenario(Side(hand=["Aries"]), Side(hand=["Priestess", "Sacred Guardian"]), Side())
    match.play("Aries", target=1)

    assert match.why_not("Priestess", "hand", 1) == "[KG-071] It has no React for this moment."
    assert match.why_not("Sacred Guardian", "hand", 1) == "None"
    assert match.why_not("Idle", "hand", 0) == "[KG-041] Others may act first."
    assert match.why_not("Idle", "hand", 2) == "[KG-041] It is not your turn."
