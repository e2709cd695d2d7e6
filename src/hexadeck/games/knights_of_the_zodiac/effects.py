"""What texts do: the instructions (chapter 21)."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect, Target
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import Choice, Number
from hexadeck.cardtext.connectives import Block
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.sides import the_opponent
from hexadeck.games.knights_of_the_zodiac import asks, clock, events, on, steps, verbs, why, zones
from hexadeck.games.knights_of_the_zodiac.conditions import Kind, State
from hexadeck.games.knights_of_the_zodiac.deck import cosmo_of, discard
from hexadeck.games.knights_of_the_zodiac.moves import limit_hindrance
from hexadeck.games.knights_of_the_zodiac.power import has_text, knight_of
from hexadeck.games.knights_of_the_zodiac.table import (
    CANCELLED,
    KNIGHT,
    LEVEL_PLUS,
    LIMIT_PLUS,
    PAID,
    POWER_AGAIN,
    POWER_OF_ZODIAC,
    POWER_PLUS,
    TECHNIQUE,
    ZodiacTable,
    as_zodiac,
)
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import Row, append, extend, has, no_numbers, row_of
from hexadeck.kernel.table import Table

ONE: Final = Number(1, False)


class Instruction(Effect):
    """An instruction that does the same for every card it acts on, or something once."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_zodiac(t)
        if self.target is None:
            self.once(table, f)
        else:
            for card in f.targets(t, self.target):
                self.each(table, f, card)
        return True

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        raise NotImplementedError

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        raise NotImplementedError


def slot_in_battle(t: ZodiacTable) -> i64:
    return t.clock[clock.SLOT]


# -- what is chosen ----------------------------------------------------------------------------------------------------


class Among(Choice):
    """Cards that lie somewhere, of which those that fit can be chosen."""

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        raise NotImplementedError

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return True

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        table = as_zodiac(t)
        cards = self.lying_there(table, f)
        return [card for card in cards if card not in f.picked and self.fits(table, f, card)]

    def choose(self, t: CardTable, f: EffectFrame, optional: bool) -> EffectFrame | None:
        following = super().choose(t, f, optional)
        if following is None and t.is_asked_why:
            found = self.candidates(t, f)
            for field in fields_of(as_zodiac(t)):
                if field not in found:
                    place = t.place[field]
                    t.refuse(self.why_not(t, f, field), verbs.CHOOSE_THERE, field, place, verbs.where(place))
        return following

    def looked_at(self, t: CardTable, f: EffectFrame) -> list[int]:
        """All but Field Cards, which are pointed at where they lie."""
        return [card for card in range(len(t.what)) if t.can_point(card, f.seat) and not is_field(t, card)]


def is_field(t: CardTable, card: CardId) -> bool:
    return zones.FIELD <= t.place[card] < zones.FRONT


class InBattle(Among):
    """Knights of one side in this battle."""

    def side(self, t: ZodiacTable, f: EffectFrame) -> SeatId:
        raise NotImplementedError

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return t.zones[t.front(slot_in_battle(t), self.side(t, f))]

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        table = as_zodiac(t)
        is_meant = table.card(card).kind == KNIGHT and t.owner[card] == self.side(table, f)
        is_elsewhere = is_meant and not has(self.lying_there(table, f), card)
        return why.NOT_IN_BATTLE if is_elsewhere else super().why_not(t, f, card)


class OpposingKnight(InBattle):
    """`one opposing Knight of Level 3 or less`, in this battle; a level of 0 is any."""

    def __init__(self, level: i64) -> None:
        super().__init__(ONE)
        self.level = level

    def side(self, t: ZodiacTable, f: EffectFrame) -> SeatId:
        return the_opponent(t, f.seat)

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return self.level == 0 or t.card(card).level <= self.level


