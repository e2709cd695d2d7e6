"""From what a user writes on the command line to games, cards, decks and rule options."""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any, Final

from hexadeck import games
from hexadeck.cli.mistakes import Mistake, nearest
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck, Game

CardFiles = list[tuple[str, str]]
"""Home-made card files as (name, text)."""


MOST_BYTES: Final = 16_000_000


def read_text(path: str | Path) -> str:
    """A whole text file, or a mistake that says what is the matter with it."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise Mistake(f"{str(path)!r} is larger than {MOST_BYTES // 1_000_000} MB, which no text of ours is")
        return data.decode().replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise Mistake(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise Mistake(f"{str(path)!r} is a folder, not a file") from None
    except UnicodeDecodeError as error:
        raise Mistake(f"{str(path)!r} is not a text file in UTF-8 (byte {error.start})") from None
    except OSError as error:
        raise Mistake(f"{str(path)!r} cannot be read: {error.strerror}") from None


def read_card_files(paths: list[str]) -> CardFiles:
    return [(path, read_text(path)) for path in paths]


def game_name(word: str) -> str:
    """The name of a game as a user may write it: in any case, with underscores, or its beginning."""
    wanted = word.lower().replace("_", "-").replace(" ", "-")
    names = games.names()
    fitting = [name for name in names if name.startswith(wanted)] if wanted else []
    if wanted in names:
        return wanted
    if len(fitting) == 1:
        return fitting[0]
    raise Mistake(f"there is no game {word!r}{nearest(word, names)}; the games are {', '.join(names)}")


def load_game(word: str, cards: CardFiles | None = None) -> Game:
    return games.load(game_name(word), cards)


def find_deck(game: Game, word: str) -> Deck:
    """A deck by its name, by words of its name, or from a file."""
    if word.endswith(".deck") or "/" in word or Path(word).is_file():
        try:
            return game.deck_rules.read(read_text(word))
        except HexadeckError as error:
            raise Mistake(f"{word}: {error}") from None
    if not game.decks:
        raise Mistake(f"{game.title} is played without decks of your own")
    wanted = word.lower().replace("_", " ").split()
    fitting = [deck for deck in game.decks.values() if all(part in deck.name.lower() for part in wanted)]
    exact = [deck for deck in fitting if deck.name.lower() == " ".join(wanted)]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    names = [deck.name for deck in (fitting if wanted and fitting else game.decks.values())]
    what = f"several decks are called like {word!r}" if wanted and fitting else f"no deck is called {word!r}"
    raise Mistake(f"{what}{nearest(word, names)}; decks are {', '.join(names)}")


def check_dealt(game: Game, home: CardFiles, decks: Iterable[Deck], option: str) -> None:
    """Home-made cards that no deck holds would never be seen; better to say so than to play without them."""
    shipped = {record.id for record in games.load(game.name).prints} if home else set()
    new = {record.name for record in game.prints if record.id not in shipped} if home else set()
    dealt = {name for deck in decks for name in (*deck.cards, *chain.from_iterable(deck.sections.values()))}
    if game.decks and new and not new & dealt:
        names = ", ".join(sorted(new))
        raise Mistake(f"no deck here holds {names}: with {option}, name a deck file that does, or use 'hexadeck lab'")


def read_rule_options(game: Game, words: list[str]) -> dict[str, Any]:
    """Rule options from `name=value`, with yes and no for those that are true or false."""
    chosen: dict[str, Any] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise Mistake(f"a rule option is written name=value, not {word!r}")
        chosen[_option_name(game, name.strip())] = text.strip()
    return {name: _option_value(game, name, text) for name, text in chosen.items()}


def _option_name(game: Game, name: str) -> str:
    known = [option.name for option in game.rule_options]
    if name.replace("-", "_") in known:
        return name.replace("-", "_")
    listed = ", ".join(known) or "none"
    raise Mistake(f"{game.title} has no rule option {name!r}{nearest(name, known)}; it has {listed}")


def _option_value(game: Game, name: str, text: str) -> Any:
    spoken: dict[str, Any] = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    option = next(option for option in game.rule_options if option.name == name)
    for value in option.values:
        if spoken.get(text.lower()) is value or str(value).lower() == text.lower().replace("-", "_"):
            return value
    values = " or ".join("yes" if value is True else "no" if value is False else str(value) for value in option.values)
    raise Mistake(f"rule option {name} ({option.rule}: {option.sentence}) is {values}, not {text!r}")
