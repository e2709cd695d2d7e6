"""Instructions: the verbs of the card language as Saint Seiya uses it. Each record is built by a phrase."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import PICK_SEAT, Ability, Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import ChooseCards, Number
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.connectives import Block
from hexadeck.cardtext.filters import Filter, Named
from hexadeck.cardtext.frames import EffectFrame, start_effect
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.players import ByOne
from hexadeck.cardtext.sides import OPPONENTS, seats_of
from hexadeck.games.saint_seiya import clock, events, steps, timings, why, zones
from hexadeck.games.saint_seiya.field import eliminate, give_away, remove_flame
from hexadeck.games.saint_seiya.kinds import CHARACTER, Kind, OfCharacters
from hexadeck.games.saint_seiya.movement import (
    can_draw,
    destroy,
    discard,
    draw,
    give,
    has_card_to_draw,
    heal,
    put,
    put_into_discard,
    shuffle_discard_in,
    shuffle_into_reserve,
    take_into_hand,
    wound,
    wound_together,
)
from hexadeck.games.saint_seiya.table import COSMO, FORCE, STable, as_stable
from hexadeck.games.saint_seiya.targets import (
    FOES_ARMOURS,
    MY_DECK,
    MY_HAND,
    THE_FIELD,
    ChooseOne,
    all_at,
    group_at,
    one_at,
)
from hexadeck.games.saint_seiya.values import alongside, base_cost, cost, is_healing_possible
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, has

# -- can it be used? ---------------------------------------------------------------------------------------------------


def could_happen(t: STable, ability: Ability, card: CardId, seat: SeatId) -> bool:
    """SS-R09, SS-R10 Whether an instruction would change something, as far as its player can know."""
    f = start_effect(ability.program, card, seat, card)
    for effect in ability.body:
        if effect.is_possible(t, f):
            return True
    return False


def likeness_of_arrival(t: STable, card: CardId, face: i64) -> i64:
    """What a card that is turned up in the Maintenance phase changes in this turn: it arrives, and then it lies there.

    Nobody acquires anything any more. A card whose arrival changes nothing matters only to other arrivals: Aiolos
    looks for Gold Knights, and June forbids healing.
    """
    if t.clock[clock.PHASE] != clock.MAINTENANCE or not (t.place[card] == zones.RESERVE or t.is_on_field(card)):
        return face
    record = t.cards[face]
    for line in record.lines:
        if line.timing is timings.ARRIVAL and could_happen(t, line.ability, card, t.clock[clock.ACTIVE]):
            return face
    is_forbidding = any([statement.forbids_healing() for statement in record.on_field])
    return NOTHING - 1 - (2 if record.has_flame else 0) - (1 if is_forbidding else 0)


def hangs_on_hand(ability: Ability) -> bool:
    """Whether the use of an ability would tell something about the player's own hand (SS-R52)."""
    for effect in ability.body:
        if _asks_for_hand(effect):
            return True
    return False


def _asks_for_hand(effect: Effect) -> bool:
    target = effect.target
    if isinstance(target, ChooseCards) and target.zone == zones.HAND:
        return True
    if isinstance(effect, ByOne):
        return False
    for one in effect.inside():
        if _asks_for_hand(one):
            return True
    return False


# -- actions on cards --------------------------------------------------------------------------------------------------

Action = Callable[[STable, SeatId, CardId], None]


def to_wound(t: STable, seat: SeatId, card: CardId) -> None:
    wound(t, card)


def to_destroy(t: STable, seat: SeatId, card: CardId) -> None:
    destroy(t, card)


def to_discard(t: STable, seat: SeatId, card: CardId) -> None:
    discard(t, card)


def to_heal(t: STable, seat: SeatId, card: CardId) -> None:
    heal(t, card)


def to_take(t: STable, seat: SeatId, card: CardId) -> None:
    take_into_hand(t, seat, card)


def to_return(t: STable, seat: SeatId, card: CardId) -> None:
    put_into_discard(t, seat, card)


