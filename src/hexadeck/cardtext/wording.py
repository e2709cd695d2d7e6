"""Other words for the same: what a text that is not in the words of its game may have meant.

A designer's first try counts. A text is first read as it stands; where that fails, the same reader goes through all
`Ways` to say it: every word with its other forms (`Draw`, `draws`, `two`, `2`), and every phrase that is declared to be
the same as another (`until end of turn`, `this turn`). What comes out is printed in the words of the game, so there is
still one written form of everything, and a text that two ways give two meanings is refused as before.

A phrase of a `same` group stands for every other of the group whose words this game has. In a phrase `#` is a number,
`…` up to four words, `@s` a word in the plural (`@` is that word in the singular), `^` the beginning of the text.
"""

from collections.abc import Sequence
from typing import Final

from hexadeck.cardtext.words import Word

NUMBERS: Final[tuple[str, ...]] = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("has", "have"), ("is", "are"), ("does", "do"), ("becomes", "become"), ("costs", "cost"), ("deals", "deal"),
    ("destroys", "destroy"), ("discards", "discard"), ("draws", "draw"), ("gains", "gain"), ("gets", "get"),
    ("heals", "heal"), ("loses", "lose"), ("moves", "move"), ("plays", "play"), ("puts", "put"), ("returns", "return"),
    ("wounds", "wound"),
)  # fmt: skip
VERB_FORMS: Final[frozenset[str]] = frozenset([form for verb in VERBS for form in verb])
SINGLE: Final[frozenset[str]] = frozenset(("a", "an", "one", "1", "this", "that", "the", "another", "your", "its"))
SEVERAL: Final[frozenset[str]] = frozenset(
    ("all", "each", "every", "both", "any", "of", "many", "other", "those", "these", "for")
)
"""What stands before a noun says whether it may be meant as several."""
NO_SENTENCE_OF_ITS_OWN: Final[frozenset[str]] = frozenset(
    ("if", "may", "when", "whenever", "while", "each", "every", "time", "unless", "until", "choose", "instead", "or")
    + ("opponent", "opponents", "player", "players", "foe", "they", "their", "that")
)
"""With one of these before it, an `and` joins what cannot be taken apart into two sentences."""
MOST_WAYS: Final = 1200
MOST_DEPTH: Final = 3
MOST_SKIPPED: Final = 4
"""What a text may be turned into: words in all, changes of changes, words that `…` stands for."""
START: Final = "^"
MARKS: Final[tuple[str, ...]] = ("#", "…", "@", "@s")


class Same:
    """One phrase that may stand for another: anywhere, between two sentences, or behind one of some words."""

    def __init__(self, said: str, meant: str, joins: bool = False, behind: tuple[str, ...] = ()) -> None:
        self.said = said.lower().split()
        self.meant = [word for word in meant.split() if word != START]
        self.joins = joins
        self.behind = behind


def same_in(groups: Sequence[tuple[str, ...]]) -> list[Same]:
    """Every phrase of a group may stand for every other."""
    return [Same(said, meant) for group in groups for said in group for meant in group if said and said != meant]


