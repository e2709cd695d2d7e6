"""What can be seen to happen."""

from typing import Final

from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import ANSWER, ATTACK_END, ATTACK_STEP, CAUSE, COUNTED, HEADING, MINOR

CONTEST_BEGAN: Final = EventKind(
    "contest_began", "Contest {number}: {seat} is the Offense.", "KZ-003", roles=(HEADING,)
)
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the Deck, and the opponent cuts it.", "KZ-064", roles=(MINOR,))
FIELD_PLACED: Final = EventKind(
    "field_placed", "{seat} places a Field Card face down on Field {number}.", "KZ-066", roles=(MINOR,)
)
TURN_BEGAN: Final = EventKind("turn_began", "Turn {number}.", "KZ-068", roles=(HEADING,))
REFILLED: Final = EventKind("refilled", "{seat} draws {card}.", "KZ-072", roles=(ATTACK_STEP,))
DREW: Final = EventKind("drew", "{seat} draws {card}.", "KZ-214")
CHARGED: Final = EventKind("charged", "{seat} puts {card} from the Deck into the Cosmo area.", "KZ-211")
MILLED: Final = EventKind("milled", "{card} goes from the Deck of {seat} to the Discard Pile.", "KZ-213")
TURNED_UP: Final = EventKind("turned_up", "{seat} reveals {card} from the Deck.")
DECKED: Final = EventKind("decked", "The Deck of {seat} is used up.", "KZ-052")
PENALTY_PAID: Final = EventKind("penalty_paid", "{seat} loses {card} from the Cosmo area.", "KZ-130")
RESHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the Discard Pile into a new Deck.", "KZ-129", roles=(MINOR,))
NO_DECK: Final = EventKind("no_deck", "{seat} goes on without a Deck and has no Draw Phase in this Contest.", "KZ-132")
PLAYED: Final = EventKind("played", "{seat} plays {card}.", "KZ-R34", roles=(CAUSE,))
COSMO_PLACED: Final = EventKind(
    "cosmo_placed", "{seat} puts {number card} into the Cosmo area.", "KZ-073", roles=(ATTACK_STEP, ANSWER, COUNTED)
)
PAID: Final = EventKind("paid", "{seat} discards {card} from the Cosmo area.", "KZ-113", roles=(MINOR,))
DRAINED: Final = EventKind("drained", "{seat} loses {card} from the Cosmo area.", "KZ-212")
SHOCKED: Final = EventKind("shocked", "{seat} discards {card} from the hand.", "KZ-215")
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.", "KZ-013")
DEPLOYED: Final = EventKind("deployed", "{seat} deploys {card}.", "KZ-077", roles=(ATTACK_STEP, ANSWER))
MOVED: Final = EventKind("moved", "{seat} moves {card} to Field {number}.", "KZ-084", roles=(ATTACK_STEP, ANSWER))
ROAMED: Final = EventKind("moved", "{seat} moves {card} to Field {number}.", "KZ-085", roles=(ATTACK_STEP, ANSWER))
SHIFTED: Final = EventKind("moved", "{seat} moves {card} to Field {number}.", "KZ-233", roles=(ATTACK_STEP, ANSWER))
WITHDRAWN: Final = EventKind("withdrawn", "{seat} moves {card} to the Realm.", "KZ-084", roles=(ATTACK_STEP, ANSWER))
WITHDREW: Final = EventKind("withdrawn", "{seat} moves {card} to the Realm.", "KZ-231", roles=(ATTACK_STEP, ANSWER))
TURNED_DOWN: Final = EventKind("turned_down", "{seat} turns {card} face down.")
VEILED: Final = EventKind("turned_down", "{seat} turns {card} face down.", "KZ-232")
REVEALED: Final = EventKind("revealed", "{card} is revealed on Field {number}.", "KZ-090", roles=(ATTACK_STEP,))
BATTLE_BEGAN: Final = EventKind("battle_began", "The battle over {card}.", "KZ-094", roles=(HEADING,))
PULLED_BACK: Final = (
    EventKind(
        "pulled_back", "{seat} exceeds the Limit: {card} goes back to the Realm.", "KZ-098", roles=(ATTACK_STEP,)
    ),
    EventKind(
        "pulled_back", "{seat} exceeds the Limit: {card} goes back to the Realm.", "KZ-099", roles=(ATTACK_STEP,)
    ),
)
"""Of the Offense, of the Defense."""
FIELD_LOST: Final = EventKind("field_lost", "{card} goes to the Discard Pile of {seat}.", "KZ-099")
RETURNED: Final = EventKind("returned", "{card} goes back to the Realm of {seat}.", "KZ-R41")
LEFT_BEHIND: Final = EventKind("returned", "{card} goes back to the Realm of {seat}.", "KZ-R22")
BANISHED: Final = EventKind("returned", "{card} goes back to the Realm of {seat}.", "KZ-225")
COMPARED: Final = EventKind("compared", "{seat} has {number} Power.", "KZ-104", roles=(ATTACK_STEP,))
SUPPORT_PLACED: Final = EventKind(
    "support_placed", "{seat} places {number card} for this battle.", "KZ-107", roles=(COUNTED, MINOR)
)
SUPPORT_REVEALED: Final = EventKind("support_revealed", "{seat} reveals {card}.", "KZ-108", roles=(ATTACK_STEP,))
DOES_NOT_APPLY: Final = EventKind("does_not_apply", "{card} does not apply and is discarded.", "KZ-111")
UNPAID: Final = EventKind("unpaid", "{seat} cannot pay for {card}.", "KZ-110")
CANCELLED: Final = EventKind("cancelled", "{card} is cancelled.", "KZ-226")
USED: Final = EventKind("used", "{card} is used by {other}.", "KZ-R33")
METER_PAID: Final = EventKind("meter_paid", "{card} gives +{number} Power.", "KZ-114")
POWER_CHANGED: Final = EventKind("power_changed", "{card} gets {number} Power.", "KZ-208")
SILENCED: Final = EventKind("silenced", "The text of {card} is ignored.", "KZ-222")
TEXTS_IGNORED: Final = EventKind("texts_ignored", "The texts of all Knights are ignored in this battle.", "KZ-222")
PETRIFIED: Final = EventKind("petrified", "The Power of {card} becomes 0.", "KZ-224")
TOLL_REFUSED: Final = EventKind("toll_refused", "{seat} takes the loss of Power for {card}.", "KZ-207")
BATTLE_WON: Final = EventKind("battle_won", "{seat} wins the battle.", "KZ-116", roles=(CAUSE, ATTACK_END))
BATTLE_TIED: Final = EventKind("battle_tied", "The battle is a tie.", "KZ-117", roles=(CAUSE, ATTACK_END))
UNCONTESTED: Final = EventKind("uncontested", "{seat} is not opposed.", "KZ-125", roles=(CAUSE, ATTACK_END))
NO_OUTCOME: Final = EventKind("no_outcome", "The battle ends without an outcome.", "KZ-R38")
KNIGHT_DEFEATED: Final = EventKind("knight_defeated", "{seat} defeats {card} for {number point}.", "KZ-118")
REBORN: Final = EventKind("reborn", "{card} returns to the Realm of {seat} instead.", "KZ-230")
SHIELDED: Final = EventKind("reborn", "{card} returns to the Realm of {seat} instead.")
DAMAGE_PLACED: Final = EventKind("damage_placed", "{seat} places Field Damage under {card}.", "KZ-122")
MARKER_PLACED: Final = EventKind("marker_placed", "A marker counts as Field Damage under {card}.", "KZ-R47")
DAMAGE_REMOVED: Final = EventKind("damage_removed", "{number} Field Damage is removed from {card}.", "KZ-229")
FIELD_CAPTURED: Final = EventKind("field_captured", "{seat} takes {card} for {number point}.", "KZ-123")
REACHED: Final = EventKind("reached", "{seat} has {number point}, enough for the Contest.", "KZ-006")
LOOKED: Final = EventKind("looked", "{seat} looks at {card}.", "KZ-238")
LOOKED_AT_HAND: Final = EventKind("looked_at_hand", "{seat} looks at the opponent's hand.", "KZ-238")
TAKEN: Final = EventKind("taken", "{seat} takes {card} into the hand.")
RECALLED: Final = EventKind("taken", "{seat} takes {card} into the hand.", "KZ-237")
PUT_INTO_COSMO: Final = EventKind("put_into_cosmo", "{seat} puts {card} into the Cosmo area.", "KZ-R58")
PUT_BACK: Final = EventKind("put_back", "{seat} puts the cards back on top of the Deck.", "KZ-R59", roles=(MINOR,))
JOINED: Final = EventKind("joined", "{card} joins the battle.", "KZ-R23")
ALLOWED: Final = EventKind("allowed", "{seat} has the use of {card} this turn.", "KZ-R36", roles=(MINOR,))
CHANGED: Final = EventKind("changed", "{card} changes {other} until the end of the turn.", "KZ-R36", roles=(MINOR,))
CONTEST_CONCEDED: Final = EventKind("contest_conceded", "{seat} concedes the Contest.", "KZ-R53", roles=(ATTACK_STEP,))
CONTEST_WON: Final = {
    "KZ-006": EventKind("contest_won", "{seat} wins the Contest with {number point}.", "KZ-006", roles=(ATTACK_STEP,)),
    "KZ-R50": EventKind(
        "contest_won", "No Field Card is left: {seat} wins the Contest.", "KZ-R50", roles=(ATTACK_STEP,)
    ),
    "KZ-R51": EventKind(
        "contest_won", "That was the last turn: {seat} wins the Contest.", "KZ-R51", roles=(ATTACK_STEP,)
    ),
    "KZ-R53": EventKind("contest_won", "{seat} wins the Contest.", "KZ-R53", roles=(ATTACK_STEP,)),
}
"""By the rule that decided it."""
