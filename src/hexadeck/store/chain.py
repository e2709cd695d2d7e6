"""The chain of a log: every entry carries a mark of itself and of all before it, from the match's own facts on.

Whoever changes, drops or exchanges anything breaks it at that place. A mark needs no key: it is against disks that
fail, not against people who may write to the database.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from msgspec import json

from hexadeck.store.rows import Row, Values, entry_from
from hexadeck.store.store import Entry

SIZE: Final = 16
_FACTS: Final = ("id", "game", "rules", "cards", "setup", "options", "clock", "invite", "watch", "created")
_SEAT: Final = ("match", "seat", "kind", "guest", "bot", "deck", "word")


def key_mark(key: bytes) -> bytes:
    """What shows that the database's key is still the same."""
    return blake2b(key, digest_size=SIZE, person=b"hexadeck key").digest()


def first_mark(match: Values, seats: Iterable[Values]) -> bytes:
    """What the first entry follows: how the match was set up and who sits where, as the rows have it."""
    # A seat without a word counts as one from before there were words.
    known = [seat if seat[-1] is not None else seat[:-1] for seat in seats]
    return blake2b(json.encode([match, known]), digest_size=SIZE, person=b"hexadeck match").digest()


def first_mark_of(match: Row, seats: Iterable[Row]) -> bytes:
    rows = [tuple([seat[column] for column in _SEAT]) for seat in seats]
    return first_mark(tuple([match[column] for column in _FACTS]), rows)


def next_mark(mark: bytes, number: int, entry: Entry) -> bytes:
    text = f"{number} {entry.kind} {entry.seat} {entry.value} {entry.time}" + (entry.state and f" {entry.state}")
    return blake2b(mark + text.encode(), digest_size=SIZE, person=b"hexadeck entry").digest()


def marks_after(mark: bytes, at: int, entries: Sequence[Entry]) -> list[bytes]:
    """The marks of entries that follow."""
    marks: list[bytes] = []
    for number, entry in enumerate(entries, at):
        mark = next_mark(mark, number, entry)
        marks.append(mark)
    return marks


def intact(mark: bytes, last: bytes | None, length: int, rows: Iterable[Row]) -> tuple[list[Entry], str]:
    """The entries up to where the chain is broken, and what is wrong there; nothing if the log is whole.

    `mark` is what the first entry follows; `length` and `last` are where the log ends by the account of its match.
    """
    entries: list[Entry] = []
    for number, row in enumerate(rows):
        entry = entry_from(row)
        mark = next_mark(mark, number, entry)
        if row["number"] != number or row["mark"] != mark:
            return entries, f"entry {number} of {length} is not what was written"
        entries.append(entry)
    if len(entries) != length:
        return entries[: min(len(entries), length)], f"the log has {len(entries)} entries where {length} were written"
    return entries, "" if mark == last else "the end of the log is not what was written"
