"""Chapter 16: step d, Techniques and Power of Zodiac cards."""

from typing import Any

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

from hexadeck.games.knights_of_the_zodiac import zones

A, B = "L2 P500", "L2 P550"
PHOENIX = "Phoenix Knight (Rising Flame)"


def battle(
    mine: list[str],
    theirs: list[str],
    cosmo: tuple[int, int] = (0, 0),
    knights: tuple[str, str] = (A, B),
    **more: Any,
) -> Contest:
    return Contest(
        Side(mine, cosmo=cosmo[0], front={1: [knights[0]]}),
        Side(theirs, cosmo=cosmo[1], front={1: [knights[1]]}),
        **more,
    )


@rule("KZ-107", "KZ-R02", "KZ-R28")
def test_any_support_cards_may_be_placed_and_nothing_else() -> None:
    """Knights and Field Cards may not be placed."""
    s = battle(["Blank 0", "Plain Technique", "L1 P200", "Star Chart"], [])
    assert s.offered("add") == [["Blank 0"], ["Plain Technique"], ["Star Chart"]]
    assert s.offered("done") == [[]]


@rule("KZ-107", "KZ-R29", "E22")
def test_the_defense_sees_how_many_cards_were_placed_and_no_faces() -> None:
    """It sees the number of cards, not their faces, before placing its own."""
    s = battle(["Blank 0", "Plain Technique"], ["Blank 0"])
    s.choose("add", "Blank")
    # Until the Offense is done the Defense has learned nothing.
    assert s.view(1)["seats"][0]["support"] == []
    s.choose("add", "Plain").choose("done")

    seen = s.view(1)["seats"][0]["support"]
    assert [card["id"] for card in seen] == ["face-down", "face-down"]
    assert s.asked == (1, "support")
    s.pick()
    assert s.asked[1] != "support"
    assert len(s.happened("support_revealed")) == 2


@rule("KZ-107")
def test_a_card_that_is_chosen_says_how_to_take_it_back() -> None:
    """It lies in the hand until the set is complete, and says that it is in it."""
    s = battle(["Blank 0", "Plain Technique"], [])
    s.choose("add", "Blank")

    assert s.why_not("Blank 0", "hand") == "[KZ-107] Add: You have already chosen it. Undo takes it back."
    assert s.why_not("Plain Technique", "hand") == "None"


@rule("KZ-107")
def test_whoever_has_no_support_card_is_asked_all_the_same() -> None:
    """Whoever has no support card is asked all the same."""
    s = battle(["L1 P200"], ["L1 P200"])
    assert (s.asked, s.offered()) == ((0, "support"), [[]])
    s.pick()
    assert s.asked == (1, "support")


@rule("KZ-108", "KZ-R60")
def test_all_cards_are_turned_up_together() -> None:
    """When both have finished, all these cards are turned face up at the same time."""
    s = battle(["Wings of Flame"], ["Blank 0"])
    s.support(["Wings"], ["Blank 0"])
    names = [event.name for event in s.log]
    seen = [s.table.cards[event.what].full_name for event in s.happened("support_revealed")]

    assert seen == ["Wings of Flame", "Blank 0"]
    assert names.index("does_not_apply") > max(i for i, name in enumerate(names) if name == "support_revealed")


@rule("KZ-109", "KZ-110", "KZ-038", "E11")
def test_a_card_that_cannot_be_paid_for_is_discarded() -> None:
    """A card that cannot be paid for is discarded."""
    s = battle(["Blank 3"], [], cosmo=(2, 0))
    s.support(["Blank 3"]).fight()

    assert (s.count(zones.COSMO, 0), s.names(zones.DISCARD, 0)) == (2, ["Blank 3"])
    assert s.points == (0, 2)


@rule("KZ-111", "E12")
def test_a_technique_without_its_user_is_discarded() -> None:
    """A Technique without its user is discarded."""
    s = battle(["Rising Current"], [])
    s.support(["Rising Current"])
    assert s.names(zones.DISCARD, 0)[:1] == ["Rising Current"]
    assert s.happened("meter_paid") == []


