"""Phrases that read and write: every phrase of the language is declared once and serves both ways.

A phrase belongs to a category and has a pattern of words and slots, such as `draw {amount:number} cards`. Reading it
builds a record from the slots; writing a record finds the phrase it came from and fills the slots again. So text and
behaviour cannot drift apart, and a new word of the language is one line. The reader follows every possible phrase at
once and remembers what it has tried, so phrases may begin alike; a sentence that can be read in two different ways
is an error of the vocabulary.

Slots: `{name:category}` one, `{name:category*}` any number side by side, `{name:category+}` one or more of them,
`{name:category&}` a list "a, b and c".
Categories that are always there: `number` (3), which may be counted out one by one and has at most two digits;
`value` (300) and `signed` (+300, -100), which are only added up and compared; `quoted` ("a name").
"""

import inspect
import re
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from hexadeck.cardtext.suggestions import Sentences, is_misspelt, sentences_of, ways_of, with_numbers
from hexadeck.cardtext.synonyms import CORE, FACTS
from hexadeck.cardtext.wording import OtherWays, Ways, Wording, is_number, same_in
from hexadeck.cardtext.words import CardError, Word, join_words, split_words
from hexadeck.kernel.errors import HexadeckError

_PART = re.compile(r"\{(\w+):(\w+)([*+&]?)\}|(\"[^\"]*\"|[^\s{]+?)(?=[.,:;]?(?:\s|$))|([.,:;])")
_THE_END = "the end of the text"
Build = Callable[..., Any]
_parameters: Final[WeakKeyDictionary[Build, list[inspect.Parameter]]] = WeakKeyDictionary()
"""What each record is made from. It is slow to find out, and the same every time that a game is read."""

MOST_WORDS: Final = 250
MOST_READINGS: Final = 5_000
MOST_DIGITS: Final = 6
MOST_DIGITS_COUNTED: Final = 2
MOST_HELP: Final = 20
"""What a reader puts up with: a text is read in well under a second, or refused."""
MOST_LISTED: Final = 8
"""How many of the words that could stand at a place are named: those that cards use most."""
BEFORE: Final = 3
"""How many words before the one that is not understood tell what is meant."""


class GrammarError(HexadeckError):
    """A vocabulary that cannot be read with: a phrase names what is not there, or would never come to an end."""


class TangledText(Exception):
    """Too many ways to read a text."""


class Part:
    """A literal word (category empty) or a slot of a phrase."""

    def __init__(self, word: str, slot: str, category: str, repeat: str) -> None:
        self.word = word
        self.slot = slot
        self.category = category
        self.repeat = repeat


class Phrase:
    """One way to say something of a category."""

    def __init__(self, category: str, pattern: str, build: Build | None, fixed: dict[str, Any], value: Any) -> None:
        self.category = category
        self.pattern = pattern
        self.build = build
        self.fixed = fixed
        self.value = value
        self.parts = split_pattern(pattern)

        self.passes_on = build is None and any([part.slot == "it" for part in self.parts])
        """Such a phrase stands for whatever its slot says; the words around it only have to be there."""


def split_pattern(pattern: str) -> list[Part]:
    parts = []
    for found in _PART.finditer(pattern):
        slot, category, repeat, word, mark = found.groups()
        parts.append(Part(word or mark or "", slot or "", category or "", repeat or ""))
    return parts


