"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by."""

from typing import Final

from hexadeck.games.knights_and_kings import asks, zones
from hexadeck.games.knights_and_kings.table import KingsTable, units_in_slots
from hexadeck.games.knights_and_kings.values import attack_of, chevrons_of, remaining_defense

WON: Final = 1_000_000
_CARD_WORTH: Final = 60


def evaluate(t: KingsTable, seat: int) -> int:
    """The difference of both sides, or who has won."""
    if t.result is not None:
        if not t.result.winners:
            return 0
        return WON if seat in t.result.winners else -WON
    return _side(t, seat) - _side(t, 1 - seat)


def _side(t: KingsTable, seat: int) -> int:
    worth = 50 * t.control[seat] + 60 * len(t.zones[zones.TREASURY + seat])
    worth += _CARD_WORTH * len(t.zones[zones.HAND + seat])
    for unit in t.zones[zones.FIELD + seat]:
        worth += _unit(t, unit)
    for unit in units_in_slots(t, seat):
        worth += _unit(t, unit)
    return worth


def _unit(t: KingsTable, unit: int) -> int:
    return 30 * (attack_of(t, unit) + remaining_defense(t, unit) + chevrons_of(t, unit))


def is_quiet(t: KingsTable) -> bool:
    """Between turns: the next player is about to deposit and field."""
    return t.prompt is asks.FIELD_OR_TREASURE


def quick_choice(t: KingsTable) -> int:
    return len(t.options) - 1
