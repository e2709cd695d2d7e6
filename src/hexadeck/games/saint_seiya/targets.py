"""What texts act on: one or all cards of a kind, in a place."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Target
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import All, Choose, ChooseCards, Number
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.groups import ANY, OTHER, Group
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS, YOU
from hexadeck.games.saint_seiya import why, zones
from hexadeck.games.saint_seiya.table import STable, as_stable
from hexadeck.games.saint_seiya.values import banning_card
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, ZoneId
from hexadeck.kernel.rows import has

# Places that texts speak of. The first ones are piles of whoever carries out the text.
MY_HAND: Final[i64] = 0
MY_DISCARD: Final[i64] = 1
MY_DECK: Final[i64] = 2
MY_REVEALED: Final[i64] = 3
MY_WOUNDED: Final[i64] = 4
MY_DESTROYED: Final[i64] = 5
MY_ARMOUR: Final[i64] = 6
MY_PLAY: Final[i64] = 7
ALL_WOUNDED: Final[i64] = 8
ALL_DISCARDS: Final[i64] = 9
FOES_DISCARDS: Final[i64] = 10
FOES_ARMOURS: Final[i64] = 11
THE_FIELD: Final[i64] = 12
FREE_ON_FIELD: Final[i64] = 13
NEXT_TO_THIS: Final[i64] = 14
SPENT_ON_THIS: Final[i64] = 15

PILES: Final = {
    MY_HAND: zones.HAND,
    MY_DISCARD: zones.DISCARD,
    MY_DECK: zones.DECK,
    MY_REVEALED: zones.REVEALED,
    MY_WOUNDED: zones.WOUNDED,
    MY_DESTROYED: zones.DESTROYED,
}
FIELD_ZONES: Final = tuple([zones.FIELD + zones.SLOT * slot for slot in range(zones.SLOTS)])


class NextToThis(Group):
    """Cards in the slots to the left and to the right (SS-R32)."""

    def is_related(self, t: CardTable, card: CardId, source: CardId) -> bool:
        apart = t.place[card] - t.place[source]
        return apart == zones.SLOT or apart == -zones.SLOT


class SpentOnThis(Group):
    """SS-R13 Characters spent on the card in this acquisition."""

    def is_related(self, t: CardTable, card: CardId, source: CardId) -> bool:
        return as_stable(t).host[card] == source


def lies_like_one_of(t: STable, card: CardId, others: list[int]) -> bool:
    """Whether a copy of the card that is equally strong lies in the same place, under the same card."""
    for other in others:
        if t.face(other) == t.face(card) and t.place[other] == t.place[card]:
            if t.host[other] == t.host[card] and t.bonus[other] == t.bonus[card]:
                return True
    return False


class ChooseOne(Choose):
    """One card of a group; cards that are alike and lie alike are one option."""

    def __init__(self, group: Group, number: i64 = 1) -> None:
        super().__init__(Number(number, False), group)

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        table = as_stable(t)
        found: list[int] = []
        for card in self.fitting(t, f):
            if t.is_asked_why or not lies_like_one_of(table, card, found):
                found.append(card)
        return found

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        is_itself = card == f.source and self.group.lies_there(t, card)
        return why.ITSELF if is_itself else super().why_not(t, f, card)

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        """SS-R81 The card whose text it is is never chosen."""
        return why.ITSELF if card == f.source else super().why_not_choosable(t, f, card)

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        return left == 1


class ChooseFree(ChooseOne):
    """SS-R27 A card of the field that is acquired for free."""

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        banning = banning_card(as_stable(t), card)
        return super().why_not_choosable(t, f, card) if banning == NOTHING else t.hindered(why.BANNED, card=banning)


class ChooseFromPile(ChooseCards):
    """One card of a pile of the player's own."""

    def __init__(self, kind: Filter, zone: ZoneId) -> None:
        super().__init__(Number(1, False), (kind,), zone)

    def fits(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        """SS-R81 The card whose text it is is never chosen."""
        return card != f.source and super().fits(t, f, card)

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        is_itself = card == f.source and has(self.lying_there(t, f), card)
        return why.ITSELF if is_itself else super().why_not(t, f, card)


def group_at(place: i64, kind: Filter) -> Group:
    """All cards of a kind in a place."""
    filters = (kind,)
    if place == SPENT_ON_THIS:
        return SpentOnThis((zones.SPENT,), YOU, filters)
    if place == NEXT_TO_THIS:
        return NextToThis(FIELD_ZONES, ANYBODY, filters)
    if place == FREE_ON_FIELD or place == THE_FIELD:
        return Group(FIELD_ZONES, ANYBODY, filters, OTHER)
    zone, side = {
        MY_ARMOUR: (zones.ARMOUR, YOU),
        MY_PLAY: (zones.PLAY, YOU),
        ALL_WOUNDED: (zones.WOUNDED, ANYBODY),
        ALL_DISCARDS: (zones.DISCARD, ANYBODY),
        FOES_DISCARDS: (zones.DISCARD, OPPONENTS),
        FOES_ARMOURS: (zones.ARMOUR, OPPONENTS),
    }.get(place, (PILES.get(place, zones.HAND), YOU))
    return Group((zone,), side, filters, ANY)


def one_at(place: i64, kind: Filter) -> Target:
    """One card of a kind in a place, which somebody chooses."""
    if place in PILES:
        return ChooseFromPile(kind, PILES[place])
    group = group_at(place, kind)
    return ChooseFree(group) if place in (FREE_ON_FIELD, NEXT_TO_THIS) else ChooseOne(group)


def all_at(place: i64, kind: Filter) -> Target:
    return All(group_at(place, kind))
