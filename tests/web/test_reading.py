"""What the table says: who is who, what the goal is, what a card does, how it ended, in which language."""

import random
import re

from playwright.async_api import expect
from tests.server.match.test_outcome import until_offered
from tests.server.table import Guest, Server
from tests.web.visitor import AT_ONCE, PHONE, Visit


async def test_the_first_tap_reads_a_card_and_the_second_plays_it(visit: Visit) -> None:
    guest = await visit(size=PHONE, settings={**AT_ONCE, "tap": "reads"})
    table = await guest.start("zenonzard", seed="tap")
    before = await table.look()
    card = guest.page.locator("[data-place='0/hand'] [data-lit]").first
    name = (await card.get_by_role("img").get_attribute("aria-label") or "").split(",")[0]

    await card.tap()
    reader = guest.page.locator("[data-reader]")
    await expect(reader.get_by_role("heading", name=name)).to_be_visible()
    await expect(reader.get_by_role("button", name=f"Return {name}")).to_be_visible()
    assert await guest.page.locator("[data-table]").get_attribute("data-question") == before["question"]
    await card.tap()

    await expect(table.prompt).to_contain_text("So far:")


async def test_the_goal_and_the_phase_stand_above_the_table(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="goal")
    dice = random.Random(1)
    header = guest.page.locator("header")
    await table.look()
    await expect(header).to_contain_text("Bring your foe's Life to 0.")
    while not await header.locator("[aria-current=step]").count():
        await table.step(dice)
        await table.look()

    await expect(header.locator("[aria-current=step]")).to_have_count(1)
    await header.get_by_role("button", name="ZZ-122").click()
    await expect(guest.page.get_by_role("dialog", name="ZZ-122")).to_be_visible()


async def test_people_at_the_table_have_names(visit: Visit) -> None:
    host, friend = await visit(), await visit()
    for guest, name in ((host, "Ada"), (friend, "Bea")):
        await guest.context.request.get(f"{host.url}/api/v1/me")
        await guest.context.request.patch(f"{host.url}/api/v1/me", data={"name": name})
    await host.start("knights-and-kings-chess", "open")
    await friend.page.goto(await host.page.get_by_label("Invite link").input_value())
    await friend.page.get_by_role("button", name="Take the seat").click()

    await expect(host.page.locator("[data-plate='0']")).to_contain_text("You")
    await expect(host.page.locator("[data-plate='1']")).to_contain_text("Bea")
    await expect(friend.page.locator("[data-plate='0']")).to_contain_text("Ada")
    await expect(friend.page.locator("[data-prompt]")).to_have_text(re.compile("Ada is thinking|king stand"))


async def test_a_line_of_the_log_has_its_rule(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="rules")
    dice = random.Random(2)
    for _ in range(6):
        await table.step(dice)
    await table.look()
    line = guest.page.locator("[data-log] li div", has_text="You draw").first

    await line.hover()
    await line.get_by_role("button", name="ZZ-044").click()

    await expect(guest.page.get_by_role("dialog", name="ZZ-044")).to_be_visible()


async def test_the_end_is_told_beside_the_table_and_stays(visit: Visit) -> None:
    guest = await visit(settings={"botPace": "instant"})
    table = await guest.start("zenonzard", seed="end")
    await table.look()

    await table.concede()

    await expect(table.result.get_by_role("heading")).to_contain_text("You lost")
    await expect(table.result).to_contain_text("Greta bot wins. You conceded.")
    for name in ("Rematch", "Replay", "New match"):
        await expect(table.result.get_by_text(name, exact=True)).to_be_visible()
    felt = await guest.page.locator(".felt").bounding_box()
    result = await table.result.bounding_box()
    assert felt is not None
    assert result is not None
    assert result["x"] >= felt["x"] + felt["width"]


async def test_bots_among_themselves_can_be_stopped_and_stepped(visit: Visit) -> None:
    guest = await visit(settings={"motion": "none"})
    answer = await guest.context.request.post(
        f"{guest.url}/api/v1/matches", data={"game": "zenonzard", "seats": [{"who": "bot"}, {"who": "bot"}]}
    )
    await guest.go((await answer.json())["path"])
    page = guest.page
    await expect(page.locator("header")).to_contain_text("You are watching")
    lines = page.locator("[data-log] li")
    await expect(lines.nth(3)).to_be_visible()

    await page.get_by_role("button", name="Pause").click()
    step = page.get_by_role("button", name="Next step")
    await expect(step).to_be_enabled()
    before = await page.locator("[data-log]").inner_text()
    await page.wait_for_timeout(1500)
    assert await page.locator("[data-log]").inner_text() == before
    await expect(page.locator("[data-prompt]")).to_contain_text(re.compile(r"^Paused\. .+ bot( \d)? plays next\."))
    await expect(page.locator(".thinking:visible")).to_have_count(0)
    for _ in range(6):
        await step.click()

    await expect(page.locator("[data-log]")).not_to_have_text(before, use_inner_text=True)

    # On a phone, where nobody asks a watcher anything, all of the table is in sight.
    await page.set_viewport_size({"width": 390, "height": 844})
    await expect(page.locator("[data-prompt]")).to_contain_text(re.compile(r"^You are watching\. Paused\."))
    assert await page.locator(".table").evaluate("table => table.scrollHeight - table.clientHeight") == 0
    await page.get_by_role("button", name="Continue").click()
    await expect(page.get_by_role("button", name="Pause")).to_be_visible()


