"""What instructions act on: this card, that one, all of a group, or what somebody chooses."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexadeck.cardtext.abilities import PICK, PICK_PRINT, STOP, Target
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.filters import Filter, first_unfit, fit_all
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.cardtext.groups import OTHER, Group
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import CHOSEN_ALREADY, Hindrance
from hexadeck.kernel.ids import CardId, ZoneId
from hexadeck.kernel.rows import Row, append, has, no_numbers, row_of
from hexadeck.kernel.schema import HIDDEN, OWNER, PUBLIC

AMONG_THEM: Final = NOTHING
"""In place of a zone: among the cards just looked at."""

NOT_ANOTHER: Final = Hindrance("", "The text of {card} asks for another one.")
NOT_TO_BE_CHOSEN: Final = Hindrance("", "A card's text keeps {card} from choosing it.")


def not_in_words(t: CardTable, f: EffectFrame, unfit: Filter | None, choice: Target) -> Hindrance:
    """The words of the text that a card does not fit: those of one property, or all that say what to choose."""
    # The question names the card also where nobody knows any more which of several it was.
    name, _, text = t.book.prompts[f.program].sentence.partition(": ")
    said = t.book.words_of(unfit)
    # What a noun means by itself ("a Force" stands) is a property without words in the text.
    if not said or said not in text:
        said = t.book.words_of(choice)
    quoted = said if '"' in said else f'"{said}"'
    asks = f"says {quoted}" if said else "asks for something else"
    return t.hindered(Hindrance("", f"The text of {name} {asks}."), card=f.source)


class Number:
    """`one`, `two`, `up to three`: how many are chosen."""

    def __init__(self, amount: i64, up_to: bool) -> None:
        self.amount: i64 = amount
        self.up_to = up_to


class This(Target):
    """`this card`; where a text asks for it in some zones only, elsewhere it is not found."""

    def __init__(self, zones: tuple[int, ...] = ()) -> None:
        self.zones = zones

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return (f.source,) if not self.zones or lies_in(t, f.source, self.zones) else ()


class ThisAnd(Target):
    """`this card and all others there`."""

    def __init__(self, more: Target) -> None:
        self.more = more

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return (f.source, *self.more.cards(t, f))


class That(Target):
    """`that minion`, `they`: what was chosen before, or the card the event was about."""

    def __init__(self, zones: tuple[int, ...] = ()) -> None:
        self.zones = zones

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        cards = f.chosen
        if not cards and f.subject >= 0:
            cards = (f.subject,)
        return tuple([card for card in cards if lies_in(t, card, self.zones)]) if self.zones else cards


def lies_in(t: CardTable, card: CardId, zones: tuple[int, ...]) -> bool:
    """Whether a card lies in one of its owner's zones of these kinds."""
    for zone in zones:
        if t.place[card] == zone + t.owner[card]:
            return True
    return False


