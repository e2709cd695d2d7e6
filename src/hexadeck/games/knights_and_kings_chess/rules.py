"""Which rule a pending step's number stands for."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.knights_and_kings_chess.setup import set_king, take_king
from hexadeck.games.knights_and_kings_chess.single_cards import choose_partner, choose_piece, choose_place, choose_promotion, choose_resurrected, choose_return, choose_swapped, choose_target, take_partner, take_piece, take_place, take_promotion, take_resurrected, take_return, take_swapped, take_target
from hexadeck.games.knights_and_kings_chess.turn import another_turn, answer_draw, play_cards, take_draw, take_play, turn_sequence
from hexadeck.games.knights_and_kings_chess.numbers import N_another_turn, N_answer_draw, N_choose_partner, N_choose_piece, N_choose_place, N_choose_promotion, N_choose_resurrected, N_choose_return, N_choose_swapped, N_choose_target, N_play_cards, N_set_king, N_take_draw, N_take_king, N_take_partner, N_take_piece, N_take_place, N_take_play, N_take_promotion, N_take_resurrected, N_take_return, N_take_swapped, N_take_target, N_turn_sequence
from hexadeck.games.knights_and_kings_chess.table import ChessTable
from hexadeck.kernel.decisions import Option

STEP_NAMES: Final = {10: "another_turn", 11: "answer_draw", 12: "choose_partner", 13: "choose_piece", 14: "choose_place", 15: "choose_promotion", 16: "choose_resurrected", 17: "choose_return", 18: "choose_swapped", 19: "choose_target", 20: "play_cards", 21: "set_king", 22: "take_draw", 23: "take_king", 24: "take_partner", 25: "take_piece", 26: "take_place", 27: "take_play", 28: "take_promotion", 29: "take_resurrected", 30: "take_return", 31: "take_swapped", 32: "take_target", 33: "turn_sequence"}


class Rules(ChessTable):
    """The table with the rules of the game."""

    def run_step(self, step: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if step == N_another_turn:
            another_turn(self, a)
        elif step == N_answer_draw:
            answer_draw(self, a, b)
        elif step == N_choose_partner:
            choose_partner(self, a)
        elif step == N_choose_piece:
            choose_piece(self, a, b)
        elif step == N_choose_place:
            choose_place(self, a)
        elif step == N_choose_promotion:
            choose_promotion(self, a)
        elif step == N_choose_resurrected:
            choose_resurrected(self)
        elif step == N_choose_return:
            choose_return(self, a)
        elif step == N_choose_swapped:
            choose_swapped(self)
        elif step == N_choose_target:
            choose_target(self, a, b, c)
        elif step == N_play_cards:
            play_cards(self, a, b)
        elif step == N_set_king:
            set_king(self, a)
        elif step == N_turn_sequence:
            turn_sequence(self, a)
        else:
            super().run_step(step, a, b, c, d)

    def run_answer(self, answer: i64, option: Option) -> None:
        if answer == N_take_draw:
            take_draw(self, option)
        elif answer == N_take_king:
            take_king(self, option)
        elif answer == N_take_partner:
            take_partner(self, option)
        elif answer == N_take_piece:
            take_piece(self, option)
        elif answer == N_take_place:
            take_place(self, option)
        elif answer == N_take_play:
            take_play(self, option)
        elif answer == N_take_promotion:
            take_promotion(self, option)
        elif answer == N_take_resurrected:
            take_resurrected(self, option)
        elif answer == N_take_return:
            take_return(self, option)
        elif answer == N_take_swapped:
            take_swapped(self, option)
        elif answer == N_take_target:
            take_target(self, option)
        else:
            super().run_answer(answer, option)

    def blank(self) -> "Rules":
        return Rules(self.prints, self.seats)
