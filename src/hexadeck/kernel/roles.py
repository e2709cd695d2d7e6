"""What an event or a verb is to those who follow a match: a cause, a cost, a detail, an answer that does nothing more.

It is said where the event or the verb is declared, so that every log and every table reads it in one place.
"""

from typing import Final, Literal

EventRole = Literal[
    "heading",
    "cause",
    "effect",
    "attack",
    "attack_step",
    "attack_end",
    "answer",
    "cost",
    "change",
    "counted",
    "minor",
    "held",
]
VerbRole = Literal["quiet", "yielding", "automatic"]

# -- events ------------------------------------------------------------------------------------------------------------

HEADING: Final = "heading"
"""It begins a new paragraph in the log."""
CAUSE: Final = "cause"
"""Somebody or something brought it about; what follows in the log, up to the next cause, is its consequence."""
EFFECT: Final = "effect"
"""A cause that only says that the text of a card does something. The log puts the card's name there with all that came
of it, minor events as well, and leaves it out when nothing did."""
ATTACK: Final = "attack"
"""A cause that others may answer: what is played or works until it is settled stands under it. Where an attack comes of
a card that was played it is no answer, and so not a CAUSE besides."""
ATTACK_STEP: Final = "attack_step"
"""It belongs to the attack itself, or to the turn where there is none, and not to the answer before it, such as a pass
or a block."""
ATTACK_END: Final = "attack_end"
"""It settles an attack, when it comes of the attack itself. Even where it is a cause it is no answer: what an answer
would do tells it."""
ANSWER: Final = "answer"
"""It only says what somebody answered: what an answer would do need not tell it. That goes for causes anyway."""
COST: Final = "cost"
"""It is paid for something to come, and did not come of the effect before it."""
CHANGE: Final = "change"
"""It only says that a card changed: the log tells which of its numbers and states did, where it saw it."""
COUNTED: Final = "counted"
"""It says how many, and so nothing at all when its number is 0."""
MINOR: Final = "minor"
"""Only the full log tells it."""
HELD: Final = "held"
"""Its card is held up to be read when somebody else used it."""

# -- verbs -------------------------------------------------------------------------------------------------------------

QUIET: Final = "quiet"
"""An answer that does nothing more; the space bar gives the one on offer."""
YIELDING: Final = "yielding"
"""A quiet answer that lets happen what is under way: what a choice would do is told as far as all give these."""
AUTOMATIC: Final = "automatic"
"""Against bots alone, an only option of these is taken without a question."""
