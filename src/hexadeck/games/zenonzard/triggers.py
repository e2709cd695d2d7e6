"""The order of effects that activate together (chapters 19 and 21)."""

from hexadeck.cardtext.order import let_order, take_waiting
from hexadeck.games.zenonzard import clock, events, limits
from hexadeck.games.zenonzard.table import ZTable


def settle_effects(t: ZTable) -> None:
    """ZZ-123 to ZZ-125, ZZ-R46 The turn player orders what activated together.

    It resolves before anything older goes on.
    """
    group = take_waiting(t)
    for frame in group:
        t.tell(events.EFFECT_ACTIVATED, frame.seat, frame.source)
    t.clock[clock.CHAIN] += len(group)
    if t.clock[clock.CHAIN] > limits.CHAIN_LIMIT:
        t.end((), f"More than {limits.CHAIN_LIMIT} effects in one chain: the loop has no end.", "ZZ-R56")
    else:
        let_order(t, t.clock[clock.ACTIVE], group)
