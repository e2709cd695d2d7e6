"""Why something may not be done: a rule, and a sentence with numbers.

A function that decides whether something may be done answers None or a hindrance. Lists of options and explanations
come from the same functions, so they cannot disagree. The record itself is made once, the numbers come with the answer
(`return t.hindered(why.NOT_ENOUGH_MANA, cost, mana)`), so that asking costs next to nothing while options are listed.
"""


class Hindrance:
    """In the sentence `{a}`, `{b}` and `{c}` are the numbers of the answer, and `{word}` is what `c` stands for."""

    def __init__(self, rule: str, sentence: str, *words: str) -> None:
        self.rule = rule
        self.sentence = sentence
        self.words = words

    def say(self, a: int, b: int, c: int) -> str:
        text = self.sentence.replace("{a}", str(a)).replace("{b}", str(b)).replace("{c}", str(c))
        return text.replace("{word}", self.words[c]) if self.words else text


class WhyNot:
    """A hindrance as people read it."""

    def __init__(self, sentence: str, rule: str) -> None:
        self.sentence = sentence
        self.rule = rule

    def __repr__(self) -> str:
        return f"[{self.rule}] {self.sentence}"
