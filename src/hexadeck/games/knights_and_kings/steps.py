"""The numbers of this game's steps and answers. Written by `tools/step_numbers.py`: do not edit."""

from typing import Final

from mypy_extensions import i64

act: Final[i64] = 100
action_done: Final[i64] = 101
after_attack: Final[i64] = 102
ask_upkeep: Final[i64] = 103
battle_for_kingdom: Final[i64] = 104
block: Final[i64] = 105
choose_aim: Final[i64] = 106
decide_first_player: Final[i64] = 107
draw_card: Final[i64] = 108
draw_opening_hands: Final[i64] = 109
end_turn: Final[i64] = 110
field_or_treasure: Final[i64] = 111
first_turn: Final[i64] = 112
gather_block: Final[i64] = 113
gather_stack: Final[i64] = 114
hit_attackers: Final[i64] = 115
land_damage: Final[i64] = 116
reset: Final[i64] = 117
roll_dice: Final[i64] = 118
share_among_attackers: Final[i64] = 119
share_among_blockers: Final[i64] = 120
shuffle_decks: Final[i64] = 121
spill_over: Final[i64] = 122
strike: Final[i64] = 123
take_action: Final[i64] = 124
take_aim: Final[i64] = 125
take_attackers_hit: Final[i64] = 126
take_block: Final[i64] = 127
take_block_companions: Final[i64] = 128
take_blockers_hit: Final[i64] = 129
take_companions: Final[i64] = 130
take_field_or_treasure: Final[i64] = 131
take_turn: Final[i64] = 132
take_upkeep: Final[i64] = 133
upkeep: Final[i64] = 134
