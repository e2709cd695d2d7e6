"""The numbers of this game's steps and answers. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

acquire_free: Final[i64] = 100
begin: Final[i64] = 101
build_field: Final[i64] = 102
choose_action: Final[i64] = 103
choose_discards: Final[i64] = 104
choose_hero: Final[i64] = 105
choose_payers: Final[i64] = 106
choose_use: Final[i64] = 107
clear_last_slot: Final[i64] = 108
decide_first_player: Final[i64] = 109
defeat: Final[i64] = 110
discard_healer: Final[i64] = 111
discard_played: Final[i64] = 112
discard_spent: Final[i64] = 113
draw_up: Final[i64] = 114
heal_more: Final[i64] = 115
lose_flame: Final[i64] = 116
maintain: Final[i64] = 117
pass_turn: Final[i64] = 118
pay: Final[i64] = 119
pay_card: Final[i64] = 120
refill_field: Final[i64] = 121
refill_slot: Final[i64] = 122
reveal_in_place: Final[i64] = 123
shift_field: Final[i64] = 124
take_acquired: Final[i64] = 125
take_action: Final[i64] = 126
take_card_price: Final[i64] = 127
take_discards: Final[i64] = 128
take_heal_more: Final[i64] = 129
take_hero: Final[i64] = 130
take_heroes: Final[i64] = 131
take_payers: Final[i64] = 132
take_turn: Final[i64] = 133
take_use: Final[i64] = 134