class Grammar:
    """Categories of phrases: the core, and what a game's vocabulary adds to it."""

    def __init__(self) -> None:
        self.phrases: dict[str, list[Phrase]] = {}
        self.by_build: dict[Any, list[Phrase]] = {}
        self.helped = 0
        """How many mistakes were told the nearest phrase."""
        self.readings = 0
        """How many readings all texts took so far."""
        self.is_reworded = False
        """Whether the last text could only be read in other words than those it was written in."""
        self.is_checked = False
        self.checked_size = 0
        self.sames: list[tuple[str, ...]] = []
        """Groups of phrases that may stand for each other, besides those of every game."""
        self._wording: Wording | None = None
        self.lines: list[str] = []
        """What was read so far, to help with what cannot be."""
        self._sentences: Sentences | None = None
        self._known = 0
        self.facts: list[tuple[str, str]] = []

    # -- declaring ---------------------------------------------------------------------------------------------------

    def say(self, category: str, pattern: str, build: Build, **fixed: Any) -> None:
        """A phrase that builds a record from its slots and the fixed values."""
        phrase = Phrase(category, pattern, build, fixed, None)
        self.phrases.setdefault(category, []).append(phrase)
        self.by_build.setdefault(build, []).append(phrase)

    def word(self, category: str, pattern: str, value: Any) -> None:
        """Words that stand for a plain value."""
        self.phrases.setdefault(category, []).append(Phrase(category, pattern, None, {}, value))

    def words(self, category: str, values: dict[str, Any]) -> None:
        for pattern, value in values.items():
            self.word(category, pattern, value)

    def include(self, category: str, other: str) -> None:
        """Whatever the other category says can be said here too."""
        self.through(category, "{it:" + other + "}")

    def through(self, category: str, pattern: str) -> None:
        """What the slot `it` says, with words around it."""
        self.phrases.setdefault(category, []).append(Phrase(category, pattern, None, {}, None))

    def same(self, *phrases: str) -> None:
        """Phrases that mean the same to whoever writes a card; those whose words the grammar has can be read by any."""
        self.sames.append(phrases)

    def fact(self, said: str, *words: str) -> None:
        """What somebody should know about the game who writes such words where it does not understand them; `#` is a
        number."""
        self.facts += [(one, said) for one in words]

    def fact_about(self, words: list[Word]) -> str:
        """What is known about these words, the first of them if there is more than one thing."""
        text = f" {' '.join([_bare(word) for word in words])} "
        for said, what in self.facts:
            if f" {said} " in text:
                return what
        for said, missing, what in FACTS:
            if f" {said} " in text and not any([missing in pattern for pattern in self._patterns()]):
                return what
        return ""

    def _patterns(self) -> list[str]:
        return [phrase.pattern.lower() for group in self.phrases.values() for phrase in group]

    def quoted_words(self) -> set[str]:
        """What stands in quotes in a phrase itself, and is therefore no name."""
        words = [part.word for group in self.phrases.values() for phrase in group for part in phrase.parts]
        return {word[1:-1] for word in words if word[:1] == '"'}

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, category: str, text: str, file: str = "text", line: int = 1, column: int = 1) -> Any:
        """The record or value a text stands for; a CardError says where it stops making sense."""
        self.check()
        if category not in self.phrases and category not in _LEAVES:
            raise GrammarError(f"nothing is of category '{category}'")
        words = split_words(text, column)
        if len(words) > MOST_WORDS:
            raise CardError(file, line, column, f"a text has at most {MOST_WORDS} words, this one has {len(words)}")
        try:
            reader = _Reader(self, Ways(words))
            found = self._meanings(reader, category)
            self.is_reworded = not found
            if not found:
                reader = _Reader(self, OtherWays(words, self.wording()))
                self.readings += len(reader.steps)
                found = self._meanings(reader, category)
        except TangledText:
            message = f"there are more than {MOST_READINGS} ways to begin reading this; say it more simply"
            raise CardError(file, line, column, message) from None
        if len(found) == 1:
            if category == "line":
                self.lines.append(text if not self.is_reworded else self.write(category, found[0]))
            return found[0]
        if found:
            ways = " or ".join([f"'{self.write(category, value)}'" for value in found[:2]])
            raise CardError(file, line, column, f"this can be read in {len(found)} ways, such as {ways}; say which")
        reader.expect_the_end(category)
        raise reader.error(text, file, line, column)

    def _meanings(self, reader: "_Reader", category: str) -> list[Any]:
        """All that a text can mean, each meaning once."""
        try:
            complete = [value for value, end in reader.read(category, reader.ways.start) if end in reader.ways.ends]
        finally:
            self.readings += reader.readings
        distinct: dict[Any, Any] = {}
        for value in complete:
            distinct.setdefault(self.data(value), value)
        return list(distinct.values())

    def wording(self) -> Wording:
        """What may stand for the words of this grammar; made when the first text needs it."""
        if self._wording is None:
            parts = [part for group in self.phrases.values() for phrase in group for part in phrase.parts]
            self._wording = Wording({part.word for part in parts if part.word}, CORE + same_in(self.sames))
        return self._wording

    # -- checking ----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Every category exists, every slot fits what is built, no phrase begins with itself or leads nowhere."""
        if self.is_checked and self.checked_size == self._size():
            return
        for group in self.phrases.values():
            for phrase in group:
                self._check_phrase(phrase)
        self._drop_dead_ends()
        self._check_beginnings()
        self.is_checked = True
        self.checked_size = self._size()

    def _size(self) -> int:
        return sum([len(group) for group in self.phrases.values()])

    def _check_phrase(self, phrase: Phrase) -> None:
        where = f"the phrase '{phrase.pattern}' of category '{phrase.category}'"
        if not phrase.parts:
            raise GrammarError(f"{where} has no words")
        slots = [part.slot for part in phrase.parts if part.category]
        if len(slots) != len(set(slots)):
            raise GrammarError(f"{where} has a slot twice")
        for part in phrase.parts:
            if part.category and part.category not in self.phrases and part.category not in _LEAVES:
                raise GrammarError(f"{where} needs the category '{part.category}', and nothing says that")
        if phrase.build is not None:
            _check_build(phrase.build, [*slots, *phrase.fixed], where)

    def _drop_dead_ends(self) -> None:
        """What no text can complete is no phrase: the core lends more than every game has words for."""
        sayable = set(_LEAVES)
        grown = True
        while grown:
            found = [name for name, group in self.phrases.items() if any([_can_end(one, sayable) for one in group])]
            grown = not sayable.issuperset(found)
            sayable.update(found)
        for group in self.phrases.values():
            for phrase in [one for one in group if not _can_end(one, sayable)]:
                group.remove(phrase)
                if phrase.build is not None:
                    self.by_build[phrase.build].remove(phrase)

    def _check_beginnings(self) -> None:
        """A phrase that begins with its own category would be read for ever."""
        firsts = {category: self._firsts(category) for category in self.phrases}
        done: set[str] = set()
        for category in self.phrases:
            _find_circle(category, firsts, [], done)

    def _firsts(self, category: str) -> set[str]:
        """The categories that something of this one can begin with."""
        found: set[str] = set()
        for phrase in self.phrases[category]:
            for part in phrase.parts:
                if part.category in self.phrases:
                    found.add(part.category)
                if part.repeat != "*":
                    break
        return found

    # -- writing -----------------------------------------------------------------------------------------------------

    def write(self, category: str, value: Any) -> str:
        """The text of a record or value."""
        return join_words(self._written(category, value, []))

    def said(self, record: object) -> str:
        """A record as it stands within a text, in whatever category has a phrase for it; nothing where none has."""
        for phrase in self.by_build.get(type(record), ()):
            words = self._write_phrase(phrase, record, [])
            if words:
                return words[0][:1] + join_words(words)[1:]
        return ""

    def phrases_in(self, category: str, value: Any) -> list[tuple[str, int]]:
        """The phrases that say a record or value, each with the sum of the numbers in its own slots."""
        said: list[tuple[str, int]] = []
        self._written(category, value, said)
        return said

    def _written(self, category: str, value: Any, said: list[tuple[str, int]]) -> list[str]:
        words = self._write(category, value, said)
        if words is None:
            raise ValueError(f"nothing of category {category!r} says {self.data(value)!r}")
        return words

    def _write(self, category: str, value: Any, said: list[tuple[str, int]]) -> list[str] | None:
        leaf = _write_leaf(category, value)
        if leaf is not None:
            return [leaf]
        before = len(said)
        for phrase in self.phrases.get(category, ()):
            words = self._write_phrase(phrase, value, said)
            if words is not None:
                return words
            del said[before:]
        return None

    def _write_phrase(self, phrase: Phrase, value: Any, said: list[tuple[str, int]]) -> list[str] | None:
        if phrase.passes_on:
            return self._write_parts(phrase, value, said)
        if phrase.build is None:
            same = type(phrase.value) is type(value) and phrase.value == value
            said.append((f"{phrase.category}: {phrase.pattern}", 0))
            return [part.word for part in phrase.parts] if same else None
        if type(value) is not phrase.build:
            return None
        for name, fixed in phrase.fixed.items():
            if self.data(getattr(value, name)) != self.data(fixed):
                return None
        inside = [getattr(value, part.slot) for part in phrase.parts if part.category in _NUMBERS]
        numbers = sum([number for number in inside if isinstance(number, int)])
        said.append((f"{phrase.category}: {phrase.pattern}", numbers))
        return self._write_parts(phrase, value, said)

    def _write_parts(self, phrase: Phrase, value: Any, said: list[tuple[str, int]]) -> list[str] | None:
        words: list[str] = []
        for part in phrase.parts:
            if not part.category:
                words.append(part.word)
                continue
            more = self._write_slot(part, value if phrase.passes_on else getattr(value, part.slot), said)
            if more is None:
                return None
            words.extend(more)
        return words

    def _write_slot(self, part: Part, value: Any, said: list[tuple[str, int]]) -> list[str] | None:
        if not part.repeat:
            return self._write(part.category, value, said)
        if not isinstance(value, tuple) or (part.repeat != "*" and not value):
            return None
        words: list[str] = []
        for index, item in enumerate(value):
            more = self._write(part.category, item, said)
            if more is None:
                return None
            if part.repeat == "&" and index:
                words.append("and" if index == len(value) - 1 else ",")
            words.extend(more)
        return words

    def data(self, value: Any) -> Any:
        """A record as nested plain data, to compare records by what they say."""
        if isinstance(value, tuple):
            return tuple([self.data(item) for item in value])
        phrases = self.by_build.get(type(value))
        if phrases is None:
            return value
        names = sorted(
            {part.slot for phrase in phrases for part in phrase.parts if part.slot}
            | {n for p in phrases for n in p.fixed}
        )
        return (type(value).__name__, *[self.data(getattr(value, name)) for name in names])

    def slots_of(self, record: object) -> list[str]:
        """The names of what a record was read from, in the order in which its phrase says them."""
        for phrase in self.by_build.get(type(record), ()):
            if all([self.data(getattr(record, name)) == self.data(fixed) for name, fixed in phrase.fixed.items()]):
                return [part.slot for part in phrase.parts if part.slot]
        return []

    # -- helping -----------------------------------------------------------------------------------------------------

    def help(self, reader: "_Reader", text: str) -> str:
        """The nearest line that can be read. It takes longest to find, so only the first mistakes get it."""
        self.helped += 1
        if self.helped > MOST_HELP or not self.lines:
            return ""
        head, sentences = sentences_of(text)
        wrong = _sentence_at(text, head, sentences, reader.place)
        words = reader.ways.words
        tried: list[str] = []
        if wrong >= 0:
            own = split_words(sentences[wrong])
            ways = ways_of(OtherWays(own, self.wording()))
            for one in self.known().nearest([word.text for word in own], ways):
                known_head, known = sentences_of(one)
                mended = [with_numbers(sentence, own) for sentence in known]
                body = " ".join([*sentences[:wrong], *mended, *sentences[wrong + 1 :]])
                # Behind a head a sentence begins with a small letter, unless its first word has a large one anyway.
                tried += [head + body, head + body[:1].lower() + body[1:]]
                tried.append(known_head + " ".join(mended))
        else:
            ways = ways_of(reader.ways)
            tried = [with_numbers(one, words) for one in self.known().nearest([word.text for word in words], ways)]
        return next((line for line in tried if self._reads(line)), "")

    def known(self) -> Sentences:
        """The sentences of all lines read so far."""
        if self._sentences is None or self._known != len(self.lines):
            self._sentences, self._known = Sentences(self.lines), len(self.lines)
        return self._sentences

    def _reads(self, line: str) -> bool:
        """Whether a suggested line would be understood as it stands."""
        try:
            return len(self._meanings(_Reader(self, Ways(split_words(line))), "line")) == 1
        except TangledText:
            return False