async def test_the_page_speaks_italian_to_an_italian_browser(visit: Visit) -> None:
    guest = await visit(locale="it-IT")
    page = guest.page
    await guest.go("/")
    await expect(page.get_by_role("heading", name="I giochi")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "it")

    await page.get_by_role("button", name="Impostazioni").click()
    await page.get_by_role("group", name="Lingua").get_by_text("English").click()
    await expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    await page.reload()

    await expect(page.get_by_role("heading", name="The games")).to_be_visible()


async def test_an_answer_is_chosen_by_its_number_and_the_default_one_by_0(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("zenonzard", seed="numbers")
    await table.look()
    second = table.prompt.locator("[data-number='2']")
    name = await second.inner_text()

    await guest.page.keyboard.press("2")
    await guest.page.keyboard.press("Enter")
    await expect(table.prompt.locator(".far")).to_contain_text(name.splitlines()[-1].strip())
    await table.look()
    await guest.page.keyboard.press("0")

    await expect(table.prompt.locator(".far")).to_have_count(0)


async def test_an_answer_says_what_it_would_do(visit: Visit, house: Server) -> None:
    visitor = await visit()
    async with Guest(house) as guest:
        match = await guest.create(seed="11")
        async with guest.sit(match) as live:
            state = await until_offered(live, "attack_life")
        await visitor.be(guest)
    table = await visitor.sit(match)
    await table.look()
    sentence = next(option["sentence"] for option in state["view"]["options"] if option["verb"] == "attack_life")
    answer = table.prompt.get_by_role("button", name=sentence.split("'")[0]).first

    await answer.hover()

    tip = visitor.page.locator("[data-outcome]")
    await expect(tip).to_contain_text("If nobody reacts:")
    await expect(tip).to_contain_text("Greta bot loses")


async def test_a_dark_card_that_comes_second_says_so(visit: Visit) -> None:
    """A Character is chosen first, and then the card of the field that it faces."""
    guest = await visit()
    table = await guest.start("saint-seiya", seed="abc")
    await table.step(random.Random(1))
    await table.look()

    await guest.page.locator("[data-place='/field/0'] [data-handle]").first.hover()

    reason = guest.page.locator(".preview [data-reason]")
    await expect(reason).to_contain_text("Not now: Choose another card first, then this one.")
    await expect(reason).to_contain_text("Fight: It costs")


async def test_a_dark_card_says_why(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings", seed="why")
    page = guest.page
    dice = random.Random(4)
    reason = page.locator(".preview [data-reason]")
    dark = page.locator("[data-place='0/hand'] [data-handle]:not([data-lit])")
    for _ in range(30):
        await table.look()
        if await dark.count():
            await page.mouse.move(640, 300)
            box = await dark.first.bounding_box()
            assert box is not None
            await page.mouse.move(box["x"] + 10, box["y"] + 30)
            await page.mouse.move(box["x"] + 14, box["y"] + 34)
            await expect(page.locator(".preview")).to_be_visible()
            await page.wait_for_timeout(300)
            if await reason.count():
                break
        assert await table.step(dice)
    await expect(reason).to_have_text(re.compile(r"\w+: .+ [A-Z]+-[A-Z]?\d+"))
    said = await reason.inner_text()

    await dark.first.click()
    await expect(page.locator("dialog[open] [data-reason]")).to_contain_text(said.split(":")[1].strip().split(".")[0])
    await page.keyboard.press("Escape")
    await page.keyboard.press("Shift+ArrowRight")
    await dark.first.focus()
    await expect(page.locator("p[aria-live=polite]")).to_contain_text(said.split(":")[0])


KEEP_WHAT_PASSES = """wanted => {
    const passed = [];
    const all = new Promise((resolve) => {
        new MutationObserver(() => {
            const next = document.querySelector(wanted[passed.length] ?? 'no-such-thing');
            if (next) passed.push([next.textContent, getComputedStyle(next).position]);
            if (passed.length === wanted.length) resolve(passed);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    return { all };
}"""
"""What is on the screen for a second only: the text of each of these and how it is placed, in this order."""


async def test_an_attack_draws_a_line_and_a_loss_floats_up(visit: Visit) -> None:
    """From a lesson in which nobody can block: the line first, then one Life less for the other."""
    visitor = await visit(settings={"botPace": "calm"})
    table = await visitor.start("zenonzard", lesson="break-a-force")
    await table.look()
    passed = await visitor.page.evaluate_handle(
        KEEP_WHAT_PASSES, ["[data-arrows] path.line", '[data-plate="1"] .change.loss']
    )

    await table.prompt.get_by_role("button", name="Attack Life with Velociraptor").first.evaluate(
        "each => each.click()"
    )

    _, (loss, position) = await passed.evaluate("({ all }) => all")
    assert "1" in loss
    assert position == "absolute"  # nothing beside it moves


async def test_what_a_hint_advises_stays_marked_however_the_hint_is_closed(visit: Visit) -> None:
    """A Neutral Mana is no card on the table yet: only its answer can be marked."""
    guest = await visit()
    page = guest.page
    table = await guest.start("zenonzard", seed="duel 1")
    await table.look()
    await page.keyboard.press("Space")
    await expect(table.prompt).to_contain_text("Mana Phase")
    for close in ("Escape", "Enter"):
        await page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("dialog")
        await expect(hint).to_contain_text("Choose 'Place one Neutral Mana in the base'")
        if close == "Enter":
            await hint.get_by_role("button", name="Close").last.focus()
        await page.keyboard.press(close)
        await expect(table.prompt.locator(".advised")).to_have_text(["Place one Neutral Mana in the base"])

    await table.prompt.get_by_text("Place nothing").click()
    await expect(table.prompt.locator(".advised")).to_have_count(0)
