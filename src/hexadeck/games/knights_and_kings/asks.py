"""What players are asked, each with the rule that asks."""

from typing import Final

from hexadeck.kernel.decisions import Prompt

UPKEEP: Final = Prompt("upkeep", "Upkeep: pay for your Noble Actions, or let them go.", "KK-077")
FIELD_OR_TREASURE: Final = Prompt("field_or_treasure", "Deposit cards and field units, then go on.", "KK-039")
ACTION: Final = Prompt("action", "Attack, patrol, play a Noble Action, or end the turn.", "KK-052")
COMPANIONS: Final = Prompt("companions", "Who marches with {card}?", "KK-091")
AIM: Final = Prompt("aim", "What does {card} attack?", "KK-058")
BLOCK: Final = Prompt("block", "{card} attacks your kingdom for {number}. Block or allow it?", "KK-062")
MUST_BLOCK: Final = Prompt("block", "{card} attacks your kingdom for {number}. You must block.", "KK-R44")
BLOCK_COMPANIONS: Final = Prompt("companions", "Who blocks with {card}?", "KK-095")
FIRST_HIT: Final = Prompt("first_hit", "{number} damage to your formation. Who takes it first?", "KK-R28")
ORDER: Final = Prompt("order", "Several effects happen at the same time. Which comes next?", "KK-R32")