def _bare(word: Word) -> str:
    """A word as facts have it: in small letters, and a number as `#`."""
    return "#" if is_number(word.text.lower()) else word.text.lower()


def _can_end(phrase: Phrase, sayable: set[str]) -> bool:
    """Whether there is something to say in each of its slots."""
    return all([not part.category or part.repeat == "*" or part.category in sayable for part in phrase.parts])


def _check_build(build: Build, names: list[str], where: str) -> None:
    """What a phrase says must be what its record is made from. Of compiled classes Python knows less: see the tests."""
    name = getattr(build, "__name__", str(build))
    try:
        if build not in _parameters:
            if _is_silent(build):
                return
            _parameters[build] = list(inspect.signature(build).parameters.values())
    except ValueError:
        return
    parameters = _parameters[build]
    if any([one.kind in (one.VAR_KEYWORD, one.POSITIONAL_ONLY) for one in parameters]):
        return
    known = [one.name for one in parameters]
    for slot in names:
        if slot not in known:
            raise GrammarError(f"{where} does not fit {name}, which has no '{slot}'")
    for one in parameters:
        if one.default is one.empty and one.kind != one.VAR_POSITIONAL and one.name not in names:
            raise GrammarError(f"{where} does not fit {name}: '{one.name}' is missing")


def _is_silent(build: Build) -> bool:
    """Whether it is a compiled class that does not say what it is made from: Python would answer for its parent."""
    if not isinstance(build, type):
        return False
    return not inspect.isfunction(inspect.getattr_static(build, "__init__")) and build.__text_signature__ is None


