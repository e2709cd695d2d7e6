"""Strangers at open tables, phrases, a report, another device."""

import json
import re

from playwright.async_api import expect
from tests.server.table import Server
from tests.web.visitor import Visit

from hexadeck.store.backups import problems_in


async def test_a_stranger_joins_a_listed_table_and_they_say_something(visit: Visit, house: Server) -> None:
    host, stranger = await visit(), await visit()
    page, other = host.page, stranger.page
    await host.go("/new/zenonzard")
    await page.get_by_text("Friend", exact=True).last.click()
    await page.get_by_label("List this table for everyone").check()
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(page.get_by_role("button", name="Cancel the match")).to_be_visible()
    await expect(page.get_by_text("anyone can join")).to_be_visible()

    await stranger.go("/")
    tables = other.get_by_role("region", name="Open tables")
    await tables.wait_for()
    headings = await other.get_by_role("heading", level=2).all_inner_texts()
    assert headings.index("Open tables") < headings.index("The games")
    await expect(tables).to_contain_text("No clock")
    await tables.get_by_role("link", name="Join").click()
    await expect(other.get_by_text("An open table. Waiting here: Guest.")).to_be_visible()
    await other.get_by_role("button", name="Take the seat").click()
    await expect(other.locator("[data-prompt]")).to_be_visible()

    await other.get_by_role("button", name="More").click()
    await other.get_by_role("button", name="Good luck!").click()
    await expect(page.get_by_text("Guest: Good luck!").first).to_be_visible()
    await other.get_by_role("button", name="More").click()
    await other.get_by_role("button", name="Hello!").click()
    await expect(other.get_by_text("One phrase at a time, please.").first).to_be_visible()
    await page.get_by_role("button", name="More").click()
    await page.get_by_role("button", name="Mute the others").click()
    await other.get_by_role("button", name="More").click()
    await other.get_by_role("button", name="Report a problem").click()
    window = other.get_by_role("dialog", name="Report a problem")
    await expect(window.get_by_role("button", name="Send")).to_be_disabled()
    async with other.expect_download() as loading:
        await window.get_by_role("button", name="Save a copy").click()
    await window.get_by_label("What is wrong?").fill("The card flew away.")
    await window.get_by_role("button", name="Send").click()
    await expect(other.get_by_text("Your report has been sent").first).to_be_visible()
    await expect(window).to_have_count(0)
    assert [problem.words for problem in await problems_in(None, house.folder)] == ["The card flew away."]
    report = json.loads((await (await loading.value).path()).read_text("utf-8"))
    hands = [seat["hand"] for seat in report["view"]["table"]["seats"]]
    assert (hands[0], None in hands[1]) == ([None] * 6, False)
    assert report["browser"]["agent"]

    await other.get_by_role("button", name="More").click()
    await other.get_by_role("button", name="Report a player").click()
    window = other.get_by_role("dialog", name="Report a player")
    await expect(window.get_by_label("Who")).to_have_text("Guest")
    await expect(window.get_by_role("button", name="Report", exact=True)).to_be_disabled()
    await window.get_by_label("Stalls on purpose").check()
    await window.get_by_role("button", name="Report", exact=True).click()
    await expect(window.get_by_role("status")).to_contain_text("You reported Guest.")
    await window.get_by_role("button", name="Close").last.click()
    await expect(window).to_have_count(0)


async def test_an_invitation_is_withdrawn_and_matches_come_to_another_device(visit: Visit) -> None:
    guest, elsewhere = await visit(), await visit()
    page = guest.page
    await guest.start("zenonzard", "open")
    link = await page.get_by_label("Invite link").input_value()
    await page.get_by_role("button", name="Cancel the match").click()
    await elsewhere.page.goto(link)
    await expect(elsewhere.page.get_by_text("This match was cancelled before it began.")).to_be_visible()
    await expect(elsewhere.page.get_by_role("button", name="Take the seat")).to_have_count(0)
    await expect(page.get_by_role("region", name="Continue playing")).to_have_count(0)

    table = await guest.start("knights-and-kings-chess", seed="1")
    await table.look()
    await guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await guest.go("/")
    await page.get_by_role("button", name="Use on another device").click()
    window = page.get_by_role("dialog", name="Use on another device")
    code = await window.get_by_label("Code").inner_text()
    await window.get_by_role("button", name="Copy as a link").click()
    await expect(page.get_by_text("Link copied.")).to_have_text(re.compile("within 15 minutes"))
    assert (await page.evaluate("navigator.clipboard.readText()")).endswith(f"/carry#{code}")

    await elsewhere.go("/")
    await elsewhere.page.get_by_role("link", name="I have a code").click()
    elsewhere.expected = "400"
    await elsewhere.page.get_by_label("Code").fill("what?")
    await elsewhere.page.get_by_role("button", name="Yes, it").click()
    await expect(elsewhere.page.get_by_text("A code has 8 letters and digits")).to_be_visible()
    await elsewhere.page.get_by_label("Code").fill(code.lower())
    await elsewhere.page.get_by_role("button", name="Yes, it").click()
    await expect(elsewhere.page.get_by_role("region", name="Continue playing")).to_contain_text("Enhanced Chess")


async def test_who_leaves_a_table_that_waits_does_not_end_it(visit: Visit) -> None:
    host, friend = await visit(), await visit()
    await host.start("kanzume-goddess", "open", "open")
    panel = host.page.get_by_role("region", name="Invitation")
    await friend.page.goto(await host.page.get_by_label("Invite link").input_value())
    await friend.page.get_by_role("button", name="Take the seat").click()
    await expect(panel).to_contain_text("One seat is open")

    await friend.page.get_by_role("button", name="Leave the table").click()

    await expect(friend.page.get_by_role("region", name="Open tables")).to_be_visible()
    await expect(friend.page.get_by_role("region", name="Continue playing")).to_have_count(0)
    await expect(panel).to_contain_text("2 seats are open")
    await host.page.get_by_role("button", name="Cancel the match").click()
    await expect(host.page.get_by_role("region", name="Open tables")).to_be_visible()
    await host.page.go_back()
    await expect(panel).to_contain_text("This match was cancelled before it began.")
    await panel.get_by_role("link", name="Back to the games").click()
    await expect(host.page.get_by_role("region", name="Open tables")).to_be_visible()


async def test_a_match_between_bots_is_found_again(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/new/knights-and-kings-chess")
    await page.get_by_text("Bot", exact=True).first.click()
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(page.locator("[data-table]")).to_be_visible()

    await guest.start("zenonzard", seats=[{"who": "bot"}] * 2)
    await expect(page.locator("[data-table]")).to_be_visible()

    await guest.go("/")

    watched = page.get_by_role("region", name=re.compile("Matches you.re watching"))
    await expect(watched).to_contain_text("Zenonzard")
    await expect(watched).to_contain_text("Enhanced Chess")
    await watched.get_by_role("listitem").filter(has_text="Enhanced Chess").get_by_role("link").first.click()
    await expect(page.locator("[data-square=e4]").first).to_be_visible()
