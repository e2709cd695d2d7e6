"""Instructions: the verbs of the card language as Zenonzard uses it.

Each record is built by a phrase and carried out here.
"""

from hexadeck.cardtext.abilities import Ability, Effect, EffectFrame, Target, answer_effect
from hexadeck.cardtext.core import Choice, Condition, If, Number
from hexadeck.games.zenonzard.actions import (
    add_neutral_mana,
    add_to_hand,
    base_room,
    change,
    damage_force,
    damage_life,
    destroy,
    destroy_force,
    draw,
    enter_base,
    enter_field,
    field_room,
    have_entered,
    leave_base,
    leave_field,
    make_token,
    move_to_base,
    move_to_field,
    ready,
    rest,
    restore_force,
    restore_life,
    values_changed,
)
from hexadeck.games.zenonzard.mana import as_ztable, make_room_in_base, make_room_on_field
from hexadeck.games.zenonzard.nouns import Each, Filter, Group, OfType
from hexadeck.games.zenonzard.play import take_back_magic
from hexadeck.games.zenonzard.statements import Change, Statement
from hexadeck.games.zenonzard.table import (
    ASK_COLOUR,
    BASE,
    BOTTOMED,
    BP,
    CHANGED,
    COLOUR,
    COLOURED,
    COLOURS,
    DECK,
    DISCARDED,
    DP,
    DP_BECOMES,
    EXCHANGED,
    FIELD,
    FORCE,
    HAND,
    KEYWORD,
    MILLED,
    MOVEMENT_GAINED,
    MUST_BLOCK_NOW,
    ON_ANY_TURN_END,
    ON_BATTLE_ENDS,
    ON_SUMMONS,
    POINTS_CAP,
    PRINTED_DP,
    RETURNS_TO_FIELD,
    REVEALED,
    SHUFFLED,
    SHUFFLED_IN,
    STAYS_RESTED,
    TRASH,
    UNTIL_STANDBY_OF,
    UNTIL_TURN_ENDS,
    ZTable,
)
from hexadeck.games.zenonzard.targets import Choose, ChooseCards, That
from hexadeck.games.zenonzard.triggers import Event, Trigger
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.imagine import give_faces
from hexadeck.kernel.rng import shuffled
from hexadeck.kernel.table import Table


def times(t: ZTable, f: EffectFrame, each: Each | None) -> int:
    return 1 if each is None else each.count(t, f.source, f.seat)


class OnTargets(Effect):
    """An instruction that does the same to everything it acts on."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        target = self.acts_on
        if isinstance(target, Choice):
            return len(target.candidates(as_ztable(t), f)) > 0
        return len(target.cards(t, f)) > 0

    def run(self, t: Table, f: EffectFrame) -> bool:
        self.act(as_ztable(t), f, f.targets(t, self.acts_on))
        return True

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        raise NotImplementedError


def is_on_field(t: ZTable, card: int) -> bool:
    return t.place[card] == FIELD + t.owner[card]


# -- cards in hand and deck --------------------------------------------------------------------------------------------


class Draw(Effect):
    def __init__(self, amount: int, each: Each | None) -> None:
        super().__init__()
        self.amount = amount
        self.each = each

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return len(t.zones[DECK + f.seat]) > 0

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        draw(table, f.seat, self.amount * times(table, f, self.each))
        return True


class EachDraws(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: Table, f: EffectFrame) -> bool:
        draw(as_ztable(t), f.seat, self.amount)
        draw(as_ztable(t), 1 - f.seat, self.amount)
        return True


class DrawUntil(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: Table, f: EffectFrame) -> bool:
        draw(as_ztable(t), f.seat, max(0, self.amount - len(t.zones[HAND + f.seat])))
        return True


class FromCards(OnTargets):
    """An instruction about chosen cards of a zone of the own."""

    def __init__(self, number: Number, card: "CardKind", zone: int) -> None:
        self.choice = ChooseCards(number, card.filters(), zone)
        super().__init__(self.choice)
        self.number = number
        self.card = card


class CardKind:
    """`purple Field Minion card with another name`: what kind of card, wherever it lies."""

    def __init__(self, adjectives: tuple[Filter, ...], kind: tuple[Filter, ...], withs: tuple[Filter, ...]) -> None:
        self.adjectives = adjectives
        self.kind = kind
        self.withs = withs

    def filters(self) -> tuple[Filter, ...]:
        return (*self.adjectives, *self.kind, *self.withs)


class Discard(FromCards):
    """`discard one card from your hand` (D16)."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, HAND)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            discard(t, card)


