"""Conditions of card texts, checked when the effect resolves or whenever a continuous ability is asked (ZZ-R47)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import CardTable
from hexadeck.cardtext.conditions import Condition
from hexadeck.games.zenonzard import clock, deeds, zones
from hexadeck.games.zenonzard.nouns import YOU, Filter, Group, OfClass
from hexadeck.games.zenonzard.table import ZTable


class OnTable(Condition):
    """A condition about the Zenonzard table: `seat` is the owner of the text, `source` the card it stands on."""

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        raise NotImplementedError

    def holds_for(self, t: CardTable, source: i64, seat: i64, that: i64) -> bool:
        assert isinstance(t, ZTable)
        return self.holds(t, source, seat)


class ManaAtLeast(OnTable):
    """`you have 4 or more red mana`: Active or Rested (ZZ-R59)."""

    def __init__(self, amount: i64, colours: tuple[Filter, ...]) -> None:
        self.amount = amount
        self.colours = colours

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        count = 0
        for card in t.zones[zones.BASE + seat]:
            if all([colour.fits(t, card, source) for colour in self.colours]):
                count += 1
        return count >= self.amount


class MinionsAtMost(OnTable):
    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return len(t.zones[zones.FIELD + seat]) <= self.amount


class YouHave(OnTable):
    """`you have another minion`, `you have a Treefolk`."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.mine = Group(group.noun, YOU, group.other, group.adjectives, group.withs)

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return len(self.mine.members(t, source, seat)) > 0


class AttackerIs(OnTable):
    """`the attacker has cost 4 or less`."""

    def __init__(self, trait: Filter) -> None:
        self.trait = trait

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        attacker = t.clock[clock.ATTACKER]
        return attacker >= 0 and self.trait.fits(t, attacker, source)


class ThisIsOnField(OnTable):
    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return t.place[source] == zones.FIELD + seat


class FoeHasForce(OnTable):
    """`the foe has a standing Force`."""

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return standing_forces(t, 1 - seat) > 0


class AllForcesDestroyed(OnTable):
    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return standing_forces(t, seat) == 0


class ForceIs(OnTable):
    """`one of your Forces is "..."`: a standing one, since a destroyed Force has no further effect (ZZ-120)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        for force in t.zones[zones.FORCES + seat]:
            if t.points[force] > 0 and t.cards[t.what[force]].name == self.name:
                return True
        return False


class LifeIs(OnTable):
    def __init__(self, amount: i64, at_most: bool) -> None:
        self.amount = amount
        self.at_most = at_most

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return t.life[seat] <= self.amount if self.at_most else t.life[seat] >= self.amount


class LifeNotDamaged(OnTable):
    """`your Life was not damaged this turn`."""

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return deeds.LIFE_DAMAGED + seat not in t.deeds[:: deeds.SIZE]


class OnlyNeutralMana(OnTable):
    """`your base holds only Neutral Mana` (an empty base holds nothing else either)."""

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        for card in t.zones[zones.BASE + seat]:
            if t.what[card] != t.library.neutral_mana:
                return False
        return True


class TurnIs(OnTable):
    """`it is your turn`, `it is the foe's turn`."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return (t.clock[clock.ACTIVE] == seat) == self.mine


class HaveSummoned(OnTable):
    """`you have summoned another yellow or neutral minion this turn`."""

    def __init__(self, another: bool, colours: tuple[Filter, ...], withs: tuple[Filter, ...]) -> None:
        self.another = another
        self.colours = colours
        self.withs = withs

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        rows = t.deeds
        for i in range(0, len(rows), deeds.SIZE):
            if rows[i] == deeds.SUMMONED + seat and not (self.another and rows[i + 1] == source):
                if fits_deed(t, rows[i + 2], self.colours, self.withs):
                    return True
        return False


class HaveUsedMagic(OnTable):
    """`you have used blue Magic this turn`."""

    def __init__(self, colours: tuple[Filter, ...], withs: tuple[Filter, ...]) -> None:
        self.colours = colours
        self.withs = withs

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        rows = t.deeds
        for i in range(0, len(rows), deeds.SIZE):
            if rows[i] == deeds.USED_MAGIC + seat and fits_deed(t, rows[i + 2], self.colours, self.withs):
                return True
        return False


class ThatIs(OnTable):
    """`that minion is a Merfolk`: only inside an effect is there a minion to speak of."""

    def __init__(self, trait: OfClass) -> None:
        self.trait = trait

    def holds(self, t: ZTable, source: i64, seat: i64) -> bool:
        return False

    def holds_for(self, t: CardTable, source: i64, seat: i64, that: i64) -> bool:
        assert isinstance(t, ZTable)
        return that >= 0 and self.trait.fits(t, that, source)


def standing_forces(t: ZTable, seat: i64) -> i64:
    count = 0
    for force in t.zones[zones.FORCES + seat]:
        if t.points[force] > 0:
            count += 1
    return count


def fits_deed(t: ZTable, what: i64, colours: tuple[Filter, ...], withs: tuple[Filter, ...]) -> bool:
    """Whether a card that was played had the colour and all of the properties; only print counts by then."""
    card = t.cards[what]
    return all([one.matches(card) for one in colours]) and all([one.matches(card) for one in withs])