class Wording:
    """All the words of a grammar, and what may stand for them."""

    def __init__(self, words: set[str], same: list[Same]) -> None:
        self.forms: dict[str, set[str]] = {}
        """The words of the grammar by their small letters."""
        for word in words:
            self.forms.setdefault(word.lower(), set()).add(word)
        self.same: dict[str, list[Same]] = {}
        for one in same:
            if all([self._is_known(word) for word in one.meant]):
                self.same.setdefault(one.said[0], []).append(one)

    def _is_known(self, word: str) -> bool:
        return word in MARKS or word.isdigit() or any([form in self.forms for form in inflected(word.lower())])

    def same_as(self, word: str) -> list[Same]:
        """The phrases that begin with this word."""
        small = word.lower()
        found = self.same.get(small, [])
        return found + self.same.get("#", []) if is_number(small) else found

    def knows(self, word: str) -> bool:
        """Whether some phrase has this word, or one that means the same."""
        small = word.lower()
        return small in self.forms or small in self.same or any([form in self.forms for form in inflected(small)])

    def other_forms(self, words: list[str], place: int) -> set[str]:
        """Every word of the grammar that this one may be, by its letters, as a number, or in another form."""
        small = words[place].lower()
        found = {words[place], *self.forms.get(small, ())}
        if small in NUMBERS:
            found.add(str(NUMBERS.index(small) + 1))
        if small in ("a", "an"):
            found.add("1")
        if small.isdigit() and 0 < int(small) <= len(NUMBERS):
            found.update(self.forms.get(NUMBERS[int(small) - 1], ()))
        if small in ("a", "an", "one", "1"):
            for one in ("a", "an", "one"):
                found.update(self.forms.get(one, ()))
        for other in inflected(small) if may_be_several(words, place) or small in VERB_FORMS else singulars(small):
            found.update(self.forms.get(other, ()))
        return found

    def several(self, word: str) -> str:
        """A noun in the plural, as the grammar has it."""
        known = [form for plural in plurals(word.lower()) for form in sorted(self.forms.get(plural, ()))]
        return known[0] if known else word


def is_number(small: str) -> bool:
    return small.lstrip("+-").isdigit() or small in NUMBERS or small in ("a", "an")


def inflected(small: str) -> list[str]:
    """A word with its other forms: a verb for one and for several, a noun for several and for one."""
    for verb in VERBS:
        if small in verb:
            return list(verb)
    return [small, *singulars(small), *plurals(small)]


def singulars(word: str) -> list[str]:
    found = []
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    if word.endswith("ves"):
        found.append(word[:-3] + "f")
    if word.endswith("es"):
        found.append(word[:-2])
    if word.endswith("s"):
        found.append(word[:-1])
    return found


def plurals(word: str) -> list[str]:
    return [word + "s", word + "es", word[:-1] + "ies", word[:-1] + "ves"]


def may_be_several(words: list[str], place: int) -> bool:
    """Whether what stands before a noun speaks of more than one."""
    for before in reversed(words[max(0, place - MOST_SKIPPED) : place]):
        small = before.lower()
        if small in SEVERAL or small in NUMBERS[1:] or (small.isdigit() and small != "1"):
            return True
        if small in SINGLE or small in (",", ".", ":"):
            return False
    return False


class Ways:
    """Places in a text, and for each place which words lead from it to which others."""

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.are_many = False
        self.start = 0
        self.end = len(words)
        self.ends = {self.end}
        self.steps: list[dict[str, tuple[int, ...]]] = []
        for place, word in enumerate(words, 1):
            self.steps.append({word.text: (place,), word.plain: (place,)})
        self.steps.append({})

    def word_at(self, place: int) -> int:
        """Which word of the text stands there; -1 within other words than those of the text."""
        return place


