"""Plays on sensibly at once: the chain of Warriors that does most, and cards for what they do, not for what they cost.

A search lets everybody play like this to see what comes of a choice. Attacks and Energy decide a match; cards and Faith
help to get them.
"""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.costs import PayWith
from hexadeck.cardtext.plain import Do
from hexadeck.games.kanzume_goddess import asks, kinds, verbs, zones
from hexadeck.games.kanzume_goddess import effects as e
from hexadeck.games.kanzume_goddess.deck import draw
from hexadeck.games.kanzume_goddess.energy import gain_energy, lose_energy
from hexadeck.games.kanzume_goddess.judge import Judgement
from hexadeck.games.kanzume_goddess.table import Card, CardAbility, KTable
from hexadeck.kernel.rows import Row, append, no_numbers

_ATTACK: Final = 13
_ENERGY: Final = 30
_ENERGY_PAID: Final = 20
_DISCARD: Final = 8
_CARD_PAID: Final = 5
_DEFENSE: Final = 4
_REVEALED: Final = 2
"""About what the revealed card adds to an Attack."""
_LEAST: Final = 15
"""A card that is worth no more is in the way of better ones."""
_DISCIPLE: Final = 1_000
_POWER: Final = 5_000
"""What costs nothing comes before the Warriors, and the God before what could be discarded for it."""


class Gains:
    """What a card and a Faith are worth: less in this turn than in all that follow."""

    def __init__(self, card: int, faith: int) -> None:
        self.card: i64 = card
        self.faith: i64 = faith


_NOW: Final = Gains(6, 4)
_ALWAYS: Final = Gains(15, 15)


class Policy(Judgement):
    """Answers that play on."""

    def policy(self, t: KTable) -> int:
        """Cards are played and recruited; every other question is settled."""
        if t.prompt is asks.PLAY:
            return _play(t)
        return _recruit(t) if t.prompt is asks.RECRUIT else self.quick(t)


# -- what cards do -----------------------------------------------------------------------------------------------------


def ability_worth(ability: CardAbility, gains: Gains) -> i64:
    """What it does, less what it costs."""
    worth: i64 = 0
    for effect in ability.body:
        worth += _effect_worth(effect, gains)
    for cost in ability.costs:
        if not isinstance(cost, PayWith):
            worth -= _CARD_PAID
        elif isinstance(cost.amount, int):
            worth -= _ENERGY_PAID * cost.amount
    return worth


def _effect_worth(effect: Effect, gains: Gains) -> i64:
    if isinstance(effect, (e.Attack, e.AttackEach)):
        return _ATTACK * effect.value
    if isinstance(effect, e.AttackPlusCost):
        return _ATTACK * (effect.value + _REVEALED)
    if isinstance(effect, e.AimedDo):
        is_energy = effect.action == gain_energy or effect.action == lose_energy
        return (_ENERGY if is_energy else _DISCARD) * effect.amount
    if isinstance(effect, e.Reduce):
        return _DEFENSE * _amount(effect)
    if isinstance(effect, Do):
        if effect.action == gain_energy:
            return _ENERGY * _amount(effect)
        if effect.action == lose_energy:
            return -_ENERGY * _amount(effect)
        if effect.action == draw:
            return gains.card * _amount(effect)
        if effect.action == e.gain_faith:
            return gains.faith * _amount(effect)
    return 0


def _amount(effect: Do) -> i64:
    """The number in the text; one that has to be counted is taken for 1."""
    amount = effect.amount
    return amount if isinstance(amount, int) else 1


def best_act(record: Card) -> i64:
    """What the best of its Acts does in this turn; a Warrior may be played without any."""
    best: i64 = 0
    for ability in record.acts:
        worth = ability_worth(ability, _NOW)
        if worth > best:
            best = worth
    return best


# -- the Play Phase ----------------------------------------------------------------------------------------------------


def _play(t: KTable) -> int:
    """KG-049 The God, if it gains by it; then Disciples; then the first Warrior of the best chain."""
    library = t.library
    warriors = _warriors_in_hand(t)
    count = t.offer_count()
    best: i64 = count - 1
    most: i64 = 0
    i: i64 = 0
    while i < count - 1:
        verb = t.verb_at(i)
        card = t.a_at(i)
        worth: i64 = -1 if verb == verbs.PLAIN.number else 0
        if verb != verbs.PLAIN.number:
            worth = ability_worth(library.abilities[t.b_at(i)], _NOW)
        if verb == library.power.number:
            if worth > 0:
                worth += _POWER
        elif t.card(card).kind == kinds.DISCIPLE:
            worth += _DISCIPLE
        else:
            worth += _best_chain(t, _without(warriors, card), t.card(card).follows)
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def _warriors_in_hand(t: KTable) -> Row:
    """KG-R10 Those that can be played at all."""
    found = no_numbers()
    for card in t.zones[zones.HAND + t.seat]:
        record = t.card(card)
        if record.kind == kinds.WARRIOR and record.acts:
            found = append(found, card)
    return found


def _without(cards: Row, card: i64) -> Row:
    left = no_numbers()
    for other in cards:
        if other != card:
            left = append(left, other)
    return left


def _best_chain(t: KTable, warriors: Row, follows: i64) -> i64:
    """KG-079 What the Warriors that may follow can do, one after the other by their colours."""
    best: i64 = 0
    for card in warriors:
        record = t.card(card)
        if record.colour & follows:
            worth = 1 + best_act(record) + _best_chain(t, _without(warriors, card), record.follows)
            if worth > best:
                best = worth
    return best


# -- the Recruit Phase -------------------------------------------------------------------------------------------------


def _recruit(t: KTable) -> int:
    """KG-054 What does most for the Deck, if it is better than nothing."""
    count = t.offer_count()
    best: i64 = count - 1
    most: i64 = _LEAST
    i: i64 = 0
    while i < count - 1:
        worth = card_worth(t.card(t.a_at(i)))
        if worth > most:
            best, most = i, worth
        i += 1
    return best


def card_worth(record: Card) -> i64:
    """The best that it does in all turns to come, as an Act or as a Defense."""
    best: i64 = 0
    for ability in record.acts:
        worth = ability_worth(ability, _ALWAYS)
        if worth > best:
            best = worth
    for ability in record.reacts:
        worth = ability_worth(ability, _ALWAYS) if ability.is_defense else 0
        if worth > best:
            best = worth
    return best
