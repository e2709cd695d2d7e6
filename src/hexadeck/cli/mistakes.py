"""A user's mistake: one clear line, with the nearest right name where there is one, and an exit status."""

import difflib
from collections.abc import Iterable
from typing import Final

WRONG: Final = 1
"""What was to be checked is wrong."""
USAGE: Final = 2
"""The command was called wrongly."""


class Mistake(Exception):
    """Ends a command with one line on stderr."""

    def __init__(self, message: str, status: int = USAGE) -> None:
        super().__init__(message)
        self.status = status


def nearest(word: str, names: Iterable[str]) -> str:
    """ " (did you mean 'zenonzard'?)", or nothing if no name is near."""
    by_key = {name.lower(): name for name in names}
    near = difflib.get_close_matches(word.lower(), list(by_key), n=1)
    return f" (did you mean {by_key[near[0]]!r}?)" if near else ""
