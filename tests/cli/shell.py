"""The command as a user calls it: a real process, in a pipe or in a pseudo-terminal."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from hexadeck.cli import main

COMMAND = [sys.executable, "-m", "hexadeck.cli"]
ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[=>])")
CLEAR = "\x1b[H"
PATIENCE = 30.0
"""Seconds after which a silent process counts as stuck; no test waits that long unless it fails."""


@dataclass
class Ended:
    out: str
    err: str
    status: int


def environment(home: Path | None, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HEXADECK_PURE", "PYTHONPATH", "LANG") if name in os.environ}
    data = {} if home is None else {"XDG_DATA_HOME": str(home), "HOME": str(home)}
    return kept | {"PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color"} | data | more


def hexadeck(*words: str, typed: str = "", home: Path | None = None, **more: str) -> Ended:
    """Run to the end with a pipe for a keyboard."""
    done = subprocess.run(  # this program with words of the tests
        [*COMMAND, *words],
        input=typed,
        env=environment(home, **more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        encoding="utf-8",
    )
    return Ended(done.stdout, done.stderr, done.returncode)


def refused(ended: Ended, status: int = 2) -> str:
    """The one line that says what was wrong."""
    assert ended.status == status, ended
    assert ended.out == "", ended
    lines = ended.err.splitlines()
    assert len(lines) == 1, ended.err
    return lines[0]


def called(capsys: pytest.CaptureFixture[str], *words: str) -> Ended:
    """The same within this process, where the game is read once: for the many mistakes."""
    status = main(words)
    said = capsys.readouterr()
    return Ended(said.out, said.err, status)


class AtTerminal:
    """The command in a terminal of a given size; what it draws is read screen by screen."""

    def __init__(self, *words: str, home: Path, columns: int = 80, rows: int = 24, **more: str) -> None:
        # What a shell runs in the background ignores Ctrl-C, and so would everything it starts.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(  # this program with words of the tests
            [*COMMAND, *words],
            stdin=far,
            stdout=far,
            stderr=far,
            env=environment(home, **more),
            start_new_session=True,
        )
        os.close(far)
        # What is read at once may end in the middle of a character, or between the two of a line's end.
        self._decoder = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8")("replace"), translate=True)
        self.raw = ""

    def read_until(self, *ends: str) -> str:
        """Everything drawn up to one of the prompts; the latest screen is in `screen`."""
        start, limit = len(self.raw), time.monotonic() + PATIENCE
        while not any(ESCAPE.sub("", self.raw[start:]).endswith(end) for end in ends):
            ready, _, _ = select.select([self.near], [], [], max(0.0, limit - time.monotonic()))
            assert ready, f"nothing more after {self.screen()!r}"
            try:
                read = os.read(self.near, 65536)
            except OSError:
                break
            if not read:
                break
            self.raw += self._decoder.decode(read)
        return self.raw[start:]

    def type(self, line: str, *ends: str) -> str:
        os.write(self.near, (line + "\n").encode())
        return self.read_until(*(ends or ("\n> ",)))

    def interrupt(self) -> None:
        """What the terminal does at Ctrl-C. A signal that comes just before the program waits for a line is seen only
        with the next one, so a person would press again; so does this, as long as nothing moves.
        """
        for _ in range(int(PATIENCE)):
            self.process.send_signal(signal.SIGINT)
            if select.select([self.near], [], [], 1.0)[0] or self.process.poll() is not None:
                return

    def screens(self) -> list[list[str]]:
        """Every screen drawn so far, as lines without escape codes; the Enter at its end is not part of it."""
        return [ESCAPE.sub("", screen).removesuffix("\n").split("\n") for screen in self.raw.split(CLEAR)[1:]]

    def screen(self) -> str:
        return "\n".join(self.screens()[-1]) if CLEAR in self.raw else self.raw

    def ended(self) -> int:
        self.read_until("\0")
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def __enter__(self) -> "AtTerminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        os.close(self.near)
