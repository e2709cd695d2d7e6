"""The phrases of the core, the same for every game. A vocabulary adds its nouns, verbs and timings: instructions of
the category `effect`, conditions of the category `one_condition`, statements, what can be counted, what is a cost.
"""

from hexadeck.cardtext.amounts import add_amounts
from hexadeck.cardtext.choices import Number
from hexadeck.cardtext.comparisons import add_comparisons
from hexadeck.cardtext.conditions import AllOf
from hexadeck.cardtext.connectives import Both, If, IfYouDo, May, Modes
from hexadeck.cardtext.costs import add_costs
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.players import add_players

NUMERALS = ("one", "two", "three", "four", "five")


def add_core(g: Grammar, opponent: str = "") -> None:
    """Numbers, choices, conditions, costs, other players, and what stands around an effect.

    `opponent` is what a game for two calls the other player.
    """
    for amount, word in enumerate(NUMERALS, 1):
        category = "one" if amount == 1 else "many"
        g.say(category, word, Number, amount=amount, up_to=False)
        g.say(category, "up to " + word, Number, amount=amount, up_to=True)
    g.word("one_number", "1", 1)
    # A game whose cards have no conditions adds none; then "if" is a word that does not fit, like any other.
    g.phrases.setdefault("one_condition", [])
    g.say("condition", "{conditions:one_condition&}", AllOf)
    g.say("effect", "you may {effect:effect}", May)
    g.say("effect", "if {condition:condition}, {effect:effect}", If)
    g.say("effect", "if you do, {effect:effect}", IfYouDo)
    g.say("effect", "choose one: {first:effect}; or {second:effect}", Modes)
    g.say("joined", "{first:effect} and {second:effect}", Both)
    g.include("joined", "effect")
    g.through("sentence", "{it:effect}.")
    add_amounts(g)
    add_comparisons(g)
    add_players(g, opponent)
    add_costs(g)
