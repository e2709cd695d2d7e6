"""Who looks at a match, and what each of them was shown last."""

from collections.abc import Awaitable, Callable

from hexadeck.kernel.events import Events
from hexadeck.server.course import Course
from hexadeck.server.line import Line
from hexadeck.server.messages import MatchChanged, MatchInfo
from hexadeck.server.showing import encoder, glimpse, state


class Audience:
    """Lines by viewer: a seat, or None for spectators. One viewer may have several."""

    def __init__(self) -> None:
        self._lines: dict[int | None, set[Line]] = {}
        self._shown: dict[int | None, bytes] = {}
        """The view that each viewer was sent last."""
        self.undo_asked_by: int | None = None
        """The seat that waits for consent to an undo; every state says so."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def add(self, line: Line) -> None:
        self._lines.setdefault(line.viewer, set()).add(line)

    def remove(self, line: Line) -> None:
        lines = self._lines.get(line.viewer, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(line.viewer, None)
            self._shown.pop(line.viewer, None)

    def seats(self) -> list[int]:
        """The seats whose people are connected."""
        return sorted(viewer for viewer in self._lines if viewer is not None)

    def close(self, code: int, reason: str) -> None:
        for lines in self._lines.values():
            for line in lines:
                line.close(code, reason)

    async def tell(self, introduction: Callable[[int | None], Awaitable[MatchInfo]], but: Line | None = None) -> None:
        """Something about the match itself has changed."""
        for viewer, lines in tuple(self._lines.items()):
            text = encoder.encode(MatchChanged(match=await introduction(viewer))).decode()
            for line in lines - {but}:
                line.send_text(text)

    def show(
        self,
        course: Course,
        events: Events | None,
        now: int,
        *,
        by_bot: bool = False,
        is_undone: bool = False,
        is_forced: bool = False,
    ) -> None:
        """A state to every viewer who can see a difference; to the others only if it is forced."""
        asked_by = self.undo_asked_by
        for viewer, lines in self._lines.items():
            seen = glimpse(course.match, events, viewer)
            if not is_forced and not seen.events and seen.view == self._shown.get(viewer):
                continue
            self._shown[viewer] = seen.view
            message = state(course, seen, viewer, now, by_bot=by_bot, undo_asked_by=asked_by, is_undone=is_undone)
            text = encoder.encode(message).decode()
            for line in lines:
                line.send_text(text)

    def show_present(self, course: Course, line: Line, now: int) -> None:
        """The table as it is, to one line."""
        seen = glimpse(course.match, None, line.viewer)
        self._shown[line.viewer] = seen.view
        line.send(state(course, seen, line.viewer, now, undo_asked_by=self.undo_asked_by))
