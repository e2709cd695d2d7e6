"""Field effects and the Maintenance phase (chapters 11 and 12)."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.games.saint_seiya import clock, zones
from hexadeck.kernel.decisions import NOTHING

SIX = ["Leda", "Spica", "Sho", "Ushio", "Daichi", "Oko"]


@rule("SS-077", "SS-078", "SS-079", "E15")
def test_played_cards_go_and_the_hand_is_drawn_up() -> None:
    """Two kept, two played, one in the deck: draw one, make a new deck of two, draw both."""
    s = Scenario(Side(["Leda", "Sho", "Spica", "Daichi"], deck=["Oko"])).play("Leda", 1).play("Sho", 1).end()
    assert (s.kind, s.in_play()) == ("discard", [])
    s.choose("keep")

    assert (s.hand(), s.deck(), s.discards()) == (["Daichi", "Leda", "Oko", "Sho", "Spica"], [], [])


@rule("SS-078")
def test_any_cards_may_be_discarded_first() -> None:
    """One after the other, or the whole hand."""
    s = Scenario(Side(["Leda", "Sho", "Sho"], deck=["Oko"] * 9)).end().choose("discard", "Sho").choose("keep")
    assert (s.discards(), s.hand()) == (["Sho"], ["Leda", "Oko", "Oko", "Oko", "Sho"])
    s = Scenario(Side(["Leda", "Sho"], deck=["Oko"] * 9)).end().choose("discard_all")
    assert (s.discards(), s.hand()) == (["Leda", "Sho"], ["Oko"] * 5)


@rule("SS-080", "SS-081", "SS-082", "SS-075")
def test_the_field_moves_on() -> None:
    """The card in slot 6 is eliminated, the others move to the right, a new one comes."""
    s = Scenario(field=SIX, reserve=["Jaki"]).end_turn()

    assert (s.common(), s.field()) == (["Oko"], ["Jaki", "Leda", "Spica", "Sho", "Ushio", "Daichi"])
    steps = [event.name for event in s.log if event.name in ("drew", "eliminated", "shifted", "revealed")]
    assert steps == ["drew"] * 5 + ["eliminated", "shifted", "revealed"]


@rule("E16", "SS-R07")
def test_an_empty_last_slot_eliminates_nothing() -> None:
    """Nothing is eliminated; the field is shifted and refilled as usual."""
    s = Scenario(field=[*SIX[:5], ""], reserve=["Jaki"], at="maintenance")

    assert (s.common(), s.field()) == ([], ["Jaki", "Leda", "Spica", "Sho", "Ushio", "Daichi"])


@rule("E17", "SS-081", "SS-082")
def test_gaps_close_and_new_cards_come_from_right_to_left() -> None:
    """Slots 2 and 6 empty: 1, 3, 4, 5 go to 3, 4, 5, 6; slot 2 is filled before slot 1."""
    s = Scenario(field=["Leda", "", "Sho", "Ushio", "Daichi", ""], reserve=["Jaki", "Moses"], at="maintenance")

    assert s.field() == ["Moses", "Jaki", "Leda", "Sho", "Ushio", "Daichi"]


@rule("E05", "SS-072", "SS-080")
def test_a_flame_that_leaves_by_the_last_slot_goes_out() -> None:
    """Step 3: the card in slot 6 is eliminated; its Flame, if any, applies now."""
    s = Scenario(field=[*SIX[:5], "Mu"]).end_turn()

    assert (s.flames(), s.common()) == (11, ["Mu"])


@rule("SS-070", "SS-109", "SS-R83")
def test_each_arrival_is_over_before_the_next_card_comes() -> None:
    """Two Geists: everybody has destroyed a Character before the second one is turned up."""
    s = Scenario(Side(), Side(["Leda"]), field=["", "", *SIX[:4]], reserve=["Geist", "Geist", "Oko"], at="maintenance")
    assert s.field()[:3] == ["", "", "Geist"]
    assert s.decider == 0
    s.pick("Ikki").pick("Leda")
    assert s.field()[:3] == ["", "Geist", "Geist"]


@rule("SS-070")
def test_an_arrival_happens_once() -> None:
    """Ptolemy takes a Flame when he is turned up, and none when he moves on."""
    s = Scenario(field=[*SIX[:5], ""], reserve=["Ptolemy"] + ["Oko"] * 5, at="maintenance")
    assert s.flames() == 11
    s.end_turn().end_turn()
    assert s.flames() == 11


@rule("SS-105")
def test_the_bonuses_of_a_turn_end_with_its_main_phase() -> None:
    """SS-R21 What Cassios took off is back in the next turn."""
    s = Scenario(Side(play={1: ["Cassios"]}), field=["Mu"]).activate("Cassios")
    assert (s.force_cost(1), s.cosmo_cost(1)) == (5, 5)
    s.end_turn()
    assert (s.force_cost(2), s.cosmo_cost(2)) == (7, 7)


@rule("SS-R21", "SS-R68")
def test_what_a_card_has_gained_is_lost_when_it_leaves_its_place() -> None:
    """Leda comes back to the hand and is played again without the +2 of the Taurus Armour."""
    s = Scenario(Side(armour="019", play={1: ["Leda"], 2: ["Albior"]}), field=["Spica"])
    s.activate("019").fight(1).activate("Albior").pick("Leda").play("Leda", 2)
    assert s.force("Leda") == 1


@rule("SS-R21", "SS-R20")
def test_a_card_that_leaves_the_field_has_its_price_back() -> None:
    """Mu, made cheaper and then eliminated, comes back through the Pope at the full price."""
    s = Scenario(Side(play={1: ["Cassios", "Gigas"]}), field=["Mu", "Oko"], reserve=["Pope"])
    s.activate("Cassios").activate("Gigas").pick("Mu")
    assert s.reserve() == ["Mu", "Pope"]
    assert s.table.changes == []


@rule("SS-106")
def test_an_orphan_lies_under_no_card() -> None:
    """Not even under the one that has gone: its values are not shown any more."""
    s = Scenario(Side(play={1: ["Dohko", "Seiya"]}), field=["Leda"]).fight(1, "Dohko")
    assert s.table.host[s.table.zones[zones.PLAY][0]] == NOTHING


@rule("SS-R48")
def test_the_pope_works_again_in_the_next_refill() -> None:
    """He is skipped for one refill, the refill goes on with the other cards, and later he works as before."""
    gold = ["Mu", "Saga", "Shura", "Camus"]
    s = Scenario(Side(armour="027"), field=["Oko", *gold, "Athena"], reserve=["Pope"]).activate("027")
    assert s.reserve() == ["Pope"]
    # The next refill: he arrives again, and takes Athena's place no longer than that.
    s.end_turn()
    assert len(s.events("arrived")) == 2
    skipped = 0
    for count in range(2, 9):
        s = Scenario(Side(armour="027"), field=["Oko", "Oko", *gold], reserve=["Pope"] + ["Leda"] * count)
        s.activate("027")
        assert (s.field()[:2], len(s.events("arrived"))) == (["Leda", "Leda"], 1)
        skipped += len(s.events("put_under"))
    assert skipped > 0


@rule("SS-R58", "SS-075")
def test_slots_stay_empty_when_the_reserve_is_empty() -> None:
    """The common discard is not used again; with the last card of the field the end is triggered."""
    s = Scenario(field=["", "", "", "", "Leda", "Sho"], reserve=[], common=["Mu"]).end_turn()
    assert (s.field(), s.table.clock[clock.ENDING]) == (["", "", "", "", "", "Leda"], 0)
    s.end_turn()
    assert s.match.result is not None
    assert s.match.result.reason.startswith("No card is left on the field")
    assert len(s.table.zones[zones.COMMON]) == 3
