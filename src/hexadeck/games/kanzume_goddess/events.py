"""What can be seen to happen."""

from typing import Final

from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import ANSWER, ATTACK, ATTACK_END, ATTACK_STEP, CAUSE, COUNTED, EFFECT, HEADING, HELD, MINOR

GODS_DEALT: Final = EventKind("gods_dealt", "{seat} may choose one of {number} Gods.", "KG-027")
GOD_CHOSEN: Final = EventKind("god_chosen", "{seat} has chosen.", "KG-028", roles=(ANSWER,))
GOD_REVEALED: Final = EventKind("god_revealed", "{seat} plays as {card}, with {number} Energy.", "KG-028")
TURNED_UP: Final = EventKind("turned_up", "{card} is turned up.", "KG-035", roles=(MINOR,))
STARTED: Final = EventKind("started", "{seat} begins.", "KG-037")
TURN_BEGAN: Final = EventKind("turn_began", "Round {number}: {seat}.", "KG-041", roles=(HEADING,))
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KG-064")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the Discard Pile into a new Deck.", "KG-110", roles=(MINOR,))
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KG-049", roles=(CAUSE,))
REACTED: Final = EventKind("reacted", "{seat} reacts with {card}.", "KG-072", roles=(CAUSE, HELD))
BOND_WORKS: Final = EventKind("bond", "{seat}'s {card}: its Bond works.", "KG-102", roles=(CAUSE, EFFECT))
POWER_USED: Final = EventKind("power", "{seat} uses the ability of {card}.", "KG-104", roles=(CAUSE, HELD))
AIMED: Final = EventKind("aimed", "{card} is aimed at Player {number}.", "KG-R24", roles=(MINOR,))
NEGATED: Final = EventKind("negated", "{card} is negated.", "KG-098")
ATTACKED: Final = EventKind("attacked", "{seat} is attacked by {card} with {number}.", "KG-086", roles=(ATTACK,))
VALUE_CHANGED: Final = EventKind("value_changed", "The Attack now has {number}.", "KG-R29", roles=(MINOR,))
REDUCED: Final = EventKind("reduced", "{seat} takes {number} off the Attack.", "KG-087", roles=(COUNTED,))
ATTACK_OVER: Final = EventKind(
    "attack_over", "The Attack on {seat} costs {number} Energy.", "KG-088", roles=(ATTACK_STEP, ATTACK_END, MINOR)
)
ENERGY_LOST: Final = EventKind("energy_lost", "{seat} loses {number} Energy.", "KG-103")
ENERGY_PAID: Final = EventKind("energy_paid", "{seat} pays {number} Energy.", "KG-106")
ENERGY_GAINED: Final = EventKind("energy_gained", "{seat} gains {number} Energy.", "KG-103")
FAITH_GAINED: Final = EventKind("faith_gained", "{seat} gains {number} Faith.", "KG-050", roles=(COUNTED,))
RECRUITED: Final = EventKind("recruited", "{seat} recruits {card} for {number} Faith.", "KG-056", roles=(CAUSE,))
ADJUDICATED: Final = EventKind("adjudicated", "{seat} reveals {card}.", "KG-100")
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.", "KG-R47")
HAND_DISCARDED: Final = EventKind(
    "hand_discarded", "{seat} discards the hand: {number card}.", "KG-062", roles=(COUNTED, MINOR)
)
BANISHED: Final = EventKind("banished", "{card} goes to the Netherworld.", "KG-009")
FETCHED: Final = EventKind("fetched", "{seat} takes {card} from the Netherworld.", "KG-011")
TOOK: Final = EventKind("took", "{seat} takes {card} from the Discard Pile.", "KG-R45")
RETURNED_TO_DECK: Final = EventKind("returned_to_deck", "{seat} puts a card on top of the Deck.", "KG-R49")
COLOUR_NAMED: Final = EventKind("colour_named", "{seat} may play one more colour next.", "KG-079")
SEALED: Final = EventKind("sealed", "{seat} is Sealed.", "KG-112")
UNSEALED: Final = EventKind("unsealed", "{seat} returns from the Seal.", "KG-118")
ELIMINATED: Final = EventKind("eliminated", "{seat} is out of the game.", "KG-124")
