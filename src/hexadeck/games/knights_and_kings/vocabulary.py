"""The words of Knights & Kings: every phrase that its cards use, declared once for reading and for writing."""

from typing import Any, Final

from hexadeck.cardtext.amounts import CardsIn, CountOf, Stock
from hexadeck.cardtext.choices import AtRandom, ChooseCards
from hexadeck.cardtext.conditions import AmountIs, AnOpponentHas, ThereIs, ThereIsNo, TurnIs, add_conditions
from hexadeck.cardtext.durations import Gets
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.phrases import add_core
from hexadeck.cardtext.plain import Do, DoTo, do, do_to
from hexadeck.cardtext.players import EachUnless
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS, YOU
from hexadeck.cardtext.statements import Has, Statement
from hexadeck.cardtext.timings import Line, Timing, add_lines, add_standing_lines
from hexadeck.cardtext.values import Change
from hexadeck.games.knights_and_kings import (
    changes,
    control,
    effects,
    events,
    noble,
    nouns,
    on,
    orders,
    turn,
    units,
    values,
    zones,
)
from hexadeck.games.knights_and_kings.table import KIND_NAMES, MULTI_TURN, SINGLE_TURN

PLAIN: Final[dict[str, Any]] = {"amount": None, "each": None, "purpose": -1}
SIDES = {"your": YOU, "opposing": OPPONENTS}


WHEN_PLAYED: Final = Timing("", (on.PLAYED,), types=(SINGLE_TURN,))
"""What a Single-Turn Noble Action does has no head (KK-076)."""
ON_PAYMENT: Final = Timing("On payment", (on.PAID,), types=(MULTI_TURN,))
"""Whenever a Multi-Turn Noble Action is paid for, the first time included (KK-R32)."""
WHILE_ACTIVE: Final = Timing("While active", places=(zones.NOBLES,), types=(MULTI_TURN,))


CONTROL: Final = Stock(control.control_of)


class EvasiveLine:
    """`Evasive.`"""


class AnyNumberLine:
    """`In a deck: any number of copies is allowed.`: a word to the deck check (KK-009)."""


def build_grammar() -> Grammar:
    g = Grammar()
    add_core(g, "your opponent")
    _nouns(g)
    _targets(g)
    _changes(g)
    _conditions(g)
    _effects(g)
    _card_effects(g)
    _statements(g)
    _lines(g)
    _other_words(g)
    return g


def _nouns(g: Grammar) -> None:
    """Kinds in the singular and in the plural; units with the place they are in."""
    for kind in range(SINGLE_TURN):
        name = KIND_NAMES[kind]
        g.word("kind", name, kind)
        g.word("kinds", name + "s", kind)
    g.word("kind", "unit", nouns.ANY_UNIT)
    g.word("kinds", "units", nouns.ANY_UNIT)
    g.include("card_kind", "kind")
    g.word("card_kind", "Noble Action", nouns.NOBLE_ACTION)
    for form, ending in (("card", ""), ("cards", "s")):
        g.say(form, "{kind:card_kind} card" + ending, nouns.CardKind, cost=None)
        g.say(form, "{kind:card_kind} card" + ending + " with cost {cost:compared}", nouns.CardKind)
    for several, noun, slots in (
        ("", "{kind:kind}", "a slot"),
        ("many_", "{kind:kinds}", "slots"),
    ):
        _units(g, several + "my_units", "of your", "{kind:kinds}", "a slot", YOU)
        _units(g, several + "opposing_units", "opposing", noun, slots, OPPONENTS)
        _units(g, several + "anybodys_units", "", noun, slots, ANYBODY)
    _units(g, "all_my_units", "your", "{kind:kinds}", "slots", YOU)
    _units(g, "all_opposing_units", "opposing", "{kind:kinds}", "slots", OPPONENTS)
    _units(g, "all_units", "", "{kind:kinds}", "slots", ANYBODY)
    for word, side in SIDES.items():
        g.say("army", word + " {kinds:kinds&}", nouns.Army, side=side)
        g.say("army", word + " units in slots that patrolled", nouns.Patrols, side=side)


