"""The numbers of this game's steps and answers. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

ability_window: Final[i64] = 100
after_attack: Final[i64] = 101
attack: Final[i64] = 102
attack_window: Final[i64] = 103
begin: Final[i64] = 104
build_piles: Final[i64] = 105
choose_god: Final[i64] = 106
choose_target: Final[i64] = 107
deal_damage: Final[i64] = 108
deal_decks: Final[i64] = 109
deal_mythologies: Final[i64] = 110
deal_two_gods: Final[i64] = 111
decide_first_player: Final[i64] = 112
discard_all: Final[i64] = 113
discard_from_hand: Final[i64] = 114
discard_phase: Final[i64] = 115
end_phase: Final[i64] = 116
finish_ability: Final[i64] = 117
play_cards: Final[i64] = 118
play_phase: Final[i64] = 119
put_back: Final[i64] = 120
recruit_cards: Final[i64] = 121
recruit_phase: Final[i64] = 122
refill: Final[i64] = 123
resolve_ability: Final[i64] = 124
reveal_gods: Final[i64] = 125
sealed_turn: Final[i64] = 126
take_answer: Final[i64] = 127
take_discard: Final[i64] = 128
take_god: Final[i64] = 129
take_play: Final[i64] = 130
take_power: Final[i64] = 131
take_put_back: Final[i64] = 132
take_recruit: Final[i64] = 133
take_target: Final[i64] = 134
take_turn: Final[i64] = 135
turn_over: Final[i64] = 136
use_act: Final[i64] = 137
use_bond: Final[i64] = 138
use_bonds: Final[i64] = 139
use_powers: Final[i64] = 140
