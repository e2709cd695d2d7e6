"""Where cards lie (chapter 2). A zone's number is its kind's number plus the seat."""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.ids import ZoneId

DECK: Final[i64] = 0
HAND: Final[i64] = 8
DISCARD: Final[i64] = 16
PLAY: Final[i64] = 24
"""SS-038 Characters played this turn and not used yet; each remembers the field card it lies under."""
SPENT: Final[i64] = 32
"""SS-R13 Cards that pay for the acquisition under way."""
ARMOUR: Final[i64] = 40
WOUNDED: Final[i64] = 48
DESTROYED: Final[i64] = 56
"""SS-017 Under the Hero marker."""
SET_ASIDE: Final[i64] = 64
"""SS-024 Hero - Bronze Knights that have not entered the game."""
REVEALED: Final[i64] = 72
"""Cards of a deck that an effect has turned up."""
RESERVE: Final[i64] = 80
COMMON: Final[i64] = 88
"""SS-018 The common discard on the board."""
FIELD: Final[i64] = 96
"""Six slots, eight numbers apart, from the left."""
SLOT: Final[i64] = 8
SLOTS: Final[i64] = 6
GONE: Final[i64] = FIELD + SLOT * SLOTS
"""SS-R84 Cards of a player who has left the match."""
OWNED: Final[tuple[int, ...]] = (DECK, HAND, DISCARD, WOUNDED, ARMOUR, PLAY, SPENT, REVEALED)
"""SS-085 What is counted at the end: all that belongs to a player but what is destroyed or set aside."""
GATHERED: Final[tuple[int, ...]] = (*OWNED, DESTROYED)
"""SS-R62 All in the player's space, the cards under the Hero marker included."""
PLAYED: Final[tuple[int, ...]] = (PLAY, SPENT)
SLOT_ZONES: Final[tuple[int, ...]] = tuple([FIELD + SLOT * slot for slot in range(SLOTS)])
HEAPS: Final = frozenset({HAND, DISCARD, PLAY, SPENT, ARMOUR, WOUNDED, DESTROYED, SET_ASIDE, COMMON})
"""Where the order of the cards makes no difference."""


def slot(index: i64) -> i64:
    """The zone of a slot, counted from 0 at the left."""
    return FIELD + SLOT * index


def is_slot(zone: ZoneId) -> bool:
    return FIELD <= zone < FIELD + SLOT * SLOTS


def slot_of(zone: ZoneId) -> i64:
    """The slot that a zone is, counted from 0."""
    return (zone - FIELD) // SLOT
