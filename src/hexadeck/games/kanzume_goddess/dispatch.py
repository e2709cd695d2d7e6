"""Which rule a number stands for. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import abilities, attack, deck, play, setup, steps, turn
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.frames import Step
from hexadeck.kernel.rows import COMPILED
from hexadeck.kernel.stepbook import StepBook

STEPS: Final = StepBook(
    {
        steps.ability_window: (abilities.ability_window, ("passed",), False),
        steps.after_attack: (attack.after_attack, (), False),
        steps.attack: (attack.attack, ("card", "value", "target"), False),
        steps.attack_window: (attack.attack_window, ("passed",), False),
        steps.begin: (setup.begin, (), False),
        steps.build_piles: (setup.build_piles, (), False),
        steps.choose_god: (setup.choose_god, ("seat", "main"), False),
        steps.choose_target: (abilities.choose_target, (), False),
        steps.deal_damage: (attack.deal_damage, (), False),
        steps.deal_decks: (setup.deal_decks, (), False),
        steps.deal_mythologies: (setup.deal_mythologies, (), False),
        steps.deal_two_gods: (setup.deal_two_gods, (), False),
        steps.decide_first_player: (setup.decide_first_player, (), False),
        steps.discard_all: (turn.discard_all, ("seat",), False),
        steps.discard_from_hand: (deck.discard_from_hand, ("seat",), False),
        steps.discard_phase: (turn.discard_phase, ("seat",), False),
        steps.end_phase: (turn.end_phase, ("seat",), False),
        steps.finish_ability: (abilities.finish_ability, (), False),
        steps.play_cards: (play.play_cards, ("seat",), False),
        steps.play_phase: (turn.play_phase, ("seat",), False),
        steps.put_back: (turn.put_back, ("seat",), False),
        steps.recruit_cards: (turn.recruit_cards, ("seat",), False),
        steps.recruit_phase: (turn.recruit_phase, ("seat",), False),
        steps.refill: (turn.refill, ("seat",), False),
        steps.resolve_ability: (abilities.resolve_ability, (), False),
        steps.reveal_gods: (setup.reveal_gods, (), False),
        steps.sealed_turn: (turn.sealed_turn, ("seat",), False),
        steps.take_answer: (abilities.take_answer, ("option",), False),
        steps.take_discard: (deck.take_discard, ("option",), False),
        steps.take_god: (setup.take_god, ("option",), False),
        steps.take_play: (play.take_play, ("option",), False),
        steps.take_power: (turn.take_power, ("option",), False),
        steps.take_put_back: (turn.take_put_back, ("option",), False),
        steps.take_recruit: (turn.take_recruit, ("option",), False),
        steps.take_target: (abilities.take_target, ("option",), False),
        steps.take_turn: (turn.take_turn, ("seat",), False),
        steps.turn_over: (turn.turn_over, ("seat",), False),
        steps.use_act: (play.use_act, ("seat", "card", "ability"), False),
        steps.use_bond: (abilities.use_bond, ("seat", "card", "ability"), False),
        steps.use_bonds: (abilities.use_bonds, ("seat", "card", "event"), False),
        steps.use_powers: (turn.use_powers, ("seat", "phase"), False),
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
