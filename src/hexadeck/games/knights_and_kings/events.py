"""What can be seen to happen."""

from typing import Final

from hexadeck.games.knights_and_kings import on
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import ANSWER, CAUSE, CHANGE, COST, HEADING, MINOR

STARTED: Final = EventKind("started", "{seat} goes first.", "KK-R01")
HAND_DEALT: Final = EventKind("hand_dealt", "{seat} draws {number card}.", "KK-030")
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}: {seat}.", "KK-031", roles=(HEADING,))
RESET: Final = EventKind("reset", "{seat} resets.", "KK-033", roles=(MINOR,))
RETURNED_TO_FIELD: Final = EventKind("returned_to_field", "{card} returns to {seat}'s field.", "KK-034", roles=(MINOR,))
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KK-036")
PAID: Final = EventKind("paid", "{seat} pays {number coin} for {card}.", "KK-048", heard=on.PAID, roles=(COST, MINOR))
LAPSED: Final = EventKind("lapsed", "{seat} does not pay for {card}.", "KK-078", roles=(CAUSE,))
DEPOSITED: Final = EventKind("deposited", "{seat} deposits {card}.", "KK-041", roles=(CAUSE,))
BECAME_COIN: Final = EventKind("became_coin", "{card} becomes a spent coin of {seat}.", "KK-044")
FIELDED: Final = EventKind("fielded", "{seat} fields {card}.", "KK-050", roles=(CAUSE,))
ENTERED: Final = EventKind("entered", "{card} enters {seat}'s field.", "KK-R50")
FORMED: Final = EventKind("formed", "{seat}'s {card} goes to battle with {other}.", "KK-R25", roles=(ANSWER,))
ATTACKED_KINGDOM: Final = EventKind(
    "attacked_kingdom", "{seat}'s {card} attacks the kingdom for {number}.", "KK-059", roles=(CAUSE,)
)
ATTACKED_CARD: Final = EventKind("attacked_card", "{seat}'s {card} attacks {other}.", "KK-060", roles=(CAUSE,))
ALLOWED: Final = EventKind("allowed", "{seat} allows the attack.", "KK-063", roles=(ANSWER,))
BLOCKED: Final = EventKind("blocked", "{seat}'s {card} blocks {other}.", "KK-064", roles=(ANSWER,))
DAMAGED: Final = EventKind("damaged", "{seat}'s {card} takes {number} damage.", "KK-067")
HEALED: Final = EventKind("healed", "{seat}'s {card} is healed of {number} damage.", "KK-104")
ABSORBED: Final = EventKind("absorbed", "{seat}'s {card} absorbs the attack.", "KK-105")
KILLED: Final = EventKind("killed", "{seat}'s {card} is killed.", "KK-068")
PATROLLED: Final = EventKind("patrolled", "{seat}'s {card} patrols.", "KK-072", roles=(CAUSE,))
CONTROL_GAINED: Final = EventKind("control_gained", "{seat} gains {number} Control.", "KK-072")
CONTROL_LOST: Final = EventKind("control_lost", "{seat} loses {number} Control.", "KK-063")
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KK-076", heard=on.PLAYED, roles=(CAUSE,))
CONTESTED: Final = EventKind("contested", "{seat}'s {card} attacks {other}.", "KK-079", roles=(CAUSE,))
ROLLED: Final = EventKind("rolled", "{seat} rolls {number}.", "KK-081")
CONTEST_WON: Final = EventKind("contest_won", "{seat}'s {card} removes {other}.", "KK-083")
CONTEST_LOST: Final = EventKind("contest_lost", "{seat}'s {card} fails against {other}.", "KK-084")
DISCARDED: Final = EventKind("discarded", "{card} goes to {seat}'s graveyard.", "KK-012")
SUMMONED: Final = EventKind("summoned", "{card} is moved to a slot of {seat}.", "KK-R22")
CHANGED: Final = EventKind("changed", "{card} changes.", "KK-R50", roles=(CHANGE,))
CALLED_OUT: Final = EventKind("called_out", "{card} must block the next attack on the kingdom if it can.", "KK-R44")
RETURNED_TO_HAND: Final = EventKind("returned_to_hand", "{card} returns to {seat}'s hand.", "KK-R50")
LOOKED: Final = EventKind("looked", "{card} of {seat} is looked at.", "KK-R43")
TOOK: Final = EventKind("took", "{seat} takes {card} into the hand.", "KK-R43")
REVEALED: Final = EventKind("revealed", "{seat} shows {card}.", "KK-R43")
BOTTOMED: Final = EventKind("bottomed", "{seat} puts {card} on the bottom of the deck.", "KK-R43")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the deck.", "KK-024", roles=(MINOR,))