class All(Target):
    """`all your minions`: those there are at that moment; nobody chooses them."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return tuple(self.group.members(t, f.source, f.seat))

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        return self.group.is_there(t, f.source, f.seat)


class TopOf(Target):
    """`the top 3 cards of your deck`, as far as there are any, in the order in which they lie."""

    def __init__(self, amount: i64, zone: ZoneId) -> None:
        self.amount: i64 = amount
        self.zone: i64 = zone

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return tuple(t.zones[self.zone + f.seat][-self.amount :])


class AtRandom(Target):
    """`two cards from your hand at random`."""

    def __init__(self, amount: i64, zone: ZoneId) -> None:
        self.amount: i64 = amount
        self.zone: i64 = zone

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[self.zone + f.seat]) > 0

    def is_enough(self, t: CardTable, f: EffectFrame) -> bool:
        return len(t.zones[self.zone + f.seat]) >= self.amount

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        left = list(t.zones[self.zone + f.seat])
        found: list[int] = []
        while left and len(found) < self.amount:
            found.append(left.pop(t.pick(len(left))))
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Target):
    """Something that is chosen one by one. A plain number is mandatory as far as possible, `up to` is not."""

    def __init__(self, number: Number) -> None:
        self.number = number

    def chooses(self) -> bool:
        return True

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        raise NotImplementedError

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        return len(self.fitting(t, f)) > 0

    def is_enough(self, t: CardTable, f: EffectFrame) -> bool:
        return self.number.up_to or len(self.fitting(t, f)) >= self.wanted(t, f)

    def fitting(self, t: CardTable, f: EffectFrame) -> list[int]:
        """Every single card that could be chosen, also where equal ones are one option."""
        return self.candidates(t, f)

    def wanted(self, t: CardTable, f: EffectFrame) -> i64:
        return self.number.amount

    def offer(self, t: CardTable, card: CardId) -> None:
        t.offer(PICK, card)

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        """Whether the others cannot see if there is anything to choose; then skipping the question would tell them."""
        return False

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        """Whether the candidates are every single card, so that a mandatory choice of them all needs no question."""
        return True

    def choose(self, t: CardTable, f: EffectFrame, optional: bool) -> EffectFrame | None:
        found = self.candidates(t, f)
        left = self.wanted(t, f) - len(f.picked)
        free = self.number.up_to or optional
        hidden = self.is_hidden(t, f)
        if left <= 0 or (not found and not hidden):
            return f.with_picks(f.picked, True)
        if not free and not hidden and len(found) <= left and self.is_all(t, found, left):
            return f.with_picks(f.picked + tuple(found), True)
        f.ask(t, left, hidden)
        for card in found:
            self.offer(t, card)
        if free or not found:
            t.offer(STOP)
        if t.is_asked_why:
            for card in self.looked_at(t, f):
                if card not in found:
                    t.refuse(self.why_not(t, f, card), PICK, card)
        return None

    def looked_at(self, t: CardTable, f: EffectFrame) -> list[int]:
        """The cards that somebody could wonder about: all that the player knows, wherever they lie."""
        return [card for card in range(len(t.what)) if t.is_known(card, f.chooser)]

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        """What keeps one of them from being a candidate."""
        return CHOSEN_ALREADY if card in f.picked else not_in_words(t, f, None, self)


class Choose(Choice):
    """`one foe minion`: of a group on the table. What a card forbids to choose is no candidate."""

    def __init__(self, number: Number, group: Group) -> None:
        super().__init__(number)
        self.group = group

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        return self.fitting(t, f)

    def fitting(self, t: CardTable, f: EffectFrame) -> list[int]:
        return [card for card in self.group.members(t, f.source, f.seat) if self.is_left(t, f, card)]

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        for card in self.group.members(t, f.source, f.seat):
            if self.is_left(t, f, card):
                return True
        return False

    def is_left(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        """Whether it can be chosen and has not been yet."""
        return (not f.picked or card not in f.picked) and self.is_choosable(t, f, card)

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        if card in f.picked or not self.group.lies_there(t, card):
            return super().why_not(t, f, card)
        if self.group.fits(t, card, f.source, f.seat):
            return self.why_not_choosable(t, f, card) or super().why_not(t, f, card)
        return not_in_words(t, f, first_unfit(self.group.filters, t, card, f.source, f.seat), self)

    def is_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        return self.why_not_choosable(t, f, card) is None

    def why_not_choosable(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance | None:
        """What keeps a card of the group from being chosen."""
        if f.chosen and self.group.relation == OTHER and card in f.chosen:
            return t.hindered(NOT_ANOTHER, card=f.source)
        return None if t.can_be_chosen(card, f) else t.hindered(NOT_TO_BE_CHOSEN, card=f.source)


class ChooseCards(Choice):
    """Cards of one's own in a hand, a pile or a deck, or among those just looked at. Equal cards are one option."""

    def __init__(self, number: Number, filters: tuple[Filter, ...], zone: ZoneId) -> None:
        super().__init__(number)
        self.filters = filters
        self.zone: i64 = zone

    def lying_there(self, t: CardTable, f: EffectFrame) -> Row:
        """The cards among which they are chosen."""
        if self.zone == AMONG_THEM:
            return row_of(list(f.chosen))
        return t.zones[self.zone if t.schema.is_shared[self.zone] else self.zone + f.seat]

    def fits(self, t: CardTable, f: EffectFrame, card: CardId) -> bool:
        """Whether one of those cards can be chosen."""
        # A card in use is no card of the hand any more, though this may be asked before it is used.
        if card == f.source and self.zone != AMONG_THEM and t.schema.visibility[self.zone] == OWNER:
            return False
        return (not f.picked or card not in f.picked) and fit_all(self.filters, t, card, f.source, f.seat)

    def why_not(self, t: CardTable, f: EffectFrame, card: CardId) -> Hindrance:
        if card in f.picked or not has(self.lying_there(t, f), card):
            return super().why_not(t, f, card)
        return not_in_words(t, f, first_unfit(self.filters, t, card, f.source, f.seat), self)

    def fitting(self, t: CardTable, f: EffectFrame) -> list[int]:
        return [card for card in self.lying_there(t, f) if self.fits(t, f, card)]

    def is_there(self, t: CardTable, f: EffectFrame) -> bool:
        for card in self.lying_there(t, f):
            if self.fits(t, f, card):
                return True
        return False

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        found: list[int] = []
        seen = no_numbers()
        for card in self.fitting(t, f):
            likeness = t.likeness(card)
            if t.is_asked_why or not has(seen, likeness):
                seen = append(seen, likeness)
                found.append(card)
        if self._is_deck(t):
            found.sort(key=t.face)
        return found

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        if self.zone != AMONG_THEM and t.schema.visibility[self.zone] == PUBLIC:
            return False
        return len(self.lying_there(t, f)) > len(f.picked)

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        # Equal cards stand for each other among the candidates, so more copies may be there than candidates.
        return left == 1

    def offer(self, t: CardTable, card: CardId) -> None:
        if self._is_deck(t):
            t.offer(PICK_PRINT, t.face(card), card)
        else:
            t.offer(PICK, card)

    def _is_deck(self, t: CardTable) -> bool:
        return self.zone != AMONG_THEM and t.schema.visibility[self.zone] == HIDDEN
