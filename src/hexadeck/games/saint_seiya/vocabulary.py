"""Every phrase of Saint Seiya cards, for reading and for writing."""

from typing import Final

from hexadeck.cardtext.connectives import Both
from hexadeck.cardtext.filters import Named
from hexadeck.cardtext.forms import say_counted, say_in_all_forms
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.phrases import add_core
from hexadeck.cardtext.players import FROM_TURN_PLAYER, ByEach
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS
from hexadeck.cardtext.timings import StandingLine, add_lines
from hexadeck.games.saint_seiya import effects as e
from hexadeck.games.saint_seiya import kinds, timings, zones
from hexadeck.games.saint_seiya import statements as s
from hexadeck.games.saint_seiya import targets as at
from hexadeck.games.saint_seiya.kinds import ANY_RANK, Kind
from hexadeck.games.saint_seiya.table import RANKS

NOUNS: Final = (
    ("card", "cards", kinds.CARD),
    ("Character", "Characters", kinds.CHARACTER),
    ("Knight", "Knights", kinds.KNIGHT),
    ("Hero", "Heroes", kinds.HERO),
)
CLASSES: Final = ("Gold Knight", "Ghost Knight", "Black Knight", "Gold Armour")
FIRST_SLOT: Final = 0
LAST_SLOT: Final = zones.SLOTS - 1


def build_grammar() -> Grammar:
    g = Grammar()
    add_core(g)
    _kinds(g)
    _cards(g)
    _players(g)
    _turn(g)
    _field(g)
    _heroes(g)
    _while_played(g)
    _on_field(g)
    _scoring(g)
    add_lines(g, timings.CARRIED_OUT)
    for timing in timings.STANDING:
        words = timing.text + ": {statement:statement}."
        g.say("line", words, StandingLine, timing=timing, condition=None, stacks=True)
    _other_words(g)
    return g


def _kinds(g: Grammar) -> None:
    """`a_kind` is a kind behind "a" or "each", `an_kind` one behind "an", `kinds` are several."""
    for one, several, noun in NOUNS:
        _say_kind(g, "a_kind", one, noun)
        _say_kind(g, "kinds", several, noun)
    _say_kind(g, "an_kind", "Armour", kinds.ARMOUR)
    _say_kind(g, "kinds", "Armours", kinds.ARMOUR)
    for name in CLASSES:
        for category, ending in (("a_kind", ""), ("kinds", "s")):
            plain = {"noun": kinds.OF_CLASS, "class_name": name, "ranks": ANY_RANK, "cosmo": -1}
            g.say(category, name + ending, Kind, **plain, other_than="")
            g.say(category, name + ending + " other than {other_than:quoted}", Kind, **plain)
    for words, cosmo in (("with Cosmo", 1), ("without Cosmo", 0)):
        g.say(
            "kinds",
            "Characters " + words,
            Kind,
            noun=kinds.CHARACTER,
            ranks=ANY_RANK,
            class_name="",
            other_than="",
            cosmo=cosmo,
        )
    g.say("a_kind", "{name:quoted}", Named)


def _say_kind(g: Grammar, category: str, words: str, noun: int) -> None:
    """A noun, and the same with the ranks that texts name: `green or bronze-rank cards`."""
    fixed = {"noun": noun, "class_name": "", "other_than": "", "cosmo": -1}
    g.say(category, words, Kind, **fixed, ranks=ANY_RANK)
    for rank, name in enumerate(RANKS):
        g.say(category, f"{name}-rank {words}", Kind, **fixed, ranks=1 << rank)
    g.say(category, f"green or bronze-rank {words}", Kind, **fixed, ranks=3)
    g.say(category, f"green, bronze or silver-rank {words}", Kind, **fixed, ranks=7)


# -- what happens to cards ---------------------------------------------------------------------------------------------


