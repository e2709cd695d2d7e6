"""What card texts speak about: properties of cards, and groups of minions, Forces and mana."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.groups import ANY
from hexadeck.cardtext.groups import Group as CardGroup
from hexadeck.games.zenonzard import colours, kinds, zones
from hexadeck.games.zenonzard.table import as_card, as_ztable
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.prints import Print

EITHER_MINION: Final = -1
"""Stands for Field and Base Minions together where a type of card is meant."""


class OfColour(Filter):
    """A colour; neutral is the absence of any (ZZ-018)."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def matches(self, record: Print) -> bool:
        found = as_card(record).colour
        return found == colours.NONE if self.colour == colours.NONE else found & self.colour != 0


class Coloured(Filter):
    """Any colour but neutral."""

    def matches(self, record: Print) -> bool:
        return as_card(record).colour != colours.NONE


class OfClass(Filter):
    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, record: Print) -> bool:
        return self.name in as_card(record).classes


class OfType(Filter):
    """Field Minion, Base Minion, Magic, or either minion card."""

    def __init__(self, type: i64) -> None:
        self.type = type

    def matches(self, record: Print) -> bool:
        card = as_card(record)
        return card.is_minion_card if self.type == EITHER_MINION else card.type == self.type


class IsToken(Filter):
    def __init__(self, token: bool) -> None:
        self.token = token

    def matches(self, record: Print) -> bool:
        return (as_card(record).type == kinds.TOKEN) == self.token


class AnyNumberAllowed(Filter):
    def matches(self, record: Print) -> bool:
        return as_card(record).any_number


class InState(Filter):
    def __init__(self, rested: bool) -> None:
        self.rested = rested

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return (as_ztable(t).rested[card] != 0) == self.rested


class Standing(Filter):
    """Of Forces: not destroyed, or destroyed."""

    def __init__(self, standing: bool) -> None:
        self.standing = standing

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return (as_ztable(t).points[card] > 0) == self.standing


class MinionOrStanding(Filter):
    """A minion, or a Force that is not destroyed."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        table = as_ztable(t)
        return table.cards[t.face(card)].type != kinds.FORCE or table.points[card] > 0


class IsNeutralMana(Filter):
    """Neutral Mana that has no colour."""

    def fits(self, t: CardTable, card: CardId, source: CardId, seat: SeatId) -> bool:
        return t.face(card) == as_ztable(t).library.neutral_mana


ZONES_OF: Final = {
    "Force": (zones.FORCES,),
    "minion or Force": (zones.FIELD, zones.FORCES),
    "mana": (zones.BASE,),
    "Neutral Mana": (zones.BASE,),
}
"""Minions, Forces and mana are different things (ZZ-013); every other noun is a minion."""


class Group(CardGroup):
    """Minions, Forces or mana with some properties, on one side or both, as a text names them."""

    def __init__(
        self, noun: str, side: i64, adjectives: tuple[Filter, ...], withs: tuple[Filter, ...], relation: i64 = ANY
    ) -> None:
        filters = (*_meant(noun, adjectives), *adjectives, *withs)
        super().__init__(ZONES_OF.get(noun, (zones.FIELD,)), side, filters, relation)
        self.noun = noun
        self.adjectives = adjectives
        self.withs = withs


def _meant(noun: str, adjectives: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """What a noun says about a card beyond where it lies; a Force stands unless the text says otherwise."""
    if noun == "Force":
        return () if any([isinstance(one, Standing) for one in adjectives]) else (Standing(True),)
    if noun == "minion or Force":
        return (MinionOrStanding(),)
    if noun == "Neutral Mana":
        return (IsNeutralMana(),)
    return () if noun in ("minion", "mana", "this") else (OfClass(noun),)
