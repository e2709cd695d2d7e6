"""`hexadeck check-cards`: whether home-made card files can be played with."""

from typing import Annotated, Final

import typer

from hexadeck import games
from hexadeck.cardtext.cardfile import read_cards
from hexadeck.cardtext.cardset import reworded
from hexadeck.cardtext.words import CardErrors
from hexadeck.cli.loading import game_name, read_card_files
from hexadeck.cli.mistakes import WRONG

EXAMPLES: Final = """\
  hexadeck check-cards zenonzard home.cards
  hexadeck check-cards zenonzard red.cards blue.cards
"""


def command(
    game: Annotated[str, typer.Argument(help="The game whose cards they are.")],
    files: Annotated[list[str], typer.Argument(help="Card files.")],
) -> int:
    """Check home-made card files: every error with its place, or how many cards are fine."""
    name = game_name(game)
    texts = read_card_files(files)
    shipped = len(games.load(name).prints)
    try:
        loaded = games.load(name, texts)
    except CardErrors as errors:
        for error in errors.errors:
            print(error)
        return WRONG
    for file, text in texts:
        for line, printed in reworded(read_cards(text, file), loaded.prints_by_id):
            print(f"{file}:{line.number}: printed as '{printed}'")
    count = len(loaded.prints) - shipped
    print("1 card is fine" if count == 1 else f"{count} cards are fine")
    return 0
