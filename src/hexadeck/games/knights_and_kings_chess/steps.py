"""The numbers of this game's steps and answers. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

another_turn: Final[i64] = 100
answer_draw: Final[i64] = 101
choose_partner: Final[i64] = 102
choose_piece: Final[i64] = 103
choose_place: Final[i64] = 104
choose_promotion: Final[i64] = 105
choose_resurrected: Final[i64] = 106
choose_return: Final[i64] = 107
choose_swapped: Final[i64] = 108
choose_target: Final[i64] = 109
play_cards: Final[i64] = 110
set_king: Final[i64] = 111
take_draw: Final[i64] = 112
take_king: Final[i64] = 113
take_partner: Final[i64] = 114
take_piece: Final[i64] = 115
take_place: Final[i64] = 116
take_play: Final[i64] = 117
take_promotion: Final[i64] = 118
take_resurrected: Final[i64] = 119
take_return: Final[i64] = 120
take_swapped: Final[i64] = 121
take_target: Final[i64] = 122
turn_sequence: Final[i64] = 123
