"""Chapter 5: turn order and the five phases (KG-041 to KG-066)."""

from tests.games.kanzume_goddess.scenario import Scenario, Side
from tests.rules import rule

FAITHFUL = """\
Pilgrim [H01]
Disciple
Cost 1, 5 copies
React: Defense 1. Gain 3 Faith.
"""


def drawn(s: Scenario) -> list[str]:
    """What was drawn, in order."""
    return [s.table.prints[event.what].name for event in s.events("drew")]


@rule("KG-041", "KG-R64")
def test_the_turn_passes_to_the_left_and_skips_who_is_out() -> None:
    """Clockwise."""
    s = Scenario(Side(), Side(), Side(), Side())
    s.table.out[1] = 1

    s.end_turn()

    assert s.decider == 2


@rule("KG-042", "KG-045")
def test_phases_come_in_order() -> None:
    """Starting, Play, Recruit, Discard, End; the same in both modes."""
    for teams in (False, True):
        gods = [Side(["Priestess"], god="Apollo"), Side(), Side(), Side()]
        s = Scenario(*gods, teams=teams, at="turn")
        kinds = [s.kind]
        s.choose("go_on")
        kinds.append(s.kind)
        s.play("Priestess").choose("end_play")
        kinds.append(s.kind)
        s.choose("end_recruit")
        assert kinds == ["starting", "play", "recruit"]
        assert (s.decider, len(s.hand(0))) == (1, 5)
        assert s.discards() == ["Priestess"]


@rule("KG-043", "KG-049", "KG-051", "KG-R71")
def test_any_number_of_cards_may_be_played_or_none() -> None:
    """Disciples before, between and after Warriors; the phase can be ended at any time."""
    s = Scenario(Side(["Priestess", "Taurus", "Priestess", "Aries", "Bishop"]), Side())
    assert s.is_offered("end_play")

    s.play("Priestess").play("Taurus", "gain").play("Priestess").play("Aries").pass_all().play("Bishop")

    assert (s.faith(), s.hand()) == (6, [])


@rule("KG-046", "KG-047")
def test_only_a_god_with_a_starting_phase_ability_is_asked_in_it() -> None:
    """Otherwise the phase ends at once."""
    assert Scenario(Side(["Aries"]), Side(), at="turn").kind == "play"
    s = Scenario(Side(["Aries"], god="Hades"), Side(), at="turn", netherworld=["Leo"])
    assert (s.kind, s.rule) == ("starting", "KG-046")


@rule("KG-048", "KG-104")
def test_gods_with_a_play_phase_ability_use_it_there() -> None:
    """And not in another phase."""
    s = Scenario(Side(["Aries"], god="Zeus"), Side(), at="turn")

    assert s.is_offered("power", "Thunder")
    s.choose("end_play")
    assert s.decider == 1


@rule("KG-050", "KG-053", "KG-107")
def test_disciples_and_some_warriors_give_faith() -> None:
    """As much as their text says."""
    s = Scenario(Side(["Priestess", "Bishop", "Taurus"]), Side())

    assert [s.play(name).faith() for name in ("Priestess", "Bishop", "Taurus")] == [1, 3, 5]


@rule("KG-052", "KG-R17")
def test_an_act_is_resolved_completely_before_the_next_card() -> None:
    """Nothing but Reacts can be played meanwhile."""
    s = Scenario(Side(["Aries", "Priestess"]), Side(["Sacred Guardian"]))

    s.play("Aries")

    assert (s.decider, s.options()) == (1, ["React with Sacred Guardian: Defense 2.", "Pass"])


@rule("KG-054", "KG-056", "E01")
def test_a_card_is_recruited_for_exactly_its_cost() -> None:
    """With 3 Faith a card of cost 3 is on offer, with 2 it is not."""
    s = Scenario(Side(), at="recruit", faith=3)
    assert s.choose("recruit", "Aries for 3").faith() == 0
    assert not Scenario(Side(), at="recruit", faith=2).is_offered("recruit", "Aries")


@rule("KG-055", "E34")
def test_faith_that_is_left_disappears_with_the_turn() -> None:
    """At the next own turn it is 0."""
    s = Scenario(Side(), Side(), at="recruit", faith=5).end_turn().end_turn()

    assert (s.decider, s.faith()) == (0, 0)


@rule("KG-R20")
def test_faith_of_a_react_on_anothers_turn_cannot_be_spent() -> None:
    """It is gone when that turn ends."""
    s = Scenario(Side(["Aries"]), Side(["Pilgrim"]), cards=FAITHFUL).play("Aries").react("Pilgrim").pass_all()
    assert s.faith(1) == 3

    s.end_turn()

    assert s.faith(1) == 0


