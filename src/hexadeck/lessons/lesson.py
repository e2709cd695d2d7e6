"""What a lesson is, and how it is read. Every mistake in the data is named with the lesson it is in."""

import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from hexadeck.kernel.errors import HexadeckError
from hexadeck.lessons.goals import GoalCondition, read_condition

SIDES: Final = ("you", "them")
FOES: Final = ("quiet", "eager")
POSITION: Final = ("seed", "mode", "decks", "options", "opening", "until", "position", "table")
"""The words that describe a position, besides the sides."""


@dataclass(frozen=True)
class LessonStep:
    """One step of a guided match: something to read, something to do, or what the other player does."""

    say: str = ""
    point: str = ""
    """A zone, a counter or a plate, as in `you.hand`, `them.life`, `table.market`, `you`."""
    do: str = ""
    """The sentence of the option to choose."""
    them: str = ""
    """The sentence of the option that the other player chooses."""


@dataclass(frozen=True, kw_only=True)
class Prepared:
    """A position: a match that was started, and what is laid on its table then."""

    game: str
    seed: str = "lesson"
    mode: str | None = None
    decks: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    """What is chosen before the cards are laid, by whoever is asked."""
    until: str = ""
    """The kind of question at which the position begins; up to it everybody gives the default answer."""
    position: str = ""
    """The whole position in the game's own notation, where it has one."""
    sides: tuple[dict[str, Any], ...] = ()
    """For each seat its zones and numbers."""
    table: dict[str, Any] = field(default_factory=dict)
    """Shared zones, and numbers of the table."""


@dataclass(frozen=True, kw_only=True)
class Lesson(Prepared):
    """A position, a goal, and a way to reach it."""

    name: str
    title: str
    goal: str
    hint: str = ""
    rule: str = ""
    steps: tuple[LessonStep, ...] = ()
    """Only of a guided match."""
    solution: tuple[LessonStep, ...] = ()
    """What a test plays, with the other player's answers where they are not the usual ones."""
    reached: tuple[GoalCondition, ...] = ()
    turns: int = 1
    """How many turns there are to reach the goal, one's own and the others' counted together."""
    foe: str = "quiet"
    """How the other player answers: with the default answer, or with the first other one."""

    @property
    def is_guided(self) -> bool:
        return bool(self.steps)

    @property
    def script(self) -> tuple[LessonStep, ...]:
        """What is done, by whom, in order."""
        return tuple(step for step in self.steps or self.solution if step.do or step.them)


def read_lessons(game: str, text: str) -> list[Lesson]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise HexadeckError(f"the lessons of {game} cannot be read: {error}") from None
    lessons = [_lesson(game, number, each) for number, each in enumerate(data.get("lesson", []), 1)]
    names = [lesson.name for lesson in lessons]
    for name in names:
        if names.count(name) > 1:
            raise HexadeckError(f"{game} has two lessons called {name!r}")
    return lessons


def _lesson(game: str, number: int, data: dict[str, Any]) -> Lesson:
    where = f"{game}, lesson {data.get('name', number)}"
    words = ("name", "title", "goal", "hint", "rule", "steps", "solution", "reached", "turns", "foe")
    check_words(where, data, words)
    for key in ("name", "title", "goal"):
        if not isinstance(data.get(key), str):
            raise HexadeckError(f"{where}: {key!r} is missing")
    if bool(data.get("steps")) == bool(data.get("solution")):
        raise HexadeckError(f"{where}: a lesson has either steps (a guided match) or a solution")
    if bool(data.get("solution")) != bool(data.get("reached")):
        raise HexadeckError(f"{where}: a solution reaches something, so 'reached' says what")
    if data.get("foe", "quiet") not in FOES:
        raise HexadeckError(f"{where}: the foe is {' or '.join(FOES)}, not {data['foe']!r}")
    return Lesson(
        game=game,
        name=data["name"],
        title=data["title"],
        goal=data["goal"],
        hint=data.get("hint", ""),
        rule=data.get("rule", ""),
        steps=tuple(_step(where, each) for each in data.get("steps", [])),
        solution=tuple(_answer(each) for each in data.get("solution", [])),
        reached=tuple(read_condition(where, each) for each in data.get("reached", [])),
        turns=data.get("turns", 1),
        foe=data.get("foe", "quiet"),
        **prepared(data),
    )


def check_words(where: str, data: dict[str, Any], words: tuple[str, ...]) -> None:
    """Refuses every word but these and those that describe a position."""
    known = [*words, *POSITION, *SIDES]
    for key in data:
        if key not in known:
            raise HexadeckError(f"{where}: there is no {key!r} here; there are {', '.join(sorted(known))}")


def prepared(data: dict[str, Any]) -> dict[str, Any]:
    """The parts of a position, from the words that describe it."""
    return {
        "seed": str(data.get("seed", "lesson")),
        "mode": data.get("mode"),
        "decks": tuple(data.get("decks", [])),
        "options": data.get("options", {}),
        "opening": tuple(data.get("opening", [])),
        "until": data.get("until", ""),
        "position": data.get("position", ""),
        "sides": tuple(data.get(side, {}) for side in SIDES),
        "table": data.get("table", {}),
    }


def _step(where: str, data: dict[str, Any]) -> LessonStep:
    for key in data:
        if key not in ("say", "point", "do", "them"):
            raise HexadeckError(f"{where}: a step has 'say', 'point' and 'do', or 'them', not {key!r}")
    step = LessonStep(**data)
    if bool(step.say) == bool(step.them):
        raise HexadeckError(f"{where}: a step says something, or is what the other player does: {data!r}")
    return step


def _answer(text: str) -> LessonStep:
    """`Pass` is yours, `them: Pass` the other player's."""
    prefix = "them: "
    return LessonStep(them=text.removeprefix(prefix)) if text.startswith(prefix) else LessonStep(do=text)
