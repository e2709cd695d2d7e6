"""What the other players hold in an imagined world."""

from typing import Final

from hexadeck.kernel.match import Match

HAND: Final = "hand"
"""What every game calls the zone of the cards that a player holds."""


def held_by_others(world: Match, seat: int) -> set[str]:
    """The names of cards in other hands in this world that the seat could not name: what it assumes.

    What players keep to themselves elsewhere (Cosmo, cards set aside) is in no hand.
    """
    t = world.table
    names: set[str] = set()
    for zone in t.schema.zones:
        if zone.name == HAND and not zone.shared:
            for place in zone.places(t.seats):
                if t.schema.seat_of(place) != seat:
                    hidden = [card for card in t.zones[place] if not t.is_known(card, seat)]
                    names.update([t.prints[t.face(card)].full_name for card in hidden])
    return names
