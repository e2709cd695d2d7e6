"""Chapters 11 and 12: Gods, Energy, Faith, Deck (KG-103 to KG-111, KG-R40 to KG-R52, KG-R56 to KG-R58)."""

import pytest
from tests.games.kanzume_goddess.scenario import Scenario, Side, load
from tests.rules import rule

from hexadeck.cardtext.words import CardErrors

PLAGUE = """\
Plague [H01]
Disciple
Cost 1, 5 copies
Act: each God loses 2 Energy.
"""
DOOM = """\
Doom [H02]
Disciple
Cost 1, 5 copies
Act: all Gods lose 20 Energy at the same time.
"""


@rule("KG-103", "KG-R57")
def test_energy_never_falls_below_0_and_has_no_upper_limit_in_teams() -> None:
    """20 for a Main God is no limit."""
    s = Scenario(Side(["Spirit Star"], energy=20), Side(), Side(), Side(energy=1), teams=True)
    assert s.play("Spirit Star", "gain").energy() == 22
    s = Scenario(Side(["Leo"]), Side(), Side(energy=3)).play("Leo", "Attack 6", 2)
    assert s.energy(2) == 0


@rule("KG-105", "KG-106")
def test_a_god_ability_is_used_as_often_as_it_can_be_paid() -> None:
    """Zeus thunders twice for the next Attack only."""
    s = Scenario(Side(["Aries", "Swift Star", "Valiant Star"], god="Zeus"), Side(energy=12))
    s.choose("power", "Thunder").choose("power", "Thunder").play("Aries").pass_all()
    assert (s.energy(), s.energy(1)) == (13, 7)

    s.plain("Swift Star").play("Valiant Star")

    assert s.energy(1) == 3


@rule("KG-R51")
def test_a_free_ability_is_once_per_turn_and_the_loader_insists() -> None:
    """Apollo's Oracle; a God of our own without a limit is refused."""
    s = Scenario(Side(god="Apollo", deck=["Leo", "Aries"]), Side(), at="turn").choose("power", "Oracle")
    assert (s.kind, s.hand(), s.discards()) == ("play", ["Aries"], ["Leo"])

    with pytest.raises(CardErrors, match="KG-R51"):
        load("Loop [H01]\nGreek God\nPlay Phase: gain 1 Energy.")


@rule("KG-R52", "E37")
def test_a_payment_leaves_at_least_1_energy_unless_set_otherwise() -> None:
    """At 2 it is offered once; with the setting a God may pay its last."""
    assert not Scenario(Side(god="Zeus", energy=1), Side()).is_offered("power")
    s = Scenario(Side(god="Zeus", energy=2), Side()).choose("power", "Thunder")
    assert not s.is_offered("power")

    s = Scenario(Side(god="Zeus", energy=1), Side(), options={"pay_last_energy": True}).choose("power", "Thunder")
    assert s.result == ((1,), "KG-126")


@rule("KG-110", "KG-111", "KG-R42", "E13")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    """Deck 0, Discard Pile 9: the Recruited card is the whole Deck and is drawn first."""
    s = Scenario(
        Side(["Bishop"], deck=[], discard=["Priestess"] * 9, idle=False),
        at="recruit",
        faith=4,
        piles=[["Leo"], ["Virgo"]],
    )
    s.choose("recruit", "Virgo")

    names = [(event.name, s.table.prints[event.what].name) for event in s.log if event.name in ("drew", "shuffled")]

    assert [names[0], names[1][0]] == [("drew", "Virgo"), "shuffled"]
    assert len(s.hand()) == 5


@rule("KG-R41", "E15")
def test_with_too_few_cards_the_hand_stays_short() -> None:
    """Four cards owned: four are drawn, without a penalty."""
    s = Scenario(Side(["Priestess", "Priestess"], deck=["Leo"], discard=["Aries"], idle=False), Side()).choose(
        "end_play"
    )

    assert (s.hand(), s.result) == (["Aries", "Leo", "Priestess", "Priestess"], None)


@rule("KG-R45", "KG-R46")
def test_a_recruited_card_is_known_to_all_other_cards_are_not_even_to_mates() -> None:
    """Everybody saw it go on the Deck, and sees it in the hand."""
    s = Scenario(Side(), Side(), Side(["Leo"]), Side(), teams=True, at="recruit", faith=3).choose("recruit", "Aries")

    view = s.match.view(1)["table"]["seats"]

    assert [card["name"] for card in view[0]["hand"] if card] == ["Aries"]
    assert s.match.view(0)["table"]["seats"][2]["hand"] == [None, None]


@rule("KG-R47", "KG-R48")
def test_a_player_told_to_discard_chooses_and_the_card_goes_at_once() -> None:
    """Wisdom Star's Act."""
    s = Scenario(Side(["Wisdom Star"]), Side(["Leo", "Aries"])).play("Wisdom Star")
    assert (s.decider, s.rule) == (1, "KG-R48")

    s.choose("discard", "Aries")

    assert (s.hand(1), s.discards(1)) == (["Leo"], ["Aries"])


@rule("KG-R47")
def test_cards_discarded_as_a_cost_can_come_back_by_a_shuffle() -> None:
    """Aquarius draws what it discarded; cards in play do not return."""
    s = Scenario(Side(["Aquarius", "Leo"], deck=["Aries"], idle=False), Side()).play("Aquarius")

    s.choose("discard", "Leo")

    assert (s.hand(), s.in_play()) == (["Aries", "Leo"], ["Aquarius"])


@rule("KG-109", "KG-R56", "KG-127")
def test_energy_is_checked_after_every_single_change_the_active_player_first() -> None:
    """All at 2: the active player is out first, then the next, and the last one left wins."""
    s = Scenario(Side(["Plague"], energy=2), Side(energy=2), Side(energy=2), cards=PLAGUE).play("Plague")

    assert s.result == ((2,), "KG-126")
    assert [event.seat for event in s.events("eliminated")] == [0, 1]


@rule("KG-R58")
def test_an_effect_at_the_same_time_may_leave_nobody() -> None:
    """Both Main Gods, or all that are left: a draw."""
    for teams in (False, True):
        s = Scenario(Side(["Doom"]), Side(), Side(), Side(), teams=teams, cards=DOOM).play("Doom")
        assert s.result == ((), "KG-R58")


@rule("KG-R58")
def test_otherwise_the_active_teams_own_main_god_falls_first() -> None:
    """The consequence we accept."""
    s = Scenario(Side(["Plague"], energy=1), Side(energy=1), Side(), Side(), teams=True, cards=PLAGUE).play("Plague")

    assert s.result == ((1, 3), "KG-121")


@rule("KG-R69")
def test_a_turn_is_finite() -> None:
    """Every play takes a card out of the hand until the turn is over."""
    s = Scenario(Side(["Aquarius", "Taurus", "Priestess"], deck=["Leo"], idle=False), Side())
    plays = 0
    while s.decider == 0 and s.match.options[0].name != "end_play":
        s.match.choose(0)
        plays += 1

    assert plays < 12
