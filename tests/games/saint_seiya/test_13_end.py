"""The end of the game and the points (chapter 13)."""

from tests.games.saint_seiya.scenario import Scenario, Side
from tests.rules import rule

from hexadeck.display.layout import Badge, Counter
from hexadeck.games.saint_seiya import clock
from hexadeck.games.saint_seiya.display import LAYOUT


def sides(count: int) -> list[Side]:
    return [Side(deck=["Leda"] * 10) for _ in range(count)]


@rule("SS-084", "SS-R57", "E38")
def test_the_round_is_completed_after_the_last_flame() -> None:
    """Four players, the second one removes it: the third and the fourth still have their turns."""
    s = Scenario(*sides(4), field=["Oko"] * 5 + ["Mu"], flames=1, active=1).end_turn()
    assert (s.flames(), s.decider) == (0, 2)
    s.end_turn()
    assert (s.decider, s.match.result) == (3, None)
    s.end_turn()
    assert s.match.result is not None


@rule("SS-084", "SS-R57", "E38")
def test_the_last_flame_in_the_last_maintenance_ends_the_match_at_once() -> None:
    """If the last Flame goes out in that very Maintenance, the game ends right after it."""
    s = Scenario(*sides(4), field=["Oko"] * 5 + ["Mu"], flames=1, active=3).end_turn()

    assert s.match.result is not None
    assert s.match.result.rule == "SS-R60"


def test_points_have_the_name_that_is_printed_on_the_cards() -> None:
    """The counter, the badge, the goal and the result say PV, as rulebook and cards do."""
    s = Scenario(Side(["Mu"], deck=[]), Side(["Saga"], deck=[]))
    s.score()
    assert s.match.result is not None
    shown: list[Counter | Badge] = [*LAYOUT.counters, *LAYOUT.badges]
    labels = [each.label for each in shown if each.field == "pv"]

    assert labels == ["PV", "PV"]
    assert LAYOUT.goal.startswith("Have the most PV")
    assert s.match.result.reason.endswith(" PV.")


@rule("SS-R56")
def test_no_more_than_all_flames_go_out() -> None:
    """More Flame removals than Flames."""
    s = Scenario(*sides(3), field=["Oko"] * 4 + ["Saga", "Mu"], flames=1).end_turn()
    assert s.flames() == 0
    s.end_turn()
    assert s.flames() == 0


@rule("SS-R62", "SS-089", "SS-094")
def test_athena_and_jango_count_what_is_destroyed_too() -> None:
    """It lies in the player's space, though it scores nothing itself; Marin counts what is still owned."""
    assert Scenario(Side(["Athena"], deck=["Ikki"] * 6, destroyed=["Mu", "Ikki", "023"])).points() == 1
    assert Scenario(Side(["Athena"], deck=["Ikki"] * 6, destroyed=["Mu", "Ikki"])).points() == 0
    assert Scenario(Side(["Jango"], deck=[], destroyed=["Black Dragon", "Black Pegasus"])).points() == 3
    assert Scenario(Side(["Marin"], deck=[], destroyed=["Ikki"]), Side(deck=[])).points() == 3


@rule("SS-085", "SS-086", "SS-R62")
def test_what_counts_and_what_does_not() -> None:
    """Hand, deck, discard, wounded and the Armour in play; not the destroyed and not those set aside."""
    side = Side(["Mu"], deck=["Saga"], discard=["Moses"], wounded=["Babel"], armour="023", destroyed=["Shura"])

    assert Scenario(side).points() == 5 + 6 + 3 + 3 + 3


@rule("SS-087", "SS-R60")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    """The player with the most PV wins."""
    s = Scenario(Side(["Mu"], deck=[]), Side(["Saga"], deck=[]))
    assert s.score() == (5, 6)
    result = s.match.result
    assert result is not None
    assert (result.winners, result.rule) == ((1,), "SS-087")
    assert result.reason == "3 rounds are over: Player 2 has 6 PV."
    s = Scenario(Side(["Mu"], deck=[]), Side(["Milo"], deck=[]), Side(deck=[]))
    assert s.score() == (5, 5, 0)
    assert s.match.result is not None
    assert s.match.result.winners == (0, 1)
    assert s.match.result.places == (1, 1, 3)
    assert s.match.result.reason == "3 rounds are over: 5 PV each."


@rule("SS-088", "SS-085")
def test_the_score_sheet_says_where_the_points_come_from() -> None:
    """Card by card in the order of their numbers, a column for each player."""
    s = Scenario(Side(["Mu", "Leda", "Spica"], deck=["Seiya"]), Side(["Mu"], discard=["Gigas"], deck=[]))
    s.score()
    assert s.match.result is not None

    assert [(line.name, line.points) for line in s.match.result.sheet] == [
        ("Aries Mu", (5, 5)),
        ("Leda", (2, 0)),
        ("Spica", (2, 0)),
        ("Gigas", (0, -1)),
    ]


@rule("SS-R69")
def test_a_match_ends_after_300_rounds() -> None:
    """No match goes on for ever; the points are counted then."""
    s = Scenario(*sides(2), active=1, round_number=300).end_turn()

    assert s.match.result is not None
    assert "300 rounds" in s.match.result.reason


@rule("SS-085", "SS-088", "SS-090", "SS-091", "SS-094", "SS-095")
def test_four_final_collections_are_counted() -> None:
    """28, 21, 20 and 36: Alliance, Purge, Black collection, Silver host."""
    alliance = ["Seiya"] * 5 + ["Seiya+"] * 2 + ["006", "Marin", "Marin", "Athena", "Shaka", "Aiolia", "023"]
    alliance += ["Shiva", "Aghora", "June"]
    purge = ["Ikki"] * 3 + ["Ikki+"] * 3 + ["010", "Jaki", "Jaki", "Phaeton", "Deathmask", "Saga"]
    purge += ["Black Phoenix", "Black Phoenix", "Misty"]
    black = ["Shiryu"] * 7 + ["Shiryu+", "007", "Jango", "Jango", "Black Pegasus", "Black Dragon", "Black Cygnus"]
    black += ["Black Andromeda", "Leda", "Spica", "Dohko"]
    silver = ["Hyoga"] * 5 + ["Hyoga+"] * 2 + ["008", "Shaina", "Shaina", "Crystal Knight", "Moses", "Babel", "Babel"]
    silver += ["Algol", "Sirius", "Athena"]
    s = Scenario(
        Side(deck=alliance, destroyed=["Seiya"] * 4),
        Side(deck=purge, destroyed=["Ikki"] * 6 + ["Cassios", "Oko", "Capella", "Leda", "Spica"]),
        Side(deck=black, destroyed=["Shiryu"] * 2),
        Side(deck=silver, wounded=["Camus"], armour="025", destroyed=["Hyoga"] * 4),
    )

    assert s.score() == (28, 21, 20, 36)
    # Gigas costs a point, and as the twentieth card gives Athena one.
    assert Scenario(Side(deck=[*silver, "Gigas"], wounded=["Camus"], armour="025")).points() == 35


@rule("SS-084")
def test_everybody_sees_that_the_last_round_has_begun() -> None:
    """Everybody sees that the last round has begun."""
    s = Scenario(*sides(3), field=["Oko"] * 5 + ["Mu"], flames=1).end_turn()

    assert s.table.clock[clock.ENDING] == 1
    assert "The end is near: this round is the last." in s.told(2)
