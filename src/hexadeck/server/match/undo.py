"""Taking back: free against bots and in the middle of a choice, else with the consent of the people who play.

The log grows by the undo, and the match is read again from the log. Nobody may take back who has learned something
since: `History.undo_to` knows.
"""

from typing import TYPE_CHECKING, Final

from hexadeck.server.match.history import read_history, summary_of
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry

MOST_ENTRIES: Final = 20_000
"""A match ends at some time, but who chooses and takes back could do so for ever."""

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room


class UndoRequest:
    """Who wants to take back, and who has agreed so far."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.asked_by: int | None = None
        """The seat that waits for consent; every state says so."""
        self._agreed: set[int] = set()
        self._denied: tuple[int, int] | None = None
        """Who was told no last, and how long the log was then: until it has grown they need not ask again."""

    async def ask(self, seat: int) -> None:
        history = self._room.running()
        if history.length >= MOST_ENTRIES:
            raise Refused("undone_too_much")
        if history.undo_to(seat) is None:
            raise Refused("nothing_to_undo")
        if history.is_undo_free(seat):
            await self._take_back(seat)
            return
        if self._denied == (seat, history.length):
            raise Refused("undo_denied")
        if self.asked_by == seat:
            return  # and waits
        self.asked_by = seat
        self._agreed = set()
        self._room.show_all()
        self._tell_others()

    async def answer(self, seat: int, agree: bool) -> None:
        history = self._room.running()
        asker = self.asked_by
        if asker is None or asker == seat:
            raise Refused("no_undo_asked")
        self._agreed.add(seat)
        if not agree:
            self._deny(asker, history.length)
            self._room.show_all()
            self._tell_others()
        elif self._agreed >= set(history.others(asker)):
            self.asked_by = None
            await self._take_back(asker)
        else:
            self._tell_others()

    async def hear(self, asked_by: int | None, agreed: list[int]) -> None:
        """How the request stands at another server. Whoever hears last that all agree takes back; a second attempt is
        refused by its number in the log."""
        if self._room.history is None or (asked_by, set(agreed)) == (self.asked_by, self._agreed):
            return
        if self.asked_by is not None and asked_by is None:
            self._deny(self.asked_by, self._room.history.length)
            self._room.show_all()
            return
        self._agreed = {*agreed, *(self._agreed if asked_by == self.asked_by else ())}
        is_news, self.asked_by = asked_by != self.asked_by, asked_by
        if is_news:
            self._room.show_all()

    def _deny(self, seat: int, length: int) -> None:
        self.asked_by, self._denied = None, (seat, length)

    def _tell_others(self) -> None:
        services = self._room.services
        if not services.settings.is_alone:
            services.start(services.rooms.presence.tell_undo(self._room.id, self.asked_by, self._agreed))

    def end(self) -> None:
        """The match has gone on."""
        self.asked_by = None

    async def _take_back(self, seat: int) -> None:
        """Back to before the seat's last choice."""
        room = self._room
        history = room.running()
        target = history.undo_to(seat)
        stored = await room.services.store.load(room.id)
        assert stored is not None
        if target is None or len(stored.entries) != history.length:
            await room.catch_up_inside()
            raise Refused("moved_on")
        entry = Entry("undo", seat, target, room.services.now())
        back = await read_history(room.overview, [*stored.entries, entry])
        back.is_clock_stopped = history.is_clock_stopped
        if await room.append([entry], summary_of(back.match, entry.time)):
            room.history = back
            room.show_all(is_undone=True)
            await room.settle()
