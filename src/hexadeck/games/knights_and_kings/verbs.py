"""What can be chosen."""

from typing import Final

from hexadeck.kernel.decisions import Verb
from hexadeck.kernel.roles import QUIET, YIELDING

PAY: Final = Verb("pay", "Pay for {card}", "card")
LET_GO: Final = Verb("let_go", "Let {card} go", "card").called("Let it go")
DEPOSIT: Final = Verb("deposit", "Deposit {card}", "card")
FIELD: Final = Verb("field", "Field {card}", "card")
GO_ON: Final = Verb("go_on", "Go to actions", roles=(QUIET,))
ATTACK_KINGDOM: Final = Verb("attack_kingdom", "Attack the kingdom with {card}", "card")
ATTACK_CARD: Final = Verb("attack_card", "Attack {other} with {card}", "card", "other").called("Attack a card")
ATTACK_NOBLE: Final = Verb("attack_noble", "Roll against {other} with {card}", "card", "other").called(
    "Attack a Noble Action"
)
PATROL: Final = Verb("patrol", "Patrol with {card}", "card")
LEAD_STACK: Final = Verb("lead_stack", "Lead a King stack with {card}", "card")
FORM_UP: Final = Verb("form_up", "Form up {card} with {other}", "card", "other")
PLAY: Final = Verb("play", "Play {card}", "card")
END_TURN: Final = Verb("end_turn", "End the turn", roles=(QUIET,))
AIM_AT_KINGDOM: Final = Verb("aim_at_kingdom", "Attack the kingdom")
AIM_AT_CARD: Final = Verb("aim_at_card", "Attack {card}", "card")
BLOCK: Final = Verb("block", "Block with {card}", "card")
BLOCK_WITH_STACK: Final = Verb("block_with_stack", "Block with a King stack led by {card}", "card").called(
    "Block with a King stack"
)
ALLOW: Final = Verb("allow", "Allow the attack", roles=(QUIET, YIELDING))
TAKE_FIRST: Final = Verb("take_first", "{card} takes damage first", "card").called("Take damage first")
