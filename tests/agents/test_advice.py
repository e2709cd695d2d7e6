"""Advice: the best options with chances in bands, what hardly matters, reasons, and the line that is expected."""

import pytest
from tests.games.zenonzard.scenario import RED, Scenario, Side

from hexadeck import agents, games
from hexadeck.agents.advice import LINE, POINT, WHY, Advice, Weighed, advise, band
from hexadeck.agents.search import Effort
from hexadeck.kernel.game import Match

SHORT = Effort(lines=48, worlds=6, finalists=3, seconds=60.0)


def asked(game: str) -> Match:
    """A match in its middle, at a decision with a choice."""
    match = games.load(game).start(3)
    agent = agents.load("bruno", 1)
    while match.seat is not None and (match.length < 20 or len(match.options) < 2):
        match.choose(agent.choose(match, match.seat))
    return match


def advice_of(match: Match) -> Advice:
    assert match.seat is not None
    advice = advise(match, match.seat, "test", SHORT)
    assert advice is not None
    return advice


@pytest.mark.parametrize("game", games.names())
def test_advice_names_options_and_gives_as_much_as_one_wants(game: str) -> None:
    match = asked(game)

    advice = advice_of(match)
    lines = {strength: advice.lines(strength) for strength in (POINT, WHY, LINE)}

    assert lines[POINT][0].startswith(f"Choose {advice.choices[0].index + 1}, ")
    assert all(weighed.sentence == match.sentence(match.options[weighed.index]) for weighed in advice.choices)
    assert (len(lines[POINT]), len(lines[WHY]) >= len(advice.choices)) == (1, True)
    assert any("It expects" in line for line in lines[LINE])


@pytest.mark.parametrize("game", ["zenonzard", "knights-of-the-zodiac"])
def test_advice_learns_nothing_hidden(game: str) -> None:
    """With other cards where the seat cannot see it is the same, word for word."""
    match = asked(game)
    assert match.seat is not None
    other = match.imagine(match.seat, "elsewhere")
    assert other.table.what != match.table.what

    assert advice_of(match).lines(LINE) == advice_of(other).lines(LINE)


def test_advice_says_how_what_it_begins_is_finished() -> None:
    """In chess the piece and its square: the answers fit the questions that follow, and end the play."""
    match = asked("knights-and-kings-chess")
    seat = match.seat

    advice = advice_of(match)
    match.choose(advice.choices[0].index)
    for index in advice.then:
        assert match.seat == seat
        match.choose(index)

    assert advice.then
    assert match.game.is_quiet(match.table)


def test_an_attack_that_wins_is_advised() -> None:
    duel = Scenario(you=Side(field=["Eoraptor"]), foe=Side(life=1))

    said = advice_of(duel.match).lines(POINT)

    assert "'Attack Life with Eoraptor': you win for sure" in said[0]


def test_two_copies_of_a_card_hardly_matter() -> None:
    duel = Scenario(you=Side(field=["Eoraptor", "Eoraptor"], base=[RED] * 3), foe=Side(life=1))
    attacks = [weighed for weighed in advice_of(duel.match).choices if weighed.sentence.startswith("Attack Life")]

    assert [weighed.hardly_matters for weighed in attacks] == [True, True]


def test_a_question_with_one_answer_needs_no_search() -> None:
    duel = Scenario(you=Side(field=["Eoraptor (rested)"]))
    assert len(duel.options()) == 1

    assert advice_of(duel.match).lines(LINE) == ["Choose 1, 'End the Main Phase'."]


@pytest.mark.parametrize(
    ("chance", "error", "said"),
    [
        (6130, 50, "about 60% of the time"),
        (6130, 600, "50 to 75% of the time"),
        (9990, 0, "for sure, as far as it can see"),
        (20, 0, "hardly ever, as far as it can see"),
        (9600, 50, "about 95% of the time"),
    ],
)
def test_chances_are_told_in_steps_of_five(chance: int, error: int, said: str) -> None:
    assert band(chance, error) == said


def test_differences_are_told_unless_they_are_small_or_unsure() -> None:
    assert Weighed(0, "", 5000, 50, 400, 100).hardly_matters is False
    assert Weighed(0, "", 5000, 50, 400, 250).hardly_matters is True
    assert Weighed(0, "", 5000, 50, 100, 10).hardly_matters is True


def test_where_the_judgement_is_blind_no_chance_is_told() -> None:
    advice = Advice([Weighed(0, "Pass", 6000, 10, 0, 0), Weighed(1, "Block", 4000, 10, 2000, 10)], True)

    assert advice.lines(WHY) == ["Choose 1, 'Pass'.", "2, 'Block', looks worse."]
    assert advice.lines(WHY, is_numbered=False) == ["Choose 'Pass'.", "'Block' looks worse."]
