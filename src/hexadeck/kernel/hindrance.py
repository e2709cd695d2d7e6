"""Why something may not be done: a rule, and a sentence with numbers.

A function that decides whether something may be done answers None or a hindrance, and whoever lists options passes that
on (`t.offer_unless(why_not_play(t, seat, card), verbs.PLAY, card)`). Lists of options and explanations come from the
same call, so they cannot disagree. The record itself is made once; its numbers come with the answer
(`return t.hindered(why.TOO_DEAR, cost, mana)`), and only while somebody asks why: otherwise a refusal costs nothing.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.decisions import NOTHING, Option


class Hindrance:
    """In the sentence `{a}`, `{b}` and `{c}` are numbers of the answer, `{word}` is what `c` stands for and `{card}`
    is the name of a card. One without a rule is the open question's."""

    def __init__(self, rule: str, sentence: str, *words: str) -> None:
        self.rule = rule
        self.sentence = sentence
        self.words = words
        self.kind: Hindrance = self
        """The record that it was made from."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.card: i64 = NOTHING
        self.is_aside = False

    def aside(self) -> "Hindrance":
        """Goes without saying: it is told only about what can't be used at all, where nothing else is to be said."""
        self.is_aside = True
        return self

    def counted(self, a: i64, b: i64, c: i64, card: i64) -> "Hindrance":
        """The same with its numbers."""
        answer = Hindrance(self.rule, self.sentence, *self.words)
        answer.kind = self
        answer.a = a
        answer.b = b
        answer.c = c
        answer.card = card
        return answer

    def say(self, card: str = "") -> str:
        """The sentence with its numbers, and with the card as the reader may call it."""
        text = self.sentence.replace("{a}", str(self.a)).replace("{b}", str(self.b)).replace("{c}", str(self.c))
        text = text.replace("{card}", card)
        return text.replace("{word}", self.words[self.c]) if self.words else text


class Refusal:
    """An option that is none, as far as its reason is about the things that it names."""

    def __init__(self, option: Option, hindrance: Hindrance) -> None:
        self.option = option
        self.hindrance = hindrance


class WhyNot:
    """A hindrance as people read it. The verb is empty where it keeps a seat from doing anything at all."""

    def __init__(self, sentence: str, rule: str, verb: str = "") -> None:
        self.verb = verb
        self.sentence = sentence
        self.rule = rule

    def __repr__(self) -> str:
        return f"[{self.rule}] {self.verb}: {self.sentence}" if self.verb else f"[{self.rule}] {self.sentence}"


CHOSEN_ALREADY: Final = Hindrance("", "You have already chosen it. Undo takes it back.")
ENOUGH_CHOSEN: Final = Hindrance("", "You have chosen all {a}.")
OUT_OF_REACH: Final = Hindrance("", "With it the {a} that are needed could no longer be reached.")