def _cards(g: Grammar) -> None:
    say_in_all_forms(g, "draw|draws {amount} card(s)", e.Draw)
    for verb, action in (("wound|wounds", e.to_wound), ("destroy|destroys", e.to_destroy)):
        _say_on_one(g, verb, action)
        for words, place in (
            ("a {kind:a_kind} spent on this card", at.SPENT_ON_THIS),
            ("a {kind:a_kind} from a player's discard", at.ALL_DISCARDS),
        ):
            g.say("effect", f"{verb.split('|')[0]} {words}", e.OnOne, action=action, place=place)
        g.say(
            "effect",
            verb.split("|")[0] + " all {kind:kinds} spent on this card",
            e.OnAll,
            action=action,
            place=at.SPENT_ON_THIS,
        )
    g.say("effect", "destroy a wounded {kind:a_kind}", e.OnOne, action=e.to_destroy, place=at.ALL_WOUNDED)
    _say_on_one(g, "discard|discards", e.to_discard)
    say_in_all_forms(
        g, "discard|discards your|their Armour in play", e.OnAll, action=e.to_discard, kind=ANYTHING, place=at.MY_ARMOUR
    )
    say_in_all_forms(
        g, "heal|heals one of your|their wounded {kind:kinds}", e.OnOne, action=e.to_heal, place=at.MY_WOUNDED
    )
    say_in_all_forms(
        g, "heal|heals all your|their wounded {kind:kinds}", e.OnAll, action=e.to_heal, place=at.MY_WOUNDED
    )
    for article, category in (("a", "a_kind"), ("an", "an_kind")):
        say_in_all_forms(
            g,
            f"take|takes {article} {{kind:{category}}} from your|their discard into your|their hand",
            e.OnOne,
            action=e.to_take,
            place=at.MY_DISCARD,
        )
    g.say("effect", "take a {kind:a_kind} from your deck into your hand, then shuffle your deck", e.Search)
    g.say("effect", "shuffle your discard into your deck", e.ShuffleDiscardIn)
    g.say("effect", "reveal the top {amount:number} cards of your deck", e.RevealTop)
    g.say("effect", "take the others into your hand", e.TakeRevealed)
    g.say(
        "effect",
        "put one of your destroyed {kind:kinds} into your discard",
        e.OnOne,
        action=e.to_return,
        place=at.MY_DESTROYED,
    )
    g.say("effect", "wound this card", e.WoundThis)
    _prices(g)


def _say_on_one(g: Grammar, verb: str, action: e.Action) -> None:
    """From hand and discard, wounded ones, two at once, and all; but nothing goes where it lies already."""
    for words, place in (("from your|their hand", at.MY_HAND), ("from your|their discard", at.MY_DISCARD)):
        if action is e.to_discard and place == at.MY_DISCARD:
            continue
        say_in_all_forms(g, f"{verb} a {{kind:a_kind}} {words}", e.OnOne, action=action, place=place)
        say_in_all_forms(g, f"{verb} all {{kind:kinds}} {words}", e.OnAll, action=action, place=place)
    say_in_all_forms(g, verb + " two {kind:kinds} from your|their hand", e.Twice, action=action, place=at.MY_HAND)
    if action is not e.to_wound:
        words = verb + " one of your|their wounded {kind:kinds}"
        say_in_all_forms(g, words, e.OnOne, action=action, place=at.MY_WOUNDED)


def _prices(g: Grammar) -> None:
    """`price` to `gain`: what comes first must be done in full (SS-R09)."""
    for category, whose in (("price", "your"), ("their_price", "their")):
        for verb, action in (("wound", e.to_wound), ("destroy", e.to_destroy), ("discard", e.to_discard)):
            words = f"{verb} a {{kind:a_kind}} from {whose} "
            g.say(category, words + "hand", e.OnOne, action=action, place=at.MY_HAND)
            if action is not e.to_discard:
                g.say(category, words + "discard", e.OnOne, action=action, place=at.MY_DISCARD)
            if action is not e.to_wound:
                words = f"{verb} one of {whose} wounded {{kind:kinds}}"
                g.say(category, words, e.OnOne, action=action, place=at.MY_WOUNDED)
    say_counted(g, "gain", "draw {amount} card(s)", e.Draw)
    g.say("gain", "let a {kind:a_kind} in play get {amount:signed} Force this turn", e.Strengthen, place=at.MY_PLAY)
    g.say("gain", "let all your Characters get {amount:signed} Force this turn", e.StrengthenAll)
    g.say(
        "gain",
        "acquire a {kind:a_kind} from the field for free",
        e.OnOne,
        action=e.to_acquire,
        place=at.FREE_ON_FIELD,
    )
    g.say("gain", "put a set-aside bronze-rank Hero into your discard", e.BringIn, rank=1)
    g.say("effect", "{price:price} to {gain:gain}", e.InOrderTo, optional=False)
    g.say("may_do", "{price:their_price} to {gain:gain}", e.InOrderTo, optional=True)
    g.say("effect", "draw {first:drawn}, then {second:effect}", e.Then)
    g.say("drawn", "1 card", e.Draw, amount=1)


