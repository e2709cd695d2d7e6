"""Every card can be tried: a match begins where it can be played, with what it costs."""

import json
from typing import Any

import pytest

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game, Match
from hexadeck.lessons.goals import YOU
from hexadeck.lessons.trials import from_trial, read_trials, trial_position, trials_of

GAMES = [name for name in games.names() if trials_of(name)]
FOX = "Ember Fox [HM1]\nRed Field Minion, Fox\nCost 7 (RR), BP 200, DP 1\nWhen summoned: draw 1 card.\n"


def playing(match: Match, card: str) -> set[str]:
    """The verbs of the answers that name a card."""
    what = match.game.prints_by_id[card].number
    return {
        option.name
        for option in match.options
        if option.verb.parts[:1] == ("card",) and match.table.what[option.a] == what
    }


def lying(view: Any, card: str) -> bool:
    """Whether somebody sees the card on the table."""
    if isinstance(view, dict):
        return view.get("id") == card or any(lying(part, card) for part in view.values())
    return isinstance(view, list) and any(lying(part, card) for part in view)


def tried(game: Game, card: str, type: str) -> str:
    """How the trial of a card begins: it can be played, or lies on the table, or nothing of it."""
    match = from_trial(game, trial_position(game, card))
    verbs = {verb for trial in trials_of(game.name) if type in trial.types for verb in trial.verbs}
    if verbs:
        return "played" if match.seat == YOU and playing(match, card) & verbs else "not yet"
    return "lies there" if lying(match.view(YOU)["table"]["seats"][YOU], card) else "missing"


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_card_can_be_tried(name: str) -> None:
    """In a hand it can be played at the first decision; what lies on the table from the start lies there."""
    game = games.load(name)
    types = {type for trial in trials_of(name) for type in trial.types}
    faces = [face for face in games.display(game).faces() if face.is_card]
    tries = {face.name: tried(game, face.id, face.type) for face in faces if face.type in types}

    assert {name: how for name, how in tries.items() if how not in ("played", "lies there")} == {}
    assert {face.type for face in faces} - types <= {"Token"}


def test_a_home_made_card_is_in_the_hand_with_the_means_to_pay_for_it() -> None:
    """The match goes on to its end as any other, and its record needs nothing else."""
    game = games.load("zenonzard", [("home.cards", FOX)])
    match = from_trial(game, trial_position(game, "HM1"))

    assert playing(match, "HM1") == {"summon"}
    while match.seat is not None:
        match.choose(match.game.judge.quick(match.table))
    record = json.loads(json.dumps(match.record()))
    assert games.replay(record).state_hash() == match.state_hash()
    assert trial_position(game, "HM1") == trial_position(game, "HM1")


def test_what_cannot_be_tried_says_so() -> None:
    zenonzard, chess = games.load("zenonzard"), games.load("knights-and-kings-chess")

    with pytest.raises(HexadeckError, match=r"there is no card \[HM9\]"):
        trial_position(zenonzard, "HM9")
    with pytest.raises(HexadeckError, match="Golem S cannot be tried by itself"):
        trial_position(zenonzard, "TK1")
    with pytest.raises(HexadeckError, match="cannot be tried by itself"):
        trial_position(chess, next(iter(chess.prints_by_id)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[trial]]\nverbs = ['use']", "'types' says which cards"),
        ("[[trial]]\ntypes = ['Magic']\nfoe = 'sly'", "the foe is quiet or eager, not 'sly'"),
        ("[[trial]]\ntypes = ['Magic']\nmine.hand = []", "there is no 'mine' here"),
        ("[[trial", "cannot be read"),
    ],
)
def test_a_mistake_in_the_trials_is_named(text: str, message: str) -> None:
    with pytest.raises(HexadeckError, match=message):
        read_trials("zenonzard", text)
