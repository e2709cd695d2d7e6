"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import setup, single_cards, steps, turn
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook

STEPS: Final = StepBook(
    {
        steps.another_turn: (turn.another_turn, ("seat",), False),
        steps.answer_draw: (turn.answer_draw, ("seat", "other"), False),
        steps.choose_partner: (single_cards.choose_partner, ("first",), False),
        steps.choose_piece: (single_cards.choose_piece, ("way", "partner"), False),
        steps.choose_place: (single_cards.choose_place, ("kind",), False),
        steps.choose_promotion: (single_cards.choose_promotion, ("square",), False),
        steps.choose_resurrected: (single_cards.choose_resurrected, (), False),
        steps.choose_return: (single_cards.choose_return, ("kind",), False),
        steps.choose_swapped: (single_cards.choose_swapped, (), False),
        steps.choose_target: (single_cards.choose_target, ("way", "partner", "square"), False),
        steps.play_cards: (turn.play_cards, ("seat", "offered"), False),
        steps.set_king: (setup.set_king, ("seat",), False),
        steps.take_draw: (turn.take_draw, ("option",), False),
        steps.take_king: (setup.take_king, ("option",), False),
        steps.take_partner: (single_cards.take_partner, ("option",), False),
        steps.take_piece: (single_cards.take_piece, ("option",), False),
        steps.take_place: (single_cards.take_place, ("option",), False),
        steps.take_play: (turn.take_play, ("option",), False),
        steps.take_promotion: (single_cards.take_promotion, ("option",), False),
        steps.take_resurrected: (single_cards.take_resurrected, ("option",), False),
        steps.take_return: (single_cards.take_return, ("option",), False),
        steps.take_swapped: (single_cards.take_swapped, ("option",), False),
        steps.take_target: (single_cards.take_target, ("option",), False),
        steps.turn_sequence: (turn.turn_sequence, ("seat",), False),
    }
)


def run_step(t: ChessTable, step: Step) -> bool:
    """Carry out a step of this game; False if it is none."""
    number = step.number
    if number == steps.another_turn:
        turn.another_turn(t, step.a)
    elif number == steps.answer_draw:
        turn.answer_draw(t, step.a, step.b)
    elif number == steps.choose_partner:
        single_cards.choose_partner(t, step.a)
    elif number == steps.choose_piece:
        single_cards.choose_piece(t, step.a, step.b)
    elif number == steps.choose_place:
        single_cards.choose_place(t, step.a)
    elif number == steps.choose_promotion:
        single_cards.choose_promotion(t, step.a)
    elif number == steps.choose_resurrected:
        single_cards.choose_resurrected(t)
    elif number == steps.choose_return:
        single_cards.choose_return(t, step.a)
    elif number == steps.choose_swapped:
        single_cards.choose_swapped(t)
    elif number == steps.choose_target:
        single_cards.choose_target(t, step.a, step.b, step.c)
    elif number == steps.play_cards:
        turn.play_cards(t, step.a, step.b)
    elif number == steps.set_king:
        setup.set_king(t, step.a)
    elif number == steps.turn_sequence:
        turn.turn_sequence(t, step.a)
    else:
        return False
    return True


def run_answer(t: ChessTable, answer: i64, option: Option) -> bool:
    """Carry out an answer of this game; False if it is none."""
    if answer == steps.take_draw:
        turn.take_draw(t, option)
    elif answer == steps.take_king:
        setup.take_king(t, option)
    elif answer == steps.take_partner:
        single_cards.take_partner(t, option)
    elif answer == steps.take_piece:
        single_cards.take_piece(t, option)
    elif answer == steps.take_place:
        single_cards.take_place(t, option)
    elif answer == steps.take_play:
        turn.take_play(t, option)
    elif answer == steps.take_promotion:
        single_cards.take_promotion(t, option)
    elif answer == steps.take_resurrected:
        single_cards.take_resurrected(t, option)
    elif answer == steps.take_return:
        single_cards.take_return(t, option)
    elif answer == steps.take_swapped:
        single_cards.take_swapped(t, option)
    elif answer == steps.take_target:
        single_cards.take_target(t, option)
    else:
        return False
    return True


if not COMPILED:
    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)
