"""Every lesson of every game is played: its steps and its solution can be done, and they lead where they should."""

import re

import pytest

from hexadeck import games
from hexadeck.display.layout import Layout
from hexadeck.kernel.errors import HexadeckError
from hexadeck.lessons import find_lesson, lessons_of
from hexadeck.lessons.follower import Follower
from hexadeck.lessons.goals import YOU, read_condition
from hexadeck.lessons.lesson import Lesson, read_lessons
from hexadeck.lessons.opponents import unscripted
from hexadeck.lessons.texts import fill_in, filled_in

LESSONS = [lesson for game in games.names() for lesson in lessons_of(game)]
LONGEST = 150


def named(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.name}"


def answers(follower: Follower) -> list[str]:
    return [follower.match.sentence(option) for option in follower.match.options]


def play_script(lesson: Lesson) -> Follower:
    """As somebody does who does what they are told; where there is one answer, that one."""
    follower = Follower(lesson)
    choices: list[int] = []
    while follower.standing == "open" and len(choices) < LONGEST:
        said = answers(follower)
        if follower.match.seat != YOU:
            answer = follower.answer()
            assert answer is not None
        elif follower.done < len(lesson.script) and lesson.script[follower.done].do in said:
            answer = said.index(lesson.script[follower.done].do)
        else:
            assert len(said) == 1, f"line {follower.done} cannot be done; the options are {said}"
            answer = 0
        choices.append(answer)
        follower.follow(choices)
    return follower


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_guided_match_and_five_lessons_or_more(game: str) -> None:
    guided, *others = [lesson.is_guided for lesson in lessons_of(game)]

    assert guided
    assert 5 <= len(others) <= 10
    assert not any(others)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_script_can_be_played_and_reaches_the_goal(lesson: Lesson) -> None:
    follower = play_script(lesson)

    assert (follower.standing, follower.done) == ("reached", len(lesson.script))


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if not lesson.is_guided], ids=named)
def test_doing_nothing_does_not_reach_the_goal(lesson: Lesson) -> None:
    follower = Follower(lesson)
    choices: list[int] = []
    while follower.standing == "open" and len(choices) < LONGEST:
        answer = follower.answer()
        choices.append(unscripted(follower.match) if answer is None else answer)
        follower.follow(choices)

    assert follower.standing == "missed"


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.is_guided], ids=named)
def test_what_a_guided_match_points_at_is_on_the_table(lesson: Lesson) -> None:
    """About ten steps, none of them long."""
    view = Follower(lesson).match.view(YOU)["table"]
    layout = games.display(games.load(lesson.game)).layout
    points = [step.point for step in lesson.steps if step.point]

    assert 8 <= len([step for step in lesson.steps if step.say]) <= 16
    assert max(len(step.say) for step in filled_in(lesson).steps) < 180
    assert points
    for point in points:
        where, _, what = point.partition(".")
        assert what in (view if where == "table" else view["seats"][("you", "them").index(where)]), point
        assert where == "table" or is_drawn(layout, what), point


def is_drawn(layout: Layout, what: str) -> bool:
    """A zone or a counter of a seat that the layout shows somewhere."""
    return f"'{what}'" in repr(layout)


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.rule], ids=named)
def test_the_rule_of_a_lesson_is_in_the_rules(lesson: Lesson) -> None:
    assert lesson.rule in games.load(lesson.game).rules
    assert lesson.hint
    assert lesson.goal.endswith(".")


# -- what the words say ------------------------------------------------------------------------------------------------

SQUARE = r"\b[a-h][1-8]\b"
IN_BRACES = r"\{[^{}]*\}"


def texts(lesson: Lesson) -> list[str]:
    return [lesson.goal, lesson.hint, *[step.say for step in lesson.steps]]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_number_of_a_text_is_read_from_the_table(lesson: Lesson) -> None:
    plain = [re.sub(f"{IN_BRACES}|{SQUARE}", "", text) for text in texts(lesson)]

    assert [text for text in plain if re.search(r"\d", text)] == []
    assert [text for text in texts(filled_in(lesson)) if re.search("[{}]", text)] == []


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_name_and_sign_of_a_text_is_the_tables_or_the_rules(lesson: Lesson) -> None:
    """What begins with a capital within a sentence, and every sign that is no letter."""
    game = games.load(lesson.game)
    display = games.display(game)
    laid = repr([lesson.sides, lesson.table, lesson.opening, [step.do + step.them for step in lesson.script]])
    view = repr(Follower(lesson).match.view(YOU)["table"])
    known = " ".join([laid, view, repr(display.layout), *game.rules.values()])
    words = set(re.findall(r"\w+", known))
    for text in texts(filled_in(lesson)):
        names = re.findall(r"(?<=[\w,;] )[A-Z]\w+", text)
        assert [name for name in names if name not in words and name.removesuffix("s") not in words] == [], text
        signs = re.findall(r"[^\w\s.,;:!?()'…-]", text)
        assert [sign for sign in signs if sign not in known] == [], text


def test_a_number_is_the_one_that_the_card_has_on_the_table_then() -> None:
    """Velociraptor prints 300 BP, and a Force adds 100."""
    lesson = find_lesson("zenonzard", "first-match")
    says = [step.say for step in filled_in(lesson).steps]

    assert "Meerpriest can block, but Velociraptor has 400 BP and Meerpriest only 200. Attack Life." in says
    assert fill_in(Follower(lesson).match, "{Fire Beetle.cost} of {you.hand}, {ZZ-122: 0}") == "2 of 6, 0"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("{Velociraptor: 200}", "Velociraptor does not say '200'"),
        ("{ZZ-122: 3}", "ZZ-122 does not say '3'"),
        ("{Velociraptor.charm}", "Velociraptor has no 'charm'"),
        ("{Raptor.bp}", "no 'Raptor' is on the table"),
        ("{you.charm}", "you has no 'charm'"),
    ],
)
def test_a_text_that_asks_for_what_the_table_has_not_is_a_mistake(text: str, mistake: str) -> None:
    with pytest.raises(HexadeckError, match=mistake):
        fill_in(first_match().match, text)