@rule("KZ-112", "KZ-R35", "KZ-R30")
def test_the_wrong_phase_or_role_is_discarded_unpaid() -> None:
    """Discard wrong-user, wrong-role and wrong-phase cards of both."""
    s = battle(["Star Chart", "Restoration"], ["Field Ruin"], cosmo=(3, 3))
    s.support(["Star", "Restoration"], ["Field Ruin"]).fight()

    gone = [s.table.cards[event.what].full_name for event in s.happened("does_not_apply")]
    assert gone == ["Star Chart", "Restoration", "Field Ruin"]
    assert (s.count(zones.COSMO, 0), s.count(zones.COSMO, 1)) == (3, 3)


@rule("KZ-R31", "E23")
def test_what_can_be_paid_must_be_paid_in_the_players_order() -> None:
    """What can be paid must be paid in the players order."""
    given = battle(["Blank 2", "Field Ruin"], [], cosmo=(3, 0))
    given.support(["Blank 2", "Field Ruin"])
    assert given.asked == (0, "pay_for")
    assert given.offered() == [["Blank 2", "2"], ["Field Ruin", "2"]]

    given.choose("pay_for", "Field Ruin").choose("pay_with")

    assert given.count(zones.COSMO, 0) == 1
    assert [given.table.cards[event.what].full_name for event in given.happened("unpaid")] == ["Blank 2"]


@rule("KZ-033", "KZ-034", "KZ-114", "KZ-R32", "E25")
def test_a_technique_is_free_and_rows_are_totals() -> None:
    """A Technique has no Cosmo Cost of its own: playing it is free."""
    poor = battle(["Plain Technique"], [])
    poor.support(["Plain"]).fight()
    assert poor.points == (2, 0)
    rich = battle(["Plain Technique"], [], cosmo=(1, 0))
    rich.support(["Plain"])
    assert rich.offered("meter") == [["Plain Technique", "100", "0"], ["Plain Technique", "200", "1"]]


@rule("KZ-R32")
def test_with_stepwise_rows_add_up() -> None:
    """With stepwise rows add up."""
    s = battle(["Plain Technique"], [], cosmo=(1, 0), options={"meter": "stepwise"})
    s.support(["Plain"])
    assert s.offered("meter") == [["Plain Technique", "100", "0"], ["Plain Technique", "300", "1"]]


@rule("KZ-114", "KZ-R30", "E26")
def test_the_defense_chooses_its_rows_last() -> None:
    """The Defense chooses its rows last."""
    s = battle(["Other Technique"], ["Other Technique"], cosmo=(1, 1))
    s.support(["Other"], ["Other"])
    s.choose("meter", "200")
    assert s.asked == (1, "meter")
    s.choose("meter", "200")

    assert s.happened("battle_won")[0].seat == 1
    assert len(s.happened("meter_paid")) == 2


@rule("KZ-R33")
def test_one_of_several_users_is_named_and_gets_the_bonus() -> None:
    """One of several users is named and gets the bonus."""
    s = Contest(Side(["Plain Technique", "Other Technique"], cosmo=1, front={1: ["L1 P200", "L2 P300"]}),
                Side(front={1: ["L5 P700"]}))  # fmt: skip
    s.support(["Plain", "Other"])
    assert (s.asked, s.offered()) == ((0, "user"), [["L1 P200"], ["L2 P300"]])
    s.choose("use", "L2").choose("use", "L2").choose("meter", "100").choose("meter", "200")

    used = [s.table.cards[event.other_what].full_name for event in s.happened("used")]
    assert used == ["L2 P300", "L2 P300"]
    assert s.happened("battle_won")[0].seat == 0


@rule("KZ-R38", "KZ-225", "E29")
def test_a_battle_that_loses_its_defenders_is_won_unopposed() -> None:
    """A battle that loses its defenders is won unopposed."""
    s = Contest(Side(["Nightmare Gaze"], cosmo=3, front={1: [PHOENIX]}),
                Side(front={1: ["L3 P900"]}))  # fmt: skip
    s.support(["Nightmare"]).fight()

    assert (s.damage(1), s.points, s.names(zones.REALM, 1)) == (1, (0, 0), ["L3 P900"])


@rule("KZ-R38")
def test_a_battle_that_loses_its_attackers_has_no_outcome() -> None:
    """No Offense Knight left: the battle ends without outcome, support cards are discarded."""
    s = Contest(Side(front={1: ["L3 P900"]}),
                Side(["Nightmare Gaze"], cosmo=3, front={1: [PHOENIX]}))  # fmt: skip
    s.support(None, ["Nightmare"]).fight()

    assert (s.damage(1), s.points, len(s.happened("no_outcome"))) == (0, (0, 0), 1)


