"""What only Knights & Kings Enhanced Chess can tell the conformance suite."""

from hexadeck.kernel.table import Print


def life(record: Print) -> set[str]:
    """What happens to a card of every kind: alone it is played, and with a Knight all but Pawns are."""
    return {"drew", "played"} | (set() if record.name == "Pawn" else {"played_combo"})
