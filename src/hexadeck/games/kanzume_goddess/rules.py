"""Which rule a pending step's number stands for."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess.energy import check_energy
from hexadeck.games.kanzume_goddess.abilities import ability_window, choose_target, finish_ability, pay_cards, pay_energy, resolve_ability, take_answer, take_cost, take_target, use_bond, use_bonds
from hexadeck.games.kanzume_goddess.attack import after_attack, attack, attack_window, deal_damage
from hexadeck.games.kanzume_goddess.deck import discard_from_hand, take_discard
from hexadeck.games.kanzume_goddess.play import play_cards, take_play, use_act
from hexadeck.games.kanzume_goddess.setup import begin, build_piles, choose_god, deal_decks, deal_mythologies, deal_two_gods, decide_first_player, reveal_gods, take_god
from hexadeck.games.kanzume_goddess.turn import discard_all, discard_phase, end_phase, play_phase, put_back, recruit_cards, recruit_phase, refill, sealed_turn, take_power, take_put_back, take_recruit, take_turn, turn_over, use_powers
from hexadeck.games.kanzume_goddess.numbers import N_ability_window, N_after_attack, N_attack, N_attack_window, N_begin, N_build_piles, N_choose_god, N_choose_target, N_deal_damage, N_deal_decks, N_deal_mythologies, N_deal_two_gods, N_decide_first_player, N_discard_all, N_discard_from_hand, N_discard_phase, N_end_phase, N_finish_ability, N_pay_cards, N_pay_energy, N_play_cards, N_play_phase, N_put_back, N_recruit_cards, N_recruit_phase, N_refill, N_resolve_ability, N_reveal_gods, N_sealed_turn, N_take_answer, N_take_cost, N_take_discard, N_take_god, N_take_play, N_take_power, N_take_put_back, N_take_recruit, N_take_target, N_take_turn, N_turn_over, N_use_act, N_use_bond, N_use_bonds, N_use_powers
from hexadeck.games.kanzume_goddess.table import KTable
from hexadeck.kernel.decisions import Option

STEP_NAMES: Final = {10: "ability_window", 11: "after_attack", 12: "attack", 13: "attack_window", 14: "begin", 15: "build_piles", 16: "choose_god", 17: "choose_target", 18: "deal_damage", 19: "deal_decks", 20: "deal_mythologies", 21: "deal_two_gods", 22: "decide_first_player", 23: "discard_all", 24: "discard_from_hand", 25: "discard_phase", 26: "end_phase", 27: "finish_ability", 28: "pay_cards", 29: "pay_energy", 30: "play_cards", 31: "play_phase", 32: "put_back", 33: "recruit_cards", 34: "recruit_phase", 35: "refill", 36: "resolve_ability", 37: "reveal_gods", 38: "sealed_turn", 39: "take_answer", 40: "take_cost", 41: "take_discard", 42: "take_god", 43: "take_play", 44: "take_power", 45: "take_put_back", 46: "take_recruit", 47: "take_target", 48: "take_turn", 49: "turn_over", 50: "use_act", 51: "use_bond", 52: "use_bonds", 53: "use_powers"}


class Rules(KTable):
    """The table with the rules of the game."""

    def run_step(self, step: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if step == N_ability_window:
            ability_window(self, a)
        elif step == N_after_attack:
            after_attack(self)
        elif step == N_attack:
            attack(self, a, b, c)
        elif step == N_attack_window:
            attack_window(self, a)
        elif step == N_begin:
            begin(self)
        elif step == N_build_piles:
            build_piles(self)
        elif step == N_choose_god:
            choose_god(self, a, b)
        elif step == N_choose_target:
            choose_target(self)
        elif step == N_deal_damage:
            deal_damage(self)
        elif step == N_deal_decks:
            deal_decks(self)
        elif step == N_deal_mythologies:
            deal_mythologies(self)
        elif step == N_deal_two_gods:
            deal_two_gods(self)
        elif step == N_decide_first_player:
            decide_first_player(self)
        elif step == N_discard_all:
            discard_all(self, a)
        elif step == N_discard_from_hand:
            discard_from_hand(self, a)
        elif step == N_discard_phase:
            discard_phase(self, a)
        elif step == N_end_phase:
            end_phase(self, a)
        elif step == N_finish_ability:
            finish_ability(self)
        elif step == N_pay_cards:
            pay_cards(self)
        elif step == N_pay_energy:
            pay_energy(self)
        elif step == N_play_cards:
            play_cards(self, a)
        elif step == N_play_phase:
            play_phase(self, a)
        elif step == N_put_back:
            put_back(self, a)
        elif step == N_recruit_cards:
            recruit_cards(self, a)
        elif step == N_recruit_phase:
            recruit_phase(self, a)
        elif step == N_refill:
            refill(self, a)
        elif step == N_resolve_ability:
            resolve_ability(self)
        elif step == N_reveal_gods:
            reveal_gods(self)
        elif step == N_sealed_turn:
            sealed_turn(self, a)
        elif step == N_take_turn:
            take_turn(self, a)
        elif step == N_turn_over:
            turn_over(self, a)
        elif step == N_use_act:
            use_act(self, a, b, c)
        elif step == N_use_bond:
            use_bond(self, a, b, c)
        elif step == N_use_bonds:
            use_bonds(self, a, b, c)
        elif step == N_use_powers:
            use_powers(self, a, b)
        else:
            super().run_step(step, a, b, c, d)

    def run_answer(self, answer: i64, option: Option) -> None:
        if answer == N_take_answer:
            take_answer(self, option)
        elif answer == N_take_cost:
            take_cost(self, option)
        elif answer == N_take_discard:
            take_discard(self, option)
        elif answer == N_take_god:
            take_god(self, option)
        elif answer == N_take_play:
            take_play(self, option)
        elif answer == N_take_power:
            take_power(self, option)
        elif answer == N_take_put_back:
            take_put_back(self, option)
        elif answer == N_take_recruit:
            take_recruit(self, option)
        elif answer == N_take_target:
            take_target(self, option)
        else:
            super().run_answer(answer, option)

    def blank(self) -> "Rules":
        return Rules(self.library, self.seats)

    def check_state(self) -> None:
        check_energy(self)