def _find_circle(category: str, firsts: dict[str, set[str]], path: list[str], done: set[str]) -> None:
    if category in path:
        circle = " begins with ".join([*path[path.index(category) :], category])
        raise GrammarError(f"a text of category {circle}: reading it would never end")
    if category not in done:
        for first in sorted(firsts[category]):
            _find_circle(first, firsts, [*path, category], done)
        done.add(category)


def _sentence_at(text: str, head: str, sentences: list[str], place: int) -> int:
    """Which sentence of a line a place lies in; -1 for its head."""
    if place < len(head):
        return -1
    end = len(head)
    for number, sentence in enumerate(sentences):
        end = text.find(sentence[:-1], end) + len(sentence)
        if place <= end:
            return number
    return len(sentences) - 1


def _write_leaf(category: str, value: Any) -> str | None:
    if category in ("number", "value") and isinstance(value, int):
        return str(value)
    if category == "signed" and isinstance(value, int):
        return f"{value:+d}"
    if category == "quoted" and isinstance(value, str):
        return f'"{value}"'
    return None


_NUMBERS = ("number", "value", "signed")
_LEAVES = (*_NUMBERS, "quoted")
_LEAF_NAMES: Final = {
    "number": "a number up to 99",
    "value": "a number",
    "signed": "a signed number like +100",
    "quoted": 'a name in "quotes"',
}


