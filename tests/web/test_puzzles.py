"""Puzzles in the browser: today's and the list, a try that slips and is explained, one that is solved."""

import re

from playwright.async_api import Page, expect
from tests.web.visitor import Visit

from hexadeck.puzzles import find_puzzle, puzzles_of
from hexadeck.puzzles.prover import Verdict
from hexadeck.puzzles.trying import Try

GAME = "knights-and-kings-chess"
IS_ASKED_OR_OVER = """answered => {
  const { question, over } = document.querySelector('[data-table]').dataset
  return over === 'true' || (question !== '' && question !== answered)
}"""


class Answers:
    """What somebody answers at a table, one question after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answered = "-"

    async def choose(self, option: int, is_only: bool = False) -> None:
        """To the next question, unless the page has answered it, as it does with some only answers. While an answer is
        on its way the table has no question, and none when the match is over."""
        await self.page.wait_for_function(IS_ASKED_OR_OVER, arg=self.answered)
        question = await self.page.locator("[data-table]").get_attribute("data-question") or ""
        if is_only and question != str(int(self.answered) + 1):
            self.answered = str(int(self.answered) + 1)
            return
        self.answered = question
        # Answers that lie on the table are in a list that can be opened.
        await self.page.locator(f'[data-option="{option}"]').first.evaluate("button => button.click()")

    async def solve(self, attempt: Try) -> None:
        choices: list[int] = []
        while attempt.standing == "open":
            verdicts = attempt.prover.verdicts(attempt.belief)
            choices.append(verdicts.index(Verdict.YES))
            attempt.follow(choices)
            await self.choose(choices[-1], is_only=len(choices) > 1 and len(verdicts) == 1)


async def test_a_puzzle_slips_is_explained_taken_back_and_solved(visit: Visit) -> None:
    puzzle = min(puzzles_of(GAME), key=lambda puzzle: puzzle.steps)
    attempt = Try(puzzle)
    guest = await visit()
    page = guest.page
    await guest.go(f"/games/{GAME}/puzzles")
    await expect(page.get_by_role("heading", name=re.compile("^Today.s puzzle$"))).to_be_visible()
    row = page.locator(f'[data-exercise="{puzzle.id}"]').last
    await row.get_by_role("button", name="Try it").click()
    said = page.locator("section[data-puzzle]")

    answers = Answers(page)
    await expect(said).to_contain_text("Win this turn, whatever the others hold or do.")
    await answers.choose(attempt.prover.verdicts(attempt.belief).index(Verdict.NO))
    await expect(said).to_contain_text("That lets it slip")
    await said.get_by_role("button", name="Show why").click()
    await expect(said.get_by_role("listitem").first).to_contain_text("You:")
    await said.get_by_role("button", name="Take it back").click()
    await expect(page.get_by_text("The last choice was undone.", exact=True)).to_be_visible()
    await expect(said).to_contain_text("Win this turn")

    await answers.solve(attempt)
    await expect(said).to_contain_text("Solved!")
    await expect(page.get_by_role("region", name="Result")).to_contain_text("You won")
    await expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    await said.get_by_role("link", name="All puzzles").click()
    await expect(row.get_by_role("button", name="Try again")).to_be_visible()


async def test_who_wins_together_with_others_and_in_no_team_shares_the_win(visit: Visit) -> None:
    """SS-R60 Both have 62 PV after the last Flame."""
    guest = await visit()
    await guest.start("saint-seiya", puzzle="97b6a4")

    await Answers(guest.page).solve(Try(find_puzzle("saint-seiya", "97b6a4")))

    await expect(guest.table().result.get_by_role("heading")).to_have_text("You share the win")