# -- following ---------------------------------------------------------------------------------------------------------


def first_match() -> Follower:
    return Follower(find_lesson("zenonzard", "first-match"))


def test_a_guided_match_says_which_option_to_choose() -> None:
    follower = first_match()

    progress = follower.follow([])

    assert progress.standing == "open"
    assert progress.option is not None
    assert answers(follower)[progress.option] == "Place Miner of Aguma in the base"
    assert follower.lesson.steps[progress.step].do == "Place Miner of Aguma in the base"


def test_another_choice_leads_astray_and_undoing_it_leads_back() -> None:
    follower = first_match()
    other = answers(follower).index("Place nothing")

    assert follower.follow([other]).standing == "astray"
    assert follower.answer() is None
    assert follower.follow([]).standing == "open"


def test_the_others_do_what_the_script_says_as_soon_as_they_can() -> None:
    follower = first_match()
    follower.follow([0])
    follower.follow([0, answers(follower).index("End the Main Phase")])

    answer = follower.answer()

    assert answer is not None
    assert answers(follower)[answer] == "Place Priest of Kanatana in the base"


def test_after_the_last_step_the_others_play_as_they_like() -> None:
    follower = play_script(find_lesson("kanzume-goddess", "first-match"))

    assert follower.answer() is None
    assert follower.progress.option is None


def test_a_goal_that_is_missed_stays_missed() -> None:
    follower = Follower(find_lesson("zenonzard", "right-colour"))
    choices = [answers(follower).index("Place nothing")]
    follower.follow(choices)
    choices.append(answers(follower).index("End the Main Phase"))

    assert follower.follow(choices).standing == "missed"


def test_a_lesson_begins_the_same_every_time() -> None:
    lesson = find_lesson("saint-seiya", "first-match")

    assert Follower(lesson).match.state_hash() == Follower(lesson).match.state_hash()


# -- reading -----------------------------------------------------------------------------------------------------------

HEAD = '[[lesson]]\nname = "x"\ntitle = "X"\ngoal = "Do it."\n'


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("[[lesson", "cannot be read"),
        ('[[lesson]]\nname = "x"\n', "'title' is missing"),
        (HEAD, "either steps"),
        (HEAD + 'solution = ["Pass"]\n', "'reached' says what"),
        (HEAD + 'solution = ["Pass"]\nreached = ["you dance"]\n', "'you dance' is no condition"),
        (HEAD + 'solution = ["Pass"]\nreached = ["you win"]\nfoe = "lazy"\n', "quiet or eager"),
        (HEAD + 'solution = ["Pass"]\nreached = ["you win"]\ngaol = 1\n', "no 'gaol'"),
        (HEAD + 'steps = [{ say = "Hi", them = "Pass" }]\n', "or is what the other player does"),
        (HEAD + 'steps = [{ shout = "Hi" }]\n', "not 'shout'"),
        ((HEAD + 'steps = [{ say = "Hi" }]\n') * 2, "two lessons called 'x'"),
    ],
)
def test_a_mistake_in_the_data_is_named(text: str, mistake: str) -> None:
    with pytest.raises(HexadeckError, match=mistake):
        read_lessons("zenonzard", text)


def test_an_unknown_lesson_is_refused_with_the_known_ones() -> None:
    with pytest.raises(HexadeckError, match=r"no lesson 'nothing'; it has first-match, right-colour"):
        find_lesson("zenonzard", "nothing")


@pytest.mark.parametrize(
    ("laid", "mistake"),
    [
        ('you.hand = ["Nobody at all"]', "is called 'Nobody at all'"),
        ('you.attic = ["Fire Beetle"]', "no zone 'attic'"),
        ("you.mood = 3", "no number 'mood'"),
        ("table.mood = 3", "no number 'mood'"),
        ('you.field = ["Fire Beetle (happy)"]', "no number 'happy'"),
        ('opening = ["Dance"]', "nobody can choose 'Dance'"),
        ('until = "dance"', "a question of the kind 'dance'"),
        ('position = "8/8 w"', "no notation"),
    ],
)
def test_a_position_that_cannot_be_laid_says_why(laid: str, mistake: str) -> None:
    (lesson,) = read_lessons("zenonzard", HEAD + f'solution = ["Pass"]\nreached = ["you win"]\n{laid}\n')

    with pytest.raises(HexadeckError, match=mistake):
        Follower(lesson)


def test_conditions_compare_numbers_zones_cards_and_events() -> None:
    cards = [{"name": "Fox"}, None]
    view = {"table": {"turn": 4, "seats": [{"hand": cards, "life": 3}, {"hand": [], "life": 0}]}, "result": None}
    happened = [("blocked", 1)]

    def holds(text: str) -> bool:
        return read_condition("here", text).holds(view, happened)

    assert holds("you.hand has Fox")
    assert holds("them.hand lacks Fox")
    assert holds("you.hand = 2")
    assert holds("them.life <= 0")
    assert holds("table.turn >= 4")
    assert holds("happened blocked")
    assert holds("happened blocked by them")
    assert not holds("happened blocked by you")
    assert not holds("you win")
    assert not holds("you.life > 3")
