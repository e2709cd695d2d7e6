"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_of_the_zodiac import battle, contest, deck, effects, moves, steps, support, texts, turn
from hexadeck.games.knights_of_the_zodiac.table import ZodiacTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook

STEPS: Final = StepBook(
    {
        steps.battle_phase: (battle.battle_phase, (), False),
        steps.begin_contest: (contest.begin_contest, (), False),
        steps.begin_game: (contest.begin_game, (), False),
        steps.begin_work: (support.begin_work, ("seat",), False),
        steps.cancelling_texts: (texts.cancelling_texts, ("seat",), False),
        steps.check_capture: (battle.check_capture, (), False),
        steps.check_effects: (battle.check_effects, (), False),
        steps.check_score: (contest.check_score, (), False),
        steps.choose_cosmo: (turn.choose_cosmo, ("seat",), True),
        steps.choose_field: (contest.choose_field, ("seat", "slot"), False),
        steps.choose_mend: (battle.choose_mend, ("seat",), False),
        steps.choose_payment: (deck.choose_payment, ("seat", "amount"), True),
        steps.choose_power: (support.choose_power, ("seat",), False),
        steps.choose_reshuffle: (deck.choose_reshuffle, ("seat",), False),
        steps.choose_row: (support.choose_row, ("seat", "card"), False),
        steps.choose_shift: (effects.choose_shift, ("seat", "knight"), False),
        steps.choose_support: (support.choose_support, ("seat",), True),
        steps.choose_user: (support.choose_user, ("seat", "card"), False),
        steps.choose_withdraw: (effects.choose_withdraw, ("seat", "knight"), False),
        steps.compare_power: (battle.compare_power, (), False),
        steps.cosmo_phase: (turn.cosmo_phase, (), False),
        steps.decked: (deck.decked, ("seat",), False),
        steps.defeat: (battle.defeat, ("seat", "knight"), False),
        steps.defeat_knights: (battle.defeat_knights, (), False),
        steps.deploy: (turn.deploy, ("seat",), False),
        steps.deploy_phase: (turn.deploy_phase, (), False),
        steps.determine_outcome: (battle.determine_outcome, (), False),
        steps.draw_phase: (turn.draw_phase, (), False),
        steps.end_battle: (battle.end_battle, (), False),
        steps.end_turn: (turn.end_turn, (), False),
        steps.field_texts: (texts.field_texts, ("seat", "moment"), False),
        steps.fill_hand: (turn.fill_hand, ("seat",), False),
        steps.finish_played: (turn.finish_played, ("card",), False),
        steps.leave_realm: (moves.leave_realm, ("seat",), False),
        steps.level_check: (battle.level_check, (), False),
        steps.move_knights: (moves.move_knights, ("seat",), False),
        steps.move_phase: (moves.move_phase, (), False),
        steps.next_battle: (battle.next_battle, (), False),
        steps.pay: (deck.pay, ("seat", "amount"), False),
        steps.pay_powers: (support.pay_powers, ("seat",), False),
        steps.place_cosmo: (turn.place_cosmo, ("seat",), False),
        steps.place_damage: (battle.place_damage, (), False),
        steps.place_support: (support.place_support, ("seat",), False),
        steps.rescue: (battle.rescue, ("seat", "knight"), False),
        steps.resolve_played: (turn.resolve_played, ("seat", "card"), False),
        steps.reveal_support: (support.reveal_support, (), False),
        steps.side_texts: (texts.side_texts, ("seat", "moment"), False),
        steps.start_turn: (turn.start_turn, (), False),
        steps.strengthen: (support.strengthen, ("seat",), False),
        steps.support_step: (support.support_step, (), False),
        steps.take_cards: (deck.take_cards, ("seat", "purpose", "count", "slot"), False),
        steps.take_cosmo: (turn.take_cosmo, ("option",), False),
        steps.take_deploy: (turn.take_deploy, ("option",), False),
        steps.take_field: (contest.take_field, ("option",), False),
        steps.take_fight: (battle.take_fight, ("option",), False),
        steps.take_leave: (moves.take_leave, ("option",), False),
        steps.take_mend: (battle.take_mend, ("option",), False),
        steps.take_move: (moves.take_move, ("option",), False),
        steps.take_payment: (deck.take_payment, ("option",), False),
        steps.take_power: (support.take_power, ("option",), False),
        steps.take_rebirth: (battle.take_rebirth, ("option",), False),
        steps.take_reshuffle: (deck.take_reshuffle, ("option",), False),
        steps.take_row: (support.take_row, ("option",), False),
        steps.take_shift: (effects.take_shift, ("option",), False),
        steps.take_support: (support.take_support, ("option",), False),
        steps.take_user: (support.take_user, ("option",), False),
        steps.take_window: (turn.take_window, ("option",), False),
        steps.take_withdraw: (effects.take_withdraw, ("option",), False),
        steps.texts_of: (texts.texts_of, ("seat", "moment"), True),
        steps.window: (turn.window, ("seat", "phase"), False),
        steps.work: (support.work, ("seat",), False),
    }
)


