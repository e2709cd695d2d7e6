"""A lesson at the terminal: a match that says what to do, and when its goal is reached."""

from pathlib import Path

from hexadeck import agents, games
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.match import TerminalMatch
from hexadeck.cli.terminal.session import Session
from hexadeck.cli.terminal.voices import PERSON
from hexadeck.kernel.game import Match
from hexadeck.lessons.follower import Follower, Progress
from hexadeck.lessons.lesson import Lesson
from hexadeck.lessons.setup import begin
from hexadeck.lessons.texts import filled_in


class LessonSession(Session):
    """It is kept in no file: a lesson can be begun again at any time."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.follower = Follower(lesson)
        match = begin(lesson)
        players = [PERSON, *[agents.FOR_LESSONS] * (match.seats - 1)]
        super().__init__(games.load(lesson.game), match, players, Path())

    @property
    def progress(self) -> Progress:
        return self.follower.follow(self.match.choices())

    def keep(self) -> None:
        """Nothing to keep."""

    def _from_the_start(self) -> Match:
        return begin(self.lesson)

    def _answer_of_bot(self, seat: int) -> int:
        self.follower.follow(self.match.choices())
        answer = self.follower.answer()
        return super()._answer_of_bot(seat) if answer is None else answer


class LessonTable(TerminalMatch):
    """The table, with what the lesson says where messages stand."""

    session: LessonSession

    def __init__(self, session: LessonSession, terminal: Terminal) -> None:
        super().__init__(session, terminal)
        self.lesson = filled_in(session.lesson)
        self.wants_next = False
        self._is_skipped = False
        self._read = 0
        """How many steps of a guided match are read."""
        self._commands |= {"again": self._again, "hint": self._hint, "next": self._next, "skip": self._skip}

    def _draw(self) -> None:
        if not self._is_skipped:
            # What a command answered comes first; the lesson is read again with the next line.
            self.message = self.message or self._words()
        super()._draw()

    def _words(self) -> str:
        progress, lesson = self.session.progress, self.lesson
        if progress.standing in ("open", "reached") and (unread := self._unread(progress.step)):
            return f"{unread} [Enter]"
        if progress.standing == "reached":
            end = "The lesson is over: play on" if lesson.is_guided else "Well done! You reached the goal"
            return f"{end}. Type next for the next lesson, q to leave."
        if progress.standing == "missed":
            return "Not this time. Type again to try again, or hint."
        if progress.standing == "astray":
            return "Not the move the lesson meant: u takes it back, skip plays on without the lesson."
        if not lesson.is_guided:
            return f"{lesson.title}: {lesson.goal} (hint, again, next, q)"
        number = "" if progress.option is None else f" [{progress.option + 1}]"
        return f"{lesson.steps[progress.step].say}{number}"

    def _unread(self, step: int) -> str:
        """What there is to read before this step, one text after the other."""
        steps = self.lesson.steps
        while self._read < step and (steps[self._read].do or steps[self._read].them):
            self._read += 1
        return steps[self._read].say if self._read < step else ""

    def _obey(self, line: str) -> None:
        if not line and not self._is_skipped and self._unread(self.session.progress.step):
            self._read += 1
            self._is_drawn = False
        else:
            super()._obey(line)

    def _hint(self, _: str) -> None:
        self.message = self.lesson.hint or "Do what the lesson says; the number in brackets is the option."

    def _again(self, _: str) -> None:
        self.is_done = self.wants_another = True

    def _next(self, _: str) -> None:
        self.is_done = self.wants_next = True

    def _skip(self, _: str) -> None:
        self._is_skipped = True
        self.message = "The lesson is over; play on as you like."
