"""What is asked, each with the rule that asks it."""

from typing import Final

from hexadeck.kernel.decisions import Prompt

HERO: Final = Prompt("hero", "Which Hero are you?", "SS-023")
MAIN: Final = Prompt("main", "Main phase: play, acquire, use or heal, or end the phase.", "SS-034")
USE: Final = Prompt("use", "{card}: use its effect?", "SS-040")
FORCE: Final = Prompt("force", "Which Characters fight {card}? It takes {number} Force.", "SS-043")
COSMO: Final = Prompt("cosmo", "Who wins over {card}? It takes {number} Cosmo.", "SS-043")
PRICE: Final = Prompt("price", "{card}: which card do you discard to fight it?", "SS-R29")
HEAL: Final = Prompt("heal", "{card} can heal one more. Which one?", "SS-064")
DISCARD: Final = Prompt("discard", "Maintenance: which cards do you discard? The rest you keep.", "SS-078")
PLAYER: Final = Prompt("player", "{card}: which player?", "SS-R53")
ORDER: Final = Prompt("order", "Several effects happen at the same time. Which comes next?", "SS-R51")
