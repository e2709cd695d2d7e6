"""The order of effects that activate together; every game has its own rule for it and says so in `settle`."""

from typing import Any

from hexadeck.cardtext import steps
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.frames import AskingFrame, EffectFrame, read_effect
from hexadeck.kernel.decisions import Option, Verb
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.hindrance import CHOSEN_ALREADY
from hexadeck.kernel.ids import SeatId
from hexadeck.kernel.names import Names
from hexadeck.kernel.table import Table

NEXT = Verb("next_effect", "Next: {card}", "card", "program", "index").called("Next")


class Simultaneous(AskingFrame):
    """Effects that activated together: one seat fixes the whole order before the first one resolves."""

    def __init__(self, seat: SeatId, unordered: tuple[EffectFrame, ...], ordered: tuple[EffectFrame, ...]) -> None:
        self.continues = True
        self.seat = seat
        self.unordered = unordered
        self.ordered = ordered

    def run(self, t: Table) -> None:
        assert isinstance(t, CardTable)
        if len(self.unordered) == 1:
            for frame in (*self.ordered, *self.unordered):
                t.put_next(frame)
            return
        t.ask(self.seat, t.book.order_prompt, steps.answer)
        for index, frame in enumerate(self.unordered):
            if not self._has_equal_before(frame):
                verb = NEXT if self._is_alone(frame) else t.book.next_verbs[frame.program]
                t.offer(verb, frame.source, frame.program, index)
        for frame in self.ordered:
            if self._is_alone(frame):
                t.refuse(CHOSEN_ALREADY, NEXT, frame.source)

    def _has_equal_before(self, frame: EffectFrame) -> bool:
        """Whether the same effect of the same card, about the same card, is on offer already."""
        for other in self.unordered:
            if other is frame:
                return False
            if other.program == frame.program and other.source == frame.source and other.subject == frame.subject:
                return True
        return False

    def _is_alone(self, frame: EffectFrame) -> bool:
        """Whether it is the only effect of its card."""
        for other in self.unordered:
            if other is not frame and other.source == frame.source:
                return False
        return True

    def answer(self, t: CardTable, option: Option) -> None:
        """One more effect has its place in the order."""
        rest = self.unordered[: option.c] + self.unordered[option.c + 1 :]
        t.then_frame(Simultaneous(self.seat, rest, self.ordered + (self.unordered[option.c],)))

    def data(self, names: Names) -> list[Any]:
        return [
            "together",
            self.seat,
            [frame.data(names) for frame in self.unordered],
            [frame.data(names) for frame in self.ordered],
        ]


def take_waiting(t: CardTable) -> list[EffectFrame]:
    """What has activated since the last time, oldest first."""
    group: list[EffectFrame] = []
    for frame in t.waiting:
        assert isinstance(frame, EffectFrame)
        group.append(frame)
    t.waiting.clear()
    return group


def let_order(t: CardTable, seat: SeatId, group: list[EffectFrame]) -> None:
    """One player puts the effects of a group in order; they resolve before anything older goes on."""
    if len(group) == 1:
        t.then_frame(group[0])
    elif group:
        t.then_frame(Simultaneous(seat, tuple(group), ()))


def turn_player_orders(t: CardTable) -> None:
    """A rule for `settle`: the turn player puts everything in order."""
    let_order(t, t.turn_player(), take_waiting(t))


def each_orders_own(t: CardTable) -> None:
    """A rule for `settle`: everybody puts the own effects in order, the turn player's come first."""
    group = take_waiting(t)
    first = t.turn_player()
    for k in range(t.seats):
        seat = (first + k) % t.seats
        let_order(t, seat, [frame for frame in group if frame.seat == seat])


def read_simultaneous(data: list[Any], book: Book, names: Names) -> Simultaneous:
    if len(data) != 4 or type(data[1]) is not int or not isinstance(data[2], list) or not isinstance(data[3], list):
        raise RecordError(f"position: {data!r} is not a group of effects")
    return Simultaneous(
        data[1],
        tuple([read_effect(one, book, names) for one in data[2]]),
        tuple([read_effect(one, book, names) for one in data[3]]),
    )
