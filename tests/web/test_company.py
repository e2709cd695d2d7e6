"""People at one table: invitations, consent, and those who only watch."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from playwright.async_api import expect
from tests.web.visitor import Visit, Visitor

from hexadeck import games
from hexadeck.kernel.game import Match

BOARD = """() => [...document.querySelectorAll('[data-square]')]
  .filter(square => square.querySelector('.figure'))
  .map(square => square.getAttribute('aria-label').split(/[.,]/).slice(0, 2).join())
  .sort()"""
"""What stands where. What else a label says, as a warning, is for one seat only."""
SAME_BOARD = f"board => JSON.stringify(({BOARD})()) === JSON.stringify(board)"


async def sit_down_together(visit: Visit, game: str, **wish: Any) -> tuple[Visitor, Visitor]:
    """Two visitors of whom the first invited the other."""
    host, friend = await visit(), await visit()
    await host.start(game, "open", **wish)
    await friend.page.goto(await host.page.get_by_label("Invite link").input_value())
    await friend.page.get_by_role("button", name="Take the seat").click()
    await expect(friend.page.locator("[data-table]")).to_have_attribute("data-seat", "1")
    return host, friend


async def test_two_browsers_play_each_other_by_an_invite_link(visit: Visit) -> None:
    host, friend = await sit_down_together(visit, "knights-and-kings-chess")
    tables = {True: host.table(), False: friend.table()}
    dice = random.Random(3)

    for _ in range(12):
        table = tables[(await host.match())["is_your_decision"]]
        await table.step(dice)
        await table.settle()

        board = await table.page.evaluate(BOARD)
        await host.page.wait_for_function(SAME_BOARD, arg=board)
        await friend.page.wait_for_function(SAME_BOARD, arg=board)

    assert len(board) > 4
    assert "invite" not in friend.page.url


async def test_taking_back_needs_the_consent_of_the_other(visit: Visit) -> None:
    """Against a clock, also in the middle of a choice; after a no it can be asked for again when more was chosen."""
    people = await sit_down_together(visit, "zenonzard", clock={"seconds": 600, "increment": 0})
    seat = 0 if (await people[0].match())["is_your_decision"] else 1
    chooser, other = people[seat], people[1 - seat]
    page = chooser.page
    table = chooser.table()
    await table.look()

    await page.locator("[data-lit][data-handle]").first.click()
    await expect(table.prompt).to_contain_text("So far:")
    await page.reload()
    await expect(table.prompt).to_contain_text("So far:")
    await page.get_by_role("button", name="Ask to undo").click()
    await expect(page.get_by_role("alert")).to_contain_text("You asked to undo")
    asked = other.page.get_by_role("alert")
    await expect(asked).to_contain_text("wants to undo their last choice")
    await asked.get_by_role("button", name="No").click()
    await expect(page.get_by_role("alert")).to_have_count(0)
    await expect(page.get_by_text("Your request to undo was declined.")).to_be_visible()
    await expect(table.prompt).to_contain_text("So far:")

    await page.get_by_role("button", name="Ask to undo").click()
    await expect(page.get_by_text("Your undo was declined")).to_be_visible()
    await expect(asked).to_have_count(0)

    asked_before = await table.prompt.inner_text()
    await page.locator("[data-lit][data-handle]").first.click()
    await expect(table.prompt).not_to_have_text(asked_before, use_inner_text=True)
    await page.get_by_role("button", name="Ask to undo").click()
    await asked.get_by_role("button", name="Agree").click()

    await expect(table.prompt).to_have_text(asked_before, use_inner_text=True)


async def test_a_rematch_is_offered_and_accepted(visit: Visit) -> None:
    host, friend = await sit_down_together(visit, "zenonzard")
    first = (await host.match())["id"]
    await host.page.get_by_role("button", name="More").click()
    await host.page.get_by_role("button", name="Concede").click()
    await host.page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    ends = [each.table().result for each in (host, friend)]
    await ends[0].get_by_role("button", name="Rematch").click()
    await expect(ends[0]).to_contain_text("Rematch offered")
    await expect(ends[1]).to_contain_text("offers a rematch")
    assert first in friend.page.url
    assert (await host.ask(f"/matches/{(await host.match())['rematch']}"))["status"] == "waiting"

    await ends[1].get_by_role("button", name="Accept").click()

    for each in (host, friend):
        await each.page.wait_for_url(lambda url: first not in url)
    assert (await host.match())["status"] == "running"
    asked, waiting = (host, friend) if (await host.match())["is_your_decision"] else (friend, host)
    await expect(waiting.table().prompt).to_contain_text("is thinking")
    await asked.go("/")
    await expect(waiting.table().prompt).to_contain_text("is away")


async def test_who_has_left_the_table_answers_a_rematch_at_home(visit: Visit) -> None:
    host, friend = await sit_down_together(visit, "zenonzard")
    first = (await host.match())["id"]
    await host.table().concede()
    await friend.table().result.wait_for()
    await friend.go("/")
    await host.table().result.get_by_role("button", name="Rematch").click()
    await expect(host.table().result).to_contain_text("Rematch offered")
    await friend.page.reload()
    offers = friend.page.get_by_role("region", name="Rematch offers")
    await expect(offers).to_contain_text("offers a rematch")

    await offers.get_by_role("button", name="Accept").click()

    await host.page.wait_for_url(lambda url: first not in url)
    await expect(friend.page).to_have_url(host.page.url)
    await friend.table().concede()
    await host.go("/")
    await friend.table().result.get_by_role("button", name="Rematch").click()
    await host.page.reload()
    await host.page.get_by_role("button", name="Decline").click()
    await expect(host.page.get_by_role("region", name="Rematch offers")).to_have_count(0)
    await expect(friend.table().result).to_contain_text("The rematch is off.")
    await friend.table().result.get_by_role("button", name="Offer it again").click()
    await expect(friend.table().result).to_contain_text("Rematch offered")
    await host.page.reload()
    await host.page.get_by_role("button", name="Decline").click()
    await expect(friend.table().result).to_contain_text("The rematch is off.")
    await expect(
        friend.table().result.get_by_role("button", name=re.compile("Rematch|offer", re.IGNORECASE))
    ).to_have_count(0)


async def test_who_offers_a_rematch_reads_at_home_to_whom(visit: Visit) -> None:
    host, _ = await sit_down_together(visit, "zenonzard")
    await host.table().concede()
    await host.table().result.get_by_role("button", name="Rematch").click()
    await expect(host.table().result).to_contain_text("Rematch offered")
    await host.go("/")
    row = host.page.get_by_role("region", name="Continue playing").get_by_role("listitem")
    await expect(row).to_contain_text("against Guest Rematch offered.")


async def test_a_spectator_sees_no_hidden_card(visit: Visit) -> None:
    host, spectator = await visit(), await visit()
    table = await host.start("zenonzard", seed="watched")
    await spectator.go((await host.match())["watch"])
    dice = random.Random(5)
    for _ in range(16):
        await table.step(dice)
    await table.look()
    id = (await host.match())["id"]
    turn = await host.page.locator("[data-table]").get_attribute("data-turn")
    await expect(spectator.page.locator("[data-table]")).to_have_attribute("data-turn", str(turn))

    heard = list(spectator.heard)
    shown = await spectator.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    labels = await spectator.page.locator("main").evaluate("main => main.outerHTML")
    await table.concede()
    record = await host.ask(f"/matches/{id}/record")
    public, names, hidden_names = known_to_spectators(record)

    told = {card["id"] for text in heard for card in cards_in(json.loads(text))}
    assert told == public & told
    assert len(told) > 5
    assert set(shown) - {"back"} <= public
    assert "back" in shown
    assert [name for name in hidden_names if any(re.search(rf"\b{re.escape(name)}\b", text) for text in heard)] == []
    assert [name for name in hidden_names if re.search(rf"\b{re.escape(name)}\b", labels)] == []
    assert [name for name in names if any(name in text for text in heard)]


def cards_in(message: Any) -> Iterator[dict[str, Any]]:
    """Every card in what the server said, however deep."""
    if isinstance(message, dict):
        if "handle" in message and "id" in message:
            yield message
        message = list(message.values())
    if isinstance(message, list):
        for part in message:
            yield from cards_in(part)


def known_to_spectators(record: dict[str, Any]) -> tuple[set[str], set[str], set[str]]:
    """By the engine, from the whole record: ids and names of cards that spectators ever knew, and names of cards in
    the match of which they knew no copy."""
    match = games.replay({**record, "choices": [], "hash": None})
    known = known_now(match)
    for choice in record["choices"]:
        match.repeat(choice)
        known |= known_now(match)
    table = match.table
    prints = {table.what[card] for card in known}
    names = {table.prints[number].name for number in prints}
    hidden = {table.prints[number].name for number in table.what} - names
    return {table.prints[number].id for number in prints}, names, {name for name in hidden if not is_part(name, names)}


def known_now(match: Match) -> set[int]:
    table = match.table
    return {card for card, handle in enumerate(table.handles[table.seats]) if handle}


def is_part(name: str, names: set[str]) -> bool:
    return any(name in other for other in names)
