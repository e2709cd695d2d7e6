"""A small query language for cards: words, phrases, `-word`, `colour:red`, `cost<=3`.

Words are looked for in the name, the type, the text, the notes and the keywords; every part of a query must hold.
The browser has the same language in `web/src/cards/search.ts`; one file of queries tests both.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from operator import eq, ge, gt, le, lt, ne

from hexadeck.cli.mistakes import Mistake, nearest
from hexadeck.display.face import Face

_PART = re.compile(
    r'(?P<field>[A-Za-z_]+)\s*(?P<sign><=|>=|!=|<|>|=|:)\s*(?P<value>"[^"]*"|[^\s"]+)'
    r'|(?P<no>-)?(?P<word>"[^"]*"|[^\s"]+)'
)
_NUMBER = re.compile("[0-9]{1,9}")
_SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<=": le, ">=": ge, "!=": ne, "<": lt, ">": gt, "=": eq, ":": eq,
}  # fmt: skip
_SPELLINGS = {"color": "colour", "kind": "type", "set": "pack", "force": "points"}


@dataclass(frozen=True)
class _Part:
    field: str
    sign: str
    value: str

    def holds(self, face: Face) -> bool:
        if not self.field:
            return (self.value in _whole(face)) == (self.sign == "has")
        fact = face.facts.get(self.field)
        if fact is None:
            return self.sign == "!="
        if isinstance(fact, int):
            return _SIGNS[self.sign](fact, int(self.value))
        return (self.value in fact.lower()) == (self.sign in ("=", ":"))


def search_cards(faces: list[Face], query: str) -> list[Face]:
    """The cards that fit; those with the first word in the name come first."""
    parts = [_read(found, faces) for found in _PART.finditer(query)]
    fitting = [face for face in faces if all(part.holds(face) for part in parts)]
    words = [part.value for part in parts if not part.field and part.sign == "has"]
    return sorted(fitting, key=lambda face: not (words and words[0] in face.name.lower()))


def _read(found: re.Match[str], faces: list[Face]) -> _Part:
    if found["field"] is None:
        return _Part("", "lacks" if found["no"] else "has", found["word"].strip('"').lower())
    known = {name: fact for face in reversed(faces) for name, fact in face.facts.items()}
    field = found["field"].lower()
    if field not in known:
        field = _SPELLINGS.get(field, field)
    value = found["value"].strip('"').lower()
    if field not in known:
        raise Mistake(
            f"cards have no {found['field']!r}{nearest(field, known)}; you can ask for {', '.join(sorted(known))}"
        )
    if isinstance(known[field], int) and not _NUMBER.fullmatch(value):
        raise Mistake(f"{field} is a number, so write {field}<=3, {field}=2 or the like, not {found.group()!r}")
    if not isinstance(known[field], int) and found["sign"] not in (":", "=", "!="):
        raise Mistake(f"{field} is a word, so write {field}:… or {field}!=…, not {found.group()!r}")
    return _Part(field, found["sign"], value)


def _whole(face: Face) -> str:
    return " ".join([face.name, face.id, face.kind, *face.text, face.notes, *face.keywords]).lower()
