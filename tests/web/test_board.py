"""Chess by touching pieces."""

import random

import pytest
from playwright.async_api import Locator, expect
from tests.web.table import Table
from tests.web.visitor import Visit, Visitor


async def at_the_board(visit: Visit) -> tuple[Visitor, Table]:
    """A table at which a piece of one's own can be touched."""
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", seed="pieces")
    dice = random.Random(1)
    for _ in range(20):
        await table.look()
        await guest.page.wait_for_timeout(400)
        if await guest.page.locator("[data-movable]").count():
            return guest, table
        await table.step(dice)
    raise AssertionError("no piece could be moved")


async def middle(thing: Locator) -> tuple[float, float]:
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("how", ["click", "drag"])
async def test_a_piece_goes_where_it_is_put(visit: Visit, how: str) -> None:
    guest, _ = await at_the_board(visit)
    page = guest.page
    piece = page.locator("[data-movable]").first
    label = (await piece.get_attribute("aria-label") or "").split(", ")[1]
    square = await piece.get_attribute("data-square")
    x, y = await middle(piece)

    await page.mouse.move(x, y)
    await page.mouse.down()
    if how == "click":
        await page.mouse.up()
        target = page.locator("[data-target]").first
        name = await target.get_attribute("data-square")
        await target.click()
    else:
        await page.mouse.move(x + 12, y + 12)
        target = page.locator("[data-target]").first
        name = await target.get_attribute("data-square")
        await page.mouse.move(*await middle(target), steps=4)
        await page.mouse.up()
    which = page.get_by_role("group", name="With which card?")
    if await which.count():
        await which.get_by_role("button").first.click()

    await expect(page.locator(f"[data-square={name}]")).to_have_attribute("aria-label", f"{name}, {label}")
    await expect(page.locator(f"[data-square={square}] .figure")).to_have_count(0)
