"""Which rule a pending step's number stands for."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.zenonzard.actions import check_state
from hexadeck.games.zenonzard.triggers import settle_effects
from hexadeck.games.zenonzard.attack import after_attack, battle, block_phase, end_battle, flash_phase, take_block, take_flash, when_attacking
from hexadeck.games.zenonzard.mana import make_room_in_base, make_room_on_field, pay, take_payment, take_replaced_mana, take_replaced_minion
from hexadeck.games.zenonzard.movement import move_mana_to_field, move_minion_to_base
from hexadeck.games.zenonzard.play import arrive_summoned, magic_used, summon, use_magic
from hexadeck.games.zenonzard.setup import decide_first_player, draw_opening_hands, redraw, redraws, reveal_forces, shuffle_decks, take_redraw
from hexadeck.games.zenonzard.turn import activate_end_of_turn, draw_step, end_of_turn_effects, end_turn, end_turn_limits, first_turn, lose_movements, main_phase, mana_phase, place_base_minion, place_neutral_mana, refresh_step, start_step, take_main, take_mana, take_turn
from hexadeck.games.zenonzard.numbers import N_activate_end_of_turn, N_after_attack, N_arrive_summoned, N_battle, N_block_phase, N_decide_first_player, N_draw_opening_hands, N_draw_step, N_end_battle, N_end_of_turn_effects, N_end_turn, N_end_turn_limits, N_first_turn, N_flash_phase, N_lose_movements, N_magic_used, N_main_phase, N_make_room_in_base, N_make_room_on_field, N_mana_phase, N_move_mana_to_field, N_move_minion_to_base, N_pay, N_place_base_minion, N_place_neutral_mana, N_redraw, N_redraws, N_refresh_step, N_reveal_forces, N_shuffle_decks, N_start_step, N_summon, N_take_block, N_take_flash, N_take_main, N_take_mana, N_take_payment, N_take_redraw, N_take_replaced_mana, N_take_replaced_minion, N_take_turn, N_use_magic, N_when_attacking
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.decisions import Option

STEP_NAMES: Final = {10: "activate_end_of_turn", 11: "after_attack", 12: "arrive_summoned", 13: "battle", 14: "block_phase", 15: "decide_first_player", 16: "draw_opening_hands", 17: "draw_step", 18: "end_battle", 19: "end_of_turn_effects", 20: "end_turn", 21: "end_turn_limits", 22: "first_turn", 23: "flash_phase", 24: "lose_movements", 25: "magic_used", 26: "main_phase", 27: "make_room_in_base", 28: "make_room_on_field", 29: "mana_phase", 30: "move_mana_to_field", 31: "move_minion_to_base", 32: "pay", 33: "place_base_minion", 34: "place_neutral_mana", 35: "redraw", 36: "redraws", 37: "refresh_step", 38: "reveal_forces", 39: "shuffle_decks", 40: "start_step", 41: "summon", 42: "take_block", 43: "take_flash", 44: "take_main", 45: "take_mana", 46: "take_payment", 47: "take_redraw", 48: "take_replaced_mana", 49: "take_replaced_minion", 50: "take_turn", 51: "use_magic", 52: "when_attacking"}


class Rules(ZTable):
    """The table with the rules of the game."""

    def run_step(self, step: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if step == N_activate_end_of_turn:
            activate_end_of_turn(self, a)
        elif step == N_after_attack:
            after_attack(self, a)
        elif step == N_arrive_summoned:
            arrive_summoned(self, a, b)
        elif step == N_battle:
            battle(self, a)
        elif step == N_block_phase:
            block_phase(self, a)
        elif step == N_decide_first_player:
            decide_first_player(self)
        elif step == N_draw_opening_hands:
            draw_opening_hands(self)
        elif step == N_draw_step:
            draw_step(self, a)
        elif step == N_end_battle:
            end_battle(self, a, b, c)
        elif step == N_end_of_turn_effects:
            end_of_turn_effects(self, a)
        elif step == N_end_turn:
            end_turn(self, a)
        elif step == N_end_turn_limits:
            end_turn_limits(self, a)
        elif step == N_first_turn:
            first_turn(self)
        elif step == N_flash_phase:
            flash_phase(self, a, b, c)
        elif step == N_lose_movements:
            lose_movements(self)
        elif step == N_magic_used:
            magic_used(self, a, b)
        elif step == N_main_phase:
            main_phase(self, a)
        elif step == N_make_room_in_base:
            make_room_in_base(self, a, b)
        elif step == N_make_room_on_field:
            make_room_on_field(self, a, b)
        elif step == N_mana_phase:
            mana_phase(self, a)
        elif step == N_move_mana_to_field:
            move_mana_to_field(self, a)
        elif step == N_move_minion_to_base:
            move_minion_to_base(self, a)
        elif step == N_pay:
            pay(self, a, b, c, d)
        elif step == N_place_base_minion:
            place_base_minion(self, a, b)
        elif step == N_place_neutral_mana:
            place_neutral_mana(self, a)
        elif step == N_redraw:
            redraw(self, a, b)
        elif step == N_redraws:
            redraws(self)
        elif step == N_refresh_step:
            refresh_step(self, a)
        elif step == N_reveal_forces:
            reveal_forces(self)
        elif step == N_shuffle_decks:
            shuffle_decks(self)
        elif step == N_start_step:
            start_step(self, a)
        elif step == N_summon:
            summon(self, a, b)
        elif step == N_take_turn:
            take_turn(self, a)
        elif step == N_use_magic:
            use_magic(self, a, b)
        elif step == N_when_attacking:
            when_attacking(self, a, b)
        else:
            super().run_step(step, a, b, c, d)

    def run_answer(self, answer: i64, option: Option) -> None:
        if answer == N_take_block:
            take_block(self, option)
        elif answer == N_take_flash:
            take_flash(self, option)
        elif answer == N_take_main:
            take_main(self, option)
        elif answer == N_take_mana:
            take_mana(self, option)
        elif answer == N_take_payment:
            take_payment(self, option)
        elif answer == N_take_redraw:
            take_redraw(self, option)
        elif answer == N_take_replaced_mana:
            take_replaced_mana(self, option)
        elif answer == N_take_replaced_minion:
            take_replaced_minion(self, option)
        else:
            super().run_answer(answer, option)

    def blank(self) -> "Rules":
        return Rules(self.library)

    def settle(self) -> None:
        settle_effects(self)

    def check_state(self) -> None:
        check_state(self)
