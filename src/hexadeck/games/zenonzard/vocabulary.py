"""The words of Zenonzard: every phrase that its cards use, declared once for reading and for writing.

`docs/card-language.md` explains them to designers. A phrase belongs to a category; `effect` is an instruction,
`statement` a continuous ability, `event` what a trigger waits for. Singular and plural are categories of their own,
so that texts stay English.
"""

from typing import Any

from hexadeck.cardtext.abilities import ON_ANY_TURN, ON_OTHER_TURN, ON_OWN_TURN
from hexadeck.cardtext.choices import Number
from hexadeck.cardtext.conditions import Condition
from hexadeck.cardtext.forms import say_counted
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.phrases import add_core
from hexadeck.games.zenonzard import card_effects as ce
from hexadeck.games.zenonzard import changes, colours, keywords, kinds, on, until
from hexadeck.games.zenonzard import conditions as c
from hexadeck.games.zenonzard import effects as e
from hexadeck.games.zenonzard import lasting_effects as le
from hexadeck.games.zenonzard import nouns as n
from hexadeck.games.zenonzard import statements as s
from hexadeck.games.zenonzard.targets import All, Choose, That, TheAttacker, This
from hexadeck.games.zenonzard.triggers import Event, Trigger

TIMINGS = (
    "Main",
    "Flash",
    "Main or Flash",
    "When summoned",
    "When destroyed",
    "When attacking",
    "When attacking Life",
    "When attacking a Force",
    "When blocking",
    "When attacking or blocking",
    "When placed",
    "At the start of your turn",
    "When summoned and at the start of your turn",
    "At the end of your turn",
    "At the end of the foe's turn",
    "In the base, at the end of your turn",
)
"""Heads of lines that are carried out once, at that time."""

STANDING = {
    "Passive": ON_ANY_TURN,
    "On your turn": ON_OWN_TURN,
    "On the foe's turn": ON_OTHER_TURN,
    "In your hand, on your turn": ON_OWN_TURN,
    "In the trash": ON_ANY_TURN,
    "In a deck": ON_ANY_TURN,
}
"""Heads of lines that hold as long as the card lies where they work, and on whose turns."""


class Line:
    """One line of a card: when, under which condition, and what."""

    def __init__(self, timing: str, condition: Condition | None, effects: tuple[Any, ...]) -> None:
        self.timing = timing
        self.condition = condition
        self.effects = effects


class StandingLine:
    """A line that holds continuously."""

    def __init__(self, timing: str, condition: Condition | None, statement: Any, stacks: bool) -> None:
        self.timing = timing
        self.condition = condition
        self.statement = statement
        self.stacks = stacks


class KeywordLine:
    """`Charge. Resurge.`"""

    def __init__(self, keywords: tuple[int, ...]) -> None:
        self.keywords = keywords


class ChainLine:
    """`Chain: Red.`"""

    def __init__(self, colour: int) -> None:
        self.colour = colour


def build_grammar(classes: list[str]) -> Grammar:
    """The grammar for a card set whose cards have these classes."""
    g = Grammar()
    add_core(g)
    _small_words(g, classes)
    _groups(g)
    _targets(g)
    _cards(g)
    _conditions(g)
    _events(g)
    _effects(g)
    _frames(g)
    _statements(g)
    _lines(g)
    return g


def _small_words(g: Grammar, classes: list[str]) -> None:
    for index, colour in enumerate(colours.NAMES):
        g.word("chain_colour", colour.capitalize(), 1 << index)
        g.say("colour_adjective", colour, n.OfColour, colour=1 << index)
    g.say("colour_adjective", "neutral", n.OfColour, colour=colours.NONE)
    for word, keyword in keywords.BY_WORD.items():
        g.word("keyword", word, keyword)
        g.word("keyword_sentence", word + ".", keyword)
    g.words("noun", {"minion": "minion", "Force": "Force", "minion or Force": "minion or Force", "mana": "mana"})
    g.words("nouns", {"minions": "minion", "Forces": "Force", "minions or Forces": "minion or Force", "mana": "mana"})
    g.word("noun", "Neutral Mana", "Neutral Mana")
    for name in classes:
        g.word("noun", name, name)
        g.word("nouns", name + "s", name)
        g.word("class", name, name)
        g.say("a_class", name, n.OfClass, name=name)
    g.words("until", {"this turn": until.TURN_ENDS, "this battle": until.BATTLE_ENDS, "permanently": until.IT_LEAVES})


