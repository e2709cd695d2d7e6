"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.zenonzard import attack, card_effects, mana, movement, play, setup, steps, turn
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Step

STEPS: Final = StepBook(
    {
        steps.activate_end_of_turn: (turn.activate_end_of_turn, 1, False),
        steps.after_attack: (attack.after_attack, 1, False),
        steps.arrive_summoned: (play.arrive_summoned, 2, False),
        steps.battle: (attack.battle, 1, False),
        steps.block_phase: (attack.block_phase, 1, False),
        steps.decide_first_player: (setup.decide_first_player, 0, False),
        steps.draw_opening_hands: (setup.draw_opening_hands, 0, False),
        steps.draw_step: (turn.draw_step, 1, False),
        steps.end_battle: (attack.end_battle, 3, False),
        steps.end_of_turn_effects: (turn.end_of_turn_effects, 1, False),
        steps.end_turn: (turn.end_turn, 1, False),
        steps.end_turn_limits: (turn.end_turn_limits, 1, False),
        steps.first_turn: (turn.first_turn, 0, False),
        steps.flash_phase: (attack.flash_phase, 3, False),
        steps.lose_movements: (turn.lose_movements, 0, False),
        steps.magic_used: (play.magic_used, 2, False),
        steps.main_phase: (turn.main_phase, 1, False),
        steps.make_room_in_base: (mana.make_room_in_base, 2, False),
        steps.make_room_on_field: (mana.make_room_on_field, 2, False),
        steps.mana_phase: (turn.mana_phase, 1, False),
        steps.move_mana_to_field: (movement.move_mana_to_field, 1, False),
        steps.move_minion_to_base: (movement.move_minion_to_base, 1, False),
        steps.pay: (mana.pay, 3, True),
        steps.place_base_minion: (turn.place_base_minion, 2, False),
        steps.place_neutral_mana: (turn.place_neutral_mana, 1, False),
        steps.redraw: (setup.redraw, 1, True),
        steps.redraws: (setup.redraws, 0, False),
        steps.refresh_step: (turn.refresh_step, 1, False),
        steps.return_to_hand: (card_effects.return_to_hand, 2, False),
        steps.reveal_forces: (setup.reveal_forces, 0, False),
        steps.shuffle_decks: (setup.shuffle_decks, 0, False),
        steps.start_step: (turn.start_step, 1, False),
        steps.summon: (play.summon, 2, False),
        steps.take_block: (attack.take_block, 1, False),
        steps.take_flash: (attack.take_flash, 1, False),
        steps.take_main: (turn.take_main, 1, False),
        steps.take_mana: (turn.take_mana, 1, False),
        steps.take_payment: (mana.take_payment, 1, False),
        steps.take_redraw: (setup.take_redraw, 1, False),
        steps.take_replaced_mana: (mana.take_replaced_mana, 1, False),
        steps.take_replaced_minion: (mana.take_replaced_minion, 1, False),
        steps.take_turn: (turn.take_turn, 1, False),
        steps.use_magic: (play.use_magic, 2, False),
        steps.when_attacking: (attack.when_attacking, 2, False),
    }
)


def run_step(t: ZTable, step: Step) -> bool:
    """Carry out a step of this game; False if it is none."""
    number = step.number
    if number == steps.activate_end_of_turn:
        turn.activate_end_of_turn(t, step.a)
    elif number == steps.after_attack:
        attack.after_attack(t, step.a)
    elif number == steps.arrive_summoned:
        play.arrive_summoned(t, step.a, step.b)
    elif number == steps.battle:
        attack.battle(t, step.a)
    elif number == steps.block_phase:
        attack.block_phase(t, step.a)
    elif number == steps.decide_first_player:
        setup.decide_first_player(t)
    elif number == steps.draw_opening_hands:
        setup.draw_opening_hands(t)
    elif number == steps.draw_step:
        turn.draw_step(t, step.a)
    elif number == steps.end_battle:
        attack.end_battle(t, step.a, step.b, step.c)
    elif number == steps.end_of_turn_effects:
        turn.end_of_turn_effects(t, step.a)
    elif number == steps.end_turn:
        turn.end_turn(t, step.a)
    elif number == steps.end_turn_limits:
        turn.end_turn_limits(t, step.a)
    elif number == steps.first_turn:
        turn.first_turn(t)
    elif number == steps.flash_phase:
        attack.flash_phase(t, step.a, step.b, step.c)
    elif number == steps.lose_movements:
        turn.lose_movements(t)
    elif number == steps.magic_used:
        play.magic_used(t, step.a, step.b)
    elif number == steps.main_phase:
        turn.main_phase(t, step.a)
    elif number == steps.make_room_in_base:
        mana.make_room_in_base(t, step.a, step.b)
    elif number == steps.make_room_on_field:
        mana.make_room_on_field(t, step.a, step.b)
    elif number == steps.mana_phase:
        turn.mana_phase(t, step.a)
    elif number == steps.move_mana_to_field:
        movement.move_mana_to_field(t, step.a)
    elif number == steps.move_minion_to_base:
        movement.move_minion_to_base(t, step.a)
    elif number == steps.pay:
        mana.pay(t, step.a, step.b, step.c, step.row)
    elif number == steps.place_base_minion:
        turn.place_base_minion(t, step.a, step.b)
    elif number == steps.place_neutral_mana:
        turn.place_neutral_mana(t, step.a)
    elif number == steps.redraw:
        setup.redraw(t, step.a, step.row)
    elif number == steps.redraws:
        setup.redraws(t)
    elif number == steps.refresh_step:
        turn.refresh_step(t, step.a)
    elif number == steps.return_to_hand:
        card_effects.return_to_hand(t, step.a, step.b)
    elif number == steps.reveal_forces:
        setup.reveal_forces(t)
    elif number == steps.shuffle_decks:
        setup.shuffle_decks(t)
    elif number == steps.start_step:
        turn.start_step(t, step.a)
    elif number == steps.summon:
        play.summon(t, step.a, step.b)
    elif number == steps.take_turn:
        turn.take_turn(t, step.a)
    elif number == steps.use_magic:
        play.use_magic(t, step.a, step.b)
    elif number == steps.when_attacking:
        attack.when_attacking(t, step.a, step.b)
    else:
        return False
    return True


def run_answer(t: ZTable, answer: i64, option: Option) -> bool:
    """Carry out an answer of this game; False if it is none."""
    if answer == steps.take_block:
        attack.take_block(t, option)
    elif answer == steps.take_flash:
        attack.take_flash(t, option)
    elif answer == steps.take_main:
        turn.take_main(t, option)
    elif answer == steps.take_mana:
        turn.take_mana(t, option)
    elif answer == steps.take_payment:
        mana.take_payment(t, option)
    elif answer == steps.take_redraw:
        setup.take_redraw(t, option)
    elif answer == steps.take_replaced_mana:
        mana.take_replaced_mana(t, option)
    elif answer == steps.take_replaced_minion:
        mana.take_replaced_minion(t, option)
    else:
        return False
    return True


if not COMPILED:
    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)
