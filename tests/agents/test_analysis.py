"""The analysis of a match: it finds a known blunder, accuses nobody else, repeats itself and learns nothing hidden."""

import pytest
from tests.games.zenonzard.scenario import Scenario, Side

from hexadeck import agents, games
from hexadeck.agents.analysis import USUAL, Analyst, Care
from hexadeck.kernel.game import Match
from hexadeck.minds.curves import Band, WinChance
from hexadeck.minds.odds import odds_of

QUICK = Care(glance=2, looks=2, lines=48, pairs=8)
CONCEDES = -1
SEATINGS = [(name, None, None) for name in games.names()] + [
    ("kanzume-goddess", "team", 4),
    ("kanzume-goddess", None, 5),
]


def analyse(start: Match, choices: list[int], seats: list[int] | None = None, care: Care = USUAL) -> Analyst:
    """The whole of it at once; for all seats unless told."""
    return Analyst(start, choices, list(range(start.seats)) if seats is None else seats, care).finish()


def winning() -> Scenario:
    """An attack wins at once; later the foe has three attackers and you one blocker."""
    tired = ["Alliance Commander Vangeiss (rested)", "Eoraptor (rested)", "Fire Beetle (rested)"]
    return Scenario(you=Side(field=["Eoraptor"], life=1), foe=Side(field=tired, life=1))


def of_duel(duel: Scenario, said: str) -> Analyst:
    """Somebody chooses this, and later gives up."""
    chosen = duel.options().index(said)
    choices = [chosen] if said.startswith("Attack") else [chosen, CONCEDES]
    return analyse(duel.match, choices, care=QUICK)


def test_a_win_that_was_let_go_is_the_turning_point() -> None:
    analysis = of_duel(winning(), "End the Main Phase")

    assert [(point.at, point.seat, point.chosen, point.better) for point in analysis.turning_points] == [
        (0, 0, "End the Main Phase", "Attack Life with Eoraptor")
    ]
    point = analysis.turning_points[0]
    assert point.better_chance > 9_800 > point.chance
    assert point.less == pytest.approx(point.better_chance - point.chance, abs=2)
    assert point.gains == ["an early win", "staying in the match"]
    assert analysis.moments[-1].chances == [0, 10_000]


def test_who_takes_the_win_is_not_accused() -> None:
    assert of_duel(winning(), "Attack Life with Eoraptor").turning_points == []


def test_only_the_seats_that_are_asked_about_are_looked_at() -> None:
    duel = winning()
    choices = [duel.options().index("End the Main Phase"), CONCEDES]

    assert analyse(duel.match, choices, [1], QUICK).turning_points == []


def test_where_the_judgement_is_blind_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = winning()
    monkeypatch.setattr(odds_of(duel.match.game), "chances", WinChance({"2 seats": [Band(0, 0, 500, auc=0.5)]}))
    monkeypatch.setattr(odds_of(duel.match.game), "learned", {})

    analysis = of_duel(duel, "End the Main Phase")

    assert analysis.turning_points == []
    assert [moment.chances for moment in analysis.moments[:-1]] == [None] * (len(analysis.moments) - 1)
    assert analysis.moments[-1].chances == [0, 10_000]


def begun(game: str, mode: str | None, seats: int | None) -> tuple[Match, list[int]]:
    """A match before its first choice, and the choices of newcomers until the first seat gives up."""
    start = games.load(game).start(3, seats, mode)
    match, agent = start.clone(), agents.load("pip", 1)
    while match.seat is not None and match.length < 16:
        match.choose(agent.choose(match, match.seat))
    return start, [*match.choices(), CONCEDES]


@pytest.mark.parametrize(("game", "mode", "seats"), SEATINGS)
def test_every_game_has_a_curve_and_turning_points_that_are_decisions(
    game: str, mode: str | None, seats: int | None
) -> None:
    start, choices = begun(game, mode, seats)

    analysis = analyse(start, choices, care=QUICK)

    assert analysis.done == analysis.total
    assert [moment.at for moment in analysis.moments] == sorted({moment.at for moment in analysis.moments})
    assert (analysis.moments[0].at, analysis.moments[-1].at) == (0, len(choices))
    assert {len(moment.chances) for moment in analysis.moments if moment.chances} == {start.seats}
    match = start.clone()
    decisions = []
    for choice in choices[:-1]:
        decisions.append((match.seat, match.sentence(match.options[choice]), match.clone()))
        match.choose(choice)
    for point in analysis.turning_points:
        seat, chosen, there = decisions[point.at]
        assert (point.seat, point.chosen, point.turn) == (seat, chosen, there.turn)
        assert point.better in [there.sentence(option) for option in there.options]


def test_the_same_match_has_the_same_analysis() -> None:
    start, choices = begun("kanzume-goddess", None, None)

    assert analyse(start, choices, care=QUICK).data() == analyse(start, choices, care=QUICK).data()


@pytest.mark.parametrize("game", games.names())
def test_cards_that_the_seat_could_not_know_change_nothing(game: str) -> None:
    """All hidden cards are exchanged; what is said of the seat stays, word for word."""
    start, choices = begun(game, None, None)
    for choice in choices[:-1]:
        start.choose(choice)
    while start.seat is not None and len(start.options) < 2:
        start.choose(0)
    seat = start.seat
    assert seat is not None
    other = start.imagine(seat, "elsewhere")
    assert other.table.what != start.table.what
    care = Care(glance=2, looks=1, lines=24, pairs=4)

    found = [
        [analyse(match, [index, -1 - seat], [seat], care) for index in (0, len(start.options) - 1)]
        for match in (start, other)
    ]

    said = [
        [(one.moments[0].data()["chances"][seat], [point.data() for point in one.turning_points]) for one in each]
        for each in found
    ]
    assert said[0] == said[1]
