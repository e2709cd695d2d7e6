"""Instructions about cards: drawing, discarding, searching, looking, returning from the trash."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import CardTable, Effect, EffectFrame
from hexadeck.cardtext.choices import Number
from hexadeck.games.zenonzard import events, modifiers, zones
from hexadeck.games.zenonzard.actions import (
    add_to_hand,
    draw,
    enter_base,
    enter_field,
    have_entered,
    move_to_field,
)
from hexadeck.games.zenonzard.effects import OnTargets, times, waits_for_base, waits_for_field
from hexadeck.games.zenonzard.mana import as_ztable
from hexadeck.games.zenonzard.nouns import Each, Filter, OfType
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.games.zenonzard.targets import ChooseCards
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.rows import backwards, row_of


class Draw(Effect):
    def __init__(self, amount: i64, each: Each | None) -> None:
        super().__init__()
        self.amount = amount
        self.each = each

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        draw(table, f.seat, self.amount * times(table, f, self.each))
        return True


class EachDraws(Effect):
    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        draw(as_ztable(t), f.seat, self.amount)
        draw(as_ztable(t), 1 - f.seat, self.amount)
        return True


class DrawUntil(Effect):
    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        draw(as_ztable(t), f.seat, max(0, self.amount - len(t.zones[zones.HAND + f.seat])))
        return True


class FromCards(OnTargets):
    """An instruction about chosen cards of a zone of the own."""

    def __init__(self, number: Number, card: "CardKind", zone: i64) -> None:
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
        super().__init__(number, card, zones.HAND)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            discard(t, card)


def discard(t: ZTable, card: i64) -> None:
    t.move(card, zones.TRASH + t.owner[card])
    t.emit(events.DISCARDED, t.owner[card], card)


class EachDiscardsHand(Effect):
    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for seat in (f.seat, 1 - f.seat):
            for card in t.zones[zones.HAND + seat]:
                discard(as_ztable(t), card)
        return True


class ReturnFromTrash(FromCards):
    """`return one Magic card from your trash to your hand`; a card may say that it goes to the field instead."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, zones.TRASH)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        to_field = [card for card in f.picked if returns_to_field(table, card)]
        if waits_for_field(table, f, len(to_field)):
            return False
        for card in f.picked:
            if card in to_field:
                enter_field(table, card, False)
            else:
                add_to_hand(table, card)
        have_entered(table, tuple(to_field))
        return True


def returns_to_field(t: ZTable, card: i64) -> bool:
    """A replacement works for a card in the trash that says so; a text in the trash speaks only for itself."""
    for ability in t.cards[t.what[card]].in_trash:
        if modifiers.RETURNS_TO_FIELD in ability.kinds:
            return True
    return False


class ReturnToDeck(FromCards):
    """`return one card from your trash to the bottom of your deck`."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, zones.TRASH)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            t.move(card, zones.DECK + f.seat, True)
            t.emit(events.SHUFFLED_IN, f.seat, card)


class ShuffleIntoDeck(FromCards):
    """`shuffle up to five cards from your trash into your deck`."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, zones.TRASH)

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            t.move(card, zones.DECK + f.seat)
            t.emit(events.SHUFFLED_IN, f.seat, card)
        shuffle_deck(t, f.seat)


def shuffle_deck(t: ZTable, seat: i64) -> None:
    t.shuffle(zones.DECK + seat)
    t.emit(events.SHUFFLED, seat)


class PutOnField(FromCards):
    """`put one Field Minion card from your trash on your field`: not a summon (ZZ-R09)."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, zones.TRASH)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_field(table, f, len(f.picked)):
            return False
        for card in f.picked:
            enter_field(table, card, False)
        have_entered(table, f.picked)
        return True


class PutInBase(FromCards):
    """`put one green Base Minion card from your hand in your base Rested`: no [When Placed] (ZZ-208)."""

    def __init__(self, number: Number, card: CardKind, rested: bool, zone: i64 = zones.HAND) -> None:
        super().__init__(number, card, zone)
        self.rested = rested

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_base(table, f, f.seat, len(f.picked)):
            return False
        for card in f.picked:
            enter_base(table, card, self.rested)
        return True


class SearchIntoBase(PutInBase):
    """`put one Base Minion card from your deck in your base, then shuffle your deck` (ZZ-120, ZZ-R42)."""

    def __init__(self, number: Number, card: CardKind, rested: bool) -> None:
        super().__init__(number, card, rested, zones.DECK)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if not super().run(t, f):
            return False
        shuffle_deck(as_ztable(t), f.seat)
        return True


class Search(FromCards):
    """`search your deck for one Base Minion card, reveal it, take it in your hand and shuffle your deck`."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, zones.DECK)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        for card in cards:
            reveal(t, f.seat, card)
            add_to_hand(t, card)
        shuffle_deck(t, f.seat)


def reveal(t: ZTable, seat: i64, card: i64) -> None:
    t.show_to_all(card)
    t.emit(events.REVEALED, seat, card)


class Look(Effect):
    """`look at the top 3 cards of your deck`: the owner sees them, as far as there are any (ZZ-R54)."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        cards = t.zones[zones.DECK + f.seat][-self.amount :]
        for card in cards:
            t.show(card, f.seat)
        f.go_on(t, tuple(cards), True)
        return False


class TakeLooked(FromCards):
    """`take one Field Minion card among them, revealed, and put the rest on the bottom in random order` (D15)."""

    def __init__(self, number: Number, card: CardKind) -> None:
        super().__init__(number, card, NOTHING)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def act(self, t: ZTable, f: EffectFrame, cards: tuple[int, ...]) -> None:
        rest_of_them = [card for card in f.chosen if card not in cards]
        for card in cards:
            reveal(t, f.seat, card)
            add_to_hand(t, card)
        for card in t.in_random_order(row_of(rest_of_them)):
            t.move(card, zones.DECK + f.seat, True)
            t.forget(card)
        t.emit(events.BOTTOMED, f.seat, number=len(rest_of_them))


class Mill(Effect):
    """`put the top 3 cards of the foe's deck in its owner's trash`, or of each player's."""

    def __init__(self, amount: i64, each_player: bool) -> None:
        super().__init__()
        self.amount = amount
        self.each_player = each_player

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + 1 - f.seat]) > 0 or (self.each_player and len(t.zones[zones.DECK + f.seat]) > 0)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for seat in (f.seat, 1 - f.seat) if self.each_player else (1 - f.seat,):
            for card in backwards(t.zones[zones.DECK + seat][-self.amount :]):
                t.move(card, zones.TRASH + seat)
                t.emit(events.MILLED, seat, card)
        return True


class MoveToField(FromCards):
    """`move up to three minion cards from your base to your field Active`."""

    def __init__(self, number: Number) -> None:
        super().__init__(number, CardKind((), (OfType(-1),), ()), zones.BASE)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_ztable(t)
        if waits_for_field(table, f, len(f.picked)):
            return False
        for card in f.picked:
            move_to_field(table, card, True)
        have_entered(table, f.picked)
        return True
