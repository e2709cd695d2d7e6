"""Instructions about cards in hand, deck and trash that need rules of this game: room on the field and in the base.

The others are moves that every game has: see the vocabulary.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Number
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.moves import AT_BOTTOM, BOTTOM_AT_RANDOM, SHUFFLED_IN, Destination
from hexadeck.cardtext.replacements import is_replaced
from hexadeck.games.zenonzard import events, modifiers, steps, zones
from hexadeck.games.zenonzard.actions import (
    add_to_hand,
    draw,
    enter_base,
    enter_field,
    have_entered,
    move_to_field,
)
from hexadeck.games.zenonzard.effects import waits_for_base, waits_for_field
from hexadeck.games.zenonzard.nouns import EITHER_MINION, OfType
from hexadeck.games.zenonzard.table import ZTable, as_ztable
from hexadeck.games.zenonzard.targets import CardKind, Cards
from hexadeck.kernel.ids import CardId, SeatId

TO_TRASH: Final = Destination(zones.TRASH, events.DISCARDED)
MILLED: Final = Destination(zones.TRASH, events.MILLED)
TO_HAND: Final = Destination(zones.HAND, events.RETURNED_TO_HAND, revealed=events.REVEALED)
UNDER_DECK: Final = Destination(zones.DECK, events.SHUFFLED_IN, AT_BOTTOM)
INTO_DECK: Final = Destination(zones.DECK, events.SHUFFLED_IN, SHUFFLED_IN, shuffled=events.SHUFFLED)
REST_UNDER_DECK: Final = Destination(zones.DECK, events.BOTTOMED, BOTTOM_AT_RANDOM)


def can_draw(t: ZTable, seat: SeatId) -> bool:
    return len(t.zones[zones.DECK + seat]) > 0


def draw_until(t: ZTable, seat: SeatId, amount: i64) -> None:
    draw(t, seat, amount - len(t.zones[zones.HAND + seat]))


def discard_hand(t: ZTable, seat: SeatId) -> None:
    for card in t.zones[zones.HAND + seat]:
        t.move(card, zones.TRASH + seat)
        t.tell(events.DISCARDED, seat, card)


class FromCards(Effect):
    """An instruction about chosen cards."""

    def __init__(self, target: Cards) -> None:
        super().__init__()
        self.target = target


class ReturnFromTrash(FromCards):
    """`return one Magic card from your trash to your hand`; a card may say that it goes to the field instead."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            if not is_replaced(t, modifiers.RETURNS_TO_FIELD, card, steps.return_to_hand):
                add_to_hand(as_ztable(t), card)
        return True


def return_to_hand(t: ZTable, card: CardId, number: i64) -> None:
    """What was about to be replaced happens after all."""
    add_to_hand(t, card)


class PutItOnField(Effect):
    """`put it on your field`: the card that something would have happened to."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_field(table, f, 1):
            return False
        enter_field(table, f.subject, False)
        have_entered(table, (f.subject,))
        return True


class PutOnField(FromCards):
    """`put one Field Minion card from your trash on your field`: not a summon (ZZ-R09)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_field(table, f, len(f.picked)):
            return False
        for card in f.picked:
            enter_field(table, card, False)
        have_entered(table, f.picked)
        return True


class PutInBase(FromCards):
    """`put one green Base Minion card from your hand in your base Rested`: no [When Placed] (ZZ-208)."""

    def __init__(self, target: Cards, rested: bool) -> None:
        super().__init__(target)
        self.rested = rested

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_base(table, f, f.seat, len(f.picked)):
            return False
        for card in f.picked:
            enter_base(table, card, self.rested)
        return True


class SearchIntoBase(PutInBase):
    """`put one Base Minion card from your deck in your base, then shuffle your deck` (ZZ-120, ZZ-R42)."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if not super().run(t, f):
            return False
        t.shuffle(zones.DECK + f.seat)
        t.tell(events.SHUFFLED, f.seat)
        return True


class MoveToField(FromCards):
    """`move up to three minion cards from your base to your field Active`."""

    def __init__(self, number: Number) -> None:
        super().__init__(Cards(number, CardKind((), (OfType(EITHER_MINION),), ()), zones.BASE))
        self.number = number

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_field(table, f, len(f.picked)):
            return False
        for card in f.picked:
            move_to_field(table, card, True)
        have_entered(table, f.picked)
        return True
