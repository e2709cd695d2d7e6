"""What a bot would do, and a reason: how it expects the table to differ when the dust has settled."""

from typing import Final

from hexadeck import agents
from hexadeck.cli.terminal.layout import BAR, TerminalLayout, View
from hexadeck.kernel.game import Match

ADVISER: Final = "greedy"
MOST_ANSWERS: Final = 40
MOST_REASONS: Final = 3


def advise(match: Match, seat: int, layout: TerminalLayout) -> str:
    """One sentence; hidden cards play no part, because the bot sees what the seat sees."""
    index = agents.load(ADVISER, match.length).choose(match, seat)
    said = match.sentence(match.options[index])
    reasons = _reasons(match, seat, index, layout)
    because = f"; then it expects {', '.join(reasons)}" if reasons else "; nothing looks better to it"
    return f"The {ADVISER} bot would take {index + 1}, {said!r}{because}."


def _reasons(match: Match, seat: int, index: int, layout: TerminalLayout) -> list[str]:
    """What is different from the quiet answer, in a world that agrees with all the seat knows."""
    world = match.imagine(seat, "advice")
    offered = [match.sentence(option) for option in match.options]
    if world.seat != seat or [world.sentence(option) for option in world.options] != offered:
        return []
    quiet = [i for i, option in enumerate(world.options) if option.name in layout.quiet_verbs]
    other = quiet[0] if quiet else match.game.quick_choice(world.table)
    with_it, without = _settle(world.clone(), index), _settle(world, other)
    if with_it.result is not None:
        return ["to win"] if seat in with_it.result.winners else []
    return _differences(without.view(seat), with_it.view(seat), seat, layout)[:MOST_REASONS]


def _settle(world: Match, index: int) -> Match:
    """The world after a choice, when everybody has answered what comes of it."""
    world.choose(index)
    for _ in range(MOST_ANSWERS):
        if world.result is not None or world.game.is_quiet(world.table):
            break
        world.choose(world.game.quick_choice(world.table))
    return world


def _differences(without: View, with_it: View, seat: int, layout: TerminalLayout) -> list[str]:
    """The foes' side first, then the own."""
    seats = range(len(without["table"]["seats"]))
    found: list[str] = []
    for owner in sorted(seats, key=lambda other: other == seat):
        whose = "your" if owner == seat else "the foe's" if len(seats) == 2 else f"Player {owner + 1}'s"
        was, now = _numbers(without, owner, layout), _numbers(with_it, owner, layout)
        for what in was:
            if now.get(what, was[what]) != was[what]:
                found.append(f"{whose} {what} {now[what]} rather than {was[what]}")
    return found


def _numbers(view: View, seat: int, layout: TerminalLayout) -> dict[str, int | str]:
    zones = view["table"]["seats"][seat]
    numbers: dict[str, int | str] = {label: zones[name] for name, label in layout.counters}
    for row in layout.rows:
        if row.form == BAR:
            captions = [layout.caption(card, row.zone) for card in zones[row.zone] if card is not None]
            numbers |= {caption.names[0]: caption.tail for caption in captions}
        else:
            numbers[row.label] = len(zones[row.zone])
    return numbers
