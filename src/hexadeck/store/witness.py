"""A second account of where every log ends, in a file beside the database.

SQLite cannot tell a damaged end of its write-ahead log from one that was never written: it leaves out whatever comes
after and goes on. So after every commit a line is added here. A log that is shorter than its witness says has lost
something that was acknowledged. The witness is written after the commit is on disk and is never ahead of it.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec

LARGEST: Final = 4 * 1024 * 1024
"""A longer file is begun anew, from where all logs end."""


class End(msgspec.Struct, frozen=True, array_like=True):
    """Where the log of a match ends."""

    match: str
    length: int
    mark: str


class Account(msgspec.Struct, frozen=True, array_like=True):
    """A line: the number of the commit, and the ends of the logs that it wrote."""

    commit: int
    ends: list[End]


_account: Final = msgspec.json.Decoder(Account)


class Testimony(msgspec.Struct, frozen=True):
    """All that a witness says."""

    commit: int
    ends: dict[str, list[End]]
    """By match what was written of it, the longest log last."""
    is_whole: bool
    """Whether every line could be read, but for a last one that was cut off."""


class Witness:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = -1
        self._size = 0
        self._is_joined = False

    @property
    def is_large(self) -> bool:
        return self._size > LARGEST

    def read(self) -> Testimony | None:
        """None where there is no witness, as before the first commit."""
        try:
            lines = self._path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return None
        found: list[Account | None] = [_read_line(line) for line in lines[:-1]]
        ends: dict[str, list[End]] = {}
        for account in found:
            for end in account.ends if account is not None else ():
                ends.setdefault(end.match, []).append(end)
        commits = [account.commit for account in found if account is not None]
        return Testimony(max(commits, default=0), ends, None not in found)

    def begin_anew(self, commit: int, ends: Iterable[End]) -> None:
        """A new file takes the place of the old one in one step."""
        self.close()
        new = self._path.with_suffix(".new")
        new.touch(mode=0o600)
        line = _line(Account(commit, list(ends)))
        with new.open("wb") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self._path)
        self._file = os.open(self._path, os.O_WRONLY | os.O_APPEND)
        self._size = len(line)

    def join(self) -> None:
        """Add to the file that is there, with other processes."""
        self.close()
        self._file = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._is_joined = True
        self._size = os.fstat(self._file).st_size

    def note(self, commit: int, ends: Iterable[End]) -> None:
        """Called when the commit is on disk and before anybody hears of it. The line need not be on disk itself: a
        process that is killed leaves it to the system, and when the power goes the witness merely says less."""
        line = _line(Account(commit, list(ends)))
        if self._is_joined and not os.path.samestat(os.fstat(self._file), os.stat(self._path)):  # noqa: PTH116
            self.join()  # another process has begun it anew
        os.write(self._file, line)
        self._size += len(line)

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _line(account: Account) -> bytes:
    text = msgspec.json.encode(account)
    return b"%08x %s\n" % (crc32(text), text)


def _read_line(line: bytes) -> Account | None:
    check, _, text = line.partition(b" ")
    if check != b"%08x" % crc32(text):
        return None
    try:
        return _account.decode(text)
    except msgspec.DecodeError:
        return None
