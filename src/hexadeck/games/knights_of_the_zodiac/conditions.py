"""Conditions and amounts in texts: what is compared or counted in a battle (chapters 4 and 21)."""

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import zones
from hexadeck.games.knights_of_the_zodiac.deck import cosmo_of
from hexadeck.games.knights_of_the_zodiac.power import knight_of
from hexadeck.games.knights_of_the_zodiac.table import Card, ZodiacTable
from hexadeck.kernel.ids import CardId, SeatId, ZoneId


class Kind:
    """Which Knights a text means: all, those of some classes, or those of a name (KZ-241)."""

    def fits(self, knight: Card) -> bool:
        return True


class OfClass(Kind):
    """`Bronze Knight`, `Bronze or Gold Knight`; without a second class that is nothing."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def fits(self, knight: Card) -> bool:
        return knight.knight_class == self.first or knight.knight_class == self.second


class OfName(Kind):
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, knight: Card) -> bool:
        return knight.name == self.name


class State:
    """Something that holds or not in the battle on a slot; `source` has the text, `seat` is its player."""

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        raise NotImplementedError


class AgainstHigherLevel(State):
    """KZ-049 One of the opposing Knights has a higher Level than this one."""

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        level = t.card(knight_of(t, source)).level
        for knight in t.zones[t.front(slot, the_opponent(t, seat))]:
            if t.card(knight).level > level:
                return True
        return False


class Against(State):
    """KZ-049 One of the opposing Knights is of a kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        for knight in t.zones[t.front(slot, the_opponent(t, seat))]:
            if self.kind.fits(t.card(knight)):
                return True
        return False


class AgainstSeveral(State):
    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return len(t.zones[t.front(slot, the_opponent(t, seat))]) >= 2


class Another(State):
    """KZ-048 Another Knight of that player is in the battle."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return count_others(t, slot, source, seat, self.kind) > 0


class NoOther(State):
    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return count_others(t, slot, source, seat, Kind()) == 0


class HaveSeveral(State):
    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return len(t.zones[t.front(slot, seat)]) >= 2


class KnightsAhead(State):
    """`you have more Knights in this battle than your opponent`, or fewer."""

    def __init__(self, sign: i64) -> None:
        self.sign: i64 = sign

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        opposing = len(t.zones[t.front(slot, the_opponent(t, seat))])
        return (len(t.zones[t.front(slot, seat)]) - opposing) * self.sign > 0


class CardsAhead(State):
    """`you have more cards in hand than your opponent`, or fewer."""

    def __init__(self, sign: i64) -> None:
        self.sign: i64 = sign

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        opposing = len(t.zones[zones.HAND + the_opponent(t, seat)])
        return (len(t.zones[zones.HAND + seat]) - opposing) * self.sign > 0


class InPlay(State):
    """KZ-017, KZ-R27 A face-up Knight of that name lies in a Realm or on a Field Card, whoever owns it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        for player in range(2):
            if self.is_among(t, zones.REALM + player):
                return True
            for place in range(zones.SLOTS):
                if self.is_among(t, t.front(place, player)):
                    return True
        return False

    def is_among(self, t: ZodiacTable, zone: ZoneId) -> bool:
        for card in t.zones[zone]:
            if t.face_up[card] and t.card(card).name == self.name:
                return True
        return False


class HaveCosmo(State):
    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return cosmo_of(t, seat) >= self.amount


class FewerPoints(State):
    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return t.points[seat] < t.points[the_opponent(t, seat)]


class OpponentHasDiscards(State):
    def __init__(self, amount: i64) -> None:
        self.amount = amount

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return len(t.zones[zones.DISCARD + the_opponent(t, seat)]) >= self.amount


class OpponentRevealedTechnique(State):
    """KZ-108, KZ-R60 In this battle, whether it applied or not, cancelled or not."""

    def holds(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> bool:
        return t.showed[the_opponent(t, seat)] == 1


# -- amounts -----------------------------------------------------------------------------------------------------------


class Count:
    """How often something is there, for an amount "per" it."""

    def number(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> i64:
        raise NotImplementedError


class PerCosmo(Count):
    def __init__(self, each: i64) -> None:
        self.each = each

    def number(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> i64:
        return cosmo_of(t, seat) // self.each


class PerOther(Count):
    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def number(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> i64:
        return count_others(t, slot, source, seat, self.kind)


class PerDiscards(Count):
    def __init__(self, each: i64, opposing: bool) -> None:
        self.each = each
        self.opposing = opposing

    def number(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId) -> i64:
        whose = the_opponent(t, seat) if self.opposing else seat
        return len(t.zones[zones.DISCARD + whose]) // self.each


def count_others(t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, kind: Kind) -> i64:
    """The player's other Knights in the battle, of a kind."""
    me = knight_of(t, source)
    count: i64 = 0
    for knight in t.zones[t.front(slot, seat)]:
        if knight != me and kind.fits(t.card(knight)):
            count += 1
    return count
