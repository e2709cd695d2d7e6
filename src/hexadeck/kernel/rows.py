"""Rows of numbers: zones and columns are packed vectors, which compiled code reads without making objects."""

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64


def filled(number: i64, count: i64) -> vec[i64]:
    """So many times one number."""
    row = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        row = append(row, number)
        i += 1
    return row


def row_of(numbers: list[int]) -> vec[i64]:
    row = vec[i64](capacity=len(numbers))
    for number in numbers:
        row = append(row, number)
    return row


def counted(first: i64, count: i64) -> vec[i64]:
    """So many numbers, from the first on."""
    row = vec[i64](capacity=count)
    i: i64 = 0
    while i < count:
        row = append(row, first + i)
        i += 1
    return row


def empty_rows(count: i64) -> vec[vec[i64]]:
    rows = vec[vec[i64]](capacity=count)
    i: i64 = 0
    while i < count:
        rows = append(rows, vec[i64]())
        i += 1
    return rows


def copied(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    """Rows that can be changed without changing these."""
    copy = rows[:]
    i: i64 = 0
    while i < len(rows):
        copy[i] = rows[i][:]
        i += 1
    return copy


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """A zone is never changed in place: clones share it, and who goes through it may move its cards."""
    return remove(cards[:], card)


def has(row: vec[i64], number: i64) -> bool:
    for other in row:
        if other == number:
            return True
    return False


def on_top(cards: vec[i64], card: i64) -> vec[i64]:
    more = vec[i64](capacity=len(cards) + 1)
    more = extend(more, cards)
    return append(more, card)


def below_all(card: i64, cards: vec[i64]) -> vec[i64]:
    more = vec[i64](capacity=len(cards) + 1)
    more = append(more, card)
    return extend(more, cards)


def backwards(cards: vec[i64]) -> vec[i64]:
    turned = vec[i64](capacity=len(cards))
    i: i64 = len(cards) - 1
    while i >= 0:
        turned = append(turned, cards[i])
        i -= 1
    return turned
