"""Instructions that only Saint Seiya has; all others are plain ones of the core, said with functions of the rules."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.connectives import Block
from hexadeck.cardtext.durations import Gets
from hexadeck.cardtext.filters import Filter
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.moves import Search
from hexadeck.cardtext.sides import ANYBODY
from hexadeck.cardtext.values import UNTIL_TURN_ENDS, Change
from hexadeck.games.saint_seiya import events, zones
from hexadeck.games.saint_seiya.movement import destroy, draw, enter, has_card_to_draw, wound_together
from hexadeck.games.saint_seiya.table import FORCE, as_stable
from hexadeck.games.saint_seiya.targets import AllOf, OneWithACost, Pair
from hexadeck.games.saint_seiya.values import Cost
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId


class InOrderTo(Effect):
    """`destroy a Character from your hand to draw 2 cards`: the second only if the first was done (SS-R09).

    Where it is optional, choosing no card declines; so nobody learns whether there was one to choose (SS-R52).
    """

    def __init__(self, price: Effect, gain: Effect, optional: bool = False) -> None:
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


class SearchDeck(Block):
    """`take a Character from your deck …`: a card has to leave the deck, so an empty one is made anew (SS-R05)."""

    def __init__(self, search: Search) -> None:
        super().__init__(search)
        self.search = search

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        pile = zones.DECK if len(t.zones[zones.DECK + f.seat]) > 0 else zones.DISCARD
        return any([self.search.choice.fits(t, f, card) for card in t.zones[pile + f.seat]])

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        if has_card_to_draw(as_stable(t), f.seat):
            t.then_frame(f.block(self.programs[0]))
        return True


class WoundHandAndDraw(Effect):
    """`wounds all Characters from their hand and draws as many cards` (SS-R79)."""

    def __init__(self, hurt: AllOf) -> None:
        super().__init__()
        self.hurt = hurt
        self.target = hurt

    def may_concern(self, t: CardTable, f: EffectFrame) -> bool:
        """SS-R52 Also of its user nobody knows whether there are Characters."""
        return len(t.zones[zones.HAND + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        cards = self.hurt.cards(t, f)
        wound_together(as_stable(t), cards)
        draw(as_stable(t), f.seat, len(cards))
        return True


class LookAtHand(Effect):
    """`look at that player's hand` (SS-R53)."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.HAND + f.player]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in t.zones[zones.HAND + f.player]:
            t.show(card, f.seat)
        t.emit(events.LOOKED, f.seat, number=f.player + 1)
        return True


class Promote(Effect):
    """`you may destroy two identical "…" from your hand to put a set-aside "…" of the next
    rank into your discard` (SS-112, SS-R45)."""

    def __init__(self, name: str, same: str) -> None:
        super().__init__()
        self.name = name
        self.same = same
        self.optional = True
        self.pair = Pair(name)
        self.target = self.pair

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_stable(t)
        for card in f.picked:
            twin = self.pair.twin_of(t, f, card)
            destroy(table, card)
            destroy(table, twin)
            for hero in t.zones[zones.SET_ASIDE + f.seat]:
                if t.print_of(hero).name == self.same and table.card(hero).rank == table.card(card).rank + 1:
                    enter(table, f.seat, hero)
                    break
        return True


class Cheaper(Gets):
    """`a Knight on the field costs 2 less Force and 2 less Cosmo this turn` (SS-R20, SS-R21)."""

    def __init__(self, kind: Filter, changes: tuple[Change, ...]) -> None:
        target = OneWithACost(kind, zones.SLOT_ZONES, ANYBODY, changes)
        super().__init__(target, changes, UNTIL_TURN_ENDS, events.CHEAPER[FORCE])
        self.kind = kind

    def tell(self, t: CardTable, f: EffectFrame, card: CardId) -> None:
        for change in self.changes:
            price = change.value
            assert isinstance(price, Cost)
            if price.now(t, card) != NOTHING:
                t.tell(events.CHEAPER[price.way], f.seat, card, number=price.now(t, card))
