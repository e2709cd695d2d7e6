"""Where things are: nothing is cut off, nothing lies over what is asked, nothing jumps."""

import random
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.server.table import Dice, Guest, Server, play_on
from tests.web.visitor import DESKTOP, PHONE, Visit, Visitor

from hexadeck import games

SMALLEST_TYPE = 8.95
"""Pixels: nine, but for rounding."""
BATTLE = "908df0"
"""A puzzle of Knights of the Zodiac in the midst of a battle, with Knights in the own Realm."""
CUT_OFF = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect()
  const isWithin = ({ left, right, top, bottom }, outer) =>
    left >= outer.left - 1 && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1
  const table = document.querySelector('.table')
  const names = [...document.querySelectorAll('.table [data-plate] .names :is(b, small)')]
  const lit = [...document.querySelectorAll('.table [data-lit]')]
  const panels = [...document.querySelectorAll('.table .panel.small')]
  const parts = [...document.querySelectorAll('.table .panel.small :is(.label, .slot)')]
    .filter(part => part.checkVisibility())
  return [
    ...(table.scrollHeight > table.clientHeight + 1 ? ['the table scrolls'] : []),
    ...[...names, ...lit].filter(thing => !isWithin(thing.getBoundingClientRect(), felt)).map(thing => thing.outerHTML),
    ...names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => `cut: ${name.innerText}`),
    ...parts.filter(part => !panels.some(panel => isWithin(part.getBoundingClientRect(),
      panel.getBoundingClientRect()))).map(part => `out of its panel: ${part.className}`),
  ]
}"""
PAINTED_OTHERWISE = """() => {
  const pictures = new Map()
  const cards = [...document.querySelectorAll('[data-place="0/hand"] [data-card]:has(rect)')]
  const fault = ({ dataset: { card } }, fill) => {
    if (document.getElementById(fill.slice(5, -1))?.tagName !== 'pattern') return `${card} has no picture`
    if ((pictures.get(card) ?? fill) !== fill) return `${card} has two pictures`
    pictures.set(card, fill)
  }
  return cards.map(card => fault(card, card.querySelector('rect').getAttribute('fill'))).filter(Boolean)
}"""
"""Cards in hand that are not painted with the picture of all cards alike."""
OUT_OF_LANE = """() => [...document.querySelectorAll('.lane')].flatMap(lane => {
  const { left, right } = lane.getBoundingClientRect()
  return [...lane.querySelectorAll('.slot, .under')].filter(part => {
    const box = part.getBoundingClientRect()
    return box.left < left - 1 || box.right > right + 1
  }).map(part => part.outerHTML.slice(0, 90))
})"""
PILES = "[...document.querySelectorAll('.side .piles')].map(piles => piles.getBoundingClientRect().top)"
"""How high the piles of the seats lie."""
OVER_PROMPT = """() => {
  const preview = document.querySelector('.preview').getBoundingClientRect()
  const prompt = document.querySelector('[data-prompt]').getBoundingClientRect()
  const log = document.querySelector('[data-log]').getBoundingClientRect()
  return preview.right > Math.min(prompt.left, log.left)
}"""
FIRST_RANK = """() => [...document.querySelectorAll('[data-square]')].filter(square => {
  const { x, y, width, height } = square.getBoundingClientRect()
  return !square.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).map(square => square.dataset.square)"""
TOO_SMALL = """least => {
  const scaleOf = element => {
    if (element instanceof SVGElement) return element.getScreenCTM().a
    let scale = 1
    for (let at = element; at; at = at.parentElement) {
      const { transform } = getComputedStyle(at)
      const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform)
      scale *= Math.sqrt(Math.abs(a * d - b * c))
    }
    return scale
  }
  const isSeen = text => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, height } = range.getBoundingClientRect()
    const isClipped = text.parentElement.closest('.unseen') !== null
    return width > 1 && height > 1 && !isClipped && text.parentElement.checkVisibility({ visibilityProperty: true })
  }
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.data.trim() || !isSeen(text)) continue
    const size = parseFloat(getComputedStyle(text.parentElement).fontSize) * scaleOf(text.parentElement)
    if (size < least) found.push(`${text.data.trim()}: ${size.toFixed(1)} px`)
  }
  return found
}"""
"""What is written smaller than that, with all that is scaled counted in."""
QUIET = """() => {
  const quiet = document.querySelector('[data-prompt] .foot .option')
  if (!quiet) return null
  const { right, bottom } = quiet.getBoundingClientRect()
  return [Math.round(right), Math.round(bottom)]
}"""


@pytest.mark.parametrize("mode", ["individual", "team"])
async def test_six_seats_fit_a_laptop(visit: Visit, house: Server, mode: str) -> None:
    """From the first question on, and from a later one, when much lies on the table; also for who watches."""
    for before in (0, 25):
        guest = await visit()
        table = await guest.sit(await begun(guest, house, mode, before))
        watcher = await visit()
        await watcher.go((await guest.match())["watch"])
        await expect(watcher.page.locator("[data-plate]")).to_have_count(6)
        assert await watcher.page.evaluate(CUT_OFF) == []
        await watcher.page.set_viewport_size({"width": 390, "height": 844})
        await expect(watcher.page.locator(".whole.narrow")).to_be_visible()
        assert [cut for cut in await watcher.page.evaluate(CUT_OFF) if cut.startswith("out of its panel")] == []
        await watcher.page.close()
        dice = random.Random(6)
        for _ in range(4):
            await table.look()
            assert await guest.page.evaluate(CUT_OFF) == []
            assert await guest.page.evaluate(PAINTED_OTHERWISE) == []
            if not await table.step(dice):
                break


async def test_a_deal_reaches_every_place(visit: Visit, house: Server) -> None:
    """Where things move it is drawn seat by seat, and what lies in the middle last."""
    guest = await visit(settings={"botPace": "instant", "settles": False})
    table = await guest.sit(await begun(guest, house, "individual", 0))

    await table.step(random.Random(6))

    drawn = guest.page.locator("[data-handle]:has(rect)")
    for place in ("[data-place$='/god']", "[data-place^='/warriors']"):
        await expect(guest.page.locator(place).locator(drawn)).to_have_count(6)


@pytest.mark.parametrize("game", games.names())
async def test_nothing_on_a_table_is_written_too_small(visit: Visit, house: Server, game: str) -> None:
    """With as many seats as there can be, on a laptop and on a phone."""
    host = await visit()
    most = games.load(game).seats[-1]
    match = await played(host, house, 25, game, *["bot"] * (most - 1), seed="type")
    for width, height in ((1280, 800), (390, 844)):
        await host.page.set_viewport_size({"width": width, "height": height})
        await host.sit(match)
        assert await host.page.evaluate(TOO_SMALL, SMALLEST_TYPE) == []


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
async def test_a_battle_leaves_the_own_cards_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    """How its numbers add up stands beside the table."""
    guest = await visit(size=size)
    table = await guest.start("knights-of-the-zodiac", puzzle=BATTLE)
    await table.look()

    await expect(guest.page.get_by_role("group", name="How the numbers add up")).to_be_visible()
    assert await guest.page.evaluate(CUT_OFF) == []
    assert await guest.page.evaluate(OUT_OF_LANE) == []
    await guest.page.get_by_role("button", name=re.compile("Set aside")).first.click()
    await expect(guest.page.get_by_role("dialog", name=re.compile("Set aside"))).to_be_visible()


async def begun(visitor: Visitor, house: Server, mode: str, choices: int) -> str:
    """A match of six in which so many choices were made."""
    return await played(visitor, house, choices, "kanzume-goddess", *["bot"] * 5, seed="six", mode=mode)


async def played(visitor: Visitor, house: Server, choices: int, *seats: str, **wish: Any) -> str:
    """A match of the visitor's in which so many choices were made."""
    async with Guest(house) as guest:
        match = await guest.create(*seats, **wish)
        async with guest.sit(match) as live:
            await play_on(live, Dice(6), choices)
        await visitor.be(guest)
    return match


