"""The open question of a table: who is asked what, the options, and, while somebody asks why, what is refused."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.cards import Cards
from hexadeck.kernel.decisions import NOTHING, OFFER_SIZE, Option, Options, Prompt, Verb
from hexadeck.kernel.hindrance import Hindrance, Refusal
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, no_numbers, with_room
from hexadeck.kernel.schema import Schema

NOTHING_REFUSED: Final[list[Refusal]] = []
"""What nobody asks about."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Cards):
    """A table on which somebody may be asked something."""

    __slots__ = (
        "always",
        "answer",
        "chosen",
        "goal",
        "is_asked_why",
        "is_choosing_set",
        "least",
        "most",
        "offer_end",
        "offers",
        "picked",
        "prompt",
        "prompt_card",
        "prompt_number",
        "refused",
        "seat",
        "sets",
        "total",
    )

    def __init__(self, schema: Schema, seats: i64) -> None:
        super().__init__(schema, seats)
        self.seat: i64 = NOTHING
        self.prompt: Prompt | None = None
        self.prompt_card: i64 = NOTHING
        self.prompt_number: i64 = 0
        self.always = False
        self.answer: i64 = 0
        self.offers = no_numbers()
        self.offer_end: i64 = 0
        self.sets: list[Row] = []
        self.is_choosing_set = False
        self.picked = no_numbers()
        self.least: i64 = 0
        self.most: i64 = 0
        self.total: i64 = 0
        self.goal: i64 = 0
        self.chosen = no_numbers()
        self.is_asked_why = False
        """Whether every refusal and every equal card is wanted: loops that leave early go on then."""
        self.refused = NOTHING_REFUSED
        """What the open question refuses, while somebody asks why."""

    def ask(
        self, seat: SeatId, prompt: Prompt, answer: i64, card: CardId = NOTHING, number: i64 = 0, always: bool = False
    ) -> None:
        """Put a question; the options follow by `offer`.

        A step that asks changes nothing, so that it can be asked again.

        A question with one answer is not put to anybody, unless skipping it would tell the others something, `always`,
        or somebody asks why.
        """
        self.seat = seat
        self.prompt = prompt
        self.prompt_card = card
        self.prompt_number = number
        self.always = always
        self.answer = answer
        self.offer_end = 0
        self.is_choosing_set = False
        if self.sets:
            self.sets = []
        if self.is_asked_why:
            self.refused = []

    def offer(self, verb: Verb, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        end = self.offer_end
        offers = self.offers
        if end + OFFER_SIZE > len(offers):
            offers = with_room(offers)
            self.offers = offers
        offers[end] = verb.number
        offers[end + 1] = a
        offers[end + 2] = b
        offers[end + 3] = c
        self.offer_end = end + OFFER_SIZE

    def offer_each(self, verb: Verb, a: i64, others: Row) -> None:
        """The same with each of these as its second part."""
        end = self.offer_end
        offers = self.offers
        while end + OFFER_SIZE * len(others) > len(offers):
            offers = with_room(offers)
            self.offers = offers
        number = verb.number
        for other in others:
            offers[end] = number
            offers[end + 1] = a
            offers[end + 2] = other
            offers[end + 3] = NOTHING
            end += OFFER_SIZE
        self.offer_end = end

    def offer_set(self, verb: Verb, cards: Row, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """An option that names a set of cards: the verb's first part is `cards`."""
        self.sets.append(cards)
        self.offer(verb, len(self.sets) - 1, b, c)

    def begin_set(self, picked: Row, least: i64, most: i64, total: i64, goal: i64) -> None:
        """The question is for a set of cards: what is picked of it, how many it has, what it must add up to."""
        self.is_choosing_set = True
        self.picked = picked
        self.least = least
        self.most = most
        self.total = total
        self.goal = goal

    @property
    def options(self) -> Options:
        return Options(self.offers[: self.offer_end])

    def offer_count(self) -> i64:
        return self.offer_end // OFFER_SIZE

    def verb_at(self, index: i64) -> i64:
        """The number of an option's verb; like the parts below, for callers who need no objects."""
        return self.offers[index * OFFER_SIZE]

    def a_at(self, index: i64) -> i64:
        return self.offers[index * OFFER_SIZE + 1]

    def b_at(self, index: i64) -> i64:
        return self.offers[index * OFFER_SIZE + 2]

    # -- why not -----------------------------------------------------------------------------------------------------

    def offer_unless(
        self, hindrance: Hindrance | None, verb: Verb, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING
    ) -> bool:
        """An option, or what hinders it; says whether it is one."""
        if hindrance is None:
            self.offer(verb, a, b, c)
            return True
        if self.is_asked_why:
            self.refuse(hindrance, verb, a, b, c)
        return False

    def refuse(self, hindrance: Hindrance, verb: Verb, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """No option, and why; it names only the things that the reason is about."""
        if self.is_asked_why:
            self.refused.append(Refusal(Option(verb, a, b, c), hindrance))

    def refuse_each(self, hindrance: Hindrance, verb: Verb, cards: Row) -> None:
        """The same for each of these."""
        if self.is_asked_why:
            for card in cards:
                self.refuse(hindrance, verb, card)

    def refuse_waiting(self) -> None:
        """Called when somebody asks why, after the open question: games say here what waits for another one."""

    def hindered(self, hindrance: Hindrance, a: i64 = 0, b: i64 = 0, c: i64 = 0, card: CardId = NOTHING) -> Hindrance:
        """Why something may not be done, with the numbers of its sentence."""
        return hindrance.counted(a, b, c, card) if self.is_asked_why else hindrance
