"""Attack, defense, chevrons and Evasive as they are now: what is printed, what cards say, what lasts for a while.

Nothing is stored: every question is answered from the table as it is.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.values import GIVES, PLUS, Layer, Value
from hexadeck.games.knights_and_kings import changes, on
from hexadeck.games.knights_and_kings.table import LETHAL_AT_EQUAL, Card, KingsTable
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.prints import Print

MORE_ATTACK: Final = Layer(changes.ATTACK, PLUS)
MORE_DEFENSE: Final = Layer(changes.DEFENSE, PLUS)
MORE_CHEVRONS: Final = Layer(changes.CHEVRONS, PLUS)
EVASIVE: Final = Layer(changes.EVASIVE, GIVES)


class Attack(Value):
    """KK-016 The damage a unit deals."""

    def printed(self, record: Print) -> i64:
        assert isinstance(record, Card)
        return record.attack


class Defense(Value):
    """KK-017 The damage a unit can take."""

    def printed(self, record: Print) -> i64:
        assert isinstance(record, Card)
        return record.defense


class Chevrons(Value):
    """KK-019 What a unit gains on patrol."""

    def printed(self, record: Print) -> i64:
        assert isinstance(record, Card)
        return record.chevrons


class Evasion(Value):
    """KK-020 1 for an Evasive card, 0 for any other."""

    def printed(self, record: Print) -> i64:
        assert isinstance(record, Card)
        return 1 if record.is_evasive else 0


class Cost(Value):
    """KK-018 What a card costs."""

    def printed(self, record: Print) -> i64:
        assert isinstance(record, Card)
        return record.cost


ATTACK: Final = Attack(on.HAS_ATTACK, (MORE_ATTACK,))
DEFENSE: Final = Defense(on.HAS_DEFENSE, (MORE_DEFENSE,))
CHEVRONS: Final = Chevrons(on.HAS_CHEVRONS, (MORE_CHEVRONS,))
EVASION: Final = Evasion(on.IS_EVASIVE, (EVASIVE,))
COST: Final = Cost()


def attack_of(t: KingsTable, card: CardId) -> i64:
    """KK-016 The damage it deals."""
    return ATTACK.now(t, card)


def defense_of(t: KingsTable, card: CardId) -> i64:
    """KK-017 The damage it can take."""
    return DEFENSE.now(t, card)


def chevrons_of(t: KingsTable, card: CardId) -> i64:
    """KK-072 What it gains on patrol."""
    return CHEVRONS.now(t, card)


def is_evasive(t: KingsTable, card: CardId) -> bool:
    """KK-020, KK-021 By print, by what a card says, or for a while."""
    return EVASION.now(t, card) != 0


def remaining_defense(t: KingsTable, card: CardId) -> i64:
    """KK-067 Defense minus damage."""
    left = defense_of(t, card) - t.damage[card]
    return left if left > 0 else 0


def deadly_damage(t: KingsTable, card: CardId) -> i64:
    """KK-R15, KK-R16, KK-R28 The damage that would kill it now: at least 1."""
    left = remaining_defense(t, card)
    return left if left > 0 and is_lethal_at_equal(t) else left + 1


def is_dead(t: KingsTable, card: CardId) -> bool:
    """KK-068, KK-R15, KK-R16, KK-R49 It has damage, and no less than it has defense."""
    damage = t.damage[card]
    if damage == 0:
        return False
    defense = defense_of(t, card)
    return damage >= defense if is_lethal_at_equal(t) else damage > defense


def is_lethal_at_equal(t: KingsTable) -> bool:
    return t.settings[LETHAL_AT_EQUAL] == 0
