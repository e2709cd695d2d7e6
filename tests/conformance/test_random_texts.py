"""Random sentences of every game's language, each on a card that is played: whatever is understood can be carried out.

The texts come from the grammars themselves, so a new phrase is played from the day it is declared.
"""

import random

import pytest
from tests.conformance.derive import Deriver

from hexadeck import games
from hexadeck.cardtext.cardset import CardSet
from hexadeck.cardtext.words import CardErrors
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game
from hexadeck.lessons.trials import from_trial, trial_position

HEADS = {
    "zenonzard": (
        "Red Field Minion, Beast\nCost 1 (R), BP 200, DP 1",
        "Red Magic\nCost 1 (R)",
        "Force\nForce Points 2",
    ),
    "knights-of-the-zodiac": (
        "Bronze Knight, Level 2, Power 300",
        "Field Card, Limit 3",
        'Technique for "Pegasus Knight"\nPower Meter: 0 Cosmo +100, 1 Cosmo +200',
        *[f"Power of Zodiac, {phase} Phase, cost 0" for phase in ("Draw", "Cosmo", "Deploy", "Move", "Battle")],
    ),
    "saint-seiya": (
        "Silver Knight, silver rank, 1 copy\nCosts 1 Force\nForce 2, Cosmo 1, 1 PV",
        "Gold Armour, gold rank, 1 copy\nCosts 1 Cosmo\nCosmo 2, 3 PV",
    ),
    "kanzume-goddess": ("Red Warrior, followed by green and silver\nCost 1, 5 copies",),
    "knights-and-kings": ("Single-Turn Noble Action\nCost 1", "Multi-Turn Noble Action\nCost 1"),
}
NAMES = {
    "zenonzard": ["Golem S", "Fire Beetle"],
    "knights-of-the-zodiac": ["Pegasus Knight", "Dragon Knight"],
    "saint-seiya": ["Pegasus Seiya", "Athena"],
    "kanzume-goddess": ["Gemini", "Aries"],
    "knights-and-kings": ["Foot Soldier"],
}
TEXTS = 800
"""A game; what is not understood, because it stands on the wrong card or speaks of nothing, is not played."""
CHOICES = 14


def understood(name: str) -> tuple[Game, list[str]]:
    """A game with random cards, and the ids of those that can be read."""
    library = games.load(name).library  # type: ignore[attr-defined]  # every game with card texts has one
    assert isinstance(library, CardSet)
    deriver = Deriver(library.grammar, NAMES[name], seed=7)
    heads = HEADS[name]
    files = [(f"{i}", f"Text {i} [RND{i}]\n{heads[i % len(heads)]}\n{deriver.text('line')}\n") for i in range(TEXTS)]
    while True:
        try:
            return games.load(name, files), [f"RND{file}" for file, _ in files]
        except CardErrors as errors:
            wrong = {error.file for error in errors.errors}
            files = [one for one in files if one[0] not in wrong]


def play(game: Game, card: str, chance: random.Random) -> None:
    """The card is played as soon as it can be, and then everybody answers by chance."""
    match = from_trial(game, trial_position(game, card))
    for _ in range(CHOICES):
        if match.seat is None:
            return
        match.choose(chance.randrange(len(match.options)))


@pytest.mark.parametrize("name", sorted(HEADS))
def test_whatever_is_understood_can_be_carried_out(name: str) -> None:
    """No text that a grammar can say ends a match: every card is played, and the choices that follow from it."""
    game, cards = understood(name)
    chance = random.Random(11)
    failed = []
    for card in cards:
        try:
            play(game, card, chance)
        except HexadeckError as error:
            failed.append(f"{' '.join(game.prints_by_id[card].text)}\n    {error}")

    assert len(cards) > TEXTS // 10
    assert failed == []
