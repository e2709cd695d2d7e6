"""How good the table looks for a player, and sensible answers at once: what the greedy bot goes by.

Everything is judged when a turn is about to begin. Of hidden cards only the player's own are looked at; what somebody
owns is open. A point of Energy of one's own God is worth about 20, and so is a good card.
"""

from typing import Final

from hexadeck.cardtext.abilities import PICK, STOP, YES
from hexadeck.cardtext.plain import Do
from hexadeck.games.kanzume_goddess import asks, clock, entry, kinds, limits, verbs, zones
from hexadeck.games.kanzume_goddess import effects as e
from hexadeck.games.kanzume_goddess.deck import draw
from hexadeck.games.kanzume_goddess.energy import gain_energy
from hexadeck.games.kanzume_goddess.play import allowed_colours
from hexadeck.games.kanzume_goddess.table import Card, KTable, latest
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.judge import WON, Judge, Terms

_ENERGY: Final = 20
_NEAR_DEATH: Final = (400, 260, 170, 110, 70, 40, 20)
"""What the last points of Energy are worth on top."""
_NEAR_VICTORY: Final = (0, 5, 12, 22, 36, 56, 90, 150)
"""What the points above 17 are worth on top in an Individual Match."""
_SUPPORT_ENERGY: Final = 8
_SEALED: Final = 90
_CARD_IN_HAND: Final = 7
_COST_WORTH: Final = (0, -6, 4, 14, 22, 30, 40, 50, 60)
"""A card of a player's own by its cost; the cheapest ones stand in the way of better ones."""


class Judgement(Judge[KTable]):
    """What makes a table look good, and answers that settle what is going on."""

    def terms(self, t: KTable, seat: int) -> Terms:
        """The own side against the others; with more than two players only the whole can be told of the others."""
        if t.out[seat]:
            return [("staying in the match", -WON)]
        if t.clock[clock.TEAMS]:
            own = [other for other in range(t.seats) if not t.are_opponents(seat, other)]
            foes = [other for other in range(t.seats) if t.are_opponents(seat, other)]
            return [
                ("the Gods of the team", sum([_team_god(t, other) for other in own])),
                ("damage to the foes' Gods", -sum([_team_god(t, other) for other in foes])),
            ]
        return [
            ("Energy", 2 * (_energy(t.energy[seat]) + _near_victory(t.energy[seat]))),
            ("cards", 2 * _cards(t, seat)),
            ("the lead over the others", -_dangers(t, seat)),
        ]

    def is_quiet(self, t: KTable) -> bool:
        """A turn is about to begin."""
        return t.clock[clock.ACTIONS] == 0 and (t.prompt is asks.PLAY or t.prompt is asks.STARTING)

    def quick(self, t: KTable) -> int:
        """Play what there is, buy the dearest, attack who matters, defend where it pays."""
        prompt = t.prompt
        options = list(t.options)
        if len(options) == 1:
            return 0
        if prompt is asks.PLAY:
            return _best(t, options, 1)
        if prompt is asks.RECRUIT:
            return _best(t, options, 2)
        if asks.is_of_attack(prompt):
            return _quick_react(t, options)
        if prompt is asks.TARGET:
            return _best(t, options, 3)
        if prompt is asks.STARTING:
            return len(options) - 1
        return _best(t, options, 4)


def _dangers(t: KTable, seat: int) -> int:
    """Everybody else is a danger; the strongest most of all."""
    total = 0
    worst = 0
    others = 0
    for other in range(t.seats):
        if other != seat and not t.out[other]:
            worth = _energy(t.energy[other]) + _near_victory(t.energy[other]) + _cards(t, other)
            total += worth
            others += 1
            if worth > worst:
                worst = worth
    # An opponent less is worth much: the others' Energy is one's own way to victory.
    return worst + total // max(1, others) + 300 * others


def _team_god(t: KTable, seat: int) -> int:
    """The Main God decides the match; a Support God is a helper whose Energy is there to be used."""
    if t.main[seat]:
        return _energy(t.energy[seat]) + _cards(t, seat)
    if t.sealed[seat]:
        return _cards(t, seat) // 2 - _SEALED + _SUPPORT_ENERGY * t.energy[seat]
    return _SUPPORT_ENERGY * t.energy[seat] + _cards(t, seat)


def _energy(energy: int) -> int:
    return _ENERGY * energy - (_NEAR_DEATH[energy] if energy < len(_NEAR_DEATH) else 0)


