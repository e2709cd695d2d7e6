"""What an ability costs: Energy and cards of the hand, as instructions that must be possible in full (KG-106)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.costs import PayWith, can_pay_all
from hexadeck.cardtext.frames import EffectFrame, start_effect
from hexadeck.games.kanzume_goddess import asks, entry, events, kinds, options, verbs, why, zones
from hexadeck.games.kanzume_goddess.deck import discard
from hexadeck.games.kanzume_goddess.table import CardAbility, KTable, as_ktable, latest, set_latest
from hexadeck.kernel.decisions import NOTHING, Option
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId
from hexadeck.kernel.rows import row_of
from hexadeck.kernel.sets import without_copies

# -- Energy ------------------------------------------------------------------------------------------------------------


def energy_to_spend(t: KTable, seat: SeatId) -> i64:
    """KG-R52 A payment leaves at least 1 Energy, unless the match is played otherwise."""
    return t.energy[seat] if t.settings[options.PAY_TO_ZERO] else t.energy[seat] - 1


def pay_energy(t: KTable, seat: SeatId, amount: i64) -> None:
    """KG-106, KG-097 Paid, whatever becomes of the ability."""
    t.energy[seat] -= amount
    t.tell(events.ENERGY_PAID, seat, number=amount)
    t.dirty = True


# -- cards -------------------------------------------------------------------------------------------------------------


class Discard(Effect):
    """`discard 1 card`, `discard 1 Disciple` (KG-097, KG-R47): from the hand; a card does not pay for itself."""

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind

    def can_pay(self, t: CardTable, f: EffectFrame) -> bool:
        return len(self.cards(as_ktable(t), f)) > 0

    def seems_payable(self, t: KTable, seat: SeatId) -> bool:
        """By what everybody can see: the size of the hand."""
        return len(t.zones[zones.HAND + seat]) > 0

    def cards(self, t: KTable, f: EffectFrame) -> list[int]:
        hand = t.zones[zones.HAND + f.seat]
        return [one for one in hand if one != f.source and self.kind in (NOTHING, t.cards[t.face(one)].kind)]

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        """KG-R66 Who is gone pays no more."""
        table = as_ktable(t)
        cards = self.cards(table, f)
        if not cards or not table.is_in(f.seat):
            return True
        f.ask_with(t, asks.COST, always=len(t.zones[zones.HAND + f.seat]) > 1)
        for one in without_copies(t, row_of(cards)):
            t.offer(verbs.DISCARD_ONE, one)
        if t.is_asked_why:
            for one in t.zones[zones.HAND + f.seat]:
                if one not in cards:
                    t.refuse(why.NO_COST_CARD, verbs.DISCARD_ONE, one)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        pay_card(as_ktable(t), f.seat, option.a)
        f.go_on(t, f.chosen, True)


class DiscardAny(Discard):
    """`discard any number of cards`: one after the other, until it is enough."""

    def __init__(self) -> None:
        super().__init__(NOTHING)

    def can_pay(self, t: CardTable, f: EffectFrame) -> bool:
        return True

    def seems_payable(self, t: KTable, seat: SeatId) -> bool:
        return True

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        is_done = super().run(t, f)
        if not is_done:
            t.offer(verbs.ENOUGH)
        return is_done

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        if option.verb is verbs.ENOUGH:
            f.go_on(t, f.chosen, True)
        else:
            pay_card(as_ktable(t), f.seat, option.a)
            t.then_frame(f)


def pay_card(t: KTable, seat: SeatId, card: CardId) -> None:
    discard(t, seat, card)
    set_latest(t, entry.PAID, latest(t, entry.PAID) + 1)


# -- can it be paid? ---------------------------------------------------------------------------------------------------


def why_not_pay(t: KTable, seat: SeatId, ability: CardAbility, card: CardId) -> Hindrance | None:
    """KG-106, KG-R12 All costs together, or nothing is paid."""
    if not ability.costs:
        return None
    frame = start_effect(ability.cost_program, card, seat, NOTHING)
    if can_pay_all(ability.costs, t, frame):
        return None
    for cost in ability.costs:
        if isinstance(cost, PayWith) and not cost.can_pay(t, frame):
            amount = cost.amount
            assert isinstance(amount, int)
            is_last = amount == t.energy[seat]
            return t.hindered(why.LAST_ENERGY if is_last else why.TOO_LITTLE_ENERGY, amount, t.energy[seat])
    return why.NO_DISCIPLE if needs_disciple(ability) else why.NO_CARD


def can_pay_cards(t: KTable, seat: SeatId, ability: CardAbility, card: CardId) -> bool:
    """KG-R24 Whoever has declared an ability can pay with what the hand holds; Energy is open."""
    frame = start_effect(ability.cost_program, card, seat, NOTHING)
    for cost in ability.costs:
        if isinstance(cost, Discard) and not cost.can_pay(t, frame):
            return False
    return True


def seems_payable(t: KTable, seat: SeatId, ability: CardAbility) -> bool:
    """By what everybody can see: the Energy and the size of the hand."""
    frame = start_effect(ability.cost_program, NOTHING, seat, NOTHING)
    for cost in ability.costs:
        if not (cost.seems_payable(t, seat) if isinstance(cost, Discard) else cost.can_pay(t, frame)):
            return False
    return True


def needs_disciple(ability: CardAbility) -> bool:
    for cost in ability.costs:
        if isinstance(cost, Discard) and cost.kind == kinds.DISCIPLE:
            return True
    return False


def is_free(costs: tuple[Effect, ...]) -> bool:
    """Whether everybody can pay it at any time."""
    return all([isinstance(cost, DiscardAny) for cost in costs])
