"""The table of Knights & Kings: formations as one unit, coins face down, Control on a dial."""

import random
import re
from itertools import pairwise

from playwright.async_api import expect
from tests.web.visitor import Visit

OUT_OF_PLACE = """() => {
  const box = thing => thing.getBoundingClientRect()
  const isOut = (card, frame) => box(card).left < box(frame).left - 1 || box(card).right > box(frame).right + 1
  const isOver = (card, pile) => box(card).left < box(pile).right - 1 && box(card).top < box(pile).bottom
  const frames = [...document.querySelectorAll('.together')]
  const cards = [...document.querySelectorAll('.panel.far .rows [data-handle]')]
  const piles = [...document.querySelectorAll('.panel.far .pile')]
  return [
    ...frames.filter(frame => [...frame.querySelectorAll('[data-handle]')].some(card => isOut(card, frame))),
    ...cards.filter(card => piles.some(pile => isOver(card, pile))),
  ].map(thing => thing.innerText)
}"""
"""Formations of which a card sticks out, and cards of the other player that lie over a pile."""


async def test_a_formation_is_drawn_as_one_unit(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings", seed="stack")
    formation = guest.page.locator(".together").first
    dice = random.Random(2)
    for _ in range(200):
        await table.look()
        if await formation.count() or not await table.step(dice):
            break

    name = re.compile("King stack|Escorted Queen|Bishop's blessing|Rook pair")
    await expect(formation).to_have_attribute("aria-label", name)
    cards = formation.locator("[data-handle]")
    boxes = [await card.bounding_box() or {"x": 0.0, "width": 0.0} for card in await cards.all()]
    assert len(boxes) > 1
    assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in pairwise(boxes)), "names lie under cards"
    for _ in range(25):
        assert await guest.page.evaluate(OUT_OF_PLACE) == []
        if not await table.step(dice):
            break
        await table.settle()


async def test_control_is_on_a_dial_and_coins_of_the_other_are_backs(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings", seed="coins")
    dice = random.Random(1)
    backs = guest.page.locator("[data-place='1/treasury'] [data-card='face-down']").first
    for _ in range(40):
        await table.look()
        if await backs.count() or not await table.step(dice):
            break

    await expect(backs).to_be_visible()
    for seat in (0, 1):
        plate = guest.page.locator(f"[data-plate='{seat}']")
        await expect(plate.locator("svg text").last).to_have_text("40")
        score = await plate.locator(".counter b").text_content()
        await expect(plate.locator("svg text").first).to_have_text(str(score))


async def test_a_full_hand_hides_no_numbers_and_a_card_names_them(visit: Visit) -> None:
    """Whoever points at a card of the hand reads what its signs mean, and still sees the other player's plate."""
    guest = await visit()
    page = guest.page
    table = await guest.start("knights-and-kings", seed="duel 2")
    await table.look()
    cards = page.locator("[data-place='0/hand'] [data-handle]")
    assert await cards.count() == 8
    boxes = [await card.bounding_box() or {"x": 0.0, "width": 0.0} for card in await cards.all()]
    assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in pairwise(boxes))

    await cards.last.hover()
    preview = page.locator(".preview")
    for name in ("Cost", "Chevrons", "Attack", "Defense"):
        await expect(preview).to_contain_text(re.compile(rf"{name}\s\d"))
    shown, plate = await preview.bounding_box(), await page.locator("[data-plate='1']").bounding_box()
    assert shown is not None
    assert plate is not None
    assert shown["x"] >= plate["x"] + plate["width"]
