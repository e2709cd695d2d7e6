"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

A Victory Point is worth 100. A deck is worth more the stronger its average card and the more Flames still burn. In a
Main phase the purchases that hand and Characters in play still allow are counted as if they were made: the *plan*.
The quick choice carries the plan out.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import PICK, PICK_PRINT, PICK_SEAT, STOP, YES, Effect
from hexadeck.cardtext.conditions import ThereIs, While
from hexadeck.cardtext.filters import fit_all
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.moves import Swap
from hexadeck.cardtext.plain import Action, Do, DoFor, DoTo
from hexadeck.cardtext.statements import Has
from hexadeck.games.saint_seiya import asks, clock, verbs, zones
from hexadeck.games.saint_seiya.acquire import acquire_free
from hexadeck.games.saint_seiya.effects import InOrderTo, Promote
from hexadeck.games.saint_seiya.field import give_away
from hexadeck.games.saint_seiya.movement import draw, heal, put_into_discard, put_on_deck, take_into_hand
from hexadeck.games.saint_seiya.payers import is_banned, least_payers, reach
from hexadeck.games.saint_seiya.score import card_points, points_of
from hexadeck.games.saint_seiya.table import COSMO, FORCE, Card, STable
from hexadeck.games.saint_seiya.values import cost, who_can_acquire
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.judge import WON, Judge, Terms

POINT: Final[i64] = 100
_FORCE: Final[i64] = 10
_COSMO: Final[i64] = 11
_ACTIVATION: Final[i64] = 4
_TURNS_A_FLAME: Final[i64] = 20
"""What a point of average strength is worth for each Flame that still burns."""
_SMALL_DECK: Final[i64] = 8
_EQUIPPED: Final[i64] = 25
_LONG_TURN: Final[i64] = 20
_PLAIN: Final[i64] = 14
"""Cards that are no stronger than this are let go for new ones."""
_GOOD_TO_HAVE: Final[tuple[Action, ...]] = (take_into_hand, put_into_discard, acquire_free, give_away)


# -- what cards are worth ----------------------------------------------------------------------------------------------


def strength(record: Card) -> i64:
    """How much a card does for its player in a turn."""
    total = _FORCE * record.values[FORCE] + _COSMO * record.values[COSMO] + 2 * record.heal
    return total + _ACTIVATION * (record.effects + (record.activation is not None))


class Deck:
    """What a player's cards can do together: all but the wounded, the destroyed and those set aside."""

    def __init__(self, t: STable, seat: SeatId) -> None:
        self.total: i64 = 0
        self.count: i64 = 0
        for zone in (zones.DECK, zones.HAND, zones.DISCARD, zones.PLAY, zones.SPENT, zones.ARMOUR):
            for card in t.zones[zone + seat]:
                self.total += strength(t.card(card))
                self.count += 1
        self.factor: i64 = _TURNS_A_FLAME * flames_to_come(t)

    def worth(self) -> i64:
        """What the strength of the average card is worth, while the match goes on."""
        return self.factor * self.total // max(self.count, _SMALL_DECK)

    def average(self) -> i64:
        """How strong the average card is."""
        return self.total // max(self.count, 1)

    def gain(self, record: Card) -> i64:
        """What one more card makes of it."""
        return self.factor * (self.total + strength(record)) // max(self.count + 1, _SMALL_DECK) - self.worth()


def flames_to_come(t: STable) -> i64:
    """Those on the Clock for which no card lies on the field yet: what lies there will leave it anyway."""
    flames = t.clock[clock.FLAMES]
    for card in t.field_cards():
        if t.card(card).has_flame:
            flames -= 1
    return max(0, flames)


def deck_worth(t: STable, seat: SeatId) -> i64:
    """SS-085 The points so far, and the strength of the deck."""
    return POINT * points_of(t, seat) + Deck(t, seat).worth()


def worth_of(t: STable, seat: SeatId, deck: Deck, record: Card) -> i64:
    """What it is worth to own one more copy of a card."""
    return POINT * card_points(t, record, seat) + deck.gain(record)


# -- the plan ----------------------------------------------------------------------------------------------------------


class Purchase:
    """A card to acquire, and whom to play under it for that."""

    def __init__(self, card: CardId, way: i64, worth: i64, to_play: list[CardId]) -> None:
        self.card = card
        self.way = way
        self.worth = worth
        self.to_play = to_play


