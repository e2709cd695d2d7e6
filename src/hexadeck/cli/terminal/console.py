"""Where words appear: colours on a terminal only, plain signs where it knows no others, pages where it is short."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import Final

from rich.console import Console
from rich.text import Text

LEAST_WIDTH: Final = 40
LEAST_HEIGHT: Final = 12
_PLAIN_SIGNS: Final = str.maketrans(
    {"●": "*", "○": "o", "▶": ">", "■": "#", "◆": "!", "─": "-", "━": "=", "│": "|", "┄": "-", "┆": ":", "·": "-"}
    | {"…": ".", "↑": "+", "↓": "-", "✗": "x"}
    | dict.fromkeys("╭╮╰╯┌┐└┘├┤", "+")
    | dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNPkqrbnp", strict=True))
)


class Terminal:
    """Prints lines and asks for lines. `is_live` when a person sits at it: then screens replace one another."""

    def __init__(self) -> None:
        no_colour = bool(os.environ.get("NO_COLOR"))
        self.console = Console(highlight=False, markup=False, emoji=False, color_system=None if no_colour else "auto")
        dumb = os.environ.get("TERM", "") in ("", "dumb", "unknown")
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and not dumb
        if self.is_live:
            # Not every system has it; where it is, lines can be edited and arrow keys bring back the last ones.
            with suppress(ImportError):
                import_module("readline")
        utf = self.console.encoding.lower().replace("-", "").startswith("utf")
        self._knows_signs = utf and not os.environ.get("HEXADECK_PLAIN")

    @property
    def width(self) -> int:
        # The last column stays empty: some terminals wrap when it is written to.
        return max(LEAST_WIDTH, self.console.size.width)

    @property
    def height(self) -> int:
        return max(LEAST_HEIGHT, self.console.size.height)

    def print(self, lines: Iterable[Text | str]) -> None:
        """Line by line, none wider than the terminal."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            if not self._knows_signs:
                text = text.copy()
                text.plain = text.plain.translate(_PLAIN_SIGNS)
            self.console.print(text, no_wrap=True, overflow="crop", crop=True)

    def say(self, sentence: str) -> None:
        """A line of any length, so that a path in it can be copied."""
        self.console.print(Text(sentence), soft_wrap=True)

    def show(self, lines: list[Text]) -> None:
        """A whole screen in place of the last one; on paper or in a pipe it comes below."""
        if self.is_live:
            self.console.clear()
        self.print(lines)

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError at the end of the input."""
        if self.is_live:
            return input(prompt).strip()
        # Nobody types here, so the prompt ends its line and the log stays readable.
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.print([f"{prompt}{line.strip()}"])
        return line.strip()

    def read(self, title: str, lines: list[Text], from_end: bool = False) -> None:
        """Something to read between two screens, page by page where a person sits, all at once elsewhere."""
        head = Text(title, "bold")
        if not self.is_live:
            self.print([head, *lines, Text()])
            return
        room = self.height - 2
        split = [lines[start : start + room] for start in range(0, max(1, len(lines)), room)]
        if from_end:
            split = [lines[max(0, end - room) : end] for end in range(len(lines), 0, -room)] or [[]]
        for number, page in enumerate(split, 1):
            self.show([head, *page])
            more = "" if number == len(split) else "older, q: " if from_end else "more, q: "
            if self.ask(f"Enter: {more}back to the table ").lower().startswith("q"):
                return

    def enter(self) -> None:
        """Use the terminal's second screen, so that leaving brings the user's own back."""
        if self.is_live:
            self.console.set_alt_screen(True)

    def leave(self) -> None:
        if self.is_live:
            self.console.set_alt_screen(False)


def wrapped(text: str, width: int, indent: str = "", style: str = "") -> list[Text]:
    """A paragraph in lines of at most `width`, those after the first indented."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line.strip() else line + word
        while len(line) > width:
            lines.append(line[:width])
            line = indent + line[width:]
    return [Text(one, style) for one in [*lines, line]]


def cut(text: str, width: int) -> str:
    """At most `width` characters, the loss shown."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…" if width > 0 else ""