def to_eliminate(t: STable, seat: SeatId, card: CardId) -> None:
    eliminate(t, card)


def to_acquire(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-111, SS-R23 From the field it is an acquisition like any other."""
    t.then(steps.acquire_free, seat, card)


def to_steal(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R25, SS-R76 Not from the field: neither a defeat nor a Flame."""
    give_away(t, card, seat)


def to_put_on_deck(t: STable, seat: SeatId, card: CardId) -> None:
    put(t, card, zones.DECK + seat)
    t.emit(events.PUT_ON_DECK, seat, card)


def to_replace(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R50 Eliminated, and another card in its place."""
    slot = zones.slot_of(t.place[card])
    eliminate(t, card)
    t.then(steps.reveal_in_place, slot)


def to_swap_hero(t: STable, seat: SeatId, card: CardId) -> None:
    """SS-R77 Under the marker, and one of that player's destroyed Heroes of the lowest rank into the discard."""
    owner = t.owner[card]
    back = destroyed_heroes(t, owner)[0]
    destroy(t, card)
    put_into_discard(t, owner, back)


def destroyed_heroes(t: STable, seat: SeatId) -> list[CardId]:
    found = t.zones[zones.DESTROYED + seat]
    return [card for card in found if t.card(card).is_hero and t.card(card).rank == 0]


# -- one card, or all of them ------------------------------------------------------------------------------------------


class OnOne(Effect):
    """`wound a Knight from your hand`: somebody chooses a card, and something happens to it."""

    def __init__(self, action: Action, kind: Filter, place: i64) -> None:
        super().__init__()
        self.action = action
        self.kind = kind
        self.place = place
        self.chosen_one = one_at(place, OfCharacters(kind) if action is to_wound else kind)
        self.target = self.chosen_one

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        """What others hold is not known: whoever has cards in hand may have a fitting one (SS-R52)."""
        if self.action is to_heal and not is_healing_possible(as_stable(t)):
            return False
        if self.place == MY_HAND and f.seat != t.turn_player():
            return len(t.zones[zones.HAND + f.seat]) > 0
        return self.chosen_one.is_there(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        for card in f.targets(t, self.chosen_one):
            self.action(table, f.seat, card)
        return True


class OnAll(Effect):
    """`heal all your wounded Knights`."""

    def __init__(self, action: Action, kind: Filter, place: i64) -> None:
        super().__init__()
        self.action = action
        self.kind = kind
        self.place = place
        self.all = all_at(place, OfCharacters(kind) if action is to_wound else kind)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        if self.action is to_heal and not is_healing_possible(as_stable(t)):
            return False
        if self.place == MY_HAND and f.seat != t.turn_player():
            return len(t.zones[zones.HAND + f.seat]) > 0
        return self.all.is_there(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        cards = self.all.cards(t, f)
        if self.action is to_wound:
            wound_together(table, cards)
        else:
            for card in cards:
                self.action(table, f.seat, card)
        return True


class Twice(Block):
    """`wounds two Characters from their hand`: one after the other, as far as possible."""

    def __init__(self, action: Action, kind: Filter, place: i64) -> None:
        self.once = OnOne(action, kind, place)
        super().__init__(self.once)
        self.action = action
        self.kind = kind
        self.place = place

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        t.then_frame(f.block(self.programs[0]))
        t.then_frame(f.block(self.programs[0]))
        return True


class InOrderTo(Effect):
    """`destroy a Character from your hand to draw 2 cards`: the second only if the first was done (SS-R09).

    Where it is optional, choosing no card declines; so nobody learns whether there was one to choose (SS-R52).
    """

    def __init__(self, price: OnOne, gain: Effect, optional: bool = False) -> None:
        super().__init__()
        self.price = price
        self.gain = gain
        self.optional = optional
        self.target = price.target
        self.program: i64 = 0

    def inside(self) -> tuple[Effect, ...]:
        return (self.price, self.gain)

    def blocks(self) -> tuple[tuple[Effect, ...], ...]:
        return ((self.gain,),)

    def number_blocks(self, numbers: list[int]) -> None:
        self.program = numbers[0]

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.price.is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if f.picked:
            self.price.run(t, f)
            t.then_frame(f.block(self.program))
        return True


class Then(Block):
    """`draw 1 card, then discard a card from your hand`: as much as possible (SS-R09)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__(first, second)
        self.first = first
        self.second = second

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return self.first.is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for program in self.programs:
            t.then_frame(f.block(program))
        return True


class ByChosen(ByOne):
    """`an opponent …`, `a player …`: one for whom it could change something, of the user's choice (SS-R53)."""

    def seats(self, t: CardTable, f: EffectFrame) -> list[int]:
        found = seats_of(t, self.side, f.seat, f.seat)
        if self.decides:
            return found
        return [seat for seat in found if self.may_concern(t, f, seat)]

    def may_concern(self, t: CardTable, f: EffectFrame, seat: SeatId) -> bool:
        """Whoever has cards in hand may have fitting ones: also the user, or the question would tell (SS-R52)."""
        if isinstance(self.effect, WoundHandAndDraw):
            return len(t.zones[zones.HAND + seat]) > 0
        return self.effect.is_possible(t, f.block_for(f.program, seat))


# -- drawing -----------------------------------------------------------------------------------------------------------


class Draw(Effect):
    """`draw 1 card`."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return can_draw(as_stable(t), f.seat)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        draw(as_stable(t), f.seat, self.amount)
        return True


class WoundHandAndDraw(Effect):
    """`wounds all Characters from their hand and draws as many cards` (SS-R79)."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        if f.seat != t.turn_player():
            return len(t.zones[zones.HAND + f.seat]) > 0
        return MY_CHARACTERS.is_there(t, f.source, f.seat)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        cards = MY_CHARACTERS.members(t, f.source, f.seat)
        for card in cards:
            wound(table, card)
        draw(table, f.seat, len(cards))
        return True


class ShuffleDiscardIn(Effect):
    """`shuffle your discard into your deck` (SS-R78)."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return can_draw(as_stable(t), f.seat)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        shuffle_discard_in(as_stable(t), f.seat)
        return True


class Search(Block):
    """`take a Character from your deck into your hand, then shuffle your deck`."""

    def __init__(self, kind: Filter) -> None:
        self.kind = kind
        super().__init__(TakeFromDeck(kind))

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        deck = t.zones[zones.DECK + f.seat] if len(t.zones[zones.DECK + f.seat]) else t.zones[zones.DISCARD + f.seat]
        return any([self.kind.matches(t.prints[t.face(card)]) for card in deck])

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        """SS-R05 A card has to leave the deck, so an empty one is made anew."""
        if has_card_to_draw(as_stable(t), f.seat):
            t.then_frame(f.block(self.programs[0]))
        return True


class TakeFromDeck(OnOne):
    """The part of a search that chooses."""

    def __init__(self, kind: Filter) -> None:
        super().__init__(to_take, kind, MY_DECK)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        super().run(t, f)
        t.shuffle(zones.DECK + f.seat)
        t.emit(events.DECK_SHUFFLED, f.seat)
        return True


class RevealTop(Effect):
    """`reveal the top 3 cards of your deck`: they lie open until the text is done."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return can_draw(as_stable(t), f.seat)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        left = self.amount
        while left > 0 and has_card_to_draw(as_stable(t), f.seat):
            for card in t.move_top(zones.DECK + f.seat, 1, zones.REVEALED + f.seat):
                t.emit(events.SHOWN, f.seat, card)
            left -= 1
        return True


class TakeRevealed(Effect):
    """`take the others into your hand`."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in t.zones[zones.REVEALED + f.seat]:
            take_into_hand(as_stable(t), f.seat, card)
        return True


# -- other hands -------------------------------------------------------------------------------------------------------


class FromThatHand(ChooseCards):
    """A card of the hand that was looked at; whoever looked chooses."""

    def lying_there(self, t: CardTable, f: EffectFrame) -> Row:
        return t.zones[zones.HAND + f.player]


class WoundFromThatHand(Effect):
    def __init__(self, kind: Filter) -> None:
        super().__init__()
        self.kind = kind
        self.target = FromThatHand(Number(1, False), (kind,), zones.HAND)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            wound(as_stable(t), card)
        return True


class LookAndWound(Block):
    """`look at an opponent's hand, then wound a Character from it` (SS-R53: the user chooses)."""

    def __init__(self, kind: Filter) -> None:
        super().__init__(WoundFromThatHand(kind))
        self.kind = kind

    def seats(self, t: CardTable, f: EffectFrame) -> list[int]:
        found = seats_of(t, OPPONENTS, f.seat, f.seat)
        return [seat for seat in found if len(t.zones[zones.HAND + seat]) > 0]

    def inside(self) -> tuple[Effect, ...]:
        return ()

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(self.seats(t, f)) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        f.ask(t)
        for seat in self.seats(t, f):
            t.offer(PICK_SEAT, seat)
        return len(self.seats(t, f)) == 0

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        for card in t.zones[zones.HAND + option.a]:
            t.show(card, f.seat)
        t.emit(events.LOOKED, f.seat, number=option.a + 1)
        frame = f.block(self.programs[0])
        frame.player = option.a
        t.then_frame(frame)
        f.go_on(t, f.chosen, True)


class ShuffleNamedIn(Effect):
    """`shuffles one "…" from their hand into the Reserve`: there is nothing to decide, so nobody is asked."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.HAND + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        cards = [card for card in t.zones[zones.HAND + f.seat] if t.prints[t.face(card)].name == self.name]
        if cards:
            shuffle_into_reserve(as_stable(t), cards[:1])
        return True


# -- Heroes ------------------------------------------------------------------------------------------------------------


class Pair(ChooseCards):
    """Two identical cards of a name, as one option for each number on them (SS-R46)."""

    def __init__(self, name: str) -> None:
        super().__init__(Number(1, False), (Named(name),), zones.HAND)

    def fits(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        if not super().fits(t, f, card):
            return False
        for other in self.lying_there(t, f):
            if other != card and t.face(other) == t.face(card) and super().fits(t, f, other):
                return True
        return False

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        is_alone = has(self.lying_there(t, f), card) and super().fits(t, f, card)
        return why.NO_TWIN if is_alone else super().why_not(t, f, card)


class Promote(Effect):
    """`you may destroy two identical "…" from your hand to put a set-aside "…" of the next
    rank into your discard` (SS-112, SS-R45)."""

    def __init__(self, name: str, same: str) -> None:
        super().__init__()
        self.name = name
        self.same = same
        self.optional = True
        self.target = Pair(name)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        for card in f.picked:
            twin = next(one for one in t.zones[zones.HAND + f.seat] if one != card and t.face(one) == t.face(card))
            rank = table.card(card).rank
            destroy(table, card)
            destroy(table, twin)
            enter_from_aside(table, f.seat, self.same, rank + 1)
        return True


class BringIn(Effect):
    """`put a set-aside bronze-rank Hero into your discard`."""

    def __init__(self, rank: i64) -> None:
        super().__init__()
        self.rank = rank

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        enter_from_aside(as_stable(t), f.seat, "", self.rank)
        return True


def enter_from_aside(t: STable, seat: SeatId, name: str, rank: i64) -> None:
    """SS-024 A Hero enters the game, if one of that rank is left."""
    for card in t.zones[zones.SET_ASIDE + seat]:
        record = t.card(card)
        if record.rank == rank and (not name or record.name == name):
            put(t, card, zones.DISCARD + seat)
            t.emit(events.PROMOTED, seat, card)
            return


class SwapHero(OnOne):
    """`swap a bronze-rank Hero from a player's discard with one of that player's destroyed green-rank Heroes`."""

    def __init__(self, kind: Filter, place: i64) -> None:
        super().__init__(to_swap_hero, kind, place)
        self.chosen_one = SwappableHero(group_at(place, kind))
        self.target = self.chosen_one


class SwappableHero(ChooseOne):
    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        has_one = len(destroyed_heroes(as_stable(t), t.owner[card])) > 0
        return super().why_not_choosable(t, f, card) if has_one else why.NO_HERO_BACK


# -- Armours -----------------------------------------------------------------------------------------------------------


class SwapArmours(OnOne):
    """`swap this Armour with an opponent's Gold Armour in play` (SS-R43)."""

    def __init__(self, kind: Filter) -> None:
        super().__init__(to_take, kind, FOES_ARMOURS)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        for card in f.picked:
            other = t.owner[card]
            t.move(card, zones.ARMOUR + f.seat)
            t.move(f.source, zones.ARMOUR + other)
            give(table, card, f.seat)
            give(table, f.source, other)
            t.emit(events.SWAPPED, f.seat, f.source, card)
        return True


class OpenArmours(Effect):
    """`Armours on the field can be acquired with Force at their Cosmo cost this turn` (SS-R73)."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return as_stable(t).clock[clock.ARMOURS_BY_FORCE] == 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_stable(t).clock[clock.ARMOURS_BY_FORCE] = 1
        t.emit(events.ARMOURS_OPEN, f.seat)
        return True


# -- for this turn -----------------------------------------------------------------------------------------------------


class Strengthen(OnOne):
    """`a Knight in play gets +4 Force this turn` (SS-R11, SS-R21)."""

    def __init__(self, kind: Filter, place: i64, amount: i64) -> None:
        super().__init__(to_wound, kind, place)
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            as_stable(t).bonus[card] += self.amount
            t.emit(events.STRENGTHENED, f.seat, card, number=self.amount)
        return True


class StrengthenAll(Effect):
    """`let all your Characters get +1 Force this turn`, also those that come later (SS-113)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        as_stable(t).clock[clock.ALL_FORCE] += self.amount
        t.emit(events.ALL_STRENGTHENED, f.seat, number=self.amount)
        return True


class Cheaper(OnOne):
    """`a Knight on the field costs 2 less Force and 2 less Cosmo this turn` (SS-R20, SS-R21)."""

    def __init__(self, kind: Filter, force: i64, cosmo: i64 = 0) -> None:
        super().__init__(to_wound, kind, THE_FIELD)
        self.force = force
        self.cosmo = cosmo
        self.chosen_one = Priced(group_at(THE_FIELD, kind), cosmo > 0)
        self.target = self.chosen_one

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        for card in f.picked:
            table.force_cut[card] += self.force
            table.cosmo_cut[card] += self.cosmo
            for way, less in ((FORCE, self.force), (COSMO, self.cosmo)):
                price = cost(table, f.seat, card, way)
                if less > 0 and price != NOTHING:
                    t.emit(events.CHEAPER[way], f.seat, card, number=price)
        return True


class Priced(ChooseOne):
    """SS-R10, SS-R20 A card without such a cost cannot become cheaper."""

    def __init__(self, group: Group, by_cosmo: bool) -> None:
        super().__init__(group)
        self.by_cosmo = by_cosmo

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        has_cost = self.has_cost(as_stable(t), f.seat, card)
        return super().why_not_choosable(t, f, card) if has_cost else why.NO_PRICE

    def has_cost(self, t: STable, seat: SeatId, card: CardId) -> bool:
        record = t.card(card)
        if base_cost(t, seat, record, FORCE) != NOTHING:
            return True
        return self.by_cosmo and base_cost(t, seat, record, COSMO) != NOTHING


# -- the field and the Reserve -----------------------------------------------------------------------------------------


class EliminateAndRefill(Effect):
    """`eliminate all green or bronze-rank cards from the field, then refill the field` (SS-075, SS-R31)."""

    def __init__(self, kind: Filter, word: str = "") -> None:
        super().__init__()
        self.kind = kind
        self.word = word
        """A card on the field says "all other" and means the same: it is being acquired."""
        self.all = all_at(THE_FIELD, kind)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        """SS-R10 Also where there is only a gap to fill, and a card to fill it with."""
        is_gap = len(as_stable(t).field_cards()) < zones.SLOTS and len(t.zones[zones.RESERVE]) > 0
        return is_gap or self.all.is_there(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in self.all.cards(t, f):
            eliminate(as_stable(t), card)
        t.then(steps.refill_field)
        return True


class SwapOnField(Effect):
    """`swap two cards on the field`: whoever lies under them goes along (SS-105)."""

    def __init__(self, kind: Filter) -> None:
        super().__init__()
        self.kind = kind
        self.two = ChooseOne(group_at(THE_FIELD, kind), 2)
        self.target = self.two

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(self.two.fitting(t, f)) > 1

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if len(f.picked) == 2:
            one, other = f.picked
            place = t.place[one]
            t.move(one, t.place[other])
            t.move(other, place)
            t.emit(events.SWAPPED, f.seat, one, other)
        return True


class RemoveFlame(Effect):
    """`remove 1 Flame` (SS-074)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        """SS-R56 Below none nothing happens."""
        return as_stable(t).clock[clock.FLAMES] > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for _ in range(self.amount):
            remove_flame(as_stable(t))
        return True


class AcquireTop(Effect):
    """`acquire the top card of the Reserve`: shown to all, without any effect of it (SS-R55)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in t.move_top(zones.RESERVE, 1, zones.DISCARD + f.seat):
            give(as_stable(t), card, f.seat)
            t.emit(events.ACQUIRED, f.seat, card)
        return True


class ThisIntoReserve(Effect):
    """`shuffle this card into the Reserve`."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        shuffle_into_reserve(as_stable(t), [f.source])
        return True


class ReturnToReserve(Effect):
    """`shuffle this card and all Gold Knights in the common discard into the Reserve` (SS-R48, SS-R49)."""

    def __init__(self, kind: Filter) -> None:
        super().__init__()
        self.kind = kind

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        cards = [card for card in t.zones[zones.COMMON] if self.kind.matches(table.card(card))]
        table.clock[clock.POPE] = 1
        shuffle_into_reserve(table, [f.source, *cards])
        return True


class GiveThis(Effect):
    """`put this card into a player's discard`, whichever the active player chooses."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        f.ask(t)
        for seat in as_stable(t).seats_from(f.seat):
            t.offer(PICK_SEAT, seat)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        give_away(as_stable(t), f.source, option.a)
        f.go_on(t, f.chosen, True)


class WoundThis(Effect):
    """`wound this card`: it lies wounded in front of whoever acquires it (SS-R30)."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        give(table, f.source, f.seat)
        wound(table, f.source)
        return True


# -- conditions --------------------------------------------------------------------------------------------------------


class DiscardHolds(Condition):
    """`your discard holds a "…"` (SS-R35)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return self.name in [t.prints[t.face(card)].name for card in t.zones[zones.DISCARD + seat]]


class AnotherAlongside(Condition):
    """`another "…" is alongside` (SS-R36)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        return self.name in [t.prints[t.face(card)].name for card in alongside(as_stable(t), source)]


class AnotherOnField(Condition):
    """`another Gold Knight is on the field` (SS-074)."""

    def __init__(self, kind: Filter) -> None:
        self.kind = kind

    def holds_for(self, t: CardTable, source: CardId, seat: SeatId, that: i64) -> bool:
        table = as_stable(t)
        return any([card != source and self.kind.matches(table.card(card)) for card in table.field_cards()])


CHARACTERS: Final = Kind(CHARACTER)
MY_CHARACTERS: Final = group_at(MY_HAND, CHARACTERS)
