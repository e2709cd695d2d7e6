"""Chess by touching pieces."""

import random
import re

import pytest
from playwright.async_api import expect
from tests.web.table import Table, middle
from tests.web.visitor import DESKTOP, PHONE, Visit, Visitor

TAKEN = re.compile(r"\btaken\b")


async def at_the_board(visit: Visit) -> tuple[Visitor, Table]:
    """A table at which a piece of one's own can be touched."""
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", seed="pieces")
    dice = random.Random(1)
    for _ in range(20):
        await table.look()
        await guest.page.wait_for_timeout(400)
        if await guest.page.locator("[data-movable]").count():
            return guest, table
        await table.step(dice)
    raise AssertionError("no piece could be moved")


async def test_a_piece_is_chosen_in_place_of_another_and_a_king_in_reach_is_marked(visit: Visit) -> None:
    """The card first, then the piece: while it is asked where it goes, it is marked, and a click chooses another."""
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", lesson="two-leaps")
    page = guest.page
    await table.prompt.get_by_role("button", name=re.compile("move any piece")).click()
    await expect(table.prompt).to_contain_text("Which piece moves?")

    for square, other in (("d1", "e4"), ("e4", "d1")):
        await page.locator(f"[data-square={square}]").click()
        await expect(table.prompt).to_contain_text("Where does it go?")
        await expect(page.locator(f"[data-square={square}]")).to_have_class(TAKEN)
        await expect(page.locator(f"[data-square={other}]")).not_to_have_class(TAKEN)
        await expect(page.get_by_role("button", name=f"{other}, white knight. Choose this one instead")).to_be_visible()

    await guest.start("knights-and-kings-chess", lesson="take-the-attacker")
    await page.get_by_role("img", name="e1, white king, in danger from e3").hover()
    await expect(page.locator("[data-square=e3]")).to_have_class(re.compile(r"\bthreat\b"))
    board = await page.get_by_role("group", name="Board").bounding_box()
    status = await page.get_by_text("White is in check", exact=True).bounding_box()
    assert board is not None
    assert status is not None
    assert status["y"] >= board["y"] + board["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_piece_that_is_pointed_at_shows_what_attacks_it(visit: Visit, size: tuple[int, int]) -> None:
    guest = await visit(size=size)
    await guest.start("knights-and-kings-chess", lesson="take-the-attacker")
    page = guest.page
    for square, attackers in (("e3", ["d1", "f1"]), ("e1", ["e3"])):
        piece = page.locator(f"[data-square={square}]")
        await (piece.tap() if guest.is_touch else piece.hover())
        await expect(page.locator(".threat")).to_have_count(len(attackers))
        for attacker in attackers:
            await expect(page.locator(f"[data-square={attacker}]")).to_have_class(re.compile(r"\bthreat\b"))
    await expect(page.get_by_role("img", name="e3, black rook, in danger from d1, f1")).not_to_have_class(
        re.compile(r"\bdanger\b")
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_king_that_cards_could_take_is_ringed_and_says_by_which(visit: Visit, size: tuple[int, int]) -> None:
    guest = await visit(size=size)
    await guest.start("knights-and-kings-chess", lesson="the-king-leaps")
    page = guest.page
    warning = "could be taken by the black king on e8 with Knight + King"
    king = page.get_by_role("img", name=f"d6, white king, {warning}")
    await expect(king.locator("[data-exposed]")).to_be_visible()
    await expect(page.locator("[data-exposed]")).to_have_count(1)

    await (king.tap() if guest.is_touch else king.hover())
    await expect(page.locator("[data-warning]")).to_have_text(warning)
    await expect(page.locator("[data-square=e8]")).to_have_class(re.compile(r"\bblindside\b"))

    elsewhere = page.locator("[data-square=h1]")
    await (elsewhere.tap() if guest.is_touch else elsewhere.hover())
    await expect(page.locator("[data-warning]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_piece_that_no_card_moves_and_a_square_out_of_reach_say_why(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = await visit(size=size)
    table = await guest.start("knights-and-kings-chess", lesson="a-new-queen")
    page = guest.page
    await page.locator("[data-movable]").first.wait_for()
    reason = page.locator("[data-reason]")

    king = page.locator("[data-square=e1]")
    await (king.tap() if guest.is_touch else king.hover())
    await expect(reason).to_have_text("Move: No card that you can play now moves it. KC-020")
    await expect(reason.locator("small")).to_have_text("KC-020")
    elsewhere = page.locator("[data-square=a4]")
    await (elsewhere.tap() if guest.is_touch else elsewhere.click())
    await expect(reason).to_have_count(0)
    await table.look()


async def test_a_warning_names_the_pieces_in_the_language_of_the_page(visit: Visit) -> None:
    guest = await visit(locale="it-IT")
    await guest.start("knights-and-kings-chess", lesson="the-king-leaps")
    page = guest.page
    warning = "può essere preso dal re nero in e8 con Knight + King"
    await page.get_by_role("img", name=f"d6, re bianco, {warning}").hover()
    await expect(page.locator("[data-warning]")).to_have_text(warning)


async def test_the_only_piece_that_a_card_can_move_is_touched_too(visit: Visit) -> None:
    """Neither the pawn nor its square is asked for; what it becomes is."""
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", lesson="a-new-queen")
    page = guest.page
    await page.locator("[data-square=a7][data-movable]").click()
    await page.locator("[data-square=a8][data-target]").click()
    await expect(table.prompt).to_contain_text("What does the pawn become?")
    await table.prompt.get_by_role("button", name="a queen").click()
    await expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    await expect(page.get_by_role("img", name="a8, white queen")).to_be_visible()


async def test_a_king_in_reach_is_marked_for_who_waits(visit: Visit) -> None:
    guest, stranger = await visit(), await visit()
    await guest.start("knights-and-kings-chess", lesson="take-the-attacker")
    await stranger.go((await guest.match())["watch"])
    await expect(stranger.page.get_by_role("img", name="e1, white king, in danger from e3")).to_be_visible()


async def test_the_move_that_a_hint_advises_is_drawn_on_the_board(visit: Visit) -> None:
    guest, table = await at_the_board(visit)
    page = guest.page
    dice = random.Random(2)
    for _ in range(20):
        await page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("dialog")
        await expect(hint).to_contain_text("Choose '")
        is_move = "move any piece" in await hint.inner_text()
        await hint.get_by_role("button", name="Close").last.click()
        if is_move:
            break
        await table.step(dice)
        await table.look()
    else:
        raise AssertionError("no move was advised")

    line = page.locator("[data-arrows] .advised")
    await expect(line).to_have_count(1)
    starts = re.findall(r"[\d.]+", await line.get_attribute("d") or "")[:2]
    under = await page.evaluate(
        "([x, y]) => document.elementsFromPoint(x, y).some(each => each.closest('[data-movable]'))",
        [float(number) for number in starts],
    )
    assert under

    await page.locator("[data-movable]").first.click()
    await page.locator("[data-target]").first.click()
    await expect(line).to_have_count(0)


@pytest.mark.parametrize("how", ["click", "drag"])
async def test_a_piece_goes_where_it_is_put(visit: Visit, how: str) -> None:
    guest, _ = await at_the_board(visit)
    page = guest.page
    piece = page.locator("[data-movable]").first
    kind = (await piece.get_attribute("aria-label") or "").split(", ")[1].removeprefix("white ")
    square = await piece.get_attribute("data-square")
    x, y = await middle(piece)

    await page.mouse.move(x, y)
    await page.mouse.down()
    if how == "click":
        await page.mouse.up()
        target = page.locator("[data-target]").first
        name = await target.get_attribute("data-square")
        await target.click()
    else:
        await page.mouse.move(x + 12, y + 12)
        target = page.locator("[data-target]").first
        name = await target.get_attribute("data-square")
        await page.mouse.move(*await middle(target), steps=4)
        await page.mouse.up()
    which = page.get_by_role("group", name="With which card?")
    if await which.count():
        await which.get_by_role("button").first.click()

    # It may be taken in the next moment: the log keeps where it went.
    went = re.compile(rf"{kind} {square} (to|takes the \w+ on) {name}\.")
    await expect(page.locator("[data-log]")).to_contain_text(went)
    await expect(page.locator(f"[data-square={square}] .figure")).to_have_count(0)


async def test_which_card_a_move_spends_is_answered_by_its_number_or_let_go(visit: Visit) -> None:
    guest = await visit()
    table = await guest.start("knights-and-kings-chess", seed="pieces")
    page = guest.page
    await table.prompt.get_by_role("button", name="The king on the e-file").click()
    which = page.get_by_role("group", name="With which card?")
    square = page.locator("[data-square=f2]")

    async def ask() -> None:
        await page.locator("[data-square=d1][data-movable]").click()
        await square.click()
        await expect(which).to_be_visible()

    await ask()
    await page.keyboard.press("Escape")
    await expect(which).to_have_count(0)
    await expect(page.locator("[data-target]")).to_have_count(0)
    await ask()
    await page.locator("[data-square=a5]").click()
    await expect(which).to_have_count(0)
    await ask()
    await page.keyboard.press("9")
    await expect(which).to_be_visible()
    card = await which.get_by_role("button").first.inner_text()
    await page.keyboard.press("1")
    await expect(page.locator("[data-log]")).to_contain_text(f"You play {card}.")


async def test_both_moves_of_a_turn_stay_marked(visit: Visit) -> None:
    guest = await visit()
    await guest.start("knights-and-kings-chess", lesson="two-leaps")
    page = guest.page
    options = page.locator("[data-option]")
    moves = ("two knight moves", "the knight on e4", "to f6", "the knight on f6", "to d5")
    for words in moves[:-1]:
        await options.filter(has_text=words).first.evaluate("button => button.click()")
    # The other plays at once, and then its move is marked.
    await page.evaluate(
        "() => new MutationObserver(() => {"
        "  const marked = [...document.querySelectorAll('[data-square].touched')].map(each => each.dataset.square);"
        "  if (marked.includes('d5')) document.body.dataset.marked ??= marked.join(' ')"
        "}).observe(document.body, { subtree: true, attributeFilter: ['class'] })"
    )
    await options.filter(has_text=moves[-1]).first.evaluate("button => button.click()")
    seen = await page.locator("body[data-marked]").get_attribute("data-marked") or ""
    assert set(seen.split()) >= {"e4", "f6", "d5"}
