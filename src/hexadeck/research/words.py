"""The words a game can use: its verbs and its prompts, found where they are declared."""

import sys
from typing import Final, TypeVar

from hexadeck.kernel.game import Game

Word = TypeVar("Word")

SHARED: Final = ("hexadeck.kernel", "hexadeck.cardtext")


def names_of(game: Game) -> list[str]:
    """What every print is called; where two have one name their ids tell them apart."""
    names = [record.name for record in game.prints]
    return [record.name if names.count(record.name) == 1 else f"{record.name} [{record.id}]" for record in game.prints]


def words_of(game: Game, kind: type[Word]) -> list[Word]:
    """Every word of a kind that the modules of the game declare, or the layers all games stand on."""
    packages = (*SHARED, type(game).__module__.rpartition(".")[0])
    return [
        word
        for name, module in sorted(sys.modules.items())
        if name.startswith(tuple([f"{package}." for package in packages]))
        for word in vars(module).values()
        if isinstance(word, kind)
    ]
