"""Lessons: prepared positions with a goal, and the guided first match of every game. `docs/lessons.md` has the format.

A game's lessons are data in its folder (`lessons.toml`); whether a goal is reached is for the engine to say.
"""

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.lessons.lesson import Lesson, read_lessons

FILE = "lessons.toml"
_read: dict[str, list[Lesson]] = {}


def lessons_of(game: str) -> list[Lesson]:
    """In the order in which they are learned, the guided match first; none where the game has no lessons."""
    if game not in _read:
        text = games.text(game, FILE)
        _read[game] = [] if text is None else read_lessons(game, text)
    return _read[game]


def find_lesson(game: str, name: str) -> Lesson:
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.name == name:
            return lesson
    known = ", ".join(lesson.name for lesson in lessons) or "none"
    raise HexadeckError(f"{game} has no lesson {name!r}; it has {known}")
