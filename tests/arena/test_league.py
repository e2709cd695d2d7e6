"""Leagues: who meets whom, ratings, and files that go on."""

import random
from pathlib import Path

import pytest

from hexadeck.arena.league import League
from hexadeck.arena.ratings import MEAN, POINTS, rate
from hexadeck.kernel.errors import HexadeckError

GAME = "knights-and-kings"


def played(agents: list[str], matches: int, file: Path | None = None, workers: int = 1) -> League:
    league = League(GAME, agents, matches, file=file)
    assert [*league.play(workers)][-1:] in ([0], [])
    return league


def test_ten_to_one_are_four_hundred_points() -> None:
    """Less a little for the draw with an average player, which counts for nothing among thousands."""
    strong, weak = rate(["a", "b"], {("a", "b"): 10_000, ("b", "a"): 1_000})

    assert (strong.agent, weak.agent) == ("a", "b")
    assert strong.points - weak.points == pytest.approx(400, abs=1)
    assert strong.points + weak.points == pytest.approx(2 * MEAN)


def test_who_never_lost_has_a_rating_too() -> None:
    strong, weak = rate(["a", "b"], {("a", "b"): 6})

    assert MEAN < strong.points < MEAN + 800
    assert strong.points - strong.spread < weak.points + weak.spread


def test_nine_of_ten_intervals_or_more_hold_the_true_strength() -> None:
    """Results drawn from known strengths; 95 % of the intervals should hold them."""
    chance = random.Random(7)
    true = {"a": 0.6, "b": 0.1, "c": -0.7}
    held = 0
    for _ in range(100):
        wins: dict[tuple[str, str], float] = {}
        for one, two in (("a", "b"), ("a", "c"), ("b", "c")):
            likely = 1 / (1 + 2.718281828 ** (true[two] - true[one]))
            won = sum(chance.random() < likely for _ in range(60))
            wins[one, two], wins[two, one] = won, 60 - won
        held += sum(
            abs(rating.points - MEAN - POINTS * true[rating.agent]) <= rating.spread
            for rating in rate(list(true), wins)
        )
    assert 280 <= held <= 297


def test_every_pair_meets_as_often_in_both_seatings() -> None:
    league = played(["random", "greedy", "wren"], 2)

    met = sorted(outcome.agents for outcome in league.played())
    assert met == sorted(
        [
            *[("greedy", "random"), ("random", "greedy")],
            *[("greedy", "wren"), ("wren", "greedy")],
            *[("random", "wren"), ("wren", "random")],
        ]
    )
    assert [rating.agent for rating in league.ratings()][-1] == "random"
    assert any("over random" in line for line in league.lines())
    assert {row["agent"] for row in league.data()["ratings"]} == {"random", "greedy", "wren"}


def test_a_stopped_league_goes_on_where_it_was(tmp_path: Path) -> None:
    """The second of two matches is cut off in the middle of its line: it is played again, the first is not."""
    file = tmp_path / "some.league"
    whole = played(["random", "greedy"], 2, file)
    text = file.read_text()
    file.write_text(text[:-20])

    again = League(GAME, ["greedy", "random"], 2, file=file)
    assert [spec.number for _, spec in again.missing()] == [1]
    assert [*again.play()] == [0]
    assert file.read_text() == text
    assert again.wins() == whole.wins()
    assert [spec.number for _, spec in League(GAME, ["greedy", "random"], 3, file=file).missing()] == [2]


def test_another_agent_plays_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "some.league"
    played(["random", "greedy"], 1, file)

    larger = League(GAME, ["random", "greedy", "wren"], 1, file=file)
    assert [pair for pair, _ in larger.missing()] == [("random", "wren"), ("greedy", "wren")]


def test_a_match_counts_once_however_many_sit_there() -> None:
    """Or the intervals of a league of teams would be half as wide as they should be."""
    league = League("kanzume-goddess", ["random", "greedy"], 3, seats=4, mode="team")
    assert [*league.play()] == [2, 1, 0]

    assert sum(league.wins().values()) == pytest.approx(3)
    assert league.wins()["greedy", "random"] == pytest.approx(league.data()["shares"][0]["matches"])


def test_more_processes_play_the_same_matches() -> None:
    alone, together = played(["random", "greedy"], 4), played(["random", "greedy"], 4, workers=2)

    assert alone.played() == together.played()


@pytest.mark.parametrize(
    "text", [b'{"game": "chess"}\n', b"no league\n", b"[1]\n[2]\n", b"[1]\n", b"a letter\nwithout an end", b"\xff\n"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "some.league"
    file.write_bytes(text)

    with pytest.raises(HexadeckError, match=r"some\.league"):
        League(GAME, ["random", "greedy"], 1, file=file)

    assert file.read_bytes() == text


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere" / "some.league", tmp_path):
        with pytest.raises(HexadeckError, match="cannot be read and written"):
            League(GAME, ["random", "greedy"], 1, file=file)


@pytest.mark.parametrize("agents", [["random"], ["random", "random"]])
def test_a_league_needs_two_agents(agents: list[str]) -> None:
    with pytest.raises(HexadeckError, match="at least two agents, each named once"):
        League(GAME, agents, 1)
