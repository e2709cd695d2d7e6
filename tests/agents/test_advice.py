"""Advice: the best options with chances in bands, what hardly matters, reasons, and the line that is expected."""

import pytest
from tests.games.zenonzard.scenario import RED, Scenario, Side

from hexadeck import agents, games
from hexadeck.agents import advice as advice_module
from hexadeck.agents.advice import LINE, POINT, WHY, Advice, Weighed, advise, band, reasons, said_reasons
from hexadeck.agents.search import EARLY_WIN, STAYING, Branch, Effort, Parts, Search, difference
from hexadeck.kernel.game import Match
from hexadeck.kernel.rng import seeded
from hexadeck.minds.hands import held_by_others

SHORT = Effort(lines=48, worlds=6, finalists=3, seconds=60.0, has_reasons=True)


def asked(game: str, seed: int = 3, length: int = 20) -> Match:
    """A match in its middle, at a decision with a choice."""
    match = games.load(game).start(seed)
    agent = agents.load("bruno", 1)
    while match.seat is not None and (match.length < length or len(match.options) < 2):
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
    assert any("Play might then go on" in line for line in lines[LINE])


@pytest.mark.parametrize("game", games.names())
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
    assert match.game.judge.is_quiet(match.table)


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
        (4800, 1500, "less often than not, as far as it can tell"),
        (6000, 1500, "more often than not, as far as it can tell"),
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


@pytest.mark.parametrize(
    ("chance", "less", "error", "said"),
    [
        (4000, 400, 100, "2, 'Block', would win about 4 fewer matches in 100, give or take 2."),
        (4000, 100, 20, "2, 'Block', is about as good: it hardly matters."),
        (4000, 400, 300, "2, 'Block', may be as good; it is too close to tell."),
        (40, 9000, 100, "2, 'Block', would hardly ever win, as far as it can see."),
    ],
)
def test_another_option_is_told_with_what_is_known_of_it(chance: int, less: int, error: int, said: str) -> None:
    advice = Advice([Weighed(0, "Pass", 6000, 10, 0, 0), Weighed(1, "Block", chance, 10, less, error)], False)

    assert advice.lines(WHY)[1:] == [said]


def ended(parts: list[Parts]) -> Branch:
    """An option whose lines of play came to this."""
    branch = Branch(0, 0, 0.5)
    branch.parts = parts
    return branch


def test_reasons_are_the_parts_in_which_two_options_differ_by_more_than_luck() -> None:
    luck = [40, -60, 30, -20, 50, -30]
    ours = ended([[("Life", 300), ("mana", 100 + each), ("cards", 0)] for each in luck])
    theirs = ended([[("Life", 100), ("mana", 100 - each), ("cards", 90)] for each in luck])

    assert reasons(ours, theirs) == (["Life"], ["cards"])


def test_a_loss_alone_is_no_reason() -> None:
    ours, theirs = ended([[("Life", 100)]] * 4), ended([[("Life", 300)]] * 4)

    assert reasons(ours, theirs) == ([], [])
    assert said_reasons([], ["Life"]) == []


def test_where_the_match_may_be_over_the_reason_is_how_it_ends() -> None:
    ours = ended([[(EARLY_WIN, 1)], [(EARLY_WIN, 1)], [("Life", 5)]])
    theirs = ended([[(STAYING, -1)], [("Life", 9)], [("Life", 5)]])

    assert reasons(ours, ours) == ([], [])
    assert reasons(ours, theirs) == ([EARLY_WIN], [])


def test_reasons_say_what_is_compared() -> None:
    advice = Advice([Weighed(0, "Pass.", 6000, 10, 0, 0), Weighed(3, "Block.", 4000, 10, 2000, 10)], False)
    advice.than, advice.gains, advice.losses = advice.choices[1], ["Life", "mana"], ["cards"]

    assert advice.lines(WHY)[-1] == "A few turns later, it is better than 4 for Life and mana, but worse for cards."
    assert advice.lines(WHY, is_numbered=False)[-1].startswith("A few turns later, it is better than 'Block' for Life")


def test_hidden_cards_are_told_in_steps_of_ten_and_what_they_would_change() -> None:
    advice = Advice([Weighed(0, "Pass.", 6000, 10, 0, 0), Weighed(1, "Block.", 5000, 10, 1000, 10)], False)
    advice.assumed, advice.is_firm = [("Elf", 100), ("Orc", 93), ("Imp", 3)], True

    held = "It allows for these cards in other hands: Elf (almost surely), Orc (about 90%), Imp (about 10%)."
    assert advice.lines(LINE)[-1] == f"{held} It would choose the same against each of them."

    advice.turning_card, advice.instead, advice.is_firm = "Imp", advice.choices[1], False
    assert advice.lines(LINE)[-2:] == [held, "Against Imp it would rather choose 2, 'Block'."]


def test_where_the_judgement_is_blind_no_chance_is_told() -> None:
    advice = Advice([Weighed(0, "Pass", 6000, 10, 0, 0), Weighed(1, "Block", 4000, 10, 2000, 10)], True)

    assert advice.lines(WHY) == ["Choose 1, 'Pass'.", "2, 'Block', looks worse."]
    assert advice.lines(WHY, is_numbered=False) == ["Choose 'Pass'.", "'Block' looks worse."]


def test_a_card_that_would_change_the_choice_does_so_in_other_worlds_too() -> None:
    match = asked("zenonzard", seed=13, length=15)
    seat = match.seat
    assert seat is not None

    advice = advice_of(match)

    assert advice.turning_card == "Graig Smasher - The Iron Lord"
    assert advice.instead is not None
    worlds = [match.imagine(seat, seed, quiet=True) for seed in range(400)]
    holding = [world for world in worlds if advice.turning_card in held_by_others(world, seat)]
    again = Search(match, seat, SHORT, seeded("again"), holding)
    best, instead = again.compare([advice.choices[0].index, advice.instead.index], len(holding))
    more, error = difference(instead, best)
    assert more > 2 * error


def test_a_card_that_only_seems_to_change_the_choice_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the few worlds of a search some card always goes with what went badly."""
    match = asked("zenonzard", length=40)
    told = []
    for believes in (True, False):
        with monkeypatch.context() as patch:
            if believes:
                patch.setattr(advice_module, "_turns", lambda *_: True)
            told.append(advice_of(match).turning_card)

    assert told[0] != ""
    assert told[1] == ""
