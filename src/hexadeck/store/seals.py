"""Seals: what a log cannot vouch for, because it changes in place, has a mark of its own beside it in its row.

Like the marks of a chain they need no key: they are against disks that fail.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from msgspec import json

if TYPE_CHECKING:
    from hexadeck.store.rows import Row, Values

SEALS: Final = {
    "progress": (("match",), ("status", "turn", "decider", "result", "updated")),
    "guests": (("id",), ("name",)),
    "papers": (("guest", "kind", "game", "name"), ("text", "updated")),
}
"""The tables whose rows have seals: how a row is found, and what else its seal is of."""


def seal(*values: str | int | bytes | None) -> str:
    """What shows that a row is still as it was written."""
    return blake2b(json.encode(values), digest_size=16, person=b"hexadeck row").hexdigest()


def seal_of(table: str, row: "Row") -> str:
    key, rest = SEALS[table]
    return seal(*[row[column] for column in (*key, *rest)])


def sealing(table: str) -> str:
    """The statement that seals a row; its parameters are the seal and how the row is found."""
    found = " AND ".join([f"{column} = ?{number}" for number, column in enumerate(SEALS[table][0], 2)])
    return f"UPDATE {table} SET seal = ?1 WHERE {found}"  # noqa: S608 (names from above)


def seals_of(table: str, rows: "Iterable[Row]") -> "list[Values]":
    """The parameters for all these rows."""
    return [(seal_of(table, row), *[row[column] for column in SEALS[table][0]]) for row in rows]