def discard(t: ZTable, card: int) -> None:
    t.move(card, TRASH + t.owner[card])
    t.emit(DISCARDED, t.owner[card], card)


class EachDiscardsHand(Effect):
    def run(self, t: Table, f: EffectFrame) -> bool:
        for seat in (f.seat, 1 - f.seat):
            for card in t.zones[HAND + seat]:
                discard(as_ztable(t), card)
        return True


class ReturnFromTrash(FromCards):
    """`return one Magic card from your trash to your hand`; a card may say that it goes to the field instead."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, TRASH)

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        to_field = [card for card in f.picked if returns_to_field(table, card)]
        if len(to_field) > field_room(table, f.seat):
            t.then_within(make_room_on_field, f.seat, len(to_field))
            t.then_frame(f.with_picks(f.picked, f.ready))
            return False
        for card in f.picked:
            if card in to_field:
                enter_field(table, card, False)
            else:
                add_to_hand(table, card)
        have_entered(table, tuple(to_field))
        return True


def returns_to_field(t: ZTable, card: int) -> bool:
    """A replacement works for a card in the trash that says so; a text in the trash speaks only for itself."""
    for ability in t.cards[t.what[card]].in_trash:
        if RETURNS_TO_FIELD in ability.kinds:
            return True
    return False


class ReturnToDeck(FromCards):
    """`return one card from your trash to the bottom of your deck`."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, TRASH)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            t.move(card, DECK + f.seat, True)
            t.emit(SHUFFLED_IN, f.seat, card)


class ShuffleIntoDeck(FromCards):
    """`shuffle up to five cards from your trash into your deck`."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, TRASH)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            t.move(card, DECK + f.seat)
            t.emit(SHUFFLED_IN, f.seat, card)
        shuffle_deck(t, f.seat)


def shuffle_deck(t: ZTable, seat: int) -> None:
    t.shuffle(DECK + seat)
    t.emit(SHUFFLED, seat)


class PutOnField(FromCards):
    """`put one Field Minion card from your trash on your field`: not a summon (ZZ-R09)."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, TRASH)

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if len(f.picked) > field_room(table, f.seat):
            t.then_within(make_room_on_field, f.seat, len(f.picked))
            t.then_frame(f.with_picks(f.picked, f.ready))
            return False
        for card in f.picked:
            enter_field(table, card, False)
        have_entered(table, f.picked)
        return True


class PutInBase(FromCards):
    """`put one green Base Minion card from your hand in your base Rested`: no [When Placed] (ZZ-208)."""

    def __init__(self, number: Number, card: CardKind, rested: bool, zone: int = HAND) -> None:
        super().__init__(number, card, zone)
        self.rested = rested

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if len(f.picked) > base_room(table, f.seat):
            t.then_within(make_room_in_base, f.seat, len(f.picked))
            t.then_frame(f.with_picks(f.picked, f.ready))
            return False
        for card in f.picked:
            enter_base(table, card, self.rested)
        return True


class SearchIntoBase(PutInBase):
    """`put one Base Minion card from your deck in your base, then shuffle your deck` (ZZ-120, ZZ-R42)."""

    def __init__(self, number: Number, card: CardKind, rested: bool) -> None:
        super().__init__(number, card, rested, DECK)

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return len(t.zones[DECK + f.seat]) > 0

    def run(self, t: Table, f: EffectFrame) -> bool:
        if not super().run(t, f):
            return False
        shuffle_deck(as_ztable(t), f.seat)
        return True