def _groups(g: Grammar) -> None:
    g.include("adjective", "colour_adjective")
    g.say("adjective", "Rested", n.InState, rested=True)
    g.say("adjective", "Active", n.InState, rested=False)
    g.say("adjective", "token", n.IsToken, token=True)
    g.say("adjective", "non-token", n.IsToken, token=False)
    g.say("adjective", "standing", n.Standing, standing=True)
    g.say("adjective", "destroyed", n.Standing, standing=False)
    g.say("with", "with cost {amount:number} or less", n.Cost, at_most=True)
    g.say("with", "with cost {amount:number} or more", n.Cost, at_most=False)
    g.say("with", "with BP {amount:number} or less", n.BattlePoints, at_most=True)
    g.say("with", "with BP {amount:number} or more", n.BattlePoints, at_most=False)
    g.say("with", "with DP {amount:number}", n.DamagePoints)
    g.say("with", "with {keyword:keyword}", n.WithKeyword)
    g.say("with", "with another name", n.OtherName)
    one = "{adjectives:adjective*} {noun:noun}"
    many = "{adjectives:adjective*} {noun:nouns}"
    withs = "{withs:with*}"
    g.say("group", f"{one} of yours {withs}", n.Group, side=n.YOU, other=False, this=False)
    g.say("group", "{adjectives:adjective*} foe {noun:noun} " + withs, n.Group, side=n.THE_FOE, other=False, this=False)
    g.say("group", f"{one} {withs}", n.Group, side=n.ANYBODY, other=False, this=False)
    g.say("other_group", f"{one} of yours {withs}", n.Group, side=n.YOU, other=True, this=False)
    g.say(
        "other_group",
        "{adjectives:adjective*} foe {noun:noun} " + withs,
        n.Group,
        side=n.THE_FOE,
        other=True,
        this=False,
    )
    g.say("other_group", f"{one} {withs}", n.Group, side=n.ANYBODY, other=True, this=False)
    g.say("counted_groups", f"{many} of yours {withs}", n.Group, side=n.YOU, other=False, this=False)
    g.say(
        "counted_groups",
        "{adjectives:adjective*} foe {noun:nouns} " + withs,
        n.Group,
        side=n.THE_FOE,
        other=False,
        this=False,
    )
    g.say("counted_groups", f"{many} {withs}", n.Group, side=n.ANYBODY, other=False, this=False)
    g.say("groups", f"your {many} {withs}", n.Group, side=n.YOU, other=False, this=False)
    g.say("groups", f"your other {many} {withs}", n.Group, side=n.YOU, other=True, this=False)
    g.say(
        "groups", "{adjectives:adjective*} foe {noun:nouns} " + withs, n.Group, side=n.THE_FOE, other=False, this=False
    )
    g.say("standing_groups", f"other {many} on both fields {withs}", n.Group, side=n.ANYBODY, other=True, this=False)
    g.say("standing_groups", f"{many} on both fields {withs}", n.Group, side=n.ANYBODY, other=False, this=False)
    g.include("standing_groups", "groups")
    g.say("all_groups", f"{many} {withs}", n.Group, side=n.ANYBODY, other=False, this=False)
    g.include("all_groups", "groups")
    g.say(
        "this_group",
        "this minion",
        n.Group,
        noun="this",
        side=n.ANYBODY,
        other=False,
        adjectives=(),
        withs=(),
        this=True,
    )
    g.say(
        "this_card_group",
        "this card",
        n.Group,
        noun="this",
        side=n.ANYBODY,
        other=False,
        adjectives=(),
        withs=(),
        this=True,
    )
    force = "{adjectives:adjective*} Force of either player"
    g.say("either", force, n.Group, noun="Force", side=n.ANYBODY, other=False, withs=(), this=False)
    g.say("either", f"{one} on both fields", n.Group, side=n.ANYBODY, other=False, withs=(), this=False)
    g.say("each", "each other {group:other_group}", n.Each)
    g.say("each", "each {group:either}", n.Each)
    g.say("each", "each {group:group}", n.Each)
    g.say("change", "{bp:signed} BP", s.Change, dp=0, printed_dp=0, keyword=0)
    g.say("change", "{dp:signed} DP", s.Change, bp=0, printed_dp=0, keyword=0)
    g.say("change", "{printed_dp:signed} printed DP", s.Change, bp=0, dp=0, keyword=0)
    g.say("change", "{keyword:keyword}", s.Change, bp=0, dp=0, printed_dp=0)


