"""What texts act on: one card, two or all of a kind, in a pile or wherever they lie to the card that speaks."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.amounts import NO_LIMIT
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import All, Choose, ChooseCards, Number
from hexadeck.cardtext.filters import Filter, Named
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.groups import ANY
from hexadeck.cardtext.sides import YOU
from hexadeck.cardtext.values import Change
from hexadeck.games.saint_seiya import why, zones
from hexadeck.games.saint_seiya.kinds import Cards
from hexadeck.games.saint_seiya.movement import destroyed_heroes
from hexadeck.games.saint_seiya.payers import banning_card
from hexadeck.games.saint_seiya.table import STable, as_stable
from hexadeck.games.saint_seiya.values import FORCE_NOW
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, ZoneId
from hexadeck.kernel.rows import Row, has

ONE: Final = Number(1, False)
TWO: Final = Number(2, False)


def is_known_to_lack(t: CardTable, f: EffectFrame, zone: ZoneId) -> bool:
    """SS-R52 What others hold is not known: whoever has cards in hand may have a fitting one."""
    return zone != zones.HAND or f.seat == t.turn_player() or len(t.zones[zones.HAND + f.seat]) == 0


class AllOf(All):
    """`all wounded Knights`, or as many as the text says of those that are alike."""

    def __init__(
        self, kind: Filter, zones: tuple[int, ...], side: i64 = YOU, relation: i64 = ANY, most: i64 = NO_LIMIT
    ):
        super().__init__(Cards(kind, zones, side, relation))
        self.kind = kind
        self.zones = zones
        self.side = side
        self.relation = relation
        self.most = most

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return super().cards(t, f)[: self.most]

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        return super().is_there(t, f) or not is_known_to_lack(t, f, self.zones[0])


class FromPile(ChooseCards):
    """Cards of a pile of the player's own, or of "that player"."""

    def __init__(self, kind: Filter, zone: ZoneId, number: Number = ONE, is_theirs: bool = False) -> None:
        super().__init__(number, (kind,), zone)
        self.kind = kind
        self.is_theirs = is_theirs

    def lying_there(self, t: CardTable, f: EffectFrame) -> Row:
        return t.zones[self.zone + (f.player if self.is_theirs else f.seat)]

    def fits(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        """SS-R81 The card whose text it is is never chosen."""
        return card != f.source and super().fits(t, f, card)

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        return super().is_there(t, f) or not is_known_to_lack(t, f, self.zone)

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        is_itself = card == f.source and has(self.lying_there(t, f), card)
        return why.ITSELF if is_itself else super().why_not(t, f, card)


class Pair(FromPile):
    """Two identical cards of a name, as one option for each number on them (SS-R46)."""

    def __init__(self, name: str) -> None:
        super().__init__(Named(name), zones.HAND)

    def fits(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        return super().fits(t, f, card) and self.twin_of(t, f, card) != NOTHING

    def twin_of(self, t: CardTable, f: EffectFrame, card: CardId) -> CardId:
        for other in self.lying_there(t, f):
            if other != card and t.face(other) == t.face(card):
                return other
        return NOTHING

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        is_alone = has(self.lying_there(t, f), card) and self.kind.matches(t.print_of(card))
        return why.NO_TWIN if is_alone else super().why_not(t, f, card)


class One(Choose):
    """One card of those that lie somewhere; cards that are alike and lie alike are one option."""

    def __init__(
        self, kind: Filter, zones: tuple[int, ...], side: i64, relation: i64 = ANY, number: Number = ONE
    ) -> None:
        super().__init__(number, Cards(kind, zones, side, relation))
        self.kind = kind
        self.zones = zones
        self.side = side
        self.relation = relation

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        found: list[int] = []
        for card in self.fitting(t, f):
            if t.is_asked_why or not lies_like_one_of(as_stable(t), card, found):
                found.append(card)
        return found

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        is_itself = card == f.source and self.group.lies_there(t, card)
        return why.ITSELF if is_itself else super().why_not(t, f, card)

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        """SS-R81 The card whose text it is is never chosen where it went by its use."""
        is_itself = card == f.source and t.place[card] != zones.PLAY + f.seat
        return why.ITSELF if is_itself else super().why_not_choosable(t, f, card)

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        return left == 1


def lies_like_one_of(t: STable, card: CardId, others: list[int]) -> bool:
    """Whether a copy of the card that is equally strong lies in the same place, under the same card."""
    for other in others:
        if t.face(other) == t.face(card) and t.place[other] == t.place[card]:
            if t.host[other] == t.host[card] and FORCE_NOW.now(t, other) == FORCE_NOW.now(t, card):
                return True
    return False


class OneForFree(One):
    """SS-R27 A card of the field that is acquired for free."""

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        banning = banning_card(as_stable(t), card)
        return super().why_not_choosable(t, f, card) if banning == NOTHING else t.hindered(why.BANNED, card=banning)


class OneWithAHeroBack(One):
    """SS-R77 A card whose owner has a destroyed Hero of the lowest rank."""

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        has_one = len(destroyed_heroes(as_stable(t), t.owner[card])) > 0
        return super().why_not_choosable(t, f, card) if has_one else why.NO_HERO_BACK


class OneWithACost(One):
    """SS-R10, SS-R20 A card without such a cost cannot become cheaper."""

    def __init__(self, kind: Filter, zones: tuple[int, ...], side: i64, changes: tuple[Change, ...]) -> None:
        super().__init__(kind, zones, side)
        self.changes = changes

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        has_cost = any([change.value.now(t, card) != NOTHING for change in self.changes])
        return super().why_not_choosable(t, f, card) if has_cost else why.NO_PRICE
