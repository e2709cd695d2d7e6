"""`hexadeck deck`: begin, check, complete, try out, and hand on decks."""

from pathlib import Path
from typing import Annotated, Final

import typer

from hexadeck.cli.loading import find_deck, game_name, load_game, read_card_files, read_rule_options, read_text
from hexadeck.cli.mistakes import WRONG, Mistake, nearest
from hexadeck.kernel.decktext import deck_code, text_of_code, write_deck_text
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game
from hexadeck.lab.complete import Race
from hexadeck.lab.hands import sample_hands
from hexadeck.lab.questions import Desk

ACTIONS: Final = {
    "new": "a new deck under the name that is given, after a ready-made one (--like)",
    "check": "every rule that a deck breaks, if any",
    "complete": "fills an unfinished deck in the best way that matches can find",
    "hands": "opening hands, as the deck deals them",
    "export": "a deck as text",
    "link": "the code by which the browser and 'import' know the deck",
    "import": "a deck text from such a code or link",
}
EXAMPLES: Final = """\
  hexadeck deck zenonzard new "My Deck" --like "aguma rush" --out my.deck
  hexadeck deck zenonzard check my.deck
  hexadeck deck zenonzard complete begun.deck --seconds 60 --out my.deck
  hexadeck deck zenonzard hands my.deck -n 5
  hexadeck deck zenonzard link my.deck
  hexadeck deck zenonzard import CODE --out theirs.deck
"""


def command(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    action: Annotated[str, typer.Argument(help="new, check, complete, hands, export, link or import.")],
    word: Annotated[str, typer.Argument(help="A deck by name or file; for 'new' a name, for 'import' a code.")],
    like: Annotated[str | None, typer.Option(help="For 'new': the deck to start from.")] = None,
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=100, help="How many hands.")] = 3,
    seconds: Annotated[float, typer.Option(min=1, help="How long completing may take.")] = 20,
    agents: Annotated[str, typer.Option(help="Who plays when a deck is completed.")] = "greedy",
    seed: Annotated[str, typer.Option(help="The same seed gives the same hands.")] = "0",
    out: Annotated[Path | None, typer.Option(help="Write the deck to this file.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")] = None,
    cards: Annotated[list[str] | None, typer.Option(help="A home-made card file; may be repeated.")] = None,
) -> int:
    """Start, check, complete, try out and share decks."""
    home = read_card_files(cards or [])
    loaded = load_game(game, home)
    if action not in ACTIONS:
        listed = "; ".join([f"{name}: {what}" for name, what in ACTIONS.items()])
        raise Mistake(f"there is no action {action!r}{nearest(action, ACTIONS)}; actions are {listed}")
    if not loaded.decks:
        raise Mistake(f"{loaded.title} is played without decks of your own")
    options = read_rule_options(loaded, option or [])
    if action == "check":
        return _check(loaded, word, options)
    if action == "hands":
        _show_hands(loaded, find_deck(loaded, word), number, seed)
    elif action == "link":
        print(deck_code(write_deck_text(find_deck(loaded, word))))
    else:
        if action == "new":
            pattern = find_deck(loaded, like or loaded.default_decks[0])
            deck = Deck(word, "", pattern.cards, pattern.sections)
        elif action == "complete":
            desk = Desk(game_name(game), [agents], seed, cards=tuple(home), options=options)
            deck = _completed(desk, find_deck(loaded, word), seconds)
        elif action == "export":
            deck = find_deck(loaded, word)
        else:
            deck = loaded.deck_rules.read(text_of_code(word.rpartition("#")[2].removeprefix("deck=")))
        _hand_out(deck, out)
    return 0


def _check(game: Game, word: str, options: dict[str, object]) -> int:
    text = read_text(word)
    try:
        deck = game.deck_rules.read(text)
        faults = game.deck_rules.check(deck, game.settings_from(options))
    except HexadeckError as error:
        faults = [str(error)]
    for fault in faults:
        print(f"{word}: {fault}")
    if faults:
        return WRONG
    print(f"{deck.name} is legal: {sum(deck.cards.values())} cards, {len(deck.cards)} different")
    return 0


def _completed(desk: Desk, begun: Deck, seconds: float) -> Deck:
    race = Race(desk, begun)
    race.play(seconds)
    typer.echo(race.told(), err=True)
    return race.best.deck


def _show_hands(game: Game, deck: Deck, number: int, seed: str) -> None:
    for hand in sample_hands(game, deck, number, seed):
        print(", ".join(hand))


def _hand_out(deck: Deck, out: Path | None) -> None:
    text = write_deck_text(deck)
    if out is None:
        print(text, end="")
        return
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Mistake(f"{out} exists already; choose another name, or move it away") from None
    except OSError as error:
        raise Mistake(f"{out} cannot be written: {error.strerror}") from None
    print(f"{deck.name} is in {out}")
