"""Why something may not be done."""

from typing import Final

from hexadeck.kernel.hindrance import Hindrance

# Upkeep, Field or Treasure.
TOO_DEAR: Final = Hindrance("KK-047", "It costs {a}, and you have {b} to spend.")
PAID_ALREADY: Final = Hindrance("KK-R32", "It is paid for this turn.")
DEPOSITED_ENOUGH: Final = Hindrance("KK-041", "You may deposit {a} cards a turn, and have done so.")
FIELDED_INSTEAD: Final = Hindrance("KK-R03", "In this match you can't deposit and field cards in the same turn.")
PLAYED_LATER: Final = Hindrance("KK-R07", "Noble Actions are played during the actions, after this step.")
ACTS_LATER: Final = Hindrance("KK-052", "Your units act after this step.")
IS_COIN: Final = Hindrance("KK-046", "It is a coin for the rest of the game.")
BURIED: Final = Hindrance("KK-012", "It lies in the graveyard.")

# Actions.
FIELDED_EARLIER: Final = Hindrance("KK-R07", "Units are fielded before the actions begin.")
FIELDED_FIRST: Final = Hindrance("KK-R30", "In this match Noble Actions are fielded before they are played.")
DOES_NOTHING: Final = Hindrance("KK-076", "It would do nothing now.")
IS_ACTIVE: Final = Hindrance("KK-077", "It is active, as long as you pay for it every turn.")
FIELDED_THIS_TURN: Final = Hindrance("KK-054", "It was fielded this turn. It can act on your next one.")
USED: Final = Hindrance("KK-R08", "It has acted this turn.")
NO_EMPTY_SLOT: Final = Hindrance("KK-R06", "All {a} of your action slots are taken.")
NOBODY_READY: Final = Hindrance("KK-053", "You have no unit that can act now.")
NOTHING_TO_ATTACK: Final = Hindrance("KK-060", "There is no card in your opponent's slots that it could attack.")
NO_CONTEST: Final = Hindrance("KK-079", "Your opponent has no Noble Action that could be attacked now.")
NOT_VULNERABLE: Final = Hindrance("KK-061", "Cards in the field cannot be attacked.")
EVADES: Final = Hindrance("KK-089", "It is Evasive. Only an Evasive card can attack it.")
ONE_TARGET: Final = Hindrance("KK-R29", "The pair is one target. Attack its Queen or its Bishop.")
ROLLED_AGAINST: Final = Hindrance("KK-085", "It has been attacked this turn.")

# Formations.
TOO_FEW_COMPANIONS: Final = Hindrance("KK-091", "It takes two Knights or Foot Soldiers that can go with the King.")
NO_PARTNER: Final = Hindrance("KK-R25", "No unit that could go with it is ready.")
NO_LEADER: Final = Hindrance("KK-R25", "No Queen, Bishop or Rook that would take it along is ready.")
NO_COMPANION: Final = Hindrance("KK-091", "Only Knights and Foot Soldiers go with a King.")

# Blocks and damage.
ATTACK_EVADES: Final = Hindrance("KK-088", "The attack is Evasive. Only an Evasive card can block it.")
IN_SLOT: Final = Hindrance("KK-R09", "A card in a slot cannot block.")
NOT_FIELDED: Final = Hindrance("KK-R09", "Only a unit in your field can block.")
BLOCKED_ENOUGH: Final = Hindrance("KK-R11", "It has reached this match's limit of blocks a turn: {a}.")
ANOTHER_MUST: Final = Hindrance("KK-R44", "Another unit must block.")
NO_STACK: Final = Hindrance("KK-R27", "Only the attack of a King stack can be blocked with one.")
HAS_ITS_SHARE: Final = Hindrance("KK-R28", "It takes damage already.")
