"""What instructions of this game act on, beyond what every game has (D10, D14 to D17)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Target
from hexadeck.cardtext.amounts import Each
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choose as CardChoice
from hexadeck.cardtext.choices import ChooseCards, Number
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.statements import count_said_to
from hexadeck.games.zenonzard import clock, kinds, modifiers, why
from hexadeck.games.zenonzard.table import as_ztable
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, ZoneId

TO_REST: Final = 1
TO_MOVE: Final = 2
"""What something is chosen for, where that makes a difference."""


class TheAttacker(Target):
    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        attacker = as_ztable(t).clock[clock.ATTACKER]
        return (attacker,) if attacker >= 0 else ()


class Choose(CardChoice):
    """`one foe minion`: of a group on the table. Tokens cannot move to a base (ZZ-R29)."""

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        if f.purpose(t) == TO_MOVE and as_ztable(t).card(card).type == kinds.TOKEN:
            return why.TOKEN_STAYS
        return super().why_not_choosable(t, f, card)

    def wanted(self, t: CardTable, f: EffectFrame) -> i64:
        """`your effects that choose what to rest choose one more`."""
        more = count_said_to(t, modifiers.RESTS_MORE, f.seat) if f.purpose(t) == TO_REST else 0
        return self.number.amount + more


class ChooseForEach(Choose):
    """`one foe minion for each destroyed Force of yours`."""

    def __init__(self, group: Group, each: Each) -> None:
        super().__init__(Number(1, False), group)
        self.each = each

    def wanted(self, t: CardTable, f: EffectFrame) -> i64:
        return self.each.times_in(1, t, f)


class CardKind:
    """`purple Field Minion card with another name`: what kind of card, wherever it lies."""

    def __init__(self, adjectives: tuple[Filter, ...], kind: tuple[Filter, ...], withs: tuple[Filter, ...]) -> None:
        self.adjectives = adjectives
        self.kind = kind
        self.withs = withs


class Cards(ChooseCards):
    """`two Magic cards`, in a zone of the own or among those just looked at."""

    def __init__(self, number: Number, card: CardKind, zone: ZoneId) -> None:
        super().__init__(number, (*card.adjectives, *card.kind, *card.withs), zone)
        self.card = card
