"""Trying a card: prepared positions in which it can be played. `docs/lessons.md` has the format.

A game's trials are data in its folder (`trials.toml`). They are tried in turn, and the first one counts in which the
card can be played soon: that the means are there and its conditions are met is for the engine to say.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Final

from hexadeck import games
from hexadeck.display.face import Face
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.sentences import option_parts
from hexadeck.lessons.goals import YOU
from hexadeck.lessons.lesson import FOES, Prepared, check_words, prepared
from hexadeck.lessons.opponents import unscripted
from hexadeck.lessons.setup import set_up

FILE: Final = "trials.toml"
SOON: Final = 30
"""How many default answers may lie between the position and the play."""
WORDS: Final = ("types", "verbs", "each", "foe")


@dataclass(frozen=True, kw_only=True)
class Trial(Prepared):
    """A position with a place for a card: `{card}` stands for it, `{partner}` for a card that it names, and `{each}`
    for the cards of `each`, one after the other."""

    types: tuple[str, ...]
    """The types of cards that are tried here."""
    verbs: tuple[str, ...] = ()
    """The verbs that play the card; where there are none, it lies on the table and nothing is left to do."""
    each: tuple[str, ...] = ("",)
    foe: str = "quiet"
    """How the other player answers until the card can be played."""


def trial_position(game: Game, card: str) -> dict[str, Any]:
    """Where the card, by its id, can be played; the same every time. If that is nowhere, it lies ready all the same."""
    if card not in game.prints_by_id:
        raise HexadeckError(f"there is no card [{card}]")
    face = next((face for face in _faces(game) if face.id == card), None)
    trials = [] if face is None else list(_trials(game, face))
    if not trials:
        raise HexadeckError(f"{game.prints_by_id[card].full_name} cannot be tried by itself")
    found = next((match for trial in trials if (match := _playable(game, trial, card)) is not None), None)
    return (found or set_up(game, trials[0])).position()


def from_trial(game: Game, position: dict[str, Any]) -> Match:
    """A match that begins there. Its record begins there, too."""
    match = game.from_position(position)
    match.setup = {"position": position}
    return match


def _trials(game: Game, face: Face) -> Iterator[Trial]:
    """Every position for cards of this type, with the card in it."""
    partner = _partner(game, face)
    for trial in trials_of(game.name):
        if face.type in trial.types and (partner or "{partner}" not in str((trial.sides, trial.table))):
            for other in sorted(trial.each, key=lambda other: not _is_alike(game, face, other)):
                words = {"{card}": face.id, "{partner}": partner, "{each}": other}
                sides = tuple([_filled(side, words) for side in trial.sides])
                yield replace(trial, sides=sides, table=_filled(trial.table, words))


def _is_alike(game: Game, face: Face, other: str) -> bool:
    """Whether a card has a colour of the one that is tried: what pays for it comes first."""
    return any(set(each.colours) & set(face.colours) for each in _faces(game) if other in (each.id, each.name))


def _filled(part: dict[str, Any], words: dict[str, str]) -> dict[str, Any]:
    return {
        key: [_said(card, words) for card in value] if isinstance(value, list) else value for key, value in part.items()
    }


def _said(card: str, words: dict[str, str]) -> str:
    for word, meaning in words.items():
        card = card.replace(word, meaning)
    return card


def _partner(game: Game, face: Face) -> str:
    """The first other card whose name, or else whose kind, stands in what is printed on this one; empty if none."""
    others = [other for other in _faces(game) if other.id != face.id]
    printed = " ".join((face.kind, *face.text))
    named = [other.id for other in others if (other.short or other.name) in printed]
    return next(iter([*named, *[other.id for other in others if other.kind in printed]]), "")


@lru_cache(maxsize=8)
def _faces(game: Game) -> tuple[Face, ...]:
    return tuple([face for face in games.display(game).faces() if face.is_card])


def _playable(game: Game, trial: Trial, card: str) -> Match | None:
    """The match where the card can be played for the first time, if that is soon."""
    match, number = set_up(game, trial), game.prints_by_id[card].number
    if not trial.verbs:
        return match
    for _ in range(SOON):
        if match.seat is None:
            return None
        if match.seat == YOU and _offers(match, trial.verbs, number):
            return match
        match.choose(unscripted(match, "quiet" if match.seat == YOU else trial.foe))
    return None


def _offers(match: Match, verbs: tuple[str, ...], number: int) -> bool:
    t = match.table
    return any(
        option.name in verbs and (kind, t.face(part)) == ("card", number)
        for option in match.options
        for kind, part in option_parts(t, option)
        if kind == "card"
    )


# -- reading -----------------------------------------------------------------------------------------------------------


@cache
def trials_of(game: str) -> tuple[Trial, ...]:
    """In the order in which they are tried; none where the game has no cards of one's own."""
    text = games.text(game, FILE)
    return () if text is None else read_trials(game, text)


def read_trials(game: str, text: str) -> tuple[Trial, ...]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise HexadeckError(f"the trials of {game} cannot be read: {error}") from None
    return tuple([_trial(game, number, each) for number, each in enumerate(data.get("trial", []), 1)])


def _trial(game: str, number: int, data: dict[str, Any]) -> Trial:
    where = f"{game}, trial {number}"
    check_words(where, data, WORDS)
    if not data.get("types"):
        raise HexadeckError(f"{where}: 'types' says which cards are tried here")
    if data.get("foe", "quiet") not in FOES:
        raise HexadeckError(f"{where}: the foe is {' or '.join(FOES)}, not {data['foe']!r}")
    return Trial(
        game=game,
        types=tuple(data["types"]),
        verbs=tuple(data.get("verbs", [])),
        each=tuple(data.get("each", [""])),
        foe=data.get("foe", "quiet"),
        **prepared(data),
    )
