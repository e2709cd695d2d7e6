"""Which database a store is kept in."""

from pathlib import Path

from hexadeck.store.bus import Bus
from hexadeck.store.sqlite import open_sqlite
from hexadeck.store.store import Store, StoreError


async def open_store(url: str | None, folder: Path, bus: Bus | None = None) -> Store:
    """PostgreSQL when a URL is given, else an SQLite file in the folder; brought up to the present version. Processes
    that share an SQLite file have a bus between them."""
    if url is None:
        return await open_sqlite(folder, bus)
    if url.startswith(("postgresql://", "postgres://")):
        from hexadeck.store.postgres import open_postgres  # noqa: PLC0415  # most servers need not read it

        return await open_postgres(url)
    scheme = url.partition(":")[0]
    raise StoreError(f"a database URL begins with postgresql://, not {scheme!r}; leave it out to use SQLite")
