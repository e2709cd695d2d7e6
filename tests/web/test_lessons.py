"""Learning in the browser: a guided match that points at things, and a lesson with a goal."""

import re

import pytest
from playwright.async_api import Page, expect
from tests.web.visitor import PHONE, Visit

MOST_STEPS = 30
LEAST_TO_READ = 60
"""Pixels: the name of a card and two lines of its text."""

NEXT_TAP = """before => {
  const isMoving = motion => Number.isFinite(motion.effect.getComputedTiming().endTime)
  const lesson = document.querySelector('[data-lesson]')
  if (!lesson || document.querySelector('[data-settling]') || document.getAnimations().some(isMoving)) return null
  const parts = [...document.querySelectorAll('[data-lesson], [data-prompt], [data-reader]')]
  const said = parts.map(part => part.innerText).join() + document.querySelector('[data-table]').dataset.question
  if (lesson.innerText.includes('Well done!')) return { now: said }
  const next = [...lesson.querySelectorAll('button')].filter(button => button.innerText === 'Next')
  const read = [...document.querySelectorAll('[data-reader] [data-pointed]')]
  const pointed = [...document.querySelectorAll('[data-pointed]:is([data-option], [data-lit], :has([data-lit]))')]
  for (const thing of [...next, ...read, ...pointed]) {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const point = [x + width / 2, y + height / 2]
    const now = said + point
    if (thing.contains(document.elementFromPoint(...point))) return now === before ? null : { now, point }
  }
  return null
}"""
"""Once something is new, or lies elsewhere: the middle of what is to be tapped, where a tap meets it."""


async def do_what_is_pointed_at(page: Page) -> None:
    """Until the guided match has no step left."""
    lesson = page.locator("[data-lesson]")
    for _ in range(MOST_STEPS):
        if await lesson.get_attribute("data-lesson") == "reached":
            return
        await page.wait_for_selector("[data-pointed]:is([data-option], [data-handle], [data-square])")
        question = await page.locator("[data-table]").get_attribute("data-question")
        pointed = page.locator("[data-option][data-pointed]")
        # Answers that lie on the table are in a list that can be opened.
        await pointed.first.evaluate("button => button.click()")
        await page.wait_for_function(
            """before => document.querySelector('[data-lesson]')?.dataset.lesson === 'reached'
              || ![before, ''].includes(document.querySelector('[data-table]').dataset.question)""",
            arg=question,
        )


