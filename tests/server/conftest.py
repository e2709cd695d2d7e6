from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.table import Serve, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that need no special one; each test has guests of its own."""
    with Server(tmp_path_factory.mktemp("server") / "data") as server:
        yield server
        status, _ = server.stop()
        assert (status, server.errors()) == (0, [])


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers that end with the test, however it ends."""
    with ExitStack() as stack:
        yield lambda *options, folder="data", **environment: stack.enter_context(
            Server(tmp_path / folder, *options, **environment)
        )