def _targets(g: Grammar) -> None:
    for word in ("this minion", "this mana", "this card"):
        g.say("single", word, This, word=word)
    g.say("single", "that minion", That, word="that minion")
    g.say("single", "the attacker", TheAttacker)
    g.say("single", "{number:one} {group:group}", Choose)
    g.say("single", "another {group:other_group}", Choose, number=Number(1, False))
    g.say("several", "they", That, word="they")
    g.say("several", "{number:many} {group:counted_groups}", Choose)
    g.say("several", "all {group:all_groups}", All)
    g.include("target", "single")
    g.include("target", "several")


def _cards(g: Grammar) -> None:
    nouns: dict[str, tuple[n.Filter, ...]] = {
        "": (),
        "minion": (n.OfType(-1),),
        "Field Minion": (n.OfType(kinds.FIELD_MINION),),
        "Base Minion": (n.OfType(kinds.BASE_MINION),),
        "Magic": (n.OfType(kinds.MAGIC),),
    }
    for word, filters in nouns.items():
        for category, ending in (("card", "card"), ("cards", "cards")):
            kind = f"{word} {ending}".strip()
            g.say(category, "{adjectives:card_adjective*} " + kind + " {withs:with*}", ce.CardKind, kind=filters)
    any_number = (n.OfType(kinds.BASE_MINION), n.AnyNumberAllowed())
    for category, ending in (("card", "card"), ("cards", "cards")):
        words = f"Base Minion {ending} of which any number of copies is allowed"
        g.say(category, words, ce.CardKind, adjectives=(), kind=any_number, withs=())
        g.say(category, "{kind:named*} " + ending, ce.CardKind, adjectives=(), withs=())
    g.say("named", "{name:quoted}", n.Named)
    g.include("card_adjective", "colour_adjective")
    g.include("card_adjective", "a_class")


