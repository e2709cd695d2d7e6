"""Why a card is dark: the same functions that list the options say it, with the rule and the numbers."""

import pytest
from tests.games.zenonzard.scenario import BLUE, FOE, GREEN, NEUTRAL, RED, YOU, Scenario, Side
from tests.rules import rule

from hexadeck import games


@rule("ZZ-057", "ZZ-058")
@pytest.mark.parametrize(
    ("card", "base", "said"),
    [
        ("Drill Golem", [], "[ZZ-057] It costs 2 mana, you have 0 Active."),
        ("Drill Golem", [RED], "[ZZ-057] It costs 2 mana, you have 1 Active."),
        ("Drill Golem", [BLUE, NEUTRAL], "[ZZ-058] Needs 1 red mana, you have none."),
        ("Cheetera", [GREEN] * 4, "[ZZ-058] Needs 1 yellow mana, you have none."),
        (
            "Emberwing Herald",
            ["Emberwing Herald", NEUTRAL, NEUTRAL, NEUTRAL],
            "[ZZ-058] Your mana cannot pay for all its colours at once: 1 is missing.",
        ),
    ],
)
def test_a_card_that_cannot_be_paid_says_what_is_missing(card: str, base: list[str], said: str) -> None:
    """How much it costs, which colour it needs, and what there is."""
    assert Scenario(you=Side(hand=[card], base=base)).why_not(card, "hand") == said


@rule("ZZ-075", "ZZ-048")
def test_cards_say_when_they_are_played() -> None:
    """A Base Minion in the Main Phase, a Field Minion in the Mana Phase."""
    main = Scenario(you=Side(hand=[RED]))
    mana = Scenario(you=Side(hand=[RED, "Drill Golem"]), at="mana")

    assert main.why_not(RED, "hand").startswith("[ZZ-075]")
    assert mana.why_not(RED, "hand") == "None"
    assert mana.why_not("Drill Golem", "hand") == "[ZZ-048] Only a Base Minion can be placed in the Mana Phase."


@rule("ZZ-026", "ZZ-087", "ZZ-063")
def test_what_lies_on_the_table_says_why_it_stays() -> None:
    """A Rested minion, a minion card without a Movement, Neutral Mana with one."""
    still = Scenario(you=Side(field=["Fire Beetle (rested)"], base=["Eoraptor"], movements=0))
    moving = Scenario(you=Side(base=[NEUTRAL], movements=1))

    assert still.why_not("Fire Beetle", "field").startswith("[ZZ-026] It is Rested.")
    assert still.why_not("Eoraptor", "base") == "[ZZ-087] You have no Movement left."
    assert moving.why_not("Neutral Mana", "base") == "[ZZ-063] Neutral Mana can never be moved."


@rule("ZZ-093", "ZZ-091", "ZZ-120")
def test_what_the_foe_has_says_why_it_cannot_be_attacked() -> None:
    """A minion never can; a Force cannot by nobody, nor when it is destroyed."""
    duel = Scenario(
        foe=Side(field=["Fire Beetle"], forces=["Force of Sin - Cyclops", "Force of Eternity - Ouroboros (0)"])
    )
    seat = duel.match.view(YOU)["table"]["seats"][FOE]

    assert [str(duel.match.why_not(YOU, card["handle"])) for card in [*seat["field"], *seat["forces"]]] == [
        "[ZZ-093] Minions cannot be attacked. Attack Life or a Force.",
        "[ZZ-091] You have no minion that can attack it now.",
        "[ZZ-120] It is destroyed and has no further effect.",
    ]


@rule("ZZ-024")
def test_a_text_that_forbids_something_is_named_with_what_it_forbids() -> None:
    """A Base Minion on the field cannot block."""
    duel = Scenario(you=Side(field=["Fire Beetle"]), foe=Side(field=["Miner of Aguma", "Velociraptor"]))
    duel.choose("attack_life", "Fire Beetle")

    assert "Its own text keeps it from blocking." in duel.why_not("Miner of Aguma", "field", FOE)


@rule("ZZ-038")
def test_whoever_waits_reads_whose_turn_it_is() -> None:
    """Whatever could be done with the card on one's own turn."""
    duel = Scenario(you=Side(hand=["Drill Golem"]), foe=Side(hand=["Drill Golem"], base=[RED, RED]))

    assert duel.why_not("Drill Golem", "hand", FOE) == "[ZZ-038] It is not your turn. Player 1 decides now."


def test_of_equal_cards_none_is_dark() -> None:
    """An option names one of them, and stands for all."""
    duel = Scenario(you=Side(hand=["Drill Golem", "Drill Golem"], base=[RED, RED]))
    hand = duel.match.view(YOU)["table"]["seats"][YOU]["hand"]

    assert [duel.match.why_not(YOU, card["handle"]) for card in hand] == [None, None]


@rule("ZZ-035")
def test_a_card_that_is_chosen_says_how_to_take_it_back() -> None:
    """Other cards of the hand can still be returned."""
    match = games.load("zenonzard").start(seed=7)
    seat = match.seat
    assert seat is not None
    first, second = [option for option in match.view(seat)["options"] if option["verb"] == "return"][:2]
    match.choose(next(i for i, option in enumerate(match.view(seat)["options"]) if option == first))

    assert str(match.why_not(seat, first["card"])) == "[ZZ-035] You have chosen to return it. Undo takes it back."
    assert match.why_not(seat, second["card"]) is None