@rule("KZ-R56")
def test_a_technique_whose_user_has_left_gives_nothing() -> None:
    """A Technique whose user has left gives nothing."""
    s = Contest(Side(["Wings of Flame"], front={1: [PHOENIX, "L1 P200"]}),
                Side(["Nightmare Gaze"], cosmo=3, front={1: ["Phoenix Knight (Exile)"]}))  # fmt: skip
    s.support(["Wings"], ["Nightmare"])
    s.choose("choose", "Phoenix Knight (Rising").fight()

    assert s.happened("meter_paid") == []
    assert "Wings of Flame" in s.names(zones.DISCARD, 0)


@rule("KZ-R56", "KZ-032")
@pytest.mark.parametrize("technique", ["Spirit Undertow", "Phantom Blow", "Ring of Ice"])
def test_a_technique_whose_user_is_banished_before_it_works_does_nothing(technique: str) -> None:
    """The Offense comes first; nothing is milled, discarded or silenced then."""
    users = {"Spirit Undertow": "Ghost Dolphin", "Phantom Blow": PHOENIX, "Ring of Ice": "Swan Knight (Diamond Wing)"}
    s = Contest(
        Side(["Nightmare Gaze", "L1 P200"], cosmo=3, front={1: [PHOENIX]}),
        Side([technique], front={1: [users[technique], "L1 P900"]}),
        ["Limit 9"],
    )
    s.support(["Nightmare"], [technique])
    s.choose("choose", users[technique]).fight()

    assert [s.happened(event) for event in ("used", "milled", "shocked", "silenced")] == [[]] * 4
    assert technique in s.names(zones.DISCARD, 1)


@rule("KZ-222", "KZ-R23")
def test_a_knight_that_joins_when_all_texts_are_ignored_has_none() -> None:
    """Hour of Reckoning of the Offense, Reinforcement of the Defense: the newcomer mills nothing, spends nothing."""
    for name in ("Fly Knight (Swarm Caller)", "Lyre Knight (Requiem)"):
        s = Contest(
            Side(["Hour of Reckoning"], cosmo=3, front={1: ["L3 P900"]}),
            Side(["Reinforcement"], cosmo=5, front={1: ["L1 P100"]}, realm=[name]),
            ["Limit 9"],
        )
        s.support(["Hour"], ["Reinforcement"]).to("effect", 1).choose("choose", name)
        asked = []
        while s.match.seat is not None and s.now == s.started_at:
            asked.append(s.asked[1])
            s.quiet()
        assert (len(s.happened("joined")), s.happened("milled"), "spend" in asked) == (1, [], False)


@rule("KZ-R57", "KZ-226")
def test_a_cancelled_card_is_paid_for_and_does_nothing() -> None:
    """It counts as placed and paid for, and is discarded at the end of the battle."""
    s = battle(["Blank 2"], ["Nullify"], cosmo=(2, 2))
    s.support(["Blank 2"], ["Nullify"]).fight()

    assert (s.count(zones.COSMO, 0), s.count(zones.COSMO, 1)) == (0, 0)
    assert (s.points, s.names(zones.DISCARD, 0).count("Blank 2")) == ((0, 2), 1)


@rule("KZ-R30")
def test_cards_that_cancel_come_first_and_the_offense_before_the_defense() -> None:
    """Cancelling effects resolve, then other PoZ effects and Technique texts, Offense before Defense."""
    s = battle(["Nullify"], ["Nullify", "Blank 0"], cosmo=(2, 2))
    s.support(["Nullify"], ["Nullify", "Blank"])
    assert s.asked == (0, "effect")
    s.choose("choose", "Nullify").fight()

    cancelled = [s.table.cards[event.what].full_name for event in s.happened("cancelled")]
    assert cancelled == ["Nullify"]


@rule("KZ-R58")
def test_cards_go_to_their_owners_piles() -> None:
    """Cards go to their owners piles."""
    s = battle(["Blank 0"], ["Blank 0"])
    s.support(["Blank"], ["Blank"]).fight()
    for seat in (0, 1):
        assert all(s.table.owner[card] == seat for card in s.table.zones[zones.DISCARD + seat])


