"""Leaving a match (SS-R84)."""

import pytest
from tests.games.saint_seiya.scenario import Scenario, Side, load
from tests.rules import rule

from hexadeck.games.saint_seiya import clock, zones
from hexadeck.games.saint_seiya.table import STable


def sides(count: int) -> list[Side]:
    return [Side(["Leda"], deck=["Seiya"] * 9) for _ in range(count)]


@rule("SS-R84")
def test_of_two_the_other_one_wins() -> None:
    """Whatever the points are."""
    s = Scenario(Side(["Mu"], deck=[]), Side(["Leda"], deck=[]))
    s.match.concede(0)

    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.scores, s.match.result.rule) == ((1,), (5, 0), "SS-R84")


@rule("SS-R84")
def test_of_more_the_others_play_on() -> None:
    """All cards leave with the player, who is passed over, cannot be chosen and has no points."""
    s = Scenario(Side(play={1: ["Milo"]}), Side(["Mu"], armour="023", discard=["Leda"]), Side(["Sho"]))
    s.log += s.match.concede(1)
    assert (s.match.result, s.decider, s.kind) == (None, 0, "main")
    assert s.told(2) == ["Player 2 leaves the match."]
    assert [s.hand(1), s.armour(1), s.discards(1), s.points(1)] == [[], [], [], 0]
    assert len(s.names(zones.GONE + 1)) == 1 + 1 + 1 + 10 + 5

    s.end_turn()
    assert s.decider == 2


@rule("SS-R84", "SS-R51")
def test_no_effect_concerns_who_has_left() -> None:
    """Aphrodite asks those who are there; Milo names them; Gigas goes to them; Marin counts them."""
    s = Scenario(
        Side(["Marin"], play={1: ["Dohko", "Shura", "Mu"], 2: ["Gigas"]}, deck=["Seiya"] * 3),
        Side(["Leda"], deck=["Shiryu"] * 9),
        Side(["Sho", "Ushio"], deck=[]),
        field=["Aphrodite", "Oko"],
        reserve=["Gigas"],
    )
    s.match.concede(1)
    s.fight(1)
    assert s.decider == 2
    s.pick("Sho").pick("Ushio").activate("Gigas").pick("Oko")
    assert s.options() == ["Player 1", "Player 3"]
    # Against nine Shiryus Marin would have 3.
    assert s.player(2).points() == 5 + 6 + 5 + 6 + 4 - 1


@rule("SS-R84")
def test_who_leaves_in_the_own_turn_ends_it() -> None:
    """In the middle of an acquisition, too: nothing is acquired, and the field stays as it is."""
    s = Scenario(Side(play={1: ["Dohko"]}), *sides(2), field=["Leda"]).choose("fight")
    s.match.concede(0)

    assert (s.decider, s.kind, s.field()[0]) == (1, "main", "Leda")
    assert s.table.clock[clock.ROUND] == 3


@rule("SS-R84")
def test_who_leaves_while_being_asked_is_asked_no_more() -> None:
    """The next opponent comes, and the effect goes on."""
    s = Scenario(Side(play={1: ["Jabu"]}), Side(["Shiryu", "Leda"]), Side(["Hyoga", "Leda"])).activate("Jabu")
    assert s.decider == 1
    s.match.concede(1)
    assert (s.decider, s.options()) == (2, ["Choose Cygnus Hyoga"])
    s.pick("Hyoga")
    assert (s.discards(2), s.decider, s.kind) == (["Hyoga"], 0, "main")


@rule("SS-R84", "SS-R53")
def test_an_opponent_who_leaves_instead_of_choosing_wounds_nobody() -> None:
    """The Cancer Armour: all revealed cards come into the hand."""
    s = Scenario(Side(armour="021", deck=["Leda", "Mu", "Sho"]), Side(), Side()).activate("021").player(2)
    s.match.concede(2)

    assert (s.decider, s.hand(), s.wounded()) == (0, ["Leda", "Mu", "Sho"], [])


@rule("SS-R84", "SS-R57")
def test_rounds_are_counted_from_the_place_of_the_first_player() -> None:
    """Also when that player has left: the last round is completed before it would be that player's turn."""
    s = Scenario(*sides(3), field=["Oko"] * 5 + ["Mu"], flames=1, active=1)
    s.match.concede(0)
    s.end_turn()
    assert (s.flames(), s.decider, s.match.result) == (0, 2, None)
    s.end_turn()
    assert s.match.result is not None
    assert s.match.result.winners == (1, 2)


@rule("SS-R84")
def test_the_last_one_wins() -> None:
    """Three play, two leave."""
    s = Scenario(*sides(3))
    s.match.concede(2)
    s.match.concede(0)

    assert s.match.result is not None
    assert (s.match.result.winners, s.match.result.rule) == ((1,), "SS-R84")


@rule("SS-R84")
def test_leaving_twice_changes_nothing() -> None:
    """The question that was open is open."""
    s = Scenario(*sides(3))
    s.match.concede(2)
    before = s.options()
    s.match.concede(2)

    assert (s.options(), s.decider) == (before, 0)


@rule("SS-R84", "SS-R01")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_who_leaves_while_heroes_are_chosen_takes_none(place: int) -> None:
    """Whoever it is, asked or not; the first turn is the next player's."""
    match = load().start(4, 3)
    t = match.table
    assert isinstance(t, STable)
    first = t.clock[clock.FIRST]
    gone = (first + place) % 3
    match.concede(gone)
    while match.prompt is not None and match.prompt.kind == "hero":
        assert match.seat != gone
        match.choose(0)

    assert match.seat == (first if place else (first + 1) % 3)
    assert [len(t.zones[zones.HAND + seat]) for seat in range(3)] == [0 if seat == gone else 5 for seat in range(3)]


@rule("SS-R84")
def test_a_match_that_was_left_can_be_replayed() -> None:
    """The record has the leaving, and ends in the same state."""
    match = load().start(7, 4, options={"heroes": "random"})
    match.concede(1)
    match.choose(0)
    match.concede(3)
    again = load().replay(match.record())

    assert again.state_hash() == match.state_hash()


@rule("SS-R84", "SS-R58")
def test_who_empties_the_field_and_leaves_does_not_end_the_match() -> None:
    """The Reserve has cards, so the next Maintenance fills the field; with none it ends as ever."""
    side = Side(play={6: ["Dohko"]})
    s = Scenario(side, Side(), Side(), field=[""] * 5 + ["Oko"]).fight(6)
    s.log += s.match.concede(0)
    assert (s.decider, s.field(), s.table.clock[clock.ENDING]) == (1, [""] * 6, 0)
    s.end_turn()
    assert (s.decider, "" in s.field(), s.table.clock[clock.ENDING]) == (2, False, 0)

    s = Scenario(side, Side(), Side(), field=[""] * 5 + ["Oko"], reserve=[]).fight(6)
    s.log += s.match.concede(0)
    assert s.end_turn().table.clock[clock.ENDING] == 1
