"""What can be seen to happen."""

from typing import Final

from hexadeck.games.zenonzard import on
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import (
    ANSWER,
    ATTACK,
    ATTACK_END,
    ATTACK_STEP,
    CAUSE,
    CHANGE,
    COST,
    COUNTED,
    EFFECT,
    HEADING,
    HELD,
    MINOR,
)

STARTED: Final = EventKind("started", "{seat} goes first.", "ZZ-031")
FORCES_REVEALED: Final = EventKind("force_revealed", "{seat} reveals {card}.", "ZZ-032")
LIFE_SET: Final = EventKind("life_set", "{seat} starts with {number} Life.", "ZZ-033")
HAND_RETURNED: Final = EventKind(
    "hand_returned", "{seat} returns {number card} and draws as many.", "ZZ-035", roles=(CAUSE, COUNTED)
)
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}: {seat}.", "ZZ-039", roles=(HEADING,))
MOVEMENT_GAINED: Final = EventKind(
    "movement_gained", "{seat} gains {number Movement}.", "ZZ-041", roles=(COUNTED, MINOR)
)
REFRESHED: Final = EventKind("refreshed", "{seat} refreshes.", "ZZ-043", roles=(MINOR,))
DREW: Final = EventKind("drew", "{seat} draws {card}.", "ZZ-044")
OVERFLOWED: Final = EventKind("overflowed", "{seat}'s hand is full: {card} goes to the trash.", "ZZ-046")
PLACED: Final = EventKind(
    "placed", "{seat} places {card} in the base.", "ZZ-047", heard=on.PLACED_FROM_HAND, roles=(CAUSE,)
)
PUT_IN_BASE: Final = EventKind("put_in_base", "{card} is put in {seat}'s base.", "ZZ-050", roles=(CAUSE,))
REPLACED: Final = EventKind("replaced", "{card} makes room and goes to the trash.", "ZZ-066")
PAID: Final = EventKind("paid", "{seat} rests {number} mana for {card}.", "ZZ-060", roles=(COST, COUNTED, MINOR))
SUMMONED: Final = EventKind("summoned", "{seat} summons {card}.", "ZZ-074", roles=(CAUSE,))
USED: Final = EventKind("used", "{seat} uses {card}.", "ZZ-080", roles=(CAUSE, HELD))
ENTERED: Final = EventKind("entered", "{card} enters {seat}'s field.", "ZZ-R09", roles=(MINOR,))
MOVED: Final = EventKind("moved", "{card} moves to {seat}'s {place}.", "ZZ-082", roles=(CAUSE,))
ATTACKED_LIFE: Final = EventKind("attacked_life", "{card} attacks {seat}'s Life.", "ZZ-092", roles=(CAUSE, ATTACK))
ATTACKED_FORCE: Final = EventKind("attacked_force", "{card} attacks {other}.", "ZZ-092", roles=(CAUSE, ATTACK))
PASSED: Final = EventKind("passed", "{seat} passes.", "ZZ-102", roles=(ATTACK_STEP, MINOR))
BLOCKED: Final = EventKind("blocked", "{card} blocks {other}.", "ZZ-108", roles=(ATTACK_STEP, ANSWER))
NOT_BLOCKED: Final = EventKind("not_blocked", "{seat} does not block.", "ZZ-113", roles=(ATTACK_STEP, ANSWER))
ATTACK_OVER: Final = EventKind(
    "attack_over", "The attack of {card} comes to nothing.", "ZZ-R19", roles=(ATTACK_STEP, ATTACK_END)
)
WON_BATTLE: Final = EventKind(
    "won_battle", "{card} wins the battle against {other} by {number} BP.", "ZZ-110", roles=(ATTACK_STEP, ATTACK_END)
)
TIED_BATTLE: Final = EventKind(
    "tied_battle", "{card} and {other} destroy each other.", "ZZ-111", roles=(ATTACK_STEP, ATTACK_END)
)
LIFE_LOST: Final = EventKind(
    "life_lost", "{seat} loses {number} Life.", "ZZ-113", heard=on.LIFE_DAMAGED, roles=(ATTACK_END,)
)
FORCE_LOST: Final = EventKind("force_lost", "{card} loses {number Force Point}.", "ZZ-113", roles=(ATTACK_END,))
LIFE_RESTORED: Final = EventKind("life_restored", "{seat} restores {number} Life.", "ZZ-126")
FORCE_RESTORED: Final = EventKind("force_restored", "{card} is restored by {number}.", "ZZ-127")
DESTROYED: Final = EventKind("destroyed", "{card} is destroyed.", "ZZ-115", heard=on.DESTROYED)
FORCE_DESTROYED: Final = EventKind("force_destroyed", "{card} is destroyed.", "ZZ-114", heard=on.FORCE_DESTROYED)
EFFECT_ACTIVATED: Final = EventKind("effect", "{card}: its effect activates.", "ZZ-137", roles=(CAUSE, EFFECT))
RESTED: Final = EventKind("rested", "{card} is rested.", "ZZ-025", roles=(MINOR,))
READIED: Final = EventKind("readied", "{card} becomes Active.", "ZZ-025", roles=(MINOR,))
CHANGED: Final = EventKind("changed", "{card} changes.", "ZZ-211", roles=(CHANGE, MINOR))
RETURNED_TO_HAND: Final = EventKind("returned_to_hand", "{card} returns to {seat}'s hand.", "ZZ-135")
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.", "ZZ-011")
REMOVED: Final = EventKind("removed", "{card} is removed from the game.", "ZZ-064")
REVEALED: Final = EventKind("revealed", "{seat} reveals {card}.", "ZZ-R53")
BOTTOMED: Final = EventKind(
    "bottomed", "{seat} puts {number card} on the bottom of the deck.", "ZZ-R53", roles=(COUNTED,)
)
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the deck.", "ZZ-135", roles=(MINOR,))
MILLED: Final = EventKind("milled", "{card} goes from {seat}'s deck to the trash.", "ZZ-011")
TOKEN_MADE: Final = EventKind("token_made", "{seat} makes a {card} token.", "ZZ-136")
SHUFFLED_IN: Final = EventKind("shuffled_in", "{card} goes into {seat}'s deck.", "ZZ-135")
COLOURED: Final = EventKind("coloured", "A Neutral Mana of {seat} takes a colour.", "ZZ-018")
EXCHANGED: Final = EventKind("exchanged", "{seat}'s Life and the points of {card} are exchanged.", "ZZ-126")

