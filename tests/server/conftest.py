from collections.abc import Iterator

import pytest
from tests.server.table import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that need no special one; each test has guests of its own."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    status, _ = server.stop()
    assert (status, server.errors()) == (0, [])
