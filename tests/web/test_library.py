"""Rules, cards and decks."""

import pytest
from playwright.async_api import expect
from tests.web.visitor import GAMES, Visit


@pytest.mark.parametrize("game", GAMES)
async def test_every_rule_has_an_address(visit: Visit, game: str) -> None:
    guest = await visit()
    chapters = (await guest.ask(f"/games/{game}/rules"))["chapters"]
    ids = [rule["id"] for chapter in chapters for rule in chapter["rules"]]
    middle = ids[len(ids) // 2]

    await guest.go(f"/games/{game}/rules#{middle}")

    rule = guest.page.locator(f"[id='{middle}']")
    await expect(rule).to_be_in_viewport()
    await expect(rule).to_have_attribute("aria-current", "true")
    shown = await guest.page.locator("li[id]").evaluate_all("rules => rules.map(rule => rule.id)")
    assert shown == ids


async def test_rules_are_searched(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/rules")
    await page.get_by_role("link", name="Which rules and cards have tests").click()
    things = (await guest.ask("/games/zenonzard/tests"))["things"]
    for kind, heading in (("rule", "Rules"), ("ruling", "Rulings"), ("card", "Cards")):
        listed = page.get_by_role("region", name=heading, exact=True)
        tested = [thing["has_test"] for thing in things if thing["kind"] == kind]
        await expect(listed).to_contain_text(f"{sum(tested)} of {len(tested)} have a test")
        await expect(listed.get_by_role("listitem")).to_have_count(len(tested))
    told = next(thing for thing in things if thing["id"] == "ZZ-100")
    line = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="ZZ-100"))
    await expect(line).to_contain_text(told["text"])
    await page.get_by_role("link", name="ZZ-100").click()
    await expect(page.locator("[id='ZZ-100']")).to_be_in_viewport()

    await page.get_by_label("Search the rules").fill("flash block")
    await expect(page.get_by_role("status")).to_contain_text("rules found")
    found = await page.locator("li[id]").all_inner_texts()
    assert 0 < len(found) < 60
    await page.get_by_label("Search the rules").fill("quixotic")
    await expect(page.get_by_text("No rule has all of these words")).to_be_visible()
    await page.get_by_role("button", name="Show all").click()

    await expect(page.locator("li[id]").nth(100)).to_be_attached()


async def test_cards_are_searched_filtered_and_read(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/cards")
    status = page.get_by_role("status")
    await expect(status).to_contain_text("cards")
    faces = (await guest.ask("/games/zenonzard"))["faces"]
    cheap = [face for face in faces if face["is_card"] and face["facts"].get("cost", 9) <= 2]

    await page.get_by_label("Search cards").fill("cost<=2")
    await expect(status).to_contain_text(f"{len(cheap)} of")
    await page.get_by_role("button", name="red", exact=True).click()
    red = [face for face in cheap if "red" in face["colours"]]
    await expect(status).to_contain_text(f"{len(red)} of")
    await page.reload()
    await expect(status).to_contain_text(f"{len(red)} of")

    await page.locator("main li button.card").first.click()
    zoom = page.locator("dialog[open]")
    await expect(zoom).to_contain_text(red[0]["name"])
    await page.keyboard.press("ArrowRight")
    await expect(zoom).to_contain_text(red[1]["name"])
    await page.keyboard.press("Escape")
    await expect(zoom).to_have_count(0)


async def test_a_query_that_is_not_understood_is_explained(visit: Visit) -> None:
    guest = await visit()
    await guest.go("/games/zenonzard/cards")

    await guest.page.get_by_label("Search cards").fill("price<3")

    await expect(guest.page.get_by_text("Cards have no “price”")).to_be_visible()


async def test_a_deck_is_looked_at_and_played_with(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/decks")
    deck = page.locator("article", has=page.get_by_role("heading", name="Silent Library"))
    await expect(deck).to_contain_text("40 cards")

    await deck.get_by_role("link", name="Play with this deck").click()
    await expect(page.get_by_label("Deck").first).to_have_value("Silent Library")
