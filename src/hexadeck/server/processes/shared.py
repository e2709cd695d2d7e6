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
SET: Final = Struct("<" + "Qdd" * WAYS)
"""All its places, to be read at once."""
EMPTY: Final = 0


class SharedPairs:
    """Pairs of numbers by key. Whoever changes them holds the `SharedLock`, unless it does no harm if one of two
    changes made at the same moment is lost."""

    def __init__(self, path: Path) -> None:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            os.ftruncate(file, SETS * SET.size)
            self._rows = mmap.mmap(file, 0)
        finally:
            os.close(file)

    def get(self, key: str, default: Pair) -> Pair:
        mark, start = self._look_up(key)
        numbers = SET.unpack_from(self._rows, start)
        marks = numbers[::3]
        if mark not in marks:
            return default
        way = marks.index(mark)
        return numbers[3 * way + 1], numbers[3 * way + 2]

    def put(self, key: str, pair: Pair) -> None:
        mark, start = self._look_up(key)
        numbers = SET.unpack_from(self._rows, start)
        marks, ages = numbers[::3], numbers[2::3]
        found = [marks.index(wanted) for wanted in (mark, EMPTY) if wanted in marks]
        way = found[0] if found else ages.index(min(ages))
        ROW.pack_into(self._rows, start + way * ROW.size, mark, *pair)

    def drop(self, key: str) -> None:
        mark, start = self._look_up(key)
        marks = SET.unpack_from(self._rows, start)[::3]
        if mark in marks:
            ROW.pack_into(self._rows, start + marks.index(mark) * ROW.size, EMPTY, 0, 0)

    def clear(self) -> None:
        self._rows[:] = bytes(len(self._rows))

    @staticmethod
    def _look_up(key: str) -> tuple[int, int]:
        """The mark of a key, and where its places begin."""
        mark = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "little") or 1
        return mark, mark % SETS * SET.size


class SharedLock:
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
