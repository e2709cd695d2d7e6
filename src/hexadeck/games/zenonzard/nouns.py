"""What card texts speak about: filters, groups of minions, Forces and mana, counts."""

from typing import Final

from mypy_extensions import i64

from hexadeck.games.zenonzard import clock, colours, kinds, modifiers, zones
from hexadeck.games.zenonzard.table import Card, ZTable
from hexadeck.games.zenonzard.values import battle_points, damage_points, has_keyword

ANYBODY: Final = 0
YOU: Final = 1
THE_FOE: Final = 2

# What a group is of.
MINIONS: Final = 0
FORCES_NOUN: Final = 1
MINIONS_AND_FORCES: Final = 2
MANA: Final = 3
NEUTRAL_MANA_NOUN: Final = 4


class Filter:
    """One property of a card."""

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        raise NotImplementedError

    def matches(self, card: Card) -> bool:
        """The same for print alone; only what is printed can be asked of a card that has gone by."""
        raise NotImplementedError

    def depends_on(self) -> i64:
        """The kind of computed value it looks at, or -1 (a value that depends on itself would never be done)."""
        return -1


class OfColour(Filter):
    """A colour; neutral is the absence of any (ZZ-018)."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return self.matches(t.cards[t.what[card]])

    def matches(self, card: Card) -> bool:
        return card.colour == colours.NONE if self.colour == colours.NONE else card.colour & self.colour != 0


class EitherColour(Filter):
    """`yellow or neutral`."""

    def __init__(self, first: OfColour, second: OfColour) -> None:
        self.first = first
        self.second = second

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return self.first.fits(t, card, source) or self.second.fits(t, card, source)

    def matches(self, card: Card) -> bool:
        return self.first.matches(card) or self.second.matches(card)


class Coloured(Filter):
    """Any colour but neutral."""

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return t.cards[t.what[card]].colour != colours.NONE


class OfClass(Filter):
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return self.name in t.cards[t.what[card]].classes


class OfType(Filter):
    """Field Minion, Base Minion, Magic; `either` minion card when the type is -1."""

    def __init__(self, type: i64) -> None:
        self.type = type

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        type = t.cards[t.what[card]].type
        return type == self.type if self.type >= 0 else type == kinds.FIELD_MINION or type == kinds.BASE_MINION


class Named(Filter):
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return t.cards[t.what[card]].name == self.name


class OtherName(Filter):
    """A name other than this card's."""

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return t.what[card] != t.what[source]


class AnyNumberAllowed(Filter):
    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return t.cards[t.what[card]].any_number


class Cost(Filter):
    """The printed cost (ZZ-R35); Base Minions have cost 0."""

    def __init__(self, amount: i64, at_most: bool) -> None:
        self.amount = amount
        self.at_most = at_most

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        cost = t.cards[t.what[card]].cost
        return cost <= self.amount if self.at_most else cost >= self.amount

    def matches(self, card: Card) -> bool:
        return card.cost <= self.amount if self.at_most else card.cost >= self.amount


class BattlePoints(Filter):
    def __init__(self, amount: i64, at_most: bool) -> None:
        self.amount = amount
        self.at_most = at_most

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        points = battle_points(t, card)
        return points <= self.amount if self.at_most else points >= self.amount

    def depends_on(self) -> i64:
        return modifiers.HAS_BP


class DamagePoints(Filter):
    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return damage_points(t, card) == self.amount

    def depends_on(self) -> i64:
        return modifiers.HAS_DP


class WithKeyword(Filter):
    def __init__(self, keyword: i64) -> None:
        self.keyword = keyword

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return has_keyword(t, card, self.keyword)

    def depends_on(self) -> i64:
        return modifiers.HAS_KEYWORD


class InState(Filter):
    def __init__(self, rested: bool) -> None:
        self.rested = rested

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return (t.rested[card] != 0) == self.rested


