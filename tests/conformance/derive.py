"""Random texts of a grammar: every phrase has the same chance, and no text is deeper than it need be."""

import random

from hexadeck.cardtext.grammar import Grammar, Part, Phrase
from hexadeck.cardtext.words import join_words

MOST_DEEP = 9
SAID_OF_LEAVES = {"number": ("1", "2", "3"), "value": ("1", "3", "400"), "signed": ("+1", "-1", "+100")}


class Deriver:
    """Says something of a category by chance."""

    def __init__(self, grammar: Grammar, names: list[str], seed: int) -> None:
        grammar.check()
        self.grammar = grammar
        self.names = names
        self.chance = random.Random(seed)
        self.depth = self._least_depths()

    def _least_depths(self) -> dict[str, int]:
        """How deep the shortest text of each category is."""
        depths = dict.fromkeys((*SAID_OF_LEAVES, "quoted"), 0)
        for depth in range(1, 2 * MOST_DEEP):
            for category, phrases in self.grammar.phrases.items():
                if category not in depths and any(self._deepest(one, depths) < depth for one in phrases):
                    depths[category] = depth
        return depths

    def _deepest(self, phrase: Phrase, depths: dict[str, int]) -> int:
        needed = [part.category for part in phrase.parts if part.category and part.repeat != "*"]
        return max([depths.get(category, 99) for category in needed], default=0)

    def text(self, category: str) -> str:
        return join_words(self._words(category, MOST_DEEP))

    def _words(self, category: str, left: int) -> list[str]:
        if category == "quoted":
            return [f'"{self.chance.choice(self.names)}"']
        if category in SAID_OF_LEAVES:
            return [self.chance.choice(SAID_OF_LEAVES[category])]
        phrases = self.grammar.phrases[category]
        fitting = [one for one in phrases if self._deepest(one, self.depth) < left]
        phrase = self.chance.choice(fitting or [min(phrases, key=lambda one: self._deepest(one, self.depth))])
        return [word for part in phrase.parts for word in self._part(part, left - 1)]

    def _part(self, part: Part, left: int) -> list[str]:
        if not part.category:
            return [part.word]
        if part.repeat == "*" and self.chance.random() < 0.6:
            return []
        return self._words(part.category, left)
