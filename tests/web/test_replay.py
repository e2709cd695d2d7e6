"""Finished matches, gone through and gone on with."""

import re

import pytest
from playwright.async_api import expect
from tests.server.table import Dice, Guest, Server, play_on
from tests.web.visitor import Visit, Visitor

CARDS = "cards => cards.map(card => card.dataset.card).sort()"


async def played(visit: Visit, house: Server, game: str = "zenonzard") -> tuple[Visitor, str]:
    """A visitor who has just lost a match, and its id."""
    visitor = await visit()
    async with Guest(house) as guest:
        match = await guest.create(game, seed="replay")
        async with guest.sit(match) as live:
            await play_on(live, Dice(1), choices=25)
            if live.state["view"]["result"] is None:
                await live.send(type="concede")
                while live.state["view"]["result"] is None:
                    await live.next()
        await visitor.be(guest)
    return visitor, match


async def test_a_replay_is_gone_through_in_every_way(visit: Visit, house: Server) -> None:
    guest, match = await played(visit, house)
    page = guest.page
    replay = await guest.ask(f"/matches/{match}/replay")
    await guest.go(f"/r/{match}")
    slider = page.get_by_role("slider", name="Position in the match")
    await expect(slider).to_have_value("0")
    await expect(page.get_by_text("The opening.")).to_be_visible()

    await page.get_by_role("button", name="Forward", exact=True).click()
    await expect(slider).to_have_value("1")
    await page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("2")
    await page.get_by_role("button", name="Back", exact=True).click()
    await expect(slider).to_have_value("1")

    await page.get_by_role("button", name="Forward one turn").click()
    await expect(slider).to_have_value(str(replay["turns"][0]))
    await page.get_by_role("button", name="Turn 3", exact=True).click()
    await expect(slider).to_have_value(str(replay["turns"][2]))
    await expect(page.locator("header")).to_contain_text("Turn 3")

    box = await slider.bounding_box()
    assert box is not None
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(int(await slider.input_value()) - replay["length"] / 2) < 3

    await page.keyboard.press("End")
    await expect(slider).to_have_value(str(replay["length"]))
    await page.keyboard.press("Home")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.get_by_role("button", name="Pause")).to_be_visible()
    await expect(slider).not_to_have_value("0")


async def test_a_replay_is_seen_from_any_seat_or_with_all_cards_open(visit: Visit, house: Server) -> None:
    guest, match = await played(visit, house)
    page = guest.page
    await guest.go(f"/r/{match}?at=20")
    hand = page.locator("[data-place='0/hand']").first
    other = page.locator("[data-place='1/hand']").first
    await expect(hand.locator("[data-card=back]")).to_have_count(0)
    await expect(other.locator("[data-card=back]").first).to_be_attached()
    places = [hand.locator("[data-card]").first, page.locator("[data-place^='0/field/']").first]
    held, laid = [await place.bounding_box() for place in places]
    assert held is not None
    assert laid is not None
    assert laid["width"] > held["width"], "what is looked at is the table"

    await page.get_by_label("Seen by").select_option(label="All cards face up")
    await expect(other.locator("[data-card=back]")).to_have_count(0)
    await page.get_by_label("Seen by").select_option(label="A spectator")
    await expect(hand.locator("[data-card=back]").first).to_be_attached()
    await expect(page).to_have_url(re.compile("as=watch"))


async def test_a_new_match_begins_at_any_point_of_a_replay(visit: Visit, house: Server) -> None:
    guest, match = await played(visit, house)
    page = guest.page
    deciders = (await guest.ask(f"/matches/{match}/replay"))["deciders"]
    await guest.go(f"/r/{match}?at={deciders.index(0, 15)}")
    await page.locator("[data-plate]").first.wait_for()
    turn = await page.locator("header p").inner_text()
    cards = await page.locator("[data-card]").evaluate_all(CARDS)

    await page.get_by_role("button", name="Play on from here").click()
    await page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    await guest.table().look()

    assert match not in page.url
    await expect(page.locator("header")).to_contain_text(turn)
    assert await page.locator("[data-card]").evaluate_all(CARDS) == cards


