"""What instructions act on: this card, that one, all of a group, or what somebody chooses (D10, D14 to D17)."""

from mypy_extensions import i64

from hexadeck.cardtext.abilities import PICK, PICK_PRINT, CardTable, EffectFrame, Target
from hexadeck.cardtext.choices import Choice, Number
from hexadeck.games.zenonzard import clock, kinds, modifiers, zones
from hexadeck.games.zenonzard.actions import can_be_chosen
from hexadeck.games.zenonzard.mana import as_ztable
from hexadeck.games.zenonzard.nouns import Each, Filter, Group
from hexadeck.games.zenonzard.statements import RestsMore
from hexadeck.games.zenonzard.table import ZTable
from hexadeck.kernel.rows import row_of


class This(Target):
    """`this minion`, `this mana`, `this card`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        """ZZ-R47 What is no minion or no mana any more is not found."""
        zone = t.place[f.source] - t.owner[f.source]
        if (self.word == "this minion" and zone != zones.FIELD) or (self.word == "this mana" and zone != zones.BASE):
            return ()
        return (f.source,)


class That(Target):
    """`that minion`, `they`: what was chosen before, or the minion the event was about."""

    def __init__(self, word: str) -> None:
        self.word = word

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        cards = f.chosen
        if not cards and f.subject >= 0:
            cards = (f.subject,)
        if self.word == "that minion":
            return tuple([card for card in cards if t.place[card] == zones.FIELD + t.owner[card]])
        return cards


class TheAttacker(Target):
    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        attacker = as_ztable(t).clock[clock.ATTACKER]
        return (attacker,) if attacker >= 0 else ()


class All(Target):
    """`all foe minions with cost 4 or less`: those there are at that moment (ZZ-212: chosen by nobody)."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def cards(self, t: CardTable, f: EffectFrame) -> tuple[int, ...]:
        return tuple(self.group.members(as_ztable(t), f.source, f.seat))


class Choose(Choice):
    """`one foe minion`: of a group on the table. What cannot be selected is no candidate (ZZ-212)."""

    def __init__(self, number: Number, group: Group) -> None:
        super().__init__(number)
        self.group = group
        self.each: Each | None = None
        self.to_rest = False
        self.to_move = False

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        table = as_ztable(t)
        members = self.group.members(table, f.source, f.seat)
        return [card for card in members if card not in f.picked and self._is_choosable(table, f, card)]

    def _is_choosable(self, t: ZTable, f: EffectFrame, card: i64) -> bool:
        if self.group.other and card in f.chosen:
            return False
        if self.to_move and t.cards[t.what[card]].type == kinds.TOKEN:
            return False
        return can_be_chosen(t, card, f.seat, f.source)

    def wanted(self, t: CardTable, f: EffectFrame) -> i64:
        amount = self.number.amount
        if self.each is not None:
            amount *= self.each.count(as_ztable(t), f.source, f.seat)
        if self.to_rest and len(t.listeners[modifiers.RESTS_MORE]) > 0:
            amount += _rests_more(as_ztable(t), f.seat)
        return amount


class ChooseCards(Choice):
    """Cards in the own hand, trash or deck, or among those just looked at. Equal cards are one option."""

    def __init__(self, number: Number, filters: tuple[Filter, ...], zone: i64) -> None:
        super().__init__(number)
        self.filters = filters
        self.zone = zone

    def candidates(self, t: CardTable, f: EffectFrame) -> list[int]:
        table = as_ztable(t)
        cards = t.zones[self.zone + f.seat] if self.zone >= 0 else row_of(list(f.chosen))
        found: list[int] = []
        seen: list[int] = []
        for card in cards:
            what = t.what[card]
            if self.zone == zones.BASE:
                # Equal mana may differ in state and in what they may attack this turn.
                what = what * 4 + table.rested[card] * 2 + int(table.stamp[card] == table.clock[clock.TURN])
            # A Magic in use is no card of the hand any more, though this may be asked before it is used (ZZ-R33).
            if card in f.picked or (card == f.source and self.zone == zones.HAND):
                continue
            if what not in seen and self._fits(table, f, card):
                seen.append(what)
                found.append(card)
        if self.zone == zones.DECK:
            found.sort(key=lambda card: t.what[card])
        return found

    def _fits(self, t: ZTable, f: EffectFrame, card: i64) -> bool:
        for one in self.filters:
            if not one.fits(t, card, f.source):
                return False
        return True

    def is_hidden(self, t: CardTable, f: EffectFrame) -> bool:
        if self.zone >= 0 and self.zone != zones.HAND and self.zone != zones.DECK:
            return False
        cards = t.zones[self.zone + f.seat] if self.zone >= 0 else row_of(list(f.chosen))
        return len(cards) > len(f.picked)

    def is_all(self, t: CardTable, found: list[int], left: i64) -> bool:
        # Equal cards stand for each other among the candidates, so more copies may be there than candidates.
        return left == 1

    def offer(self, t: CardTable, card: i64) -> None:
        if self.zone == zones.DECK:
            t.offer(PICK_PRINT, t.what[card], card)
        else:
            t.offer(PICK, card)


def _rests_more(t: ZTable, seat: i64) -> i64:
    """How many more an effect that chooses what to rest chooses."""
    more = 0
    for statement, source in t.speakers(modifiers.RESTS_MORE):
        assert isinstance(statement, RestsMore)
        if t.owner[source] == seat and statement.holds(t, source):
            more += 1
    return more
