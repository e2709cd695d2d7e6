"""`hexadeck check-deck`: whether a deck file keeps the rules."""

from typing import Annotated, Final

import typer

from hexadeck.cli.loading import load_game, read_card_files, read_rule_options, read_text
from hexadeck.cli.mistakes import WRONG
from hexadeck.kernel.errors import HexadeckError

EXAMPLES: Final = """\
  hexadeck check-deck zenonzard my.deck
  hexadeck check-deck zenonzard my.deck --cards home.cards
  hexadeck check-deck zenonzard my.deck --option allow_any_number_text=no
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    file: Annotated[str, typer.Argument(help="The deck file.")],
    option: Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")] = None,
    cards: Annotated[list[str] | None, typer.Option(help="A home-made card file; may be repeated.")] = None,
) -> int:
    """Check a deck file: every rule it breaks by its id, or that it is legal."""
    loaded = load_game(game, read_card_files(cards or []))
    text = read_text(file)
    settings = loaded.settings_from(read_rule_options(loaded, option or []))
    try:
        deck = loaded.deck_rules.read(text)
        faults = loaded.deck_rules.check(deck, settings)
    except HexadeckError as error:
        faults = [str(error)]
    for fault in faults:
        print(f"{file}: {fault}")
    if faults:
        return WRONG
    print(f"{deck.name} is legal: {sum(deck.cards.values())} cards, {len(deck.cards)} different")
    return 0
