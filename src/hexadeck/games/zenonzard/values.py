"""Computed values of minions: printed, then permanent, then continuous, then temporary changes, floor 0.

Nothing is stored: every question is answered from the table as it is (ZZ-020, ZZ-021, ZZ-R37, ZZ-R52).
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.values import BECOMES, GIVES, PLUS, Layer, Value
from hexadeck.games.zenonzard import changes, modifiers
from hexadeck.games.zenonzard.table import ZTable, as_card
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.prints import Print


class BattlePoints(Value):
    """ZZ-020, ZZ-R37 BP, never below 0."""

    def printed(self, record: Print) -> i64:
        return as_card(record).bp


class DamagePoints(Value):
    """ZZ-021, ZZ-R37 DP, never below 0; changes of the printed DP come before bonuses."""

    def printed(self, record: Print) -> i64:
        return as_card(record).dp


class Keywords(Value):
    """Those printed on the minion, gained for a while, or given by a continuous ability, a bit each."""

    def printed(self, record: Print) -> i64:
        return as_card(record).keywords


class PrintedCost(Value):
    """The printed cost (ZZ-R35); Base Minions have cost 0."""

    def printed(self, record: Print) -> i64:
        return as_card(record).cost


PLUS_BP: Final = Layer(changes.BP, PLUS)
PLUS_PRINTED_DP: Final = Layer(changes.PRINTED_DP, PLUS, least=0)
PLUS_DP: Final = Layer(changes.DP, PLUS)
DP_BECOMES: Final = Layer(changes.DP_BECOMES, BECOMES)
GIVES_KEYWORD: Final = Layer(changes.KEYWORD, GIVES)

BP: Final = BattlePoints(modifiers.HAS_BP, (PLUS_BP,))
DP: Final = DamagePoints(modifiers.HAS_DP, (PLUS_PRINTED_DP, PLUS_DP, DP_BECOMES))
KEYWORDS: Final = Keywords(modifiers.HAS_KEYWORD, (GIVES_KEYWORD,))
COST: Final = PrintedCost()


def battle_points(t: ZTable, card: CardId) -> i64:
    return BP.now(t, card)


def damage_points(t: ZTable, card: CardId) -> i64:
    return DP.now(t, card)


def has_keyword(t: ZTable, card: CardId, keyword: i64) -> bool:
    return KEYWORDS.now(t, card) & keyword != 0
