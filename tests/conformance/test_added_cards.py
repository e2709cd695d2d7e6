"""A card that is added changes nothing else: no match, no hash, no puzzle, no learned value.

It is read before all others, so every card, ability and program behind it has another number than before.
"""

import shutil
from importlib import resources
from pathlib import Path

import pytest
from tests.conformance.every_game import decisions, setups
from tests.conformance.fingerprints import SEEDS, fingerprint
from tests.conformance.golden import agreed

from hexadeck import games
from hexadeck.kernel.game import Game
from hexadeck.minds.odds import odds_of
from hexadeck.puzzles import FILE
from hexadeck.puzzles.puzzle import read_puzzles

ADDED = {
    "zenonzard": "Ember Scout [XX1]\nRed Field Minion, Dinosaur (common, BASIC)\nCost 2 (R), BP 300, DP 1\n"
    "When summoned: draw 1 card.\n",
    "knights-and-kings": "Dame Ember [XX1]\nKnight, Errant\nCost 2, 2/2, 1 chevron\nEvasive.\n",
    "knights-of-the-zodiac": "Ember Knight (Added) [999]\nBronze Knight, Level 2, Power 300\n"
    "Offense, on a win: Charge 1.\n",
    "saint-seiya": "Ember Squire [X01]\nGhost Knight, bronze rank, 0 copies\nCosts 3 Force\nForce 2, 1 PV\n"
    "Arrival: each player draws 1 card.\n",
    "kanzume-goddess": "Ember Priest [X99]\nDisciple\nCost 1, 0 copies\nAct: gain 1 Faith.\n",
}
"""In no deck of those who build some; where all take from one supply, that has no copy of it."""


@pytest.fixture(params=ADDED)
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose folder has one more file of cards, the first in the alphabet."""
    name: str = request.param
    package = f"hexadeck.games.{name.replace('-', '_')}"
    folder = tmp_path / "package"
    shutil.copytree(Path(str(resources.files(package))), folder)
    (folder / "cards" / "0.cards").write_text(ADDED[name], "utf-8")
    files = resources.files
    monkeypatch.setattr(resources, "files", lambda of: folder if of == package else files(of))
    monkeypatch.setattr(games, "_loaded", {})
    return games.load(name)


def test_the_added_card_is_read_first(game: Game) -> None:
    """Every other card has another number now."""
    assert game.prints[0].name in ADDED[game.name]


def test_matches_have_the_agreed_hashes(game: Game) -> None:
    """With every ready-made deck and with all decks that were built once."""
    lines = agreed(f"{game.name}.hashes")

    told = [fingerprint(setup, SEEDS[0]) for setup in setups(game)]

    assert told == lines[1 :: len(SEEDS)]


def test_puzzles_lead_to_where_they_led(game: Game) -> None:
    """None is out of date."""
    text = (resources.files(f"hexadeck.games.{game.name.replace('-', '_')}") / FILE).read_text("utf-8")
    puzzles = read_puzzles(game.name, text)

    for puzzle in puzzles:
        match = game.start(puzzle.seed)
        for choice in puzzle.choices:
            match.choose(choice)
        assert match.state_hash() == puzzle.hash


def test_learned_values_judge_as_before(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tenth position of a match, for every seat."""
    added = judged(game)
    monkeypatch.undo()

    assert added == judged(games.load(game.name))


def judged(game: Game) -> list[int]:
    return [
        odds_of(game).of(match.table, seat)
        for match in decisions(setups(game)[0], 1)
        if match.length % 10 == 0
        for seat in range(match.seats)
    ]