def run_step(t: ZodiacTable, step: Step) -> bool:
    """Carry out a step of this game; False if it is none."""
    number = step.number
    if number == steps.battle_phase:
        battle.battle_phase(t)
    elif number == steps.begin_contest:
        contest.begin_contest(t)
    elif number == steps.begin_game:
        contest.begin_game(t)
    elif number == steps.begin_work:
        support.begin_work(t, step.a)
    elif number == steps.cancelling_texts:
        texts.cancelling_texts(t, step.a)
    elif number == steps.check_capture:
        battle.check_capture(t)
    elif number == steps.check_effects:
        battle.check_effects(t)
    elif number == steps.check_score:
        contest.check_score(t)
    elif number == steps.choose_cosmo:
        turn.choose_cosmo(t, step.a, step.row)
    elif number == steps.choose_field:
        contest.choose_field(t, step.a, step.b)
    elif number == steps.choose_mend:
        battle.choose_mend(t, step.a)
    elif number == steps.choose_payment:
        deck.choose_payment(t, step.a, step.b, step.row)
    elif number == steps.choose_power:
        support.choose_power(t, step.a)
    elif number == steps.choose_reshuffle:
        deck.choose_reshuffle(t, step.a)
    elif number == steps.choose_row:
        support.choose_row(t, step.a, step.b)
    elif number == steps.choose_shift:
        effects.choose_shift(t, step.a, step.b)
    elif number == steps.choose_support:
        support.choose_support(t, step.a, step.row)
    elif number == steps.choose_user:
        support.choose_user(t, step.a, step.b)
    elif number == steps.choose_withdraw:
        effects.choose_withdraw(t, step.a, step.b)
    elif number == steps.compare_power:
        battle.compare_power(t)
    elif number == steps.cosmo_phase:
        turn.cosmo_phase(t)
    elif number == steps.decked:
        deck.decked(t, step.a)
    elif number == steps.defeat:
        battle.defeat(t, step.a, step.b)
    elif number == steps.defeat_knights:
        battle.defeat_knights(t)
    elif number == steps.deploy:
        turn.deploy(t, step.a)
    elif number == steps.deploy_phase:
        turn.deploy_phase(t)
    elif number == steps.determine_outcome:
        battle.determine_outcome(t)
    elif number == steps.draw_phase:
        turn.draw_phase(t)
    elif number == steps.end_battle:
        battle.end_battle(t)
    elif number == steps.end_turn:
        turn.end_turn(t)
    elif number == steps.field_texts:
        texts.field_texts(t, step.a, step.b)
    elif number == steps.fill_hand:
        turn.fill_hand(t, step.a)
    elif number == steps.finish_played:
        turn.finish_played(t, step.a)
    elif number == steps.leave_realm:
        moves.leave_realm(t, step.a)
    elif number == steps.level_check:
        battle.level_check(t)
    elif number == steps.move_knights:
        moves.move_knights(t, step.a)
    elif number == steps.move_phase:
        moves.move_phase(t)
    elif number == steps.next_battle:
        battle.next_battle(t)
    elif number == steps.pay:
        deck.pay(t, step.a, step.b)
    elif number == steps.pay_powers:
        support.pay_powers(t, step.a)
    elif number == steps.place_cosmo:
        turn.place_cosmo(t, step.a)
    elif number == steps.place_damage:
        battle.place_damage(t)
    elif number == steps.place_support:
        support.place_support(t, step.a)
    elif number == steps.rescue:
        battle.rescue(t, step.a, step.b)
    elif number == steps.resolve_played:
        turn.resolve_played(t, step.a, step.b)
    elif number == steps.reveal_support:
        support.reveal_support(t)
    elif number == steps.side_texts:
        texts.side_texts(t, step.a, step.b)
    elif number == steps.start_turn:
        turn.start_turn(t)
    elif number == steps.strengthen:
        support.strengthen(t, step.a)
    elif number == steps.support_step:
        support.support_step(t)
    elif number == steps.take_cards:
        deck.take_cards(t, step.a, step.b, step.c, step.d)
    elif number == steps.texts_of:
        texts.texts_of(t, step.a, step.b, step.row)
    elif number == steps.window:
        turn.window(t, step.a, step.b)
    elif number == steps.work:
        support.work(t, step.a)
    else:
        return False
    return True


def run_answer(t: ZodiacTable, answer: i64, option: Option) -> bool:
    """Carry out an answer of this game; False if it is none."""
    if answer == steps.take_cosmo:
        turn.take_cosmo(t, option)
    elif answer == steps.take_deploy:
        turn.take_deploy(t, option)
    elif answer == steps.take_field:
        contest.take_field(t, option)
    elif answer == steps.take_fight:
        battle.take_fight(t, option)
    elif answer == steps.take_leave:
        moves.take_leave(t, option)
    elif answer == steps.take_mend:
        battle.take_mend(t, option)
    elif answer == steps.take_move:
        moves.take_move(t, option)
    elif answer == steps.take_payment:
        deck.take_payment(t, option)
    elif answer == steps.take_power:
        support.take_power(t, option)
    elif answer == steps.take_rebirth:
        battle.take_rebirth(t, option)
    elif answer == steps.take_reshuffle:
        deck.take_reshuffle(t, option)
    elif answer == steps.take_row:
        support.take_row(t, option)
    elif answer == steps.take_shift:
        effects.take_shift(t, option)
    elif answer == steps.take_support:
        support.take_support(t, option)
    elif answer == steps.take_user:
        support.take_user(t, option)
    elif answer == steps.take_window:
        turn.take_window(t, option)
    elif answer == steps.take_withdraw:
        effects.take_withdraw(t, option)
    else:
        return False
    return True


if not COMPILED:
    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)
