"""The designer's desk: a deck is built, a card is written, a question is measured, each until one can play with it."""

import re

from playwright.async_api import expect
from tests.web.visitor import PHONE, Visit

from hexadeck import games
from hexadeck.kernel.decktext import write_deck_text

FLAGS = write_deck_text(games.load("zenonzard").deck("Two Flags"))
FOX = "Ember Fox [HM1]\nRed Field Minion, Fox\nCost 1 (R), BP 200, DP 1\nWhen summoned: draw 1 crad.\n"


async def test_a_deck_is_built_judged_pasted_kept_and_played(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/decks")
    await (
        page.get_by_role("article").filter(has_text="Two Flags").get_by_role("link", name="Build on this deck").click()
    )
    deck = page.get_by_role("region", name="Deck", exact=True)
    await expect(deck).to_contain_text("This deck is legal.")
    await guest.go("/games/zenonzard/decks")
    await page.get_by_role("link", name="Design").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("deck workshop")

    # A rule is broken, and says which.
    await page.get_by_label("Search cards").fill("fire beetle")
    for _ in range(4):
        await page.get_by_role("button", name="Add Fire Beetle").click()
    await expect(deck).to_contain_text("4\N{MULTIPLICATION SIGN} Fire Beetle")
    await expect(deck.get_by_role("link", name="ZZ-002")).to_have_attribute("href", "/games/zenonzard/rules#ZZ-002")
    await expect(deck.get_by_role("button", name="Play against a bot")).to_be_disabled()

    # A text is pasted and is the deck then; a link carries it.
    await deck.get_by_role("button", name="Paste a deck").click()
    await page.get_by_label("in the format of a deck file").fill(FLAGS)
    assert await page.get_by_role("dialog").evaluate("each => each.scrollWidth <= each.clientWidth")
    await page.get_by_role("button", name="Use this text").click()
    await expect(deck).to_contain_text("This deck is legal.")
    await expect(deck).to_contain_text("40 cards")
    await expect(deck.get_by_role("heading", name="Sample hands")).to_be_visible()
    await deck.get_by_label("Name of the deck").fill("Flags of mine")
    await deck.get_by_role("button", name="Save").click()
    await expect(page.get_by_text("is saved")).to_be_visible()
    await page.reload()
    await page.get_by_label("Begin with").select_option(label="Yours: Flags of mine")
    await expect(deck).to_contain_text("This deck is legal.")

    await deck.get_by_role("button", name="Play against a bot").click()
    await guest.table().look()
    assert (await guest.match())["seat"] == 0


async def test_a_card_is_written_mended_and_tried(visit: Visit) -> None:
    guest = await visit(size=PHONE)
    page = guest.page
    await guest.go("/games/zenonzard/studio")
    cards = page.get_by_label("Your cards")
    await page.get_by_role("button", name="Start with this card").click()
    await expect(page.get_by_role("heading", name="Emberling")).to_be_visible()
    await expect(page.get_by_role("button", name="Start with this card")).to_have_count(0)
    await cards.fill(FOX)

    await expect(page.get_by_text("1 line is not understood")).to_be_visible()
    await expect(page.locator("mark")).to_have_text("crad")
    await expect(page.get_by_role("heading", name="Ember Fox")).to_be_visible()
    await page.get_by_role("group", name="What could go here").get_by_role("button", name="card", exact=True).click()
    await expect(page.get_by_text("Everything is understood.")).to_be_visible()

    # In other words it is understood, and shown as the card will say it.
    await cards.fill((await cards.input_value()).replace("draw 1 card.", "Draw a card"))
    await expect(page.get_by_text("The card will say: When summoned: draw 1 card.")).to_be_visible()
    await page.get_by_role("button", name="Write it so").click()
    await expect(page.get_by_text("The card will say")).to_have_count(0)

    # What is not comes with the nearest line, which one click takes.
    written = await cards.input_value()
    await cards.fill(written.replace("draw 1 card.", "draw 1 owl."))
    await page.get_by_role("button", name="Take “When summoned: draw 1 card.”").click()
    await expect(cards).to_have_value(written)

    # In the middle of a line: what could follow what stands before the cursor.
    written = await cards.input_value()
    await cards.fill(written.replace("draw", "dr"))
    await cards.evaluate("(area, at) => area.setSelectionRange(at, at)", written.index("draw") + 2)
    await cards.dispatch_event("keyup")
    offered = page.get_by_role("group", name="What could go at the cursor")
    await offered.get_by_role("button", name="draw", exact=True).click()
    await expect(cards).to_have_value(written)
    await expect(page.get_by_text("Everything is understood.")).to_be_visible()
    await page.get_by_role("button", name="Try Ember Fox").click()

    await guest.table().look()
    match = await guest.match()
    assert match["cards"] == FOX.replace("crad", "card")
    await expect(page.get_by_role("img", name="Ember Fox").first).to_be_visible()
    # Somebody else is shown the cards before anything else.
    other = await visit()
    await other.go(match["watch"])
    await expect(other.page.get_by_role("heading", name="home-made cards")).to_be_visible()
    await other.page.get_by_role("button", name="I have seen them").click()
    await expect(other.page.get_by_role("heading", name="home-made cards")).to_have_count(0)
    await expect(other.page.get_by_text("You are watching")).to_be_visible()


async def test_a_set_of_cards_is_kept_and_chosen_for_a_match(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/studio")
    await page.get_by_label("Your cards").fill(FOX.replace("crad", "card"))
    await page.get_by_label("Name of the set").fill("Foxes")
    await page.get_by_role("button", name="Save").click()
    await expect(page.get_by_text("is saved")).to_be_visible()

    await guest.go("/new/zenonzard")
    await page.get_by_label("Home-made cards").select_option(label="Foxes")
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(page.get_by_role("heading", name="home-made cards")).to_be_visible()
    await page.get_by_role("button", name="I have seen them").click()
    await guest.table().look()
    assert (await guest.match())["cards"] == FOX.replace("crad", "card")


async def test_a_new_card_goes_into_a_deck_a_match_and_a_question(visit: Visit) -> None:
    """From the studio: into the workshop, which finds it, into a deck that is played, and into the lab."""
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/studio")
    await page.get_by_label("Your cards").fill(FOX.replace("crad", "card"))
    await page.get_by_role("button", name="Put 3 in a deck", exact=True).click()

    deck = page.get_by_role("region", name="Deck", exact=True)
    await expect(deck).to_contain_text("3\N{MULTIPLICATION SIGN} Ember Fox")
    await expect(deck).to_contain_text("This deck is legal.")
    await page.get_by_label("Search cards").fill("ember fox")
    await expect(page.get_by_text("1 of 286 cards")).to_be_visible()
    await expect(page.get_by_role("button", name="Add Ember Fox")).to_be_visible()
    await deck.get_by_role("button", name="Save").click()
    await expect(page.get_by_text("is saved")).to_be_visible()
    await deck.get_by_label("Which bot").select_option("pip")
    await deck.get_by_role("button", name="Play against a bot").click()
    await guest.table().look()
    match = await guest.match()
    assert match["cards"] == FOX.replace("crad", "card")
    assert [player["name"] for player in match["players"]] == ["Guest", "pip bot"]

    await guest.go("/games/zenonzard/studio")
    await page.get_by_role("button", name="Play with these cards").click()
    await guest.table().look()
    record = await guest.ask(f"/matches/{(await guest.match())['id']}/detail")
    assert "HM1" in [face["id"] for face in record["faces"]]

    await guest.go("/games/zenonzard/studio")
    await page.get_by_role("button", name="Put 3 in and measure").click()
    await expect(page.locator("pre")).to_contain_text("What Ember Fox does to a deck")
    await page.get_by_role("button", name="Stop").click()
    await page.get_by_label("Question").select_option("card")
    await expect(page.get_by_label("Card", exact=True)).to_have_value("Ember Fox")


async def test_a_deck_is_completed_as_long_as_somebody_wants(visit: Visit) -> None:
    """It says how far it is; the best so far is taken, with no figure from a handful of rounds, until it is changed."""
    guest = await visit(size=PHONE)
    page = guest.page
    await guest.go("/games/knights-and-kings/workshop")
    deck = page.get_by_role("region", name="Deck", exact=True)
    await deck.get_by_role("button", name="Complete this deck").click()
    await expect(deck.get_by_text(re.compile(r"^[1-9]\d* matches so far between \d ways"))).to_be_visible()
    await deck.get_by_role("button", name="Take the best so far").click()

    await expect(deck).to_contain_text("too few rounds to tell how good it is")
    await expect(deck).to_contain_text("This deck is legal.")
    await deck.get_by_role("button", name=re.compile("Take out")).first.click()
    await expect(deck.get_by_text("too few rounds")).to_have_count(0)


async def test_a_card_of_a_supply_is_measured(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/kanzume-goddess/lab")
    await page.get_by_label("Question").select_option("card")
    await page.get_by_label("Card", exact=True).select_option("Bishop")
    await expect(page.get_by_text("Each player in turn may not take the card")).to_be_visible()
    await page.get_by_label("Who plays").select_option("random")
    await page.get_by_label("How precise").fill("40")
    await page.get_by_role("button", name="Start").click()

    await expect(page.get_by_text(re.compile(r"Done after \d+ matches\."))).to_be_visible()
    await expect(page.locator("pre")).to_contain_text("What Bishop is worth")


async def test_a_question_is_measured_and_drawn(visit: Visit) -> None:
    guest = await visit()
    page = guest.page
    await guest.go("/games/zenonzard/lab")
    await page.get_by_label("Who plays").select_option("random")
    await page.get_by_label("How precise").fill("40")
    await page.get_by_role("button", name="Start").click()

    await expect(page.get_by_text(re.compile(r"Done after \d+ matches\."))).to_be_visible()
    await expect(page.locator("pre")).to_contain_text("Everybody played as random")
    await expect(page.get_by_role("img", name="Aguma Rush against").first).to_be_visible()
    await expect(page.locator("figure svg polyline.line")).to_have_count(1)
    async with page.expect_download() as saved:
        await page.get_by_role("button", name="Save the report").click()
    assert "<svg" in (await (await saved.value).path()).read_text()
