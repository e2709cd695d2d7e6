"""The numbers of this game's steps and answers. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

begin: Final[i64] = 100
build_field: Final[i64] = 101
choose_action: Final[i64] = 102
choose_discards: Final[i64] = 103
choose_hero: Final[i64] = 104
choose_payers: Final[i64] = 105
choose_use: Final[i64] = 106
clear_last_slot: Final[i64] = 107
decide_first_player: Final[i64] = 108
defeat: Final[i64] = 109
discard_healer: Final[i64] = 110
discard_played: Final[i64] = 111
discard_spent: Final[i64] = 112
draw_up: Final[i64] = 113
heal_more: Final[i64] = 114
lose_flame: Final[i64] = 115
maintain: Final[i64] = 116
pass_turn: Final[i64] = 117
pay: Final[i64] = 118
pay_card: Final[i64] = 119
refill_field: Final[i64] = 120
refill_slot: Final[i64] = 121
reveal_in_place: Final[i64] = 122
shift_field: Final[i64] = 123
take_acquired: Final[i64] = 124
take_action: Final[i64] = 125
take_card_price: Final[i64] = 126
take_discards: Final[i64] = 127
take_heal_more: Final[i64] = 128
take_hero: Final[i64] = 129
take_heroes: Final[i64] = 130
take_payers: Final[i64] = 131
take_turn: Final[i64] = 132
take_use: Final[i64] = 133
