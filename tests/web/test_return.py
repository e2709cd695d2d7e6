"""Whatever happens to the page or the server, the match goes on where it was."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import WebSocketRoute, expect
from tests.server.table import Dice, Guest, Server, play_on
from tests.web.visitor import Visit


async def test_a_reload_leads_back_to_the_same_question(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="reload")
    dice = random.Random(2)
    for _ in range(6):
        await table.step(dice)
    before = await table.look()
    words = await table.prompt.locator(".question").inner_text()

    await guest.page.reload()

    table = guest.table()
    assert (await table.look())["question"] == before["question"]
    await expect(table.prompt.locator(".question")).to_have_text(words)
    while (await table.look())["question"] == before["question"]:
        await table.step(dice)


async def test_a_reload_in_the_middle_of_a_choice_begins_the_choice_anew(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", seed="path")
    dice = random.Random(4)
    while not (before := await table.look())["path"]:
        await table.step(dice)

    await guest.page.reload()

    table = guest.table()
    after = await table.look()
    assert (after["question"], after["path"]) == (before["question"], 0)
    while (await table.look())["question"] == before["question"]:
        await table.step(dice)


async def test_who_answers_twice_is_told_so_in_plain_words(visit: Visit) -> None:
    """The same guest in two windows, of which the second has not heard of what the first answered."""
    guest, other = await visit(), await visit()
    await guest.start("zenonzard", seed="twice")
    await other.context.add_cookies(await guest.context.cookies())  # type: ignore[arg-type]  # as they are
    is_deaf = asyncio.Event()

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(
            lambda text: None if is_deaf.is_set() and '"type":"state"' in str(text) else socket.send(text)
        )

    await other.page.route_web_socket("**/live", stand_between)
    await other.page.goto(guest.page.url)
    for window in (guest, other):
        await window.table().look()
    is_deaf.set()
    await guest.page.keyboard.press("Space")
    await expect(guest.page.locator("[data-table]")).not_to_have_attribute("data-question", "0")

    await other.page.keyboard.press("1")

    await expect(other.page.get_by_text("Too late: that question has already been answered.")).to_be_visible()


async def test_a_choice_can_be_stepped_back(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", seed="path")
    dice = random.Random(4)
    while not (seen := await table.look())["path"]:
        await table.step(dice)

    await guest.page.keyboard.press("Escape")
    await expect(table.prompt.locator("ol.path")).to_have_count(0)
    await expect(guest.page.locator("[data-table]")).to_have_attribute("data-question", seen["question"])


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone."""
    server = Server(tmp_path / "data")
    yield server
    server.kill()
    assert server.errors() == []


async def test_a_page_comes_back_by_itself_when_the_server_was_killed(visit: Visit, fragile: Server) -> None:
    guest = await visit(fragile)
    guest.expected = "WebSocket connection to .* failed"
    table = await guest.start("knights-and-kings-chess", seed="killed")
    dice = random.Random(6)
    for _ in range(3):
        await table.step(dice)
    asked = await table.look()
    log = await guest.page.locator("[data-log]").inner_text()

    fragile.kill()
    await expect(guest.page.get_by_text("Reconnecting…")).to_be_visible()
    await asyncio.to_thread(fragile.start, fragile.port)
    await expect(guest.page.get_by_text("Reconnecting…")).to_have_count(0)

    assert (await guest.table().look())["question"] == asked["question"]
    await expect(guest.page.locator("[data-log]")).to_have_text(log, use_inner_text=True)
    await table.play(dice)
    await expect(table.result).to_be_visible()


async def test_what_another_window_answers_is_shown_without_a_complaint(visit: Visit, house: Server) -> None:
    """The page asks by itself where pieces can go; on a slow line the question may be answered before."""
    visitor = await visit()
    await visitor.page.route_web_socket(re.compile("/live"), slow_line)
    async with Guest(house) as guest:
        match = await guest.create("knights-and-kings-chess", "bot", seed="two windows")
        await visitor.be(guest)
        await visitor.sit(match)
        async with guest.sit(match) as elsewhere:
            await play_on(elsewhere, Dice(1), 6)
            asked = elsewhere.state["question"]
    await expect(visitor.page.locator("[data-table]")).to_have_attribute("data-question", str(asked))
    # What the page asked last is answered by now.
    await asyncio.sleep(0.7)
    assert await visitor.page.locator(".toast").all_inner_texts() == []


def slow_line(socket: WebSocketRoute) -> None:
    """What the server sends takes a third of a second."""
    server = socket.connect_to_server()
    server.on_message(lambda message: asyncio.get_running_loop().call_later(0.3, socket.send, message) and None)
