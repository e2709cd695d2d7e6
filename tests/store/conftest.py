"""Every test that asks for a place or a store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.postgres import PostgresServer, postgres
from tests.store.place import Place

from hexadeck.store.store import Store

__all__ = ["postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return Place(tmp_path, request.getfixturevalue("postgres") if request.param == "postgres" else None)


@pytest.fixture
def alone(tmp_path: Path) -> Place:
    """SQLite only."""
    return Place(tmp_path, None)


@pytest.fixture
def shared(tmp_path: Path, postgres: PostgresServer) -> Place:
    """PostgreSQL only."""
    return Place(tmp_path, postgres)


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    opened = await place.open()
    yield opened
    await opened.close()
