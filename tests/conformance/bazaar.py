"""What only the bazaar can tell the conformance suite."""

from hexadeck.kernel.hindrance import Refusal
from hexadeck.kernel.table import Table


def fill_a_stall(t: Table, refusal: Refusal) -> None:
    """All that anybody has lies in a stall of whoever buys."""
    number = {zone.name: zone.number for zone in t.schema.zones}
    for name in ("deck", "hand", "discards"):
        for seat in range(t.seats):
            t.move_all(number[name] + seat, number["stalls"] + t.seat)


LIFTS = {"TOO_DEAR": fill_a_stall}
NOT_LIFTED = {"NO_GOOD": "a guard never becomes a good"}
