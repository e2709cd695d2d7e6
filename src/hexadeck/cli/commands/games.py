"""`hexadeck games`: which games there are."""

import sys
from typing import Final

from rich.text import Text

from hexadeck import games
from hexadeck.cli.terminal.console import Terminal
from hexadeck.cli.terminal.layout import load_layout
from hexadeck.kernel.errors import HexadeckError

EXAMPLES: Final = """\
  hexadeck games
"""


def _row(name: str) -> tuple[str, str, str, str, str]:
    game = games.load(name)
    cards = len(load_layout(game).faces())
    return (name, game.seats_text(), ", ".join(game.modes), str(cards), str(len(game.decks)))


def command() -> None:
    """List the games: seats, modes, how many cards and decks."""
    rows = [("name", "seats", "modes", "cards", "decks")]
    for name in games.names():
        try:
            rows.append(_row(name))
        except HexadeckError as error:
            print(error, file=sys.stderr)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
    Terminal().print([Text(lines[0].rstrip(), "bold"), *[line.rstrip() for line in lines[1:]]])
