"""What an answer would do, as far as it is sure.

It is tried out in several worlds that agree with all the seat knows; what happens in every one of them is told, until
something comes to light that differs. So it tells nothing hidden: it could be worked out with the rulebook and what
lies on the table.
"""

import sys
from itertools import takewhile
from typing import Any, Final

from hexadeck.kernel.game import MOST_WORK, Match
from hexadeck.kernel.roles import ANSWER, ATTACK_END, CAUSE, CHANGE, COUNTED, EFFECT, HEADING, MINOR, YIELDING

WORLDS: Final = 8
"""With fewer, what chance decides would too often be the same in all of them."""
NEXT_TURN: Final = "turn_began"
MOST_ANSWERS: Final = 8
"""How many further questions are answered: nobody wants to read more."""
UNTOLD: Final = frozenset((MINOR, HEADING, EFFECT, CHANGE))
ANSWERS: Final = frozenset((CAUSE, ANSWER))


class Told:
    """An event of an imagined world: what everybody hears of it, what the seat hears, and whether the seat is told."""

    def __init__(self, openly: str, sentence: str, is_news: bool) -> None:
        self.openly = openly
        self.sentence = sentence
        self.is_news = is_news


def outcome(match: Match, seat: int, option: int) -> tuple[list[str], list[str]]:
    """The sentences of what happens at once, and of what happens then if everybody lets it happen."""
    answer = match.sentence(match.options[option])
    at_once, later, work = [], [], 0
    for number in range(WORLDS):
        # In all worlds together no more than in one choice: what is so dear has no end that can be told.
        if work > MOST_WORK:
            return [], []
        world = match.imagine(seat, number)
        if option >= len(world.options) or world.sentence(world.options[option]) != answer:
            continue
        turn = world.turn
        at_once.append(_told(world, number, seat, option))
        work += world.work
        told, more = _let_happen(world, number, seat) if world.turn == turn else ([], 0)
        later.append(told)
        work += more
    return sure(at_once), sure(later) if _are_alike(at_once) else []


def _told(world: Match, number: int, seat: int, option: int) -> list[Told]:
    """What happens by a choice. That it was made is no news, and the next turn is not its matter; which cards come to
    light is not known yet, and what follows from them differs between worlds, even where these few agree."""
    before = world.knowledge(seat)
    happened = world.choose(option)
    heard = list(takewhile(lambda event: event["event"] != NEXT_TURN, world.describe(happened, seat)))
    openly = world.describe(happened)
    after = world.knowledge(seat)
    newest = before.newest if after.learned > before.learned else sys.maxsize
    turned_up = set(before.veiled).difference(after.veiled)
    news = [
        (event["card"] or 0) <= newest
        and event["card"] not in turned_up
        and UNTOLD.isdisjoint(event["roles"])
        and not _is_empty(event)
        for event in heard
    ]
    if True in news and _is_answer(heard[news.index(True)]):
        news[news.index(True)] = False
    come_to_light = [
        each["card"] is not None
        and event["card"] not in after.veiled
        and ((event["card"] or 0) > newest or event["card"] in turned_up)
        for each, event in zip(openly, heard, strict=False)
    ]
    return [
        Told(f"{each['sentence']} ({number})" if shows else each["sentence"], event["sentence"], new)
        for each, event, new, shows in zip(openly, heard, news, come_to_light, strict=False)
    ]


def _is_empty(event: dict[str, Any]) -> bool:
    return event["number"] == 0 and COUNTED in event["roles"]


def _is_answer(event: dict[str, Any]) -> bool:
    return not ANSWERS.isdisjoint(event["roles"]) and ATTACK_END not in event["roles"]


def _let_happen(world: Match, number: int, seat: int) -> tuple[list[Told], int]:
    """What happens while everybody lets it, until somebody is asked for something of their own; and what it costs."""
    told: list[Told] = []
    turn, work = world.turn, 0
    for _ in range(MOST_ANSWERS):
        yielding = [index for index, option in enumerate(world.options) if YIELDING in option.verb.roles]
        if len(yielding) != 1 or world.turn != turn or work > MOST_WORK:
            break
        told += _told(world, number, seat, yielding[0])
        work += world.work
    return told, work


def _are_alike(worlds: list[list[Told]]) -> bool:
    """Whether everybody hears the same in all of them."""
    return len({tuple(told.openly for told in world) for world in worlds}) <= 1


def sure(worlds: list[list[Told]]) -> list[str]:
    """What the seat is told in all worlds alike, until something different comes to light in two of them: from there on
    a rare card, which is in none of these worlds, could change everything."""
    alike = takewhile(lambda events: len({each.openly for each in events}) == 1, zip(*worlds, strict=False))
    return [
        events[0].sentence
        for events in alike
        if all(each.is_news for each in events) and len({each.sentence for each in events}) == 1
    ]
