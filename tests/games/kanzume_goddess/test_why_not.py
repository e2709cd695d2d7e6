"""Why a card is dark: the functions that list the options say it, by verb, with the rule and the numbers."""

from collections.abc import Callable

import pytest
from tests.conformance.test_why_not import hindrances_of, lift_all, lifts_of
from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule


@rule("KG-R10", "KG-R11")
def test_a_card_without_an_act_is_for_reacting() -> None:
    """A Sacred Guardian in the Play Phase."""
    match = Scenario(Side(hand=["Sacred Guardian"]))

    assert (
        match.why_not("Sacred Guardian", "hand")
        == "[KG-R10] Play: It has no Act, so it cannot be played in the Play Phase."
    )


@rule("KG-079")
def test_a_warrior_of_a_wrong_colour_says_its_colour() -> None:
    """After Aries come green and silver ones."""
    match = Scenario(Side(hand=["Aries", "Aries", "Taurus"])).plain("Aries")

    assert (
        match.why_not("Aries", "hand")
        == "[KG-079] Play, Play without its ability: The last Warrior you played can't be followed by a red one."
    )
    assert match.why_not("Taurus", "hand") == "None"
    assert match.why_not("Aries", "in play") == "[KG-R18] Play: It has been played this turn."


@rule("KG-056", "KG-010")
def test_what_cannot_be_recruited_says_why() -> None:
    """The price and what there is; the Netherworld sells nothing."""
    match = Scenario(at="recruit", faith=2, netherworld=["Taurus"])

    assert match.why_not("Aries", "warriors 1") == "[KG-056] Recruit: It costs 3 Faith, you have 2."
    assert match.why_not("Taurus", "netherworld") == "[KG-010] Recruit: Cards in the Netherworld can't be Recruited."


@rule("KG-049")
def test_the_hand_waits_for_the_play_phase() -> None:
    """In the Recruit Phase it can do nothing."""
    match = Scenario(Side(hand=["Aries"]), at="recruit", faith=2)

    assert match.why_not("Aries", "hand") == "[KG-049] Play: Cards in your hand are played in the Play Phase."


@rule("KG-054")
def test_the_public_area_waits_for_the_recruit_phase() -> None:
    """In the Play Phase nothing of it can be had."""
    match = Scenario()

    assert match.why_not("Priestess", "disciples 1") == ("[KG-054] Recruit: Cards are Recruited in your Recruit Phase.")


@rule("KG-071", "KG-R30")
def test_in_a_window_cards_say_that_it_is_not_their_moment() -> None:
    """And whoever is not asked learns nothing of who is."""
    match = Scenario(Side(hand=["Aries"]), Side(hand=["Priestess", "Sacred Guardian"]), Side())
    match.play("Aries", target=1)

    assert match.why_not("Priestess", "hand", 1) == "[KG-071] React: It has no React for this moment."
    assert match.why_not("Sacred Guardian", "hand", 1) == "None"
    assert match.why_not("Idle", "hand", 0) == "[KG-041] Others may act first."
    assert match.why_not("Idle", "hand", 2) == "[KG-041] It is not your turn."


@rule("KG-056")
def test_all_disciples_of_a_pile_say_the_same() -> None:
    """They are alike, whichever of them somebody points at."""
    match = Scenario(at="recruit", faith=2).match
    table = match.view(0)["table"]

    told = {name: {str(match.why_not(0, card["handle"])) for card in table[name]} for name in table if "disc" in name}

    assert told["disciples 1"] == {"[]"}
    assert told["disciples 2"] == {"[[KG-056] Recruit: It costs 3 Faith, you have 2.]"}


@rule("KG-104")
def test_a_god_is_for_some_phases_only() -> None:
    """Hel is used in the Discard Phase."""
    told = [Scenario(Side(god="Hel"), at=phase, faith=3).why_not("Hel", "god") for phase in ("play", "recruit")]

    assert told == ["[KG-104] Use: Your God has no ability for this phase."] * 2


@rule("KG-071", "KG-110", "KG-R18", "KG-054")
def test_in_a_window_all_that_is_no_react_says_why() -> None:
    """Played cards, discarded ones, the Public Area, the God."""
    defender = Side(hand=["Sacred Guardian", "Sacred Guardian"], discard=["Bishop"])
    match = Scenario(Side(hand=["Aries"]), defender).play("Aries", target=1).react("Sacred Guardian")

    assert match.kind == "react"
    assert match.why_not("Sacred Guardian", "in play", 1) == "[KG-R18] React: It has been played this turn."
    assert match.why_not("Bishop", "discard pile", 1).startswith("[KG-110] React: It is in the Discard Pile until")
    assert match.why_not("Aries", "warriors 1", 1) == "[KG-054] Recruit: Cards are Recruited in your Recruit Phase."
    assert match.why_not("Nobody", "god", 1) == "[KG-071] React: It has no React for this moment."


