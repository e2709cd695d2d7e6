"""What seats see of their tables and can do there, as numbers: one look after the other, without those that are 0."""

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rows import append, filled, no_numbers


class Looks:
    """Looks as rows of one array of numbers and of one array of actions.

    `observations` and `actions` write the next look; `end` closes it.
    """

    def __init__(self, size: int, actions: int) -> None:
        self.size: i64 = size
        self.actions: i64 = actions
        self.places = no_numbers()
        """Where in the array of numbers something other than 0 stands, all rows in one line; `values` says what."""
        self.values = no_numbers()
        self.legal = no_numbers()
        """Where in the array of actions one stands that can be taken, likewise; `options` says which option it is."""
        self.options = no_numbers()
        self.bounds = filled(0, 1)
        """Where the actions of each look begin among all of them, and last where they end."""
        self.count: i64 = 0
        """How many looks are complete."""
        self._numbers = filled(0, size)
        self._touched = no_numbers()

    def add(self, place: i64, value: i64) -> None:
        """Add to a number of the next look."""
        if value == 0:
            return
        numbers = self._numbers
        if numbers[place] == 0:
            self._touched = append(self._touched, place)
        numbers[place] += value

    def next_of(self, first: i64, count: i64) -> i64:
        """The first of so many actions, from this one on, that the next look does not have yet; -1 where it has all."""
        begin = self.count * self.actions + first
        i: i64 = len(self.legal) - 1
        while i >= self.bounds[self.count]:
            ahead = self.legal[i] - begin
            if 0 <= ahead < count:
                return first + ahead + 1 if ahead + 1 < count else NOTHING
            i -= 1
        return first

    def allow(self, action: i64, option: i64) -> None:
        """An action of the next look, and the option it stands for."""
        self.legal = append(self.legal, self.count * self.actions + action)
        self.options = append(self.options, option)

    def end(self) -> None:
        """The look is complete; the next one begins."""
        first = self.count * self.size
        numbers = self._numbers
        places = self.places
        values = self.values
        for place in self._touched:
            value = numbers[place]
            # A sum may have gone through 0, so that a place was touched twice.
            if value != 0:
                places = append(places, first + place)
                values = append(values, value)
                numbers[place] = 0
        self.places = places
        self.values = values
        self._touched = no_numbers()
        self.bounds = append(self.bounds, len(self.legal))
        self.count += 1

    def option(self, look: i64, action: i64) -> int:
        """Which option an action of a look stands for; -1 where it cannot be taken."""
        if not 0 <= action < self.actions:
            return NOTHING
        place = look * self.actions + action
        i = self.bounds[look]
        while i < self.bounds[look + 1]:
            if self.legal[i] == place:
                return self.options[i]
            i += 1
        return NOTHING
