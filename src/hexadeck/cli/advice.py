"""What a bot would do, and one reason for it: what it expects the table to look like when the dust has settled."""

from typing import Final

from hexadeck import agents
from hexadeck.cli.layout import BAR, Layout, View
from hexadeck.kernel.game import Match

ADVISER: Final = "greedy"
MOST_ANSWERS: Final = 40
MOST_REASONS: Final = 3


def advise(match: Match, seat: int, layout: Layout) -> str:
    """One sentence; hidden cards play no part, because the bot sees what the seat sees."""
    index = agents.load(ADVISER, match.length).choose(match, seat)
    said = match.sentence(match.options[index])
    reasons = _expected_changes(match, seat, index, layout)
    because = f", expecting {', '.join(reasons)}" if reasons else ": nothing looks better to it"
    return f"The {ADVISER} bot would take {index + 1}, {said!r}{because}."


def _expected_changes(match: Match, seat: int, index: int, layout: Layout) -> list[str]:
    world = match.imagine(seat, "advice")
    offered = [match.sentence(option) for option in match.options]
    if world.seat != seat or [world.sentence(option) for option in world.options] != offered:
        return []
    before = world.view(seat)
    world.choose(index)
    for _ in range(MOST_ANSWERS):
        if world.result is not None or match.game.is_quiet(world.table):
            break
        world.choose(match.game.quick_choice(world.table))
    if world.result is not None:
        return ["to win"] if seat in world.result.winners else []
    return _differences(before, world.view(seat), seat, layout)[:MOST_REASONS]


def _differences(before: View, after: View, seat: int, layout: Layout) -> list[str]:
    """The foes' losses first, then what changes on the own side."""
    layout.fit_to(before)
    seats = range(len(before["table"]["seats"]))
    found: list[str] = []
    for owner in sorted(seats, key=lambda other: other == seat):
        whose = "your" if owner == seat else "the foe's" if len(seats) == 2 else f"Player {owner + 1}'s"
        was, now = _numbers(before, owner, layout), _numbers(after, owner, layout)
        found += [
            f"{whose} {what} {number} to {now[what]}" for what, number in was.items() if now.get(what, number) != number
        ]
    return found


def _numbers(view: View, seat: int, layout: Layout) -> dict[str, int | str]:
    zones = view["table"]["seats"][seat]
    numbers: dict[str, int | str] = {label: zones[name] for name, label in layout.counters}
    for row in layout.rows:
        if row.form == BAR:
            captions = [layout.caption(card, row.zone) for card in zones[row.zone] if card is not None]
            numbers |= {caption.names[0]: caption.tail for caption in captions}
        else:
            numbers[row.label] = len(zones[row.zone])
    return numbers
