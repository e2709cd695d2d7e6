"""What a game can say that comes nearest to what somebody wrote: a whole sentence, with the writer's own numbers.

Sentences are known from the cards that were read before. They are compared by their words, of which the rare ones tell
more, and in all the ways in which the text could have been said.
"""

import re
from collections import Counter
from math import fsum, log
from typing import Final

from hexadeck.cardtext.wording import NUMBERS, Ways
from hexadeck.cardtext.words import Word

MOST_TRIED: Final = 4
LEAST_ALIKE: Final = 0.3
_NUMBER: Final = re.compile(r"(?<![\w\"])([+-]?)(\d+)(?![\w\"])")


class Sentences:
    """Every sentence of some lines, with the words that it has in common with others."""

    def __init__(self, lines: list[str]) -> None:
        found = set(lines)
        for line in lines:
            found.update(sentences_of(line)[1])
        self.all = sorted(found)
        self.words = [frozenset(bare_words(one)) for one in self.all]
        self.common = Counter([word for words in self.words for word in words])

    def weight(self, word: str) -> float:
        return log(1 + len(self.all) / (1 + self.common[word]))

    def nearest(self, words: list[str], ways: set[str]) -> list[str]:
        """The sentences most like these words, where `ways` are all words that they could be."""
        wanted = {word.lower() for word in words if word[0].isalpha()}
        total = fsum([self.weight(word) for word in wanted]) or 1.0
        found = []
        for sentence, own in zip(self.all, self.words, strict=True):
            shared = own & ways
            if not shared:
                continue
            recall = fsum([self.weight(word) for word in shared]) / fsum([self.weight(word) for word in own])
            precision = fsum([self.weight(word) for word in own & wanted]) / total
            found.append((recall * 0.7 + precision * 0.3, sentence))
        found.sort(key=lambda one: (-one[0], one[1]))
        return [sentence for alike, sentence in found[:MOST_TRIED] if alike >= LEAST_ALIKE]


def sentences_of(line: str) -> tuple[str, list[str]]:
    """The head of a line with its colon, and its sentences, each with its full stop."""
    head, colon, body = line.partition(": ")
    if not colon or "." in head:
        head, body = "", line
    else:
        head += ": "
    return head, [one.strip() + "." for one in body.split(".") if one.strip()]


def bare_words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[A-Za-z][\w'-]*", text)]


def with_numbers(sentence: str, words: list[Word]) -> str:
    """The sentence with the numbers of a text in the place of its own, one after the other."""
    numbers = []
    for word in words:
        small = word.text.lower()
        if small.lstrip("+-").isdigit():
            numbers.append(small)
        elif small in NUMBERS[1:]:
            numbers.append(str(NUMBERS.index(small) + 1))

    def own(found: re.Match[str]) -> str:
        if not numbers:
            return found[0]
        number = numbers.pop(0)
        return number if number[0] in "+-" and found[1] else found[1] + number.lstrip("+-")

    return _NUMBER.sub(own, sentence)


def ways_of(ways: Ways) -> set[str]:
    """All words that a text could be made of."""
    return {word.lower() for steps in ways.steps for word in steps}


def is_misspelt(word: str, right: str) -> bool:
    """Whether one letter is wrong, missing, too many, or changed places with its neighbour; two in a long word."""
    if len(word) < 4 or word.lower() == right.lower():
        return False
    return _distance(word.lower(), right.lower()) <= (2 if len(word) > 7 else 1)


def _distance(one: str, other: str) -> int:
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        row, before, last = [i], row, before
        for j, wanted in enumerate(other, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                best = min(best, last[j - 2] + 1)
            row.append(best)
    return row[-1]
