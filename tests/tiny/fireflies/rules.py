"""Fireflies: collect light in your jar, and mind the frogs. Two to four players share one deck.

FF-1 All cards are shuffled into one deck; everybody draws three.
FF-2 On your turn you draw a card; then you may play one into your jar.
FF-3 The others may each answer it with a card from the hand, in turn; the answer is discarded and does what it says.
FF-4 A firefly that is still in its jar has joined: its text happens, and those in the jar that waited for it.
FF-5 Whoever plays a card makes the choices of its text.
FF-6 If there is no card to draw on your turn, the match is over: the most light wins.
"""

from typing import Final

from hexadeck.cardtext.abilities import Ability, Effect, Target
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choice
from hexadeck.cardtext.frames import EffectFrame, start_effect
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.phrases import add_core
from hexadeck.kernel.decisions import Option, Prompt, Verb
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.prints import Print
from hexadeck.kernel.roles import QUIET
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC, Schema, Zone
from hexadeck.kernel.stepbook import Steps
from hexadeck.kernel.table import Table

DECK: Final = 0
DISCARDS: Final = 8
HAND: Final = 16
JAR: Final = 24
SCHEMA: Final = Schema(
    (
        Zone(DECK, "deck", HIDDEN, shared=True),
        Zone(DISCARDS, "discards", PUBLIC, shared=True),
        Zone(HAND, "hand", OWNER),
        Zone(JAR, "jar", PUBLIC),
    ),
    columns=(),
)

PLAY: Final = Verb("play", "Play {card}", "card")
PASS: Final = Verb("pass", "Pass", roles=(QUIET,))
ASK_PLAY: Final = Prompt("play", "Which card do you play?", "FF-2")
ASK_ANSWER: Final = Prompt("answer", "Do you answer {card}?", "FF-3")
ASK_ORDER: Final = Prompt("order", "What happens next?", "FF-4")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "FF-2")
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "FF-2")
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the deck.")

JOINS: Final = "When it joins"
WAITS: Final = "Each time another firefly joins your jar"
ANSWERS: Final = "Answer"
NO_ANSWER: Final = Hindrance("FF-3", "There is no answer on this card.")


class Firefly(Print):
    """What is printed on a card."""

    def __init__(self, number: int, id: str, name: str, light: int, copies: int, lines: list["Line"]) -> None:
        super().__init__(number, id, name)
        self.light = light
        self.copies = copies
        self.lines = lines


def firefly(t: Table, card: int) -> Firefly:
    record = t.prints[t.what[card]]
    assert isinstance(record, Firefly)
    return record


steps: Final = Steps(__name__)


def set_up(t: Table) -> None:
    """FF-1 One deck for all, three cards each."""
    t.shuffle(DECK)
    for seat in range(t.seats):
        for _ in range(3):
            draw(t, seat)
    t.then(steps.take_turn, 0)


def take_turn(t: Table, seat: int) -> None:
    """FF-2 Draw, then play; FF-6 the match is over if there is nothing to draw."""
    if len(t.zones[DECK]) > 0:
        draw(t, seat)
        t.then(steps.choose_play, seat)
        t.then(steps.take_turn, (seat + 1) % t.seats)
    else:
        light = [sum(firefly(t, card).light for card in t.zones[JAR + seat]) for seat in range(t.seats)]
        winners = tuple(seat for seat in range(t.seats) if light[seat] == max(light))
        t.end(winners, f"The lights in the jars are {light}.", "FF-6")


def choose_play(t: Table, seat: int) -> None:
    """FF-2 One card, or none."""
    t.ask(seat, ASK_PLAY, steps.play)
    for card in t.zones[HAND + seat]:
        t.offer(PLAY, card)
    t.offer(PASS)


def play(t: Table, option: Option) -> None:
    """FF-3, FF-4 All others may answer; then the firefly joins."""
    if option.verb is PLAY:
        seat, card = t.decided, option.a
        t.move(card, JAR + seat)
        t.emit(PLAYED, seat, card)
        for other in range(seat + 1, seat + t.seats):
            t.then(steps.choose_answer, other % t.seats, card)
        t.then(steps.join, seat, card)