def _conditions(g: Grammar) -> None:
    one = "one_condition"
    g.say(one, "you have {amount:number} or more {colours:colour_adjective*} mana", c.ManaAtLeast)
    g.say(one, "you have {amount:number} or fewer minions", c.MinionsAtMost)
    g.say(one, "you have another {group:other_group}", c.YouHave)
    g.say(one, "you have a {group:group}", c.YouHave)
    g.say(one, "that minion is a {trait:a_class}", c.ThatIs)
    g.say(one, "the attacker has {trait:has}", c.AttackerIs)
    g.say("has", "cost {amount:number} or less", n.Cost, at_most=True)
    g.say("has", "cost {amount:number} or more", n.Cost, at_most=False)
    g.say(one, "this minion is on the field", c.ThisIsOnField)
    g.say(one, "the foe has a standing Force", c.FoeHasForce)
    g.say(one, "all your Forces are destroyed", c.AllForcesDestroyed)
    g.say(one, "one of your Forces is {name:quoted}", c.ForceIs)
    g.say(one, "your Life is {amount:number} or more", c.LifeIs, at_most=False)
    g.say(one, "your Life is {amount:number} or less", c.LifeIs, at_most=True)
    g.say(one, "your Life was not damaged this turn", c.LifeNotDamaged)
    g.say(one, "your base holds only Neutral Mana", c.OnlyNeutralMana)
    g.say(one, "it is your turn", c.TurnIs, mine=True)
    g.say(one, "it is the foe's turn", c.TurnIs, mine=False)
    for article, another in (("a", False), ("another", True)):
        words = f"you have summoned {article} "
        g.say(one, words + "{colours:one_colour*} minion {withs:with*} this turn", c.HaveSummoned, another=another)
    g.say(one, "you have used {colours:one_colour*} Magic {withs:with*} this turn", c.HaveUsedMagic)
    g.include("one_colour", "colour_adjective")
    g.say("one_colour", "{first:colour_adjective} or {second:colour_adjective}", n.EitherColour)


def _events(g: Grammar) -> None:
    g.include("somebody", "this_group")
    g.through("somebody", "another {it:other_group}")
    g.through("somebody", "a {it:group}")
    verbs = {
        "enters the field": (on.ENTERS, 0),
        "attacks": (on.ATTACKS, 0),
        "attacks a Force": (on.ATTACKS, on.AT_FORCE),
        "attacks your Life": (on.ATTACKS, on.AT_LIFE),
        "blocks": (on.BLOCKS, 0),
        "is blocked": (on.IS_BLOCKED, 0),
        "is destroyed": (on.DESTROYED, 0),
        "wins a battle": (on.WINS, 0),
        "deals damage": (on.DEALS, 0),
        "deals damage to the foe's Life": (on.DEALS, on.AT_LIFE),
        "destroys a Force by DP damage": (on.FORCE_KILL, 0),
    }
    for words, (kind, narrow) in verbs.items():
        g.say("event", "{group:somebody} " + words, Event, kind=kind, narrow=narrow, name="")
    g.say("event", "a battle {group:this_group} fought in ends", Event, kind=on.FOUGHT, narrow=0, name="")
    g.say(
        "event",
        "{group:this_card_group} moves between your field and your base",
        Event,
        kind=on.MOVES,
        narrow=0,
        name="",
    )
    for words, kind in {
        "your Life is damaged": on.LIFE_DAMAGED,
        "you use Magic": on.USES_MAGIC,
        "you play a card": on.PLAYS_CARD,
        "a minion card moves from your base to your field": on.MOVES_OUT,
    }.items():
        g.say("event", words, Event, kind=kind, group=None, narrow=0, name="")
    g.say("event", "a {name:quoted} card is placed in your base", Event, kind=on.PLACED, group=None, narrow=0)


