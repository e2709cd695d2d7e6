"""How likely a seat wins: by the curve that was fitted to its game, or by a value that was learned.

Both are files in the game's folder, `win_chance.json` and `value.json`, and are read when somebody first asks.
"""

import json

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game
from hexadeck.kernel.rows import Row, row_of
from hexadeck.kernel.table import Table
from hexadeck.minds.curves import CERTAIN, WinChance, name_of, read_win_chance
from hexadeck.minds.features import features_of
from hexadeck.minds.learned import Learned, read_learned


class Odds:
    """What is known about winning in one game."""

    def __init__(self, game: Game, chances: WinChance, learned: dict[str, Learned]) -> None:
        self.game = game
        self.chances = chances
        """What the judgement says about winning."""
        self.learned = learned
        """Values that were learned, by the way to sit; they take the place of the curve."""

    def of(self, t: Table, seat: int) -> int:
        """How likely the seat wins from here, in hundredths of a percent; a draw is a half."""
        result = t.result
        if result is not None:
            return CERTAIN if seat in result.winners else 0 if result.winners else CERTAIN // 2
        judge = self.game.judge
        learned = self._learned_for(t)
        if learned is not None:
            return learned.of(t, seat, sides_of(self.game, t), judge.terms(t, seat))
        return self.chances.of(judge.evaluate(t, seat), t.turn, t.seats, count_sides(self.game, t))

    def is_blind(self, t: Table) -> bool:
        """Whether nothing can be told at this stage of a match: what gives the odds was no better than a guess."""
        learned = self._learned_for(t)
        if learned is not None:
            return learned.is_blind(t.turn)
        return self.chances.is_blind(t.turn, t.seats, count_sides(self.game, t))

    def _learned_for(self, t: Table) -> Learned | None:
        return self.learned.get(name_of(t.seats, count_sides(self.game, t))) if self.learned else None


def odds_of(game: Game) -> Odds:
    """The odds of a game, kept with it once they were read."""
    kept = game.odds
    if isinstance(kept, Odds):
        return kept
    fitted = games.text_of(game, "win_chance.json")
    learned = games.text_of(game, "value.json")
    odds = Odds(
        game,
        WinChance({}) if fitted is None else read_win_chance(json.loads(fitted)),
        {} if learned is None else read_value(game, learned),
    )
    game.odds = odds
    return odds


def read_value(game: Game, text: str) -> dict[str, Learned]:
    """A learned value from the text of its file, for a game as it is loaded."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise HexadeckError(f"value.json cannot be used: {error}") from error
    return read_learned(
        data,
        lambda seats: game.new_table(seats).schema,
        len(game.prints),
        lambda number: features_of(game, number),
    )


def sides_of(game: Game, t: Table) -> Row:
    """By seat, the side it is on."""
    return row_of([game.side(t, seat) for seat in range(t.seats)])


def count_sides(game: Game, t: Table) -> int:
    """How many sides play against each other."""
    return t.seats if t.seats == 2 else len({game.side(t, seat) for seat in range(t.seats)})
