"""The words of the cards: every phrase once, for reading and for writing."""

from typing import Final

from mypy_extensions import i64

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.choices import Number
from hexadeck.cardtext.connectives import May, Modes
from hexadeck.cardtext.forms import say_counted
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.phrases import NUMERALS
from hexadeck.cardtext.plain import Do
from hexadeck.cardtext.players import FROM_YOU, ByEach
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS
from hexadeck.games.knights_of_the_zodiac import conditions as c
from hexadeck.games.knights_of_the_zodiac import deck, on, traits
from hexadeck.games.knights_of_the_zodiac import effects as e
from hexadeck.games.knights_of_the_zodiac import statements as s
from hexadeck.games.knights_of_the_zodiac.table import (
    CLASSES,
    DEFENSE,
    EITHER,
    KNIGHT,
    OFFENSE,
    POWER_OF_ZODIAC,
    TECHNIQUE,
)
from hexadeck.kernel.decisions import NOTHING

UNMARKED: Final = 0
"""A line of a Field Card or a PoZ card that names no role counts for both."""
ROLES: Final[dict[str, int]] = {"Offense": OFFENSE, "Defense": DEFENSE, "Offense and Defense": EITHER}


class TextLine:
    """A line as it is written: for which roles, when, at what cost, and the clauses."""

    def __init__(self, roles: i64, moment: i64, spend: i64, body: tuple[Effect, ...]) -> None:
        self.roles = roles
        self.moment = moment
        self.spend = spend
        self.body = body


def build_grammar() -> Grammar:
    """Every phrase of the cards."""
    g = Grammar()
    add_lines(g)
    add_kinds(g)
    add_conditions(g)
    add_statements(g)
    add_targets(g)
    add_effects(g)
    add_other_words(g)
    return g


def add_lines(g: Grammar) -> None:
    g.words("roles", ROLES)
    g.words("moment", on.WORDS)
    g.say("line", "{roles:roles}: {body:clause+}", TextLine, moment=on.ALWAYS, spend=0)
    g.say("line", "{roles:roles}, {moment:moment}: {body:clause+}", TextLine, spend=0)
    g.say("line", "{roles:roles}, spend {spend:number} Cosmo: {body:clause+}", TextLine, moment=on.ALWAYS)
    g.say("line", "{body:clause+}", TextLine, roles=UNMARKED, moment=on.ALWAYS, spend=0)
    g.say("line", "{moment:moment}: {body:clause+}", TextLine, roles=UNMARKED, spend=0)
    g.through("clause", "{it:statement}.")
    g.through("clause", "{it:effect}.")


def add_kinds(g: Grammar) -> None:
    """Which Knights are meant."""
    g.words("class_word", {word: number for number, word in enumerate(CLASSES)})
    for category, noun in (("class", "Knight"), ("classes", "Knights")):
        g.say(category, "{first:class_word} " + noun, c.OfClass, second=NOTHING)
        g.say(category, "{first:class_word} or {second:class_word} " + noun, c.OfClass)
    g.say("named", "{name:quoted}", c.OfName)
    g.say("some", "Knight", c.Kind)
    g.say("all", "Knights", c.Kind)
    for category, parts in (
        ("kind", ("some", "class", "named")),
        ("certain", ("class", "named")),
        ("kinds", ("all", "classes")),
    ):
        for part in parts:
            g.include(category, part)


