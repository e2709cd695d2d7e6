import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=50, help="how often the server is killed (default 50)")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    count: int = request.config.getoption("--kills")
    return count
