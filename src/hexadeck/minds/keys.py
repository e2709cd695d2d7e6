"""Names for options that hold across imagined worlds: what a search tree calls its branches.

A key is made of the verb and of the parts that the verb declares. A card that the seat could point at when it began to
think is called by the seat's own handle, every other card by its print, so that a key has nothing hidden in it and
means the same in every world that agrees with what the seat knows.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.kernel.decisions import OFFER_SIZE, VERBS
from hexadeck.kernel.match import Match
from hexadeck.kernel.rows import Row, append, has, room_for
from hexadeck.kernel.table import Table

_MASK: Final[i64] = 0x7FFFFFFFFFFF
_STIR: Final[i64] = 48_271
ALL: Final[i64] = 1 << 62
"""More handles than anybody has."""
_PRINT: Final[i64] = 1 << 20
"""Tells a print from a handle of the same number."""


def keys_of(t: Table, seat: i64, known: i64 = ALL) -> Row:
    """The key of every option on offer. Cards with a handle up to `known` are called by it: further on in an imagined
    world, that is what `handles_given` was when the seat began to think.

    Options that say the same, which are copies of a card drawn since, are told apart by their order.
    """
    offers = t.offers
    count = t.offer_end // OFFER_SIZE
    keys = room_for(count)
    i: i64 = 0
    while i < count:
        at = i * OFFER_SIZE
        verb = VERBS[offers[at]]
        key = verb.number
        part: i64 = 1
        for kind in verb.parts:
            number = offers[at + part]
            if kind == "cards":
                for card in t.sets[number]:
                    key = stirred(key, card_key(t, card, seat, known))
            elif kind == "card" or kind == "other":
                key = stirred(key, card_key(t, number, seat, known))
            else:
                key = stirred(key, number)
            part += 1
        while has(keys, key):
            key = stirred(key, 1)
        keys = append(keys, key)
        i += 1
    return keys


def handles_given(match: Match, seat: int) -> int:
    """How many cards the seat has come to know, one after the other."""
    return match.table.last_handle[seat]


def card_key(t: Table, card: i64, seat: i64, known: i64) -> i64:
    if card < 0:
        return card
    handle = t.handles[seat][card]
    if 0 < handle <= known:
        return handle
    return _PRINT + t.face(card)


def stirred(key: i64, number: i64) -> i64:
    """A number that depends on both, and on their order."""
    mixed = ((key ^ (key >> 19)) * _STIR + number * 0x9E3779B1 + 0x7F4A7C15) & _MASK
    return mixed ^ (mixed >> 23)
