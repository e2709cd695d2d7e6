"""What is asked, each with the rule that asks."""

from typing import Final

from hexadeck.kernel.decisions import Prompt

REDRAW: Final = Prompt("redraw", "Which cards do you return for new ones?", "ZZ-035")
MANA: Final = Prompt("mana", "Mana Phase: place a Base Minion, a Neutral Mana, or nothing.", "ZZ-047")
REPLACED_MANA: Final = Prompt("replace_mana", "The base is full. Which mana makes room?", "ZZ-066")
REPLACED_MINION: Final = Prompt("replace_minion", "The field is full. Which minion makes room?", "ZZ-071")
MAIN: Final = Prompt("main", "Main Phase: summon, use Magic, move, attack, or end it.", "ZZ-051")
PAYMENT: Final = Prompt("payment", "Pay {number} for {card}: which mana do you rest?", "ZZ-060")
FLASH_DEFENDER: Final = Prompt("flash", "{card} attacks. Play a Flash card or pass.", "ZZ-101")
FLASH_ATTACKER: Final = Prompt("flash", "{card} attacks. Play a Flash card or pass.", "ZZ-102")
FLASH_AFTERWARDS: Final = Prompt("flash", "{card} is gone, so nobody attacks. Play a Flash card or pass.", "ZZ-R19")
BLOCK: Final = Prompt("block", "{card} attacks. Block with a minion?", "ZZ-107")
MUST_BLOCK: Final = Prompt("block", "{card} attacks. You must block.", "ZZ-214")
ORDER: Final = Prompt("order", "Several effects activate at the same time. Which comes next?", "ZZ-123")
COLOUR: Final = Prompt("colour", "{card}: which colour?", "ZZ-R45")