async def test_a_guided_match_points_at_things_and_is_won(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/knights-and-kings-chess/learn")
    await page.get_by_role("button", name="Start: Your first match").click()
    lesson = page.locator("[data-lesson]")

    await expect(lesson).to_contain_text("Step 1 of")
    await expect(page.locator("[data-square=e8][data-pointed]").first).to_be_visible()
    await lesson.get_by_role("button", name="Next").click()
    await expect(page.locator('[data-place="0/hand"][data-pointed]')).to_be_visible()
    await expect(page.locator("[data-square=e8][data-pointed]")).to_have_count(0)
    await lesson.get_by_role("button", name="Next").click()
    await expect(lesson).to_contain_text("A Pawn card places a pawn")

    # Another way, and back.
    await page.locator("[data-option]:not([data-pointed])").last.evaluate("button => button.click()")
    await expect(lesson).to_contain_text("not the move the lesson meant")
    await lesson.get_by_role("button", name="Take it back").click()
    await expect(lesson).to_contain_text("A Pawn card places a pawn")

    await do_what_is_pointed_at(page)
    await expect(lesson).to_contain_text("You have won.")
    await expect(guest.table().result).to_contain_text("You won")
    await expect(guest.table().result.get_by_role("link", name="Back to the games")).to_have_count(0)
    await lesson.get_by_role("button", name="Next").click()
    await expect(lesson).to_contain_text("Well done!")
    await lesson.get_by_role("link", name="All lessons").click()
    await expect(page.get_by_role("button", name="Try again: Your first match")).to_be_visible()


async def test_a_guided_match_waits_until_a_step_is_read(visit: Visit) -> None:
    """Where an answer is the only one, too; and while the others play, what was said last stays."""
    guest = await visit(settings={"motion": "none"})
    page = guest.page
    table = await guest.start("zenonzard", lesson="first-match")
    lesson = page.locator("[data-lesson]")
    await page.evaluate(
        """() => {
          window.said = []
          const note = () => {
            const count = document.querySelector('[data-lesson] .count')?.textContent ?? ''
            if (count && count !== window.said.at(-1)) window.said.push(count)
          }
          new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
        }"""
    )
    for _ in range(2):
        await lesson.get_by_role("button", name="Next").click()
    for step in range(3, 10):
        await expect(lesson).to_contain_text(f"Step {step} of 12")
        pointed = page.locator("[data-option][data-pointed]").first
        await pointed.wait_for()
        assert "Moving on" not in await table.prompt.inner_text()
        await pointed.evaluate("button => button.click()")

    await expect(lesson).to_contain_text("Step 10 of 12")
    assert await page.evaluate("window.said") == [f"Step {step} of 12" for step in range(1, 11)]


async def test_the_turn_waits_while_the_coach_asks_whether_to_take_back(visit: Visit) -> None:
    """With the mana placed elsewhere nothing is left to do, and the phase would end by itself."""
    guest = await visit(settings={"motion": "none"})
    page = guest.page
    table = await guest.start("zenonzard", lesson="first-match")
    lesson = page.locator("[data-lesson]")
    for _ in range(2):
        await lesson.get_by_role("button", name="Next").click()
    await expect(lesson).to_contain_text("Step 3 of 12")
    await page.locator("[data-option]", has_text="Neutral Mana").first.evaluate("button => button.click()")
    await expect(lesson).to_contain_text("not the move the lesson meant")
    await expect(table.prompt.get_by_role("button", name="End the Main Phase")).to_be_visible()
    assert "Moving on" not in await table.prompt.inner_text()

    await lesson.get_by_role("button", name="Take it back").click()
    await expect(lesson).to_contain_text("Step 3 of 12")
    await page.locator("[data-option]", has_text="Neutral Mana").first.evaluate("button => button.click()")
    await lesson.get_by_role("button", name="Play on").click()
    await expect(table.prompt).to_contain_text("Moving on")


async def test_a_guided_match_goes_on_where_it_was_after_a_reload(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.start("zenonzard", lesson="first-match")
    lesson = page.locator("[data-lesson]")
    for _ in range(2):
        await lesson.get_by_role("button", name="Next").click()
    await page.locator("[data-lit][data-pointed]").click()
    await expect(lesson).to_contain_text("Step 4 of 12")

    await page.reload()
    await expect(lesson).to_contain_text("Step 4 of 12")


async def test_a_lesson_is_missed_tried_again_and_reached_on_a_phone(visit: Visit) -> None:
    guest = await visit(size=PHONE, settings={"autoPass": False})
    page = guest.page
    await guest.start("zenonzard", lesson="right-colour")
    lesson = page.locator("[data-lesson]")

    async def answer(words: str) -> None:
        lit = page.locator("[data-option], [data-handle][data-lit]", has_text=words)
        await lit.first.evaluate("thing => thing.click()")

    await expect(lesson).to_contain_text("Summon Fire Beetle this turn.")
    await lesson.get_by_role("button", name="Hint").click()
    await expect(lesson).to_contain_text("one of the two must be red")
    await answer("Place nothing")
    await answer("End the Main Phase")
    await expect(lesson).to_contain_text("Not this time.")
    await lesson.get_by_role("button", name="Try again").click()
    await expect(lesson).not_to_contain_text("Not this time.")
    await answer("Miner of Aguma")
    await answer("Fire Beetle")
    await expect(lesson).to_contain_text("Well done!")
    await expect(lesson.get_by_role("button", name="Next lesson")).to_be_visible()


async def test_a_guided_match_points_at_the_answer_beside_a_card_that_has_several(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.start("kanzume-goddess", lesson="first-match")
    lesson = page.locator("[data-lesson]")
    for _ in range(2):
        await lesson.get_by_role("button", name="Next").click()
    for step in (3, 4, 5, 6):
        await expect(lesson).to_contain_text(f"Step {step} of")
        await page.locator("[data-lit][data-pointed]").click()

    await expect(page.locator(".menu [data-option]")).to_have_count(2)
    await expect(page.locator(".menu [data-pointed]")).to_have_text(re.compile("Play Aries: Attack 3"))


@pytest.mark.parametrize("game", ["zenonzard", "saint-seiya"])
async def test_a_guided_match_is_played_by_tapping_what_is_pointed_at_on_a_phone(visit: Visit, game: str) -> None:
    """Each thing is in sight without scrolling, though the table is drawn after its question."""
    guest = await visit(size=PHONE, settings={"botPace": "instant"})
    page = guest.page
    await page.set_viewport_size({"width": 360, "height": 740})
    await guest.start(game, lesson="first-match")
    lesson = page.locator("[data-lesson]")
    seen = {"now": ""}
    while not await lesson.get_by_text("Well done!").count():
        seen = await (await page.wait_for_function(NEXT_TAP, arg=seen["now"])).json_value()
        if "point" in seen:
            await page.touchscreen.tap(*seen["point"])


async def test_a_card_can_be_read_during_a_lesson_on_a_phone_and_its_answer_is_pointed_at(visit: Visit) -> None:
    guest = await visit(size=PHONE, settings={"tap": "reads"})
    page = guest.page
    await guest.start("kanzume-goddess", lesson="first-match")
    lesson = page.locator("[data-lesson]")
    for _ in range(2):
        await lesson.get_by_role("button", name="Next").tap()
    await page.locator("[data-lit][data-pointed]").first.tap()

    await expect(page.locator("[data-reader] [data-option][data-pointed]")).to_have_text(
        "Play Priestess: gain 1 Faith."
    )
    read = await page.locator("[data-reader] .read").bounding_box()
    assert read is not None
    assert read["height"] > LEAST_TO_READ


async def test_the_button_that_leads_to_many_answers_is_pointed_at_and_then_only_what_comes_next(visit: Visit) -> None:
    guest = await visit(size=PHONE, settings={"tap": "reads"})
    page = guest.page
    await guest.start("saint-seiya", lesson="first-match")
    lesson = page.locator("[data-lesson]")
    for _ in range(3):
        await lesson.get_by_role("button", name="Next").tap()
    await page.locator(".hand [data-pointed]").tap()
    choose = page.locator("[data-reader] [data-pointed]")
    await expect(choose).to_have_text("Choose")

    await choose.tap()
    await expect(page.locator("[data-lit][data-pointed]")).to_contain_text("Leda")
    await expect(page.locator(".hand [data-pointed]")).to_have_count(0)


@pytest.mark.parametrize("game", ["kanzume-goddess", "saint-seiya", "knights-and-kings-chess"])
async def test_the_question_below_a_lesson_is_whole_on_a_phone(visit: Visit, game: str) -> None:
    guest = await visit(size=(390, 844))
    page = guest.page
    await guest.start(game, lesson="first-match")
    await expect(page.locator("[data-lesson]")).to_be_visible()
    question = await page.locator("[data-prompt] .body").evaluate("each => [each.scrollHeight, each.clientHeight]")
    assert question[0] <= question[1]
