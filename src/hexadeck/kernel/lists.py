"""The functions of `rows` for plain Python, where a row is a list: as few calls as possible."""

from collections.abc import Iterable
from typing import Any, Final


def append(row: list[Any], item: Any) -> list[Any]:
    row.append(item)
    return row


def extend(row: list[Any], items: Iterable[Any]) -> list[Any]:
    row += items
    return row


def pop(row: list[Any], index: int = -1) -> tuple[list[Any], Any]:
    item = row.pop(index)
    return row, item


def remove(row: list[Any], item: Any) -> list[Any]:
    row.remove(item)
    return row


def room_for(count: int) -> list[int]:
    return []


def filled(number: int, count: int) -> list[int]:
    return [number] * count


def counted(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


def empty_rows(count: int) -> list[list[int]]:
    return [[] for _ in range(count)]


def copied(rows: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in rows]


def without(cards: list[int], card: int) -> list[int]:
    rest = cards[:]
    rest.remove(card)
    return rest


def has(row: list[int], number: int) -> bool:
    return number in row


def on_top(cards: list[int], card: int) -> list[int]:
    return [*cards, card]


def below_all(card: int, cards: list[int]) -> list[int]:
    return [card, *cards]


def joined(cards: list[int], others: list[int]) -> list[int]:
    return cards + others


def with_twelve(
    row: list[int],
    at: int,
    a: int,
    b: int,
    c: int,
    d: int,
    e: int,
    f: int,
    g: int,
    h: int,
    i: int,
    j: int,
    k: int,
    m: int,
) -> list[int]:
    row[at : at + 12] = (a, b, c, d, e, f, g, h, i, j, k, m)
    return row


def backwards(cards: list[int]) -> list[int]:
    return cards[::-1]


INSTEAD: Final[dict[str, Any]] = {
    "append": append,
    "backwards": backwards,
    "below_all": below_all,
    "copied": copied,
    "counted": counted,
    "empty_rows": empty_rows,
    "extend": extend,
    "filled": filled,
    "has": has,
    "joined": joined,
    "no_numbers": list,
    "no_rows": list,
    "on_top": on_top,
    "pop": pop,
    "remove": remove,
    "room_for": room_for,
    "row_of": list,
    "rows_of": list,
    "vec": list,
    "with_twelve": with_twelve,
    "without": without,
}
"""By the names they have in `rows`."""
