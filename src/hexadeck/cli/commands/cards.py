"""`hexadeck cards`: search the cards, show decks."""

from typing import Annotated, Final

import typer
from rich.text import Text

from hexadeck.cli.card_search import search_cards
from hexadeck.cli.loading import find_deck, load_game, read_card_files
from hexadeck.cli.mistakes import Mistake
from hexadeck.cli.terminal.console import Terminal, wrapped
from hexadeck.cli.terminal.faces import draw_faces, list_faces
from hexadeck.cli.terminal.layout import TerminalLayout, load_layout
from hexadeck.display.face import Face
from hexadeck.kernel.game import Deck

DRAWN: Final = 12
"""Up to so many cards are drawn as cards, more are listed."""
EXAMPLES: Final = """\
  hexadeck cards zenonzard beetle                words in name, type, text or notes
  hexadeck cards zenonzard "cost<=3 charge"      numbers: cost, bp, dp, points with < <= = >= > !=
  hexadeck cards zenonzard "colour:red type:magic -flash"
  hexadeck cards zenonzard "class:golem" --full  as cards, however many
  hexadeck cards zenonzard --decks               the ready-made decks
  hexadeck cards zenonzard --decks aguma         what is in one
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    query: Annotated[list[str] | None, typer.Argument(help="Search words; a card must match all of them.")] = None,
    decks: Annotated[bool, typer.Option("--decks", help="List the decks, or show the one you name.")] = False,
    full: Annotated[bool, typer.Option("--full", help="Draw every card in full.")] = False,
    cards: Annotated[list[str] | None, typer.Option(help="A home-made card file; may be repeated.")] = None,
) -> None:
    """Search the cards of a game, or show its decks."""
    loaded = load_game(game, read_card_files(cards or []))
    layout, terminal, words = load_layout(loaded), Terminal(), " ".join(query or [])
    if decks:
        deck = find_deck(loaded, words) if words else None
        shown = _list_decks(layout, terminal.width) if deck is None else _show_deck(deck, layout, terminal.width)
        terminal.print(shown)
        return
    found = search_cards(layout.faces(), words)
    if not found:
        raise Mistake(f"no card fits {words!r}", 0)
    drawn = full or len(found) <= DRAWN
    terminal.print(draw_faces(found, terminal.width) if drawn else list_faces(found, terminal.width))
    terminal.print([Text("1 card" if len(found) == 1 else f"{len(found)} cards", "dim")])


def _list_decks(layout: TerminalLayout, width: int) -> list[Text]:
    decks = list(layout.game.decks.values())
    if not decks:
        return [Text(f"{layout.game.title} is played without decks of your own.")]
    lines: list[Text] = []
    for deck in decks:
        lines += [Text(deck.name, "bold"), *[Text.assemble("  ", line) for line in wrapped(deck.note, width - 3)]]
    return lines


def _show_deck(deck: Deck, layout: TerminalLayout, width: int) -> list[Text]:
    """The deck's cards as a list, by kind and cost, with their counts."""
    by_name = {face.name: face for face in layout.faces()}
    lines = [Text(deck.name, "bold"), *wrapped(deck.note, width - 1)]
    lines += [Text(f"{section}: {', '.join(names)}") for section, names in deck.sections.items()]
    cards = [by_name.get(name, Face(id="?", name=name, kind="not in this card set")) for name in deck.cards]
    cards.sort(key=lambda face: (str(face.facts.get("type", "")), face.facts.get("cost", 0), face.name))
    listed = list_faces(cards, width - 3)
    counted = [Text.assemble(f"{deck.cards[face.name]:>2} ", line) for face, line in zip(cards, listed, strict=True)]
    return [*lines, Text(), *counted, Text(f"{sum(deck.cards.values())} cards", "dim")]