def _units(g: Grammar, category: str, whose: str, noun: str, slots: str, side: int) -> None:
    """Units of a side, wherever they are in play."""
    for words, places in (
        (f"{whose} {noun} in play", nouns.PLAY_ZONES),
        (f"{whose} {noun} in {slots}", nouns.SLOT_ZONES),
        (f"{whose} fielded {noun}", (zones.FIELD,)),
    ):
        g.say(category, words.strip(), nouns.Units, side=side, zones=places)


def _targets(g: Grammar) -> None:
    for whose in ("my", "opposing", "anybodys"):
        g.say("one_target", f"{{number:one}} {{group:{whose}_units}}", nouns.ChosenUnits)
        g.say("many_target", f"{{number:many}} {{group:many_{whose}_units}}", nouns.ChosenUnits)
        g.say(whose + "_target", f"{{number:one}} {{group:{whose}_units}}", nouns.ChosenUnits)
        g.say(whose + "_target", f"{{number:many}} {{group:many_{whose}_units}}", nouns.ChosenUnits)
        g.include("target", whose + "_target")
    g.say("my_target", "each of {group:all_my_units}", nouns.EveryUnit)
    g.say("opposing_target", "all {group:all_opposing_units}", nouns.EveryUnit)
    g.say("anybodys_target", "all {group:all_units}", nouns.EveryUnit)
    g.say("one_noble", "opposing active Noble Action", nouns.Nobles, side=OPPONENTS)
    g.say("noble_target", "{number:one} {group:one_noble}", nouns.ChosenUnits)


def _changes(g: Grammar) -> None:
    for word, value, layer in (
        ("attack", values.ATTACK, values.MORE_ATTACK),
        ("defense", values.DEFENSE, values.MORE_DEFENSE),
        ("chevron", values.CHEVRONS, values.MORE_CHEVRONS),
    ):
        g.say("change", "{amount:signed} " + word, Change, value=value, layer=layer, each=None)
    g.say("quality", "Evasive", Change, value=values.EVASION, layer=values.EVASIVE, amount=1, each=None)


def _conditions(g: Grammar) -> None:
    """What players have in play, in hand and of Control; the same can be counted."""
    add_conditions(g, "your opponent", "your opponent")
    one = "one_condition"
    g.say(one, "you have {comparison:compared} {counted:stock}", AmountIs)
    g.say(one, "your opponent has {comparison:compared} {counted:stock}", AnOpponentHas)
    g.say(one, "you have a {group:my_kind}", ThereIs)
    g.say(one, "you have no {group:my_kind}", ThereIsNo)
    g.say(one, "it is your turn", TurnIs, mine=True)
    g.say(one, "it is your opponent's turn", TurnIs, mine=False)
    _units(g, "my_kind", "", "{kind:kind}", "a slot", YOU)
    _units(g, "my_kinds", "", "{kind:kinds}", "slots", YOU)
    g.say("yours", "{group:my_kinds}", CountOf)
    g.say("yours", "cards in hand", CardsIn, zone=zones.HAND)
    g.word("stock", "Control", CONTROL)
    g.say("counted", "of {group:all_my_units}", CountOf)
    g.say("counted", "{group:one_opposing_unit}", CountOf)
    _units(g, "one_opposing_unit", "opposing", "{kind:kind}", "a slot", OPPONENTS)
    g.say("counted", "card in your hand", CardsIn, zone=zones.HAND)