class Search(FromCards):
    """`search your deck for one Base Minion card, reveal it, take it in your hand and shuffle your deck`."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, DECK)

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return len(t.zones[DECK + f.seat]) > 0

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            reveal(t, f.seat, card)
            add_to_hand(t, card)
        shuffle_deck(t, f.seat)


def reveal(t: ZTable, seat: int, card: int) -> None:
    t.show_to_all(card)
    t.emit(REVEALED, seat, card)


class Look(Effect):
    """`look at the top 3 cards of your deck`: the owner sees them, as far as there are any (ZZ-R54)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return len(t.zones[DECK + f.seat]) > 0

    def run(self, t: Table, f: EffectFrame) -> bool:
        cards = t.zones[DECK + f.seat][-self.amount :]
        for card in cards:
            t.show(card, f.seat)
        f.go_on(t, cards, True)
        return False


class TakeLooked(FromCards):
    """`take one Field Minion card among them, revealed, and put the rest on the bottom in random order` (D15)."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, NOTHING)

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return False

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        rest_of_them = tuple([card for card in f.chosen if card not in cards])
        for card in cards:
            reveal(t, f.seat, card)
            add_to_hand(t, card)
        for card in shuffled(t.rng, rest_of_them):
            t.move(card, DECK + f.seat, True)
            t.forget(card)
        t.emit(BOTTOMED, f.seat, number=len(rest_of_them))


class Mill(Effect):
    """`put the top 3 cards of the foe's deck in its owner's trash`, or of each player's."""

    def __init__(self, amount: int, each_player: bool) -> None:
        super().__init__()
        self.amount = amount
        self.each_player = each_player

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return len(t.zones[DECK + 1 - f.seat]) > 0 or (self.each_player and len(t.zones[DECK + f.seat]) > 0)

    def run(self, t: Table, f: EffectFrame) -> bool:
        for seat in (f.seat, 1 - f.seat) if self.each_player else (1 - f.seat,):
            for card in reversed(t.zones[DECK + seat][-self.amount :]):
                t.move(card, TRASH + seat)
                t.emit(MILLED, seat, card)
        return True


# -- minions, Forces, mana ---------------------------------------------------------------------------------------------


class Gets(OnTargets):
    """`one minion gets +300 BP and Charge this turn`."""

    def __init__(self, target: Target, changes: tuple[Change, ...], until: int, each: Each | None) -> None:
        super().__init__(target)
        self.changes = changes
        self.until = until
        self.each = each

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return times(as_ztable(t), f, self.each) > 0 and super().is_possible(t, f)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        count = times(t, f, self.each)
        for card in cards:
            if is_on_field(t, card):
                for one in self.changes:
                    give(t, card, one, count, self.until)
                t.emit(CHANGED, t.owner[card], card)


def give(t: ZTable, card: int, one: Change, count: int, until: int) -> None:
    """ZZ-211 Permanent gains belong to the minion, others end by themselves."""
    if one.bp:
        change(t, card, BP, one.bp * count, until)
    if one.dp:
        change(t, card, DP, one.dp * count, until)
    if one.printed_dp:
        change(t, card, PRINTED_DP, one.printed_dp * count, until)
    if one.keyword:
        change(t, card, KEYWORD, one.keyword, until)


class DpBecomes(OnTargets):
    def __init__(self, target: Target, amount: int) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if is_on_field(t, card):
                change(t, card, DP_BECOMES, self.amount, UNTIL_TURN_ENDS)
                t.emit(CHANGED, t.owner[card], card)


class Destroy(OnTargets):
    """Minions and Forces are destroyed, mana goes where replaced mana goes."""

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        minions = tuple([card for card in cards if is_on_field(t, card)])
        for card in cards:
            if t.cards[t.what[card]].type == FORCE:
                if t.points[card] > 0:
                    destroy_force(t, card)
            elif t.place[card] == BASE + t.owner[card]:
                leave_base(t, card)
        destroy(t, minions)


class DestroyForEach(Destroy):
    """`destroy one foe minion for each destroyed Force of yours`: all chosen first, then destroyed together."""

    def __init__(self, group: Group, each: Each) -> None:
        choice = Choose(Number(1, False), group)
        choice.each = each
        super().__init__(choice)
        self.group = group
        self.each = each


class Rest(OnTargets):
    def __init__(self, target: Target) -> None:
        super().__init__(target)
        if isinstance(target, Choose):
            target.to_rest = True

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            rest(t, card)