def _near_victory(energy: int) -> int:
    return _NEAR_VICTORY[min(energy - 17, 7)] if energy > 17 else 0


def _cards(t: KTable, seat: int) -> int:
    """What the player owns, and how much of it is at hand."""
    worth = 0
    for zone in (zones.DECK, zones.HAND, zones.DISCARD):
        for card in t.zones[zone + seat]:
            worth += card_worth(t.cards[t.face(card)])
    return worth + _CARD_IN_HAND * len(t.zones[zones.HAND + seat])


def card_worth(record: Card) -> int:
    return _COST_WORTH[min(record.cost, 8)]


# -- quick answers -----------------------------------------------------------------------------------------------------


def _best(t: KTable, options: list[Option], kind: int) -> int:
    best = 0
    most = -1_000_000
    for index, option in enumerate(options):
        if kind == 1:
            worth = _worth_of_play(t, option)
        elif kind == 2:
            worth = _worth_of_recruit(t, option)
        elif kind == 3:
            worth = _worth_of_target(t, option)
        else:
            worth = _worth_of_other(t, option)
        if worth > most:
            best, most = index, worth
    return best


def _worth_of_play(t: KTable, option: Option) -> int:
    """Disciples at any time; of the Warriors, those that lead on to others in hand first."""
    if option.verb is not t.library.act:
        if option.verb is verbs.PLAIN:
            return -1
        return 0 if option.verb is not t.library.power else -2
    record = t.card(option.a)
    if record.kind == kinds.DISCIPLE:
        return 100
    worth = 20 + record.cost
    follows = 0
    for card in t.zones[zones.HAND + t.seat]:
        other = t.cards[t.face(card)]
        if other.kind == kinds.WARRIOR and card != option.a:
            if other.colour & record.follows:
                follows += 10
            elif not other.colour & allowed_colours(t):
                follows -= 2
    first = t.library.abilities[option.b].body[0]
    if isinstance(first, e.Attack):
        worth += 2 * first.value
    elif isinstance(first, Do) and first.action == draw and isinstance(first.amount, int):
        worth += 6 * first.amount
    return worth + follows


def _worth_of_recruit(t: KTable, option: Option) -> int:
    """The dearest Warrior, then Bishops; a plain card is not worth its place in the Deck."""
    if option.verb is not verbs.RECRUIT:
        return 15
    record = t.card(option.a)
    return 10 * record.cost + (5 if record.kind == kinds.WARRIOR else -12)


def _worth_of_target(t: KTable, option: Option) -> int:
    """Gifts for the own side, Attacks for the Main God, for the weakest, or for whoever is about to win."""
    seat = option.a
    energy = t.energy[seat]
    me = t.seat
    is_gift = not t.are_opponents(me, seat)
    ability = t.library.abilities[latest(t, entry.ABILITY)]
    first = ability.body[0]
    if isinstance(first, e.AimedDo) and first.action == gain_energy:
        if not is_gift:
            return -1
        return 50 - energy + (30 if t.main[seat] or (seat == me and not t.clock[clock.TEAMS]) else 0)
    if t.clock[clock.TEAMS]:
        return 100 if t.main[seat] else 50 - energy
    return 60 + energy if energy >= limits.WINNING_ENERGY - 5 else 50 - energy


def _worth_of_other(t: KTable, option: Option) -> int:
    """Part with the cheapest card; keep what helps; use what the God does for nothing."""
    verb = option.verb
    if verb is t.library.power:
        ability = t.library.abilities[option.b]
        return 0 if ability.costs else 2
    if verb is verbs.DISCARD_ONE or verb is verbs.PUT_ON_DECK:
        return -card_worth(t.card(option.a)) - (0 if t.card(option.a).kind != kinds.DISCIPLE else 1)
    if verb is PICK:
        return 2 - card_worth(t.card(option.a))
    if verb is STOP:
        return 3
    return 1 if verb is YES or verb is verbs.GO_ON or verb is verbs.AIM_AT else 0


def _quick_react(t: KTable, options: list[Option]) -> int:
    """Meet what hurts with the smallest card that helps, for oneself or for the own Main God; raise one's own."""
    left = t.clock[clock.VALUE] - t.clock[clock.REDUCTION]
    target = t.clock[clock.TARGET]
    if t.seat == t.clock[clock.ACTIVE]:
        return 0
    if left <= 1 and t.energy[target] > 4:
        return len(options) - 1
    if t.seat != target and not (t.clock[clock.TEAMS] and t.main[target]):
        return len(options) - 1
    return 0