@rule("E44", "KZ-110")
def test_cosmo_spent_in_one_battle_is_gone_in_the_next() -> None:
    """Cosmo spent in one battle is gone in the next."""
    s = Contest(Side(["Blank 2", "Blank 1"], cosmo=2, front={1: [A], 2: [A]}), Side(front={1: [B], 2: [B]}))
    s.choose("fight", "1").support(["Blank 2"])
    s.support(["Blank 1"]).fight()

    assert [s.table.cards[event.what].full_name for event in s.happened("unpaid")] == ["Blank 1"]
    assert s.points == (2, 2)


@rule("KZ-239")
def test_what_is_foreseen_is_placed_face_up() -> None:
    """Foresee: the opponent places the cards of step d face up in this battle."""
    s = battle(["Blank 0"], ["Blank 0"], knights=(A, "Hound Knight (Thought Reader)"))
    s.to("support", 0).pick("Blank")

    assert [card["name"] for card in s.view(1)["seats"][0]["support"]] == ["Blank 0"]
    assert s.asked == (1, "support")


@rule("KZ-R59", "KZ-238")
def test_what_is_looked_at_is_seen_by_the_player_alone() -> None:
    """What is looked at is seen by the player alone."""
    s = Contest(Side(["Star Scout"], cosmo=1, realm=[A]), Side(realm=["L3 P450"]), ["Limit 7"], at="move")
    s.choose("play", "Star Scout").choose("choose_there", "1")

    assert s.view(0)["seats"][1]["field"][0]["name"] == "Limit 7"
    assert s.view(0)["seats"][1]["realm"][0]["name"] == "L3 P450"
    assert s.view(None)["seats"][1]["field"][0]["id"] == "face-down"


@rule("KZ-107", "KZ-127")
def test_a_card_that_is_placed_a_second_time_lies_face_down_again() -> None:
    """A card that is placed a second time lies face down again."""
    s = Contest(Side(["Plain Technique", "L1 P100"], front={1: ["L2 P500"]}), Side(["Blank 0"], front={1: ["L2 P600"]}))
    s.support(["Plain Technique"]).fight()
    technique = s.find("Plain Technique")
    assert s.names(zones.DISCARD, 0) == ["Plain Technique"]
    assert s.table.face_up[technique] == 0


@rule("KZ-R30", "KZ-226")
def test_what_cancels_comes_before_what_works() -> None:
    """What cancels comes before what works."""
    s = Contest(
        Side(["Cloth Shatter"], cosmo=3, front={1: ["L2 P400"]}),
        Side(["Nullify"], cosmo=2, front={1: ["L2 P500"]}),
    )
    s.support(["Cloth Shatter"], ["Nullify"]).fight()
    assert (s.happened("power_changed"), s.points) == ([], (0, 2))


@rule("KZ-R30", "KZ-109")
def test_the_offense_pays_before_the_defense() -> None:
    """The Offense pays before the Defense."""
    s = Contest(
        Side(["Blank 1"], cosmo=2, front={1: ["L2 P400"]}), Side(["Blank 1"], cosmo=2, front={1: ["L2 P500"]})
    ).support(["Blank 1"], ["Blank 1"])
    assert s.asked == (0, "payment")
    s.choose("pay_with")
    assert s.asked == (1, "payment")


@rule("KZ-216", "KZ-218", "KZ-R32")
def test_rows_that_have_become_alike_are_one_row() -> None:
    """Focus takes the Cosmo off the second row, Guard the bonus off both."""
    s = Contest(
        Side(["Burning Cosmo"], cosmo=3, front={1: ["Pegasus Knight (Awakened)"]}),
        Side(front={1: ["Aries Knight (Wall of Crystal)"]}),
        ["Limit 9"],
    )
    s.support(["Burning Cosmo"]).to("meter", 0)
    assert s.offered("meter")[0] == ["Burning Cosmo", "0", "0"]
    assert len({tuple(words) for words in s.offered("meter")}) == len(s.offered("meter"))


@rule("KZ-216", "KZ-217")
def test_deadly_is_added_before_guard_is_taken_off() -> None:
    """Deadly is added before Guard is taken off."""
    s = Contest(
        Side(["Burning Cosmo"], cosmo=1, front={1: ["Scorpio Knight (Fifteen Stings)"]}),
        Side(front={1: ["Lizard Knight (Marble Wind)"]}),
        ["Limit 9"],
    )
    s.support(["Burning Cosmo"]).to("meter", 0)
    assert s.offered("meter") == [["Burning Cosmo", "50", "0"], ["Burning Cosmo", "150", "1"]]
