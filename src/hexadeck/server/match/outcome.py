"""What an answer would do, as far as it is sure.

It is tried out in several worlds that agree with all the seat knows; what happens in every one of them is told. So it
tells nothing hidden: it could be worked out with the rulebook and what lies on the table.
"""

from typing import Final

from hexadeck.display.layout import Layout
from hexadeck.kernel.game import Match

WORLDS: Final = 3
MOST_ANSWERS: Final = 8
"""So many further questions are answered with "pass" before nobody wants to read on."""


def outcome(match: Match, seat: int, option: int, layout: Layout) -> tuple[list[str], list[str]]:
    """The sentences of what happens at once, and of what happens then if everybody lets it happen."""
    answer = match.sentence(match.options[option])
    at_once, later = [], []
    for number in range(WORLDS):
        world = match.imagine(seat, number)
        if option >= len(world.options) or world.sentence(world.options[option]) != answer:
            continue
        at_once.append(_told(world, seat, option, layout))
        later.append(_passed_by_all(world, seat, layout))
    return _in_all(at_once), _in_all(later)


def _told(world: Match, seat: int, option: int, layout: Layout) -> list[str]:
    """What this seat is told of a choice; that it was made is no news."""
    events = world.describe(world.choose(option), seat)
    if events and events[0]["event"] in layout.cause_events:
        events = events[1:]
    untold = (*layout.minor_events, *layout.heading_events, *layout.effect_events)
    return [event["sentence"] for event in events if event["event"] not in untold]


def _passed_by_all(world: Match, seat: int, layout: Layout) -> list[str]:
    """What happens while everybody passes, until this seat has something else to choose."""
    told: list[str] = []
    for _ in range(MOST_ANSWERS):
        decider = world.seat
        verbs = layout.automatic_verbs if decider == seat else layout.quiet_verbs
        passing = [index for index, option in enumerate(world.options) if option.name in verbs]
        if decider is None or len(passing) != 1:
            break
        told += _told(world, seat, passing[0], layout)
    return told


def _in_all(worlds: list[list[str]]) -> list[str]:
    if not worlds:
        return []
    return [sentence for sentence in worlds[0] if all(sentence in other for other in worlds)]
