"""Effects: instructions in order, choices inside them, and what the core of the language puts around them."""

from typing import Any

import pytest

from hexadeck.cardtext.abilities import Ability, Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choice, Number
from hexadeck.cardtext.conditions import AllOf, Condition
from hexadeck.cardtext.connectives import Both, If, IfYouDo, May, Modes, WholeLine
from hexadeck.cardtext.frames import EffectFrame, read_effect, start_effect
from hexadeck.cardtext.order import Simultaneous, read_simultaneous
from hexadeck.kernel.decisions import Prompt
from hexadeck.kernel.errors import CardFailed, RecordError
from hexadeck.kernel.names import PROGRAM, Names
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import seeded
from hexadeck.kernel.rows import empty_rows
from hexadeck.kernel.schema import PUBLIC, Schema, Zone
from hexadeck.kernel.stepbook import StepBook, Steps
from hexadeck.kernel.table import Table

steps = Steps(__name__)
ROW = 0
SCHEMA = Schema((Zone(ROW, "row", PUBLIC, shared=True),), ())
PRINTS = [Print(number, f"P{number}", letter) for number, letter in enumerate("ABCDE")]


class Row(CardTable):
    """Cards A to E in a row; what happened is noted in words."""

    def __init__(self, book: Book) -> None:
        super().__init__(SCHEMA, PRINTS, 2)
        self.book = book
        self.done: list[str] = []

    def bind(self) -> None:
        self.listeners = self.listeners or empty_rows(2)

    def choose(self, *sentences: str) -> "Row":
        """Take options by the letter they name or by their verb."""
        for wanted in sentences:
            names = [PRINTS[option.a].name if option.name == "choose" else option.name for option in self.options]
            self.take(names.index(wanted))
            self.advance()
        return self

    def offered(self) -> list[str]:
        return [PRINTS[option.a].name if option.name == "choose" else option.name for option in self.options]


class Say(Effect):
    """Notes a word, and the cards chosen before."""

    def __init__(self, word: str, possible: bool = True) -> None:
        super().__init__()
        self.word = word
        self.possible = possible

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return self.possible

    def run(self, t: Table, f: EffectFrame) -> bool:
        assert isinstance(t, Row)
        t.done.append(self.word + "".join(PRINTS[card].name for card in f.chosen))
        return True


class Mark(Effect):
    """Notes the cards it acts on."""

    def __init__(self, target: Choice) -> None:
        super().__init__()
        self.target = target

    def run(self, t: Table, f: EffectFrame) -> bool:
        assert isinstance(t, Row)
        assert self.target is not None
        t.done.append("mark " + "".join(PRINTS[card].name for card in f.targets(t, self.target)))
        return True


class OfLetters(Choice):
    """Cards of the row by their letters; `hidden` as if nobody else could see them."""

    def __init__(self, letters: str, amount: int = 1, up_to: bool = False, hidden: bool = False) -> None:
        super().__init__(Number(amount, up_to))
        self.letters = letters
        self.hidden = hidden

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        return [card for card in range(5) if PRINTS[card].name in self.letters and card not in f.picked]

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        return self.hidden


class Fixed(Condition):
    def __init__(self, holds: bool) -> None:
        self.holds = holds

    def holds_for(self, t: Table, source: int, seat: int, that: int) -> bool:
        return self.holds


def finish(t: Table) -> None:
    t.end((0,), "Done.", "KK-1")


def begun(*effects: Effect) -> Row:
    """A text of these instructions on card E, carried out until something has to be chosen or it is over."""
    book = Book(Prompt("order", "Which first?", "KK-2"))
    row = Row(book)
    row.lay_out(seeded("row"))
    row.add_cards([0, 1, 2, 3, 4], 0, ROW)
    row.then_frame(start_effect(book.add_program(effects, "The text.", "KK-3", "kk"), 4, 1, 0))
    row.then(steps.finish)
    row.schedule()
    row.advance()
    return row


def test_instructions_are_carried_out_in_order() -> None:
    """One after the other."""
    assert begun(Say("one"), Say("two"), Say("three")).done == ["one", "two", "three"]


class Broken(Effect):
    """An instruction with a bug in it."""

    def run(self, t: Table, f: EffectFrame) -> bool:
        raise NotImplementedError


