"""Thinking time: a bank for each seat, which the log's times rebuild."""

from collections.abc import Sequence

from hexadeck.server.messages.matches import ClockSetting
from hexadeck.store.store import Entry, Seat


class Clock:
    """How much time each seat has left, in milliseconds. Only people's time runs.

    Secret decisions must not be seen on the clock: they add nothing, and on the clock of others they cost nothing.
    So a seat may have less time than others see, but never more.
    """

    def __init__(self, setting: ClockSetting, seats: Sequence[Seat], start: int) -> None:
        self._increment = setting.increment * 1000
        self._is_person = [seat.kind == "person" for seat in seats]
        self._left = [setting.seconds * 1000] * len(seats)
        self._shown = self._left[:]
        """What other seats see."""
        self.since = start
        """When the present decision began."""

    def enter(self, entry: Entry, is_secret: bool = False, decider: int | None = None) -> None:
        """An entry of the log: a choice costs its seat the time since the last entry; who gives up while `decider`
        thinks ends that thinking too, and whose time is up has none left."""
        if entry.kind == "choice" and self._is_person[entry.seat]:
            self._spend(entry.seat, entry.time, is_secret)
            if not is_secret and entry.value >= 0:  # to offer a draw, or to concede a part, is no move
                self._left[entry.seat] += self._increment
                self._shown[entry.seat] += self._increment
        elif entry.kind == "concede" and decider is not None and self._is_person[decider]:
            self._spend(decider, entry.time, is_secret)
        elif entry.kind == "timeout":
            self._left[entry.seat] = self._shown[entry.seat] = 0
        self.since = entry.time

    def _spend(self, seat: int, time: int, is_secret: bool) -> None:
        spent = max(0, time - self.since)
        self._left[seat] = max(0, self._left[seat] - spent)
        if not is_secret:
            self._shown[seat] = max(0, self._shown[seat] - spent)

    def left(self, seat: int, now: int) -> int:
        """What this seat has left if it is the one that decides."""
        if not self._is_person[seat]:
            return self._left[seat]
        return max(0, self._left[seat] - max(0, now - self.since))

    def as_seen(self, viewer: int | None, running: int | None, now: int) -> list[float]:
        """Seconds for each seat; `running` is the decider as far as the viewer knows."""
        seen = [self._left[seat] if seat == viewer else shown for seat, shown in enumerate(self._shown)]
        if running is not None and self._is_person[running]:
            seen[running] = max(0, seen[running] - max(0, now - self.since))
        return [left / 1000 for left in seen]