def _effects(g: Grammar) -> None:
    say_counted(g, "effect", "draw {amount} card(s)", ce.Draw, each=None)
    say_counted(g, "effect", "draw {amount} card(s) for {each:each}", ce.Draw)
    say_counted(g, "effect", "each player draws {amount} card(s)", ce.EachDraws)
    g.say("effect", "draw until you have {amount:number} cards in your hand", ce.DrawUntil)
    g.say("effect", "each player discards their hand", ce.EachDiscardsHand)
    for number, card in (("one", "card"), ("many", "cards")):
        some = "{number:" + number + "} {card:" + card + "}"
        g.say("effect", f"discard {some} from your hand", ce.Discard)
        g.say("effect", f"return {some} from your trash to your hand", ce.ReturnFromTrash)
        g.say("effect", f"return {some} from your trash to the bottom of your deck", ce.ReturnToDeck)
        g.say("effect", f"put {some} from your trash on your field", ce.PutOnField)
        g.say("effect", f"put {some} from your hand in your base Rested", ce.PutInBase, rested=True)
        g.say("effect", f"put {some} from your hand in your base", ce.PutInBase, rested=False)
        g.say(
            "effect",
            f"put {some} from your deck in your base Rested, then shuffle your deck",
            ce.SearchIntoBase,
            rested=True,
        )
        g.say(
            "effect",
            f"put {some} from your deck in your base, then shuffle your deck",
            ce.SearchIntoBase,
            rested=False,
        )
        g.say("effect", f"shuffle {some} from your trash into your deck", ce.ShuffleIntoDeck)
        take = f"take {some} among them, revealed, and put the rest on the bottom of your deck in random order"
        g.say("effect", take, ce.TakeLooked)
        search = f"search your deck for {some}, reveal it, take it in your hand and shuffle your deck"
        g.say("effect", search if number == "one" else search.replace(" it", " them"), ce.Search)
        mana = "{number:" + number + "} Neutral Mana in your base"
        g.say("effect", f"put {mana} Rested", e.PutNeutralMana, rested=True)
        g.say("effect", f"put {mana}", e.PutNeutralMana, rested=False)
    g.say("effect", "look at the top {amount:number} cards of your deck", ce.Look)
    for whose, each in (("the foe's", False), ("each player's", True)):
        g.say("effect", f"put the top card of {whose} deck in its owner's trash", ce.Mill, amount=1, each_player=each)
        words = "put the top {amount:number} cards of " + whose + " deck in its owner's trash"
        g.say("effect", words, ce.Mill, each_player=each)
    g.say("effect", "{target:all_mana} becomes Active", e.BecomeActive)
    for target, gets, becomes in (("single", "gets", "becomes"), ("several", "get", "become")):
        who = "{target:" + target + "}"
        g.say("effect", who + " " + gets + " {changes:change&} {until:until}", e.Gets, each=None)
        g.say("effect", who + " " + gets + " {changes:change&} {until:until} for {each:each}", e.Gets)
        g.say("effect", f"{who} {becomes} Active", e.BecomeActive)
        g.say("effect", f"{who} cannot block this turn", le.Marks, kind=changes.CANNOT_BLOCK, until=until.TURN_ENDS)
        g.say(
            "effect",
            f"{who} cannot be blocked this turn",
            le.Marks,
            kind=changes.CANNOT_BE_BLOCKED,
            until=until.TURN_ENDS,
        )
        g.say("effect", f"{who} must block this turn", le.Marks, kind=changes.MUST_BLOCK, until=until.TURN_ENDS)
        g.say("effect", f"{who} must block this attack", le.Marks, kind=changes.MUST_BLOCK, until=until.BATTLE_ENDS)
    g.say("all_mana", "all {group:your_mana}", All)
    g.say("your_mana", "your mana", n.Group, noun="mana", side=n.YOU, other=False, adjectives=(), withs=(), this=False)
    g.say("effect", "the DP of {target:target} becomes {amount:number} this turn", e.DpBecomes)
    g.say("effect", "destroy one {group:group} for {each:each}", e.DestroyForEach)
    g.say("effect", "destroy {target:target}", e.Destroy)
    g.say("effect", "rest {target:target}", e.Rest)
    for whose in ("your hand", "its owner's hand", "their owners' hands"):
        g.say("effect", "return {target:target} to " + whose, e.ReturnToHand, whose=whose)
    for whose in ("your base", "its owner's base", "their owner's base"):
        g.say("effect", "move {target:target} to " + whose + " Rested", e.MoveToBase, whose=whose, rested=True)
        g.say("effect", "move {target:target} to " + whose, e.MoveToBase, whose=whose, rested=False)
    g.say("effect", "move {number:one} minion card from your base to your field Active", ce.MoveToField)
    g.say("effect", "move {number:many} minion cards from your base to your field Active", ce.MoveToField)
    g.say("effect", "change {target:single} to a colour of your choice", e.ChangeColour)
    g.say("effect", "make {number:one} {name:quoted} token", e.MakeTokens)
    g.say("effect", "make {number:many} {name:quoted} tokens", e.MakeTokens)
    g.say("effect", "restore {amount:number} Life", e.RestoreLife)
    say_counted(g, "effect", "restore {amount} point(s) to {target:forces}", e.RestoreForce)
    g.say("forces", "{number:one} {group:group}", Choose)
    g.say("forces", "each {group:group}", All)
    g.say("effect", "deal {amount:number} damage to the foe's Life", e.DamageLife, less=0, each=None)
    g.say("effect", "deal {amount:number} damage to the foe's Life, less {less:number} for {each:each}", e.DamageLife)
    g.say("effect", "deal {amount:number} damage to {target:forces}", e.DamageForces)
    g.say("effect", "exchange the foe's Life with the points of {target:forces}", e.Exchange)
    say_counted(g, "effect", "gain {amount} Movement(s)", e.GainMovement)
    g.say("effect", "choose {target:target}", le.Select)
    g.say("effect", "the foe must block this attack", le.FoeMustBlock)
    g.say("effect", "they cannot become Active until the end of the foe's next Standby Phase", le.StayRested)