# -- other players -----------------------------------------------------------------------------------------------------


def _players(g: Grammar) -> None:
    g.say("they_both", "{first:they_do} and {second:they_do}", Both)
    g.say("effect", "each player {effect:they_both}", ByEach, side=ANYBODY, first=FROM_TURN_PLAYER)
    g.say("effect", "an opponent {effect:they_do}", e.ByChosen, side=OPPONENTS, decides=False)
    g.say("effect", "a player {effect:they_do}", e.ByChosen, side=ANYBODY, decides=False)
    g.say("effect", "an opponent {effect:among_them}", e.ByChosen, side=OPPONENTS, decides=True)
    g.say("among_them", "wounds a {kind:a_kind} among them", e.OnOne, action=e.to_wound, place=at.MY_REVEALED)
    g.say("they_do", "wounds all Characters from their hand and draws as many cards", e.WoundHandAndDraw)
    g.say("they_do", "shuffles one {name:quoted} from their hand into the Reserve", e.ShuffleNamedIn)
    g.say(
        "they_do",
        "puts one of their destroyed {kind:kinds} on top of their deck",
        e.OnOne,
        action=e.to_put_on_deck,
        place=at.MY_DESTROYED,
    )
    g.say("effect", "look at an opponent's hand, then wound a {kind:a_kind} from it", e.LookAndWound)
    g.say(
        "effect",
        "acquire a {kind:a_kind} from an opponent's discard",
        e.OnOne,
        action=e.to_steal,
        place=at.FOES_DISCARDS,
    )
    g.say("effect", "swap this Armour with an opponent's {kind:a_kind} in play", e.SwapArmours)
    g.say("effect", "put this card into a player's discard", e.GiveThis)


# -- this turn ---------------------------------------------------------------------------------------------------------


def _turn(g: Grammar) -> None:
    g.say("effect", "a {kind:a_kind} in play gets {amount:signed} Force this turn", e.Strengthen, place=at.MY_PLAY)
    g.say("effect", "a {kind:a_kind} on the field costs {force:number} less Force this turn", e.Cheaper, cosmo=0)
    g.say(
        "effect",
        "a {kind:a_kind} on the field costs {force:number} less Force and {cosmo:number} less Cosmo this turn",
        e.Cheaper,
    )
    g.say("effect", "Armours on the field can be acquired with Force at their Cosmo cost this turn", e.OpenArmours)


# -- the field ---------------------------------------------------------------------------------------------------------


def _field(g: Grammar) -> None:
    for other in ("", "other "):
        g.say(
            "effect",
            f"eliminate all {other}{{kind:kinds}} from the field, then refill the field",
            e.EliminateAndRefill,
            word=other,
        )
    g.say(
        "effect",
        "eliminate a {kind:a_kind} from the field, then reveal the top card of the Reserve in its place",
        e.OnOne,
        action=e.to_replace,
        place=at.THE_FIELD,
    )
    for article, category in (("a", "a_kind"), ("an", "an_kind")):
        g.say(
            "effect",
            f"acquire {article} {{kind:{category}}} from the field for free",
            e.OnOne,
            action=e.to_acquire,
            place=at.FREE_ON_FIELD,
        )
    g.say(
        "effect",
        "acquire a {kind:a_kind} next to this card for free",
        e.OnOne,
        action=e.to_acquire,
        place=at.NEXT_TO_THIS,
    )
    g.say("effect", "acquire the top card of the Reserve", e.AcquireTop)
    g.say("effect", "swap two {kind:kinds} on the field", e.SwapOnField)
    say_counted(g, "effect", "remove {amount} Flame(s)", e.RemoveFlame)
    g.say("effect", "shuffle this card into the Reserve", e.ThisIntoReserve)
    g.say("effect", "shuffle this card and all {kind:kinds} in the common discard into the Reserve", e.ReturnToReserve)
    g.say("one_condition", "another {kind:a_kind} is on the field", e.AnotherOnField)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def _heroes(g: Grammar) -> None:
    g.say(
        "effect",
        "you may destroy two identical {name:quoted} from your hand to put a set-aside {same:quoted} of the next rank"
        " into your discard",
        e.Promote,
    )
    g.say(
        "effect",
        "swap a {kind:a_kind} from a player's discard with one of that player's destroyed green-rank Heroes",
        e.SwapHero,
        place=at.ALL_DISCARDS,
    )
    g.say("one_condition", "your discard holds a {name:quoted}", e.DiscardHolds)
    g.say("one_condition", "another {name:quoted} is alongside", e.AnotherAlongside)


