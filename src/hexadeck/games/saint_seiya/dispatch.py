"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.saint_seiya import acquire, field, play, setup, steps, turn
from hexadeck.games.saint_seiya.table import STable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook

STEPS: Final = StepBook(
    {
        steps.begin: (setup.begin, (), False),
        steps.build_field: (setup.build_field, (), False),
        steps.choose_action: (play.choose_action, ("seat",), False),
        steps.choose_discards: (turn.choose_discards, ("seat",), False),
        steps.choose_hero: (setup.choose_hero, ("seat",), False),
        steps.choose_payers: (acquire.choose_payers, ("seat", "card", "way"), True),
        steps.choose_use: (play.choose_use, ("seat", "card", "ability"), False),
        steps.clear_last_slot: (turn.clear_last_slot, (), False),
        steps.decide_first_player: (setup.decide_first_player, (), False),
        steps.defeat: (acquire.defeat, ("seat", "card"), False),
        steps.discard_healer: (play.discard_healer, ("card",), False),
        steps.discard_played: (turn.discard_played, ("seat",), False),
        steps.discard_spent: (acquire.discard_spent, ("seat", "card", "way"), False),
        steps.draw_up: (turn.draw_up, ("seat",), False),
        steps.heal_more: (play.heal_more, ("seat", "card", "left"), False),
        steps.lose_flame: (acquire.lose_flame, ("card",), False),
        steps.maintain: (turn.maintain, ("seat",), False),
        steps.pass_turn: (turn.pass_turn, ("seat",), False),
        steps.pay: (acquire.pay, ("seat", "card", "way"), True),
        steps.pay_card: (acquire.pay_card, ("seat", "card"), False),
        steps.refill_field: (turn.refill_field, (), False),
        steps.refill_slot: (field.refill_slot, (), False),
        steps.reveal_in_place: (field.reveal_in_place, ("slot",), False),
        steps.shift_field: (turn.shift_field, (), False),
        steps.take_acquired: (acquire.take_acquired, ("seat", "card", "way"), False),
        steps.take_action: (play.take_action, ("option",), False),
        steps.take_card_price: (acquire.take_card_price, ("option",), False),
        steps.take_discards: (turn.take_discards, ("option",), False),
        steps.take_heal_more: (play.take_heal_more, ("option",), False),
        steps.take_hero: (setup.take_hero, ("option",), False),
        steps.take_heroes: (setup.take_heroes, (), False),
        steps.take_payers: (acquire.take_payers, ("option",), False),
        steps.take_turn: (turn.take_turn, ("seat",), False),
        steps.take_use: (play.take_use, ("option",), False),
    }
)


def run_step(t: STable, step: Step) -> bool:
    """Carry out a step of this game; False if it is none."""
    number = step.number
    if number == steps.begin:
        setup.begin(t)
    elif number == steps.build_field:
        setup.build_field(t)
    elif number == steps.choose_action:
        play.choose_action(t, step.a)
    elif number == steps.choose_discards:
        turn.choose_discards(t, step.a)
    elif number == steps.choose_hero:
        setup.choose_hero(t, step.a)
    elif number == steps.choose_payers:
        acquire.choose_payers(t, step.a, step.b, step.c, step.row)
    elif number == steps.choose_use:
        play.choose_use(t, step.a, step.b, step.c)
    elif number == steps.clear_last_slot:
        turn.clear_last_slot(t)
    elif number == steps.decide_first_player:
        setup.decide_first_player(t)
    elif number == steps.defeat:
        acquire.defeat(t, step.a, step.b)
    elif number == steps.discard_healer:
        play.discard_healer(t, step.a)
    elif number == steps.discard_played:
        turn.discard_played(t, step.a)
    elif number == steps.discard_spent:
        acquire.discard_spent(t, step.a, step.b, step.c)
    elif number == steps.draw_up:
        turn.draw_up(t, step.a)
    elif number == steps.heal_more:
        play.heal_more(t, step.a, step.b, step.c)
    elif number == steps.lose_flame:
        acquire.lose_flame(t, step.a)
    elif number == steps.maintain:
        turn.maintain(t, step.a)
    elif number == steps.pass_turn:
        turn.pass_turn(t, step.a)
    elif number == steps.pay:
        acquire.pay(t, step.a, step.b, step.c, step.row)
    elif number == steps.pay_card:
        acquire.pay_card(t, step.a, step.b)
    elif number == steps.refill_field:
        turn.refill_field(t)
    elif number == steps.refill_slot:
        field.refill_slot(t)
    elif number == steps.reveal_in_place:
        field.reveal_in_place(t, step.a)
    elif number == steps.shift_field:
        turn.shift_field(t)
    elif number == steps.take_acquired:
        acquire.take_acquired(t, step.a, step.b, step.c)
    elif number == steps.take_heroes:
        setup.take_heroes(t)
    elif number == steps.take_turn:
        turn.take_turn(t, step.a)
    else:
        return False
    return True


def run_answer(t: STable, answer: i64, option: Option) -> bool:
    """Carry out an answer of this game; False if it is none."""
    if answer == steps.take_action:
        play.take_action(t, option)
    elif answer == steps.take_card_price:
        acquire.take_card_price(t, option)
    elif answer == steps.take_discards:
        turn.take_discards(t, option)
    elif answer == steps.take_heal_more:
        play.take_heal_more(t, option)
    elif answer == steps.take_hero:
        setup.take_hero(t, option)
    elif answer == steps.take_payers:
        acquire.take_payers(t, option)
    elif answer == steps.take_use:
        play.take_use(t, option)
    else:
        return False
    return True


if not COMPILED:
    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)
