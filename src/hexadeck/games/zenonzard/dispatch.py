"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.zenonzard import attack, card_effects, mana, movement, play, setup, steps, triggers, turn
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook

STEPS: Final = StepBook(
    {
        steps.activate_end_of_turn: (turn.activate_end_of_turn, ("seat",), False),
        steps.after_attack: (attack.after_attack, ("attacker",), False),
        steps.arrive_summoned: (play.arrive_summoned, ("seat", "card"), False),
        steps.battle: (attack.battle, ("attacker",), False),
        steps.begin_effect: (triggers.begin_effect, ("seat", "card"), False),
        steps.block_phase: (attack.block_phase, ("attacker",), False),
        steps.decide_first_player: (setup.decide_first_player, (), False),
        steps.draw_opening_hands: (setup.draw_opening_hands, (), False),
        steps.draw_step: (turn.draw_step, ("seat",), False),
        steps.end_battle: (attack.end_battle, ("attacker", "blocker", "revenge"), False),
        steps.end_of_turn_effects: (turn.end_of_turn_effects, ("seat",), False),
        steps.end_turn: (turn.end_turn, ("seat",), False),
        steps.end_turn_limits: (turn.end_turn_limits, ("seat",), False),
        steps.first_turn: (turn.first_turn, (), False),
        steps.flash_phase: (attack.flash_phase, ("seat", "attacker", "passes"), False),
        steps.lose_movements: (turn.lose_movements, (), False),
        steps.magic_used: (play.magic_used, ("seat", "card"), False),
        steps.main_phase: (turn.main_phase, ("seat",), False),
        steps.make_room_in_base: (mana.make_room_in_base, ("seat", "count"), False),
        steps.make_room_on_field: (mana.make_room_on_field, ("seat", "count"), False),
        steps.mana_phase: (turn.mana_phase, ("seat",), False),
        steps.move_mana_to_field: (movement.move_mana_to_field, ("card",), False),
        steps.move_minion_to_base: (movement.move_minion_to_base, ("card",), False),
        steps.pay: (mana.pay, ("seat", "card", "cost"), True),
        steps.place_base_minion: (turn.place_base_minion, ("seat", "card"), False),
        steps.place_neutral_mana: (turn.place_neutral_mana, ("seat",), False),
        steps.redraw: (setup.redraw, ("seat",), True),
        steps.redraws: (setup.redraws, (), False),
        steps.refresh_step: (turn.refresh_step, ("seat",), False),
        steps.return_to_hand: (card_effects.return_to_hand, ("card", "number"), False),
        steps.reveal_forces: (setup.reveal_forces, (), False),
        steps.shuffle_decks: (setup.shuffle_decks, (), False),
        steps.start_step: (turn.start_step, ("seat",), False),
        steps.summon: (play.summon, ("seat", "card"), False),
        steps.take_block: (attack.take_block, ("option",), False),
        steps.take_flash: (attack.take_flash, ("option",), False),
        steps.take_main: (turn.take_main, ("option",), False),
        steps.take_mana: (turn.take_mana, ("option",), False),
        steps.take_payment: (mana.take_payment, ("option",), False),
        steps.take_redraw: (setup.take_redraw, ("option",), False),
        steps.take_replaced_mana: (mana.take_replaced_mana, ("option",), False),
        steps.take_replaced_minion: (mana.take_replaced_minion, ("option",), False),
        steps.take_turn: (turn.take_turn, ("seat",), False),
        steps.use_magic: (play.use_magic, ("seat", "card"), False),
        steps.when_attacking: (attack.when_attacking, ("attacker", "target"), False),
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
    elif number == steps.begin_effect:
        triggers.begin_effect(t, step.a, step.b)
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
