"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import abilities, attack, deck, play, setup, steps, turn
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook
from hexadeck.kernel.table import Step

STEPS: Final = StepBook(
    {
        steps.ability_window: (abilities.ability_window, 1, False),
        steps.after_attack: (attack.after_attack, 0, False),
        steps.attack: (attack.attack, 3, False),
        steps.attack_window: (attack.attack_window, 1, False),
        steps.begin: (setup.begin, 0, False),
        steps.build_piles: (setup.build_piles, 0, False),
        steps.choose_god: (setup.choose_god, 2, False),
        steps.choose_target: (abilities.choose_target, 0, False),
        steps.deal_damage: (attack.deal_damage, 0, False),
        steps.deal_decks: (setup.deal_decks, 0, False),
        steps.deal_mythologies: (setup.deal_mythologies, 0, False),
        steps.deal_two_gods: (setup.deal_two_gods, 0, False),
        steps.decide_first_player: (setup.decide_first_player, 0, False),
        steps.discard_all: (turn.discard_all, 1, False),
        steps.discard_from_hand: (deck.discard_from_hand, 1, False),
        steps.discard_phase: (turn.discard_phase, 1, False),
        steps.end_phase: (turn.end_phase, 1, False),
        steps.finish_ability: (abilities.finish_ability, 0, False),
        steps.play_cards: (play.play_cards, 1, False),
        steps.play_phase: (turn.play_phase, 1, False),
        steps.put_back: (turn.put_back, 1, False),
        steps.recruit_cards: (turn.recruit_cards, 1, False),
        steps.recruit_phase: (turn.recruit_phase, 1, False),
        steps.refill: (turn.refill, 1, False),
        steps.resolve_ability: (abilities.resolve_ability, 0, False),
        steps.reveal_gods: (setup.reveal_gods, 0, False),
        steps.sealed_turn: (turn.sealed_turn, 1, False),
        steps.take_answer: (abilities.take_answer, 1, False),
        steps.take_discard: (deck.take_discard, 1, False),
        steps.take_god: (setup.take_god, 1, False),
        steps.take_play: (play.take_play, 1, False),
        steps.take_power: (turn.take_power, 1, False),
        steps.take_put_back: (turn.take_put_back, 1, False),
        steps.take_recruit: (turn.take_recruit, 1, False),
        steps.take_target: (abilities.take_target, 1, False),
        steps.take_turn: (turn.take_turn, 1, False),
        steps.turn_over: (turn.turn_over, 1, False),
        steps.use_act: (play.use_act, 3, False),
        steps.use_bond: (abilities.use_bond, 3, False),
        steps.use_bonds: (abilities.use_bonds, 3, False),
        steps.use_powers: (turn.use_powers, 2, False),
    }
)


def run_step(t: KTable, step: Step) -> bool:
    """Carry out a step of this game; False if it is none."""
    number = step.number
    if number == steps.ability_window:
        abilities.ability_window(t, step.a)
    elif number == steps.after_attack:
        attack.after_attack(t)
    elif number == steps.attack:
        attack.attack(t, step.a, step.b, step.c)
    elif number == steps.attack_window:
        attack.attack_window(t, step.a)
    elif number == steps.begin:
        setup.begin(t)
    elif number == steps.build_piles:
        setup.build_piles(t)
    elif number == steps.choose_god:
        setup.choose_god(t, step.a, step.b)
    elif number == steps.choose_target:
        abilities.choose_target(t)
    elif number == steps.deal_damage:
        attack.deal_damage(t)
    elif number == steps.deal_decks:
        setup.deal_decks(t)
    elif number == steps.deal_mythologies:
        setup.deal_mythologies(t)
    elif number == steps.deal_two_gods:
        setup.deal_two_gods(t)
    elif number == steps.decide_first_player:
        setup.decide_first_player(t)
    elif number == steps.discard_all:
        turn.discard_all(t, step.a)
    elif number == steps.discard_from_hand:
        deck.discard_from_hand(t, step.a)
    elif number == steps.discard_phase:
        turn.discard_phase(t, step.a)
    elif number == steps.end_phase:
        turn.end_phase(t, step.a)
    elif number == steps.finish_ability:
        abilities.finish_ability(t)
    elif number == steps.play_cards:
        play.play_cards(t, step.a)
    elif number == steps.play_phase:
        turn.play_phase(t, step.a)
    elif number == steps.put_back:
        turn.put_back(t, step.a)
    elif number == steps.recruit_cards:
        turn.recruit_cards(t, step.a)
    elif number == steps.recruit_phase:
        turn.recruit_phase(t, step.a)
    elif number == steps.refill:
        turn.refill(t, step.a)
    elif number == steps.resolve_ability:
        abilities.resolve_ability(t)
    elif number == steps.reveal_gods:
        setup.reveal_gods(t)
    elif number == steps.sealed_turn:
        turn.sealed_turn(t, step.a)
    elif number == steps.take_turn:
        turn.take_turn(t, step.a)
    elif number == steps.turn_over:
        turn.turn_over(t, step.a)
    elif number == steps.use_act:
        play.use_act(t, step.a, step.b, step.c)
    elif number == steps.use_bond:
        abilities.use_bond(t, step.a, step.b, step.c)
    elif number == steps.use_bonds:
        abilities.use_bonds(t, step.a, step.b, step.c)
    elif number == steps.use_powers:
        turn.use_powers(t, step.a, step.b)
    else:
        return False
    return True


def run_answer(t: KTable, answer: i64, option: Option) -> bool:
    """Carry out an answer of this game; False if it is none."""
    if answer == steps.take_answer:
        abilities.take_answer(t, option)
    elif answer == steps.take_discard:
        deck.take_discard(t, option)
    elif answer == steps.take_god:
        setup.take_god(t, option)
    elif answer == steps.take_play:
        play.take_play(t, option)
    elif answer == steps.take_power:
        turn.take_power(t, option)
    elif answer == steps.take_put_back:
        turn.take_put_back(t, option)
    elif answer == steps.take_recruit:
        turn.take_recruit(t, option)
    elif answer == steps.take_target:
        abilities.take_target(t, option)
    else:
        return False
    return True


if not COMPILED:
    globals().update(run_step=STEPS.run_step, run_answer=STEPS.run_answer)
