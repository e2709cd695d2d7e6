"""Who looks at a match, and what each of them was shown last."""

from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import Final

from hexadeck.kernel.events import Events
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.history import History
from hexadeck.server.match.states import encoder, glimpse, state
from hexadeck.server.messages.live import MatchChanged, Said, State
from hexadeck.server.messages.matches import MatchInfo
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Seat

MOST_TOLD: Final = 500
"""Of one choice. Ready-made cards set off a tenth of that; home-made ones may set off more than anybody reads."""
LEFT: Final = Refused("left_table")


class Viewers:
    """Lines by viewer: a seat, or None for spectators. One viewer may have several."""

    def __init__(self) -> None:
        self._connections: dict[int | None, set[Connection]] = {}
        self._shown: dict[int | None, bytes] = {}
        """The mark of the view that each viewer was sent last."""

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def add(self, connection: Connection) -> None:
        self._connections.setdefault(connection.viewer, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        connections = self._connections.get(connection.viewer, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(connection.viewer, None)
            self._shown.pop(connection.viewer, None)

    def seats(self) -> list[int]:
        """The seats whose people are connected."""
        return sorted(viewer for viewer in self._connections if viewer is not None)

    def close(self, code: int, reason: str) -> None:
        for connections in self._connections.values():
            for connection in connections:
                connection.close(code, reason)

    def part_with_those_who_left(self, seats: Sequence[Seat]) -> None:
        """Whoever sits down there next must not be shown to them."""
        for connections in self._connections.values():
            for connection in connections:
                if connection.viewer is not None and seats[connection.viewer].guest != connection.guest:
                    connection.send(LEFT.message)
                    connection.close(4403, str(LEFT))

    async def tell(
        self, introduction: Callable[[int | None], Awaitable[MatchInfo]], but: Connection | None = None
    ) -> None:
        """Something about the match itself has changed."""
        for viewer, connections in tuple(self._connections.items()):
            text = encoder.encode(MatchChanged(match=await introduction(viewer)))
            for connection in connections - {but}:
                connection.send_text(text)

    def say(self, message: Said) -> None:
        """To all of them alike."""
        text = encoder.encode(message)
        for connections in self._connections.values():
            for connection in connections:
                connection.send_text(text)

    def show(
        self,
        history: History,
        events: Events | None,
        now: int,
        *,
        by_bot: bool = False,
        undo_asked_by: int | None = None,
        is_undone: bool = False,
        is_forced: bool = False,
    ) -> None:
        """A state to every viewer who can see a difference; to the others only if it is forced."""
        told = None if events is None else events.last(MOST_TOLD)
        for viewer, connections in self._connections.items():
            seen = glimpse(history.match, told, viewer, history.out_of_time)
            mark = _mark(seen.view)
            if not is_forced and not seen.events and mark == self._shown.get(viewer):
                continue
            self._shown[viewer] = mark
            message = state(history, seen, viewer, now, by_bot=by_bot, undo_asked_by=undo_asked_by, is_undone=is_undone)
            text = encoder.encode(message)
            for connection in connections:
                connection.send_text(text)

    def present(self, history: History, viewer: int | None, now: int, undo_asked_by: int | None) -> State:
        """The table as it is, which is sent to this viewer now."""
        seen = glimpse(history.match, None, viewer, history.out_of_time)
        self._shown[viewer] = _mark(seen.view)
        return state(history, seen, viewer, now, undo_asked_by=undo_asked_by)


def _mark(view: bytes) -> bytes:
    """Of a view, what tells it from every other: whole views would be much of the memory that a match needs."""
    return blake2b(view, digest_size=16).digest()
