"""Instructions of Noble Actions that need more than a phrase and a function."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext import moves
from hexadeck.cardtext.abilities import Effect, Target
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.choices import AMONG_THEM, ChooseCards, Number, TopOf
from hexadeck.cardtext.durations import add_change
from hexadeck.cardtext.filters import fit_all
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.moves import AT_BOTTOM, Destination, InAnyOrder, send
from hexadeck.cardtext.plain import DoTo
from hexadeck.cardtext.sides import the_opponent
from hexadeck.cardtext.values import Change
from hexadeck.games.knights_and_kings import events, zones
from hexadeck.games.knights_and_kings.changes import UNTIL_RESET_OF
from hexadeck.games.knights_and_kings.formations import empty_slot
from hexadeck.games.knights_and_kings.noble import discard
from hexadeck.games.knights_and_kings.nouns import CardKind
from hexadeck.games.knights_and_kings.orders import return_to_hand
from hexadeck.games.knights_and_kings.table import BY_SUMMONS, KingsTable, as_kings_table
from hexadeck.games.knights_and_kings.units import enter_field
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.ids import CardId
from hexadeck.kernel.rows import Row

TO_HAND: Final = Destination(zones.HAND, events.RETURNED_TO_HAND)
SHOWN_TO_HAND: Final = Destination(zones.HAND, None, revealed=events.REVEALED)
TAKEN_TO_HAND: Final = Destination(zones.HAND, events.TOOK)
TO_BOTTOM: Final = Destination(zones.DECK, events.BOTTOMED, AT_BOTTOM)

# -- units -------------------------------------------------------------------------------------------------------------


class ReturnToOwners(DoTo):
    """`return one opposing unit in play to its owner's hand`; several have `their owners' hands`."""

    def __init__(self, target: Target, whose: str) -> None:
        super().__init__(return_to_hand, target)
        self.whose = whose


class IsUntilReset(Effect):
    """`one of your fielded units is Evasive until your next Reset`."""

    def __init__(self, target: Target, changes: tuple[Change, ...]) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target
        self.changes = changes

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            for change in self.changes:
                add_change(t, card, change.layer.number, change.amount, UNTIL_RESET_OF + f.seat)
            t.tell(events.CHANGED, t.owner[card], card)
        return True


class MoveToSlot(Effect):
    """`move one opposing fielded unit into an empty opposing slot`: not by attacking or patrolling (KK-R22)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return empty_slot(as_kings_table(t), the_opponent(t, f.seat)) != NOTHING and super().is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            move_to_slot(as_kings_table(t), card)
        return True


def move_to_slot(t: KingsTable, card: CardId) -> None:
    place = empty_slot(t, t.owner[card])
    if place != NOTHING:
        t.move(card, place)
        t.came_by[card] = BY_SUMMONS
        t.emit(events.SUMMONED, t.owner[card], card)


# -- cards from graveyard, hand and deck -------------------------------------------------------------------------------


class ReturnToHand(moves.Move):
    """`return up to two unit cards from your graveyard to your hand`."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__(ChooseCards(number, cards.filters(), zones.GRAVEYARD), TO_HAND)
        self.number = number
        self.cards = cards


class Search(moves.Search):
    """`search your deck for up to three Foot Soldier cards, show them, take them into your hand and shuffle`."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__(ChooseCards(number, cards.filters(), zones.DECK), SHOWN_TO_HAND, events.SHUFFLED)
        self.number = number
        self.cards = cards


class PutOnField(Effect):
    """`put one Knight card from your graveyard onto your field`: fielded this turn, for no coins (KK-R50)."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__()
        self.number = number
        self.cards = cards
        self.target = self.choice()

    def choice(self) -> ChooseCards:
        return ChooseCards(self.number, self.cards.filters(), zones.GRAVEYARD)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            enter_field(as_kings_table(t), f.seat, card)
            t.emit(events.ENTERED, f.seat, card)
        return True


class PutFromGraveyardOrHand(PutOnField):
    """`put one Foot Soldier card from your graveyard or, if there is none, from your hand onto your field`."""

    def choice(self) -> ChooseCards:
        return FromGraveyardOrHand(self.number, self.cards.filters(), zones.GRAVEYARD)


class FromGraveyardOrHand(ChooseCards):
    """From the graveyard or, if there is none, from the hand."""

    def lying_there(self, t: CardTable, f: EffectFrame) -> Row:
        buried = t.zones[zones.GRAVEYARD + f.seat]
        for card in buried:
            if fit_all(self.filters, t, card, f.source, f.seat):
                return buried
        return t.zones[zones.HAND + f.seat]


# -- looking -----------------------------------------------------------------------------------------------------------


class LookAtTop(moves.Look):
    """`look at the top 4 cards of your deck`."""

    def __init__(self, amount: i64) -> None:
        super().__init__(TopOf(amount, zones.DECK), events.LOOKED)
        self.amount: i64 = amount


class OpponentsHand(Target):
    """All cards of the opponent's hand."""

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return tuple(t.zones[zones.HAND + the_opponent(t, f.seat)])


class LookAtHand(moves.Look):
    """`look at your opponent's hand`."""

    def __init__(self) -> None:
        super().__init__(OpponentsHand(), events.LOOKED)


class TakeOfThem(Effect):
    """`take one of them into your hand`, after cards have been looked at; "the others" are those that stay."""

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number = number
        self.target = ChooseCards(number, (), AMONG_THEM)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        send(t, f.picked, TAKEN_TO_HAND, f.seat)
        f.go_on(t, tuple([card for card in f.chosen if card not in f.picked]), True)
        return False


class PutOthersOnBottom(moves.Move):
    """`put the others on the bottom of your deck in any order`: the one chosen last lies lowest."""

    def __init__(self) -> None:
        super().__init__(InAnyOrder(), TO_BOTTOM)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False


class DiscardFromIt(Effect):
    """`discard one Noble Action card from it`: from the hand just looked at."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__()
        self.number = number
        self.cards = cards
        self.target = ChooseCards(number, cards.filters(), AMONG_THEM)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            discard(as_kings_table(t), card)
        return True