class OwnKnight(InBattle):
    """`one of your Knights`, in this battle."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(ONE)
        self.kind = kind

    def side(self, t: ZodiacTable, f: EffectFrame) -> SeatId:
        return f.seat

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return self.kind.fits(t.card(card))


class OpposingSupport(Among):
    """`one opposing Technique`, `one opposing Power of Zodiac card of cost 2 or less`; a cost of -1 is any."""

    def __init__(self, kind: i64, cost: i64) -> None:
        super().__init__(ONE)
        self.kind = kind
        self.cost = cost

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return t.zones[zones.SUPPORT + the_opponent(t, f.seat)]

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        record = t.card(card)
        return record.kind == self.kind and t.state[card] < CANCELLED and (self.cost < 0 or record.cost <= self.cost)


class RealmKnight(Among):
    """`one Knight from your Realm`; whether one fits is the owner's knowledge."""

    def __init__(self, limited: bool) -> None:
        super().__init__(ONE)
        self.limited = limited

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return t.zones[zones.REALM + f.seat]

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return self.hindrance(t, f, card) is None

    def hindrance(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        """KZ-086 Whether the Limit allows it."""
        slot = slot_in_battle(t)
        return limit_hindrance(t, f.seat, card, slot, t.field_at(slot)) if self.limited else None

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        table = as_zodiac(t)
        is_there = has(self.lying_there(table, f), card)
        return (self.hindrance(table, f, card) if is_there else None) or super().why_not(t, f, card)

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.REALM + f.seat]) > 0


class FaceUpRealmKnights(Among):
    """`up to two face-up Knights in your Realm`."""

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return t.zones[zones.REALM + f.seat]

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return t.face_up[card] == 1


class Discards(Among):
    """Cards of the own Discard Pile: any, or of one kind; a level of 0 is any."""

    def __init__(self, number: Number, kind: i64, level: i64) -> None:
        super().__init__(number)
        self.kind = kind
        self.level = level

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return t.zones[zones.DISCARD + f.seat]

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        record = t.card(card)
        if self.kind == NOTHING:
            return record.kind <= POWER_OF_ZODIAC
        return record.kind == self.kind and (self.level == 0 or record.level <= self.level)


class RevealedKnight(Among):
    """`one Knight among them`: of the cards that were just revealed from the Deck."""

    def __init__(self) -> None:
        super().__init__(ONE)

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return t.zones[zones.REVEALED + f.seat]

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return t.card(card).kind == KNIGHT


class OnField(Among):
    """A card on the Field area, pointed at where it lies: it may be face down."""

    def offer(self, t: CardTable, card: CardId) -> None:
        t.offer(verbs.CHOOSE_THERE, card, t.place[card], verbs.where(t.place[card]))


class OneField(OnField):
    """`one Field Card`, `one face-up Field Card`, `one Field Card without Knights`."""

    def __init__(self, face_up: bool, without_knights: bool) -> None:
        super().__init__(ONE)
        self.face_up = face_up
        self.without_knights = without_knights

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return fields_of(t)

    def fits(self, t: ZodiacTable, f: EffectFrame, field: CardId) -> bool:
        if self.face_up and not t.face_up[field]:
            return False
        slot = t.slot_of(field)
        return not self.without_knights or len(t.zones[t.front(slot, 0)]) + len(t.zones[t.front(slot, 1)]) == 0


class OpposingOnTable(OnField):
    """`one opposing face-up Knight`, or so many face-down ones, wherever they lie."""

    def __init__(self, number: Number, face_up: bool) -> None:
        super().__init__(number)
        self.face_up = face_up

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        foe = the_opponent(t, f.seat)
        cards = t.zones[zones.REALM + foe][:]
        for slot in range(zones.SLOTS):
            cards = extend(cards, t.zones[t.front(slot, foe)])
        return cards

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return (t.face_up[card] == 1) == self.face_up


