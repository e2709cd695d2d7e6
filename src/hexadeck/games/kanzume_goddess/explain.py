"""Which of the rules keeps a card from being used at the question at hand: the functions that list the options say."""

from mypy_extensions import i64

from hexadeck.games.kanzume_goddess import asks, clock, entry, kinds, why, zones
from hexadeck.games.kanzume_goddess.abilities import moments_for, moments_of_use, why_not_use
from hexadeck.games.kanzume_goddess.attack import moments_of_attack
from hexadeck.games.kanzume_goddess.costs import needs_disciple
from hexadeck.games.kanzume_goddess.play import allowed_colours, why_not_play
from hexadeck.games.kanzume_goddess.table import CardAbility, KTable, ability_in_progress, latest
from hexadeck.games.kanzume_goddess.turn import why_not_recruit
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.hindrance import Hindrance
from hexadeck.kernel.ids import CardId, SeatId, ZoneId


def why_not(t: KTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """Why a card is in no option of the seat that is asked; None where the question says enough."""
    zone = t.place[card] - seat
    prompt = t.prompt
    if zone == zones.GOD:
        return why_not_of_god(t, seat, card)
    if prompt is asks.PLAY:
        return why_not_in_play_phase(t, seat, card, zone)
    if zone == zones.HAND and phase_asked_for(t) != NOTHING:
        return why.PLAYED_IN_PLAY_PHASE
    if prompt is asks.RECRUIT:
        return why_not_bought(t, seat, card)
    if zone == zones.HAND:
        if is_window(t):
            return why_not_react(t, seat, card)
        if prompt is asks.COST and needs_disciple(ability_in_progress(t)) and t.card(card).kind != kinds.DISCIPLE:
            return why.NO_COST_CARD
    return None


def why_not_in_play_phase(t: KTable, seat: SeatId, card: CardId, zone: ZoneId) -> Hindrance | None:
    """KG-049 What the Play Phase has for a card, by where it lies."""
    if zone == zones.HAND:
        hindrance = why_not_play(t, t.card(card), allowed_colours(t))
        return first_hindrance(t, seat, card, t.card(card).acts) if hindrance is None else hindrance
    if zone == zones.IN_PLAY:
        return why.PLAYED_ALREADY
    if is_in_a_pile(t, card):
        return why.RECRUITED_LATER
    return why.DISCARDED if zone == zones.DISCARD else None


def why_not_of_god(t: KTable, seat: SeatId, god: CardId) -> Hindrance | None:
    """KG-104 What the own God's abilities lack at this moment or in this phase."""
    if is_window(t):
        return why_not_react(t, seat, god)
    phase = phase_asked_for(t)
    if phase == NOTHING:
        return None
    powers = [ability for ability in t.card(god).powers if ability.phase == phase]
    return first_hindrance(t, seat, god, tuple(powers)) if powers else why.WRONG_PHASE


def phase_asked_for(t: KTable) -> i64:
    """The phase that the question is for, where it is for a phase as a whole."""
    prompt = t.prompt
    if prompt is asks.STARTING or prompt is asks.DISCARD_PHASE or prompt is asks.END:
        return t.prompt_number
    if prompt is asks.PLAY or prompt is asks.RECRUIT:
        return t.clock[clock.PHASE]
    return NOTHING


def why_not_bought(t: KTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """KG-010, KG-056 What the Public Area and the Netherworld have."""
    if t.place[card] == zones.NETHERWORLD:
        return why.NOT_RECRUITED
    return why_not_recruit(t, seat, card) if is_in_a_pile(t, card) else None


def is_in_a_pile(t: KTable, card: CardId) -> bool:
    """KG-054 One of the Public Area, from which cards are Recruited."""
    return zones.PILE <= t.place[card] < zones.NETHERWORLD


def is_window(t: KTable) -> bool:
    """Whether the question is for a React."""
    prompt = t.prompt
    return prompt is asks.ANSWER or asks.is_of_attack(prompt)


def why_not_react(t: KTable, seat: SeatId, card: CardId) -> Hindrance | None:
    """KG-071 It has a React for this moment that can be used."""
    if t.prompt is asks.ANSWER:
        moments = moments_for(t, seat, latest(t, entry.SEAT), moments_of_use(t))
    else:
        moments = moments_of_attack(t, seat)
    fitting = [ability for ability in t.card(card).reacts if ability.moments & moments]
    return first_hindrance(t, seat, card, tuple(fitting)) if fitting else why.WRONG_MOMENT


def first_hindrance(t: KTable, seat: SeatId, card: CardId, abilities: tuple[CardAbility, ...]) -> Hindrance | None:
    """What keeps the first of these abilities from being used, if none can be."""
    found: Hindrance | None = None
    for ability in reversed(abilities):
        found = why_not_use(t, seat, ability, card)
        if found is None:
            return None
    return found
