"""Abilities at run time: instructions in a suspendable frame, and the three ways a card bends the rules.

*Modifiers* change a computed value while they hold, *replacements* put something else in place of what would happen,
*triggers* wait for an event and then run instructions. Each listens to one kind of thing; the table keeps for every
kind the tuple of those who listen now, so that nobody ever asks every card.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext import steps
from hexadeck.kernel.decisions import NOTHING, Option, Prompt, Verb
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.rows import Row, append, remove, room_for
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Frame, Table

CARD_BITS: Final = 12
CARD_MASK: Final = (1 << CARD_BITS) - 1
"""A listener is one number: the ability's number and the card that has it."""

PICK: Final = Verb("choose", "Choose {card}", "card")
PICK_PRINT: Final = Verb("take", "Take {print}", "print")
"""For cards in a deck being searched: which copy it is, and where it lay, is nobody's business."""
STOP: Final = Verb("stop", "Choose no more")
NEXT: Final = Verb("next_effect", "Next: {card}", "card", "program", "index")


class Effect:
    """One instruction. `run` carries it out and says whether it is finished.

    It is not finished when it has put a question (`answer` goes on then) or has queued its own frame to be run again.
    """

    def __init__(self) -> None:
        self.target: Target | None = None

    def is_possible(self, t: Table, f: "EffectFrame") -> bool:
        """Whether it could do something now."""
        return self.target is None or self.target.is_there(t, f)

    def run(self, t: Table, f: "EffectFrame") -> bool:
        raise NotImplementedError

    def answer(self, t: Table, f: "EffectFrame", option: Option) -> None:
        """Unless the instruction asks something of its own, the question was what to choose."""
        if option.verb is STOP:
            t.then_frame(f.with_picks(f.picked, True))
        else:
            card = option.a
            if option.verb is PICK_PRINT:
                # Whoever takes a card out of the deck knows it: an imagined world must not exchange it.
                card = option.b
                t.show(card, f.seat)
            t.then_frame(f.with_picks(f.picked + (card,), False))

    def blocks(self) -> "tuple[tuple[Effect, ...], ...]":
        """Instructions inside this one, each block a program of its own."""
        return ()

    def number_blocks(self, numbers: list[int]) -> None:
        """Learn the programs that `blocks` became."""

    def standing(self) -> "tuple[Ability, ...]":
        """Abilities that this instruction sets up for a while."""
        return ()


class Target:
    """What an instruction acts on."""

    def chooses(self) -> bool:
        """Whether somebody has to choose."""
        return False

    def cards(self, t: Table, f: "EffectFrame") -> tuple[int, ...]:
        """What it stands for when nobody chooses."""
        raise NotImplementedError

    def is_there(self, t: Table, f: "EffectFrame") -> bool:
        """Whether there is anything to act on."""
        return len(self.cards(t, f)) > 0

    def choose(self, t: Table, f: "EffectFrame") -> "EffectFrame | None":
        """Put the question for the next choice, or return the frame that goes on when there is nothing to ask."""
        raise NotImplementedError


class Ability:
    """Something a card can do beyond lying there: instructions that are carried out in time, or a rule it bends.

    `kinds` are the kinds of things it has something to say about while its card lies where it works.
    """

    def __init__(self, body: tuple[Effect, ...] = (), kinds: tuple[int, ...] = ()) -> None:
        self.number = 0
        self.kinds = kinds
        self.body = body
        self.program = NOTHING
        self.text = ""


