"""What the people at a match say to it: for every kind of message the function that answers it."""

import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from hexadeck.kernel.errors import HexadeckError, IllegalChoice
from hexadeck.kernel.game import CONCEDE_PART, OFFER_DRAW
from hexadeck.server.library import shown
from hexadeck.server.match.acts import give_up, take_back
from hexadeck.server.match.connection import Connection
from hexadeck.server.match.history import History, PlayedEntry, tried_out
from hexadeck.server.match.match_info import allows_hints
from hexadeck.server.match.moves import moves
from hexadeck.server.match.outcome import outcome
from hexadeck.server.messages.live import (
    Acknowledged,
    AnswerUndo,
    AskHint,
    AskMoves,
    AskOutcome,
    AskUndo,
    AskWhy,
    Choose,
    ClientMessage,
    Concede,
    ConcedePart,
    Moves,
    OfferDraw,
    Outcome,
    Ping,
    Pong,
    Reason,
    Said,
    Say,
    WhyNot,
)
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Entry

if TYPE_CHECKING:
    from hexadeck.server.match.room import Room

SAYING_SECONDS: Final = 2.0
"""Between two phrases of one seat, whatever lines lead to it."""

Answer = Choose | OfferDraw | ConcedePart
"""What a question is settled by."""


async def hear(room: "Room", connection: Connection, message: ClientMessage) -> None:
    """Refused with a reason, or done when this returns."""
    if isinstance(message, Ping):
        connection.send(Pong())
        return
    seat, kind = connection.viewer, type(message)
    if seat is None:
        raise Refused("only_watching")
    if kind in AT_ONCE:
        async with room.share:
            AT_ONCE[kind](room, connection, seat, message)
        return
    began = time.perf_counter()
    async with room.turn():
        await IN_TURN[kind](room, connection, seat, message)
    if isinstance(message, Answer):
        room.services.metrics.acknowledged.observe(time.perf_counter() - began)


# -- asked at any time -------------------------------------------------------------------------------------------------


def _say(room: "Room", _: Connection, seat: int, message: Say) -> None:
    """To everybody who looks; who says much has to wait. It is written nowhere."""
    now = time.monotonic()
    if now - room.said.get(seat, -math.inf) < SAYING_SECONDS:
        raise Refused("one_phrase")
    room.said[seat] = now
    room.viewers.say(Said(seat=seat, phrase=message.phrase))


def _why_not(room: "Room", connection: Connection, seat: int, asked: AskWhy) -> None:
    square = None if asked.square is None else {"square": asked.square}
    things = [thing for thing in (asked.card, asked.place, square) if thing is not None]
    if len(things) != 1:
        raise Refused("no_why_not", why="name one card, one place or one square")
    try:
        found = room.running().match.why_not(seat, things[0])
    except HexadeckError as error:
        raise Refused("no_why_not", why=str(error)) from None
    reasons = [Reason(verb=one.verb, sentence=one.sentence, rule=one.rule) for one in found]
    connection.send(WhyNot(card=asked.card, place=asked.place, square=asked.square, reasons=reasons))


def _outcome(room: "Room", connection: Connection, seat: int, asked: AskOutcome) -> None:
    question, option = asked.question, asked.option
    match = _asked(room, seat, question).match
    if not 0 <= option < len(match.options):
        raise Refused("illegal", question, why=str(match.refusal(option)))
    at_once, later = outcome(match, seat, option)
    connection.send(Outcome(question=question, option=option, at_once=at_once, if_unanswered=later))


def _moves(room: "Room", connection: Connection, seat: int, asked: AskMoves) -> None:
    match = _asked(room, seat, asked.question).match
    connection.send(Moves(question=asked.question, moves=moves(match, seat, shown(match.game).layout.board)))


def _hint(room: "Room", connection: Connection, seat: int, asked: AskHint) -> None:
    history = _asked(room, seat, asked.question)
    if not allows_hints(room.overview):
        raise Refused("no_hints", asked.question)
    room.hints.begin(connection, seat, asked, history)


def _asked(room: "Room", seat: int, question: int) -> History:
    """Refused unless this question is open."""
    history = room.running()
    if history.decider != seat or question != len(history.answers[seat]):
        raise Refused("late", question)
    return history


# -- one at a time -----------------------------------------------------------------------------------------------------


async def _choose(room: "Room", connection: Connection, seat: int, message: Answer) -> None:
    while not _is_answered(room, seat, message):
        async with room.share:
            step = _tried(room, seat, message)
        if await room.alarm.hold(room.running(), room.pass_over) and await room.write([step]):
            room.services.metrics.choices_of_people.inc()
            connection.send(Acknowledged(question=message.question))
            await room.go_on([step])
            return
    connection.send(Acknowledged(question=message.question))


def _is_answered(room: "Room", seat: int, message: Answer) -> bool:
    """The very same answer is in the log already: it was sent again because the connection broke."""
    answers = [] if room.history is None else room.history.answers[seat]
    return 0 <= message.question < len(answers) and answers[message.question] == _written(message)


def _tried(room: "Room", seat: int, message: Answer) -> PlayedEntry:
    history, question = room.running(), message.question
    if question != len(history.answers[seat]):
        raise Refused("late", question)
    if history.decider != seat:
        raise Refused("not_your_decision", question)
    if isinstance(message, Choose) and message.option < 0:
        raise Refused("illegal", question, why=str(history.match.refusal(message.option)))
    try:
        return tried_out(history.match, Entry("choice", seat, _written(message), room.services.now()))
    except IllegalChoice as error:
        raise Refused("illegal", question, why=str(error)) from None


def _written(message: Answer) -> int:
    """As the log has it: an option by its number, or what is done instead."""
    if isinstance(message, Choose):
        return message.option
    return OFFER_DRAW if isinstance(message, OfferDraw) else CONCEDE_PART


async def _concede(room: "Room", _: Connection, seat: int, message: Concede) -> None:
    await give_up(room, seat, "concede")


async def _ask_undo(room: "Room", _: Connection, seat: int, message: AskUndo) -> None:
    asked_before = room.undo.asked_by
    if not room.undo.ask(seat, room.running()):
        await take_back(room, seat)
    elif asked_before != seat:
        room.show_all()
        room.tell_of_undo()


async def _answer_undo(room: "Room", _: Connection, seat: int, message: AnswerUndo) -> None:
    asker = room.undo.answer(seat, message.agree, room.running())
    if asker is not None:
        await take_back(room, asker)
        return
    if not message.agree:
        room.show_all()
    room.tell_of_undo()


AT_ONCE: Final[Mapping[type[Struct], Callable[["Room", Connection, int, Any], None]]] = {
    AskWhy: _why_not,
    AskOutcome: _outcome,
    AskMoves: _moves,
    AskHint: _hint,
    Say: _say,
}
"""Nothing changes in the match, so nobody has to wait."""
IN_TURN: Final[Mapping[type[Struct], Callable[["Room", Connection, int, Any], Awaitable[None]]]] = {
    Choose: _choose,
    OfferDraw: _choose,
    ConcedePart: _choose,
    Concede: _concede,
    AskUndo: _ask_undo,
    AnswerUndo: _answer_undo,
}