def _frames(g: Grammar) -> None:
    g.say("effect", "this turn, each time {event:event}, {effect:joined}", le.EachTimeFor, until=until.TURN_ENDS)
    g.say("effect", "this battle, each time {event:event}, {effect:joined}", le.EachTimeFor, until=until.BATTLE_ENDS)
    g.say("effect", "when this turn ends, {effect:effect}", le.AtEnd, until=until.TURN_ENDS, condition=None)
    battle = "at the end of this battle, "
    g.say("effect", battle + "if {condition:condition}, {effect:effect}", le.AtEnd, until=until.BATTLE_ENDS)
    g.say("effect", battle + "{effect:unconditional}", le.AtEnd, until=until.BATTLE_ENDS, condition=None)
    g.say("unconditional", "destroy {target:target}", e.Destroy)
    g.say("unconditional", "{target:single} becomes Active", e.BecomeActive)
    next_one = "this turn, the next {group:group} you summon gets {changes:change&} this turn"
    g.say("effect", next_one, le.NextSummoned)
    g.say("effect", "this turn, {ability:for_a_turn}", le.Lasting, until=until.TURN_ENDS)
    g.say("for_a_turn", "the foe's Life and Forces cannot be restored", s.NotRestored)
    g.say("for_a_turn", "damage to the foe's Life and Forces cannot be reduced", s.NotReduced)
    g.include("for_a_turn", "reduction")
    g.say("reduction", "damage to your Life is reduced by {amount:number}", s.Reduces, forces=False, by_minions=False)
    g.say("reduction", "damage to your Forces is reduced by {amount:number}", s.Reduces, forces=True, by_minions=False)
    dp = "DP damage from minions to your "
    g.say("reduction", dp + "Life is reduced by {amount:number}", s.Reduces, forces=False, by_minions=True)
    g.say("reduction", dp + "Forces is reduced by {amount:number}", s.Reduces, forces=True, by_minions=True)


