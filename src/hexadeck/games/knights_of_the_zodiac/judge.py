"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

A Point is worth 100. Battles to come are judged by the Powers as they are, with what Cosmo and hands may still add; one
that is being fought is played out with quick answers.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import STOP
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, verbs, zones
from hexadeck.games.knights_of_the_zodiac.deck import cosmo_of
from hexadeck.games.knights_of_the_zodiac.power import power_of, total_power
from hexadeck.games.knights_of_the_zodiac.support import users_of
from hexadeck.games.knights_of_the_zodiac.table import (
    KNIGHT,
    POWER_OF_ZODIAC,
    WINNING_POINTS,
    Card,
    ZodiacTable,
)
from hexadeck.kernel.decisions import ADD, DONE, NOTHING, Option
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.judge import WON, Judge, Terms

_CONTEST: Final = 8_000
_POINT: Final = 100
_LAST_POINTS: Final = 60
"""What each Point above fourteen is worth on top."""
_HALF_CHANCE: Final = 150
"""How much more Power makes a battle three to one."""
_COSMO: Final = (0, 45, 85, 120, 150, 175, 195, 210, 220)
"""What so many Cosmo are worth; more are worth nothing on top."""
_HAND_KNIGHTS: Final = (0, 90, 130, 150, 155, 155)
_FRESH: Final = 38
"""A card that will be drawn because there is room for it in the hand."""
_IDLE: Final = 15
_READY: Final = 55
"""Support cards that can be used in a battle as things are."""
_UNKNOWN_POWER: Final = 500
_UNKNOWN_LEVEL: Final = 3
_UNKNOWN_LIMIT: Final = 5
_ANSWER: Final = 130
"""About the Power for each Level of the Limit that a Defense answers with."""
_TEXT: Final = 50
"""About what the text of a Knight that comes adds."""


class Judgement(Judge[ZodiacTable]):
    """What makes a table look good, and answers that settle what is going on."""

    def terms(self, t: ZodiacTable, seat: int) -> Terms:
        """The own side against the other, and the battles to come."""
        foe = the_opponent(t, seat)
        return [
            ("Points", int(_points(t, seat) - _points(t, foe))),
            ("Cosmo", int(_cosmo(t, seat) - _cosmo(t, foe))),
            ("Knights", int(_knights(t, seat) - _knights(t, foe))),
            ("hands", int(_hand(t, seat) - _hand(t, foe))),
            ("battles to come", int(_fights(t, seat))),
        ]

    def is_quiet(self, t: ZodiacTable) -> bool:
        """Nothing is half done: no set is being chosen, no battle fought, and no moves made that others can answer."""
        if t.is_choosing_set or t.clock[clock.SLOT] != NOTHING:
            return False
        return t.clock[clock.PHASE] != clock.MOVE or _begins_turn(t)

    def quick(self, t: ZodiacTable) -> int:
        """The first answer, but for the questions that come up in every turn."""
        prompt = t.prompt
        if t.offer_end <= 4:
            return 0
        if prompt is asks.COSMO:
            return _quick_cosmo(t)
        if prompt is asks.DEPLOY:
            return _best(t, 1)
        if prompt is asks.MOVE:
            return _best(t, 2)
        if prompt is asks.SUPPORT:
            return _best(t, 3)
        if prompt is asks.METER:
            return _quick_row(t)
        if prompt is not None and prompt.kind == "window":
            return len(t.options) - 1
        if prompt is asks.REBIRTH:
            return 0 if t.card(t.prompt_card).level > t.prompt_number else 1
        return _best(t, 4)


def _fights(t: ZodiacTable, seat: SeatId) -> i64:
    battles = _battles(t)
    return battles if seat == t.offense else -battles


def _points(t: ZodiacTable, seat: SeatId) -> i64:
    """Contests and Points."""
    points = t.points[seat]
    worth: i64 = _CONTEST * t.contests[seat] + _POINT * points
    if points > WINNING_POINTS - 6:
        worth += _LAST_POINTS * (points - WINNING_POINTS + 6)
    return worth


def _cosmo(t: ZodiacTable, seat: SeatId) -> i64:
    cosmo = cosmo_of(t, seat)
    return _COSMO[cosmo if cosmo < len(_COSMO) else len(_COSMO) - 1]


