"""What an answer would do, as far as it is sure.

It is tried out in several worlds that agree with all the seat knows; what happens in every one of them is told. So it
tells nothing hidden: it could be worked out with the rulebook and what lies on the table.
"""

from collections import Counter
from functools import reduce
from itertools import takewhile
from operator import and_
from typing import Any, Final

from hexadeck.display.layout import Layout
from hexadeck.kernel.game import Match

WORLDS: Final = 8
"""With fewer, what chance decides would too often be the same in all of them."""
NEXT_TURN: Final = "turn_began"
MOST_ANSWERS: Final = 8
"""So many further questions are answered before nobody wants to read on."""


def outcome(match: Match, seat: int, option: int, layout: Layout) -> tuple[list[str], list[str]]:
    """The sentences of what happens at once, and of what happens then if everybody lets it happen."""
    answer = match.sentence(match.options[option])
    at_once, later = [], []
    for number in range(WORLDS):
        world = match.imagine(seat, number)
        if option >= len(world.options) or world.sentence(world.options[option]) != answer:
            continue
        turn = world.turn
        at_once.append(_told(world, seat, option, layout))
        later.append(_let_happen(world, seat, layout) if world.turn == turn else [])
    return sure(at_once), sure(later)


def _told(world: Match, seat: int, option: int, layout: Layout) -> list[str]:
    """What this seat is told of a choice. That it was made is no news, and the next turn is not its matter; which cards
    come to light is not known yet."""
    before = world.knowledge(seat)
    events = world.describe(world.choose(option), seat)
    events = list(takewhile(lambda event: event["event"] != NEXT_TURN, events))
    if world.knowledge(seat).learned > before.learned:
        events = [event for event in events if (event["card"] or 0) <= before.newest]
    untold = (*layout.minor_events, *layout.heading_events, *layout.effect_events, *layout.change_events)
    told = [event for event in events if event["event"] not in untold and not _is_empty(event, layout)]
    answers = {*layout.cause_events, *layout.answer_events} - {*layout.attack_ends}
    if told and told[0]["event"] in answers:
        told = told[1:]
    return [event["sentence"] for event in told]


def _is_empty(event: dict[str, Any], layout: Layout) -> bool:
    return event["number"] == 0 and event["event"] in layout.empty_events


def _let_happen(world: Match, seat: int, layout: Layout) -> list[str]:
    """What happens while everybody lets it, until somebody is asked for something of their own."""
    told: list[str] = []
    turn = world.turn
    for _ in range(MOST_ANSWERS):
        yielding = [index for index, option in enumerate(world.options) if option.name in layout.yielding_verbs]
        if len(yielding) != 1 or world.turn != turn:
            break
        told += _told(world, seat, yielding[0], layout)
    return told


def sure(worlds: list[list[str]]) -> list[str]:
    """In the order of the first world, each sentence as often as where it is told least often."""
    told: list[str] = []
    if worlds:
        left = reduce(and_, map(Counter, worlds))
        for sentence in worlds[0]:
            if left[sentence]:
                left[sentence] -= 1
                told.append(sentence)
    return told