def choose_answer(t: Table, seat: int, card: int) -> None:
    """FF-3 Whoever has cards is asked, also without an answer among them: the others must not know."""
    if t.place[card] != DISCARDS:
        t.ask(seat, ASK_ANSWER, steps.answer, card, always=len(t.zones[HAND + seat]) > 0)
        for mine in t.zones[HAND + seat]:
            t.offer_unless(why_not_answer(t, mine), PLAY, mine)
        t.offer(PASS)


def why_not_answer(t: Table, card: int) -> Hindrance | None:
    """FF-3 Only cards with an answer on them."""
    return None if any(line.head == ANSWERS for line in firefly(t, card).lines) else t.hindered(NO_ANSWER)


def answer(t: Table, option: Option) -> None:
    """FF-3 The answer is discarded and does what it says."""
    if option.verb is PLAY:
        discard(t, t.decided, option.a)
        carry_out(t, ANSWERS, option.a, t.decided, t.prompt_card)


def join(t: Table, seat: int, card: int) -> None:
    """FF-4 The firefly happens, and those that waited for it."""
    if t.place[card] == JAR + seat:
        carry_out(t, JOINS, card, seat, card)
        for waiting in t.zones[JAR + seat]:
            if waiting != card:
                carry_out(t, WAITS, waiting, seat, card)


def carry_out(t: Table, head: str, card: int, seat: int, subject: int) -> None:
    """FF-5 What a card says under a head happens, for its player."""
    for line in firefly(t, card).lines:
        if line.head == head:
            t.waiting.append(start_effect(line.program, card, seat, subject))


def draw(t: Table, seat: int) -> None:
    if len(t.zones[DECK]) > 0:
        card = t.zones[DECK][-1]
        t.move(card, HAND + seat)
        t.emit(DREW, seat, card)


def discard(t: Table, seat: int, card: int) -> None:
    t.move(card, DISCARDS)
    t.emit(DISCARDED, seat, card)


class Line(Ability):
    """A line of a card: when, and the instructions that are carried out then."""

    def __init__(self, head: str, body: tuple[Effect, ...]) -> None:
        super().__init__(body)
        self.head = head


class Draw(Effect):
    def run(self, t: Table, f: EffectFrame) -> bool:
        draw(t, f.seat)
        return True


class Discard(Effect):
    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target: Target = target

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.target):
            discard(t, f.seat, card)
        return True


class ShuffleDiscards(Effect):
    def run(self, t: Table, f: EffectFrame) -> bool:
        for card in t.zones[DISCARDS]:
            t.move(card, DECK)
        t.shuffle(DECK)
        t.emit(SHUFFLED, f.seat)
        return True


class That(Target):
    """`that firefly`: the one that was played."""

    def cards(self, t: Table, f: EffectFrame) -> tuple[int, ...]:
        return (f.subject,)


class OfAnother(Choice):
    """`one firefly of another player`, whichever the player of the card chooses."""

    def candidates(self, t: Table, f: EffectFrame) -> list[int]:
        jars = [t.zones[JAR + seat] for seat in range(t.seats) if seat != f.seat]
        return [card for jar in jars for card in jar if card not in f.picked]


def build_grammar() -> Grammar:
    """Every phrase of the cards, for reading and for writing."""
    g = Grammar()
    add_core(g)
    for head in (JOINS, WAITS, ANSWERS):
        g.say("line", head + ": {body:sentence+}", Line, head=head)
    g.say("effect", "draw a card", Draw)
    g.say("effect", "discard {target:target}", Discard)
    g.say("effect", "shuffle the discard pile into the deck", ShuffleDiscards)
    g.say("target", "that firefly", That)
    g.say("target", "{number:one} firefly of another player", OfAnother)
    return g