class FaceDownFields(OnField):
    """A number of the opponent's face-down Field Cards: the Defense knows its own."""

    def lying_there(self, t: ZodiacTable, f: EffectFrame) -> Row:
        return fields_of(t)

    def fits(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> bool:
        return f.seat != t.defense and not t.face_up[card]


def fields_of(t: ZodiacTable) -> Row:
    fields = no_numbers()
    for slot in range(zones.SLOTS):
        if t.field_at(slot) != NOTHING:
            fields = append(fields, t.field_at(slot))
    return fields


# -- cards and Cosmo ---------------------------------------------------------------------------------------------------


class TakeIntoHand(Instruction):
    """`take … into your hand`."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.told = events.TAKEN

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.move(card, zones.HAND + f.seat)
        t.dirty = True
        t.emit(self.told, f.seat, card)


class Recall(TakeIntoHand):
    """KZ-237 `Recall`: the player may choose a Technique of the own discards."""

    def __init__(self) -> None:
        super().__init__(Discards(Number(1, True), TECHNIQUE, 0))
        self.told = events.RECALLED


class PutIntoCosmo(Instruction):
    """`put up to three cards from your Discard Pile into your Cosmo area`."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.move(card, zones.COSMO + f.seat)
        t.dirty = True
        t.emit(events.PUT_INTO_COSMO, f.seat, card)


class LookAtTop(Effect):
    """`look at the top 4 cards of your Deck`: what follows speaks of them."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if f.ready:
            return True
        cards = t.zones[zones.DECK + f.seat]
        first = max(0, len(cards) - self.amount)
        top = cards[first:]
        for card in top:
            t.show(card, f.seat)
        t.then_frame(f.with_picks(tuple([int(card) for card in top]), True))
        return False


class PutBack(Effect):
    """`put them back in any order`: one by one, the last one on top."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        left = [card for card in f.chosen if card not in f.picked]
        if len(left) < 2:
            self.arrange(as_zodiac(t), f, [*f.picked, *left])
            return True
        f.ask_with(t, asks.TOP_OF_DECK)
        for card in left:
            t.offer(verbs.PUT_ON_TOP, card)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        t.then_frame(f.with_picks((*f.picked, int(option.a)), False))

    def arrange(self, t: ZodiacTable, f: EffectFrame, order: list[int]) -> None:
        cards = [card for card in t.zones[zones.DECK + f.seat] if card not in order]
        t.zones[zones.DECK + f.seat] = row_of(cards + order)
        t.emit(events.PUT_BACK, f.seat)


class RefillTo(Instruction):
    """`this turn you draw up to 6 cards in hand`, or your opponent (KZ-072)."""

    def __init__(self, amount: i64, opponent: bool) -> None:
        super().__init__()
        self.amount = amount
        self.opponent = opponent

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.refill[the_opponent(t, f.seat) if self.opponent else f.seat] = self.amount
        t.emit(events.ALLOWED, f.seat, f.source)


class DeployMore(Instruction):
    """`you may deploy one more Knight this turn` (KZ-078)."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.deploys[f.seat] += 1
        t.emit(events.ALLOWED, f.seat, f.source)


class MoveBetweenFields(Instruction):
    """`this turn one of your Knights may move from one Field Card to another` (KZ-085)."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.roads[f.seat] += 1
        t.emit(events.ALLOWED, f.seat, f.source)


class MoveTwice(Instruction):
    """`this turn one of your Knights may move twice` (KZ-082)."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.marches[f.seat] += 1
        t.emit(events.ALLOWED, f.seat, f.source)


# -- Field Cards and Levels --------------------------------------------------------------------------------------------


class ChangeLimit(Instruction):
    """`one Field Card has a Limit 2 higher for your Level Checks this turn`: for everybody's, or only the player's."""

    def __init__(self, target: Target, amount: i64, sign: i64, own: bool) -> None:
        super().__init__()
        self.target = target
        self.amount = amount
        self.sign = sign
        self.own = own

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.change(LIMIT_PLUS, f.source, card, self.sign * self.amount, f.seat if self.own else NOTHING)
        t.emit(events.CHANGED, f.seat, f.source, card)


class ChangeLevel(Instruction):
    """`one opposing face-up Knight has a Level 2 higher for Level Checks this turn`."""

    def __init__(self, target: Target, amount: i64, sign: i64) -> None:
        super().__init__()
        self.target = target
        self.amount = amount
        self.sign = sign

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.change(LEVEL_PLUS, f.source, card, self.sign * self.amount, NOTHING)
        t.emit(events.CHANGED, f.seat, f.source, card)


class CloseField(Instruction):
    """`your opponent cannot move Knights onto one Field Card without Knights this turn`."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.gated[card] = 2 - f.seat
        t.emit(events.CHANGED, f.seat, f.source, card)


class Crack(Instruction):
    """KZ-228."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.clock[clock.EXTRA_DAMAGE] += self.amount


class Mend(Instruction):
    """KZ-229 After the Field Damage of this battle is placed."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.clock[clock.MEND] += self.amount


# -- looking -----------------------------------------------------------------------------------------------------------


class Look(Instruction):
    """KZ-238, KZ-R59 Only the player of the text learns what was seen."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.show(card, f.seat)
        t.emit(events.LOOKED, f.seat, card)


class ScoutFields(Look):
    def __init__(self, amount: i64) -> None:
        super().__init__(FaceDownFields(Number(amount, False)))
        self.amount = amount


class ScoutKnights(Look):
    def __init__(self, amount: i64) -> None:
        super().__init__(OpposingOnTable(Number(amount, False), False))
        self.amount = amount


class ScoutHand(Instruction):
    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        for card in t.zones[zones.HAND + the_opponent(t, f.seat)]:
            t.show(card, f.seat)
        t.emit(events.LOOKED_AT_HAND, f.seat)


# -- Knights in a battle -----------------------------------------------------------------------------------------------


class ChangePower(Instruction):
    """`one opposing Knight gets -300 Power`, `Weaken one opposing Knight … by 250`."""

    def __init__(self, target: Target, amount: i64) -> None:
        super().__init__()
        self.target = target
        self.amount = amount

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        change_power(t, f, card, self.amount)


class WeakenOne(ChangePower):
    def __init__(self, target: Target, minus: i64) -> None:
        super().__init__(target, -minus)
        self.minus = minus


class ChangePowerIf(ChangePower):
    def __init__(self, target: Target, amount: i64, condition: State) -> None:
        super().__init__(target, amount)
        self.condition = condition

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        if self.condition.holds(t, slot_in_battle(t), f.source, f.seat):
            change_power(t, f, card, self.amount)


def change_power(t: ZodiacTable, f: EffectFrame, card: CardId, amount: i64) -> None:
    """KZ-R36 Until the battle is over."""
    t.change(POWER_PLUS, f.source, card, amount, NOTHING)
    t.emit(events.POWER_CHANGED, f.seat, card, number=amount)
    t.dirty = True


class PowerAgain(Instruction):
    """`… adds its printed Power again` (KZ-R26)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.change(POWER_AGAIN, f.source, card, t.card(card).power, NOTHING)
        t.emit(events.POWER_CHANGED, f.seat, card, number=t.card(card).power)
        t.dirty = True


class DiscardFromRealm(Instruction):
    """`discard one Knight from your Realm`: what follows speaks of it."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        discard(t, card)
        t.moved[card] = 0
        t.emit(events.DISCARDED, f.seat, card)


class PowerPerLevel(Effect):
    """`one of your Knights gets +100 Power per Level of the discarded Knight`."""

    def __init__(self, target: Target, amount: i64) -> None:
        super().__init__()
        self.target = target
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_zodiac(t)
        assert self.target is not None
        for card in f.targets(t, self.target):
            for discarded in f.chosen:
                change_power(table, f, card, self.amount * table.card(discarded).level)
        return True


class Silence(Instruction):
    """KZ-222."""

    def __init__(self) -> None:
        super().__init__()
        self.target = OpposingKnight(0)

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        silence(t, f, card)


class Hush(Instruction):
    """KZ-223."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        for card in t.zones[t.front(slot_in_battle(t), the_opponent(t, f.seat))]:
            silence(t, f, card)


def silence(t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
    t.silenced[card] = 1
    t.emit(events.SILENCED, f.seat, card)
    t.dirty = True


class IgnoreTexts(Instruction):
    """`the texts of all Knights are ignored in this battle`."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.clock[clock.TEXTLESS] = 1
        t.emit(events.TEXTS_IGNORED, f.seat, f.source)
        t.dirty = True


class Petrify(Instruction):
    """KZ-224."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.petrified[card] = 1
        t.emit(events.PETRIFIED, f.seat, card)
        t.dirty = True


class Banish(Instruction):
    """KZ-225, KZ-R38 It is not defeated."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        owner = t.owner[card]
        t.move(card, zones.REALM + owner)
        t.emit(events.BANISHED, owner, card)
        t.dirty = True


class Cancel(Instruction):
    """KZ-226, KZ-R57."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.state[card] = CANCELLED
        t.emit(events.CANCELLED, f.seat, card)


class Shield(Instruction):
    """`your Knights return to your Realm instead of being defeated`."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.shielded[f.seat] = 1


class Reinforce(Instruction):
    """`move one Knight from your Realm into this battle if the Limit allows it`: its own text works, unless a card
    says that none does (KZ-222)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        t.move(card, t.front(slot_in_battle(t), f.seat))
        t.face_up[card] = 1
        t.show_to_all(card)
        t.emit(events.JOINED, f.seat, card)
        t.dirty = True
        if has_text(t, card):
            t.then_with(steps.texts_of, append(no_numbers(), card), f.seat, on.CHECK)


class Veil(Instruction):
    """KZ-232 Whoever has seen the face still knows it."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        turn_down(t, f.seat, knight_of(t, f.source), events.VEILED)


class TurnDown(Instruction):
    """`turn up to two face-up Knights in your Realm face down`."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def each(self, t: ZodiacTable, f: EffectFrame, card: CardId) -> None:
        turn_down(t, f.seat, card, events.TURNED_DOWN)


def turn_down(t: ZodiacTable, seat: SeatId, knight: CardId, told: EventKind) -> None:
    t.face_up[knight] = 0
    t.dirty = True
    t.emit(told, seat, knight)


class Withdraw(Instruction):
    """KZ-231."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.then(steps.choose_withdraw, f.seat, knight_of(t, f.source))


class Shift(Instruction):
    """KZ-233."""

    def once(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.then(steps.choose_shift, f.seat, knight_of(t, f.source))


def choose_withdraw(t: ZodiacTable, seat: SeatId, knight: CardId) -> None:
    """KZ-231 The player may."""
    if t.slot_of(knight) != NOTHING:
        t.ask(seat, asks.WITHDRAW, steps.take_withdraw, knight)
        t.offer(verbs.SHIFT, knight, zones.REALM + seat, 0)
        t.offer(verbs.STAY)


def take_withdraw(table: Table, option: Option) -> None:
    t = as_zodiac(table)
    if option.verb is verbs.SHIFT:
        t.move(option.a, option.b)
        t.emit(events.WITHDREW, t.decided, option.a)
        turn_down(t, t.decided, option.a, events.TURNED_DOWN)


def choose_shift(t: ZodiacTable, seat: SeatId, knight: CardId) -> None:
    """KZ-233 Where the opponent has no Knight and the Limit, if it can be seen, allows it."""
    if t.slot_of(knight) == NOTHING:
        return
    t.ask(seat, asks.SHIFT, steps.take_shift, knight, always=True)
    for slot in range(zones.SLOTS):
        field = t.field_at(slot)
        if field != NOTHING and slot != t.slot_of(knight):
            hindrance = shift_hindrance(t, seat, knight, slot, field)
            t.offer_unless(hindrance, verbs.SHIFT, knight, t.front(slot, seat), slot + 1)
    t.offer(verbs.STAY)


def shift_hindrance(t: ZodiacTable, seat: SeatId, knight: CardId, slot: i64, field: CardId) -> Hindrance | None:
    """KZ-233, KZ-R36 Where the opponent has no Knight and has not closed the Field Card."""
    if t.gated[field] == seat + 1:
        return why.GATED
    if len(t.zones[t.front(slot, the_opponent(t, seat))]) > 0:
        return why.OPPOSED
    return limit_hindrance(t, seat, knight, slot, field)


def take_shift(table: Table, option: Option) -> None:
    """KZ-233 No battle comes of it this turn."""
    t = as_zodiac(table)
    if option.verb is verbs.SHIFT:
        t.move(option.a, option.b)
        t.emit(events.SHIFTED, t.decided, option.a, number=t.slot_of(option.a) + 1)


# -- at a cost ---------------------------------------------------------------------------------------------------------


class Spend(Block):
    """KZ-206 `spend 1 Cosmo`: the player may, and gets what follows; statements of the line hold once it is paid."""

    def __init__(self, cost: i64, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.parts = effects
        self.cost = cost

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return cosmo_of(as_zodiac(t), f.seat) >= self.cost

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if not self.is_possible(t, f):
            return True
        f.ask_with(t, asks.SPEND, self.cost)
        t.offer(verbs.SPEND, self.cost)
        t.offer(verbs.SPEND_NOT)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        if option.verb is verbs.SPEND:
            as_zodiac(t).paid[f.source] = PAID
            t.then(steps.pay, f.seat, self.cost)
            for program in self.programs:
                t.then_frame(f.block(program))
