import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=15, help="how often the server is killed (default 15)")
    parser.addoption("--processes", type=int, default=1, help="how many processes that server has (default 1)")
    parser.addoption("--damages", type=int, default=200, help="how often files are damaged (default 200)")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    count: int = request.config.getoption("--kills")
    return count


@pytest.fixture
def damages(request: pytest.FixtureRequest) -> int:
    count: int = request.config.getoption("--damages")
    return count


@pytest.fixture
def processes(request: pytest.FixtureRequest) -> int:
    count: int = request.config.getoption("--processes")
    return count
