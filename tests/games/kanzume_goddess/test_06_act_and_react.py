"""Chapters 6 and 7: Act, React and the Color Restriction (KG-067 to KG-084)."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule


@rule("KG-067", "KG-069", "KG-R10", "KG-R11")
def test_only_cards_with_an_act_are_played_in_the_play_phase() -> None:
    """Neither a Steadfast Star nor a Sacred Guardian has one."""
    s = Scenario(Side(["Aries", "Steadfast Star", "Sacred Guardian"]), Side())

    assert s.options() == ["Play Aries: Attack 3.", "Play Aries without its ability", "End the Play Phase"]


@rule("KG-068", "KG-070")
def test_one_act_is_chosen_and_the_others_are_ignored() -> None:
    """Taurus gives Faith or a card."""
    s = Scenario(Side(["Taurus"]), Side())
    assert len(s.options("play")) == 2

    s.play("Taurus", "draw")

    assert (s.faith(), len(s.hand())) == (0, 1)


@rule("KG-R09")
def test_a_warrior_may_be_played_without_its_act() -> None:
    """As a link of the chain."""
    s = Scenario(Side(["Aries", "Libra"]), Side()).plain("Aries")

    assert (s.allowed(), s.energy(1)) == (["green", "silver"], 15)


@rule("KG-071", "KG-072", "KG-073")
def test_a_react_is_used_at_its_moment_on_anybodys_turn() -> None:
    """Cards and Gods alike."""
    s = Scenario(Side(["Aries", "Swift Star"]), Side(["Sacred Guardian", "Priestess"], god="Poseidon")).play("Aries")
    assert (s.decider, len(s.options("react"))) == (1, 2)

    s.passes()

    assert (s.decider, s.options("react")) == (0, ["React with Swift Star: that Attack gets +2."])


@rule("KG-074", "KG-R15", "E12")
def test_a_react_is_outside_the_color_restriction() -> None:
    """Swift Star is silver, only red is allowed; it changes nothing and is no Warrior of the Play Phase."""
    s = Scenario(Side(["Libra", "Aries", "Swift Star", "Valiant Star"]), Side(), piles=[["Aries"]])
    s.play("Libra").play("Aries").react("Swift Star").pass_all()

    assert (s.allowed(), len(s.table.played), s.energy(1)) == (["green", "silver"], 2, 10)


@rule("KG-077", "KG-078", "KG-079")
def test_the_first_warrior_is_free_the_next_must_follow() -> None:
    """After Aries: green or silver."""
    s = Scenario(Side(["Aries", "Leo", "Taurus", "Libra", "Virgo"]), Side())
    assert len(s.options("play_plain")) == 5

    s.plain("Aries")

    assert s.options("play_plain") == ["Play Taurus without its ability", "Play Libra without its ability"]


@rule("KG-080", "KG-082", "KG-R14", "KG-R16", "E03")
def test_each_warrior_replaces_the_restriction() -> None:
    """Aries: green, silver; Libra: red and red is red; set before the Attack resolves."""
    s = Scenario(Side(["Aries", "Libra", "Taurus", "Leo", "Scorpio"]), Side(["Sacred Guardian"])).play("Aries")
    assert s.allowed() == ["green", "silver"]

    s.pass_all().play("Libra")

    assert s.allowed() == ["red"]
    assert (s.is_offered("play", "Taurus"), s.is_offered("play", "Leo")) == (False, True)
    s.plain("Leo")
    assert not s.is_offered("play", "Scorpio")


@rule("KG-080", "E07")
def test_the_restriction_is_not_cumulative() -> None:
    """Aries, Capricorn, Gemini: red and green, silver no more."""
    s = Scenario(Side(["Aries", "Capricorn", "Gemini"]), Side())

    s.plain("Aries").plain("Capricorn").plain("Gemini")

    assert s.allowed() == ["red", "green"]


@rule("KG-081")
def test_the_chain_goes_on_until_nothing_fits() -> None:
    """Then only the end of the phase is left."""
    s = Scenario(Side(["Aries", "Libra", "Leo", "Taurus"]), Side()).plain("Aries").plain("Libra").plain("Leo")

    assert s.options() == ["End the Play Phase"]


@rule("KG-083", "KG-084", "E04")
def test_disciples_neither_need_nor_change_a_colour() -> None:
    """Aries, then two Priestesses: still green and silver."""
    s = Scenario(Side(["Aries", "Priestess", "Priestess", "Leo", "Virgo"]), Side()).plain("Aries")

    s.play("Priestess").play("Priestess")

    assert (s.faith(), s.allowed()) == (2, ["green", "silver"])
    assert s.options() == ["End the Play Phase"]


@rule("KG-R12", "KG-R13")
def test_an_act_that_cannot_be_paid_or_aimed_is_not_offered() -> None:
    """One that merely does less is."""
    s = Scenario(Side(["Leo", "Spirit Star", "Taurus"], energy=1, deck=[]), Side(), piles=[[]])

    assert not s.is_offered("play", "each opponent")
    assert not s.is_offered("play", "Netherworld")
    assert s.is_offered("play", "Taurus", "draw")


@rule("KG-R18")
def test_a_card_that_was_played_cannot_react() -> None:
    """Cancer is in play, not in hand."""
    s = Scenario(Side(["Aries"]), Side(["Cancer"])).play("Aries").react("Cancer")

    assert s.kind == "play"
    assert s.in_play(1) == ["Cancer"]


@rule("KG-R19", "E36")
def test_a_card_gives_one_ability_a_play() -> None:
    """Cancer as Defense gains no Energy and protects nobody."""
    s = Scenario(Side(["Aries"]), Side(["Cancer"])).play("Aries").react("Cancer").pass_all()

    assert s.energy(1) == 14
