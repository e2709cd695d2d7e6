"""Chapters 9 and 10: negation, Adjudication, Bond, React windows (KG-096 ff., KG-R21 ff., KG-R53 ff.)."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.kanzume_goddess import zones

WISDOM = "Wisdom Star"


@rule("KG-096", "KG-098", "KG-R25", "E09")
def test_a_negated_attack_does_nothing_but_the_card_was_played() -> None:
    """Aries stays in play, its colours hold, and it goes to the Discard Pile."""
    s = Scenario(Side(["Aries"]), Side([WISDOM])).play("Aries")

    s.react(WISDOM)

    assert (s.energy(1), s.in_play(), s.allowed()) == (15, ["Aries"], ["green", "silver"])
    assert "Aries" in s.end_turn().discards()


@rule("KG-097", "KG-R24")
def test_costs_stay_paid_when_an_ability_is_negated() -> None:
    """Energy and discarded cards."""
    s = Scenario(Side(["Leo"]), Side([WISDOM]), Side()).play("Leo", "Attack 3 against").react(WISDOM)
    assert (s.energy(), s.energy(1)) == (14, 15)

    s = Scenario(Side(["Aquarius", "Priestess"]), Side([WISDOM])).play("Aquarius")
    s.choose("discard", "Priestess").choose("enough").react(WISDOM)
    assert (s.discards(), s.hand()) == (["Priestess"], [])


@rule("KG-R23", "E10")
def test_a_negation_can_be_negated() -> None:
    """The Attack goes on, its window opens, Defense is still possible; all three cards are spent."""
    s = Scenario(Side(["Valiant Star", WISDOM]), Side([WISDOM, "Sacred Guardian"])).play("Valiant Star")
    s.react(WISDOM)
    assert s.decider == 0

    s.react(WISDOM)

    assert (s.decider, s.is_offered("react", "Sacred Guardian")) == (1, True)
    assert s.pass_all().energy(1) == 11
    assert (s.in_play(), s.in_play(1)) == (["Valiant Star", WISDOM], [WISDOM])


@rule("KG-099", "KG-R53", "KG-R54")
def test_a_bond_can_be_negated_for_one_occurrence() -> None:
    """Leo attacks with 6 instead of 8; the Attack itself goes on."""
    s = Scenario(Side(["Libra", "Aries", "Swift Star", "Leo"]), Side([WISDOM]))
    s.plain("Libra").plain("Aries").plain("Swift Star").play("Leo", "Attack 6")
    s.passes()
    assert "Leo is used" in str(s.match.prompt)

    s.react(WISDOM).pass_all()

    assert s.energy(1) == 9


@rule("KG-R21")
def test_an_ability_is_answered_clockwise_from_the_users_left() -> None:
    """Each passes or reacts once; then the effect comes."""
    s = Scenario(Side(["Taurus"]), Side([WISDOM]), Side([WISDOM]), Side([WISDOM])).play("Taurus", "gain")
    asked = []
    while s.kind == "react":
        asked.append(s.decider)
        s.passes()

    assert (asked, s.faith()) == ([1, 2, 3], 2)


@rule("KG-R21")
def test_an_attack_is_answered_by_the_attacked_first_and_the_attacker_last() -> None:
    """The others clockwise between them."""
    guards = [Side(["Cancer"]) for _ in range(3)]
    s = Scenario(Side(["Aries", "Swift Star"]), *guards).play("Aries", target=2)
    asked = []
    while s.kind == "react":
        asked.append(s.decider)
        s.passes()

    assert asked == [2, 3, 1, 0]


@rule("KG-R21", "KG-R22")
def test_after_a_react_the_order_starts_again_and_anybody_may_react_again() -> None:
    """The attacked player is asked after the protector, and may use any number of cards."""
    s = Scenario(Side(["Leo"]), Side(["Sacred Guardian"] * 2), Side(["Cancer"])).play("Leo", "Attack 6", 1)
    s.passes().react("Cancer")
    assert s.decider == 1

    s.react("Sacred Guardian").react("Sacred Guardian").pass_all()

    assert s.energy(1) == 15


@rule("KG-R27")
def test_a_negated_defense_is_spent_and_another_may_follow() -> None:
    """Loki negates the first one."""
    s = Scenario(Side(["Aries"], god="Loki"), Side(["Sacred Guardian"] * 2)).play("Aries")

    s.react("Sacred Guardian").react("Loki")

    assert (s.decider, s.hand(1), s.energy()) == (1, ["Sacred Guardian"], 14)
    s.react("Sacred Guardian")
    assert s.energy(1) == 14


@rule("KG-R30")
def test_who_cannot_react_is_asked_like_who_can() -> None:
    """Everybody knows that the seat owns a Guardian, nobody where it is: the others see the same either way."""
    shown = []
    for hand, deck in ((["Sacred Guardian"], ["Priestess"]), (["Priestess"], ["Sacred Guardian"])):
        s = Scenario(Side(["Aries"]), Side(hand, deck=deck), Side()).play("Aries", target=1)
        assert s.decider == 1
        assert s.match.view(0)["decider"] is None
        before = [s.match.view(viewer) for viewer in (0, 2, None)]
        s.passes()
        shown.append((before, [s.match.view(viewer) for viewer in (0, 2, None)], [s.told(v) for v in (0, 2, None)]))

    assert shown[0] == shown[1]


@rule("KG-R30")
def test_who_by_what_all_know_cannot_react_is_not_asked() -> None:
    """No card of theirs could, or the hand is empty."""
    assert Scenario(Side(["Aries"]), Side(["Priestess"])).play("Aries").kind == "play"
    s = Scenario(Side(["Aries"]), Side([], deck=["Sacred Guardian"], idle=False)).play("Aries")
    assert s.kind == "play"


@rule("KG-R45")
def test_who_cannot_pay_with_the_hand_for_a_god_is_asked_like_who_can() -> None:
    """A God whose ability costs a Disciple: the others do not learn whether there is one among the cards."""
    home = "Vesta [X8]\nGreek God\nHearth - Starting Phase, once per turn, discard 1 Disciple: gain 1 Energy.\n"
    shown = []
    for hand in (["Bishop", "Leo"], ["Aries", "Leo"]):
        s = Scenario(Side(hand, god="Vesta", idle=False), Side(), at="turn", cards=home)
        shown.append((s.decider, s.rule, s.match.view(1)["prompt"]))

    assert shown == [(0, "KG-046", {"kind": "starting", "rule": "KG-046"})] * 2
    assert Scenario(Side([], god="Vesta", idle=False), Side(), at="turn", cards=home).decider == 1


@rule("KG-R25")
def test_a_negated_god_ability_counts_as_used() -> None:
    """Watchman cannot be used again this turn; the Bond of a negated card is another ability."""
    home = """\
