"""Instructions of Noble Actions that need more than a phrase and a function."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import PICK, CardTable, Effect, EffectFrame, Target
from hexadeck.cardtext.choices import AMONG_THEM, ChooseCards, Number
from hexadeck.cardtext.durations import add_change
from hexadeck.cardtext.values import Change
from hexadeck.games.knights_and_kings import changes, events, zones
from hexadeck.games.knights_and_kings.formations import empty_slot
from hexadeck.games.knights_and_kings.noble import discard
from hexadeck.games.knights_and_kings.nouns import CardKind
from hexadeck.games.knights_and_kings.table import BY_SUMMONS, KingsTable, as_kings_table
from hexadeck.games.knights_and_kings.units import enter_field
from hexadeck.kernel.decisions import NOTHING

# -- units -------------------------------------------------------------------------------------------------------------


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
                add_change(t, card, change.layer.number, change.amount, changes.UNTIL_RESET_OF + f.seat)
            t.tell(events.CHANGED, t.owner[card], card)
        return True


class MoveToSlot(Effect):
    """`move one opposing fielded unit into an empty opposing slot`: not by attacking or patrolling (KK-R22)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.acts_on = target

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return empty_slot(as_kings_table(t), 1 - f.seat) != NOTHING and super().is_possible(t, f)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.targets(t, self.acts_on):
            move_to_slot(as_kings_table(t), card)
        return True


def move_to_slot(t: KingsTable, card: i64) -> None:
    place = empty_slot(t, t.owner[card])
    if place != NOTHING:
        t.move(card, place)
        t.came_by[card] = BY_SUMMONS
        t.emit(events.SUMMONED, t.owner[card], card)


# -- cards from graveyard, hand and deck -------------------------------------------------------------------------------


class FromCards(Effect):
    """An instruction about chosen cards of one's own: of which kind, and where they lie."""

    def __init__(self, number: Number, cards: CardKind, zone: i64) -> None:
        super().__init__()
        self.number = number
        self.cards = cards
        self.choice = ChooseCards(number, cards.filters(), zone)
        self.target = self.choice

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            self.act(as_kings_table(t), f.seat, card)
        return True

    def act(self, t: KingsTable, seat: i64, card: i64) -> None:
        raise NotImplementedError


class ReturnToHand(FromCards):
    """`return up to two unit cards from your graveyard to your hand`."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__(number, cards, zones.GRAVEYARD)

    def act(self, t: KingsTable, seat: i64, card: i64) -> None:
        t.move(card, zones.HAND + seat)
        t.emit(events.RETURNED_TO_HAND, seat, card)


class PutOnField(FromCards):
    """`put one Knight card from your graveyard onto your field`: fielded this turn, for no coins (KK-R50)."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__(number, cards, zones.GRAVEYARD)

    def act(self, t: KingsTable, seat: i64, card: i64) -> None:
        enter_field(t, seat, card)
        t.emit(events.ENTERED, seat, card)


class ChooseFromGraveyardOrHand(ChooseCards):
    """From the graveyard or, if there is none, from the hand."""

    def lying_there(self, t: CardTable, f: EffectFrame) -> list[int]:
        buried = [card for card in t.zones[zones.GRAVEYARD + f.seat] if self._is_wanted(t, f, card)]
        return buried or [card for card in t.zones[zones.HAND + f.seat]]

    def _is_wanted(self, t: CardTable, f: EffectFrame, card: i64) -> bool:
        return all([one.fits(t, card, f.source, f.seat) for one in self.filters])

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        """Whether there is one in a hand is nobody else's business until it is put down."""
        return False


class PutFromGraveyardOrHand(PutOnField):
    """`put one Foot Soldier card from your graveyard or, if there is none, from your hand onto your field`."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__(number, cards)
        self.target = ChooseFromGraveyardOrHand(number, cards.filters(), zones.GRAVEYARD)


class Search(FromCards):
    """`search your deck for up to three Foot Soldier cards, show them, take them into your hand and shuffle your deck`."""

    def __init__(self, number: Number, cards: CardKind) -> None:
        super().__init__(number, cards, zones.DECK)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def act(self, t: KingsTable, seat: i64, card: i64) -> None:
        t.show_to_all(card)
        t.emit(events.REVEALED, seat, card)
        t.move(card, zones.HAND + seat)

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        super().run(t, f)
        t.shuffle(zones.DECK + f.seat)
        t.emit(events.SHUFFLED, f.seat)
        return True


# -- looking -----------------------------------------------------------------------------------------------------------


class LookAtTop(Effect):
    """`look at the top 4 cards of your deck`, as far as there are any; they are "them" from then on."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.DECK + f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        look(as_kings_table(t), f, [card for card in t.zones[zones.DECK + f.seat][-self.amount :]])
        return False


class LookAtHand(Effect):
    """`look at your opponent's hand`."""

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[zones.HAND + 1 - f.seat]) > 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        look(as_kings_table(t), f, [card for card in t.zones[zones.HAND + 1 - f.seat]])
        return False


def look(t: KingsTable, f: EffectFrame, cards: list[int]) -> None:
    """Only the player of the text sees them."""
    for card in cards:
        t.show(card, f.seat)
    t.emit(events.LOOKED, f.seat, number=len(cards))
    f.go_on(t, tuple(cards), True)


class AmongThem(Effect):
    """An instruction about some of the cards just looked at."""

    def __init__(self, number: Number, cards: CardKind | None) -> None:
        super().__init__()
        self.number = number
        self.cards = cards
        self.target = ChooseCards(number, () if cards is None else cards.filters(), AMONG_THEM)

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False


class TakeOfThem(AmongThem):
    """`take one of them into your hand`: "the others" are those that stay."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            t.move(card, zones.HAND + f.seat)
            t.emit(events.TOOK, f.seat, card)
        f.go_on(t, tuple([card for card in f.chosen if card not in f.picked]), True)
        return False


class DiscardFromIt(AmongThem):
    """`discard one Noble Action card from it`: from the hand just looked at."""

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            discard(as_kings_table(t), card)
        return True


class InAnyOrder(Target):
    """The cards just looked at, put in order one by one; the last one needs no question."""

    def chooses(self) -> bool:
        return True

    def choose(self, t: CardTable, f: EffectFrame, optional: bool) -> EffectFrame | None:
        left = [card for card in f.chosen if card not in f.picked]
        if len(left) <= 1:
            return f.with_picks(f.picked + tuple(left), True)
        f.ask(t, len(left))
        for card in left:
            t.offer(PICK, card)
        return None


class PutOthersOnBottom(Effect):
    """`put the others on the bottom of your deck in any order`: the first chosen comes to lie highest."""

    def __init__(self) -> None:
        super().__init__()
        self.target = InAnyOrder()

    def is_possible(self, t: CardTable, f: EffectFrame) -> bool:
        return False

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        for card in f.picked:
            t.move(card, zones.DECK + f.seat, True)
        t.emit(events.BOTTOMED, f.seat, number=len(f.picked))
        return True
