"""`hexadeck serve` as a process of its own that can be killed and started again on the same port and data."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

LONGEST_START = 30


class Server:
    def __init__(self, folder: Path) -> None:
        self.log = folder / "server.log"
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "hexadeck.cli", "serve"]
        self._command += ["--port", str(self.port), "--data", str(folder / "data")]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Returns when it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + LONGEST_START
        while not await self._answers():
            assert time.monotonic() < deadline, self.log.read_text()
            assert self._process.poll() is None, self.log.read_text()
            await asyncio.sleep(0.02)

    def kill(self) -> None:
        """The whole family at once, as when a machine loses its power."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