Hush [H01]
Disciple
Cost 1, 5 copies
React, when an opponent uses an ability of a God: negate it.
"""
    s = Scenario(Side(["Aries", "Hush"]), Side(god="Heimdall", deck=["Leo"]), cards=home).play("Aries")

    s.react("Heimdall").react("Hush")

    assert (s.kind, s.energy(1), s.deck(1)) == ("play", 12, ["Leo"])


@rule("KG-100", "KG-101", "KG-R55")
def test_an_adjudication_reveals_the_top_card_and_discards_it_afterwards() -> None:
    """While the ability goes on it lies open beside the Deck; a shuffle does not include it."""
    s = Scenario(Side(["Sagittarius"], deck=["Bishop"]), Side(["Sacred Guardian"])).play("Sagittarius")
    assert (s.names(zones.REVEALED), s.discards(), s.kind) == (["Bishop"], [], "react")

    s.passes()

    assert (s.energy(1), s.discards(), s.names(zones.REVEALED)) == (9, ["Bishop"], [])

    s = Scenario(Side(["Libra"], deck=["Aries"], discard=["Leo"] * 2), Side()).play("Libra")
    assert (s.hand(), s.discards()) == (["Leo", "Leo"], ["Aries"])


@rule("KG-R40", "KG-R41")
def test_revealing_from_an_empty_deck_shuffles_and_nothing_at_all_is_neither() -> None:
    """Libra with a Discard Pile only, and with nothing."""
    s = Scenario(Side(["Libra"], deck=[], discard=["Priestess"]), Side()).play("Libra")
    assert (s.faith(), s.discards()) == (2, ["Priestess"])

    s = Scenario(Side(["Libra"], deck=[]), Side()).play("Libra")
    assert (s.faith(), s.hand()) == (0, [])


@rule("KG-102", "KG-R53", "E39")
def test_a_bond_works_by_itself_in_addition_to_the_act() -> None:
    """Spirit Star after another yellow Warrior, with its Act and without."""
    s = Scenario(Side(["Cancer", "Spirit Star"]), Side()).play("Cancer").play("Spirit Star", "gain")
    assert s.energy() == 19
    s = Scenario(Side(["Cancer", "Spirit Star"]), Side()).plain("Cancer").plain("Spirit Star")
    assert s.energy() == 16
    assert Scenario(Side(["Spirit Star"]), Side()).play("Spirit Star", "gain").energy() == 17


@rule("KG-090")
def test_an_attack_that_is_down_to_nothing_is_called_that() -> None:
    """A second Defense is possible, and the question says that it is not needed."""
    s = Scenario(Side(["Aries"]), Side(["Steadfast Star", "Sacred Guardian"])).play("Aries", "Attack 3")
    assert "You are attacked with 3." in str(s.match.prompt)

    s.react("Steadfast Star")

    assert "The Attack is down to 0: you lose nothing." in str(s.match.prompt)
    assert s.is_offered("react", "Sacred Guardian")


@rule("KG-092", "KG-R29")
def test_the_attacker_and_others_are_told_that_an_attack_is_down_to_nothing() -> None:
    """One could protect, the other could raise it: both read what has become of it."""
    sides = [Side(["Aries", "Swift Star"]), Side(["Steadfast Star"]), Side(["Cancer"])]
    s = Scenario(*sides).play("Aries", "Attack 3", target=1).react("Steadfast Star")
    attacked = s.match.view(2)["table"]["seats"][1]["god"][0]["name"]
    assert (s.decider, str(s.match.prompt)) == (
        2,
        f"[KG-092] The Attack on {attacked} is down to 0. React all the same, or pass?",
    )

    s.passes()

    assert (s.decider, str(s.match.prompt)) == (0, "[KG-R29] Your Attack is down to 0. React, or pass?")
