"""Without a mouse."""

import random

from playwright.async_api import Page, expect
from tests.web.visitor import Visit

MOST_STEPS = 100


async def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(MOST_STEPS):
        await page.keyboard.press("Tab")
        if (
            await page.evaluate(
                """() => {
              const { activeElement: it } = document
              return it.ariaLabel ?? it.labels?.[0]?.innerText ?? it.innerText ?? ''
            }"""
            )
            == name
        ):
            return
    raise AssertionError(f"no way to {name!r} by Tab")


async def test_a_whole_match_is_played_by_keyboard_alone(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/")
    await page.get_by_role("heading", name="The games").wait_for()
    await tab_to(page, "Set up Knights & Kings Enhanced Chess")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name="Rules").wait_for()
    await tab_to(page, "Seed")
    await page.keyboard.type("keys")
    await page.keyboard.press("Enter")

    table = guest.table()
    dice = random.Random(8)
    for number in range(MOST_STEPS):
        seen = await table.look()
        if seen["isOver"]:
            break
        await press_something(page, dice, by_number=number % 3 == 0 and not seen["path"])
        table.has_answered(seen)

    await expect(table.result).to_be_visible()
    await expect(table.result.get_by_role("button", name="Rematch")).to_be_focused()
    await tab_to(page, "Replay")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("slider", name="Position in the match")).to_be_visible()


async def press_something(page: Page, dice: random.Random, *, by_number: bool) -> None:
    """The first answer by its number, or a lit thing by the arrows."""
    if by_number:
        await page.keyboard.press("1")
        await page.keyboard.press("Enter")
        return
    for _ in range(dice.randrange(1, 4)):
        await page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    assert await page.evaluate("document.activeElement.matches('[data-lit], [data-option]')")
    await page.keyboard.press("Enter")


async def test_a_question_mark_lists_the_keys(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="keys")
    await table.look()

    await guest.page.keyboard.press("?")
    keys = guest.page.get_by_role("dialog", name="Keys")
    await expect(keys).to_contain_text("undo")
    await guest.page.keyboard.press("Escape")
    await expect(keys).to_have_count(0)


async def test_space_passes_also_on_a_card_that_cannot_be_chosen(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="dark")
    page = guest.page
    dice = random.Random(3)
    dark = page.locator("[data-handle]:not([data-lit])")
    while not (await dark.count() and await table.prompt.locator("[data-number=space]").count()):
        await table.look()
        await table.step(dice)
        await table.look()
    before = await page.locator("[data-table]").get_attribute("data-question")
    await dark.first.focus()

    await page.keyboard.press("Space")

    await expect(page.locator("dialog[open]")).to_have_count(0)
    await expect(page.locator("[data-table]")).not_to_have_attribute("data-question", str(before))


async def test_the_focus_stays_in_the_zoom_at_its_ends(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="ends")
    await table.look()
    await guest.page.locator("[data-place='0/hand'] [data-card]").nth(1).click(button="right")
    zoom = guest.page.locator("dialog[open]")
    back = zoom.get_by_role("button", name="Previous card")

    await back.click()

    await expect(back).to_be_disabled()
    assert await zoom.evaluate("zoom => zoom.contains(document.activeElement) && document.activeElement !== zoom")
