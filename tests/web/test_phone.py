"""On a phone, held upright: everything can be seen, reached and tapped."""

import random
import re
from typing import Any

import pytest
from playwright.async_api import expect
from tests.server.table import Server
from tests.web.test_layout import played
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

OUT_OF_SIGHT = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect()
  const isInSight = thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    return left >= felt.left - 1 && right <= felt.right + 1 && top >= felt.top - 1 && bottom <= felt.bottom + 1
  }
  return [...document.querySelectorAll('.table [data-plate], .near .panel, .table [data-lit]')]
    .filter(thing => !isInSight(thing)).map(thing => thing.outerHTML.slice(0, 120))
}"""
"""Plates, the own panel and what is lit, where not all of it is on the screen."""
CUT_NAMES = """() => [...document.querySelectorAll('.table [data-plate] :is(b, small)')].filter(name => {
  const words = document.createRange()
  words.selectNodeContents(name)
  return words.getBoundingClientRect().width > name.getBoundingClientRect().width + 0.1
}).map(name => name.innerText)"""

FINGER = 32
"""CSS pixels from top to bottom."""
REACH = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const answers = at => thing.contains(document.elementFromPoint(x + width / 2, at))
  return Array.from({ length: 60 }, (_, i) => y + height / 2 + i - 30).filter(answers).length
}"""
"""How far up and down a tap still meets the thing."""

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


async def test_several_knights_of_a_lane_lie_within_it(visit: Visit) -> None:
    guest = await visit(size=PHONE)
    page = guest.page
    await page.set_viewport_size({"width": 390, "height": 844})
    table = await guest.start("knights-of-the-zodiac", puzzle="ebe0e5")
    await table.look()
    lane = await page.locator(".lane").nth(2).bounding_box()
    cards = page.locator(".lane:nth-child(3) .side:not(.near) [data-card]")
    assert lane is not None

    assert await cards.count() == 2
    for card in await cards.all():
        box = await card.bounding_box()
        assert box is not None
        assert lane["x"] <= box["x"]
        assert box["x"] + box["width"] <= lane["x"] + lane["width"]


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


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize(("game", "others"), [("kanzume-goddess", 5), ("saint-seiya", 4)])
async def test_all_seats_and_the_own_cards_are_in_sight_at_once(
    visit: Visit, house: Server, game: str, others: int, size: tuple[int, int]
) -> None:
    """Opponents are folded to what matters; a tap unfolds one, and folds it again."""
    guest = await visit(size=PHONE)
    page = guest.page
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await guest.sit(await played(guest, house, 12, game, *["bot"] * others, seed="many"))
    assert await page.evaluate(OUT_OF_SIGHT) == []

    deck = page.locator("[data-place='1/deck']")
    fold = page.locator(".panel:has([data-plate='1']) .fold")
    await expect(deck).to_be_hidden()
    await fold.tap()
    await expect(deck).to_be_visible()
    await fold.tap()
    await expect(deck).to_be_hidden()


UNDER_WAY = """lines => {
  const middle = document.querySelector('.middle')
  const status = document.createElement('div')
  status.className = middle.className.replace('middle', 'status')
  const className = middle.className.replace('middle', '')
  for (const textContent of lines) status.append(Object.assign(document.createElement('p'), { textContent, className }))
  middle.append(status)
}"""


async def test_what_is_under_way_makes_the_table_no_wider_than_a_phone(visit: Visit) -> None:
    guest = await visit(size=PHONE)
    page = guest.page
    await page.set_viewport_size({"width": 390, "height": 844})
    table = await guest.start("kanzume-goddess", *["bot"] * 3, seed="row 0")
    await table.look()
    await page.evaluate(UNDER_WAY, ["Attack of 6 on Wren bot 3, reduced by 2", "Next Warrior: green, silver, also red"])

    piles = page.locator("[data-place^='/warriors']")
    rights = [box["x"] + box["width"] for pile in await piles.all() if (box := await pile.bounding_box())]
    assert len(rights) == 6
    assert max(rights) <= 390


async def test_six_seats_say_their_names_and_teams_on_a_phone(visit: Visit) -> None:
    guest = await visit(size=PHONE)
    await guest.page.set_viewport_size({"width": 390, "height": 844})
    table = await guest.start("kanzume-goddess", *["bot"] * 5, seed="teams", mode="team")
    await table.look()

    assert await guest.page.evaluate(CUT_NAMES) == []

    # What is said of an attack takes nothing of that out of sight.
    dice = random.Random(5)
    for _ in range(4):
        await table.step(dice)
    await table.look()
    await expect(table.prompt).to_contain_text("You are attacked with 3.")
    assert await guest.page.evaluate(OUT_OF_SIGHT) == []
    assert not await guest.page.locator(".table").evaluate(SCROLLS)


@pytest.mark.parametrize("path", ["/", "/new/zenonzard", "/games/zenonzard/rules", "/games/zenonzard/workshop"])
async def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    guest = await visit(size=PHONE)
    await guest.go(path)
    await guest.page.locator("main h2, main article, main li").first.wait_for()

    assert await guest.page.evaluate("document.scrollingElement.scrollWidth") == PHONE[0]


async def test_the_bar_stays_as_high_while_a_bot_plays(visit: Visit) -> None:
    guest = await visit(size=PHONE, settings={"motion": "none"})
    page = guest.page
    await page.set_viewport_size({"width": 390, "height": 844})
    table = await guest.start("zenonzard", seed="bar 1")
    await table.prompt.get_by_role("button", name="Keep this hand").tap()
    await expect(table.prompt).to_contain_text("Mana Phase")
    bar = page.locator("header")
    before = await bar.bounding_box()
    await table.prompt.get_by_role("button", name="Place nothing").tap()
    await table.prompt.get_by_role("button", name="End the Main Phase").tap()

    await page.get_by_role("button", name="Pause").tap()
    await expect(bar).to_contain_text("Greta bot")
    assert await bar.bounding_box() == before


async def test_a_finger_finds_what_is_small(visit: Visit) -> None:
    """Of a thing that is drawn lower than a finger is wide, what is around it answers as well."""
    guest = await visit(size=PHONE)
    page = guest.page
    await page.set_viewport_size({"width": 390, "height": 844})
    await guest.start("knights-of-the-zodiac", lesson="first-match")
    await page.get_by_role("button", name="Skip the lesson").tap()
    await page.locator("[data-prompt] summary").wait_for()

    for small in ("[data-prompt] summary", "[data-prompt] .hint", "button[data-place='0/aside']"):
        assert await page.locator(small).evaluate(REACH) >= FINGER, small
