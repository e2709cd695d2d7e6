"""Where somebody stands in a lesson, by the choices made in it; and what the other player answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from hexadeck.lessons.goals import YOU
from hexadeck.lessons.lesson import Lesson, LessonStep
from hexadeck.lessons.opponents import unscripted
from hexadeck.lessons.setup import begin

Standing = Literal["open", "reached", "missed", "astray"]
LONGEST: Final = 400
"""After this many choices it is a match like any other."""


@dataclass(frozen=True)
class Progress:
    standing: Standing
    """Astray: something else was chosen than a guided match asked for."""
    step: int = 0
    """Of a guided match: how far it has come in its steps."""
    option: int | None = None
    """Of a guided match: the option to choose now."""


class Follower:
    """Goes along with a match, choice by choice; what was undone is followed again from the start."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._begin()

    def _begin(self) -> None:
        self.match = begin(self.lesson)
        self.first_turn = self.match.turn
        self.choices: list[int] = []
        self.happened: list[tuple[str, int | None]] = []
        self.done = 0
        """How many lines of the script are done."""
        self.standing: Standing = "open"

    def follow(self, choices: Sequence[int]) -> Progress:
        """Where the player stands after these choices."""
        if list(choices[: len(self.choices)]) != self.choices:
            self._begin()
        for choice in choices[len(self.choices) : LONGEST]:
            self._take(choice)
        return self.progress

    def answer(self) -> int | None:
        """What the other player chooses now; None where the lesson is over and they play as they like."""
        match = self.match
        if self.standing != "open" or match.seat in (None, YOU):
            return None
        line = self._line
        said = [match.sentence(option) for option in match.options]
        if line is not None and line.them in said:
            return said.index(line.them)
        return unscripted(match, self.lesson.foe)

    @property
    def progress(self) -> Progress:
        lesson, line = self.lesson, self._line
        if self.standing != "open" or not lesson.is_guided or line is None:
            return Progress(self.standing, len(lesson.steps))
        said = [self.match.sentence(option) for option in self.match.options] if self.match.seat == YOU else []
        # The others may be told to do the same twice, so it is not enough that two steps are equal.
        step = next(number for number, step in enumerate(lesson.steps) if step is line)
        return Progress("open", step, said.index(line.do) if line.do in said else None)

    @property
    def _line(self) -> LessonStep | None:
        script = self.lesson.script
        return script[self.done] if self.done < len(script) else None

    def _take(self, choice: int) -> None:
        self.choices.append(choice)
        is_open = self.standing == "open"
        if is_open and choice >= 0:
            self._compare(choice)
        events = self.match.describe(self.match.repeat(choice), YOU)
        self.happened += [(event["event"], event["seat"]) for event in events]
        if is_open and self.standing == "open":
            self._judge()

    def _compare(self, choice: int) -> None:
        """With the script: it goes on where it is followed. What the others are to do waits until they can."""
        line = self._line
        if line is None:
            return
        is_mine = self.match.seat == YOU
        said = [self.match.sentence(option) for option in self.match.options]
        wanted = line.do if is_mine else line.them
        if said[choice] == wanted:
            self.done += 1
        elif wanted in said or (is_mine and len(said) > 1):
            self.done = len(self.lesson.script)
            self.standing = "astray" if self.lesson.is_guided else "open"

    def _judge(self) -> None:
        match, lesson = self.match, self.lesson
        if lesson.is_guided:
            self.standing = "reached" if self.done == len(lesson.script) else "open"
            return
        view = match.view(YOU)
        if all(condition.holds(view, self.happened) for condition in lesson.reached):
            self.standing = "reached"
        elif match.result is not None or match.turn >= self.first_turn + lesson.turns:
            self.standing = "missed"
