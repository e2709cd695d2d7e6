"""How smooth a table is: six bots play Kanzume Goddess while a browser watches, the same match every time.

Prints the time from the click on *Play* to the first question. Then, in a browser four times slower than this machine:
frames a second, tasks of the page over 50 ms and the longest, first of a page on which only a few plain shapes move, as
nothing can be smoother here, then of the table. At last what the table costs: the same match once more at full speed,
the CPU time of the page's tasks in Chromium's trace. That hardly depends on what else the machine does; all the other
figures need a quiet one.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page, async_playwright

from system_packages import chromium, chromium_flags

ROOT: Final = Path(__file__).parents[1]
SLOWER: Final = 4
LONG: Final = 50

WATCH: Final = """() => {
  window.tasks = []
  window.frames = []
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => entry.duration)))
    .observe({ type: 'longtask' })
  let before = performance.now()
  const frame = now => { window.frames.push(now - before); before = now; requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}"""

SHAPES: Final = """() => {
  for (let i = 0; i < 6; i++) {
    const shape = document.createElement('div')
    shape.style.cssText = 'width: 60px; height: 84px; background: teal'
    document.body.append(shape)
    const way = [{ translate: '0' }, { translate: '600px' }]
    shape.animate(way, { duration: 400 + 50 * i, iterations: Infinity, direction: 'alternate' })
  }
}"""

KINDS: Final = {
    **dict.fromkeys(("FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire", "EventDispatch"), "script"),
    **dict.fromkeys(("EvaluateScript", "MinorGC", "MajorGC", "V8.GCScavenger", "V8.GCIncrementalMarking"), "script"),
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    **dict.fromkeys(("PrePaint", "Paint"), "paint"),
    **dict.fromkeys(("Layerize", "Commit"), "layers"),
}
"""What Chromium calls the parts of a task; whatever lies within one of them and is not named is a part of it."""


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
                if not wish.only_cost:
                    print(await first_question(browser, url), flush=True)
                    print(await plain_shapes(browser, url), flush=True)
                    print(await six_seats(browser, url, wish.seed, wish.seconds), flush=True)
                print(await cost(browser, url, wish.seed, wish.seconds))
                await browser.close()
        finally:
            server.terminate()
            server.wait()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="1", help="of the match (default: 1)")
    parser.add_argument("--seconds", type=int, default=30, help="how long it is watched (default: 30)")
    parser.add_argument("--only-cost", action="store_true", help="print only what the table costs in CPU time")
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


async def plain_shapes(browser: Browser, url: str) -> str:
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    await page.goto(f"{url}/robots.txt")
    await page.evaluate(SHAPES)
    return f"six plain shapes, {await watched(page, 10)}"


async def six_seats(browser: Browser, url: str, seed: str, seconds: int) -> str:
    return f"six seats, {await watched(await table(browser, url, seed), seconds)}"


async def table(browser: Browser, url: str, seed: str) -> Page:
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    wish = {"game": "kanzume-goddess", "seats": [{"who": "bot", "bot": "greedy"}] * 6, "seed": seed}
    answer = await page.request.post(f"{url}/api/v1/matches", data=wish)
    await page.goto(url + (await answer.json())["path"])
    await page.wait_for_selector("[data-table]")
    await page.keyboard.press("Shift")  # the first touch opens the loudspeaker, which takes long and only once
    await page.wait_for_timeout(2000)
    return page


async def watched(page: Page, seconds: int) -> str:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.evaluate(WATCH)
    await page.wait_for_timeout(seconds * 1000)
    tasks, frames = json.loads(await page.evaluate("JSON.stringify([window.tasks, window.frames])"))
    await page.close()
    long = sorted(task for task in tasks if task > LONG)
    rate = 1000 * len(frames) / sum(frames)
    late = sum(frame > 1000 / 60 * 1.5 for frame in frames)
    return (
        f"CPU {SLOWER} times slower, {seconds} s: {rate:.1f} frames a second, {late} of {len(frames)} late; "
        f"{len(long)} tasks over {LONG} ms, the longest {max(tasks, default=0):.0f} ms"
    )


async def cost(browser: Browser, url: str, seed: str, seconds: int) -> str:
    page = await table(browser, url, seed)
    await browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    await page.wait_for_timeout(seconds * 1000)
    trace = json.loads(await browser.stop_tracing())
    await page.close()
    tasks = list(tasks_of(trace["traceEvents"]))
    spent = Counter[str]()
    for task in tasks:
        spent.update(task)
    lengths = [sum(task.values()) for task in tasks]
    over = sum(length > LONG / SLOWER for length in lengths)
    kinds = ", ".join(f"{kind} {time:.0f}" for kind, time in spent.most_common())
    return (
        f"six seats, full speed, {seconds} s: {sum(lengths):.0f} ms of CPU time ({kinds}); "
        f"{over} tasks over {LONG / SLOWER} ms, the longest {max(lengths):.1f} ms"
    )


def tasks_of(events: list[dict[str, Any]]) -> Iterator[Counter[str]]:
    """The tasks of the page's main thread: milliseconds of CPU time by kind."""
    busiest = Counter((each["pid"], each["tid"]) for each in events if each["name"] == "Paint").most_common(1)[0][0]
    mine = [each for each in events if (each["pid"], each["tid"]) == busiest and each["ph"] == "X" and "tdur" in each]
    mine.sort(key=lambda each: (each["ts"], -each["dur"]))
    task = Counter[str]()
    around: list[tuple[float, str]] = []
    for each in mine:
        end, spent = each["ts"] + each["dur"], each["tdur"] / 1000
        while around and around[-1][0] <= each["ts"]:
            around.pop()
        if around:
            task[around[-1][1]] -= spent
        elif task:
            yield task
            task = Counter()
        kind = KINDS.get(each["name"], around[-1][1] if around else "other")
        task[kind] += spent
        around.append((end, kind))
    if task:
        yield task


if __name__ == "__main__":
    asyncio.run(main())