def _read_leaf(category: str, text: str) -> Any:
    if category == "number" and _is_number(text, MOST_DIGITS_COUNTED):
        return int(text)
    if category == "value" and _is_number(text):
        return int(text)
    if category == "signed" and text[0] in "+-" and _is_number(text[1:]):
        return int(text)
    if category == "quoted" and len(text) > 1 and text[0] == '"' == text[-1]:
        return text[1:-1]
    return None


def _is_number(text: str, digits: int = MOST_DIGITS) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= digits


class _Reader:
    """One reading of one text: all parses of every category at every place, each tried once."""

    def __init__(self, grammar: Grammar, ways: Ways) -> None:
        self.grammar = grammar
        self.ways = ways
        self.steps = ways.steps
        self.notes = ways.are_many
        """Whether what does not fit is noted: what is said of a mistake comes from the last reading, in all ways."""
        self.found: dict[tuple[str, int], list[tuple[Any, int]]] = {}
        self.farthest = 0
        self.expected: set[str] = set()
        self.readings = 0

    def read(self, category: str, start: int) -> list[tuple[Any, int]]:
        key = (category, start)
        known = self.found.get(key)
        if known is not None:
            return known
        if category in _LEAVES:
            results = self._leaf(category, start)
        else:
            results = []
            for phrase in self.grammar.phrases[category]:
                first = phrase.parts[0]
                if first.category or first.word in self.steps[start]:
                    results.extend(self._phrase(phrase, start))
                elif self.notes:
                    self._miss(start, first.word)
        if self.notes and len(results) > 1:
            results = self._distinct(results)
        self.found[key] = results
        self._count(len(results) + 1)
        return results

    def _distinct(self, results: list[tuple[Any, int]]) -> list[tuple[Any, int]]:
        """What can be said in several ways is one reading."""
        return list({(self.grammar.data(value), end): (value, end) for value, end in results}.values())

    def _count(self, readings: int) -> None:
        self.readings += readings
        if self.readings > MOST_READINGS:
            raise TangledText

    def _leaf(self, category: str, start: int) -> list[tuple[Any, int]]:
        found = []
        for word, ends in self.steps[start].items():
            value = _read_leaf(category, word)
            if value is not None:
                found += [(value, end) for end in ends]
        if not found:
            self._miss(start, _LEAF_NAMES[category])
        return found

    def _phrase(self, phrase: Phrase, start: int) -> list[tuple[Any, int]]:
        states: list[tuple[dict[str, Any], int]] = [({}, start)]
        for part in phrase.parts:
            following: list[tuple[dict[str, Any], int]] = []
            for slots, place in states:
                if part.category:
                    for value, end in self._slot(part, place):
                        following.append(({**slots, part.slot: value}, end))
                    continue
                ends = self.steps[place].get(part.word)
                if ends is not None:
                    following += [(slots, end) for end in ends]
                elif self.notes:
                    self._miss(place, part.word)
            if not following:
                return []
            states = following
            self._count(len(states))
        if phrase.passes_on:
            return [(slots["it"], end) for slots, end in states]
        if phrase.build is None:
            return [(phrase.value, end) for _, end in states]
        return [(phrase.build(**slots, **phrase.fixed), end) for slots, end in states]

    def _slot(self, part: Part, place: int) -> list[tuple[Any, int]]:
        if not part.repeat:
            return self.read(part.category, place)
        if part.repeat == "*":
            return self._side_by_side(part.category, place)
        if part.repeat == "+":
            return [(values, end) for values, end in self._side_by_side(part.category, place) if values]
        return self._listed(part.category, place)

    def _side_by_side(self, category: str, place: int) -> list[tuple[Any, int]]:
        results: list[tuple[Any, int]] = [((), place)]
        for value, end in self.read(category, place):
            results.extend([((value, *rest), last) for rest, last in self._side_by_side(category, end)])
        self._count(len(results))
        return results

    def _listed(self, category: str, place: int) -> list[tuple[Any, int]]:
        results: list[tuple[Any, int]] = []
        for value, end in self.read(category, place):
            results.append(((value,), end))
            for behind in self.steps[end].get(",", ()):
                results.extend(
                    [((value, *rest), last) for rest, last in self._listed(category, behind) if len(rest) > 1]
                )
            for behind in self.steps[end].get("and", ()):
                results.extend([((value, last_value), last) for last_value, last in self.read(category, behind)])
        self._count(len(results))
        return results

    def _miss(self, place: int, word: str) -> None:
        at = self.ways.word_at(place)
        if at > self.farthest:
            self.farthest = at
            self.expected = set()
        if at == self.farthest:
            self.expected.add(word)

    def expect_the_end(self, category: str) -> None:
        """Where the text could have ended, it should have, unless some phrase went on from there."""
        for _, end in self.read(category, self.ways.start):
            self._miss(end, _THE_END)

    @property
    def place(self) -> int:
        """Where in the text the first word stands that no phrase could use."""
        words = self.ways.words
        if not words:
            return 0
        if self.farthest < len(words):
            return words[self.farthest].column - words[0].column
        return words[-1].column - words[0].column + len(words[-1].text)

    def error(self, text: str, file: str, line: int, column: int) -> CardError:
        """Point at the first word that no phrase could use, and say what could stand there."""
        grammar, words = self.grammar, self.ways.words
        common = grammar.known().common
        expected = sorted(self.expected, key=lambda word: (-common[word.lower()], word.lower()))
        found = words[self.farthest].text if self.farthest < len(words) else ""
        column = words[self.farthest].column if found else column + len(text)
        right = [word for word in expected if found and is_misspelt(found, word)]
        if right and not grammar.wording().knows(found):
            message = f"expected {_either(right)}, found {_quoted(found)} (did you mean '{right[0]}'?)"
        else:
            more = f" or {len(expected) - MOST_LISTED} other words" if len(expected) > MOST_LISTED + 1 else ""
            listed = expected[:MOST_LISTED] if more else expected
            message = f"expected {_either(listed)}{more}, found {_quoted(found) if found else _THE_END}"
        said = grammar.fact_about(words[max(0, self.farthest - BEFORE) :])
        if said:
            message += f"; {said}"
        near = grammar.help(self, text)
        if near:
            message += f"; the nearest that this game says is '{near}'"
        return CardError(file, line, column, message, tuple(expected), near)


def _quoted(word: str) -> str:
    return word if word.startswith("a ") or word == _THE_END else f"'{word}'"


def _either(words: list[str]) -> str:
    quoted = [_quoted(word) for word in words]
    return quoted[0] if len(quoted) == 1 else ", ".join(quoted[:-1]) + " or " + quoted[-1]
