"""The numbers of steps and answers."""

from typing import Final

from mypy_extensions import i64

N_another_turn: Final[i64] = 10
N_answer_draw: Final[i64] = 11
N_choose_partner: Final[i64] = 12
N_choose_piece: Final[i64] = 13
N_choose_place: Final[i64] = 14
N_choose_promotion: Final[i64] = 15
N_choose_resurrected: Final[i64] = 16
N_choose_return: Final[i64] = 17
N_choose_swapped: Final[i64] = 18
N_choose_target: Final[i64] = 19
N_play_cards: Final[i64] = 20
N_set_king: Final[i64] = 21
N_take_draw: Final[i64] = 22
N_take_king: Final[i64] = 23
N_take_partner: Final[i64] = 24
N_take_piece: Final[i64] = 25
N_take_place: Final[i64] = 26
N_take_play: Final[i64] = 27
N_take_promotion: Final[i64] = 28
N_take_resurrected: Final[i64] = 29
N_take_return: Final[i64] = 30
N_take_swapped: Final[i64] = 31
N_take_target: Final[i64] = 32
N_turn_sequence: Final[i64] = 33