class BrokenCondition(Condition):
    def holds_for(self, t: Table, source: int, seat: int, that: int) -> bool:
        return bool([][source])


def test_a_text_that_goes_wrong_says_which_it_is() -> None:
    """Its card and its words, instead of where in our code."""
    with pytest.raises(CardFailed, match=r"E goes wrong at 'The text\.': NotImplementedError"):
        begun(Say("one"), Broken())
    row = begun(Say("one"))
    line = Line()
    line.text, line.condition = "While so: that.", BrokenCondition()
    with pytest.raises(CardFailed, match=r"C goes wrong at 'While so: that\.': IndexError"):
        line.holds(row, 2)


def test_a_choice_is_put_to_the_player_of_the_text() -> None:
    """With the text of the card and the rule that says who chooses."""
    row = begun(Mark(OfLetters("ABC")))

    assert (row.seat, row.offered()) == (1, ["A", "B", "C"])
    assert row.prompt is not None
    assert (row.prompt.sentence, row.prompt.rule) == ("{card}: The text.", "KK-3")
    assert row.choose("B").done == ["mark B"]


def test_several_are_chosen_one_by_one() -> None:
    """What is chosen is not offered again."""
    row = begun(Mark(OfLetters("ABC", 2)))

    row.choose("C")
    assert row.offered() == ["A", "B"]
    assert row.choose("A").done == ["mark CA"]


def test_up_to_may_stop_early() -> None:
    """Also before the first."""
    assert begun(Mark(OfLetters("ABC", 2, up_to=True))).choose("B", "stop").done == ["mark B"]
    assert begun(Mark(OfLetters("ABC", 2, up_to=True))).choose("stop").done == ["mark "]


@pytest.mark.parametrize(("letters", "done"), [("", "mark "), ("A", "mark A"), ("AB", "mark AB")])
def test_a_choice_of_all_there_is_needs_no_question(letters: str, done: str) -> None:
    """A number is mandatory as far as possible."""
    assert begun(Mark(OfLetters(letters, 2))).done == [done]


def test_a_choice_in_the_dark_is_always_asked() -> None:
    """Skipping it would tell the others what is there, or that nothing is."""
    assert begun(Mark(OfLetters("A", 1, hidden=True))).offered() == ["A"]
    assert begun(Mark(OfLetters("", 1, hidden=True))).offered() == ["stop"]


def test_what_was_chosen_is_there_for_what_follows() -> None:
    """'That minion' is what an earlier sentence chose."""
    assert begun(Mark(OfLetters("AB")), Say("that ")).choose("B").done == ["mark B", "that B"]


def test_you_may_decline() -> None:
    """Yes or no where nothing is chosen; not at all where nothing can happen."""
    assert begun(May(Say("well"))).choose("yes").done == ["well"]
    assert begun(May(Say("well"))).choose("no").done == []
    assert begun(May(Say("well", possible=False))).done == []


def test_you_may_choose_nothing() -> None:
    """Where the effect chooses, that is how it is declined."""
    assert begun(May(Mark(OfLetters("AB")))).choose("stop").done == []
    assert begun(May(Mark(OfLetters("A")))).choose("A").done == ["mark A"]


@pytest.mark.parametrize(("choice", "done"), [("A", ["mark A", "thenA"]), ("stop", [])])
def test_if_you_do(choice: str, done: list[str]) -> None:
    """Only when the instruction before did something."""
    assert begun(May(Mark(OfLetters("AB"))), IfYouDo(Say("then"))).choose(choice).done == done


@pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, True)])
def test_if_all_conditions_hold(first: bool, second: bool) -> None:
    """Checked when the instruction is carried out; what comes after it comes in any case."""
    condition = AllOf((Fixed(first), Fixed(second)))

    done = begun(If(condition, Say("yes")), Say("after")).done

    assert done == (["yes", "after"] if first and second else ["after"])
    assert begun(WholeLine(condition, (Say("a"), Say("b")))).done == (["a", "b"] if first and second else [])


def test_both_happen_in_order() -> None:
    """`{effect} and {effect}`."""
    assert begun(Both(Say("one"), Say("two")), Say("three")).done == ["one", "two", "three"]