def _knights(t: ZodiacTable, seat: SeatId) -> i64:
    """Those on the table, and whether their player draws."""
    worth: i64 = -200 if t.no_draw[seat] else 0
    for knight in t.zones[zones.REALM + seat]:
        worth += knight_worth(t.card(knight))
    for slot in range(zones.SLOTS):
        for knight in t.zones[t.front(slot, seat)]:
            worth += knight_worth(t.card(knight))
    return worth


def knight_worth(card: Card) -> i64:
    """On the table: its Power, less what it is worth to the opponent."""
    return card.power // 5 - 8 * card.level


def _hand(t: ZodiacTable, seat: SeatId) -> i64:
    """One or two Knights to deploy, and support cards that can be used; what lies idle keeps better ones away."""
    hand = t.zones[zones.HAND + seat]
    knights: i64 = 0
    best: i64 = 0
    worth: i64 = 0
    for card in hand:
        record = t.card(card)
        if record.kind == KNIGHT:
            knights += 1
            if record.power > best:
                best = record.power
        else:
            worth += _READY if is_ready(t, seat, record) else _IDLE
    worth += _HAND_KNIGHTS[knights if knights < len(_HAND_KNIGHTS) else len(_HAND_KNIGHTS) - 1] + best // 20
    if len(hand) < t.refill[seat] and not t.no_draw[seat]:
        worth += _FRESH * (t.refill[seat] - len(hand))
    return worth + (40 if t.deploys[seat] > 1 and knights > 1 else 0)


def is_ready(t: ZodiacTable, seat: SeatId, record: Card) -> bool:
    if record.kind == POWER_OF_ZODIAC and record.phase != clock.BATTLE:
        return False
    return (record.roles & t.role_of(seat)) > 0 and _has_user(t, seat, record)


def _has_user(t: ZodiacTable, seat: SeatId, record: Card) -> bool:
    for knight in t.zones[zones.REALM + seat]:
        if record.users.may_use(t.card(knight)):
            return True
    for slot in range(zones.SLOTS):
        for knight in t.zones[t.front(slot, seat)]:
            if record.users.may_use(t.card(knight)):
                return True
    return False


# -- battles to come ---------------------------------------------------------------------------------------------------


def _battles(t: ZodiacTable) -> i64:
    """What the battles that will be fought are worth to the Offense, and the Field Damage that lies there."""
    total: i64 = 0
    to_fight = t.clock[clock.BATTLES] if t.clock[clock.PHASE] == clock.BATTLE else -1
    for slot in range(zones.SLOTS):
        field = t.field_at(slot)
        if field == NOTHING:
            continue
        limit = t.card(field).limit
        damage = t.damage_at(slot, t.defense)
        total += progress(damage, limit)
        if to_fight >> slot & 1 and len(t.zones[t.front(slot, t.offense)]) > 0:
            total += slot_worth(t, slot, limit, damage)
    return total


def progress(damage: i64, limit: i64) -> i64:
    """Field Damage brings the Field Card nearer, mostly for the Offense; the last of it counts most."""
    return 30 * damage + 50 * damage * damage // limit


def worth_of_hit(limit: i64, damage: i64) -> i64:
    """What one more Field Damage is worth: the last one brings the Field Card."""
    gain = _POINT * limit if damage + 1 >= limit else progress(damage + 1, limit)
    return gain - progress(damage, limit)


def slot_worth(t: ZodiacTable, slot: i64, limit: i64, damage: i64) -> i64:
    """What the battle on a slot is worth to the Offense as things are."""
    offense, defense = t.offense, t.defense
    mine = levels_on(t, slot, offense)
    if mine > limit:
        return -10
    theirs = levels_on(t, slot, defense)
    hit = worth_of_hit(limit, damage)
    if theirs == 0:
        return hit
    gap = total_power(t, slot, offense) - total_power(t, slot, defense)
    gap += reserve(t, offense) - reserve(t, defense)
    win = _POINT * theirs + standing(t, slot, defense) + hit
    loss = _POINT * mine + standing(t, slot, offense) - hit // 2
    chance = chance_of(gap)
    return (chance * win - (100 - chance) * loss) // 100


def levels_on(t: ZodiacTable, slot: i64, seat: SeatId) -> i64:
    total: i64 = 0
    for knight in t.zones[t.front(slot, seat)]:
        total += t.card(knight).level
    return total


def standing(t: ZodiacTable, slot: i64, seat: SeatId) -> i64:
    total: i64 = 0
    for knight in t.zones[t.front(slot, seat)]:
        total += knight_worth(t.card(knight))
    return total


