"""The report of a series, on matches made up by hand."""

import json

from hexadeck.arena import Outcome, Share, SimulationReport, simulate


def outcome(number: int, agents: str, decks: str, winners: tuple[int, ...], first: int | None = 0) -> Outcome:
    """A match; agents and decks are words."""
    turns = None if first is None else 10 + number
    rule = "ZZ-122" if winners else "ZZ-R40"
    return Outcome(number, tuple(agents.split()), tuple(decks.split()), winners, rule, "", 100 + number, turns, first)


REPORT = SimulationReport(
    "zenonzard",
    ("greedy", "random"),
    "0",
    [
        outcome(0, "greedy random", "Rush Choir", (0,)),
        outcome(1, "random greedy", "Rush Choir", (1,)),
        outcome(2, "greedy random", "Choir Choir", (1,)),
        outcome(3, "random greedy", "Choir Choir", ()),
    ],
)


def test_wins_are_counted_by_agent() -> None:
    assert {"greedy": Share(2, 4), "random": Share(1, 4)} == REPORT.by_agent()


def test_wins_are_counted_by_seat_and_by_turn_order() -> None:
    assert {"seat 0": Share(1, 4), "seat 1": Share(2, 4)} == REPORT.by_seat()
    assert {"first player": Share(1, 4), "other players": Share(2, 4)} == REPORT.by_turn_order()


def test_a_deck_against_itself_does_not_count_for_decks() -> None:
    assert {"Choir": Share(1, 2), "Rush": Share(1, 2)} == REPORT.by_deck()


def test_endings_are_counted_by_rule() -> None:
    assert REPORT.endings() == {"ZZ-122": 3, "ZZ-R40": 1}
    assert REPORT.draws == 1


def test_lengths_are_spread() -> None:
    assert str(REPORT.decisions()) == "mean 101.5, median 101.5, 100 to 103"
    assert str(REPORT.turns()) == "mean 11.5, median 11.5, 10 to 13"


def test_games_that_show_no_turns_have_no_turns() -> None:
    report = SimulationReport("kanzume-goddess", ("random",), "0", [outcome(0, "random random", "A B", (0,), None)])

    assert report.turns() is None
    assert report.by_turn_order() == {}
    assert not [line for line in report.lines() if line.startswith("turns")]


def test_the_text_has_the_shares_with_their_intervals() -> None:
    lines = REPORT.lines()

    assert lines[0] == "zenonzard: 4 matches, greedy against random, seed 0; 95 % Wilson intervals"
    assert "  greedy  50.0%  (15.0% to 85.0%)  2 of 4" in lines


def test_the_data_is_plain() -> None:
    data = json.loads(json.dumps(REPORT.data()))

    assert data["wins"]["agent"]["greedy"]["share"] == 0.5
    assert [each["number"] for each in data["outcomes"]] == [0, 1, 2, 3]


def test_simulate_plays_and_reports() -> None:
    report = simulate("zenonzard", 4, ("random", "random"), seed=1)

    assert len(report.outcomes) == 4
    assert Share(4 - report.draws, 8) == report.by_agent()["random"]