def _effects(g: Grammar) -> None:
    do(g, "gain|gains {amount:number} Control", control.gain_control)
    do(g, "your opponent loses {amount:number} Control", control.opponent_loses)
    do(g, "each player loses {amount:number} Control", control.all_lose)
    lost: dict[str, Any] = {"action": control.lose_control, "each": None, "possible": None}
    g.say("they_lose", "loses {amount:number} Control", Do, **lost)
    unless = "your opponent {effect:they_lose} unless they {costs:their_cost&}"
    g.say("effect", unless, EachUnless, side=OPPONENTS)
    do_to(g, "deal {amount:number} damage to {target:target}", units.add_damage)
    do_to(g, "remove all damage from {target:target}", units.heal_fully)
    do_to(g, "remove {amount:number} damage from {target:target}", units.heal)
    do_to(g, "return {target:my_target} to your field, ready to act again", orders.return_ready)
    do_to(g, "return {target:my_target} to your hand", orders.return_to_hand)
    for target in ("opposing_target", "anybodys_target"):
        for whose in ("its owner's hand", "their owners' hands"):
            g.say("effect", f"return {{target:{target}}} to {whose}", effects.ReturnToOwners, whose=whose)
    do_to(g, "{target:opposing_target} must block your next attack on the kingdom this turn", orders.call_out)
    do_to(g, "discard {target:noble_target}", noble.discard)
    do_to(g, "destroy {target:target}", units.kill)
    for whose, category in (("your", "effect"), ("their", "they_may"), ("their", "their_cost"), ("their", "they_do")):
        verb = "discards" if category == "they_do" else "discard"
        g.say(category, f"{verb} {{target:from_{whose}_hand}}", DoTo, action=noble.discard, **PLAIN)
    g.say("cost", "discard {target:from_your_hand}", DoTo, action=noble.discard, **PLAIN)
    for whose in ("your", "their"):
        for number, cards in (("one", "card"), ("many", "cards")):
            chosen = f"{{number:{number}}} {cards} from {whose} hand"
            g.say(f"from_{whose}_hand", chosen, ChooseCards, filters=(), zone=zones.HAND)
            chosen = f"{{number:{number}}} {{kind:{cards}}} from {whose} hand"
            g.say(f"from_{whose}_hand", chosen, nouns.CardsOfHand)
        g.say(f"from_{whose}_hand", f"1 card from {whose} hand at random", AtRandom, amount=1, zone=zones.HAND)
        some = f"{{amount:number}} cards from {whose} hand at random"
        g.say(f"from_{whose}_hand", some, AtRandom, zone=zones.HAND)
    g.say("effect", "move {target:opposing_target} into an empty opposing slot", effects.MoveToSlot)
    g.say("effect", "{target:target} is {changes:quality&} until your next Reset", effects.IsUntilReset)
    g.say(
        "effect", "{target:whole_army} get {changes:change&} until the end of the turn",
        Gets, until=changes.UNTIL_TURN_ENDS, told=events.CHANGED, each=None,
    )  # fmt: skip
    g.say("whole_army", "{group:army}", nouns.EveryUnit)
    for target, gets in (("one_target", "gets"), ("many_target", "get")):
        changed = f"{{target:{target}}} {gets} {{changes:change&}} until the end of the turn"
        lasting = {"until": changes.UNTIL_TURN_ENDS, "told": events.CHANGED}
        g.say("effect", changed, Gets, each=None, **lasting)
        g.say("effect", changed + " for {each:each}", Gets, **lasting)


def _card_effects(g: Grammar) -> None:
    do(g, "draw {amount} card(s)", turn.draw, possible=orders.has_deck)
    top = "face down into your treasury, spent"
    coins = {"action": orders.coins_from_deck, "each": None, "possible": orders.has_deck}
    g.say("effect", f"put the top card of your deck {top}", Do, amount=1, **coins)
    g.say("effect", f"put the top {{amount:number}} cards of your deck {top}", Do, **coins)
    for number, cards, them in (("one", "card", "it"), ("many", "cards", "them")):
        chosen = f"{{number:{number}}} {{cards:{cards}}}"
        g.say("effect", f"return {chosen} from your graveyard to your hand", effects.ReturnToHand)
        g.say("effect", f"put {chosen} from your graveyard onto your field", effects.PutOnField)
        either = "from your graveyard or, if there is none, from your hand"
        g.say("effect", f"put {chosen} {either} onto your field", effects.PutFromGraveyardOrHand)
        search = f"search your deck for {chosen}, show {them}, take {them} into your hand and shuffle your deck"
        g.say("effect", search, effects.Search)
        g.say("effect", f"discard {chosen} from it", effects.DiscardFromIt)
        g.say("effect", f"take {{number:{number}}} of them into your hand", effects.TakeOfThem)
    g.say("effect", "look at the top {amount:number} cards of your deck", effects.LookAtTop)
    g.say("effect", "look at your opponent's hand", effects.LookAtHand)
    g.say("effect", "put the others on the bottom of your deck in any order", effects.PutOthersOnBottom)