# What cards hear and nobody has to be told: it follows from what was seen.
TURN_STARTS: Final = EventKind("turn_starts", "", heard=on.TURN_START)
TURN_ENDS: Final = EventKind("turn_ends", "", heard=on.TURN_END)
FOE_TURN_ENDS: Final = EventKind("foe_turn_ends", "", heard=on.FOE_TURN_END)
ANY_TURN_ENDS: Final = EventKind("any_turn_ends", "", heard=on.ANY_TURN_END)
HAS_ENTERED: Final = EventKind("has_entered", "", heard=on.ENTERS)
HAS_ATTACKED: Final = EventKind("has_attacked", "", heard=on.ATTACKS)
HAS_BLOCKED: Final = EventKind("has_blocked", "", heard=on.BLOCKS, heard_by_other=on.IS_BLOCKED)
HAS_WON: Final = EventKind("has_won", "", heard=on.WINS)
HAS_DEALT: Final = EventKind("has_dealt", "", heard=on.DEALS)
HAS_KILLED_FORCE: Final = EventKind("has_killed_force", "", heard=on.FORCE_KILL)
HAS_FOUGHT: Final = EventKind("has_fought", "", heard=on.FOUGHT)
BATTLE_ENDED: Final = EventKind("battle_ended", "", heard=on.BATTLE_ENDS)
HAS_USED_MAGIC: Final = EventKind("has_used_magic", "", heard=on.USES_MAGIC)
HAS_PLAYED: Final = EventKind("has_played", "", heard=on.PLAYS_CARD)
HAS_SUMMONED: Final = EventKind("has_summoned", "", heard=on.SUMMONS)
HAS_PLACED: Final = EventKind("has_placed", "", heard=on.PLACED)
HAS_MOVED: Final = EventKind("has_moved", "", heard=on.MOVES)
HAS_MOVED_OUT: Final = EventKind("has_moved_out", "", heard=on.MOVES_OUT)
