"""Taking back: free against bots and in the middle of a choice, else with the consent of the people who play.

The log grows by the undo, and the match is read again from the log. Nobody may take back who has learned something
since: `History.undo_to` knows.
"""

from typing import Final

from hexadeck.server.match.history import History
from hexadeck.server.match.presence import UndoNotice
from hexadeck.server.refusals import Refused

MOST_ENTRIES: Final = 20_000
"""A match ends at some time, but who chooses and takes back could do so for ever."""


class UndoRequest:
    """Who wants to take back, and who has agreed so far."""

    def __init__(self) -> None:
        self.asked_by: int | None = None
        """The seat that waits for consent; every state says so."""
        self._agreed: set[int] = set()
        self._denied: tuple[int, int] | None = None
        """Who was told no last, and how long the log was then: until it has grown they need not ask again."""

    def ask(self, seat: int, history: History) -> bool:
        """Whether the others have to agree first."""
        if history.length >= MOST_ENTRIES:
            raise Refused("undone_too_much")
        if history.undo_to(seat) is None:
            raise Refused("nothing_to_undo")
        if history.is_undo_free(seat):
            return False
        if self._denied == (seat, history.length):
            raise Refused("undo_denied")
        if self.asked_by != seat:
            self.asked_by = seat
            self._agreed = set()
        return True

    def answer(self, seat: int, agree: bool, history: History) -> int | None:
        """The seat that may take back now, because all have agreed."""
        asker = self.asked_by
        if asker is None or asker == seat:
            raise Refused("no_undo_asked")
        self._agreed.add(seat)
        if not agree:
            self._deny(asker, history.length)
        elif self._agreed >= set(history.others(asker)):
            self.asked_by = None
            return asker
        return None

    def hear(self, notice: UndoNotice, history: History) -> bool:
        """How the request stands at another server; whether that is to be shown. Whoever hears last that all agree
        takes back; a second attempt is refused by its number in the log."""
        before = self.asked_by
        if before is not None and notice.asked_by is None:
            self._deny(before, history.length)
        else:
            self._agreed = {*notice.agreed, *(self._agreed if notice.asked_by == before else ())}
            self.asked_by = notice.asked_by
        return self.asked_by != before

    def notice(self) -> UndoNotice:
        """For other servers."""
        return UndoNotice(self.asked_by, sorted(self._agreed))

    def _deny(self, seat: int, length: int) -> None:
        self.asked_by, self._denied = None, (seat, length)

    def end(self) -> None:
        """The match has gone on."""
        self.asked_by = None