class BecomeActive(OnTargets):
    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if (t.place[card] >= FIELD and t.place[card] < TRASH) or t.cards[t.what[card]].type == FORCE:
                ready(t, card)


class ReturnToHand(OnTargets):
    """Minions return to their owner's hand; `this card` may be the Magic in use. `whose` keeps the wording."""

    def __init__(self, target: Target, whose: str) -> None:
        super().__init__(target)
        self.whose = whose

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if is_on_field(t, card):
                leave_field(t, card, HAND)
            else:
                take_back_magic(t, card)


class MoveToBase(OnTargets):
    """Minions move to their owner's base; tokens cannot (ZZ-R29), the owner of a full base makes room (ZZ-R30)."""

    def __init__(self, target: Target, whose: str, rested: bool) -> None:
        super().__init__(target)
        self.whose = whose
        self.rested = rested
        if isinstance(target, Choose):
            target.to_move = True

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        moving = [
            card for card in f.targets(t, self.acts_on) if is_on_field(table, card) and table.card(card).is_minion_card
        ]
        for seat in (f.seat, 1 - f.seat):
            count = sum([1 for card in moving if table.owner[card] == seat])
            if count > base_room(table, seat):
                t.then_within(make_room_in_base, seat, count)
                t.then_frame(f.with_picks(f.picked, f.ready))
                return False
        for card in moving:
            move_to_base(table, card, self.rested)
        return True


class MoveToField(FromCards):
    """`move up to three minion cards from your base to your field Active`."""

    def __init__(self, number: Number) -> None:
        super().__init__(number, CardKind((), (OfType(-1),), ()), BASE)

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if len(f.picked) > field_room(table, f.seat):
            t.then_within(make_room_on_field, f.seat, len(f.picked))
            t.then_frame(f.with_picks(f.picked, f.ready))
            return False
        for card in f.picked:
            move_to_field(table, card, True)
        have_entered(table, f.picked)
        return True


class PutNeutralMana(Effect):
    """`put one Neutral Mana in your base`: mandatory, also when the base is full (ZZ-R31)."""

    def __init__(self, number: Number, rested: bool) -> None:
        super().__init__()
        self.number = number
        self.rested = rested

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if self.number.amount > base_room(table, f.seat):
            t.then_within(make_room_in_base, f.seat, self.number.amount)
            t.then_frame(f.with_picks(f.picked, f.ready))
            return False
        for _ in range(self.number.amount):
            add_neutral_mana(table, f.seat, self.rested)
        return True


class ChangeColour(OnTargets):
    """`change one Neutral Mana of yours to a colour of your choice` (D18)."""

    def run(self, t: Table, f: EffectFrame) -> bool:
        if not f.picked:
            return True
        t.ask(f.seat, ASK_COLOUR, answer_effect, f.source)
        for colour in range(len(COLOURS)):
            t.offer(COLOUR, colour, f.picked[0])
        return False

    def answer(self, t: Table, f: EffectFrame, option: Option) -> None:
        if option.verb is COLOUR:
            table = as_ztable(t)
            t.emit(COLOURED, f.seat, option.b)
            give_faces(t, (option.b,), (table.library.neutral_mana + 1 + option.a,))
            values_changed(table)
            f.go_on(t, f.picked, True)
        else:
            super().answer(t, f, option)


class MakeTokens(Effect):
    """`make two "Owlet" tokens` (ZZ-136); a full field makes room first (ZZ-R30, ZZ-R31)."""

    def __init__(self, number: Number, name: str) -> None:
        super().__init__()
        self.number = number
        self.name = name

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if self.number.amount > field_room(table, f.seat):
            t.then_within(make_room_on_field, f.seat, self.number.amount)
            t.then_frame(f.with_picks(f.picked, f.ready))
            return False
        what = table.library.by_name[self.name].number
        have_entered(table, tuple([make_token(table, what, f.seat) for _ in range(self.number.amount)]))
        return True


# -- Life, Forces, Movement --------------------------------------------------------------------------------------------


class RestoreLife(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: Table, f: EffectFrame) -> bool:
        return as_ztable(t).life[f.seat] < POINTS_CAP

    def run(self, t: Table, f: EffectFrame) -> bool:
        restore_life(as_ztable(t), f.seat, self.amount)
        return True


