"""What can be done at a table besides choosing."""

import random
import re

from playwright.async_api import expect
from tests.server.table import Guest, Server
from tests.web.table import middle
from tests.web.visitor import Visit

WORDS = "cards => cards.map(card => card.innerText)"
BROKEN_LABELS = """() => [...document.querySelectorAll('.pile .label')].filter(label => {
  const range = document.createRange()
  range.selectNodeContents(label)
  return range.getClientRects().length > label.textContent.split(' ').length
}).map(label => label.textContent)"""
"""Labels of piles with more lines than words."""
COUNT_SOUNDS = """
  window.sounds = 0
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = prototype
    prototype.start = function (...when) { window.sounds++; return start.apply(this, when) }
  }
"""
COUNT_MOVEMENTS = """
  window.movements = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) { window.movements++; return animate.apply(this, how) }
"""
HOLD_PAUSES = """
  const later = setTimeout, never = clearTimeout
  window.pauses = {}
  window.setTimeout = (what, wait, ...rest) =>
    wait === 400 || wait === 2500 ? (window.pauses[wait] = what, -wait) : later(what, wait, ...rest)
  window.clearTimeout = timer => timer < 0 ? delete window.pauses[-timer] : never(timer)
"""
"""The moment before a new question takes a click, and the time for second thoughts, end when the test says so."""
HOLD_FRAMES = """() => {
  const waiting = []
  window.requestAnimationFrame = act => waiting.push(act)
  const wordsOf = each => each.dataset.handles ?? each.innerText
  const lookAt = selector => [...document.querySelectorAll(selector)].map(wordsOf).join()
  const look = () => ({
    question: document.querySelector('[data-table]').dataset.question,
    lights: lookAt('[data-lit][data-handles]'),
    table: lookAt('.table .label'),
    log: document.querySelector('[data-log]').innerText,
  })
  const before = look()
  window.frames = []
  window.isAskedAnew = () => !['', before.question].includes(look().question)
  window.nextFrame = () => {
    const now = look()
    window.frames.push(Object.keys(now).filter(part => now[part] !== before[part]))
    for (const act of waiting.splice(0)) act(performance.now())
  }
}"""
"""Frames come when the test says so; `frames` has what was new on the page in each."""


async def test_against_a_bot_a_choice_can_be_taken_back(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="back")
    undo = guest.page.get_by_role("button", name="Undo")
    dice = random.Random(1)
    seen = await table.look()
    while not await undo.is_enabled():
        cards = await guest.page.locator("[data-handle]").evaluate_all(WORDS)
        words = await table.prompt.inner_text()
        await table.step(dice)
        seen = await table.look()

    await undo.click()

    await expect(guest.page.locator("[data-table]")).to_have_attribute("data-question", str(int(seen["question"]) + 1))
    await expect(table.prompt).to_have_text(words, use_inner_text=True)
    assert await guest.page.locator("[data-handle]").evaluate_all(WORDS) == cards


async def test_hasty_clicks_do_nothing_and_the_last_choice_of_a_turn_can_be_taken_back(
    visit: Visit, house: Server
) -> None:
    """ZZ-047 A Neutral Mana is placed and nothing else can be done: the Main Phase would be over."""
    visitor = await visit(settings={"motion": "none", "botPace": "instant"})
    await visitor.page.add_init_script(HOLD_PAUSES)
    async with Guest(house) as guest:
        match = await guest.create("zenonzard", seed="back")
        async with guest.sit(match) as live:
            state = await live.asked()
            while "place_neutral" not in [option["verb"] for option in state["view"]["options"]]:
                await live.choose(len(state["view"]["options"]) - 1)
                state = await live.asked()
        await visitor.be(guest)
    page, table = visitor.page, await visitor.sit(match)
    place = table.prompt.get_by_text("Place one Neutral Mana in the base", exact=True)
    await place.click()
    await expect(place).to_have_count(0)
    question = await page.locator("[data-table]").get_attribute("data-question")
    end = await middle(table.prompt.get_by_role("button", name="End the Main Phase"))

    await page.mouse.click(*end)
    await expect(page.locator("[data-table]")).to_have_attribute("data-question", str(question))
    await page.wait_for_function("() => 2500 in window.pauses")
    await page.mouse.move(*await middle(page.locator("[data-place='0/hand'] [data-card]").first))
    await expect(page.locator(".preview [data-reason]")).to_be_visible()
    assert not await page.evaluate("2500 in window.pauses"), "the turn ends while its owner reads"
    await page.mouse.move(*end)
    await page.wait_for_function("() => 2500 in window.pauses")
    await table.prompt.get_by_role("button", name="Wait").click()
    await page.wait_for_function("!(2500 in window.pauses)")
    await page.get_by_role("button", name="Undo").click()
    await expect(place).to_be_visible()
    await page.evaluate("window.pauses[400]()")
    await place.click()
    await expect(place).to_have_count(0)
    await page.evaluate("window.pauses[400]()")
    await page.mouse.click(*end)

    await expect(page.get_by_role("button", name="End the Main Phase")).to_have_count(0)


