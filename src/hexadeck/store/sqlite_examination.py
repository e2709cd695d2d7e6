"""What is looked at when an SQLite store is opened: whether anything that was written is missing at the ends.

It takes a time that grows with the matches under way and not with those that are over; `hexadeck store check` looks at
everything.
"""

import sqlite3
from contextlib import suppress
from typing import Final, NamedTuple

from hexadeck.store.bus import Bus
from hexadeck.store.chain import first_mark_of, key_mark
from hexadeck.store.store import StoreError
from hexadeck.store.witness import End, Testimony, Witness

DAMAGE: Final = (sqlite3.Error, ValueError, TypeError, LookupError)
"""What reading may raise where the bytes are not what was written: texts that are none, numbers that are missing."""
UNFINISHED: Final = "SELECT match, length, mark FROM progress WHERE status <> 'finished'"


def check_key(c: sqlite3.Connection) -> None:
    """Without its key a database knows no guest any more."""
    row = c.execute("SELECT key, mark FROM secrets").fetchone()
    if row is None or row["mark"] != key_mark(row["key"]):
        raise StoreError("the key of the database is damaged, so it would know no guest any more: restore a backup")


class Findings(NamedTuple):
    """What is wrong."""

    lost: dict[str, tuple[int, int, str]]
    """By match: how much is there, how much was written, and what that means."""
    said: list[str]
    """What the witness says besides."""

    @property
    def sentences(self) -> list[str]:
        return [*self.said, *[f"match {match}: {reason}" for match, (_, _, reason) in self.lost.items()]]


def testified(c: sqlite3.Connection, testimony: Testimony | None) -> Findings:
    """What the witness knows of and the database has not."""
    return Findings({}, []) if testimony is None else Findings(lost_by(c, testimony), _said_of(c, testimony))


def examine(c: sqlite3.Connection, witness: Witness) -> Findings:
    """The ends of what is under way."""
    check_key(c)
    findings = testified(c, witness.read())
    found = findings.lost
    for row in c.execute(UNFINISHED).fetchall():
        reason = "" if row["match"] in found else broken_end(c, row)
        if reason:
            found[row["match"]] = (row["length"], row["length"], reason)
    return findings


def note_damage(c: sqlite3.Connection, findings: Findings) -> None:
    """Matches that have lost something are remembered as damaged."""
    c.execute("BEGIN IMMEDIATE")
    c.executemany(
        "INSERT INTO damage VALUES (?, ?, ?, ?) ON CONFLICT (match) DO NOTHING",
        [(match, *what) for match, what in findings.lost.items()],
    )
    c.execute("COMMIT")


def _said_of(c: sqlite3.Connection, testimony: Testimony) -> list[str]:
    commits: int = c.execute("SELECT commits FROM secrets").fetchone()["commits"]
    said = []
    if testimony.commit > commits:
        said.append(f"the last {testimony.commit - commits} commits are gone; what was written before is there")
    if not testimony.is_whole:
        said.append("the witness file is damaged, so that it cannot vouch for everything")
    return said


def lost_by(c: sqlite3.Connection, testimony: Testimony) -> dict[str, tuple[int, int, str]]:
    found: dict[str, tuple[int, int, str]] = {}
    for match, ends in testimony.ends.items():
        row = c.execute("SELECT length, mark FROM progress WHERE match = ?", (match,)).fetchone()
        last = ends[-1]
        if row is None:
            found[match] = (0, last.length, "the match is gone")
        elif row["length"] < last.length:
            found[match] = (row["length"], last.length, f"of {last.length} entries {row['length']} are left")
        elif row["length"] == last.length and row["mark"] != bytes.fromhex(last.mark):
            # Before the first entry the mark changes with every seat that is taken; an earlier one has come back.
            if last.length or row["mark"] in [bytes.fromhex(end.mark) for end in ends[:-1]]:
                found[match] = (row["length"], last.length, "the end of the log is not what was written")
    return found


def broken_end(c: sqlite3.Connection, progress: sqlite3.Row) -> str:
    """Whether the last entry is the one that the match ends with."""
    match, length = progress["match"], progress["length"]
    if length:
        row = c.execute("SELECT max(number) AS number FROM entries WHERE match = ?", (match,)).fetchone()
        last = c.execute("SELECT mark FROM entries WHERE match = ? AND number = ?", (match, length - 1)).fetchone()
        is_whole = row["number"] == length - 1 and last is not None and last["mark"] == progress["mark"]
        return "" if is_whole else "the end of the log is not what was written"
    facts = c.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()
    seats = c.execute("SELECT * FROM seats WHERE match = ? ORDER BY seat", (match,)).fetchall()
    if facts is None or first_mark_of(facts, seats) != progress["mark"]:
        return "how the match was set up is not what was written"
    return ""


class Ledger:
    """Accounts for every commit: the number in the database, then the line of the witness."""

    def __init__(self, connection: sqlite3.Connection, witness: Witness, bus: Bus | None = None) -> None:
        self._connection = connection
        self._witness = witness
        self._bus = bus
        self._ends: dict[str, End] = {}
        self._commit = 0
        if bus is None:
            self.begin_anew()
        else:
            witness.join()

    def begin_anew(self) -> None:
        row = self._connection.execute("SELECT commits FROM secrets").fetchone()
        ends = [End(row["match"], row["length"], row["mark"].hex()) for row in self._connection.execute(UNFINISHED)]
        self._witness.begin_anew(row["commits"], ends)

    def expect(self, match: str, length: int, mark: bytes) -> None:
        """So will this log end when the group is written."""
        self._ends[match] = End(match, length, mark.hex())

    def close_group(self) -> None:
        """The last statement before the commit."""
        row = self._connection.execute("UPDATE secrets SET commits = commits + 1 RETURNING commits").fetchone()
        self._commit = row["commits"]

    def drop_group(self) -> None:
        self._ends.clear()

    def note_group(self) -> None:
        """The group is on disk. A witness that cannot be written to is no reason to stop."""
        with suppress(OSError):
            self._witness.note(self._commit, self._ends.values())
            if self._witness.is_large and (self._bus is None or self._bus.number == 0):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                self.begin_anew()
        if self._bus is not None and self._ends:
            self._bus.tell_of(self._ends)
        self._ends.clear()

    def close(self) -> None:
        self._witness.close()
