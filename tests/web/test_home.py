"""From the first page to the first decision."""

import re
from typing import cast

import pytest
from playwright.async_api import expect
from tests.web.visitor import GAMES, Visit


@pytest.mark.parametrize("game", GAMES)
async def test_the_second_click_is_the_first_decision(visit: Visit, game: str) -> None:
    guest = await visit(settings={})
    await guest.go("/")

    await guest.page.locator("article", has=guest.page.locator(f"#game-{game}")).get_by_role("button").first.click()
    table = guest.table()
    asked = await table.look()
    await table.press(asked["point"])

    await guest.page.wait_for_function(
        """before => {
          const { question } = document.querySelector('[data-table]').dataset
          return question !== before || document.querySelector('[data-prompt] ol.path')
        }""",
        arg=asked["question"],
    )


async def test_a_newcomer_is_shown_one_game_to_begin_with(visit: Visit) -> None:
    guest = await visit()
    await guest.go("/")
    await guest.page.get_by_role("complementary", name="New here?").get_by_role("button").click()
    await guest.table().look()
    assert (await guest.match())["lesson"]

    await guest.go("/")

    await expect(guest.page.get_by_role("region", name="Continue playing")).to_be_visible()
    await expect(guest.page.get_by_role("complementary", name="New here?")).to_have_count(0)


async def test_running_and_finished_matches_are_found_again(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/")
    async with page.expect_request(lambda sent: sent.method == "POST") as asked:
        await page.get_by_role("button", name=re.compile("Today.s deal: Knights & Kings Enhanced")).click()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", cast(dict[str, str], (await asked.value).post_data_json)["seed"])
    table = guest.table()
    await table.look()

    await page.get_by_role("link", name="Hexadeck, home").click()
    await page.get_by_role("region", name="Continue playing").get_by_role("link", name="Resume").click()
    await table.concede()
    await page.get_by_role("link", name="Hexadeck, home").click()

    played = page.get_by_role("region", name="Finished")
    await expect(played).to_contain_text("Lost")
    await expect(page.get_by_role("region", name="Continue playing")).to_have_count(0)
    await played.get_by_role("link", name="Replay").click()
    await expect(page.get_by_role("slider", name="Position in the match")).to_be_visible()


async def test_a_guest_has_a_name_that_others_see(visit: Visit) -> None:
    host, friend = await visit(), await visit()
    await host.go("/")
    await host.page.get_by_role("button", name="Change your name").click()
    await host.page.get_by_label("Your name at the table").fill("Aurelia")
    await host.page.keyboard.press("Enter")
    await expect(host.page.locator("main")).to_contain_text("Aurelia")

    await host.start("zenonzard", "open")
    await friend.page.goto(await host.page.get_by_label("Invite link").input_value())

    await expect(friend.page.locator("main")).to_contain_text("Aurelia invited you")


async def test_a_match_is_set_up_as_one_wants_it(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/new/kanzume-goddess")

    await page.get_by_role("group", name="Mode").get_by_text("Team").click()
    await page.get_by_role("group", name="Players").get_by_text("6").click()
    await page.get_by_label("Opponent").first.select_option("sibyl")
    await expect(page.get_by_text("takes her time").first).to_be_visible()
    await page.locator("summary", has_text="Rules").click()
    await page.get_by_label("rounds after which the match is a draw", exact=False).select_option(label="25")
    await page.get_by_role("group", name="Clock").get_by_text("5 minutes", exact=True).click()
    await page.get_by_label("Seed").fill("seventh sky")
    await page.get_by_role("button", name="Start").click()
    await guest.table().look()

    match = await guest.match()
    assert (match["mode"], match["options"]["round_limit"]) == ("team", 25)
    assert match["clock"] == {"seconds": 300, "increment": 0}
    assert [player["name"] for player in match["players"][1:]] == [
        f"{name} bot" for name in ("sibyl", "pip", "bruno", "greta", "orla")
    ]
    await expect(page.locator("[data-plate]")).to_have_count(6)

    await page.keyboard.press("h")
    hint = page.get_by_role("dialog")
    await expect(hint).to_contain_text("Choose 'Play as ")
    await hint.get_by_role("button", name="Why?").click()
    await hint.get_by_role("button", name="Show the line").click()
    await expect(hint).to_contain_text("Play might then go on like this")
    await hint.get_by_role("button", name="Do it").click()
    await expect(page.locator("[data-log]")).to_contain_text("You play as")

    await guest.go("/new/kanzume-goddess")
    await expect(page.get_by_role("radio", name="Team")).to_be_checked()


async def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    guest = await visit()
    guest.expected = "status of 404"

    for path in ("/nowhere", "/t/nothing", "/games/ludo/rules"):
        await guest.go(path)
        await expect(guest.page.get_by_role("link", name="Back to the games")).to_be_visible()


async def test_who_is_invited_sees_what_is_played(visit: Visit) -> None:
    host, friend = await visit(), await visit()
    options = {"neutral_needs_no_base_minion": True}
    await host.start("zenonzard", "open", clock={"seconds": 600, "increment": 5}, options=options)

    await friend.page.goto(await host.page.get_by_label("Invite link").input_value())

    await expect(friend.page.locator("dl")).to_contain_text("10 minutes + 5 s each")
    boxes = [await fact.bounding_box() for fact in await friend.page.locator("dd").all()]
    clock, hints, _ = [box["height"] for box in boxes if box is not None]
    assert clock == hints, "a rule with a long name leaves no room for the clock"
    await expect(friend.page.locator("dl")).to_contain_text("Hints Not allowed")
    await expect(friend.page.locator("dl dt")).to_have_count(3)
    await expect(friend.page.get_by_role("link", name="Rules")).to_be_visible()

    await host.start("kanzume-goddess", "open", "bot", "open", mode="team")
    await friend.page.goto(await host.page.get_by_label("Invite link").input_value())

    await expect(friend.page.locator("dl")).to_contain_text(
        "Guest (First team), an open seat (Second team), Greta bot (First team), and an open seat (Second team)"
    )
    seats = friend.page.get_by_label("Seat").locator("option")
    await expect(seats).to_have_text(["First free seat", "Seat 2 · Second team", "Seat 4 · Second team"])


async def test_hints_with_a_clock_are_agreed_on_before_the_match(visit: Visit) -> None:
    host, friend = await visit(), await visit()
    page = host.page
    await host.go("/new/knights-and-kings")
    await page.get_by_role("group", name="Seat 2").get_by_text("Friend").click()
    hints = page.get_by_label("Everyone may ask for hints")
    await expect(hints).to_have_count(0)
    await page.get_by_role("group", name="Clock").get_by_text("5 minutes", exact=True).click()
    await hints.check()
    await page.get_by_role("button", name="Start").click()

    await friend.page.goto(await page.get_by_label("Invite link").input_value())

    await expect(friend.page.locator("dl")).to_contain_text("Hints Everyone may ask for them")


async def test_a_deck_is_played_also_after_a_match_of_bots(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/new/zenonzard")
    await page.get_by_role("group", name="Seat 1").get_by_text("Bot").click()
    await page.get_by_role("button", name="Start").click()
    await page.wait_for_url("**/t/**")

    await guest.go("/new/zenonzard?deck=Kanatana%20Ambush")

    await expect(page.get_by_role("group", name="Seat 1").get_by_label("Me")).to_be_checked()
    await expect(page.get_by_label("Deck").first).to_have_value("Kanatana Ambush")
