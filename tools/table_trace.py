"""How smooth a table is: six bots play Kanzume Goddess while a browser four times slower than this machine watches.

Prints how often the page was busy longer than 50 ms at a stretch, the longest such stretch, the frames a second, and
the time from the click on *Play* to the first question. It needs a quiet machine: whatever else runs is in the figures.
"""

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright

from system_packages import chromium, chromium_flags

ROOT: Final = Path(__file__).parents[1]
SLOWER: Final = 4
SECONDS: Final = 30
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


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hexadeck.cli", "serve", "--data", folder, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().split()[-1]
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chromium(), args=chromium_flags())
                print(await first_question(browser, url))
                print(await six_seats(browser, url))
                await browser.close()
        finally:
            server.terminate()
            server.wait()


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
    return f"from the click on Play to the first question: {statistics.median(times):.0f} ms (median of 3)"


async def six_seats(browser: Browser, url: str) -> str:
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    wish = {"game": "kanzume-goddess", "seats": [{"who": "bot", "bot": "greedy"}] * 6}
    answer = await page.request.post(f"{url}/api/v1/matches", data=wish)
    await page.goto(url + (await answer.json())["path"])
    await page.wait_for_selector("[data-table]")
    await page.keyboard.press("Shift")  # the first touch opens the loudspeaker, which takes long and only once
    await page.wait_for_timeout(2000)
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.evaluate(WATCH)
    await page.wait_for_timeout(SECONDS * 1000)
    return told(*json.loads(await page.evaluate("JSON.stringify([window.tasks, window.frames])")))


def told(tasks: list[float], frames: list[float]) -> str:
    long = sorted(task for task in tasks if task > LONG)
    rate = 1000 * len(frames) / sum(frames)
    late = sum(frame > 1000 / 60 * 1.5 for frame in frames)
    return (
        f"six seats, CPU {SLOWER} times slower, {SECONDS} s: {rate:.1f} frames a second, {late} of {len(frames)} late; "
        f"{len(long)} tasks over {LONG} ms, the longest {max(tasks, default=0):.0f} ms"
    )


if __name__ == "__main__":
    asyncio.run(main())