class Book:
    """All abilities and programs of a card set, by number."""

    def __init__(self, order_prompt: Prompt) -> None:
        self.abilities: list[Ability] = []
        self.programs: list[tuple[Effect, ...]] = []
        self.prompts: list[Prompt] = []
        self.next_verbs: list[Verb] = []
        """To put several effects of one card in order, their texts must tell them apart."""
        self.order_prompt = order_prompt

    def add_ability(self, ability: Ability, text: str, rule: str) -> None:
        """Give an ability its number; choices it asks for show its text and the rule that says who makes them."""
        ability.number = len(self.abilities)
        ability.text = text
        self.abilities.append(ability)
        if ability.body:
            ability.program = self.add_program(ability.body, text, rule)

    def add_program(self, effects: tuple[Effect, ...], text: str, rule: str) -> i64:
        number = len(self.programs)
        self.programs.append(effects)
        self.prompts.append(Prompt("effect", "{card}: " + text, rule))
        self.next_verbs.append(Verb(NEXT.name, "Next: {card}: " + text, *NEXT.parts))
        for effect in effects:
            effect.number_blocks([self.add_program(block, text, rule) for block in effect.blocks()])
            for ability in effect.standing():
                self.add_ability(ability, text, rule)
        return number


def in_order(entries: Row, entry: i64) -> Row:
    """The entries with one more among them, smallest first."""
    more = room_for(len(entries) + 1)
    is_in = False
    for other in entries:
        if not is_in and other > entry:
            more = append(more, entry)
            is_in = True
        more = append(more, other)
    return more if is_in else append(more, entry)


def without_one(entries: Row, entry: i64) -> Row:
    return remove(entries[:], entry)