def _statements(g: Grammar) -> None:
    g.include("statement", "reduction")
    for who, has in (("this_group", "has"), ("standing_groups", "have")):
        subject = "{group:" + who + "} " + has
        g.say("statement", subject + " {gives:change&}", s.Has, each=None)
        g.say("statement", subject + " {gives:change&} for {each:each}", s.Has)
    g.say("statement", "this minion cannot {actions:actions}", s.Cannot)
    g.words("actions", {"attack": s.TO_ATTACK, "block": s.TO_BLOCK, "move": s.TO_MOVE})
    g.words(
        "actions",
        {"attack or block": s.TO_ATTACK | s.TO_BLOCK, "attack, block or move": s.TO_ATTACK | s.TO_BLOCK | s.TO_MOVE},
    )
    g.say("statement", "this minion cannot be blocked", s.Unblockable, withs=())
    g.say("statement", "this minion cannot be blocked by minions {withs:with*}", s.Unblockable)
    for who in ("this_group", "standing_groups"):
        chosen = "{group:" + who + "} cannot be chosen by the foe's {by:choosers}"
        g.say("statement", chosen, s.Unchoosable)
    g.words("choosers", {"Magic": s.BY_MAGIC, "minions": s.BY_MINIONS, "minions or Magic": s.BY_MAGIC | s.BY_MINIONS})
    g.say("statement", "{group:standing_groups} cannot attack your Forces", s.SparesForces)
    g.say("statement", "this minion moves to your base Rested", s.ArrivesRested)
    for hand, foe in (("your hand", False), ("the foe's hand", True)):
        cards = "{withs:hand_cards} in " + hand + " cost {amount:"
        for sign in ("less", "more"):
            g.say("statement", cards + sign + "}", s.CardsCost, foe=foe, each=None)
            g.say("statement", cards + sign + "} for {each:each}", s.CardsCost, foe=foe)
    for i in range(1, 11):
        g.word("less", f"{i} less", -i)
        g.word("more", f"{i} more", i)
    g.word("hand_cards", "cards", ())
    g.word("hand_cards", "minion cards", (_MINION_CARD,))
    g.word("hand_cards", "Field Minion cards", (_FIELD_CARD,))
    g.word("hand_cards", "Magic cards", (_MAGIC_CARD,))
    g.word("hand_cards", "coloured cards", (_COLOURED,))
    fixed: dict[str, Any] = {"basic_free": False, "free": False, "needs": None}
    g.say("statement", "this card costs {amount:less} for {each:each}", s.ThisCosts, **fixed)
    g.say(
        "statement",
        "this card costs 0 if {needs:condition}",
        s.ThisCosts,
        amount=0,
        each=None,
        basic_free=False,
        free=True,
    )
    basic = "this card's basic cost is 0 if {needs:condition}"
    g.say("statement", basic, s.ThisCosts, amount=0, each=None, basic_free=True, free=False)
    g.say("statement", "your Neutral Mana and neutral minion cards in your base may pay for any colour", s.WildMana)
    g.say("statement", "your effects that choose what to rest choose one more", s.RestsMore)
    g.say("statement", 'each "When summoned" ability of your minions happens twice', s.SummonsTwice)
    g.say(
        "statement",
        "if this card would return from your trash to your hand, put it on your field instead",
        s.ReturnsToField,
    )
    g.say("statement", "any number of copies is allowed", s.AnyNumber)
    g.say("statement", "each time {event:event}, {effect:joined}", Trigger, once_a_turn=False)
    g.say("statement", "the first time each turn {event:event}, {effect:joined}", Trigger, once_a_turn=True)


_MINION_CARD = n.OfType(-1)
_FIELD_CARD = n.OfType(kinds.FIELD_MINION)
_MAGIC_CARD = n.OfType(kinds.MAGIC)
_COLOURED = n.Coloured()


def _lines(g: Grammar) -> None:
    g.say("line", "{keywords:keyword_sentence+}", KeywordLine)
    g.say("line", "Chain: {colour:chain_colour}.", ChainLine)
    for timing in TIMINGS:
        g.say("line", timing + ": {effects:sentence+}", Line, timing=timing, condition=None)
        g.say("line", timing + ", if {condition:condition}: {effects:sentence+}", Line, timing=timing)
    for timing in STANDING:
        for stacks, ending in ((True, "."), (False, ". This does not stack.")):
            words = timing + ": {statement:statement}" + ending
            g.say("line", words, StandingLine, timing=timing, condition=None, stacks=stacks)
            words = timing + ", while {condition:condition}: {statement:statement}" + ending
            g.say("line", words, StandingLine, timing=timing, stacks=stacks)