class RestoreForce(OnTargets):
    def __init__(self, target: Target, amount: int) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for force in cards:
            restore_force(t, force, self.amount)


class DamageLife(Effect):
    """`deal 3 damage to the foe's Life, less 1 for each standing foe Force`."""

    def __init__(self, amount: int, less: int, each: Each | None) -> None:
        super().__init__()
        self.amount = amount
        self.less = less
        self.each = each

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        damage_life(table, 1 - f.seat, self.amount - self.less * times(table, f, self.each), False)
        return True


class DamageForces(OnTargets):
    def __init__(self, target: Target, amount: int) -> None:
        super().__init__(target)
        self.amount = amount

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for force in cards:
            damage_force(t, force, self.amount, False)


class Exchange(OnTargets):
    """`exchange the foe's Life with the points of one Force of yours`: both capped at 10; no damage, no restoring."""

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for force in cards:
            foe = 1 - f.seat
            life = t.life[foe]
            t.life[foe] = min(POINTS_CAP, t.points[force])
            t.points[force] = min(POINTS_CAP, life)
            t.emit(EXCHANGED, f.seat, force)
            t.dirty = True


class GainMovement(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: Table, f: EffectFrame) -> bool:
        as_ztable(t).movements[f.seat] += self.amount
        t.emit(MOVEMENT_GAINED, f.seat, number=self.amount)
        return True


# -- permissions for a while -------------------------------------------------------------------------------------------


class Select(OnTargets):
    """`choose one foe minion`: for what follows."""

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        pass


class FoeMustBlock(Effect):
    """`the foe must block this attack` (ZZ-214)."""

    def run(self, t: Table, f: EffectFrame) -> bool:
        as_ztable(t).clock[MUST_BLOCK_NOW] = 1
        return True


class Marks(OnTargets):
    """Something holds for minions for a while: they must block, cannot block, cannot be blocked."""

    def __init__(self, target: Target, kind: int, until: int) -> None:
        super().__init__(target)
        self.kind = kind
        self.until = until

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            if is_on_field(t, card):
                change(t, card, self.kind, 1, self.until)
                t.emit(CHANGED, t.owner[card], card)


class StayRested(Effect):
    """`they cannot become Active until the end of the foe's next Standby Phase` (ZZ-R51)."""

    def run(self, t: Table, f: EffectFrame) -> bool:
        for card in f.chosen:
            change(as_ztable(t), card, STAYS_RESTED, 1, UNTIL_STANDBY_OF + 1 - f.seat)
        return True


class Lasting(Effect):
    """Sets up abilities that last for the turn or the battle: `this turn, ...`, `when this turn ends, ...`."""

    def __init__(self, ability: Statement, until: int) -> None:
        super().__init__()
        self.ability = ability
        self.until = until

    def standing(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def run(self, t: Table, f: EffectFrame) -> bool:
        table = as_ztable(t)
        table.lasting.extend((self.ability.number, f.source, self.until))
        table.listen(self.ability, f.source)
        return True


class EachTimeFor(Lasting):
    """`this turn, each time {event}, {effect}`."""

    def __init__(self, event: Event, effect: Effect, until: int) -> None:
        super().__init__(Trigger(event, effect), until)
        self.event = event
        self.effect = effect


class AtEnd(Lasting):
    """`when this turn ends, {effect}`, `at the end of this battle, if {condition}, {effect}`."""

    def __init__(self, effect: Effect, until: int, condition: Condition | None = None) -> None:
        kind = ON_ANY_TURN_END if until == UNTIL_TURN_ENDS else ON_BATTLE_ENDS
        body: Effect = effect if condition is None else If(condition, effect)
        super().__init__(Trigger(Event(kind, None), body), until)
        self.effect = effect
        self.condition = condition


class NextSummoned(Lasting):
    """`this turn, the next red minion you summon gets Charge this turn`."""

    def __init__(self, group: Group, changes: tuple[Change, ...]) -> None:
        gets = Gets(That("that minion"), changes, UNTIL_TURN_ENDS, None)
        super().__init__(Trigger(Event(ON_SUMMONS, group), gets, True), UNTIL_TURN_ENDS)
        self.group = group
        self.changes = changes