def make_plan(t: STable, seat: SeatId) -> list[Purchase]:
    """The best purchases that hand and Characters in play allow, the dearest first."""
    free = [card for card in t.zones[zones.HAND + seat] if not t.card(card).is_armour]
    deck = Deck(t, seat)
    wanted: list[tuple[int, int, int]] = []
    for card in t.field_cards():
        worth = worth_of(t, seat, deck, t.card(card))
        for way in (COSMO, FORCE):
            if worth > 0 and cost(t, seat, card, way) != NOTHING:
                wanted.append((-worth, card, way))
    wanted.sort()
    plan: list[Purchase] = []
    armour_is_used = False
    for less, card, way in wanted:
        if card in [purchase.card for purchase in plan] or (way == COSMO and armour_is_used):
            continue
        to_play = whom_to_play(t, seat, card, way, free)
        if to_play is not None and not is_banned(t, card):
            plan.append(Purchase(card, way, -less, to_play))
            free = [one for one in free if one not in to_play]
            armour_is_used = armour_is_used or way == COSMO
    return plan


def whom_to_play(t: STable, seat: SeatId, card: CardId, way: i64, free: list[CardId]) -> list[CardId] | None:
    """Characters of the hand that bring what is missing, with little waste; None if they cannot."""
    missing = cost(t, seat, card, way) - reach(t, seat, card, way)
    engaged = len([one for one in t.zones[zones.PLAY + seat] if t.host[one] == card])
    chosen: list[CardId] = []
    left = free[:]
    if way == FORCE:
        missing -= discount(t, card, left, chosen)
    some = who_can_acquire(t, card) if way == COSMO else None
    if some is not None and some.group is not None:
        found = [one for one in left if fit_all(some.group.filters, t, one, card, seat)]
        if not found:
            return None
        chosen.append(found[0])
        left.remove(found[0])
    for one in chosen:
        missing -= t.card(one).values[way]
    extra = t.clock[clock.ALL_FORCE] if way == FORCE else 0
    while missing > 0 or engaged + len(chosen) < least_payers(t, card, way):
        best = next_to_play(t, way, left, missing, extra)
        if best == NOTHING:
            return None
        chosen.append(best)
        left.remove(best)
        missing -= t.card(best).values[way] + extra
    return chosen


def discount(t: STable, card: CardId, left: list[CardId], chosen: list[CardId]) -> i64:
    """SS-R17 Whoever makes the card cheaper by fighting it is played first."""
    for ability in t.book.working(t.face(card), t.place[card]):
        if isinstance(ability, Has) and isinstance(ability.each, While):
            condition = ability.each.condition
            if isinstance(condition, ThereIs) and not condition.holds_for(t, card, t.owner[card], NOTHING):
                for one in left:
                    if fit_all(condition.group.filters, t, one, card, t.turn_player()):
                        chosen.append(one)
                        left.remove(one)
                        return sum([change.amount for change in ability.gives])
    return 0


def next_to_play(t: STable, way: i64, left: list[CardId], missing: i64, extra: i64) -> CardId:
    """The weakest that is enough alone, or else the strongest."""
    best: CardId = NOTHING
    best_value: i64 = 0
    for one in left:
        worth = t.card(one).values[way] + extra
        if worth <= 0:
            continue
        is_better = best == NOTHING
        if not is_better:
            is_better = missing <= worth < best_value if best_value >= missing else worth > best_value
        if is_better:
            best = one
            best_value = worth
    return best


# -- the table ---------------------------------------------------------------------------------------------------------