async def test_the_bot_of_a_match_is_proposed_for_its_continuation(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    table = await guest.start("zenonzard", seats=[{"who": "me"}, {"who": "bot", "bot": "bruno"}])
    await table.look()
    await table.concede()
    await table.result.get_by_role("link", name="Replay").click()
    await page.get_by_role("button", name="Play on from here").click()

    dialog = page.get_by_role("dialog")
    await expect(dialog).to_contain_text("A bot takes the other seat;")
    await expect(dialog.get_by_role("option", name="weakest")).to_have_text(re.compile("^Pip"))
    await expect(dialog.get_by_role("combobox", name="The bot is")).to_have_value("bruno")
    await dialog.get_by_role("combobox", name="You play as").select_option(index=1)
    await expect(dialog.get_by_role("combobox", name="The bot is")).to_have_value("wren")


@pytest.mark.parametrize("game", ["kanzume-goddess", "knights-and-kings-chess"])
async def test_every_game_can_be_replayed(visit: Visit, house: Server, game: str) -> None:
    guest = await visit()
    table = await guest.start(game, seed="replay")
    await table.look()
    await table.concede()

    await table.result.get_by_role("link", name="Replay").click()
    await guest.page.get_by_role("slider", name="Position in the match").press("End")

    await expect(guest.page.locator("[data-plate]").first).to_be_visible()


async def test_the_shuffle_is_checked_in_the_page_itself(visit: Visit, house: Server) -> None:
    """The sums are the page's own: of a record that was tampered with on the way it says what does not fit."""
    visitor = await visit()
    page = visitor.page
    await visitor.go("/new/knights-and-kings-chess")
    await page.get_by_role("button", name="Start").click()
    await page.wait_for_url(re.compile("/t/"))
    match = page.url.partition("/t/")[2]
    commitment = (await visitor.ask(f"/matches/{match}"))["commitment"]
    guest = Guest(house)
    for cookie in await visitor.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])
    async with guest.http, guest.sit(match) as live:
        await live.send(type="concede")
        await live.over()
    await visitor.go(f"/r/{match}")
    await page.get_by_role("button", name="Check the shuffle").click()
    check = page.get_by_role("dialog", name="Check the shuffle")
    await expect(check.get_by_text(commitment)).to_be_visible()
    await expect(check.get_by_role("listitem")).to_have_text(
        [
            "✓ The server\u2019s secret is the one it promised.",
            "✓ The shuffle follows from the secret and the words.",
            "✓ This browser was shown the same promise before the match.",
            "✓ The word this browser added is among them.",
        ]
    )
    await page.keyboard.press("Escape")

    record = await visitor.ask(f"/matches/{match}/record")
    record["shuffle"]["secret"] = "f" * 64
    await page.route("**/record", lambda route: route.fulfill(json=record))
    await page.get_by_role("button", name="Check the shuffle").click()
    await expect(check.get_by_role("listitem").nth(0)).to_have_text(
        "✗ The server\u2019s secret is not the one it promised."
    )
    await expect(check.get_by_role("listitem").nth(1)).to_contain_text("✗ The shuffle does not follow")


async def test_what_decided_a_match_stands_beside_its_replay(visit: Visit, house: Server) -> None:
    """From the result to the analysis; along the curve by keys and to a turning point; and another try from there."""
    guest = await visit()
    page = guest.page
    table = await guest.start("knights-and-kings", seed="analysis")
    await table.look()
    await table.concede()
    match = page.url.partition("/t/")[2]
    await table.result.get_by_role("link", name="Analysis").click()
    curve = page.get_by_role("slider", name="Chance to win, turn by turn")
    await expect(curve).to_be_visible()
    await expect(page.get_by_text("None found")).to_be_visible()

    # The same page with a match in which something was to be found.
    moments = [{"at": at, "turn": at, "chances": [5_000 - 5_000 * at, 5_000 + 5_000 * at]} for at in (0, 1)]
    point = {"at": 0, "turn": 1, "seat": 0, "question": "What do you do?", "chosen": "Play Taurus: draw 1 card."}
    point |= {"better": "Attack", "chance": 2_040, "better_chance": 6_130, "less": 4_090, "error": 310}
    point |= {"gains": ["units"], "losses": []}
    found = {"sides": [0, 1], "moments": moments, "turning_points": [point]}
    states = [
        {"state": "running", "percent": 40, "analysis": None},
        {"state": "done", "percent": 100, "analysis": found},
    ]
    await page.route("**/analysis", lambda route: route.fulfill(json=states.pop(0) if len(states) > 1 else states[0]))
    await page.reload()
    await expect(page.get_by_role("region", name="Analysis")).to_contain_text(
        "It wins about 41 more matches in 100, give or take 6."
    )
    await expect(page.get_by_role("heading", name="Your chance to win")).to_be_visible()
    await expect(page.get_by_text("Play Taurus: draw 1 card: about 20%")).to_be_visible()
    await expect(curve).to_have_attribute("aria-valuetext", "At the start: about 50%")
    await curve.press("End")
    await expect(curve).to_have_attribute("aria-valuetext", "Turn 1: almost none")
    position = page.get_by_role("slider", name="Position in the match")
    await expect(position).to_have_value("1")
    await page.get_by_role("button", name="Turn 1: you").click()
    await expect(position).to_have_value("0")

    await page.get_by_role("button", name="Try it from here").click()
    await page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    await guest.table().look()
    assert match not in page.url


async def test_an_analysis_counts_as_the_headline_does(visit: Visit, house: Server) -> None:
    """Saint Seiya counts rounds; how many turns the engine has counted says nothing to its players."""
    guest, match = await played(visit, house, "saint-seiya")
    page = guest.page
    third = (await guest.ask(f"/matches/{match}/replay"))["turns"][2]
    moments = [{"at": at, "turn": turn, "chances": [5_000, 5_000]} for at, turn in ((0, 0), (third, 3))]
    point = {"at": third, "turn": 3, "seat": 0, "question": "What do you do?", "chosen": "Pass", "better": "Play"}
    point |= {"chance": 2_040, "better_chance": 6_130, "less": 4_090, "error": 310, "gains": [], "losses": []}
    done = {"state": "done", "percent": 100}
    done |= {"analysis": {"sides": [0, 1], "moments": moments, "turning_points": [point]}}
    await page.route("**/analysis", lambda route: route.fulfill(json=done))
    await guest.go(f"/r/{match}?show=analysis")

    await page.get_by_role("button", name="Round 2: you").click()

    await expect(page.locator("header")).to_contain_text("Round 2")
    curve = page.get_by_role("slider", name="Chance to win, turn by turn")
    await expect(curve).to_have_attribute("aria-valuetext", "Round 2: about 50%")
