"""The order of effects that activate together (chapters 19 and 21)."""

from hexadeck.cardtext.order import let_order, take_waiting
from hexadeck.games.zenonzard import clock, events, limits
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.ids import CardId, SeatId


def settle_effects(t: ZTable) -> None:
    """ZZ-123 to ZZ-125, ZZ-R46 The turn player orders what activated together.

    It resolves before anything older goes on.
    """
    group = take_waiting(t)
    if len(group) == 1:
        begin_effect(t, group[0].seat, group[0].source)
    t.clock[clock.CHAIN] += len(group)
    if t.clock[clock.CHAIN] > limits.CHAIN_LIMIT:
        t.end((), f"More than {limits.CHAIN_LIMIT} effects in one chain: the loop has no end.", "ZZ-R56")
    else:
        let_order(t, t.clock[clock.ACTIVE], group)


def begin_effect(t: ZTable, seat: SeatId, card: CardId) -> None:
    """ZZ-137 Told when its turn has come: what follows stands under its cause."""
    t.tell(events.EFFECT_ACTIVATED, seat, card)
