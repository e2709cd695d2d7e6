"""Rows of numbers: zones and columns are packed vectors, which compiled code reads without making objects.

This is the only module that names the library behind them, which is new and may change. In plain Python a row is a
list, and `lists` has the same functions for it.

Whoever appends to a row goes on with the row that comes back and no longer looks at the old one.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from hexadeck.kernel import lists

COMPILED: Final = not __file__.endswith(".py")

if COMPILED:
    from librt.vecs import append, extend, pop, remove, vec

__all__ = ["append", "extend", "pop", "remove", "vec"]

GROWTH: Final[i64] = 160
"""By so much a row that is being filled grows when it is full."""

Row: TypeAlias = "vec[i64]"
Rows: TypeAlias = "vec[vec[i64]]"


def no_numbers() -> Row:
    """A row with nothing in it."""
    return vec[i64]()


def room_for(count: i64) -> Row:
    """A row with nothing in it yet that will have about so many numbers."""
    return vec[i64](capacity=count)


def filled(number: i64, count: i64) -> Row:
    """One number, repeated."""
    return vec[i64]([number] * count)


def row_of(numbers: list[int]) -> Row:
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


def counted(first: i64, count: i64) -> Row:
    """Consecutive numbers, from the first on."""
    row = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        row = append(row, first + i)
        i += 1
    return row


def no_rows() -> Rows:
    return vec[vec[i64]]()


def empty_rows(count: i64) -> Rows:
    """Rows with nothing in them."""
    rows = vec[vec[i64]](capacity=count)
    i: i64 = 0
    while i < count:
        rows = append(rows, vec[i64]())
        i += 1
    return rows


def rows_of(rows: list[Row]) -> Rows:
    return vec[vec[i64]](rows)


def copied(rows: Rows) -> Rows:
    """Rows that can be changed without changing these."""
    copy = rows[:]
    i: i64 = 0
    while i < len(rows):
        copy[i] = rows[i][:]
        i += 1
    return copy


def without(cards: Row, card: i64) -> Row:
    """A zone is never changed in place: clones share it, and who goes through it may move its cards."""
    last: i64 = len(cards) - 1
    return cards[:last] if last >= 0 and cards[last] == card else remove(cards[:], card)


def has(row: Row, number: i64) -> bool:
    for other in row:
        if other == number:
            return True
    return False


def on_top(cards: Row, card: i64) -> Row:
    more = vec[i64](capacity=len(cards) + 1)
    more = extend(more, cards)
    return append(more, card)


def below_all(card: i64, cards: Row) -> Row:
    more = vec[i64](capacity=len(cards) + 1)
    more = append(more, card)
    return extend(more, cards)


def joined(cards: Row, others: Row) -> Row:
    """Those of the first row, then those of the second."""
    more = vec[i64](capacity=len(cards) + len(others))
    return extend(extend(more, cards), others)


def with_room(row: Row) -> Row:
    """A row that is being filled, with more places behind those it has."""
    return extend(row, filled(0, GROWTH))


def with_twelve(
    row: Row,
    at: i64,
    a: i64,
    b: i64,
    c: i64,
    d: i64,
    e: i64,
    f: i64,
    g: i64,
    h: i64,
    i: i64,
    j: i64,
    k: i64,
    m: i64,
) -> Row:
    """A row that is being filled, with twelve more numbers from this place on; what lay behind it counts no more."""
    if at + 12 > len(row):
        row = with_room(row)
    row[at] = a
    row[at + 1] = b
    row[at + 2] = c
    row[at + 3] = d
    row[at + 4] = e
    row[at + 5] = f
    row[at + 6] = g
    row[at + 7] = h
    row[at + 8] = i
    row[at + 9] = j
    row[at + 10] = k
    row[at + 11] = m
    return row


def backwards(cards: Row) -> Row:
    turned = vec[i64](capacity=len(cards))
    i: i64 = len(cards) - 1
    while i >= 0:
        turned = append(turned, cards[i])
        i -= 1
    return turned


if not COMPILED:
    globals().update(lists.INSTEAD)