async def test_after_giving_up_one_plays_again(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-of-the-zodiac", seed="again")
    first = (await guest.match())["id"]
    await table.look()
    page = guest.page
    assert await page.locator(".pile .label", has_text="Cosmo").count() == 2
    assert await page.evaluate(BROKEN_LABELS) == []
    for answer in ("Keep playing", "Concede the Contest"):
        await page.get_by_role("button", name="More").click()
        await page.get_by_role("button", name="Concede the Contest").click()
        await page.get_by_role("dialog", name="Concede the Contest?").get_by_role("button", name=answer).click()
        await expect(page.locator("dialog[open]")).to_have_count(0)
    await expect(page.locator("[data-log]")).to_contain_text("You concede the Contest.")
    await table.concede("Concede the Game")
    await expect(table.result).to_contain_text("You lost")

    await table.result.get_by_role("button", name="Rematch").click()
    await guest.page.wait_for_url(lambda url: first not in url)
    await guest.table().look()

    assert (await guest.match())["status"] == "running"
    assert (await guest.ask(f"/matches/{first}"))["rematch"] == (await guest.match())["id"]


async def test_who_is_out_while_the_others_play_on_is_told_and_can_leave(visit: Visit) -> None:
    guest = await visit(settings={"motion": "none", "settles": False})
    table = await guest.start("saint-seiya", "bot", "bot", seed="out", options={"heroes": "random"})
    await table.look()
    page = guest.page
    await page.get_by_role("button", name="More").click()
    await page.get_by_role("button", name="Concede", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name="Concede").click()

    await expect(table.prompt).to_contain_text("out of this match")
    await expect(table.prompt.get_by_role("link", name="Back to the games")).to_be_visible()


async def test_a_card_that_was_picked_is_unpicked_by_another_click(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-of-the-zodiac", lesson="first-match")
    page = guest.page
    cards = page.locator("[data-place='0/hand'] [data-handle]")
    for picked in (1, 2, 3):
        await page.locator("[data-place='0/hand'] [data-lit]").first.click()
        await expect(table.prompt.locator("[data-set]")).to_contain_text(f"{picked} of up to")
        await page.wait_for_function("document.querySelector('[data-table]').dataset.question")

    second = cards.nth(1)
    await second.click()
    await expect(table.prompt.locator("[data-set]")).to_contain_text("1 of up to")
    await expect(second).to_have_attribute("data-lit", re.compile("card:"))
    await expect(page.locator("dialog[open]")).to_have_count(0)


async def test_contests_are_no_total_of_their_points(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-of-the-zodiac", seed="again")
    page = guest.page
    for contest in (1, 2):
        await table.look()
        await expect(page.locator("[data-log]")).to_contain_text(f"Contest {contest}:")
        await page.get_by_role("button", name="More").click()
        await page.get_by_role("button", name="Concede the Contest").click()
        await page.get_by_role("dialog").get_by_role("button", name="Concede the Contest").click()

    await expect(table.result).to_contain_text("won 2 Contests to 0")
    await expect(table.result).to_contain_text("Points in Contest 2")
    await expect(table.result).not_to_contain_text("Total")


async def test_a_card_is_read_closely(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="read")
    await table.look()
    card = guest.page.locator("[data-place='0/hand'] [data-card]").first
    name = (await card.get_by_role("img").get_attribute("aria-label") or "").split(",")[0]

    await card.click(button="right")
    zoom = guest.page.get_by_role("dialog", name=name)
    await expect(zoom.get_by_role("heading", name=name)).to_be_visible()
    await guest.page.keyboard.press("ArrowRight")
    await expect(guest.page.locator("dialog[open]")).to_contain_text("2 of")
    await guest.page.keyboard.press("Escape")
    await expect(guest.page.locator("dialog", has_text="2 of")).to_have_count(0)

    await card.focus()
    await guest.page.keyboard.press("c")
    await expect(zoom).to_be_visible()


async def test_the_prompt_leads_to_its_rule(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("kanzume-goddess", seed="rule")
    await table.look()
    rule = table.prompt.locator(".question").get_by_role("link")
    id = await rule.inner_text()

    await rule.click()

    dialog = guest.page.get_by_role("dialog", name=id)
    await expect(dialog.get_by_role("link", name="All rules")).to_have_attribute(
        "href", f"/games/kanzume-goddess/rules#{id}"
    )
    rules = await guest.ask("/games/kanzume-goddess/rules")
    text = next(rule["text"] for chapter in rules["chapters"] for rule in chapter["rules"] if rule["id"] == id)
    await expect(dialog).to_contain_text(text.split()[0])


async def test_a_line_of_the_log_points_at_its_cards(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="log")
    dice = random.Random(9)
    for _ in range(8):
        await table.step(dice)
    await table.look()

    await guest.page.locator("[data-log] [data-look]").last.click()

    await expect(guest.page.locator("[data-handle].flashed").first).to_be_visible()


async def test_a_line_of_the_log_ends_with_how_often_it_is_said(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("kanzume-goddess", seed="log")
    await table.step(random.Random(9))
    await table.look()

    line = guest.page.locator("[data-log]").get_by_role(
        "button", name="You draw Priestess. \N{MULTIPLICATION SIGN}3", exact=True
    )
    await expect(line).to_be_visible()
    box, count = await line.bounding_box(), await line.get_by_text("\N{MULTIPLICATION SIGN}3").bounding_box()
    assert box is not None
    assert count is not None
    assert count["y"] + count["height"] <= box["y"] + box["height"] + 1


async def test_cards_move_unless_less_motion_is_wanted(visit: Visit) -> None:
    counts = []
    for has_reduced_motion in (False, True):
        guest = await visit(settings={"botPace": "instant"}, has_reduced_motion=has_reduced_motion)
        await guest.context.add_init_script(COUNT_MOVEMENTS + COUNT_SOUNDS)
        table = await guest.start("zenonzard", seed="move")
        dice = random.Random(1)
        for _ in range(4):
            await table.step(dice)
        await table.look()
        if not has_reduced_motion:
            await guest.page.wait_for_function("window.sounds")
        counts.append(await guest.page.evaluate("[window.movements, window.sounds]"))

    assert min(counts[0]) > 0
    assert counts[1] == [0, 0]


async def test_question_lights_table_and_log_are_drawn_in_frames_of_their_own(visit: Visit) -> None:
    guest = await visit(settings={"botPace": "instant", "motion": "normal"})
    table = await guest.start("zenonzard", seed="frames")
    await table.look()
    await guest.page.keyboard.press("Space")
    await table.look()
    await guest.page.evaluate(HOLD_FRAMES)

    await table.prompt.get_by_role("button", name="Neutral Mana").click()
    await guest.page.wait_for_function("() => isAskedAnew()", polling=50)
    for _ in range(8):
        await guest.page.evaluate("nextFrame(), new Promise(done => setTimeout(done))")

    frames = await guest.page.evaluate("frames")
    first = {part: min(n for n, new in enumerate(frames) if part in new) for part in frames[-1]}
    assert list(first) == ["question", "lights", "table", "log"]
    assert list(first.values()) == sorted(set(first.values())), frames


async def test_what_bots_do_can_be_skipped(visit: Visit) -> None:
    guest = await visit(settings={"motion": "none"})
    table = await guest.start("zenonzard", seed="skip")
    skip = guest.page.get_by_role("button", name="Skip")
    while not await skip.is_visible():
        await guest.page.wait_for_function(
            "() => document.querySelector('[data-table]')?.dataset.question || document.querySelector('header .button')"
        )
        await guest.page.keyboard.press("Space")

    await skip.click()

    assert not (await table.look())["isOver"]
    await expect(skip).to_have_count(0)


async def test_light_and_dark_and_sound_are_chosen_and_kept(visit: Visit) -> None:
    guest = await visit(settings={})
    page = guest.page
    await page.add_init_script(COUNT_SOUNDS)
    await guest.go("/")
    by_day = await page.evaluate("getComputedStyle(document.body).backgroundColor")

    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("group", name="Theme").get_by_text("Night").click()
    by_night = await page.evaluate("getComputedStyle(document.body).backgroundColor")
    sound = page.get_by_role("group", name="Sound")
    await sound.get_by_text("Off").click()
    assert await page.evaluate("window.sounds") == 0
    await sound.get_by_text("Loud").click()
    await page.wait_for_function("window.sounds")
    await page.reload()
    await page.get_by_role("button", name="Settings").click()
    await expect(sound.get_by_label("Loud")).to_be_checked()

    assert by_day != by_night
    assert await page.evaluate("getComputedStyle(document.body).backgroundColor") == by_night
