"""What nobody will come back for: decks, cards and names of guests who have never played.

Whoever writes without a cookie is another guest with every request, so that what they wrote is nobody's. Matches, and
the guests who sit at them, are never touched.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from hexadeck.store.backups import postgres
from hexadeck.store.sqlite import FILE, connect, migrate, take_lock
from hexadeck.store.store import StoreError

PAPERS: Final = (
    "DELETE FROM papers WHERE updated < ?1 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = papers.guest)"
)
NAMES: Final = (
    "DELETE FROM guests WHERE NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM papers WHERE papers.guest = guests.id)"
)
CODES: Final = "DELETE FROM codes WHERE until <= ?1"
COUNT: Final = "UPDATE secrets SET papers = (SELECT coalesce(sum(length(text)), 0) FROM papers)"


class Pruned(Struct, frozen=True):
    """How many of each are gone."""

    papers: int
    names: int


async def prune(url: str | None, folder: Path, before: int, now: int) -> Pruned:
    """Drops papers that were written before that time, names, and codes that are over; the disk gets its room back."""
    if url is None:
        return await asyncio.to_thread(_prune_file, folder, before, now)
    async with postgres(url, is_writing=True) as c:
        async with c.transaction():
            papers = await c.execute(PAPERS.replace("?", "$"), before)
            names = await c.execute(NAMES)
            await c.execute(CODES.replace("?", "$"), now)
            await c.execute(COUNT)
        await c.execute("VACUUM FULL papers")
        await c.execute("VACUUM FULL guests")
    return Pruned(_count(papers), _count(names))


def _count(said: str) -> int:
    """Of rows, as PostgreSQL says it: 'DELETE 3'."""
    return int(said.rsplit(maxsplit=1)[-1])


def _prune_file(folder: Path, before: int, now: int) -> Pruned:
    path = folder / FILE
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        with closing(take_lock(folder)), closing(connect(path)) as c:
            migrate(c, path)
            c.execute("BEGIN IMMEDIATE")
            papers, names = c.execute(PAPERS, (before,)).rowcount, c.execute(NAMES).rowcount
            c.execute(CODES, (now,))
            c.execute(COUNT)
            c.execute("COMMIT")
            c.execute("VACUUM")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be pruned: {error}") from error
    return Pruned(papers, names)