def reserve(t: ZodiacTable, seat: SeatId) -> i64:
    """What a hand and Cosmo may add to a battle, as far as everybody can tell."""
    cards = len(t.zones[zones.HAND + seat])
    cosmo = cosmo_of(t, seat)
    return 20 * cards + 25 * (cosmo if cosmo < 5 else 5) if cards > 0 else 0


def chance_of(gap: i64) -> i64:
    """In percent; a straight line is near enough."""
    chance = 50 + 25 * gap // _HALF_CHANCE
    if chance < 4:
        return 4
    return 96 if chance > 96 else chance


def _begins_turn(t: ZodiacTable) -> bool:
    """Where nobody has a hand, the first question of a turn is how the Offense moves."""
    if t.prompt is not asks.MOVE or t.seat != t.offense or len(t.zones[zones.HAND]) + len(t.zones[zones.HAND + 1]) > 0:
        return False
    for knight in t.zones[zones.REALM + t.seat]:
        if t.moved[knight]:
            return False
    for slot in range(zones.SLOTS):
        for knight in t.zones[t.front(slot, t.seat)]:
            if t.moved[knight]:
                return False
    return True


# -- quick answers -----------------------------------------------------------------------------------------------------


def _best(t: ZodiacTable, kind: i64) -> int:
    best = 0
    most: i64 = -WON
    for index, option in enumerate(t.options):
        if kind == 1:
            worth = _worth_of_deploy(t, option)
        elif kind == 2:
            worth = _worth_of_move(t, option)
        elif kind == 3:
            worth = _worth_of_support(t, option)
        else:
            worth = 1 if option.verb is STOP else 2
        if worth > most:
            best, most = index, worth
    return best


def _worth_of_deploy(t: ZodiacTable, option: Option) -> i64:
    """The strongest Knight; a very heavy one finds few Field Cards."""
    if option.verb is not verbs.DEPLOY:
        return 0
    record = t.card(option.a)
    return record.power - (200 if record.level > 5 else 0)


def _quick_cosmo(t: ZodiacTable) -> int:
    """What lies idle in the hand, until there is Cosmo enough."""
    best = len(t.options) - 1
    most: i64 = 0
    seat = t.seat
    have = cosmo_of(t, seat) + len(t.picked)
    knights: i64 = 0
    for card in t.zones[zones.HAND + seat]:
        if t.card(card).kind == KNIGHT:
            knights += 1
    for card in t.picked:
        if t.card(card).kind == KNIGHT:
            knights -= 1
    for index, option in enumerate(t.options):
        if option.verb is DONE:
            best = index if most == 0 else best
        elif option.verb is ADD:
            worth = _idleness(t, seat, t.card(option.a), knights) - 8 * have
            if worth > most:
                best, most = index, worth
    return best


def _idleness(t: ZodiacTable, seat: SeatId, record: Card, knights: i64) -> i64:
    if record.kind == KNIGHT:
        return 70 - record.power // 20 if knights > 2 else 0
    return 20 if is_ready(t, seat, record) else 75


