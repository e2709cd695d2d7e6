"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess import setup, single_cards, steps, turn
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Step

STEPS: Final = StepBook(
    {
        steps.another_turn: (turn.another_turn, 1, False),
        steps.answer_draw: (turn.answer_draw, 2, False),
        steps.choose_partner: (single_cards.choose_partner, 1, False),
        steps.choose_piece: (single_cards.choose_piece, 2, False),
        steps.choose_place: (single_cards.choose_place, 1, False),
        steps.choose_promotion: (single_cards.choose_promotion, 1, False),
        steps.choose_resurrected: (single_cards.choose_resurrected, 0, False),
        steps.choose_return: (single_cards.choose_return, 1, False),
        steps.choose_swapped: (single_cards.choose_swapped, 0, False),
        steps.choose_target: (single_cards.choose_target, 3, False),
        steps.play_cards: (turn.play_cards, 2, False),
        steps.set_king: (setup.set_king, 1, False),
        steps.take_draw: (turn.take_draw, 1, False),
        steps.take_king: (setup.take_king, 1, False),
        steps.take_partner: (single_cards.take_partner, 1, False),
        steps.take_piece: (single_cards.take_piece, 1, False),
        steps.take_place: (single_cards.take_place, 1, False),
        steps.take_play: (turn.take_play, 1, False),
        steps.take_promotion: (single_cards.take_promotion, 1, False),
        steps.take_resurrected: (single_cards.take_resurrected, 1, False),
        steps.take_return: (single_cards.take_return, 1, False),
        steps.take_swapped: (single_cards.take_swapped, 1, False),
        steps.take_target: (single_cards.take_target, 1, False),
        steps.turn_sequence: (turn.turn_sequence, 1, False),
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
