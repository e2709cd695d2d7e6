"""Conditions of card texts, checked when the effect resolves or whenever a continuous ability is asked (ZZ-R47)."""

from mypy_extensions import i64

from hexadeck.cardtext.amounts import Amount
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.conditions import AboutThat, Condition
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.zenonzard import clock, deeds, zones
from hexadeck.games.zenonzard.table import ZTable, as_ztable
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId, SeatId


class OnTable(Condition):
    """A condition about the Zenonzard table: `seat` is the owner of the text, `source` the card it stands on."""

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        raise NotImplementedError

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return self.holds(as_ztable(t), source, seat)


class Life(Amount):
    """`your Life`."""

    def of(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> i64:
        return as_ztable(t).life[seat]


class AttackerIs(OnTable):
    """`the attacker has cost 4 or less`."""

    def __init__(self, trait: Filter) -> None:
        self.trait = trait

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        attacker = t.clock[clock.ATTACKER]
        return attacker >= 0 and self.trait.fits(t, attacker, source, seat)


class ThisIsOnField(OnTable):
    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        return t.place[source] == zones.FIELD + seat


class FoeHasForce(OnTable):
    """`the foe has a standing Force`."""

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        return standing_forces(t, the_opponent(t, seat)) > 0


class AllForcesDestroyed(OnTable):
    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        return standing_forces(t, seat) == 0


class ForceIs(OnTable):
    """`one of your Forces is "..."`: a standing one, since a destroyed Force has no further effect (ZZ-120)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        for force in t.zones[zones.FORCES + seat]:
            if t.points[force] > 0 and t.cards[t.face(force)].name == self.name:
                return True
        return False


class LifeNotDamaged(OnTable):
    """`your Life was not damaged this turn`."""

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        return deeds.LIFE_DAMAGED + seat not in t.deeds[:: deeds.SIZE]


class OnlyNeutralMana(OnTable):
    """`your base holds only Neutral Mana` (an empty base holds nothing else either)."""

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        for card in t.zones[zones.BASE + seat]:
            if t.face(card) != t.library.neutral_mana:
                return False
        return True


class HaveSummoned(OnTable):
    """`you have summoned another yellow or neutral minion this turn`."""

    def __init__(self, another: bool, colours: tuple[Filter, ...], withs: tuple[Filter, ...]) -> None:
        self.another = another
        self.colours = colours
        self.withs = withs

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        but = source if self.another else NOTHING
        return has_deed(t, deeds.SUMMONED + seat, but, self.colours + self.withs, source)


class HaveUsedMagic(OnTable):
    """`you have used blue Magic this turn`."""

    def __init__(self, colours: tuple[Filter, ...], withs: tuple[Filter, ...]) -> None:
        self.colours = colours
        self.withs = withs

    def holds(self, t: ZTable, source: CardId, seat: SeatId) -> bool:
        return has_deed(t, deeds.USED_MAGIC + seat, NOTHING, self.colours + self.withs, source)


class ThatIs(AboutThat):
    """`that minion is a Merfolk`: only inside an effect is there a minion to speak of."""

    def __init__(self, trait: Filter) -> None:
        self.trait = trait

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return that >= 0 and self.trait.fits(t, that, source, seat)


def standing_forces(t: ZTable, seat: SeatId) -> i64:
    count = 0
    for force in t.zones[zones.FORCES + seat]:
        if t.points[force] > 0:
            count += 1
    return count


def has_deed(t: ZTable, deed: i64, but: i64, filters: tuple[Filter, ...], source: CardId) -> bool:
    """Whether a card other than one was played this turn that had all of the properties; only print counts by then."""
    rows = t.deeds
    for i in range(0, len(rows), deeds.SIZE):
        if rows[i] == deed and rows[i + 1] != but:
            if all([one.has_fitted(t.cards[rows[i + 2]], t.print_of(source)) for one in filters]):
                return True
    return False