def _worth_of_move(t: ZodiacTable, option: Option) -> i64:
    """What a move changes where the Knight comes from and where it goes."""
    if option.verb is not verbs.MOVE:
        return 0
    seat = t.seat
    knight, place = option.a, option.b
    home = t.slot_of(knight)
    worth: i64 = 0
    if home != NOTHING:
        worth += _change(t, home, seat, t.card(knight), -1)
    if place >= zones.FRONT:
        worth += _change(t, (place - zones.FRONT) // zones.STRIDE, seat, t.card(knight), 1)
    return worth


def _change(t: ZodiacTable, slot: i64, seat: SeatId, knight: Card, sign: i64) -> i64:
    """What it is worth to a player that a Knight comes to a slot (1), or leaves it (-1)."""
    level = levels_on(t, slot, seat)
    power = total_power(t, slot, seat) if level else 0
    other = power + sign * (knight.power + _TEXT)
    return _prospect(t, slot, seat, level + sign * knight.level, other if other > 0 else 0) - _prospect(
        t, slot, seat, level, power
    )


def _prospect(t: ZodiacTable, slot: i64, seat: SeatId, level: i64, power: i64) -> i64:
    """What a slot promises a player with so many Levels and so much Power there, as far as that player can see."""
    foe = the_opponent(t, seat)
    field = t.field_at(slot)
    limit = t.card(field).limit if t.is_known(field, seat) else _UNKNOWN_LIMIT
    hit = worth_of_hit(limit, t.damage_at(slot, t.defense))
    theirs = levels_seen(t, slot, foe)
    if seat == t.defense:
        if theirs == 0:
            return -5 * level
        if level == 0:
            return -hit
        chance = chance_of(power - power_seen(t, slot, foe))
        return (chance * _POINT * theirs - (100 - chance) * (_POINT * level + hit)) // 100
    if level == 0:
        return 0
    if level > limit:
        return -5
    if theirs > 0:
        chance = chance_of(power - power_seen(t, slot, foe))
        return (chance * (_POINT * theirs + hit) - (100 - chance) * _POINT * level) // 100
    if len(t.zones[zones.REALM + foe]) == 0:
        return hit
    # The Defense comes if it is the stronger one, and it cannot be everywhere.
    chance = chance_of(power - _ANSWER * limit)
    return (chance * hit - (100 - chance) * _POINT * level // 2) // 100


def power_seen(t: ZodiacTable, slot: i64, seat: SeatId) -> i64:
    """What the other player reckons with: of a Knight that lies face down, about what Knights have."""
    total: i64 = 0
    for knight in t.zones[t.front(slot, seat)]:
        total += power_of(t, slot, knight) if t.is_known(knight, the_opponent(t, seat)) else _UNKNOWN_POWER
    return total


def levels_seen(t: ZodiacTable, slot: i64, seat: SeatId) -> i64:
    total: i64 = 0
    for knight in t.zones[t.front(slot, seat)]:
        total += t.card(knight).level if t.is_known(knight, the_opponent(t, seat)) else _UNKNOWN_LEVEL
    return total


def _worth_of_support(t: ZodiacTable, option: Option) -> i64:
    """Enough to win, and no more."""
    seat = t.seat
    if option.verb is DONE:
        return 0
    mine = t.clock[clock.OFFENSE_POWER] if seat == t.offense else t.clock[clock.DEFENSE_POWER]
    theirs = t.clock[clock.DEFENSE_POWER] if seat == t.offense else t.clock[clock.OFFENSE_POWER]
    cosmo = cosmo_of(t, seat)
    for card in t.picked:
        gift = gift_of(t, seat, card, cosmo)
        mine += gift
        cosmo -= t.card(card).cost
    foe = len(t.zones[zones.SUPPORT + the_opponent(t, seat)])
    margin: i64 = 50 + 150 * foe if seat == t.defense else 150
    if mine >= theirs + margin:
        return -1
    gift = gift_of(t, seat, option.a, cosmo)
    return -1 if gift <= 0 else gift - 20 * t.card(option.a).cost


def gift_of(t: ZodiacTable, seat: SeatId, card: CardId, cosmo: i64) -> i64:
    """About how much Power a support card brings in this battle."""
    record = t.card(card)
    if not record.roles & t.role_of(seat) or len(users_of(t, seat, record)) == 0:
        return 0
    return bonus_of(record, cosmo)


def bonus_of(record: Card, cosmo: i64) -> i64:
    """About how much Power a support card brings whoever may use it and has so much Cosmo."""
    if record.cost > cosmo:
        return 0
    if record.kind == POWER_OF_ZODIAC:
        return 60 + 50 * record.cost if record.phase == clock.BATTLE else 0
    best: i64 = 0
    for cost, bonus in record.meter:
        if cost <= cosmo and bonus > best:
            best = bonus
    return best


def _quick_row(t: ZodiacTable) -> int:
    """The cheapest row that wins; if none does, the cheapest of all."""
    seat = t.seat
    mine = t.clock[clock.OFFENSE_POWER] if seat == t.offense else t.clock[clock.DEFENSE_POWER]
    theirs = t.clock[clock.DEFENSE_POWER] if seat == t.offense else t.clock[clock.OFFENSE_POWER]
    waiting = 0
    if seat == t.offense and len(t.zones[zones.SUPPORT + t.defense]) > 0:
        waiting = 100
    last = 0
    for index, option in enumerate(t.options):
        if option.verb is verbs.METER:
            if mine + option.b > theirs + waiting:
                return index
            last = index
    can_win = False
    for option in t.options:
        if option.verb is verbs.METER and mine + option.b > theirs:
            can_win = True
    return last if can_win else 0
