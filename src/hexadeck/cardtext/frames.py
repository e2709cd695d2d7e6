"""Effects in the middle of being carried out: frames that can be stopped, saved and copied at every instruction."""

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext import steps
from hexadeck.cardtext.abilities import Target, blame
from hexadeck.cardtext.book import Book
from hexadeck.kernel.decisions import NOTHING, Option, Prompt
from hexadeck.kernel.errors import FAULTS, RecordError
from hexadeck.kernel.frames import Frame
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.names import PROGRAM, Names
from hexadeck.kernel.table import Table

if TYPE_CHECKING:
    from hexadeck.cardtext.cardtable import CardTable


@mypyc_attr(acyclic=True)
class AskingFrame(Frame):
    """A frame that puts questions and takes the answers itself."""

    def answer(self, t: "CardTable", option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(AskingFrame):
    """An effect in the middle of being carried out: which instruction comes next, for whom, and what has been chosen.

    `subject` is the card the event was about, `chosen` what earlier instructions chose ("that minion"), `picked`
    what the present one has chosen so far; `ready` once that choice is complete, `done` whether the last instruction
    did something ("if you do"). `chooser` is who makes the choices, `player` the one that was chosen ("that player"),
    `number` what was paid or counted ("that many").
    """

    def __init__(
        self,
        program: i64,
        place: i64,
        source: CardId,
        seat: SeatId,
        subject: CardId,
        chosen: tuple[int, ...],
        picked: tuple[int, ...],
        ready: bool,
        done: bool,
        chooser: SeatId,
        player: i64,
        number: i64,
    ) -> None:
        self.continues = place > 0 or ready or len(picked) > 0
        self.program: i64 = program
        self.place: i64 = place
        self.source: i64 = source
        self.seat: i64 = seat
        self.subject: i64 = subject
        self.chosen = chosen
        self.picked = picked
        self.ready = ready
        self.done = done
        self.chooser: i64 = chooser
        self.player: i64 = player
        self.number: i64 = number

    # -- carrying out --------------------------------------------------------------------------------------------------

    def run(self, t: Table) -> None:
        table = cast("CardTable", t)
        try:
            self.carry_out(table)
        except FAULTS as error:
            blame(table, self.source, table.book.prompts[self.program].sentence, error)

    def carry_out(self, t: "CardTable") -> None:
        effect = t.book.programs[self.program][self.place]
        target = effect.target
        if target is not None and not self.ready and target.chooses():
            following = target.choose(t, self, effect.optional)
            if following is not None:
                t.then_frame(following)
            return
        if effect.run(t, self):
            self.go_on(t, self.picked if self.ready else self.chosen, not self.ready or len(self.picked) > 0)

    def ask(self, t: "CardTable", number: i64 = 0, always: bool = False) -> None:
        """Put a question about this text to whoever makes its choices."""
        self.ask_with(t, t.book.prompts[self.program], number, always)

    def ask_with(self, t: "CardTable", prompt: Prompt, number: i64 = 0, always: bool = False) -> None:
        """The same in other words than those of the card."""
        t.ask(self.chooser, prompt, steps.answer, self.source, number, always)

    def answer(self, t: "CardTable", option: Option) -> None:
        try:
            t.book.programs[self.program][self.place].answer(t, self, option)
        except FAULTS as error:
            blame(t, self.source, t.book.prompts[self.program].sentence, error)

    # -- what the text speaks of ---------------------------------------------------------------------------------------

    def targets(self, t: "CardTable", target: Target) -> tuple[int, ...]:
        """The cards an instruction acts on, chosen or not."""
        return self.picked if self.ready else target.cards(t, self)

    def that(self) -> i64:
        """The card that was chosen before, or the one the event was about."""
        return self.chosen[0] if self.chosen else self.subject

    def purpose(self, t: "CardTable") -> i64:
        """What the present choice is for."""
        return t.book.programs[self.program][self.place].purpose

    # -- the frames that follow ----------------------------------------------------------------------------------------

    def copy(self) -> "EffectFrame":
        return EffectFrame(
            self.program,
            self.place,
            self.source,
            self.seat,
            self.subject,
            self.chosen,
            self.picked,
            self.ready,
            self.done,
            self.chooser,
            self.player,
            self.number,
        )

    def with_picks(self, picked: tuple[int, ...], ready: bool) -> "EffectFrame":
        frame = self.copy()
        frame.picked = picked
        frame.ready = ready
        frame.continues = True
        return frame

    def go_on(self, t: "CardTable", chosen: tuple[int, ...], done: bool) -> None:
        """The next instruction of the same text, if there is one."""
        self.go_on_with(t, chosen, done, self.number)

    def go_on_with(self, t: "CardTable", chosen: tuple[int, ...], done: bool, number: i64) -> None:
        """The same, with a number that what follows can speak of."""
        if self.place + 1 < len(t.book.programs[self.program]):
            frame = self.copy()
            frame.place = self.place + 1
            frame.chosen = chosen
            frame.picked = ()
            frame.ready = False
            frame.done = done
            frame.number = number
            frame.continues = True
            t.then_frame(frame)

    def block(self, program: i64) -> "EffectFrame":
        """Instructions inside this one, with what is chosen so far."""
        frame = self.copy()
        frame.program = program
        frame.place = 0
        frame.chosen = self.picked if self.ready else self.chosen
        frame.picked = ()
        frame.ready = False
        frame.continues = True
        return frame

    def block_for(self, program: i64, seat: SeatId) -> "EffectFrame":
        """Instructions inside this one, carried out by another player."""
        frame = self.block(program)
        frame.seat = seat
        frame.chooser = seat
        return frame

    # -- positions -----------------------------------------------------------------------------------------------------

    def data(self, names: Names) -> list[Any]:
        data = [
            "effect",
            names.name(PROGRAM, self.program),
            self.place,
            self.source,
            self.seat,
            self.subject,
            list(self.chosen),
            list(self.picked),
            self.ready,
            self.done,
            self.continues,
        ]
        if self.chooser != self.seat or self.player != NOTHING or self.number:
            data.extend((self.chooser, self.player, self.number))
        return data


def start_effect(program: i64, source: CardId, seat: SeatId, subject: CardId) -> EffectFrame:
    """A text from its first instruction."""
    return EffectFrame(program, 0, source, seat, subject, (), (), False, False, seat, NOTHING, 0)


def read_effect(data: object, book: Book, names: Names) -> EffectFrame:
    """An effect in progress from a written position."""
    if not isinstance(data, list) or len(data) not in (11, 14) or data[0] != "effect":
        raise RecordError(f"position: {data!r} is not an effect of this card set")
    program = names.number(PROGRAM, data[1])
    numbers = [*data[2:6], *(data[11:] if len(data) == 14 else (data[4], NOTHING, 0))]
    for number in numbers:
        if type(number) is not int:
            raise RecordError(f"position: an effect has {number!r} where a whole number belongs")
    place, source, seat, subject, chooser, player, count = numbers
    if program < 0 or not 0 <= place < len(book.programs[program]):
        raise RecordError(f"position: effect {data[1]!r} has no instruction {place}")
    if source < 0 or seat < 0 or subject < NOTHING or chooser < 0 or player < NOTHING:
        raise RecordError(f"position: {data!r} names a card or a seat that cannot be")
    frame = EffectFrame(
        program,
        place,
        source,
        seat,
        subject,
        tuple(data[6]),
        tuple(data[7]),
        bool(data[8]),
        bool(data[9]),
        chooser,
        player,
        count,
    )
    frame.continues = bool(data[10])
    return frame