@rule("KG-057", "KG-059", "KG-060", "E02")
def test_any_cards_that_the_faith_pays_go_on_top_of_the_deck() -> None:
    """Six Faith: 3 and 3; each pile shows its next card."""
    s = Scenario(Side(), at="recruit", faith=6, piles=[["Aries", "Leo"], ["Taurus", "Libra"]])

    s.choose("recruit", "Aries").choose("recruit", "Taurus")

    assert drawn(s)[:3] == ["Taurus", "Aries", "Priestess"]
    assert (s.pile(0), s.pile(1), s.faith()) == (["Leo"], ["Libra"], 0)


@rule("KG-058", "KG-R71")
def test_recruiting_is_optional() -> None:
    """With Faith left the phase can be ended."""
    s = Scenario(Side(), at="recruit", faith=6)

    assert (len(s.choose("end_recruit").deck()), len(s.hand())) == (5, 5)


@rule("KG-R44", "E18")
def test_a_warrior_uncovered_by_a_purchase_can_be_bought_at_once() -> None:
    """Taurus above Cancer, six Faith."""
    s = Scenario(Side(), at="recruit", faith=6, piles=[["Taurus", "Cancer"]])

    s.choose("recruit", "Taurus").choose("recruit", "Cancer")

    assert drawn(s)[:2] == ["Cancer", "Taurus"]


@rule("KG-R08")
def test_an_empty_pile_stays_empty() -> None:
    """It is not refilled and nothing ends."""
    s = Scenario(Side(), at="recruit", faith=3, piles=[["Aries"]]).choose("recruit", "Aries")

    assert (s.pile(0), s.result) == ([], None)


@rule("KG-R43", "E16")
def test_the_last_card_bought_lies_on_top() -> None:
    """Bishop, then Aries: both come to the next hand."""
    s = Scenario(Side(), at="recruit", faith=6).choose("recruit", "Bishop").choose("recruit", "Aries")

    assert sorted(name for name in s.hand() if name != "Priestess") == ["Aries", "Bishop"]
    assert drawn(s)[:2] == ["Aries", "Bishop"]


@rule("KG-061", "KG-062", "KG-R38")
def test_played_cards_and_the_whole_hand_are_discarded() -> None:
    """Nothing may be kept."""
    s = Scenario(Side(["Priestess", "Aries", "Leo"]), Side()).play("Priestess").choose("end_play")
    s.choose("end_recruit")

    assert s.discards() == ["Aries", "Leo", "Priestess"]


@rule("KG-063", "KG-R50")
def test_gods_with_a_discard_phase_ability_use_it_before_the_cards_move() -> None:
    """Hades banishes a card of the hand that never reaches the Discard Pile."""
    s = Scenario(Side(["Priestess", "Aries"], god="Hades", energy=10), Side()).choose("end_play")
    assert s.kind == "discard_phase"

    s.choose("power", "Claim").choose("choose", "Priestess")

    assert (s.netherworld(), s.discards(), s.energy()) == (["Priestess"], ["Aries"], 10)


@rule("KG-064", "KG-R49")
def test_the_hand_is_refilled_to_five() -> None:
    """From the top of the Deck."""
    s = Scenario(Side(deck=["Leo", "Aries", *["Priestess"] * 6], idle=False), Side(["Aries"]), at="end")

    assert s.hand() == ["Aries", "Leo", "Priestess", "Priestess", "Priestess"]


@rule("KG-065", "KG-110")
def test_when_the_deck_runs_out_the_discard_pile_becomes_the_new_deck() -> None:
    """In the middle of the draw."""
    s = Scenario(Side(deck=["Leo", "Aries"], discard=["Bishop"] * 6, idle=False), Side(["Aries"]), at="end")

    assert (s.hand(), s.deck(), s.discards()) == (["Aries", "Bishop", "Bishop", "Bishop", "Leo"], ["Bishop"] * 3, [])


@rule("KG-066", "KG-R50", "KG-R49")
def test_odin_looks_ahead_before_the_refill() -> None:
    """Seven cards, then two go back on the Deck; the next limit is five again."""
    s = Scenario(Side(god="Odin", deck=["Leo", "Aries", *["Bishop"] * 9], idle=False), Side(["Aries"]), at="end")
    assert (s.kind, s.rule) == ("end", "KG-066")

    s.choose("power", "Far Sight").choose("put_back", "Aries").choose("put_back", "Leo")

    assert (s.hand(), s.deck()[:2], s.energy()) == (["Bishop"] * 5, ["Leo", "Aries"], 15)
    assert "Leo" not in " ".join(s.told(1))
    assert s.match.view(1)["table"]["seats"][0]["hand"] == [None] * 5


@rule("KG-R39", "E33")
def test_cards_used_in_defence_are_missing_on_the_next_own_turn() -> None:
    """Five cards, two Guardians used: three are left."""
    s = Scenario(Side(["Aries"]), Side(["Sacred Guardian"] * 2 + ["Priestess"] * 3))
    s.play("Aries").react("Sacred Guardian").react("Sacred Guardian").pass_all()

    s.end_turn()

    assert (s.decider, len(s.hand(1))) == (1, 3)