@rule("KG-R24", "KG-115")
def test_gods_say_why_they_are_no_target() -> None:
    """One's own, and one who is Sealed; the others are named by their players."""
    sides = Side(["Aries"]), Side(god="Thor"), Side(god="Zeus"), Side(god="Loki", sealed=True)
    attack = Scenario(*sides[:2], Side(), sides[3], Side(), Side(), teams=True).play("Aries")
    gods = [attack.match.view(0)["table"]["seats"][seat]["god"][0]["handle"] for seat in (0, 1, 3)]

    assert attack.kind == "target"
    assert [str(attack.match.why_not(0, god)) for god in gods] == [
        "[[KG-R24] Aim: The text asks for another God.]",
        "[[KG-086] Aim: Choose its player instead of the card.]",
        "[[KG-115] Aim: This God is Sealed or out of the game.]",
    ]


@rule("KG-R24", "KG-R12")
def test_a_cost_says_which_cards_pay_it() -> None:
    """Freyja asks for a Disciple."""
    match = Scenario(Side(["Aries", "Priestess", "Bishop"], god="Freyja", energy=9)).choose("power", "Blessing")

    assert match.kind == "cost"
    assert match.why_not("Aries", "hand") == "[KG-R24] Discard: The cost is a Disciple from your hand."
    assert match.why_not("Bishop", "hand") == "None"


HOME = """\
Fury [H1]
Disciple
Cost 1, 5 copies
Act, discard 1 card: gain 1 Energy.

Ferry [H2]
Red Warrior, followed by red and green
Cost 1, 5 copies
Act: take one Warrior from the Netherworld into your hand.

Nyx [X8]
Greek God
Night - Play Phase, if you have 10 Energy or less, pay 2 Energy: draw 1 card.
"""


@pytest.mark.parametrize(
    ("reason", "make", "name", "told"),
    [
        (
            "USED_ALREADY",
            lambda: (
                Scenario(Side(["Bishop", "Bishop"], god="Freyja", energy=9)).choose("power").choose("discard", "Bishop")
            ),
            "Freyja",
            "[KG-105] Use: It can be used once a turn, and you have used it.",
        ),
        (
            "LAST_ENERGY",
            lambda: Scenario(Side(god="Zeus", energy=1)),
            "Zeus",
            "[KG-R52] Use: It costs 1 Energy, you have 1, and 1 must be left.",
        ),
        (
            "TOO_LITTLE_ENERGY",
            lambda: Scenario(Side(god="Nyx", energy=1), cards=HOME),
            "Nyx",
            "[KG-106] Use: It costs 2 Energy, you have 1.",
        ),
        (
            "NO_DISCIPLE",
            lambda: Scenario(Side(["Aries"], god="Freyja", energy=9, idle=False)),
            "Freyja",
            "[KG-R12] Use: It costs a Disciple from your hand, and you have none left for it.",
        ),
        (
            "NO_CARD",
            lambda: Scenario(Side(["Fury"], idle=False), cards=HOME),
            "Fury",
            "[KG-R12] Play: It costs a card from your hand, and you have none left for it.",
        ),
        (
            "NO_GOD_TO_AIM_AT",
            lambda: Scenario(Side(["Bishop"], god="Freyja")),
            "Freyja",
            "[KG-R12] Use: There is no God to aim it at.",
        ),
        (
            "NOTHING_TO_ACT_ON",
            lambda: Scenario(Side(["Ferry"]), cards=HOME),
            "Ferry",
            "[KG-R12] Play: There is nothing for it to affect.",
        ),
    ],
)
@rule("KG-105", "KG-106", "KG-R12", "KG-R52")
def test_an_ability_says_what_it_lacks_and_has_it_then(
    reason: str, make: Callable[[], Scenario], name: str, told: str
) -> None:
    """What random matches hardly meet; taken away, the ability can be used."""
    match = make()
    zone = "hand" if name in ("Fury", "Ferry") else "god"
    kinds = [one for called, one in hindrances_of(match.game) if called == reason]

    assert match.why_not(name, zone) == told
    refused = [one for one in match.match.reasons(0).refused if one.hindrance.kind in kinds]
    assert len(refused) == 1
    lift_all(match.match, refused[0], lifts_of(match.game), reason)


@rule("KG-017")
def test_an_ability_with_a_condition_says_that_it_is_not_met() -> None:
    """Nyx works at 10 Energy or less."""
    told = [Scenario(Side(god="Nyx", energy=energy), cards=HOME).why_not("Nyx", "god") for energy in (11, 10)]

    assert told == ["[KG-017] Use: The condition in its text isn't met now.", "None"]