def add_conditions(g: Grammar) -> None:
    g.say("condition", "battling against a higher Level", c.AgainstHigherLevel)
    g.say("condition", "battling against a {kind:class}", c.Against)
    g.say("condition", "battling against {kind:named}", c.Against)
    g.say("condition", "battling against two or more Knights", c.AgainstSeveral)
    g.say("condition", "another {kind:kind} of yours is in this battle", c.Another)
    g.say("condition", "no other Knight of yours is in this battle", c.NoOther)
    g.say("condition", "you have two or more Knights in this battle", c.HaveSeveral)
    g.say("condition", "a face-up {name:quoted} is in play", c.InPlay)
    for word, sign in (("more", 1), ("fewer", -1)):
        g.say("condition", f"you have {word} Knights in this battle than your opponent", c.KnightsAhead, sign=sign)
        g.say("condition", f"you have {word} cards in hand than your opponent", c.CardsAhead, sign=sign)
    g.say("condition", "you have {amount:number} or more Cosmo", c.HaveCosmo)
    g.say("condition", "you have fewer Points than your opponent", c.FewerPoints)
    g.say("condition", "your opponent has {amount:number} or more discards", c.OpponentHasDiscards)
    g.say("condition", "your opponent revealed a Technique", c.OpponentRevealedTechnique)
    g.say("count", "{each:number} Cosmo", c.PerCosmo)
    g.say("count", "other {kind:kind} of yours in this battle", c.PerOther)
    g.say("count", "{each:number} cards in the opposing Discard Pile", c.PerDiscards, opposing=True)
    g.say("count", "{each:number} cards in your Discard Pile", c.PerDiscards, opposing=False)


def add_statements(g: Grammar) -> None:
    g.say("statement", "{plus:signed} Power", s.Plus)
    g.say("statement", "{plus:signed} Power if {condition:condition}", s.PlusIf)
    g.say("statement", "{plus:signed} Power per {count:count}", s.PlusPer, most=0)
    g.say("statement", "{plus:signed} Power per {count:count}, at most {most:signed}", s.PlusPer)
    g.say("statement", "each of your Knights gets {plus:signed} Power", s.EachOfYours)
    g.say("statement", "each of your Knights gets {plus:signed} Power if {condition:condition}", s.EachOfYoursIf)
    g.say("statement", "each of your {kind:classes} gets {plus:signed} Power", s.EachOfYourKind)
    g.say("statement", "each opposing {kind:some} gets {plus:signed} Power", s.EachOpposing)
    g.say("statement", "each opposing {kind:class} gets {plus:signed} Power", s.EachOpposing)
    g.say("statement", "each {kind:certain} gets {plus:signed} Power", s.EachKnight)
    g.say("statement", "Weaken {minus:value}", s.Weaken)
    g.say("statement", "Rally {plus:value}", s.Rally, kind=c.Kind())
    g.say("statement", "Rally {kind:classes} {plus:value}", s.Rally)
    g.say("statement", "Toll {cost:number} Cosmo or {minus:signed} Power", s.Toll)
    for word, trait in traits.WITH_NUMBER.items():
        amount = "{amount:value}" if trait in traits.OF_POWER else "{amount:number}"
        g.say("statement", f"{word} {amount}", s.Trait, trait=trait)
    for word, trait in traits.WITHOUT_NUMBER.items():
        g.say("statement", word, s.Trait, trait=trait, amount=1)


