"""A browser, a server and visitors. Whatever a visitor's browser complains of fails the test that it happened in."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.async_api import expect
from tests.server.table import Server
from tests.web.stage import Stage
from tests.web.visitor import PATIENCE, Visit, Visitor, arrive

from system_packages import chromium

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "hexadeck" / "server" / "web" / "index.html"
PICTURES = ROOT / ".build" / "failed-pages"
LONGEST_TEST = 150

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    program = chromium()
    if program is None:
        pytest.fail("there is no Chromium to test with: `make test` installs it, or says how")
    stage = Stage(program)
    yield stage
    stage.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that need none of their own; each test has visitors of its own."""
    if not BUILT.exists():
        pytest.fail(f"the browser's part is not built ({BUILT.relative_to(ROOT)}): run `make web` or `make test`")
    server = Server(tmp_path_factory.mktemp("web") / "data")
    yield server
    status, _ = server.stop()
    assert (status, server.errors()) == (0, [])


@pytest.fixture
def visitors() -> list[Visitor]:
    """All who came in this test."""
    return []


@pytest.fixture
def visit(stage: Stage, house: Server, visitors: list[Visitor]) -> Iterator[Visit]:
    """Lets somebody come to the house: `await visit(size=PHONE)`."""

    async def come(server: Server = house, **how: Any) -> Visitor:
        visitors.append(await arrive(stage.browser, server.url, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        stage.run(visitor.context.close(), 30)
    assert [fault for visitor in visitors for fault in visitor.faults()] == []


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests that are coroutines run on the stage; a failed one leaves a picture of each page."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    stage = cast(Stage, pyfuncitem.funcargs["stage"])
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    try:
        stage.run(pyfuncitem.obj(**arguments), LONGEST_TEST)
    except BaseException:
        stage.run(take_pictures(pyfuncitem.name, cast(list[Visitor], pyfuncitem.funcargs.get("visitors", []))), 30)
        raise
    return True


async def take_pictures(test: str, visitors: list[Visitor]) -> None:
    for number, visitor in enumerate(visitors):
        name = re.sub(r"\W+", "-", f"{test}-{number}")
        await visitor.page.screenshot(path=PICTURES / f"{name}.png", timeout=10_000)
