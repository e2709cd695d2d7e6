"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings import attack, noble, setup, steps, turn
from hexadeck.games.knights_and_kings.table import KingsTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Step

STEPS: Final = StepBook(
    {
        steps.act: (turn.act, 1, False),
        steps.action_done: (noble.action_done, 1, False),
        steps.after_attack: (attack.after_attack, 1, False),
        steps.ask_upkeep: (noble.ask_upkeep, 1, False),
        steps.battle_for_kingdom: (attack.battle_for_kingdom, 1, False),
        steps.block: (attack.block, 1, False),
        steps.choose_aim: (attack.choose_aim, 1, False),
        steps.decide_first_player: (setup.decide_first_player, 0, False),
        steps.draw_card: (turn.draw_card, 1, False),
        steps.draw_opening_hands: (setup.draw_opening_hands, 0, False),
        steps.end_turn: (turn.end_turn, 1, False),
        steps.field_or_treasure: (turn.field_or_treasure, 1, False),
        steps.first_turn: (setup.first_turn, 0, False),
        steps.gather_block: (attack.gather_block, 2, True),
        steps.gather_stack: (turn.gather_stack, 1, True),
        steps.hit_attackers: (attack.hit_attackers, 2, False),
        steps.land_damage: (attack.land_damage, 0, False),
        steps.reset: (turn.reset, 1, False),
        steps.roll_dice: (noble.roll_dice, 2, False),
        steps.share_among_attackers: (attack.share_among_attackers, 2, False),
        steps.share_among_blockers: (attack.share_among_blockers, 2, False),
        steps.shuffle_decks: (setup.shuffle_decks, 0, False),
        steps.spill_over: (attack.spill_over, 2, False),
        steps.strike: (attack.strike, 2, False),
        steps.take_action: (turn.take_action, 1, False),
        steps.take_aim: (attack.take_aim, 1, False),
        steps.take_attackers_hit: (attack.take_attackers_hit, 1, False),
        steps.take_block: (attack.take_block, 1, False),
        steps.take_block_companions: (attack.take_block_companions, 1, False),
        steps.take_blockers_hit: (attack.take_blockers_hit, 1, False),
        steps.take_companions: (turn.take_companions, 1, False),
        steps.take_field_or_treasure: (turn.take_field_or_treasure, 1, False),
        steps.take_turn: (turn.take_turn, 1, False),
        steps.take_upkeep: (noble.take_upkeep, 1, False),
        steps.upkeep: (noble.upkeep, 1, False),
    }
)


def run_step(t: KingsTable, step: Step) -> bool:
    """Carry out a step of this game; False if it is none."""
    number = step.number
    if number == steps.act:
        turn.act(t, step.a)
    elif number == steps.action_done:
        noble.action_done(t, step.a)
    elif number == steps.after_attack:
        attack.after_attack(t, step.a)
    elif number == steps.ask_upkeep:
        noble.ask_upkeep(t, step.a)
    elif number == steps.battle_for_kingdom:
        attack.battle_for_kingdom(t, step.a)
    elif number == steps.block:
        attack.block(t, step.a)
    elif number == steps.choose_aim:
        attack.choose_aim(t, step.a)
    elif number == steps.decide_first_player:
        setup.decide_first_player(t)
    elif number == steps.draw_card:
        turn.draw_card(t, step.a)
    elif number == steps.draw_opening_hands:
        setup.draw_opening_hands(t)
    elif number == steps.end_turn:
        turn.end_turn(t, step.a)
    elif number == steps.field_or_treasure:
        turn.field_or_treasure(t, step.a)
    elif number == steps.first_turn:
        setup.first_turn(t)
    elif number == steps.gather_block:
        attack.gather_block(t, step.a, step.b, step.row)
    elif number == steps.gather_stack:
        turn.gather_stack(t, step.a, step.row)
    elif number == steps.hit_attackers:
        attack.hit_attackers(t, step.a, step.b)
    elif number == steps.land_damage:
        attack.land_damage(t)
    elif number == steps.reset:
        turn.reset(t, step.a)
    elif number == steps.roll_dice:
        noble.roll_dice(t, step.a, step.b)
    elif number == steps.share_among_attackers:
        attack.share_among_attackers(t, step.a, step.b)
    elif number == steps.share_among_blockers:
        attack.share_among_blockers(t, step.a, step.b)
    elif number == steps.shuffle_decks:
        setup.shuffle_decks(t)
    elif number == steps.spill_over:
        attack.spill_over(t, step.a, step.b)
    elif number == steps.strike:
        attack.strike(t, step.a, step.b)
    elif number == steps.take_turn:
        turn.take_turn(t, step.a)
    elif number == steps.upkeep:
        noble.upkeep(t, step.a)
    else:
        return False
    return True


def run_answer(t: KingsTable, answer: i64, option: Option) -> bool:
    """Carry out an answer of this game; False if it is none."""
    if answer == steps.take_action:
        turn.take_action(t, option)
    elif answer == steps.take_aim:
        attack.take_aim(t, option)
    elif answer == steps.take_attackers_hit:
        attack.take_attackers_hit(t, option)
    elif answer == steps.take_block:
        attack.take_block(t, option)
    elif answer == steps.take_block_companions:
        attack.take_block_companions(t, option)
    elif answer == steps.take_blockers_hit:
        attack.take_blockers_hit(t, option)
    elif answer == steps.take_companions:
        turn.take_companions(t, option)
    elif answer == steps.take_field_or_treasure:
        turn.take_field_or_treasure(t, option)
    elif answer == steps.take_upkeep:
        noble.take_upkeep(t, option)
    else:
        return False
    return True


if not COMPILED:
    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)
