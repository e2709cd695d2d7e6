"""Every page as a picture, desktop and phone, light and dark, into `.build/screenshots`: `make screenshots`.

Names limit it to pages whose names begin so: `python tools/screenshots.py table rules`. The matches are the same every
time: fixed seeds, bots on the other seats, and a bot's choices on ours.
"""

import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from playwright.async_api import Browser, Error, Page, async_playwright
from websockets.asyncio.client import connect

from hexadeck import agents, games
from hexadeck.kernel.game import Match
from load import Server
from system_packages import chromium, chromium_flags
from table_client import API, Guest

FOLDER = Path(__file__).resolve().parent.parent / ".build" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (360, 640)}
THEMES = ("light", "dark")
STILL = """localStorage.setItem('hexadeck.settings', '{"motion": "none", "botPace": "instant"}')"""
READY = """() => {
  const table = document.querySelector('[data-table]')
  if (table) return table.dataset.question !== '' || document.querySelector('.result, .invite')
  return document.querySelector('main h2, main li, main article, [data-plate], main section, main .lost')
}"""
"""There is something to look at, and a table waits for its player."""

Act = Callable[[Page], Awaitable[object]]


@dataclass(frozen=True)
class Scene:
    """A page, and what is done on it before it is taken."""

    name: str
    path: str
    act: Act | None = None
    is_whole: bool = False
    """Whether all of a long page is taken, or what a screen shows of it."""


@dataclass(frozen=True)
class Course:
    """A match that is played to an interesting moment."""

    game: str
    seats: int
    choices: int
    """How many choices of ours are made; a match that is over before has no more."""
    mode: str | None = None
    seed: str = "stars"


COURSES = {
    "zenonzard": Course("zenonzard", 2, 33),
    "kanzume-2": Course("kanzume-goddess", 2, 30),
    "kanzume-4": Course("kanzume-goddess", 4, 20, mode="team"),
    "kanzume-6": Course("kanzume-goddess", 6, 16),
    "kings": Course("knights-and-kings", 2, 30, seed="stars 5"),
    "chess-2": Course("knights-and-kings-chess", 2, 54, seed="stars 19"),
    "chess-4": Course("knights-and-kings-chess", 4, 24, seed="stars 17"),
    "saint-2": Course("saint-seiya", 2, 60),
    "saint-5": Course("saint-seiya", 5, 40),
    "zodiac": Course("knights-of-the-zodiac", 2, 45),
    "over": Course("zenonzard", 2, 1000),
}


async def play(guest: Guest, course: Course) -> str:
    """The id of the match. Bots with a seed choose alike everywhere, so what they do on the server is known here."""
    seats = [{"who": "me"}, *[{"who": "bot"}] * (course.seats - 1)]
    wish = {"game": course.game, "mode": course.mode, "seats": seats, "seed": course.seed}
    match = str((await guest.post("/matches", wish))["match"])
    mirror = games.load(course.game).start(course.seed, course.seats, course.mode)
    url = f"ws://{guest.address}{API}/matches/{match}/live"
    async with connect(url, additional_headers={"Cookie": guest.cookie()}, max_size=None) as socket:
        for question, option in enumerate(our_choices(mirror, course)):
            message = {"type": "choose", "question": question, "option": option}
            await until(socket.recv, "state", question)
            await socket.send(msgspec.json.encode(message), text=True)
            await until(socket.recv, "ack", question)
    return match


def our_choices(match: Match, course: Course) -> Iterator[int]:
    """What a greedy bot would choose on the first seat, while others like it have the other seats."""
    made = 0
    while match.seat is not None and made < course.choices:
        choice = agents.load("greedy", f"{course.seed}/{match.seat}/{match.length}").choose(match, match.seat)
        if match.seat == 0:
            yield choice
            made += 1
        match.choose(choice)


async def until(receive: Callable[[], Awaitable[str | bytes]], type: str, question: int) -> None:
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(receive(), 30))
        if message["type"] == "error":
            raise SystemExit(f"the server refuses: {message['message']}")
        if message["type"] == type and message["question"] == question:
            return


# -- what is done on a page before it is taken -------------------------------------------------------------------------


async def begin_a_choice(page: Page) -> None:
    """The first thing on the table that can be used in more than one way."""
    await page.locator("[data-lit]", has_text=";").first.click()
    await page.locator("[data-prompt] ol.path").wait_for()


async def read_a_card(page: Page) -> None:
    await page.locator("[data-place='0/hand'] [data-handle]").first.dispatch_event("contextmenu")
    await page.locator("dialog[open]").wait_for()


async def open_a_card(page: Page) -> None:
    await page.locator("main li button.card").nth(3).click()
    await page.locator("dialog[open]").wait_for()


def press(name: str) -> Act:
    return lambda page: page.get_by_role("button", name=name, exact=True).first.click()


