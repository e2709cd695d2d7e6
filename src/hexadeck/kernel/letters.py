"""Letters that people can see and tell apart: names and texts that somebody wrote are read by others."""

import unicodedata
from typing import Final

UNSEEN: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Drawn as nothing, although Unicode does not say so."""
ALIKE: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE")
"""Alphabets with letters that look like those of another."""


def visible(text: str) -> str:
    """Without what cannot be seen, turns the writing round or commands a terminal; lines and spaces stay."""
    return "".join([c for c in text if c.isspace() or (unicodedata.category(c)[0] != "C" and c not in UNSEEN)])


def mixed_word(text: str) -> str:
    """The first word that has letters of several alphabets, so that it looks like another; empty if there is none."""
    for word in text.split():
        names = [unicodedata.name(c, "") for c in word if c.isalpha()]
        if sum([any([name.startswith(alphabet) for name in names]) for alphabet in ALIKE]) > 1:
            return word
    return ""