def add_targets(g: Grammar) -> None:
    g.say("opposing", "one opposing Knight", e.OpposingKnight, level=0)
    g.say("opposing", "one opposing Knight of Level {level:number} or less", e.OpposingKnight)
    g.say("own", "one of your {kind:kinds}", e.OwnKnight)
    g.say("opposing_card", "one opposing Technique", e.OpposingSupport, kind=TECHNIQUE, cost=NOTHING)
    g.say("opposing_card", "one opposing Power of Zodiac card", e.OpposingSupport, kind=POWER_OF_ZODIAC, cost=NOTHING)
    g.say(
        "opposing_card",
        "one opposing Power of Zodiac card of cost {cost:number} or less",
        e.OpposingSupport,
        kind=POWER_OF_ZODIAC,
    )
    for amount, word in enumerate(NUMERALS, 1):
        g.say("up_to", f"up to {word}", Number, amount=amount, up_to=True)
    g.say("one_discard", "one", Number, amount=1, up_to=False)
    g.say(
        "from_discards", "{number:up_to} cards from your Discard Pile", e.Discards, kind=NOTHING, level=0
    )  # fmt: skip
    g.say(
        "from_discards",
        "{number:one_discard} Knight of Level {level:number} or less from your Discard Pile",
        e.Discards,
        kind=KNIGHT,
    )
    g.say("from_discards", "{number:one_discard} Knight from your Discard Pile", e.Discards, kind=KNIGHT, level=0)
    g.say("among", "one Knight among them", e.RevealedKnight)
    g.say("in_realm", "{number:up_to} face-up Knights in your Realm", e.FaceUpRealmKnights)
    g.say("from_realm", "one Knight from your Realm", e.RealmKnight, limited=False)
    g.say("fitting", "one Knight from your Realm", e.RealmKnight, limited=True)
    g.say("field", "one face-up Field Card", e.OneField, face_up=True, without_knights=False)
    g.say("field", "one Field Card", e.OneField, face_up=False, without_knights=False)
    g.say("empty_field", "one Field Card without Knights", e.OneField, face_up=False, without_knights=True)
    g.say("face_up_foe", "one opposing face-up Knight", e.OpposingOnTable, number=e.ONE, face_up=True)


def add_effects(g: Grammar) -> None:
    for word, action in (
        ("Charge", deck.charge), ("Draw", deck.draw), ("Mill", deck.mill), ("Drain", deck.drain), ("Shock", deck.shock),
    ):  # fmt: skip
        g.say("effect", word + " {amount:number}", Do, action=action)
    for word, build in (
        ("Crack", e.Crack), ("Mend", e.Mend), ("Scout Field", e.ScoutFields), ("Scout Knight", e.ScoutKnights),
    ):  # fmt: skip
        g.say("effect", word + " {amount:number}", build)
    for word, plain in (
        ("Silence", e.Silence), ("Hush", e.Hush), ("Veil", e.Veil), ("Withdraw", e.Withdraw), ("Shift", e.Shift),
        ("Recall", e.Recall), ("Scout Hand", e.ScoutHand),
    ):  # fmt: skip
        g.say("effect", word, plain)
    add_battle_effects(g)
    add_card_effects(g)
    add_turn_effects(g)


def add_battle_effects(g: Grammar) -> None:
    g.say("effect", "Weaken {target:opposing} by {minus:value}", e.WeakenOne)
    g.say("effect", "Petrify {target:opposing}", e.Petrify)
    g.say("effect", "Banish {target:opposing}", e.Banish)
    g.say("effect", "Cancel {target:opposing_card}", e.Cancel)
    g.say("effect", "{target:opposing} gets {amount:signed} Power", e.ChangePower)
    g.say("effect", "{target:own} gets {amount:signed} Power", e.ChangePower)
    g.say("effect", "{target:own} gets {amount:signed} Power if {condition:condition}", e.ChangePowerIf)
    g.say("effect", "{target:own} adds its printed Power again", e.PowerAgain)
    g.say("effect", "discard {target:from_realm}", e.DiscardFromRealm)
    g.say("effect", "{target:own} gets {amount:signed} Power per Level of the discarded Knight", e.PowerPerLevel)
    g.say("effect", "your Knights return to your Realm instead of being defeated", e.Shield)
    g.say("effect", "the texts of all Knights are ignored in this battle", e.IgnoreTexts)
    g.say("effect", "move {target:fitting} into this battle if the Limit allows it", e.Reinforce)


