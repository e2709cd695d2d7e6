"""The table as a player uses it: waits for the question, clicks what is lit."""

import random
from typing import Any

from playwright.async_api import Locator, Page

MOST_CLICKS = 400
"""No match of ours needs more; a table that goes in circles does."""

LOOK = """({ before, chance }) => {
  const table = document.querySelector('[data-table]')
  if (!table) return null
  const question = table.dataset.question
  const path = document.querySelectorAll('[data-prompt] ol.path li').length
  const isOver = table.dataset.over === 'true'
  if (isOver) return { isOver, question, path }
  if (document.querySelector('[data-settling]')) return null
  const isMoving = motion => Number.isFinite(motion.effect.getComputedTiming().endTime)
  if (document.getAnimations().some(isMoving)) return null
  if (question === '' || (question === before.question && path === before.path)) return null

  const isHit = (thing, x, y) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && thing.contains(document.elementFromPoint(x, y))
  const pointOn = thing => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    for (const part of [0.5, 0.15, 0.3, 0.7, 0.85])
      for (const down of [0.5, 0.2, 0.8])
        if (isHit(thing, x + width * part, y + height * down)) return { x: x + width * part, y: y + height * down }
    return null
  }
  const reach = thing => {
    const point = pointOn(thing)
    if (point) return point
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return pointOn(thing)
  }

  const offered = [...document.querySelectorAll('[data-lit], [data-option]')].filter(
    thing => thing.checkVisibility() && !thing.closest('details'))
  const reached = offered.filter(thing => reach(thing))
  const thing = reached[Math.floor(chance * reached.length)]
  return {
    isOver, question, path,
    point: thing && reach(thing),
    covered: offered.filter(thing => !reached.includes(thing)).map(thing => thing.outerHTML.slice(0, 300)),
  }
}"""
"""Once there is something new to answer: one of the things that are lit or of the answers that only a button can give,
and a point where a click hits it and nothing over it. The list of everything that is lit is not looked at."""

SETTLED = """before => {
  const { question, over } = document.querySelector('[data-table]').dataset
  const path = document.querySelectorAll('[data-prompt] ol.path li').length
  const isSent = document.querySelector('[data-prompt] .sent') !== null
  return over === 'true' || (!isSent && (question !== before.question || path !== before.path))
}"""

NOTHING_YET = {"question": None, "path": 0}


async def middle(thing: Locator) -> tuple[float, float]:
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Table:
    def __init__(self, page: Page, *, is_touch: bool = False) -> None:
        self.page = page
        self._is_touch = is_touch
        self._answered: dict[str, Any] = NOTHING_YET

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-prompt]")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result")

    async def look(self, chance: float = 0) -> dict[str, Any]:
        """What can be answered now that was not answered before; waits for it."""
        seen = await self.page.wait_for_function(LOOK, arg={"before": self._answered, "chance": chance})
        found: dict[str, Any] = await seen.json_value()
        return found

    async def step(self, dice: random.Random) -> bool:
        """Click something that is offered; False when the match is over."""
        seen = await self.look(dice.random())
        if seen["isOver"]:
            return False
        # The menu of a choice under way may lie over the table: what is covered then is in the menu, too.
        assert seen["path"] or not seen["covered"], f"lit and out of reach: {seen['covered']}"
        assert seen["point"], f"nothing is lit: {await self.prompt.inner_text()}"
        await self.press(seen["point"])
        self.has_answered(seen)
        return True

    def has_answered(self, seen: dict[str, Any]) -> None:
        """The next look waits for what comes after this."""
        self._answered = seen

    async def settle(self) -> None:
        """Until the page shows what came of the last click."""
        await self.page.wait_for_function(SETTLED, arg=self._answered)

    async def press(self, point: dict[str, float]) -> None:
        if self._is_touch:
            await self.page.touchscreen.tap(point["x"], point["y"])
        else:
            await self.page.mouse.click(point["x"], point["y"])

    async def play(self, dice: random.Random) -> int:
        """To the end; how many clicks it took."""
        for clicks in range(MOST_CLICKS):
            if not await self.step(dice):
                return clicks
        raise AssertionError(f"not over after {MOST_CLICKS} clicks")

    async def concede(self, words: str = "Concede") -> None:
        await self.page.get_by_role("button", name="More").click()
        await self.page.get_by_role("button", name=words, exact=True).click()
        await self.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
        await self.result.wait_for()
