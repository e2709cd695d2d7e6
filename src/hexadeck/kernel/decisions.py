"""Decisions: the prompt, the complete list of options, and the verbs the options are made of."""

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.kernel.roles import AUTOMATIC, QUIET, VerbRole
from hexadeck.kernel.rows import Row

NOTHING: Final = -1
"""Stands for 'no card, no seat, no number' in an option or an event."""


class Verb:
    """What an option does, as a template that names its parts.

    Parts in braces are `{card}`, `{other}`, `{seat}`, `{number}`, `{word}`; they come from the option's four numbers by
    the kinds in `parts`, for instance `Verb("attack_force", "Attack {other} with {card}", "card", "other")`. `roles`
    say what kind of an answer it is.
    """

    def __init__(self, name: str, template: str, *parts: str, roles: tuple[VerbRole, ...] = ()) -> None:
        self.number: i64 = len(VERBS)
        VERBS.append(self)
        self.name = name
        self.template = template
        self.parts = parts
        self.roles = roles
        self.words: tuple[str, ...] = ()
        self.label = label_of(name, template)

    def called(self, label: str) -> "Verb":
        """What it is called beside a reason, where the beginning of the template says too little."""
        self.label = label
        return self

    def with_words(self, *words: str) -> "Verb":
        """For a part of kind `word`: the words its number stands for."""
        self.words = words
        return self


SMALL_WORDS: Final = ("with", "on", "to", "by", "for", "under", "from", "at", "in", "of", "the", "and")


def label_of(name: str, template: str) -> str:
    """What a verb is called: `Attack` of "Attack {other} with {card}"."""
    words = template.partition("{")[0].split()
    while words and words[-1] in SMALL_WORDS:
        words.pop()
    return " ".join(words) or name.replace("_", " ").capitalize()


VERBS: Final[list[Verb]] = []
"""By their numbers."""
_MADE: Final[dict[tuple[str, str, tuple[str, ...], tuple[str, ...]], Verb]] = {}
MADE_LATELY: Final[list[Verb]] = []
"""What cards asked for since somebody emptied it."""


def made_verb(name: str, template: str, parts: tuple[str, ...], words: tuple[str, ...] = ()) -> Verb:
    """A verb that cards make from their texts, the same one for the same words: a verb stays for good, and games with
    home-made cards are read over and over."""
    key = (name, template, parts, words)
    if key not in _MADE:
        _MADE[key] = Verb(name, template, *parts).with_words(*words)
    MADE_LATELY.append(_MADE[key])
    return _MADE[key]


ADD: Final = Verb("add", "Add {card}", "card")
DONE: Final = Verb("done", "Done", roles=(QUIET, AUTOMATIC))
CANCEL: Final = Verb("cancel", "Cancel")
"""What a set of cards is chosen with, see `sets`."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One legal answer: a verb and up to three numbers (cards, seats, places, amounts) it names."""

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: Verb, a: i64, b: i64, c: i64) -> None:
        self.verb = verb
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    @property
    def name(self) -> str:
        return self.verb.name

    def key(self) -> tuple[str, int, int, int]:
        """What makes two options the same."""
        return (self.verb.name, self.a, self.b, self.c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Option({self.verb.name}, {self.a}, {self.b}, {self.c})"


OFFER_SIZE: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """All legal answers: four numbers each. An `Option` is made when somebody looks at it."""

    __slots__ = ("offers",)

    def __init__(self, offers: Row) -> None:
        self.offers = offers

    def __len__(self) -> int:
        return len(self.offers) // OFFER_SIZE

    def at(self, index: i64) -> Option:
        offers = self.offers
        i = index * OFFER_SIZE
        return Option(VERBS[offers[i]], offers[i + 1], offers[i + 2], offers[i + 3])

    def __getitem__(self, index: int) -> Option:
        count = len(self)
        if not -count <= index < count:
            raise IndexError(index)
        return self.at(index if index >= 0 else index + count)

    def __iter__(self) -> Iterator[Option]:
        return iter([self.at(index) for index in range(len(self.offers) // OFFER_SIZE)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.offers))


class Prompt:
    """What is asked and which rule asks it. `{card}` and `{number}` in the sentence come with the question.

    `secret` prompts are not shown to anybody but the seat that is asked.
    """

    def __init__(self, kind: str, sentence: str, rule: str, secret: bool = False) -> None:
        self.kind = kind
        self.sentence = sentence
        self.rule = rule
        self.secret = secret


class ScoreLine:
    """A line of the score sheet: what was counted, and how many points each seat has of it."""

    def __init__(self, name: str, points: tuple[int, ...]) -> None:
        self.name = name
        self.points = points

    def data(self) -> list[Any]:
        return [self.name, list(self.points)]


class Result:
    """How a match ended. No winner means a draw."""

    def __init__(
        self,
        winners: tuple[int, ...],
        scores: tuple[int, ...],
        reason: str,
        rule: str,
        sheet: tuple[ScoreLine, ...] = (),
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.rule = rule
        self.sheet = sheet

    @property
    def places(self) -> tuple[int, ...]:
        """The place of every seat: winners are first, then who has more points; equals share a place."""
        ranks = [(seat not in self.winners, -score) for seat, score in enumerate(self.scores)]
        return tuple([1 + len([other for other in ranks if other < rank]) for rank in ranks])

    def data(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "places": list(self.places),
            "reason": self.reason,
            "rule": self.rule,
            "sheet": [line.data() for line in self.sheet],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason, self.rule))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, reason={self.reason!r}, rule={self.rule!r})"
