"""The steps and answers of this game: `steps.NAME` is the number of the function NAME in one of these modules."""

from typing import Final

from hexadeck.kernel.stepbook import Steps

STEPS: Final = Steps(__package__, "setup", "turn", "single_cards")


def __getattr__(name: str) -> int:
    number: int = globals().setdefault(name, STEPS.number(name))
    return number
