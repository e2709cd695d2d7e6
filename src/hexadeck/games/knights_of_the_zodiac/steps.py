"""The steps and answers of this game: `steps.NAME` is the number of the function NAME in one of these modules."""

from typing import Final

from hexadeck.kernel.stepbook import Steps

STEPS: Final = Steps(__package__, "contest", "turn", "moves", "battle", "support", "texts", "deck", "effects")


def __getattr__(name: str) -> int:
    number: int = globals().setdefault(name, STEPS.number(name))
    return number
