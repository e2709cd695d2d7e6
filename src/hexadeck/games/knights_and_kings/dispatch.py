"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings import attack, noble, setup, steps, turn
from hexadeck.games.knights_and_kings.table import KingsTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook

STEPS: Final = StepBook(
    {
        steps.act: (turn.act, ("seat",), False),
        steps.action_done: (noble.action_done, ("card",), False),
        steps.after_attack: (attack.after_attack, ("leader",), False),
        steps.ask_upkeep: (noble.ask_upkeep, ("seat",), False),
        steps.battle_for_kingdom: (attack.battle_for_kingdom, ("leader",), False),
        steps.block: (attack.block, ("leader",), False),
        steps.choose_aim: (attack.choose_aim, ("leader",), False),
        steps.decide_first_player: (setup.decide_first_player, (), False),
        steps.draw_card: (turn.draw_card, ("seat",), False),
        steps.draw_opening_hands: (setup.draw_opening_hands, (), False),
        steps.end_turn: (turn.end_turn, ("seat",), False),
        steps.field_or_treasure: (turn.field_or_treasure, ("seat",), False),
        steps.first_turn: (setup.first_turn, (), False),
        steps.gather_block: (attack.gather_block, ("leader", "king"), True),
        steps.gather_stack: (turn.gather_stack, ("king",), True),
        steps.hit_attackers: (attack.hit_attackers, ("leader", "damage"), False),
        steps.land_damage: (attack.land_damage, (), False),
        steps.reset: (turn.reset, ("seat",), False),
        steps.roll_dice: (noble.roll_dice, ("unit", "card"), False),
        steps.share_among_attackers: (attack.share_among_attackers, ("leader", "damage"), False),
        steps.share_among_blockers: (attack.share_among_blockers, ("defender", "damage"), False),
        steps.shuffle_decks: (setup.shuffle_decks, (), False),
        steps.spill_over: (attack.spill_over, ("defender", "surplus"), False),
        steps.strike: (attack.strike, ("leader", "target"), False),
        steps.take_action: (turn.take_action, ("option",), False),
        steps.take_aim: (attack.take_aim, ("option",), False),
        steps.take_attackers_hit: (attack.take_attackers_hit, ("option",), False),
        steps.take_block: (attack.take_block, ("option",), False),
        steps.take_block_companions: (attack.take_block_companions, ("option",), False),
        steps.take_blockers_hit: (attack.take_blockers_hit, ("option",), False),
        steps.take_companions: (turn.take_companions, ("option",), False),
        steps.take_field_or_treasure: (turn.take_field_or_treasure, ("option",), False),
        steps.take_turn: (turn.take_turn, ("seat",), False),
        steps.take_upkeep: (noble.take_upkeep, ("option",), False),
        steps.upkeep: (noble.upkeep, ("seat",), False),
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
