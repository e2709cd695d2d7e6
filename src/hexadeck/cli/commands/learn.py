"""`hexadeck learn`: a guided first match and lessons, in the terminal."""

from typing import Annotated, Final

import typer

from hexadeck import games
from hexadeck.cli.loading import load_game
from hexadeck.cli.mistakes import Mistake, nearest
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.lesson import LessonSession, LessonTable
from hexadeck.lessons import lessons_of
from hexadeck.lessons.lesson import Lesson
from hexadeck.lessons.texts import filled_in

EXAMPLES: Final = """\
  hexadeck learn zenonzard                    your first match, step by step
  hexadeck learn zenonzard --list             what there is to learn
  hexadeck learn zenonzard last-blow          one lesson
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    lesson: Annotated[str | None, typer.Argument(help="Name of the lesson; without it the guided match.")] = None,
    list_all: Annotated[bool, typer.Option("--list", help="List the lessons instead.")] = False,
) -> None:
    """Learn a game: a guided first match, then lessons with a goal, each as often as you like."""
    name = load_game(game, []).name
    lessons = lessons_of(name)
    if not lessons:
        known = ", ".join(each for each in games.names() if lessons_of(each))
        raise Mistake(f"{name} has no lessons; there are some for {known}")
    terminal = Terminal()
    if list_all:
        for each in lessons:
            terminal.say(f"{each.name}: {filled_in(each).goal}")
        return
    _teach(terminal, lessons, lessons[0] if lesson is None else _named(lessons, lesson))


def _named(lessons: list[Lesson], name: str) -> Lesson:
    known = [each.name for each in lessons]
    if name not in known:
        raise Mistake(f"there is no lesson {name!r}{nearest(name, known)}; lessons are {', '.join(known)}")
    return lessons[known.index(name)]


def _teach(terminal: Terminal, lessons: list[Lesson], lesson: Lesson) -> None:
    while True:
        table = LessonTable(LessonSession(lesson), terminal)
        table.run()
        if table.wants_next:
            place = lessons.index(lesson) + 1
            if place == len(lessons):
                terminal.say(f"That was the last lesson. Now play: hexadeck play {lesson.game}")
                return
            lesson = lessons[place]
        elif not table.wants_another:
            terminal.say(f"Go on learning: hexadeck learn {lesson.game} {lesson.name}")
            return