def test_of_two_modes_one_happens() -> None:
    """Those that can do something are offered; one is taken, none is passed over."""
    assert begun(Modes(Say("left"), Say("right")), Say("after")).offered() == ["mode", "mode"]
    assert begun(Modes(Say("left", possible=False), Say("right"))).done == ["right"]
    assert begun(Modes(Say("left", possible=False), Say("right", possible=False)), Say("after")).done == ["after"]


def test_a_book_numbers_programs_inside_programs() -> None:
    """Every block is a program of its own, with the text of its card."""
    book = Book(Prompt("order", "Which first?", "KK-2"))
    ability = Line(Both(Say("a"), If(Fixed(True), Say("b"))))

    book.add_ability(ability, "A and b.", "KK-3", "kk")

    assert (ability.number, ability.program, len(book.programs)) == (0, 0, 4)
    assert {prompt.sentence for prompt in book.prompts} == {"{card}: A and b."}


class Line(Ability):
    def __init__(self, *body: Effect, kinds: tuple[int, ...] = ()) -> None:
        super().__init__(body, kinds)


def test_listeners_are_kept_by_kind_and_in_one_order() -> None:
    """However they came; and one that stops listening takes nobody with it."""
    row, other = begun(Say("x")), begun(Say("x"))
    first, second = Line(kinds=(0, 1)), Line(kinds=(1,))
    for table in (row, other):
        for line in (first, second):
            table.book.add_ability(line, "", "", "kk")

    for line, card in ((first, 3), (second, 2), (first, 1)):
        row.listen(line, card)
    for line, card in ((first, 1), (first, 3), (second, 2)):
        other.listen(line, card)

    assert row.listeners == other.listeners
    assert [list(row.listeners[kind]) for kind in (0, 1)] == [
        [first.number, 1, first.number, 3],
        [first.number, 1, first.number, 3, second.number, 2],
    ]
    row.unlisten(first, 3)
    assert [list(row.listeners[kind]) for kind in (0, 1)] == [[first.number, 1], [first.number, 1, second.number, 2]]


def together(row: Row, *words: str) -> list[EffectFrame]:
    """Effects of different cards that activated at the same time."""
    programs = [row.book.add_program((Say(word),), f"Say {word}.", "KK-3", "kk") for word in words]
    return [start_effect(program, card, 1, -1) for card, program in enumerate(programs)]


def test_one_player_orders_what_activated_together() -> None:
    """The whole order is fixed before the first effect resolves; the last one left is not asked for."""
    row = begun(May(Say("x")))
    row.then_frame(Simultaneous(0, tuple(together(row, "a", "b", "c")), ()))
    row.seat = -1
    row.schedule()
    row.advance()

    assert (row.seat, row.prompt, len(row.options)) == (0, row.book.order_prompt, 3)
    row.take(2)
    row.advance()
    assert (row.done, len(row.options)) == ([], 2)
    row.take(0)
    row.advance()
    assert row.done == ["c", "a", "b"]


@pytest.mark.parametrize(
    "data",
    [
        ["effect"],
        ["effect", "kk/99", 0, 4, 1, -1, [], [], False, False, False],
        ["effect", -1, 0, 4, 1, -1, [], [], False, False, False],
        ["effect", "kk/1", 9, 4, 1, -1, [], [], False, False, False],
        ["effect", 0, 0, 4, 1, -1, [], [], False, False, False],
        ["together", 0, [["effect"]], []],
    ],
    ids=repr,
)
def test_an_effect_that_the_card_set_does_not_have_is_refused(data: list[Any]) -> None:
    """A position of other cards must not run the wrong program."""
    with pytest.raises(RecordError):
        read_effect(data, *book_and_names(begun(Say("x"))))


def test_an_effect_frame_is_written_and_read() -> None:
    """Program, place, cards and all that was chosen."""
    row = begun(Say("x"))
    data = ["effect", "kk/1", 0, 4, 1, 2, [3], [1], True, True, True]
    book, names = book_and_names(row)

    assert read_effect(data, book, names).data(names) == data
    assert read_simultaneous(["together", 1, [data], []], book, names).data(names) == ["together", 1, [data], []]


def book_and_names(row: Row) -> tuple[Book, Names]:
    names = Names(StepBook({}), [])
    names.of[PROGRAM] = row.book.program_names
    return row.book, names