def _statements(g: Grammar) -> None:
    g.say("statement", "{group:army} have {gives:change&}", Has, each=None)
    g.say("statement", "{group:army} are {gives:quality&}", Has, each=None)
    _said(g, "your units in slots may block as if they were fielded", on.BLOCKS_FROM_SLOT, amount=1)
    _said(g, "opposing patrols gain {amount:number} less Control", on.PATROLS_LESS)
    for number, die, card in (("one_number", "die", "card"), ("number", "dice", "cards")):
        more = f"{{amount:{number}}} more"
        _said(g, f"you roll {more} {die} in contests against your Noble Actions", on.ROLLS_MORE)
        _said(g, f"you may deposit {more} {card} per turn", on.DEPOSITS_MORE)


def _said(g: Grammar, pattern: str, kind: int, **fixed: int) -> None:
    """Something for the player whose card says so; several add up (KK-R33)."""
    g.say("statement", pattern, Statement, kind=kind, group=None, each=None, **fixed)


def _lines(g: Grammar) -> None:
    g.say("line", "{effects:sentence+}", Line, timing=WHEN_PLAYED, condition=None)
    add_lines(g, (ON_PAYMENT,))
    add_standing_lines(g, (WHILE_ACTIVE,))
    g.say("line", "Evasive.", EvasiveLine)
    g.say("line", "In a deck: any number of copies is allowed.", AnyNumberLine)


def _other_words(g: Grammar) -> None:
    """What others say for the words of this game."""
    g.same("your opponent", "the opponent", "an opponent", "each opponent", "your foe", "the foe", "the enemy")
    g.same("your opponent's", "the opponent's", "an opponent's", "your foe's", "the foe's", "the enemy's")
    g.same("opposing", "enemy", "foe", "your opponent's", "the opponent's", "an opponent's", "the foe's")
    for name in (*KIND_NAMES[:SINGLE_TURN], "unit"):
        for noun, several in ((name, False), (name + "s", True)):
            g.same(noun + " in play", noun, f"{noun} on the board", f"{noun} on the field", f"{noun} in your kingdom")
            g.same(noun + (" cards" if several else " card"), noun)
        g.same(f"{name}s in play", f"{name}s you control", f"{name}s you have in play")
        g.same(f"each of your {name}s in play", f"each {name} you have in play", f"each {name} you control")
    g.same("Noble Action card", "Noble Action")
    g.same("# attack and # defense", "# / #", "# power and # toughness", "# attack / # defense")
    g.same("# attack", "# power", "# to attack")
    g.fact("units of this game have no abilities", "this unit", "this knight", "when fielded", "fielded ,")
    g.same("1 card from their hand at random", "a card at random", "a random card", "a card from their hand at random")
    for whose in ("their", "your"):
        g.same(f"one card from {whose} hand", "a card", "one card", "1 card")
        g.same(f"cards from {whose} hand", "cards")
    g.same("cards in hand", "cards in your hand", "cards in their hand")
    g.same("all damage", "its damage", "their damage")
    g.same("remove # damage from", "heal # damage from", "heal #")
    for when in ("upkeep", "whenever you pay for this", "each time you pay for this", "when paid", "each payment"):
        for mark in (":", ","):
            g.same("On payment :", f"{when} {mark}")
    g.same("While active :", "while this is active ,", "as long as this is active ,", "passive :")
    for whose in ("your", "all your", "each of your", "opposing", "you may deposit", "you roll"):
        g.same(f"^ While active : {whose}", f"^ {whose}")
