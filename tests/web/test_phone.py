"""On a phone, held upright: everything can be seen, reached and tapped."""

import random
import re
from typing import Any

import pytest
from playwright.async_api import expect
from tests.web.visitor import PHONE, Visit

SMALLEST_TARGET = 24
"""CSS pixels each way, as WCAG 2.2 asks for."""

MEASURE = """smallest => {
  const { scrollWidth, clientWidth } = document.scrollingElement
  const inView = ({ top, bottom, left, right }) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  const small = [...document.querySelectorAll('[data-lit], [data-option]')]
    .filter(thing => thing.checkVisibility())
    .filter(thing => {
      // A lit place can be tapped anywhere, not only at its name.
      const { width, height } = (thing.dataset.zone ? thing.closest('[data-place]') : thing).getBoundingClientRect()
      return Math.min(width, height) < smallest
    })
  return {
    overflow: scrollWidth - clientWidth,
    isPromptSeen: inView(document.querySelector('[data-prompt] .question').getBoundingClientRect()),
    small: small.map(thing => thing.outerHTML.slice(0, 200)),
  }
}"""

SCROLLS = "({ scrollHeight, clientHeight }) => scrollHeight > clientHeight"

MATCHES: dict[str, tuple[str, dict[str, Any]]] = {
    "zenonzard": ("zenonzard", {}),
    "kanzume": ("kanzume-goddess", {}),
    "six seats": ("kanzume-goddess", {"seats": [{"who": "me"}, *[{"who": "bot"}] * 5]}),
    "chess": ("knights-and-kings-chess", {}),
    "four at a board": ("knights-and-kings-chess", {"seats": [{"who": "me"}, *[{"who": "bot"}] * 3]}),
}


@pytest.mark.parametrize("name", MATCHES)
async def test_whole_decisions_are_made_on_a_phone(visit: Visit, name: str) -> None:
    game, wish = MATCHES[name]
    guest = await visit(size=PHONE)
    table = await guest.start(game, seed="phone", **wish)
    dice = random.Random(1)

    for _ in range(8):
        if (await table.look())["isOver"]:
            break
        assert await guest.page.evaluate(MEASURE, SMALLEST_TARGET) == {"overflow": 0, "isPromptSeen": True, "small": []}
        await table.step(dice)


async def test_lanes_fit_a_phone_and_what_is_chosen_from_scrolls(visit: Visit) -> None:
    guest = await visit(size=PHONE)
    page = guest.page
    await page.set_viewport_size({"width": 390, "height": 844})
    table = await guest.start("knights-of-the-zodiac", seed="lanes")
    await table.look()
    assert not await page.locator(".table").evaluate(SCROLLS)

    await page.set_viewport_size({"width": 390, "height": 500})

    assert await page.locator(".tray .things").evaluate(SCROLLS)
    parts = [await page.locator(part).bounding_box() for part in (".tray .things", ".felt")]
    things, felt = [part["y"] + part["height"] for part in parts if part is not None]
    assert things <= felt


async def test_an_arrow_ends_where_the_table_does_when_its_target_is_scrolled_away(visit: Visit) -> None:
    """The foe attacks: the line comes from far up and leads to one's own Life far down, and the table is short."""
    guest = await visit(size=PHONE)
    table = await guest.start("zenonzard", lesson="a-trick-in-the-flash-phase")
    await table.prompt.get_by_role("button", name="End the Main Phase").click()
    await expect(table.prompt).to_contain_text("Raven Cat attacks.")
    line = guest.page.locator("[data-arrows] path.line")
    field = guest.page.locator(".table")
    box = await field.bounding_box()
    assert box is not None
    top, bottom = box["y"], box["y"] + box["height"]

    ends = []
    for height in ("0", "field.scrollHeight"):
        before = await line.get_attribute("d")
        await field.evaluate(f"field => field.scrollTo(0, {height})")
        await expect(line).not_to_have_attribute("d", before or "")
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", await line.get_attribute("d") or "")]
        ends.append((numbers[1], numbers[-1]))

    assert [end for pair in ends for end in pair if not top <= end <= bottom] == []
    assert ends[0][1] == bottom
    assert ends[1][0] == top


@pytest.mark.parametrize("path", ["/", "/new/zenonzard", "/games/zenonzard/rules", "/games/zenonzard/workshop"])
async def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    guest = await visit(size=PHONE)
    await guest.go(path)
    await guest.page.locator("main h2, main article, main li").first.wait_for()

    assert await guest.page.evaluate("document.scrollingElement.scrollWidth") == PHONE[0]
