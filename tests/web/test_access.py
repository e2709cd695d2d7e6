"""Every page for everybody: axe-core finds nothing serious, by day and by night, on a desk and on a phone."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.table import Dice, Guest, Server, play_on
from tests.web.conftest import ROOT
from tests.web.visitor import PHONE, Visit, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

FINDINGS = """async rules => {
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {}
  // Drawings are hidden from everybody who listens, and of many articles that are made alike a few are enough.
  const context = { exclude: ['svg[aria-hidden="true"]', 'article:nth-of-type(n + 4)'] }
  const { violations } = await axe.run(context, { ...only, resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.length, ...nodes.slice(0, 3).map(node => node.html.slice(0, 200))])
}"""

PAGES = {
    "home": "/",
    "set-up": "/new/zenonzard",
    "rules": "/games/kanzume-goddess/rules",
    "cards": "/games/knights-and-kings-chess/cards",
    "decks": "/games/zenonzard/decks",
    "workshop": "/games/knights-of-the-zodiac/workshop",
    "studio": "/games/zenonzard/studio",
    "lab": "/games/zenonzard/lab",
    "lost": "/nowhere",
}

TABLES: dict[str, tuple[str, int, int]] = {
    "zenonzard": ("zenonzard", 2, 12),
    "six seats": ("kanzume-goddess", 6, 20),
    "chess": ("knights-and-kings-chess", 2, 4),
}
"""A game, its seats, and how many choices are made before the page is looked at."""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        pytest.fail(f"{AXE.relative_to(ROOT)} is not there: run `make test`")
    return AXE.read_text("utf-8")


async def findings(guest: Visitor, axe: str) -> list[Any]:
    """What is serious on this page as it is now."""
    await guest.page.evaluate(axe)
    found: list[Any] = await guest.page.evaluate(FINDINGS, None)
    return found


async def findings_by_day_and_night(guest: Visitor, axe: str) -> list[Any]:
    """Everything by day, and what depends on colours by night as well; the colours are the same at every size."""
    by_day = await findings(guest, axe)
    await guest.page.emulate_media(color_scheme="dark")
    by_night = await guest.page.evaluate(FINDINGS, ["color-contrast"])
    await guest.page.emulate_media(color_scheme="light")
    return [*by_day, *[("night", *finding) for finding in by_night]]


@pytest.mark.parametrize("page", PAGES)
async def test_a_page_has_no_serious_barrier(visit: Visit, axe: str, page: str) -> None:
    guest = await visit()
    guest.expected = "404"
    await guest.go(PAGES[page])
    await guest.page.locator("main h2, main li, main article, main textarea, main form, main .lost").first.wait_for()
    on_a_desk = await findings_by_day_and_night(guest, axe)
    await guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    on_a_phone = await findings(guest, axe)

    assert [*on_a_desk, *on_a_phone] == []


@pytest.mark.parametrize("name", TABLES)
async def test_a_table_has_no_serious_barrier(visit: Visit, house: Server, axe: str, name: str) -> None:
    desk, phone = await visit(), await visit(size=PHONE)
    await at_table([desk, phone], house, *TABLES[name])

    assert [*await findings_by_day_and_night(desk, axe), *await findings(phone, axe)] == []


async def at_table(visitors: list[Visitor], house: Server, game: str, seats: int, choices: int) -> None:
    """All of them are one guest, in one match."""
    async with Guest(house) as guest:
        match = await guest.create(game, *["bot"] * (seats - 1), seed="axe")
        async with guest.sit(match) as live:
            await play_on(live, Dice(1), choices)
        for visitor in visitors:
            await visitor.be(guest)
    for visitor in visitors:
        await visitor.sit(match)


async def test_a_finished_match_has_no_serious_barrier(visit: Visit, axe: str) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", seed="axe")
    await table.look()
    await table.concede()
    result = await findings_by_day_and_night(guest, axe)

    await table.result.get_by_role("link", name="Replay").click()
    await guest.page.locator("[data-plate]").first.wait_for()
    replay = await findings_by_day_and_night(guest, axe)

    phone = await visit(size=PHONE)
    await phone.context.add_cookies(await guest.context.cookies())  # type: ignore[arg-type]  # what it gives it takes
    await phone.go(urlsplit(guest.page.url).path)
    await phone.page.locator("[data-plate]").first.wait_for()

    assert [*result, *replay, *await findings(phone, axe)] == []


async def test_windows_have_no_serious_barrier(visit: Visit, axe: str) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/kanzume-goddess/cards")
    await page.locator("main li button").nth(3).click()
    await page.locator("dialog[open]").wait_for()
    zoom = await findings_by_day_and_night(guest, axe)

    await guest.start("zenonzard", "open")
    await page.get_by_label("Invite link").wait_for()
    invitation = await findings_by_day_and_night(guest, axe)

    await page.get_by_role("button", name="More").click()
    await page.get_by_role("button", name="Settings").click()
    await page.locator("dialog[open]").wait_for()
    settings = await findings_by_day_and_night(guest, axe)

    assert [*zoom, *invitation, *settings] == []
