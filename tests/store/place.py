"""Where a store is kept: a folder, or a database of a server."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.postgres import PostgresServer

from hexadeck.store.open import open_store
from hexadeck.store.sqlite import APPLICATION, FILE
from hexadeck.store.store import Store

ROOT = Path(__file__).resolve().parent.parent.parent


class Place:
    """On the server if there is one, else in the folder."""

    def __init__(self, folder: Path, server: PostgresServer | None) -> None:
        self.folder = folder
        self.server = server
        self.url = server.empty_database() if server else None

    async def open(self) -> Store:
        return await open_store(self.url, self.folder)

    def start_program(self, name: str, *arguments: str) -> "subprocess.Popen[str]":
        """Another process on the same store, which talks to us by its output."""
        command = [sys.executable, "-m", f"tests.store.{name}", self.url or "", str(self.folder), *arguments]
        return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def make(self, version: int, statements: list[str]) -> None:
        """A database of another version, before anything opens it."""
        if self.server:
            schema = "CREATE SCHEMA hexadeck; SET search_path = hexadeck"
            number = f"CREATE TABLE version AS SELECT {version} AS number"
            self.server.execute("; ".join([schema, number, *statements]))
        else:
            marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {version}"
            with closing(sqlite3.connect(self.folder / FILE)) as connection:
                connection.executescript("; ".join([marks, *statements]))


def lines_until_killed(process: "subprocess.Popen[str]", count: int) -> list[str]:
    """All that a program had said when it was killed, soon after so many lines."""
    assert process.stdin is not None
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(count)]
    process.kill()
    lines += process.stdout.readlines()
    process.stdin.close()
    process.stdout.close()
    process.wait()
    return lines