async def test_the_card_under_the_mouse_never_lies_over_the_question(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="hover")
    await table.look()
    preview = guest.page.locator(".preview")
    cards = guest.page.locator("[data-place='0/hand'] [data-card]")

    for place in range(await cards.count()):
        await hover(guest.page, place)
        await expect(preview).to_be_visible()
        assert not await guest.page.evaluate(OVER_PROMPT)
        await guest.page.mouse.move(640, 400)
        await expect(preview).to_have_count(0)


async def hover(page: Page, place: int) -> None:
    box = await page.locator("[data-place='0/hand'] [data-card]").nth(place).bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + 8, box["y"] + 60)
    await page.mouse.move(box["x"] + 12, box["y"] + 70)


async def test_the_default_answer_is_always_at_the_same_place(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="steady")
    dice = random.Random(4)
    places = set()
    for _ in range(12):
        await table.look()
        place = await guest.page.evaluate(QUIET)
        if place is not None:
            places.add(tuple(place))
        await table.step(dice)

    assert len(places) == 1


async def test_on_a_phone_the_whole_board_is_seen_while_a_piece_is_chosen(visit: Visit) -> None:
    guest = await visit(size=PHONE)
    table = await guest.start("knights-and-kings-chess", seed="rank")
    dice = random.Random(2)
    for _ in range(10):
        await table.look()
        assert await guest.page.evaluate(FIRST_RANK) == []
        await table.step(dice)


