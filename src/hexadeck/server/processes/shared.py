"""Numbers that all processes of one server know: a small table in a file that each of them has in memory."""

import fcntl
import mmap
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from typing import Final

Pair = tuple[float, float]

ROW: Final = Struct("<Qdd")
"""A mark of the key, and its two numbers."""
SETS: Final = 4096
WAYS: Final = 8
"""A key has its row in one of so many places; when all are taken, the one with the smallest second number goes."""
EMPTY: Final = 0


class SharedPairs:
    """Pairs of numbers by key. Whoever changes them holds the `Turn`."""

    def __init__(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            os.ftruncate(file, SETS * WAYS * ROW.size)
            self._rows = mmap.mmap(file, 0)
        finally:
            os.close(file)

    def get(self, key: str, default: Pair) -> Pair:
        mark, places = self._look_up(key)
        for place in places:
            found, first, second = ROW.unpack_from(self._rows, place)
            if found == mark:
                return first, second
        return default

    def put(self, key: str, pair: Pair) -> None:
        mark, places = self._look_up(key)
        rows = [(ROW.unpack_from(self._rows, place), place) for place in places]
        own = [place for (found, _, _), place in rows if found == mark]
        free = [place for (found, _, _), place in rows if found == EMPTY]
        oldest = min(rows, key=lambda row: row[0][2])[1]
        ROW.pack_into(self._rows, (own or free or [oldest])[0], mark, *pair)

    def drop(self, key: str) -> None:
        mark, places = self._look_up(key)
        for place in places:
            if ROW.unpack_from(self._rows, place)[0] == mark:
                ROW.pack_into(self._rows, place, EMPTY, 0, 0)

    def clear(self) -> None:
        self._rows[:] = bytes(len(self._rows))

    @staticmethod
    def _look_up(key: str) -> tuple[int, list[int]]:
        mark = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "little") or 1
        first = mark % SETS * WAYS
        return mark, [(first + way) * ROW.size for way in range(WAYS)]


class Turn:
    """Alone among all processes for a moment. Who dies while it is their turn holds nobody up."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    @contextmanager
    def __call__(self) -> Iterator[None]:
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)
