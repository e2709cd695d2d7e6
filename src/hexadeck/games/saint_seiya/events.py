"""What can be seen to happen."""

from typing import Final

from hexadeck.games.saint_seiya import on
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.roles import CAUSE, EFFECT, HEADING, MINOR

HERO_CHOSEN: Final = EventKind("hero_chosen", "{seat} plays as {card}.", "SS-023")
STARTED: Final = EventKind("started", "{seat} is the first player.", "SS-028")
LAID: Final = EventKind("laid", "{card} lies in slot {number}.", "SS-031", roles=(MINOR,))
TURN_BEGAN: Final = EventKind("turn_began", "Round {number}: {seat}.", "SS-033", roles=(HEADING,))
PLAYED: Final = EventKind("played", "{seat} plays {card} under {other}.", "SS-038", roles=(CAUSE,))
EQUIPPED: Final = EventKind("equipped", "{seat} puts on {card}.", "SS-055", roles=(CAUSE,))
FOUGHT: Final = EventKind("fought", "{seat} fights {card} with {number} Force.", "SS-043", roles=(CAUSE,))
ALLIED: Final = EventKind("allied", "{seat} wins over {card} with {number} Cosmo.", "SS-043", roles=(CAUSE,))
SPENT: Final = EventKind("spent", "{seat} spends {card}.", "SS-051", roles=(MINOR,))
ACQUIRED: Final = EventKind("acquired", "{seat} acquires {card}.", "SS-097")
ACTIVATED: Final = EventKind("activated", "{seat} uses {card}.", "SS-059", roles=(CAUSE,))
HEALED: Final = EventKind("healed", "{seat} heals {card}.", "SS-066")
DREW: Final = EventKind("drew", "{seat} draws {card}.", "SS-067")
SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the discard pile into a new deck.", "SS-068", roles=(MINOR,))
DECK_SHUFFLED: Final = EventKind("shuffled", "{seat} shuffles the deck.", roles=(MINOR,))
RESERVE_SHUFFLED: Final = EventKind("shuffled", "The Reserve is shuffled.", roles=(MINOR,))
DISCARDED: Final = EventKind("discarded", "{seat} discards {card}.", "SS-016")
WOUNDED: Final = EventKind("wounded", "{seat}'s {card} is wounded.", "SS-019")
PROTECTED: Final = EventKind("protected", "{seat}'s {card} is protected from wounds.", "SS-R39")
DESTROYED: Final = EventKind("destroyed", "{seat}'s {card} is destroyed.", "SS-017")
ELIMINATED: Final = EventKind("eliminated", "{card} is eliminated.", "SS-018")
FLAME_OUT: Final = EventKind("flame_out", "A Flame goes out; {number} left.", "SS-072")
REVEALED: Final = EventKind("revealed", "{card} appears in slot {number}.", "SS-075", roles=(MINOR,))
ARRIVED: Final = EventKind(
    "arrived", "{card}: its arrival takes effect.", "SS-070", heard=on.ARRIVES, roles=(CAUSE, EFFECT)
)
DEFEATED: Final = EventKind(
    "defeated", "{card}: its defeat takes effect.", "SS-071", heard=on.DEFEATED, roles=(CAUSE, EFFECT)
)
WON_OVER: Final = EventKind("won_over", "", "SS-R34", heard=on.WINS_OVER)
"""Told of each card whose Cosmo did it; what people see of it is the acquisition."""
TAKEN: Final = EventKind("taken", "{seat} takes {card} into hand.")
RETURNED: Final = EventKind("returned", "{seat} puts {card} on the discard pile.")
PUT_ON_DECK: Final = EventKind("put_on_deck", "{seat} puts {card} on top of the deck.")
PUT_UNDER: Final = EventKind("put_under", "{card} goes to the bottom of the Reserve.", "SS-R48")
PROMOTED: Final = EventKind("promoted", "{seat} gains {card}.", "SS-112")
INTO_RESERVE: Final = EventKind("into_reserve", "{card} goes back into the Reserve.")
GIVEN: Final = EventKind("given", "{seat} receives {card}.", "SS-R76")
SWAPPED: Final = EventKind("swapped", "{card} and {other} change places.")
SHOWN: Final = EventKind("shown", "{seat} reveals {card}.")
LOOKED: Final = EventKind("looked", "{seat} looks at the hand of Player {number}.", "SS-R53")
STRENGTHENED: Final = EventKind("strengthened", "{card} gets +{number} Force this turn.", "SS-R21")
ALL_STRENGTHENED: Final = EventKind(
    "all_strengthened", "All of {seat}'s Characters get +{number} Force this turn.", "SS-113"
)
CHEAPER: Final = (
    EventKind("cheaper", "{card} now costs {number} Force.", "SS-R20"),
    EventKind("cheaper", "{card} now costs {number} Cosmo.", "SS-R20"),
)
"""By Force and by Cosmo."""
ARMOURS_OPEN: Final = EventKind("armours_open", "{seat} can acquire Armours with Force this turn.", "SS-R73")
SHIFTED: Final = EventKind("shifted", "The field moves to the right.", "SS-081", roles=(MINOR,))
LEFT: Final = EventKind("left", "{seat} leaves the match.", "SS-R84")
CAPPED: Final = EventKind("capped", "{seat} has acted {number} times: the Main phase is over.", "SS-R69")
ENDING: Final = EventKind("ending", "The end is near: this round is the last.", "SS-084")