async def test_the_table_keeps_its_size_whatever_is_on_the_plate(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="size")
    dice = random.Random(5)
    widths = set()
    for _ in range(14):
        await table.look()
        widths.add(await guest.page.evaluate("document.querySelector('.felt').getBoundingClientRect().height"))
        await table.step(dice)

    assert len(widths) == 1


async def test_a_counter_that_comes_and_goes_moves_no_pile(visit: Visit, house: Server) -> None:
    guest = await visit()
    match = await played(guest, house, 1, "zenonzard", seed="look")
    table = await guest.sit(match)
    movements = guest.page.locator("[data-plate='0'] [data-counted=movements]")
    dice = random.Random(6)
    places: list[Any] = []
    while not places or await movements.count() == 0:
        places.append(await guest.page.evaluate(PILES))
        await table.step(dice)
        await table.look()

    assert {tuple(place) for place in [*places, await guest.page.evaluate(PILES)]} == {tuple(places[0])}


@pytest.mark.parametrize(
    ("game", "choices", "place", "width"),
    [("knights-of-the-zodiac", 24, "/damage", 68), ("knights-and-kings", 16, "0/field", 70)],
)
async def test_the_cards_that_matter_use_the_height_of_a_laptop(
    visit: Visit, house: Server, game: str, choices: int, place: str, width: int
) -> None:
    guest = await visit()
    match = await played(guest, house, choices, game, seed="look")
    await guest.sit(match)
    cards = guest.page.locator(f".table [data-place='{place}'] [data-card]")

    assert all([await card.evaluate("card => card.offsetWidth") >= width for card in await cards.all()])
    assert await cards.count() > 0
    assert await guest.page.evaluate(CUT_OFF) == []
    assert await guest.page.evaluate(OUT_OF_LANE) == []


async def test_a_counter_that_comes_and_goes_moves_no_other_seat(visit: Visit) -> None:
    """Between seats on both sides a plate is so narrow that a second counter has a line of its own."""
    watcher = await visit(settings={"motion": "none"})
    await watcher.start("kanzume-goddess", seats=[{"who": "bot"}] * 6, seed="six")
    page = watcher.page
    await expect(page.locator("[data-place$='/god'] [data-handle]")).to_have_count(6)
    heights = "[...document.querySelectorAll('.panel.small')].map(panel => panel.getBoundingClientRect().height)"
    with_one = await page.evaluate(heights)

    await expect(page.locator(".panel.small .counter + .counter").first).to_be_visible()

    assert await page.evaluate(heights) == with_one


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_the_sheet_of_five_scores_fits_and_leaves_the_buttons_in_sight(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = await visit(size=size)
    table = await guest.start("saint-seiya", *["bot"] * 4, seed="six")
    await table.play(random.Random(3))
    await table.result.wait_for()
    await expect(table.result.get_by_role("columnheader", name="Greta bot 5")).to_be_attached()
    assert await table.result.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    await expect(table.result.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    await expect(table.result.get_by_role("link", name="Back to the games")).to_be_in_viewport(ratio=1)
