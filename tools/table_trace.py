"""How smooth a table is: six bots play Kanzume Goddess while a browser watches, the same match every time; then five
bots play with a person.

Prints the time from the click on *Play* to the first question. Then, in a browser four times slower than this machine,
first of a page on which only a few plain shapes move, as nothing can be smoother here, then of the tables: how many
frames a second were shown while a card moved, how often the page's own thread answered, and its tasks over 50 ms. At
last what the tables cost: the same matches once more at full speed, the CPU time of the page's tasks in Chromium's
trace. That hardly depends on what else the machine does; all the other figures need a quiet one.

`--games` measures a table of every game instead, with as many seats as it has, a person at one of them.
`--calibrate` shows that frames are counted rightly: on pages that must lose none, and on pages that must lose some.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

import chromium_trace
from hexadeck import games
from hexadeck.kernel.game import Game
from system_packages import chromium, chromium_flags

ROOT: Final = Path(__file__).parents[1]
SLOWER: Final = 4
LONG: Final = 50

WATCH: Final = """() => {
  window.frames = []
  let before = performance.now()
  const frame = now => { window.frames.push(now - before); before = now; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}"""

SHAPES: Final = """(() => {
  for (let i = 0; i < 6; i++) {
    const shape = document.createElement('div')
    shape.style.cssText = 'position: relative; width: 60px; height: 84px; background: teal'
    document.body.append(shape)
    const way = [{ PROPERTY: '0' }, { PROPERTY: '600px' }]
    shape.animate(way, { duration: 400 + 50 * i, iterations: Infinity, direction: 'alternate' })
  }
})()"""
BY_COMPOSITOR: Final = SHAPES.replace("PROPERTY", "translate")
BY_PAGE: Final = SHAPES.replace("PROPERTY", "left")

BLOCKED: Final = """setInterval(() => {
  const end = performance.now() + 100
  while (performance.now() < end);
}, 110)"""

GLASS: Final = """for (let i = 0; i < 6; i++) {
  const glass = document.createElement('div')
  glass.style.cssText = 'position: absolute; inset: 0; backdrop-filter: blur(12px)'
  document.body.append(glass)
}"""

CALIBRATION: Final = {
    "shapes": [BY_COMPOSITOR],
    "shapes while the page's own thread is blocked": [BY_COMPOSITOR, BLOCKED],
    "shapes moved by the page's own thread": [BY_PAGE],
    "shapes moved by the page's own thread while it is blocked": [BY_PAGE, BLOCKED],
    "shapes behind glass that takes long to draw": [BY_COMPOSITOR, GLASS],
}

ANSWER: Final = "setInterval(() => document.querySelector('[data-prompt] [data-option]')?.click(), 700)"
"""Whoever plays takes the first answer there is."""

SIX_SEATS: Final = "kanzume-goddess"
BOT: Final = {"who": "bot", "bot": "greedy"}
PLAYERS: Final = ("six bots", "five bots and a person")


async def main() -> None:
    wish = arguments()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hexadeck.cli", "serve", "--data", folder, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().split()[-1]
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chromium(), args=chromium_flags())
                if wish.calibrate:
                    await calibrate(browser)
                elif wish.games:
                    for name in games.names():
                        print(await smoothness_of(browser, url, wish, games.load(name)), flush=True)
                else:
                    if not wish.only_cost:
                        print(await first_question(browser, url), flush=True)
                        print(await plain_shapes(browser), flush=True)
                        for is_played in [False, True] * wish.runs:
                            print(await smoothness(browser, url, wish, is_played), flush=True)
                    print(await cost(browser, url, wish, is_played=False), flush=True)
                    print(await cost(browser, url, wish, is_played=True), flush=True)
                await browser.close()
        finally:
            server.terminate()
            server.wait()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="1", help="of the match (default: 1)")
    parser.add_argument("--seconds", type=int, default=30, help="how long it is watched (default: 30)")
    parser.add_argument("--runs", type=int, default=1, help="how often smoothness is measured, in turns (default: 1)")
    parser.add_argument("--only-cost", action="store_true", help="print only what the table costs in CPU time")
    parser.add_argument("--games", action="store_true", help="measure a table of every game")
    parser.add_argument("--calibrate", action="store_true", help="print only how frames are counted on plain pages")
    return parser.parse_args()


async def first_question(browser: Browser, url: str) -> str:
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    await page.goto(url)
    button = page.get_by_role("button", name="Play Zenonzard")
    await button.wait_for()
    times = []
    for _ in range(3):
        began = await page.evaluate("performance.now()")
        await button.click()
        await page.wait_for_selector("[data-prompt] [data-option]")
        times.append(await page.evaluate("performance.now()") - began)
        await page.goto(url)
        await button.wait_for()
    await page.close()
    return f"from the click on Play to the first question: {statistics.median(times):.0f} ms (median of 3)"


async def calibrate(browser: Browser) -> None:
    for words, scripts in CALIBRATION.items():
        print(f"{words}, {await watched(browser, await blank(browser), 5, *scripts)}", flush=True)


async def plain_shapes(browser: Browser) -> str:
    return f"six plain shapes, {await watched(browser, await blank(browser), 10, BY_COMPOSITOR)}"


async def blank(browser: Browser) -> Page:
    return await browser.new_page(viewport={"width": 1280, "height": 800})


async def smoothness(browser: Browser, url: str, wish: argparse.Namespace, is_played: bool) -> str:
    page = await table(browser, url, wish.seed, is_played)
    return f"{PLAYERS[is_played]}, {await watched(browser, page, wish.seconds)}"


async def smoothness_of(browser: Browser, url: str, wish: argparse.Namespace, game: Game) -> str:
    page = await table(browser, url, wish.seed, True, game.name, game.max_seats)
    return f"{game.title} with {game.max_seats} seats, {await watched(browser, page, wish.seconds)}"


async def table(browser: Browser, url: str, seed: str, is_played: bool, game: str = SIX_SEATS, seats: int = 6) -> Page:
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    first = {"who": "me"} if is_played else BOT
    match = {"game": game, "seats": [first, *[BOT] * (seats - 1)], "seed": seed}
    answer = await page.request.post(f"{url}/api/v1/matches", data=match)
    await page.goto(url + (await answer.json())["path"])
    await page.wait_for_selector("[data-table]")
    await page.keyboard.press("Shift")  # the first touch opens the loudspeaker, which takes long and only once
    await page.wait_for_timeout(2000)
    if is_played:
        await page.evaluate(ANSWER)
    return page


async def watched(browser: Browser, page: Page, seconds: int, *scripts: str) -> str:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await browser.start_tracing(page=page, categories=[*chromium_trace.FRAMES, *chromium_trace.TASKS])
    for script in (WATCH, *scripts):
        await page.evaluate(script)
    await page.wait_for_timeout(seconds * 1000)
    frames = json.loads(await page.evaluate("JSON.stringify(window.frames)"))
    trace = json.loads(await browser.stop_tracing())["traceEvents"]
    await page.close()
    return f"CPU {SLOWER} times slower, {seconds} s:\n" + "\n".join(
        f"    {line}" for line in [seen_frames(trace), answered_frames(frames), long_tasks(trace), slow(trace)] if line
    )


def seen_frames(trace: list[chromium_trace.Event]) -> str:
    frames = chromium_trace.shown_while_moving(trace)
    return (
        f"shown while something moved ({frames.seconds:.1f} s): {frames.rate:.1f} frames a second, "
        f"{frames.dropped} dropped; {frames.behind} of {frames.shown} without what the page's own thread was late with"
    )


def answered_frames(frames: list[float]) -> str:
    late = sum(frame > 1000 / 60 * 1.5 for frame in frames)
    rate = 1000 * len(frames) / sum(frames)
    return f"answered by the page's own thread, all the time: {rate:.1f} frames a second, {late} of {len(frames)} late"


def long_tasks(trace: list[chromium_trace.Event]) -> str:
    tasks = chromium_trace.tasks_of(trace)
    clock, cpu = [task.clock for task in tasks], [task.cpu for task in tasks]
    return (
        f"{over(LONG, clock)} tasks over {LONG} ms, the longest {max(clock):.0f} ms; "
        f"by their CPU time {over(LONG, cpu)}, the longest {max(cpu):.0f} ms"
    )


def over(limit: float, lengths: list[float]) -> int:
    return sum(length > limit for length in lengths)


def slow(trace: list[chromium_trace.Event]) -> str:
    found = chromium_trace.slow_animations(trace)
    names = ", ".join(f"{name} {times} times" for name, times in found.most_common())
    return f"animated by the page's own thread: {names}" if found else ""


async def cost(browser: Browser, url: str, wish: argparse.Namespace, is_played: bool) -> str:
    page = await table(browser, url, wish.seed, is_played)
    await browser.start_tracing(page=page, categories=list(chromium_trace.TASKS))
    await page.wait_for_timeout(wish.seconds * 1000)
    trace = json.loads(await browser.stop_tracing())
    await page.close()
    tasks = chromium_trace.tasks_of(trace["traceEvents"])
    lengths = [task.cpu for task in tasks]
    spent = sum((task.spent for task in tasks), Counter[str]())
    kinds = ", ".join(f"{kind} {time:.0f}" for kind, time in spent.most_common())
    return (
        f"{PLAYERS[is_played]}, full speed, {wish.seconds} s: {sum(lengths):.0f} ms of CPU time ({kinds}); "
        f"{over(LONG / SLOWER, lengths)} tasks over {LONG / SLOWER} ms, the longest {max(lengths):.1f} ms"
    )


if __name__ == "__main__":
    asyncio.run(main())
