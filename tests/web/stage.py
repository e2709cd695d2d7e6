"""Where browsers are driven: an event loop in a thread of its own, one Chromium on it.

Playwright for the main thread would leave a running loop there, and the other tests of the same process could not start
theirs.
"""

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Browser, Playwright, async_playwright

from system_packages import chromium_flags

Answer = TypeVar("Answer")


class Stage:
    def __init__(self, program: Path) -> None:
        self._program = program
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="browsers")
        self._thread.start()
        self._playwright: Playwright | None = None
        self.browser: Browser = self.run(self._open(), 60)

    def run(self, doing: Coroutine[Any, Any, Answer], seconds: float) -> Answer:
        """What it gives; a TimeoutError when it takes longer."""

        async def bounded() -> Answer:
            async with asyncio.timeout(seconds):
                return await doing

        return asyncio.run_coroutine_threadsafe(bounded(), self._loop).result()

    def close(self) -> None:
        self.run(self._close(), 60)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _open(self) -> Browser:
        self._playwright = await async_playwright().start()
        return await self._playwright.chromium.launch(executable_path=self._program, args=chromium_flags())

    async def _close(self) -> None:
        await self.browser.close()
        assert self._playwright is not None
        await self._playwright.stop()
