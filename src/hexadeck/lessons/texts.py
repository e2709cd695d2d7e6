"""The words of a lesson as they read at its table: numbers stand in braces and come from what lies there just then.

{them.life}             a number of a seat or of the table, or how many cards a zone has
{Fox.cost}              a number on a card that somebody sees
{Fox: 100}              words that stand on a card
{KK-002: 40}            words of a rule
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from hexadeck import games
from hexadeck.display.face import Face
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Match
from hexadeck.lessons.follower import Follower
from hexadeck.lessons.goals import THEM, YOU, part_of
from hexadeck.lessons.lesson import SIDES, Lesson
from hexadeck.lessons.setup import begin

_READ: Final = re.compile(r"\{(.+?)(?:\.(\w+)|: (.+?))\}")
_LONGEST: Final = 150


def filled_in(lesson: Lesson) -> Lesson:
    """The lesson with its numbers filled in: of a guided match those that the table has when a step is read."""
    match = begin(lesson)
    steps = list(lesson.steps)
    if any("{" in step.say for step in steps):
        for number, at in _readings(lesson):
            steps[number] = replace(steps[number], say=fill_in(at, steps[number].say))
    return replace(lesson, goal=fill_in(match, lesson.goal), hint=fill_in(match, lesson.hint), steps=tuple(steps))


def _readings(lesson: Lesson) -> Iterator[tuple[int, Match]]:
    """Every step of a guided match, with the table at which it is read."""
    follower = Follower(lesson)
    choices: list[int] = []
    done = -1
    for _ in range(_LONGEST):
        progress = follower.follow(choices)
        for number in range(done + 1, min(progress.step + 1, len(lesson.steps))):
            yield number, follower.match
        done = max(done, progress.step)
        if progress.standing != "open":
            return
        answer = follower.answer() if follower.match.seat != YOU else progress.option
        choices.append(answer or 0)


def fill_in(match: Match, text: str) -> str:
    """The text with what it asks for; a mistake where the table has no such thing."""
    return _READ.sub(lambda found: _said(match, *found.groups()), text)


def _said(match: Match, name: str, field: str | None, words: str | None) -> str:
    if words is not None:
        return _quoted(match, name, words)
    assert field is not None
    if name in (*SIDES, "table"):
        found = part_of(match.view(YOU), name, field)
        return str(len(found) if isinstance(found, list) else found)
    values = {card.get(field, face.facts.get(field)) for card, face in _cards(match, name)}
    if None in values or len(values) > 1:
        raise HexadeckError(f"{match.game.title}, lessons: {name} has no {field!r}, or several: {values}")
    return str(values.pop())


def _quoted(match: Match, name: str, words: str) -> str:
    rules = match.game.rules
    texts = [rules[name]] if name in rules else [" ".join(face.text) for _, face in _cards(match, name)]
    if not all(words in text for text in texts):
        raise HexadeckError(f"{match.game.title}, lessons: {name} does not say {words!r} but {texts}")
    return words


def _cards(match: Match, name: str) -> list[tuple[dict[str, Any], Face]]:
    """Those of this name that one of the two sees."""
    face_of = games.display(match.game).face_of
    seen = [card for seat in (YOU, THEM) for card in _cards_in(match.view(seat)["table"])]
    named = [(card, face) for card in seen if name in ((face := face_of(card["id"])).name, card["name"])]
    if not named:
        raise HexadeckError(f"{match.game.title}, lessons: no {name!r} is on the table then")
    return named


def _cards_in(part: Any) -> list[dict[str, Any]]:
    if isinstance(part, dict):
        return [part] if "handle" in part else [card for each in part.values() for card in _cards_in(each)]
    return [card for each in part for card in _cards_in(each)] if isinstance(part, list) else []