def add_card_effects(g: Grammar) -> None:
    g.say("effect", "put {target:from_discards} into your Cosmo area", e.PutIntoCosmo)
    g.say("effect", "take {target:from_discards} into your hand", e.TakeIntoHand)
    g.say("take", "take {target:among} into your hand", e.TakeIntoHand)
    g.say("effect", "you may {effect:take}", May)
    g.say("effect", "choose one: {first:effect}; or {second:effect}", Modes)
    for who, side in (("each player", ANYBODY), ("your opponent", OPPONENTS)):
        g.say("effect", who + " {effect:they_do}", ByEach, side=side, first=FROM_YOU)
    g.word("one_number", "1", 1)
    say_counted(g, "they_do", "draws {amount} card(s)", Do, action=deck.draw)
    g.say("effect", "reveal the top {amount:number} cards of your Deck", Do, action=deck.reveal_top)
    g.say("effect", "discard the rest", Do, action=deck.discard_revealed)
    g.say("effect", "look at the top {amount:number} cards of your Deck", e.LookAtTop)
    g.say("effect", "put them back in any order", e.PutBack)
    g.say("effect", "turn {target:in_realm} face down", e.TurnDown)


def add_turn_effects(g: Grammar) -> None:
    g.say("effect", "this turn you draw up to {amount:number} cards in hand", e.RefillTo, opponent=False)
    g.say("effect", "this turn your opponent draws up to {amount:number} cards in hand", e.RefillTo, opponent=True)
    g.say("effect", "you may deploy one more Knight this turn", e.DeployMore)
    g.say("effect", "this turn one of your Knights may move from one Field Card to another", e.MoveBetweenFields)
    g.say("effect", "this turn one of your Knights may move twice", e.MoveTwice)
    g.say("effect", "your opponent cannot move Knights onto {target:empty_field} this turn", e.CloseField)
    for word, sign in (("higher", 1), ("lower", -1)):
        limit = "{target:field} has a Limit {amount:number} " + word
        g.say("effect", f"{limit} for Level Checks this turn", e.ChangeLimit, sign=sign, own=False)
        g.say("effect", f"{limit} for your Level Checks this turn", e.ChangeLimit, sign=sign, own=True)
        level = "{target:face_up_foe} has a Level {amount:number} " + word
        g.say("effect", f"{level} for Level Checks this turn", e.ChangeLevel, sign=sign)


def add_other_words(g: Grammar) -> None:
    """What others say for the words of this game."""
    g.same("your opponent", "the opponent", "an opponent", "each opponent", "your foe", "the foe", "the enemy")
    g.same("opposing", "enemy", "foe", "your opponent's", "the opponent's", "an opponent's", "the foe's")
    g.same("Draw #", "draw # card", "draw # cards")
    g.same("Charge #", "gain # Cosmo", "get # Cosmo")
    g.same("Drain #", "your opponent loses # Cosmo", "your opponent discards # Cosmo")
    for cards in ("# card", "# cards"):
        g.same("Shock #", f"your opponent discards {cards} at random", f"your opponent discards # random {cards[2:]}")
    g.same("each opposing @", "the opposing @s", "opposing @s", "all opposing @s", "all the opposing @s")
    g.same("each of your @s", "your @s", "all your @s", "each of your own @s")
    g.same("in this battle than your opponent", "than your opponent in this battle", "than your opponent")
    g.same("of yours in this battle", "you have in this battle", "in this battle", "of yours")
    g.same("this battle", "until the end of the battle", "this turn")
    g.same("Mill #", "your opponent puts the top # cards of their Deck into their Discard Pile")
    g.same("# Power", "this Knight gets # Power", "this card gets # Power", "it gets # Power")
    for moment, verb in (("on a win", "win"), ("on a loss", "lose")):
        for when in ("if", "when", "whenever"):
            g.same(moment, f"{when} it {verb}s", f"{when} this Knight {verb}s", f"{when} you {verb}")
    g.same("spend # Cosmo", "pay # Cosmo", "for # Cosmo", "# Cosmo")
    g.same("of Level # or less", "with Level # or less", "with a Level of # or less")
    g.same("per", "for each", "for every")
    g.same("Offense :", "when attacking :", "when attacking ,", "on offense :", "while attacking :")
    g.same("Defense :", "when defending :", "when defending ,", "on defense :", "while defending :")
    g.same("your Discard Pile", "your graveyard", "your discards")