# -- what holds --------------------------------------------------------------------------------------------------------


def _while_played(g: Grammar) -> None:
    g.say("values", "{force:signed} Force", s.Values, cosmo=0)
    g.say("values", "{cosmo:signed} Cosmo", s.Values, force=0)
    g.say("values", "{force:signed} Force and {cosmo:signed} Cosmo", s.Values)
    g.say("statement", "this Character gets {values:values} {count:how_often}", s.Gets)
    g.say("how_often", "while it faces the first card of the field", s.FacesSlot, slot=FIRST_SLOT)
    g.say("how_often", "while it faces the last card of the field", s.FacesSlot, slot=LAST_SLOT)
    for word, rest in (("even", 0), ("odd", 1)):
        g.say("how_often", f"while the Clock shows an {word} number of Flames", s.FlamesAre, rest=rest)
    g.say("how_often", "while a {name:quoted} is alongside", s.WhileAlongside)
    g.say("how_often", "for each {kind:a_kind} alongside", s.EachAlongside)
    g.say("how_often", "for each {kind:a_kind} on the field", s.EachOnField)
    g.say("statement", "each {name:quoted} alongside gets {values:values}", s.Gives)
    g.say("statement", "each {name:quoted} alongside has twice its Force and Cosmo", s.Doubles)
    g.say("statement", "other {kind:kinds} alongside cannot be wounded", s.Protects)
    g.say(
        "statement",
        "the {faced:a_kind} it faces costs {less:number} less Cosmo for each {kind:a_kind} alongside",
        s.FacedCostsLess,
    )


def _on_field(g: Grammar) -> None:
    g.say("statement", "this card costs {less:number} less Force while {name:quoted} fights it", s.CheaperFor)
    g.say("statement", "{name:quoted} can acquire this card for {price:number} Cosmo", s.CanAcquireFor)
    g.say("statement", "only {least:number} or more Characters together can fight this card", s.NeedsFighters)
    g.say("statement", "whoever fights this card discards a card from their hand", s.TakesACard)
    g.say("statement", "no other {kind:a_kind} can be acquired", s.NoOther)
    g.say("statement", "no Character can be healed", s.NoHealing)


def _scoring(g: Grammar) -> None:
    g.say("statement", "{pv:number} PV for each {size:number} cards you own, destroyed ones included", s.PerCards)
    g.say("statement", "{pv:number} PV for each {size:number} cards under your Hero marker", s.PerDestroyed)
    g.say("statement", "{pv:number} PV if you have acquired a {name:quoted}", s.IfAcquired)
    g.say(
        "statement",
        "{pv:number} PV for each {kind:a_kind} you own with a different name, destroyed ones included",
        s.PerName,
    )
    g.say("statement", "{pv:number} PV if you own the most Heroes", s.IfMost, what=s.HEROES)
    g.say("statement", "{pv:number} PV if you own the most Silver Knights", s.IfMost, what=s.SILVER_KNIGHTS)


def _other_words(g: Grammar) -> None:
    """What others say for the words of this game."""
    g.same("an opponent", "one opponent", "one opponent of your choice", "an enemy", "a foe", "your opponent")
    g.same("each opponent", "your opponents each", "all opponents", "every opponent", "all other players")
    g.same("a player's", "any player's", "one player's")
    g.same("from your hand", "in your hand", "of your hand", "in hand")
    g.same("a card from your hand", "a card", "one card", "1 card")
    g.same("a card from their hand", "a card", "one card", "1 card")
    g.same("wounded Characters", "Characters")
    g.same("when played", "when this card is played", "when you play this card", "on play")
    g.same("Arrival :", "when this card arrives ,", "when this arrives on the field ,", "on arrival :")
    g.same("Defeated :", "when this card is defeated ,", "when defeated :", "on defeat :")
    g.same("While played :", "while this card is played ,", "while in play :")
    g.same("Activation , discard :", "discard this card :", "activation by discard :")
    g.same("Activation , destroy :", "destroy this card :", "activation by destroying :")
    g.same("Activation , wound :", "wound this card :", "activation by wounding :")
    g.same("this Character", "this card", "this Knight")


ANYTHING: Final = Kind()