async def show_keys(page: Page) -> None:
    await page.keyboard.press("?")
    await page.locator("dialog[open]").wait_for()


async def wait_for_the_curve(page: Page) -> None:
    await page.get_by_role("slider", name="Chance to win").wait_for(timeout=120_000)


async def search_rules(page: Page) -> None:
    await page.get_by_label("Search the rules").fill("flash block")


async def scenes(host: Guest) -> tuple[list[Scene], list[Scene]]:
    """What the host sees who has played, and what somebody sees who comes for the first time."""
    matches = dict(
        zip(COURSES, await asyncio.gather(*[play(host, course) for course in COURSES.values()]), strict=True)
    )
    wish = {"game": "zenonzard", "seats": [{"who": "me"}, {"who": "open"}]}
    waiting = (await host.post("/matches", wish))["match"]
    invite = (await host.get(f"/matches/{waiting}"))["invite"]
    replay = await host.get(f"/matches/{matches['over']}/replay")
    duel = f"/t/{matches['zenonzard']}"
    seen_by_host = [
        *[Scene(f"table-{name}", f"/t/{matches[name]}") for name in COURSES if name != "over"],
        Scene("table-choice", duel, begin_a_choice),
        Scene("table-card", duel, read_a_card),
        Scene("table-log", duel, press("Log")),
        Scene("table-keys", duel, show_keys),
        Scene("table-result", f"/t/{matches['over']}"),
        Scene("table-invite", f"/t/{waiting}"),
        Scene("replay", f"/r/{matches['over']}?at={replay['length'] * 2 // 3}&as=all"),
        Scene("replay-analysis", f"/r/{matches['over']}?show=analysis", wait_for_the_curve),
        Scene("home-matches", "/", is_whole=True),
    ]
    seen_first = [
        Scene("home", "/", is_whole=True),
        Scene("home-settings", "/", press("Settings")),
        *[Scene(f"set-up-{game}", f"/new/{game}") for game in games.names()],
        *[Scene(f"rules-{game}", f"/games/{game}/rules") for game in games.names()],
        Scene("rules-search", "/games/zenonzard/rules", search_rules),
        *[Scene(f"cards-{game}", f"/games/{game}/cards") for game in games.names()],
        Scene("cards-zoom", "/games/zenonzard/cards", open_a_card),
        Scene("decks", "/games/zenonzard/decks"),
        Scene("join", invite),
        Scene("lost", "/nowhere"),
        Scene("no-such-match", "/t/nothing"),
    ]
    return seen_by_host, seen_first


# -- taking them -------------------------------------------------------------------------------------------------------


async def take(browser: Browser, guest: Guest, size: str, wanted: list[Scene]) -> int:
    width, height = SIZES[size]
    is_phone = size == "phone"
    context = await browser.new_context(
        base_url=f"http://{guest.address}",
        viewport={"width": width, "height": height},
        is_mobile=is_phone,
        has_touch=is_phone,
        device_scale_factor=2 if is_phone else 1,
    )
    await context.add_init_script(STILL)
    url = f"http://{guest.address}"
    await context.add_cookies(
        [{"name": name, "value": value, "url": url} for name, value in guest.http.cookies.items()]
    )
    for scene in wanted:
        page = await context.new_page()
        await page.goto(scene.path)
        try:
            await page.wait_for_function(READY)
            if scene.act is not None:
                await scene.act(page)
        except Error as error:
            raise SystemExit(f"{scene.name} on a {size}: {error}") from None
        for theme in THEMES:
            await page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            picture = FOLDER / f"{scene.name}-{size}-{theme}.png"
            await page.screenshot(path=picture, full_page=scene.is_whole, animations="disabled")
        await page.close()
    await context.close()
    return len(wanted) * len(THEMES)


async def take_all(address: str, browser: Browser, only: list[str]) -> int:
    host, stranger = Guest(address), Guest(address)
    await asyncio.gather(host.get("/me"), stranger.get("/me"))
    by_host, first = await scenes(host)

    def chosen(several: list[Scene]) -> list[Scene]:
        return [scene for scene in several if not only or any(scene.name.startswith(name) for name in only)]

    counts = [
        await asyncio.gather(*[take(browser, guest, size, chosen(wanted)) for size in SIZES])
        for guest, wanted in ((host, by_host), (stranger, first))
    ]
    await asyncio.gather(host.leave(), stranger.leave())
    return sum(map(sum, counts))


async def main(only: list[str]) -> None:
    program = chromium()
    if program is None:
        raise SystemExit("there is no Chromium: `make screenshots` installs it, or says how")
    began = time.monotonic()
    if not only:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            await server.wait()
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=program, args=chromium_flags())
                count = await take_all(f"127.0.0.1:{server.port}", browser, only)
                await browser.close()
        finally:
            server.stop()
    print(f"{count} pictures in {FOLDER}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
