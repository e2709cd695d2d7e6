"""What holds in a battle while a text works: changes of Power, and traits (chapter 21)."""

from mypy_extensions import i64

from hexadeck.cardtext.cardtable import CardTable
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.games.knights_of_the_zodiac import asks, events, steps, verbs
from hexadeck.games.knights_of_the_zodiac.conditions import Count, Kind, State
from hexadeck.games.knights_of_the_zodiac.deck import cosmo_of
from hexadeck.games.knights_of_the_zodiac.power import knight_of
from hexadeck.games.knights_of_the_zodiac.table import FIELD_CARD, PAID, REFUSED, Statement, ZodiacTable, as_zodiac
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.ids import CardId, SeatId


class Trait(Statement):
    """A word that stands for a number or a permission: `Guard 150`, `Cap`."""

    def __init__(self, trait: i64, amount: i64) -> None:
        super().__init__()
        self.trait = trait
        self.amount = amount


class Plus(Statement):
    """`+50 Power`: for this Knight, or for the user of the Technique (KZ-208)."""

    def __init__(self, plus: i64) -> None:
        super().__init__()
        self.plus = plus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        return self.plus if knight_of(t, source) == knight else 0


class PlusIf(Statement):
    """`+150 Power if battling against a higher Level`."""

    def __init__(self, plus: i64, condition: State) -> None:
        super().__init__()
        self.plus = plus
        self.condition = condition

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        if knight_of(t, source) != knight or not self.condition.holds(t, slot, source, seat):
            return 0
        return self.plus


class PlusPer(Statement):
    """`+50 Power per 2 Cosmo, at most +100`; a most of 0 is no limit."""

    def __init__(self, plus: i64, count: Count, most: i64) -> None:
        super().__init__()
        self.plus = plus
        self.count = count
        self.most = most

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        if knight_of(t, source) != knight:
            return 0
        plus = self.plus * self.count.number(t, slot, source, seat)
        return self.most if self.most and plus > self.most else plus


class EachKnight(Statement):
    """`each Bronze Knight gets +100 Power`, on a Field Card: whoever owns it."""

    def __init__(self, kind: Kind, plus: i64) -> None:
        super().__init__()
        self.kind = kind
        self.plus = plus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        # Both players have the Field Card's text; a Knight gets it once, through its own player.
        return self.plus if t.owner[knight] == seat and self.kind.fits(t.card(knight)) else 0


class EachOfYours(Statement):
    """`each of your Knights gets +150 Power` (KZ-047)."""

    def __init__(self, plus: i64) -> None:
        super().__init__()
        self.plus = plus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        return self.plus if t.owner[knight] == seat else 0


class EachOfYourKind(Statement):
    """`each of your Silver Knights gets +50 Power`."""

    def __init__(self, kind: Kind, plus: i64) -> None:
        super().__init__()
        self.kind = kind
        self.plus = plus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        return self.plus if t.owner[knight] == seat and self.kind.fits(t.card(knight)) else 0


class EachOpposing(Statement):
    """`each opposing Bronze Knight gets -50 Power`."""

    def __init__(self, kind: Kind, plus: i64) -> None:
        super().__init__()
        self.kind = kind
        self.plus = plus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        return self.plus if t.owner[knight] != seat and self.kind.fits(t.card(knight)) else 0


class EachOfYoursIf(Statement):
    def __init__(self, plus: i64, condition: State) -> None:
        super().__init__()
        self.plus = plus
        self.condition = condition

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        return self.plus if t.owner[knight] == seat and self.condition.holds(t, slot, source, seat) else 0


class Weaken(Statement):
    """`Weaken 100`: each opposing Knight (KZ-209)."""

    def __init__(self, minus: i64) -> None:
        super().__init__()
        self.minus = minus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        return -self.minus if t.owner[knight] != seat else 0


class Rally(Statement):
    """`Rally 100`, `Rally Bronze Knights 100`: each other Knight of that player (KZ-210)."""

    def __init__(self, kind: Kind, plus: i64) -> None:
        super().__init__()
        self.kind = kind
        self.plus = plus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        if t.owner[knight] != seat or knight_of(t, source) == knight or not self.kind.fits(t.card(knight)):
            return 0
        return self.plus


class Toll(Statement):
    """`Toll 1 Cosmo or -200 Power`: pay in step b, or take the loss (KZ-207)."""

    def __init__(self, cost: i64, minus: i64) -> None:
        super().__init__()
        self.cost = cost
        self.minus = minus

    def power(self, t: ZodiacTable, slot: i64, source: CardId, seat: SeatId, knight: CardId) -> i64:
        if t.paid[source] != REFUSED:
            return 0
        if t.card(source).kind == FIELD_CARD:
            return self.minus if t.owner[knight] == seat else 0
        return self.minus if knight_of(t, source) == knight else 0

    def run(self, t: CardTable, f: EffectFrame) -> bool:
        table = as_zodiac(t)
        if cosmo_of(table, f.seat) < self.cost:
            self.refuse(table, f)
            return True
        f.ask_with(t, asks.TOLL, self.cost)
        t.offer(verbs.SPEND, self.cost)
        t.offer(verbs.SPEND_NOT)
        return False

    def answer(self, t: CardTable, f: EffectFrame, option: Option) -> None:
        table = as_zodiac(t)
        if option.verb is verbs.SPEND:
            table.paid[f.source] = PAID
            t.then(steps.pay, f.seat, self.cost)
        else:
            self.refuse(table, f)
        f.go_on(t, f.chosen, True)

    def refuse(self, t: ZodiacTable, f: EffectFrame) -> None:
        t.paid[f.source] = REFUSED
        t.emit(events.TOLL_REFUSED, f.seat, f.source)