class OtherWays(Ways):
    """Every way to say it that the wording of a grammar knows."""

    def __init__(self, words: list[Word], wording: Wording) -> None:
        super().__init__(words)
        self.are_many = True
        self.wording = wording
        texts = [START, *[word.text for word in words]]
        forgets_the_stop = texts[-1] != "."
        if forgets_the_stop:
            texts.append(".")
        self.start = 0
        self.end = len(texts)
        self.steps = [{} for _ in range(self.end + 1)]
        self.skips: dict[int, set[int]] = {0: {1}}
        if forgets_the_stop:
            self.skips[self.end - 1] = {self.end}
        self.chains: set[tuple[int, int, tuple[str, ...]]] = set()
        self._add(texts, list(range(self.end + 1)), 0)
        self._follow_skips()

    def word_at(self, place: int) -> int:
        return min(max(place - 1, 0), len(self.words)) if place <= self.end else -1

    def _add(self, texts: list[str], places: list[int], depth: int) -> None:
        """Words between places, each in all its forms, and all that may stand for several of them."""
        for index, text in enumerate(texts):
            if text != START:
                for form in self.wording.other_forms(texts, index):
                    self._step(places[index], form, places[index + 1])
        if depth < MOST_DEPTH:
            for index, text in enumerate(texts):
                for one in self.wording.same_as(text):
                    # Within other words nobody knows what stands before them.
                    if depth and (one.joins or one.behind):
                        continue
                    for meant, end in _matches(one, texts, index, self.wording):
                        self._put(meant, places[index], places[end], depth + 1)

    def _put(self, texts: list[str], start: int, end: int, depth: int) -> None:
        """Other words between two places."""
        chain = (start, end, tuple(texts))
        if chain in self.chains or len(self.steps) + len(texts) > MOST_WAYS:
            return
        self.chains.add(chain)
        if not texts:
            self.skips.setdefault(start, set()).add(end)
            return
        first = len(self.steps)
        self.steps.extend([{} for _ in texts[1:]])
        self._add(texts, [start, *range(first, len(self.steps)), end], depth)

    def _step(self, start: int, word: str, end: int) -> None:
        ends = self.steps[start].get(word, ())
        if end not in ends:
            self.steps[start][word] = (*ends, end)

    def _follow_skips(self) -> None:
        """Where words may be left out, whoever comes there goes on from behind them."""
        behind = {place: self._reached(place, set()) for place in self.skips}
        for place, found in behind.items():
            for other in found:
                for word, ends in list(self.steps[other].items()):
                    for end in ends:
                        self._step(place, word, end)
        self.ends = {self.end, *[place for place, found in behind.items() if self.end in found]}

    def _reached(self, place: int, found: set[int]) -> set[int]:
        for other in self.skips.get(place, ()):
            if other not in found:
                found.add(other)
                self._reached(other, found)
        return found


def _matches(one: Same, texts: list[str], start: int, wording: Wording) -> list[tuple[list[str], int]]:
    """What a phrase that stands from there on may be turned into, and where it ends."""
    if one.joins and not _stands_alone(texts, start):
        return []
    if one.behind and (":" in texts[:start] or not any([text.lower() in one.behind for text in texts[:start]])):
        return []
    found: list[tuple[list[str], int]] = []
    _match(one, texts, start, 0, [], found, wording)
    return found


def _match(
    one: Same,
    texts: list[str],
    place: int,
    part: int,
    bound: list[list[str]],
    found: list[tuple[list[str], int]],
    wording: Wording,
) -> None:
    if part == len(one.said):
        found.append((_filled(one, list(bound), wording), place))
        return
    said = one.said[part]
    if said == "…":
        for end in range(place, min(place + MOST_SKIPPED, len(texts)) + 1):
            if end > place and texts[end - 1] in (".", ":", ",", ";"):
                return
            _match(one, texts, end, part + 1, [*bound, texts[place:end]], found, wording)
        return
    if place == len(texts):
        return
    small = texts[place].lower()
    if said == "#" and is_number(small):
        _match(one, texts, place + 1, part + 1, [*bound, [texts[place]]], found, wording)
    elif said == "@s":
        for singular in singulars(small):
            for form in wording.forms.get(singular, ()):
                _match(one, texts, place + 1, part + 1, [*bound, [form]], found, wording)
    elif said == "@":
        if small in wording.forms:
            _match(one, texts, place + 1, part + 1, [*bound, [texts[place]]], found, wording)
    elif said == small:
        _match(one, texts, place + 1, part + 1, bound, found, wording)


def _filled(one: Same, bound: list[list[str]], wording: Wording) -> list[str]:
    """The words of the other phrase, with what the first one left open."""
    marks = [word.rstrip("s") for word in one.said if word in MARKS]
    words: list[str] = []
    for word in one.meant:
        if word not in MARKS:
            words.append(word)
            continue
        held = bound.pop(marks.index(word.rstrip("s")))
        marks.remove(word.rstrip("s"))
        words.extend([wording.several(held[0])] if word == "@s" else held)
    return words


def _stands_alone(texts: list[str], place: int) -> bool:
    """Whether what the sentence has said so far is a sentence of its own."""
    for before in reversed(texts[:place]):
        if before in (".", ":", START):
            return True
        if before.lower() in NO_SENTENCE_OF_ITS_OWN:
            return False
    return True
