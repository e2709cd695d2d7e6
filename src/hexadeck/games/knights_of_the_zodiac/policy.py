"""Plays on sensibly at once: Knights go where they win with what the hand can add, and idle cards make room for others.

A search lets everybody play like this to see what comes of a choice. Support cards decide more battles than the Knights
do, so whoever moves counts the own ones, and reckons with the other player's by their number.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, verbs, zones
from hexadeck.games.knights_of_the_zodiac.deck import cosmo_of
from hexadeck.games.knights_of_the_zodiac.judge import (
    Judgement,
    bonus_of,
    chance_of,
    is_ready,
    levels_on,
    levels_seen,
    power_seen,
    worth_of_hit,
)
from hexadeck.games.knights_of_the_zodiac.power import limit_for, power_of, total_power
from hexadeck.games.knights_of_the_zodiac.table import KNIGHT, Card, ZodiacTable
from hexadeck.kernel.decisions import ADD, NOTHING
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, filled, no_numbers

_LEVEL: Final = 100
"""A Point."""
_KNIGHT: Final = 70
"""What one is worth on top of its Level."""
_TEXT: Final = 30
"""About what the text of a Knight that comes adds."""
_HELD: Final = 80
"""About the Power that the other player has in each card of the hand."""
_LIMIT: Final = 5
"""Of a Field Card that nobody has seen."""
_FITS: Final = (100, 100, 100, 100, 83, 56, 33, 17)
"""How many of a hundred Field Cards let so many Levels pass."""
_DENSE: Final = 160
"""The most Power for each Level of the Limit that face-down Knights are taken for."""
_ANSWER: Final = 130
"""About the Power for each Level of the Limit that a Defense answers with, and the most with one Knight."""
_ONE_ANSWER: Final = 550
_OVER_LIMIT: Final = 10_000
_GUARD: Final = 5
"""A Level that waits on a Field Card where nobody attacks can be seen there."""


class Policy(Judgement):
    """Answers that play on."""

    def policy(self, t: ZodiacTable) -> int:
        """The Cosmo and the Move Phase are played; every other question is settled."""
        if t.prompt is asks.MOVE:
            return _move(t)
        return _cosmo(t) if t.prompt is asks.COSMO else self.quick(t)


# -- the Cosmo Phase ---------------------------------------------------------------------------------------------------


def _cosmo(t: ZodiacTable) -> int:
    """KZ-072, KZ-073 Whatever has no use now, and all Knights but the strongest: the hand is filled up again."""
    count = t.offer_count()
    weakest: i64 = NOTHING
    least: i64 = 0
    knights: i64 = 0
    i: i64 = 0
    while i < count:
        if t.verb_at(i) == ADD.number:
            record = t.card(t.a_at(i))
            if record.kind != KNIGHT:
                if not is_ready(t, t.seat, record):
                    return i
            else:
                knights += 1
                if weakest == NOTHING or record.power < least:
                    weakest, least = i, record.power
        i += 1
    return weakest if knights > 1 else count - 1


# -- the Move Phase ----------------------------------------------------------------------------------------------------


def _move(t: ZodiacTable) -> int:
    """KZ-081 What changes the prospects on the Field Cards most for the better, for one Knight or for two together."""
    hand = Hand(t, t.seat)
    worths = filled(0, t.offer_count())
    for slot in range(zones.SLOTS):
        if t.field_at(slot) != NOTHING:
            _weigh(t, Prospect(t, slot, hand), worths)
    best = t.offer_count() - 1
    i: i64 = 0
    while i < t.offer_count():
        if worths[i] > worths[best]:
            best = i
        i += 1
    return best


def _weigh(t: ZodiacTable, prospect: "Prospect", worths: Row) -> None:
    """KZ-084 Adds what every move changes on one Field Card; of two that come together the stronger goes first."""
    comers = no_numbers()
    i: i64 = 0
    while i < t.offer_count():
        if t.verb_at(i) == verbs.MOVE.number:
            knight = t.a_at(i)
            if t.b_at(i) == prospect.place:
                worths[i] += prospect.gain_by(t, knight, NOTHING)
                if t.slot_of(knight) == NOTHING:
                    comers = append(comers, i)
            elif t.place[knight] == prospect.place:
                worths[i] += prospect.gain_without(t, knight)
        i += 1
    for one in comers:
        for other in comers:
            if t.card(t.a_at(one)).power >= t.card(t.a_at(other)).power and one != other:
                worth = prospect.gain_by(t, t.a_at(one), t.a_at(other))
                if worth > worths[one]:
                    worths[one] = worth


class Hand:
    """KZ-107 The support cards of a hand: which Knights can use them, and what they add to a battle."""

    def __init__(self, t: ZodiacTable, seat: SeatId) -> None:
        self.cards: list[Card] = []
        self.bonuses = no_numbers()
        cosmo = cosmo_of(t, seat)
        for card in t.zones[zones.HAND + seat]:
            record = t.card(card)
            if record.is_support and record.roles & t.role_of(seat):
                bonus = bonus_of(record, cosmo)
                if bonus > 0:
                    self.cards.append(record)
                    self.bonuses = append(self.bonuses, bonus)

    def usable_by(self, knight: Card) -> i64:
        """A bit for every card."""
        found: i64 = 0
        bit: i64 = 1
        for card in self.cards:
            if card.users.may_use(knight):
                found |= bit
            bit <<= 1
        return found

    def bonus(self, cards: i64) -> i64:
        """What these cards add together."""
        total: i64 = 0
        for bonus in self.bonuses:
            if cards & 1:
                total += bonus
            cards >>= 1
        return total


class Prospect:
    """What a Field Card promises the player who moves, by the Levels, the Power and the cards that would be there."""

    def __init__(self, t: ZodiacTable, slot: i64, hand: Hand) -> None:
        seat = t.seat
        foe = the_opponent(t, seat)
        field = t.field_at(slot)
        self.place = t.front(slot, seat)
        self.hand = hand
        self.is_known = t.is_known(field, seat)
        self.limit: i64 = t.card(field).limit if self.is_known else _LIMIT
        self.room = limit_for(t, slot, seat)
        self.hit = worth_of_hit(self.limit, t.damage_at(slot, t.defense))
        self.attacks = seat == t.offense
        self.reserve: i64 = _HELD * len(t.zones[zones.HAND + foe])
        self.answers: i64 = len(t.zones[zones.REALM + foe])
        self.foes: i64 = len(t.zones[t.front(slot, foe)])
        self.foe_levels = levels_seen(t, slot, foe)
        self.foe_power = power_seen(t, slot, foe)
        self._fit_to_limit(t, slot, foe)
        self.levels = levels_on(t, slot, seat)
        self.power = total_power(t, slot, seat)
        self.cards: i64 = 0
        for knight in t.zones[self.place]:
            self.cards |= hand.usable_by(t.card(knight))
        self.now = self.worth(self.levels, self.power, self.cards)

    def _fit_to_limit(self, t: ZodiacTable, slot: i64, foe: SeatId) -> None:
        """KZ-042 What lies face down is not more than the Limit lets pass."""
        for knight in t.zones[t.front(slot, foe)]:
            if not t.is_known(knight, t.seat):
                if self.foe_levels > self.limit:
                    self.foe_levels = self.limit
                if self.foe_power > _DENSE * self.limit:
                    self.foe_power = _DENSE * self.limit
                return

    def gain_by(self, t: ZodiacTable, knight: CardId, partner: CardId) -> i64:
        """What it changes that a Knight comes, alone or with another one."""
        record = t.card(knight)
        levels = self.levels + record.level
        power = self.power + record.power + _TEXT
        cards = self.cards | self.hand.usable_by(record)
        if partner != NOTHING:
            record = t.card(partner)
            levels += record.level
            power += record.power + _TEXT
            cards |= self.hand.usable_by(record)
        return self.worth(levels, power, cards) - self.now

    def gain_without(self, t: ZodiacTable, knight: CardId) -> i64:
        """What it changes that a Knight leaves."""
        cards: i64 = 0
        for other in t.zones[self.place]:
            if other != knight:
                cards |= self.hand.usable_by(t.card(other))
        power = self.power - power_of(t, t.slot_of(knight), knight)
        return self.worth(self.levels - t.card(knight).level, power if power > 0 else 0, cards) - self.now

    def worth(self, levels: i64, power: i64, cards: i64) -> i64:
        """As things are, with so many Levels of the own Knights there."""
        if self.is_known and levels > self.room:
            return -_OVER_LIMIT
        if not self.attacks:
            return self._worth_of_defense(levels, power, cards)
        if levels == 0:
            return 0
        worth = self._worth_of_attack(levels, power, cards)
        if self.is_known:
            return worth
        return worth * _FITS[levels] // 100 if levels < len(_FITS) else 0

    def _worth_of_defense(self, levels: i64, power: i64, cards: i64) -> i64:
        """KZ-092 Nobody attacks; or the attacker hits the Field Card; or there is a battle."""
        if self.foes == 0:
            return -_GUARD * levels
        if levels == 0:
            return -self.hit
        win = _LEVEL * self.foe_levels + _KNIGHT * self.foes - self.hit // 2
        loss = _LEVEL * levels + _body(levels, power) + self.hit
        return self._worth_of_battle(power - self.foe_power, cards, win, loss)

    def _worth_of_attack(self, levels: i64, power: i64, cards: i64) -> i64:
        """KZ-125 A battle; or a hit, unless the Defense answers, which it does where that is bad for the attacker."""
        loss = _LEVEL * levels + _body(levels, power) - self.hit // 2
        if self.foes > 0:
            win = _LEVEL * self.foe_levels + _KNIGHT * self.foes + self.hit
            return self._worth_of_battle(power - self.foe_power, cards, win, loss)
        if self.answers == 0:
            return self.hit
        answer = min(_ANSWER * self.limit, _ONE_ANSWER * self.answers)
        win = 80 * self.limit + _KNIGHT + self.hit
        answered = self._worth_of_battle(power - answer, cards, win, loss)
        return (self.hit + 9 * answered) // 10 if answered < self.hit else (4 * self.hit + answered) // 5

    def _worth_of_battle(self, gap: i64, cards: i64, win: i64, loss: i64) -> i64:
        """KZ-116 By how much the own side is ahead, with what both hands may add."""
        chance = chance_of(gap + self.hand.bonus(cards) - self.reserve)
        return (chance * win - (100 - chance) * loss) // 100


def _body(levels: i64, power: i64) -> i64:
    """What Knights on the table are worth."""
    return power // 5 - 8 * levels