class CardTable(Table):
    """A table whose cards have abilities; the book is shared by all clones."""

    book: Book

    def listen(self, ability: Ability, card: i64) -> None:
        """In sorted order, so that a match that was saved and loaded asks its listeners in the same order."""
        entry = ability.number << CARD_BITS | card
        for kind in ability.kinds:
            self.listeners[kind] = in_order(self.listeners[kind], entry)

    def run_answer(self, answer: i64, option: Option) -> None:
        if answer == steps.answer_effect:
            answer_effect(self, option)
        elif answer == steps.answer_order:
            answer_order(self, option)
        else:
            super().run_answer(answer, option)

    def unlisten(self, ability: Ability, card: i64) -> None:
        entry = ability.number << CARD_BITS | card
        for kind in ability.kinds:
            if entry in self.listeners[kind]:
                self.listeners[kind] = without_one(self.listeners[kind], entry)


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(Frame):
    """An effect in the middle of being carried out: which instruction comes next, for whom, and what has been
    chosen.

    `subject` is the card the event was about, `chosen` what earlier instructions chose ("that minion"), `picked`
    what the present one has chosen so far; `ready` once that choice is complete, `done` whether the last instruction
    did something ("if you do").
    """

    def __init__(
        self,
        program: i64,
        place: i64,
        source: i64,
        seat: i64,
        subject: i64,
        chosen: tuple[int, ...],
        picked: tuple[int, ...],
        ready: bool,
        done: bool,
    ) -> None:
        self.continues = place > 0 or ready or len(picked) > 0
        self.program = program
        self.place = place
        self.source = source
        self.seat = seat
        self.subject = subject
        self.chosen = chosen
        self.picked = picked
        self.ready = ready
        self.done = done

    def run(self, t: Table) -> None:
        assert isinstance(t, CardTable)
        program = t.book.programs[self.program]
        effect = program[self.place]
        target = effect.target
        if target is not None and not self.ready and target.chooses():
            following = target.choose(t, self)
            if following is not None:
                t.then_frame(following)
            return
        if effect.run(t, self):
            self.go_on(t, self.picked if self.ready else self.chosen, not self.ready or len(self.picked) > 0)

    def targets(self, t: Table, target: Target) -> tuple[int, ...]:
        """The cards an instruction acts on, chosen or not."""
        return self.picked if self.ready else target.cards(t, self)

    def with_picks(self, picked: tuple[int, ...], ready: bool) -> "EffectFrame":
        frame = EffectFrame(
            self.program, self.place, self.source, self.seat, self.subject, self.chosen, picked, ready, self.done
        )
        frame.continues = True
        return frame

    def go_on(self, t: Table, chosen: tuple[int, ...], done: bool) -> None:
        """The next instruction of the same text, if there is one."""
        assert isinstance(t, CardTable)
        if self.place + 1 < len(t.book.programs[self.program]):
            t.then_frame(
                EffectFrame(self.program, self.place + 1, self.source, self.seat, self.subject, chosen, (), False, done)
            )

    def block(self, program: i64) -> "EffectFrame":
        """Instructions inside this one, with what is chosen so far."""
        chosen = self.picked if self.ready else self.chosen
        frame = EffectFrame(program, 0, self.source, self.seat, self.subject, chosen, (), False, self.done)
        frame.continues = True
        return frame

    def data(self, book: StepBook) -> list[Any]:
        return [
            "effect",
            self.program,
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


class Simultaneous(Frame):
    """Effects that activated together: one seat fixes the whole order before the first one resolves."""

    def __init__(self, seat: i64, unordered: tuple[EffectFrame, ...], ordered: tuple[EffectFrame, ...]) -> None:
        self.continues = True
        self.seat = seat
        self.unordered = unordered
        self.ordered = ordered

    def run(self, t: Table) -> None:
        assert isinstance(t, CardTable)
        if len(self.unordered) == 1:
            for frame in self.ordered:
                t.then_frame(frame)
            t.then_frame(self.unordered[0])
            return
        t.ask(self.seat, t.book.order_prompt, steps.answer_order)
        offered: list[tuple[int, int, int]] = []
        for index, frame in enumerate(self.unordered):
            key = (frame.program, frame.source, frame.subject)
            if key not in offered:
                offered.append(key)
                alike = [other for other in self.unordered if other.source == frame.source]
                verb = NEXT if len(alike) == 1 else t.book.next_verbs[frame.program]
                t.offer(verb, frame.source, frame.program, index)

    def data(self, book: StepBook) -> list[Any]:
        return [
            "together",
            self.seat,
            [frame.data(book) for frame in self.unordered],
            [frame.data(book) for frame in self.ordered],
        ]


def answer_order(t: Table, option: Option) -> None:
    """One more effect has its place in the order."""
    group = t.asked
    assert isinstance(group, Simultaneous)
    rest = group.unordered[: option.c] + group.unordered[option.c + 1 :]
    t.then_frame(Simultaneous(group.seat, rest, group.ordered + (group.unordered[option.c],)))


def start_effect(program: i64, source: i64, seat: i64, subject: i64) -> EffectFrame:
    """A text from its first instruction."""
    return EffectFrame(program, 0, source, seat, subject, (), (), False, False)


def answer_effect(t: Table, option: Option) -> None:
    """The answer to a question that an instruction put."""
    frame = t.asked
    assert isinstance(t, CardTable)
    assert isinstance(frame, EffectFrame)
    effect = t.book.programs[frame.program][frame.place]
    effect.answer(t, frame, option)


def read_effect_frame(data: list[Any], book: Book) -> Frame:
    """A frame of card effects from a written position."""
    if data[0] == "together" and len(data) == 4:
        return Simultaneous(
            data[1],
            tuple([read_effect(one, book) for one in data[2]]),
            tuple([read_effect(one, book) for one in data[3]]),
        )
    return read_effect(data, book)


def read_effect(data: list[Any], book: Book) -> EffectFrame:
    if len(data) != 11 or not isinstance(data[1], int) or not 0 <= data[1] < len(book.programs):
        raise RecordError(f"position: {data!r} is not an effect of this card set")
    frame = EffectFrame(
        data[1], data[2], data[3], data[4], data[5], tuple(data[6]), tuple(data[7]), bool(data[8]), bool(data[9])
    )
    if not 0 <= frame.place < len(book.programs[frame.program]):
        raise RecordError(f"position: effect {data[1]} has no instruction {data[2]}")
    frame.continues = bool(data[10])
    return frame
