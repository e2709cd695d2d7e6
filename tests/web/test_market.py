"""The table of Saint Seiya: a market of six between five players, the Clock, and paying."""

import re

from playwright.async_api import Page, expect
from tests.web.test_layout import CUT_OFF
from tests.web.visitor import PHONE, Visit

OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll('.table .panel.small .chip, .table .dial, .table .shared [data-place]')]
    .filter(thing => !thing.querySelector('[data-place]') && thing.checkVisibility({ visibilityProperty: true }))
    .map(thing => [thing, thing.getBoundingClientRect()])
  const over = ([, a], [, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  return boxes.flatMap((one, i) => boxes.slice(i + 1).filter(other => over(one, other))
    .map(other => `${one[0].outerHTML.slice(0, 90)} / ${other[0].outerHTML.slice(0, 90)}`))
}"""


NAMES_UNDER_COUNTS = """() => [...document.querySelectorAll('.pile .top:has(.name)')].filter(pile => {
  const [name, count] = ['.name', '.count'].map(part => pile.querySelector(part).getBoundingClientRect())
  return name.top < count.bottom - 2 && name.right > count.left
}).map(pile => pile.innerText)"""


NUMBERS_OVER_NUMBERS = """() => [...document.querySelectorAll('.card')].filter(card => {
  const boxes = [...card.querySelectorAll('.badge')].map(badge => badge.getBoundingClientRect())
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5
  return boxes.some((box, place) => boxes.slice(place + 1).some(other => over(box, other)))
}).map(card => card.ariaLabel)"""


SEEN_IN_EVERY_FRAME = """() => {
  window.seen = []
  const isSeen = card => card.querySelector('.card') && getComputedStyle(card).opacity === '1'
  const note = () => {
    const cards = [...document.querySelectorAll("[data-place^='/field/'] > .place > [data-handle]")]
    const seen = cards.filter(isSeen).length
    if (window.seen.length || seen === 6) window.seen.push(seen)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}"""


async def start(visit: Visit, **size: tuple[int, int]) -> Page:
    """The first seat begins, with five Shuns in hand and Oko, who costs 3 Force, in the first slot."""
    guest = await visit(**size)
    table = await guest.start("saint-seiya", *["bot"] * 4, seed="five 7", options={"heroes": "random"})
    await table.look()
    return guest.page


async def test_five_players_and_their_market_fit_a_laptop_and_paying_takes_one_click_where_it_takes_all(
    visit: Visit,
) -> None:
    page = await start(visit)
    assert await page.evaluate(CUT_OFF) == []
    assert await page.evaluate(OVERLAPPING) == []
    assert await page.evaluate(NAMES_UNDER_COUNTS) == []
    await expect(page.get_by_role("img", name="Flames: 12 / 12")).to_be_visible()
    oko = page.locator("[data-place='/field/0'] > .place [data-handle]")
    for reached in (1, 2, 3):
        await page.locator("[data-place='0/hand'] [data-lit]").first.click()
        await oko.click()
        await expect(page.locator("[data-place='/field/0'] .part")).to_have_text(f"{reached} of 3 Force")
    assert await page.evaluate(CUT_OFF) == []

    await page.locator("[data-prompt]").get_by_role("button", name=re.compile("Oko: 3 Force")).click()
    await expect(page.locator("[data-log]")).to_contain_text("You acquire Oko")


async def test_a_duel_over_the_market_fits_a_laptop_whatever_is_played_to_a_card(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("saint-seiya", "bot", seed="duel", options={"heroes": "random"})
    await table.look()
    page = guest.page
    wanted = page.locator("[data-place='/field/2'] > .place [data-handle]")
    top = (await wanted.bounding_box() or {"y": 0})["y"]
    for _ in range(4):
        await page.locator("[data-place='0/hand'] [data-lit]").first.click()
        await wanted.click()
        await table.look()

    await expect(page.locator("[data-place='/field/2'] .under .place")).to_have_count(4)
    assert await page.evaluate(CUT_OFF) == []
    assert await page.evaluate(OVERLAPPING) == []
    assert await page.evaluate(NUMBERS_OVER_NUMBERS) == []
    assert (await wanted.bounding_box() or {"y": -1})["y"] == top
    third = page.locator("[data-place='/field/2'] .under [data-handle]").nth(2)
    size = await third.bounding_box() or {"height": 0.0}
    await third.click(position={"x": 30, "y": size["height"] - 12})
    await expect(page.get_by_role("dialog", name="Andromeda Shun")).to_be_visible()


async def test_a_card_that_cannot_be_acquired_is_dimmed_by_its_colour_and_told_of_at_the_answer(visit: Visit) -> None:
    """Kuraggu lies in the third slot: no other Knight can be acquired."""
    guest = await visit()
    table = await guest.start("saint-seiya", "bot", seed="kuraggu 50", options={"heroes": "random"})
    await table.look()
    page = guest.page
    field = page.locator("[data-place='/field'], [data-place^='/field/']")
    through = "all => all.filter(each => getComputedStyle(each).opacity !== '1').length"
    assert await field.locator(".card, .card *").evaluate_all(through) == 0
    await expect(field.locator(".card.faded .veil")).to_have_count(3)
    answers = page.locator("[data-prompt] [data-option]")
    await expect(answers.filter(has_text="under Lotus Aghora")).to_contain_text("Cannot be acquired now")
    await expect(answers.filter(has_text="under Kuraggu")).not_to_contain_text("Cannot be acquired now")

    await field.get_by_role("button", name="Lotus Aghora").hover()
    await expect(page.locator(".preview .faded")).to_be_visible()
    await expect(page.locator(".preview .veil")).to_have_count(0)
    await expect(page.locator(".preview .faded .body")).to_have_css("opacity", "1")


async def test_no_menu_lies_over_the_table_where_all_targets_lie_on_it(visit: Visit) -> None:
    page = await start(visit)
    await page.locator("[data-place='0/hand'] [data-lit]").first.click()
    await expect(page.locator("[data-place^='/field/'] [data-lit]")).to_have_count(6)
    await expect(page.locator(".menu [data-option]")).to_have_count(0)
    await expect(page.locator("[data-prompt] [data-option]")).to_have_count(6)


async def test_the_first_question_says_what_each_hero_becomes(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("saint-seiya", "bot", seed="duel")
    await table.look()
    heroes = guest.page.locator(".tray .thing")
    await expect(heroes).to_have_count(4)

    said = await heroes.locator("small").all_inner_texts()
    assert len(set(said)) == 4
    assert all(text.startswith("As a Bronze Knight") for text in said)
    await expect(table.prompt).to_contain_text("What differs is what each becomes")
    assert await guest.page.evaluate(CUT_OFF) == []


async def test_the_card_under_a_resting_mouse_is_shown_as_long_as_it_lies_there(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("saint-seiya", "bot", seed="duel", options={"heroes": "random"})
    await table.look()
    page = guest.page
    held = page.locator("[data-place='0/hand'] [data-lit]").first
    await held.hover()
    await expect(page.locator(".preview")).to_be_visible()
    playing = f"card => card.dataset.handle === '{await held.get_attribute('data-handle')}'"
    await page.evaluate("document.querySelector('[data-option]').click()")

    await expect(page.locator("[data-place^='/field/'] .under [data-handle]")).to_have_count(1)
    assert await page.locator("[data-place^='/field/'] .under [data-handle]").evaluate(playing)
    await expect(page.locator(".preview")).to_have_count(0)


async def test_a_card_face_down_has_no_picture_to_be_shown(visit: Visit) -> None:
    guest = await visit()
    await guest.start("knights-of-the-zodiac", lesson="first-match")
    page = guest.page
    await page.locator("[data-place='1/field'] [data-card='173'], [data-card='173']").first.hover()
    await expect(page.locator(".preview")).to_contain_text("Golden Forecourt")
    await page.locator("[data-card='face-down']").first.hover()

    await expect(page.locator(".preview")).to_have_count(0)


async def test_cards_that_slide_stay_in_sight(visit: Visit) -> None:
    """At the end of two turns the field has moved on and hands are drawn anew: of six cards four were there before."""
    guest = await visit(settings={"settles": False, "botPace": "instant"})
    table = await guest.start("saint-seiya", "bot", seed="duel", options={"heroes": "random"})
    await table.look()
    page = guest.page
    await page.evaluate(SEEN_IN_EVERY_FRAME)
    await page.wait_for_function("() => window.seen.length > 0")
    for words in ("End the Main phase", "the whole hand"):
        await page.locator("[data-option]", has_text=words).first.evaluate("button => button.click()")
    await expect(page.locator("[data-log]")).to_contain_text("Round 2: you.")

    seen = await page.evaluate("window.seen")
    assert len(seen) > 3
    assert min(seen) >= 4


async def test_five_players_and_their_market_scroll_on_a_phone(visit: Visit) -> None:
    page = await start(visit, size=PHONE)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate(OVERLAPPING) == []
    cards = page.locator("[data-place='/field'] .slotted > .place [data-handle]")
    widths = [(await cards.nth(slot).bounding_box() or {"width": 0})["width"] for slot in range(6)]
    assert min(widths) > 40


async def test_five_players_fit_a_laptop_whatever_is_played_to_a_card(visit: Visit) -> None:
    page = await start(visit)
    wanted = page.locator("[data-place='/field/2'] > .place [data-handle]")
    dial = page.get_by_role("img", name="Flames: 12 / 12")
    places = [await thing.bounding_box() for thing in (wanted, dial)]
    for _ in range(4):
        await page.locator("[data-place='0/hand'] [data-lit]").first.click()
        await wanted.click()

    await expect(page.locator("[data-place='/field/2'] .under .place")).to_have_count(4)
    assert await page.evaluate(CUT_OFF) == []
    assert await page.evaluate(OVERLAPPING) == []
    assert [await thing.bounding_box() for thing in (wanted, dial)] == places


async def test_a_changed_number_says_what_makes_the_difference(visit: Visit) -> None:
    """In the preview and in the zoom: slot 6 takes one off."""
    page = await start(visit)
    card = page.locator("[data-place^='/field/'] [role=img][aria-label*='instead of']").first

    await card.hover()
    await expect(page.locator(".preview")).to_contain_text("SS-043")
    await expect(page.locator(".preview [data-numbers]")).to_contain_text(
        re.compile(r"Cost\sin\sForce\s\d instead of \d: Slot 6\s.1")
    )
    preview = await page.locator(".preview").bounding_box()
    assert preview is not None
    assert preview["y"] >= 0
    await card.click(button="right")
    row = page.get_by_role("dialog").get_by_role("row", name=re.compile("Cost in")).first
    await expect(row).to_contain_text(re.compile(r"Slot 6\s.1"))
