"""A whole match of every game, by clicking nothing but what is lit."""

import random
import re

import pytest
from playwright.async_api import expect
from tests.web.visitor import GAMES, Visit


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_by_clicking_what_is_lit(visit: Visit, game: str) -> None:
    guest = await visit()
    table = await guest.start(game, seed="lit")

    clicks = await table.play(random.Random(game))

    assert clicks > 3
    await expect(table.result.get_by_role("heading")).to_have_text(re.compile("You (won|lost)|Your side won|A draw"))
    await expect(table.prompt).to_have_count(0)
    told = await guest.page.locator("[data-log]").inner_text()
    assert re.findall(r"Player \d", told) == []
    assert re.findall(r"\bYou (?!pass\b)\w+s\b", told) == []