class IsToken(Filter):
    def __init__(self, token: bool) -> None:
        self.token = token

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return (t.cards[t.what[card]].type == kinds.TOKEN) == self.token


class Standing(Filter):
    """Of Forces: not destroyed, or destroyed."""

    def __init__(self, standing: bool) -> None:
        self.standing = standing

    def fits(self, t: ZTable, card: i64, source: i64) -> bool:
        return (t.points[card] > 0) == self.standing


class Group:
    """Minions, Forces or mana with some properties, on one side or both.

    `this` is the card itself, `other` leaves it out.
    """

    def __init__(
        self,
        noun: str,
        side: i64,
        other: bool,
        adjectives: tuple[Filter, ...],
        withs: tuple[Filter, ...],
        this: bool = False,
    ) -> None:
        self.noun = noun
        self.side = side
        self.other = other
        self.adjectives = adjectives
        self.withs = withs
        self.this = this
        self.filters: tuple[Filter, ...] = (*adjectives, *withs)
        self.kind = MINIONS
        if noun == "Force":
            self.kind = FORCES_NOUN
            if not any([isinstance(one, Standing) for one in adjectives]):
                self.filters = (Standing(True), *self.filters)
        elif noun == "minion or Force":
            self.kind = MINIONS_AND_FORCES
        elif noun == "mana":
            self.kind = MANA
        elif noun == "Neutral Mana":
            self.kind = NEUTRAL_MANA_NOUN
        elif noun not in ("minion", "this"):
            self.filters = (OfClass(noun), *self.filters)

    def fits(self, t: ZTable, card: i64, source: i64, seat: i64) -> bool:
        """Whether a card that lies where the group's cards lie belongs to it."""
        if self.this:
            return card == source
        if self.side != ANYBODY and (t.owner[card] == seat) != (self.side == YOU):
            return False
        if self.other and card == source:
            return False
        for one in self.filters:
            if not one.fits(t, card, source):
                return False
        return self._is_right_thing(t, card)

    def _is_right_thing(self, t: ZTable, card: i64) -> bool:
        if self.kind == NEUTRAL_MANA_NOUN:
            return t.what[card] == t.library.neutral_mana
        if self.kind == MINIONS_AND_FORCES:
            return t.cards[t.what[card]].type != kinds.FORCE or t.points[card] > 0
        return True

    def is_of(self, t: ZTable, card: i64) -> bool:
        """Whether a card lies where the group's cards lie: minions, Forces and mana are different things (ZZ-013)."""
        zone = t.place[card] - t.owner[card]
        if self.kind == MINIONS:
            return zone == zones.FIELD
        if self.kind == FORCES_NOUN:
            return zone == zones.FORCES
        if self.kind == MINIONS_AND_FORCES:
            return zone == zones.FIELD or zone == zones.FORCES
        return zone == zones.BASE

    def members(self, t: ZTable, source: i64, seat: i64) -> list[int]:
        """All of them, the turn player's side first."""
        found: list[int] = []
        first = t.clock[clock.ACTIVE]
        if self.kind == MINIONS or self.kind == MINIONS_AND_FORCES:
            self._collect(t, source, seat, zones.FIELD, first, found)
        if self.kind == FORCES_NOUN or self.kind == MINIONS_AND_FORCES:
            self._collect(t, source, seat, zones.FORCES, first, found)
        if self.kind == MANA or self.kind == NEUTRAL_MANA_NOUN:
            self._collect(t, source, seat, zones.BASE, first, found)
        return found

    def _collect(self, t: ZTable, source: i64, seat: i64, zone: i64, first: i64, found: list[int]) -> None:
        for card in t.zones[zone + first]:
            if self.fits(t, card, source, seat):
                found.append(card)
        for card in t.zones[zone + 1 - first]:
            if self.fits(t, card, source, seat):
                found.append(card)


class Each:
    """`for each destroyed foe Force`: how many there are."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def count(self, t: ZTable, source: i64, seat: i64) -> i64:
        return len(self.group.members(t, source, seat))
