"""The command `hexadeck`: one module a command, imported only when the command is called."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from hexadeck import __version__

COMMANDS: Final = {
    "games": "List the games.",
    "play": "Play in the terminal, against a bot or a friend.",
    "learn": "Learn a game: a guided first match, and lessons.",
    "puzzles": "Try a puzzle from real play, or find new ones.",
    "serve": "Serve the table in the browser.",
    "cards": "Search the cards, show decks.",
    "rules": "Read a game's rules by id, by words or by chapter.",
    "replay": "Read a saved match and verify it.",
    "analyse": "Find out what decided a saved match.",
    "verify": "Verify the shuffle of a match that was played at a server.",
    "simulate": "Let bots play many matches and count the wins.",
    "lab": "Ask whether decks and cards are fair, with intervals.",
    "league": "Let bots meet each other and rate them.",
    "train": "Learn how good a table is from matches of bots.",
    "check-cards": "Check home-made card files.",
    "check-deck": "Check a deck file against the rules.",
    "deck": "Start, complete, test and share decks.",
    "new-game": "Create the folder of a new game.",
    "complaints": "List players' reports about other players and about problems on a server.",
    "store": "Check, back up or restore the matches of a server.",
}
EXAMPLES: Final = """\
Examples:
  hexadeck play                         choose a game and begin
  hexadeck learn zenonzard              your first match, step by step
  hexadeck play zenonzard --resume      continue the last match
  hexadeck cards zenonzard "cost<=3 charge"
  hexadeck rules zenonzard ZZ-083
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit status is 0 if all is well, 1 if what was checked is wrong, 2 for a wrong call."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["help"]:
        words = [*words[1:2], "--help"]
    if not words or words[0] in ("-h", "--help"):
        print(overview(), end="")
        return 0
    if words[0] in ("-V", "--version"):
        print(f"hexadeck {__version__}")
        return 0
    if arguments is None:
        import_module("hexadeck.cli.folders").offer_games()
        import_module("hexadeck.cli.engine").prefer_compiled(words)
    status: int = import_module("hexadeck.cli.calling").call(words[0], words[1:])
    return status


def overview() -> str:
    """What `hexadeck --help` shows."""
    width = max(len(name) for name in COMMANDS)
    commands = "".join(f"  {name:<{width}}  {what}\n" for name, what in COMMANDS.items())
    return (
        "Usage: hexadeck COMMAND ...\n\n"
        "Six card games on one engine: play them, study them, design for them.\n\n"
        f"Commands:\n{commands}\n"
        "  hexadeck COMMAND --help  explains a command; hexadeck --version names the version.\n\n"
        f"{EXAMPLES}"
    )