class Judgement(Judge[STable]):
    """What makes a table look good, and answers that settle what is going on."""

    def terms(self, t: STable, seat: int) -> Terms:
        """The own deck against those of the others, Armour that is worn, and what the turn may yet bring."""
        others = [deck_worth(t, other) for other in range(t.seats) if other != seat]
        return [
            ("points", 2 * POINT * points_of(t, seat)),
            ("the strength of the deck", 2 * Deck(t, seat).worth()),
            ("the lead over the others", -max(others) - sum(others) // len(others)),
            ("Armour", _EQUIPPED * len(t.zones[zones.ARMOUR + seat])),
            ("purchases to come", _to_come(t, seat)),
        ]

    def is_quiet(self, t: STable) -> bool:
        """Between two actions of a Main phase, or when cards are let go."""
        return t.prompt is asks.MAIN or t.prompt is asks.DISCARD

    def quick(self, t: STable) -> int:
        """Carry out the plan; let go of plain cards; take what is good and part with what is weak."""
        prompt = t.prompt
        if prompt is asks.MAIN:
            return _quick_action(t)
        if prompt is asks.DISCARD:
            return _quick_discard(t)
        if prompt is asks.USE:
            return _quick_use(t)
        if prompt is asks.FORCE or prompt is asks.COSMO or prompt is asks.HERO:
            return 0
        options = list(t.options)
        frame = t.asked
        effect: Effect | None = None
        if isinstance(frame, EffectFrame):
            effect = t.book.programs[frame.program][frame.place]
        best = 0
        most: i64 = -WON
        for index, option in enumerate(options):
            worth = _worth_of_answer(t, t.seat, option, effect)
            if worth > most:
                best, most = index, worth
        return best


def _to_come(t: STable, seat: SeatId) -> int:
    """A card in the deck is worth more than one in the plan, and a plan that takes for ever is worth nothing: or it
    would never be carried out."""
    if t.clock[clock.ACTIVE] != seat or t.clock[clock.PHASE] != clock.MAIN:
        return 0
    planned = make_plan(t, seat) if t.clock[clock.ACTIONS] < _LONG_TURN else []
    return sum([purchase.worth for purchase in planned]) + len(t.zones[zones.HAND + seat])


# -- quick answers -----------------------------------------------------------------------------------------------------


def _quick_action(t: STable) -> int:
    """SS-034 Promote, then buy what is paid for, then play for the dearest purchase, then heal."""
    seat = t.seat
    options = list(t.options)
    for index, option in enumerate(options):
        if option.verb is verbs.ACTIVATE and is_plainly_good(t, option.a):
            return index
    deck = Deck(t, seat)
    best = NOTHING
    most: i64 = 0
    for index, option in enumerate(options):
        if option.verb is verbs.FIGHT or option.verb is verbs.ALLY:
            worth = worth_of(t, seat, deck, t.card(option.a)) + (1 if option.verb is verbs.ALLY else 0)
            if worth > most:
                best, most = index, worth
    if best != NOTHING:
        return best
    for purchase in make_plan(t, seat):
        for card in purchase.to_play:
            return _index_of(t, options, verbs.PLAY.number, card, purchase.card)
    for index, option in enumerate(options):
        is_help = option.verb is verbs.HEAL and strength(t.card(option.b)) > _PLAIN
        if is_help or (option.verb is verbs.EQUIP and len(t.zones[zones.ARMOUR + seat]) == 0):
            return index
    return len(options) - 1


def _index_of(t: STable, options: list[Option], verb: i64, card: CardId, other: CardId) -> int:
    """Copies of a card are one option."""
    for index, option in enumerate(options):
        if option.verb.number == verb and option.b == other and t.face(option.a) == t.face(card):
            return index
    return len(options) - 1


def is_plainly_good(t: STable, card: CardId) -> bool:
    """Whether it is an Armour that promotes a Hero or draws cards."""
    line = t.card(card).activation
    if line is None or not t.card(card).is_armour:
        return False
    effect = line.ability.body[0]
    return isinstance(effect, Promote) or (isinstance(effect, Do) and effect.action is draw)


def _quick_use(t: STable) -> int:
    """SS-040 Use it, unless it only brings plain cards back."""
    effect = t.book.abilities[t.prompt_number].body[0]
    if isinstance(effect, DoTo) and effect.action is heal:
        wounded = [strength(t.card(card)) for card in t.zones[zones.WOUNDED + t.seat]]
        return 0 if wounded and max(wounded) > _PLAIN else len(t.options) - 1
    return 0


def _quick_discard(t: STable) -> int:
    """SS-078 Plain cards make room for new ones."""
    for index, option in enumerate(list(t.options)):
        if option.verb is verbs.DISCARD and not t.card(option.a).is_armour and strength(t.card(option.a)) <= _PLAIN:
            return index
    return 0


def _worth_of_answer(t: STable, seat: SeatId, option: Option, effect: Effect | None) -> i64:
    verb = option.verb
    if verb is PICK_SEAT:
        return -WON // 2 if option.a == seat else points_of(t, option.a)
    if verb is PICK_PRINT:
        return strength(t.cards[option.a])
    if verb is PICK or verb is verbs.DISCARD or verb is verbs.HEAL_MORE:
        return _worth_of_pick(t, seat, option.a, effect)
    if verb is STOP:
        return 0 if isinstance(effect, (InOrderTo, Promote)) else -WON // 2
    return 1 if verb is YES else 0


def _worth_of_pick(t: STable, seat: SeatId, card: CardId, effect: Effect | None) -> i64:
    """What is good to have is taken, the weakest of the own cards is lost, and the best of the others'."""
    record = t.card(card)
    worth = strength(record) + 3 * record.pv
    if effect is None:
        return -worth
    price = effect.price if isinstance(effect, InOrderTo) else effect
    if isinstance(price, Swap) or (isinstance(price, DoFor) and price.action in _GOOD_TO_HAVE):
        return worth
    if isinstance(price, DoFor) and price.action is put_on_deck:
        return 0
    if isinstance(effect, (InOrderTo, Promote)) and effect.optional:
        return _PLAIN + 1 - worth
    return -worth if t.owner[card] == seat else worth
