"""The words of Zenonzard: every phrase that its cards use, declared once for reading and for writing.

`docs/card-language.md` explains them to designers. A phrase belongs to a category; `effect` is an instruction,
`statement` a continuous ability, `event` what a trigger waits for. Singular and plural are categories of their own,
so that texts stay English.
"""

from typing import Any, Final

from hexadeck.cardtext.amounts import CardsIn, CountOf
from hexadeck.cardtext.choices import AMONG_THEM, All, Number, That, This, TopOf
from hexadeck.cardtext.conditions import AmountIs, ThereIs, ThereIsNo, TurnIs, add_conditions
from hexadeck.cardtext.durations import Gets, Lasting, Marks
from hexadeck.cardtext.filters import Either, Filter, Named, OtherName
from hexadeck.cardtext.forms import plural, say_counted
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.groups import ANY, OTHER, THIS
from hexadeck.cardtext.moves import Look, Mill, Move, Search, TakeAmong
from hexadeck.cardtext.phrases import add_core
from hexadeck.cardtext.plain import Do, DoTo, DoToAll, Select, do, do_to
from hexadeck.cardtext.replacements import Replacement
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS, YOU
from hexadeck.cardtext.statements import Has, Statement
from hexadeck.cardtext.timings import add_lines, add_standing_lines
from hexadeck.cardtext.triggers import AtNext, Event, Trigger
from hexadeck.cardtext.values import Change, HasBit, say_compared
from hexadeck.games.zenonzard import actions as a
from hexadeck.games.zenonzard import card_effects as ce
from hexadeck.games.zenonzard import changes, colours, events, heads, keywords, kinds, modifiers, on, until, zones
from hexadeck.games.zenonzard import conditions as c
from hexadeck.games.zenonzard import effects as e
from hexadeck.games.zenonzard import lasting_effects as le
from hexadeck.games.zenonzard import nouns as n
from hexadeck.games.zenonzard import statements as s
from hexadeck.games.zenonzard import values as v
from hexadeck.games.zenonzard.targets import TO_REST, CardKind, Cards, Choose, ChooseForEach, TheAttacker

THEIR_MINIONS: Final = n.Group("minion", YOU, (), ())
"""For whoever carries the text out."""


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
    add_core(g, "the foe")
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
    _other_words(g)
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
        g.word("nouns", plural(name), name)
        g.word("class", name, name)
        g.say("a_class", name, n.OfClass, name=name)
    g.word("until", "until the end of your next Standby Phase", until.MY_STANDBY)
    g.words("until", {"this turn": until.TURN_ENDS, "this battle": until.BATTLE_ENDS, "permanently": until.IT_LEAVES})


def _groups(g: Grammar) -> None:
    g.include("adjective", "colour_adjective")
    g.say("adjective", "Rested", n.InState, rested=True)
    g.say("adjective", "Active", n.InState, rested=False)
    g.say("adjective", "token", n.IsToken, token=True)
    g.say("adjective", "non-token", n.IsToken, token=False)
    g.say("adjective", "standing", n.Standing, standing=True)
    g.say("adjective", "destroyed", n.Standing, standing=False)
    say_compared(g, "with", "with cost", v.COST)
    say_compared(g, "with", "with BP", v.BP)
    say_compared(g, "with", "with DP", v.DP)
    g.say("with", "with {bit:keyword}", HasBit, value=v.KEYWORDS)
    g.say("with", "with another name", OtherName)
    one = "{adjectives:adjective*} {noun:noun}"
    many = "{adjectives:adjective*} {noun:nouns}"
    of_foe = "{adjectives:adjective*} foe "
    withs = "{withs:with*}"
    for category, relation in (("group", ANY), ("other_group", OTHER)):
        g.say(category, f"{one} of yours {withs}", n.Group, side=YOU, relation=relation)
        g.say(category, of_foe + "{noun:noun} " + withs, n.Group, side=OPPONENTS, relation=relation)
        g.say(category, f"{one} {withs}", n.Group, side=ANYBODY, relation=relation)
        g.say("my_" + category, f"{one} {withs}", n.Group, side=YOU, relation=relation)
    g.say("counted_groups", f"{many} of yours {withs}", n.Group, side=YOU, relation=ANY)
    g.say("counted_groups", of_foe + "{noun:nouns} " + withs, n.Group, side=OPPONENTS, relation=ANY)
    g.say("counted_groups", f"{many} {withs}", n.Group, side=ANYBODY, relation=ANY)
    g.say("groups", f"your {many} {withs}", n.Group, side=YOU, relation=ANY)
    g.say("groups", f"your other {many} {withs}", n.Group, side=YOU, relation=OTHER)
    g.say("groups", of_foe + "{noun:nouns} " + withs, n.Group, side=OPPONENTS, relation=ANY)
    g.say("standing_groups", f"other {many} on both fields {withs}", n.Group, side=ANYBODY, relation=OTHER)
    g.say("standing_groups", f"{many} on both fields {withs}", n.Group, side=ANYBODY, relation=ANY)
    g.include("standing_groups", "groups")
    g.say("all_groups", f"{many} {withs}", n.Group, side=ANYBODY, relation=ANY)
    g.include("all_groups", "groups")
    this: dict[str, Any] = {"noun": "this", "side": ANYBODY, "adjectives": (), "withs": (), "relation": THIS}
    g.say("this_group", "this minion", n.Group, **this)
    g.say("this_card_group", "this card", n.Group, **this)
    force = "{adjectives:adjective*} Force of either player"
    g.say("either", force, n.Group, noun="Force", side=ANYBODY, withs=(), relation=ANY)
    g.say("either", f"{one} on both fields", n.Group, side=ANYBODY, withs=(), relation=ANY)
    g.say("counted", "other {group:other_group}", CountOf)
    g.say("counted", "{group:either}", CountOf)
    g.say("counted", "{group:group}", CountOf)
    g.say("change", "{amount:signed} BP", Change, value=v.BP, layer=v.PLUS_BP, each=None)
    g.say("change", "{amount:signed} DP", Change, value=v.DP, layer=v.PLUS_DP, each=None)
    g.say("change", "{amount:signed} printed DP", Change, value=v.DP, layer=v.PLUS_PRINTED_DP, each=None)
    g.say("change", "{amount:keyword}", Change, value=v.KEYWORDS, layer=v.GIVES_KEYWORD, each=None)


def _targets(g: Grammar) -> None:
    g.say("single", "this minion", This, zones=(zones.FIELD,))
    g.say("single", "this mana", This, zones=(zones.BASE,))
    g.say("single", "this card", This, zones=())
    g.say("single", "that minion", That, zones=(zones.FIELD,))
    g.say("single", "the attacker", TheAttacker)
    g.say("single", "{number:one} {group:group}", Choose)
    g.say("single", "another {group:other_group}", Choose, number=Number(1, False))
    g.say("several", "they", That, zones=())
    g.say("several", "{number:many} {group:counted_groups}", Choose)
    g.say("several", "all {group:all_groups}", All)
    g.include("target", "single")
    g.include("target", "several")


def _cards(g: Grammar) -> None:
    nouns: dict[str, tuple[Filter, ...]] = {
        "": (),
        "minion": (n.OfType(n.EITHER_MINION),),
        "Field Minion": (n.OfType(kinds.FIELD_MINION),),
        "Base Minion": (n.OfType(kinds.BASE_MINION),),
        "Magic": (n.OfType(kinds.MAGIC),),
    }
    for word, filters in nouns.items():
        for category, ending in (("card", "card"), ("cards", "cards")):
            kind = f"{word} {ending}".strip()
            g.say(category, "{adjectives:card_adjective*} " + kind + " {withs:with*}", CardKind, kind=filters)
    any_number = (n.OfType(kinds.BASE_MINION), n.AnyNumberAllowed())
    for category, ending in (("card", "card"), ("cards", "cards")):
        words = f"Base Minion {ending} of which any number of copies is allowed"
        g.say(category, words, CardKind, adjectives=(), kind=any_number, withs=())
        g.say(category, "{kind:named*} " + ending, CardKind, adjectives=(), withs=())
    g.say("named", "{name:quoted}", Named)
    g.include("card_adjective", "colour_adjective")
    g.include("card_adjective", "a_class")
    for number, card, wanted in (("one", "card", "one_from_deck"), ("many", "cards", "many_from_deck")):
        some = "{number:" + number + "} {card:" + card + "}"
        g.say("from_hand", some + " from your hand", Cards, zone=zones.HAND)
        g.say("from_trash", some + " from your trash", Cards, zone=zones.TRASH)
        g.say("from_deck", some + " from your deck", Cards, zone=zones.DECK)
        g.say("among_them", some + " among them", Cards, zone=AMONG_THEM)
        g.say(wanted, some, Cards, zone=zones.DECK)


def _conditions(g: Grammar) -> None:
    one = "one_condition"
    add_conditions(g, "the foe", "the foe")
    g.say("yours", "cards in hand", CardsIn, zone=zones.HAND)
    g.say("yours", "{group:your_mana}", CountOf)
    g.say("your_mana", "{adjectives:colour_adjective*} mana", n.Group, noun="mana", side=YOU, withs=(), relation=ANY)
    g.say("yours", "{group:your_minions}", CountOf)
    g.say("your_minions", "minions", n.Group, noun="minion", side=YOU, adjectives=(), withs=(), relation=ANY)
    g.say(one, "you have another {group:my_other_group}", ThereIs)
    g.say(one, "you have a {group:my_group}", ThereIs)
    g.say(one, "you have no other {group:my_other_group}", ThereIsNo)
    g.say(one, "that minion is a {trait:a_class}", c.ThatIs)
    g.say(one, "the attacker has {trait:has}", c.AttackerIs)
    say_compared(g, "has", "cost", v.COST)
    g.say(one, "this minion is on the field", c.ThisIsOnField)
    g.say(one, "the foe has a standing Force", c.FoeHasForce)
    g.say(one, "all your Forces are destroyed", c.AllForcesDestroyed)
    g.say(one, "one of your Forces is {name:quoted}", c.ForceIs)
    g.say(one, "{counted:your_life} is {comparison:compared}", AmountIs)
    g.say("your_life", "your Life", c.Life)
    g.say(one, "your Life was not damaged this turn", c.LifeNotDamaged)
    g.say(one, "your base holds only Neutral Mana", c.OnlyNeutralMana)
    g.say(one, "it is your turn", TurnIs, mine=True)
    g.say(one, "it is the foe's turn", TurnIs, mine=False)
    for article, another in (("a", False), ("another", True)):
        words = f"you have summoned {article} "
        g.say(one, words + "{colours:one_colour*} minion {withs:with*} this turn", c.HaveSummoned, another=another)
    g.say(one, "you have used {colours:one_colour*} Magic {withs:with*} this turn", c.HaveUsedMagic)
    g.include("one_colour", "colour_adjective")
    g.say("one_colour", "{first:colour_adjective} or {second:colour_adjective}", Either)


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
    about: dict[str, Any] = {"side": ANYBODY, "name": ""}
    for words, (kind, narrow) in verbs.items():
        g.say("event", "{group:somebody} " + words, Event, kind=kind, narrow=narrow, **about)
    g.say("event", "a battle {group:this_group} fought in ends", Event, kind=on.FOUGHT, narrow=0, **about)
    moves = "{group:this_card_group} moves between your field and your base"
    g.say("event", moves, Event, kind=on.MOVES, narrow=0, **about)
    for words, kind in {
        "your Life is damaged": on.LIFE_DAMAGED,
        "you use Magic": on.USES_MAGIC,
        "you play a card": on.PLAYS_CARD,
        "a minion card moves from your base to your field": on.MOVES_OUT,
    }.items():
        g.say("event", words, Event, kind=kind, group=None, side=YOU, narrow=0, name="")
    placed = "a {name:quoted} card is placed in your base"
    g.say("event", placed, Event, kind=on.PLACED, group=None, side=YOU, narrow=0)


def _effects(g: Grammar) -> None:
    _plain_effects(g)
    _card_moves(g)
    effect = "effect"
    for number, ending in (("one", ""), ("many", "s")):
        mana = "{number:" + number + "} Neutral Mana in your base"
        g.say(effect, f"put {mana} Rested", e.PutNeutralMana, rested=True)
        g.say(effect, f"put {mana}", e.PutNeutralMana, rested=False)
        g.say(effect, "make {number:" + number + "} {name:quoted} token" + ending, e.MakeTokens)
        cards = "{number:" + number + "} minion card" + ending
        g.say(effect, f"move {cards} from your base to your field Active", ce.MoveToField)
    on_field = {"told": events.CHANGED, "zones": (zones.FIELD,)}
    g.say(effect, "{target:all_mana} becomes Active", DoTo, action=e.become_active, **_PLAIN)
    for target, gets, becomes in (("single", "gets", "becomes"), ("several", "get", "become")):
        who = "{target:" + target + "}"
        changed = who + " " + gets + " {changes:change&} {until:until}"
        g.say(effect, changed, Gets, each=None, **on_field)
        g.say(effect, changed + " for {each:each}", Gets, **on_field)
        g.say(effect, f"{who} {becomes} Active", DoTo, action=e.become_active, **_PLAIN)
        for words, kind, end in (
            ("cannot block this turn", changes.CANNOT_BLOCK, until.TURN_ENDS),
            ("cannot be blocked this turn", changes.CANNOT_BE_BLOCKED, until.TURN_ENDS),
            ("must block this turn", changes.MUST_BLOCK, until.TURN_ENDS),
            ("must block this attack", changes.MUST_BLOCK, until.BATTLE_ENDS),
        ):
            g.say(effect, f"{who} {words}", Marks, kind=kind, until=end, amount=1, **on_field)
    g.say("all_mana", "all {group:all_your_mana}", All)
    mine: dict[str, Any] = {"noun": "mana", "side": YOU, "adjectives": (), "withs": (), "relation": ANY}
    g.say("all_your_mana", "your mana", n.Group, **mine)
    g.say(effect, "the DP of {target:target} becomes {amount:number} this turn", e.DpBecomes)
    for whose in ("your hand", "its owner's hand", "their owners' hands"):
        g.say(effect, "return {target:target} to " + whose, e.ReturnToHand, whose=whose)
    for whose in ("your base", "its owner's base", "their owner's base"):
        g.say(effect, "move {target:target} to " + whose + " Rested", e.MoveToBase, whose=whose, rested=True)
        g.say(effect, "move {target:target} to " + whose, e.MoveToBase, whose=whose, rested=False)
    g.say(effect, "change {target:single} to a colour of your choice", e.ChangeColour)
    g.say(effect, "deal {amount:number} damage to the foe's Life, less {less:number} for {each:each}", e.DamageLess)
    g.say(effect, "they cannot become Active until the end of the foe's next Standby Phase", le.StayRested)
    g.say(effect, "choose {target:target}", Select)


_PLAIN: Final[dict[str, Any]] = {"amount": None, "each": None, "purpose": -1}


def _plain_effects(g: Grammar) -> None:
    """A phrase and a function of the rules."""
    effect = "effect"
    once: dict[str, Any] = {"each": None, "possible": None}
    do(g, "draw|draws {amount} card(s)", a.draw, ce.can_draw)
    do(g, "discard|discards your|their hand", ce.discard_hand)
    for number, card in (("one", "card"), ("many", "cards")):
        theirs = f"{{number:{number}}} {{card:{card}}} from their hand"
        g.say("their_card", theirs, Cards, zone=zones.HAND)
    g.say("they_do", "discards {target:their_card}", Move, to=ce.TO_TRASH)
    g.say("they_may", "discard {target:their_card}", Move, to=ce.TO_TRASH)
    g.say("their_cost", "discard {target:their_card}", Move, to=ce.TO_TRASH)
    g.say("their_cost", "destroy {target:their_minion}", DoToAll, action=e.destroy_things)
    g.say("they_do", "destroys {target:their_minion}", DoToAll, action=e.destroy_things)
    g.say("their_minion", "one of their minions", Choose, number=Number(1, False), group=THEIR_MINIONS)
    g.say(effect, "draw until you have {amount:number} cards in your hand", Do, action=ce.draw_until, **once)
    g.say(effect, "restore {amount:number} Life", Do, action=a.restore_life, each=None, possible=e.can_restore_life)
    g.say(effect, "deal {amount:number} damage to the foe's Life", Do, action=e.hurt_foe, **once)
    say_counted(g, effect, "gain {amount} Movement(s)", Do, action=e.gain_movement, **once)
    g.say(effect, "the foe must block this attack", Do, action=e.must_block_now, amount=None, **once)
    do_to(g, "rest {target:target}", a.rest, TO_REST)
    do_to(g, "exchange the foe's Life with the points of {target:forces}", e.exchange_life)
    g.say(effect, "destroy {target:target}", DoToAll, action=e.destroy_things)
    g.say(effect, "destroy {target:one_for_each}", DoToAll, action=e.destroy_things)
    g.say("one_for_each", "one {group:group} for {each:each}", ChooseForEach)
    points = "restore {amount} point(s) to {target:forces}"
    say_counted(g, effect, points, DoTo, action=a.restore_force, each=None, purpose=-1)
    damage = "deal {amount:number} damage to {target:forces}"
    g.say(effect, damage, DoTo, action=e.hurt_force, each=None, purpose=-1)
    g.say("forces", "{number:one} {group:group}", Choose)
    g.say("forces", "each {group:group}", All)


def _card_moves(g: Grammar) -> None:
    """Cards between hand, deck, trash, base and field."""
    effect = "effect"
    g.say(effect, "discard {target:from_hand}", Move, to=ce.TO_TRASH)
    g.say(effect, "return {target:from_trash} to your hand", ce.ReturnFromTrash)
    g.say(effect, "return {target:from_trash} to the bottom of your deck", Move, to=ce.UNDER_DECK)
    g.say(effect, "shuffle {target:from_trash} into your deck", Move, to=ce.INTO_DECK)
    g.say(effect, "put {target:from_trash} on your field", ce.PutOnField)
    for words, rested in ((" Rested", True), ("", False)):
        g.say(effect, "put {target:from_hand} in your base" + words, ce.PutInBase, rested=rested)
        search = "put {target:from_deck} in your base" + words + ", then shuffle your deck"
        g.say(effect, search, ce.SearchIntoBase, rested=rested)
    take = "take {choice:among_them}, revealed, and put the rest on the bottom of your deck in random order"
    g.say(effect, take, TakeAmong, to=ce.TO_HAND, rest=ce.REST_UNDER_DECK)
    for wanted, it in (("one_from_deck", "it"), ("many_from_deck", "them")):
        search = "search your deck for {choice:" + wanted + "}, reveal " + it + ", take " + it
        search += " in your hand and shuffle your deck"
        g.say(effect, search, Search, to=ce.TO_HAND, told=events.SHUFFLED)
    g.say(effect, "look at {target:top_of_deck}", Look, told=None, to_all=False)
    g.say("top_of_deck", "the top {amount:number} cards of your deck", TopOf, zone=zones.DECK)
    for whose, side in (("the foe's", OPPONENTS), ("each player's", ANYBODY)):
        milled: dict[str, Any] = {"zone": zones.DECK, "to": ce.MILLED, "side": side}
        g.say(effect, f"put the top card of {whose} deck in its owner's trash", Mill, amount=1, **milled)
        g.say(effect, "put the top {amount:number} cards of " + whose + " deck in its owner's trash", Mill, **milled)


def _frames(g: Grammar) -> None:
    effect = "effect"
    g.say(effect, "this turn, each time {event:event}, {effect:joined}", le.EachTimeFor, until=until.TURN_ENDS)
    g.say(effect, "this battle, each time {event:event}, {effect:joined}", le.EachTimeFor, until=until.BATTLE_ENDS)
    next_turn = {"kind": on.TURN_START, "until": until.MY_STANDBY}
    g.say(effect, "at the start of your next turn, {effect:joined}", AtNext, **next_turn)
    g.say(effect, "when this turn ends, {effect:effect}", le.AtEnd, end=until.TURN_ENDS, condition=None)
    battle = "at the end of this battle, "
    g.say(effect, battle + "if {condition:condition}, {effect:effect}", le.AtEnd, end=until.BATTLE_ENDS)
    g.say(effect, battle + "{effect:unconditional}", le.AtEnd, end=until.BATTLE_ENDS, condition=None)
    g.say("unconditional", "destroy {target:target}", DoToAll, action=e.destroy_things)
    g.say("unconditional", "{target:single} becomes Active", DoTo, action=e.become_active, **_PLAIN)
    next_one = "this turn, the next {group:group} you summon gets {changes:change&} this turn"
    g.say(effect, next_one, le.NextSummoned)
    g.say(effect, "this turn, {ability:for_a_turn}", Lasting, until=until.TURN_ENDS)
    plain: dict[str, Any] = {"group": None, "amount": 1, "each": None}
    restored = "the foe's Life and Forces cannot be restored"
    g.say("for_a_turn", restored, Statement, kind=modifiers.NOT_RESTORED, **plain)
    reduced = "damage to the foe's Life and Forces cannot be reduced"
    g.say("for_a_turn", reduced, Statement, kind=modifiers.NOT_REDUCED, **plain)
    g.include("for_a_turn", "reduction")
    for damage, by_minions in (("damage", False), ("DP damage from minions", True)):
        for what, forces in (("Life", False), ("Forces", True)):
            words = f"{damage} to your {what} is reduced by " + "{amount:number}"
            g.say("reduction", words, s.Reduces, forces=forces, by_minions=by_minions)


def _statements(g: Grammar) -> None:
    g.include("statement", "reduction")
    for who, has in (("this_group", "has"), ("standing_groups", "have")):
        subject = "{group:" + who + "} " + has
        g.say("statement", subject + " {gives:change&}", Has, each=None)
        g.say("statement", subject + " {gives:change&} for {each:each}", Has)
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
    plain: dict[str, Any] = {"amount": 1, "each": None}
    arrives = "{group:this_group} moves to your base Rested"
    g.say("statement", arrives, Statement, kind=modifiers.ARRIVES_RESTED, **plain)
    for words, kind in {
        "your Neutral Mana and neutral minion cards in your base may pay for any colour": modifiers.WILD_MANA,
        "your effects that choose what to rest choose one more": modifiers.RESTS_MORE,
        'each "When summoned" ability of your minions happens twice': modifiers.SUMMONS_TWICE,
    }.items():
        g.say("statement", words, Statement, kind=kind, group=None, **plain)
    _costs(g)
    returns = "if {group:this_card_group} would return from your trash to your hand, {effect:put_it} instead"
    g.say("statement", returns, Replacement, kind=modifiers.RETURNS_TO_FIELD, may=False)
    g.say("put_it", "put it on your field", ce.PutItOnField)
    g.say("statement", "any number of copies is allowed", s.AnyNumber)
    g.say("statement", "each time {event:event}, {effect:joined}", Trigger, once_a_turn=False)
    g.say("statement", "the first time each turn {event:event}, {effect:joined}", Trigger, once_a_turn=True)


def _costs(g: Grammar) -> None:
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
    less = "this card costs {amount:less} for {each:each}"
    g.say("statement", less, s.ThisCosts, basic_free=False, free=False, needs=None)
    free: dict[str, Any] = {"amount": 0, "each": None}
    g.say("statement", "this card costs 0 if {needs:condition}", s.ThisCosts, basic_free=False, free=True, **free)
    basic = "this card's basic cost is 0 if {needs:condition}"
    g.say("statement", basic, s.ThisCosts, basic_free=True, free=False, **free)


_MINION_CARD: Final = n.OfType(n.EITHER_MINION)
_FIELD_CARD: Final = n.OfType(kinds.FIELD_MINION)
_MAGIC_CARD: Final = n.OfType(kinds.MAGIC)
_COLOURED: Final = n.Coloured()


def _lines(g: Grammar) -> None:
    g.say("line", "{keywords:keyword_sentence+}", KeywordLine)
    g.say("line", "Chain: {colour:chain_colour}.", ChainLine)
    add_lines(g, heads.TIMED)
    add_standing_lines(g, heads.STANDING)


def _other_words(g: Grammar) -> None:
    """What others say for the words of this game."""
    g.same("the foe", "your opponent", "the opponent", "an opponent", "each opponent", "your foe", "the enemy")
    g.same("the foe's", "your opponent's", "the opponent's", "an opponent's", "your foe's", "the enemy's")
    g.same("foe", "opposing", "enemy", "opponent's", "your opponent's", "the foe's", "an opponent's")
    for noun in ("@", "@s"):
        for foe in ("opposing", "enemy", "foe"):
            g.same(f"{foe} … {noun}", f"… foe {noun}")
    g.same("one foe @", "a @ of the foe", "a @ your opponent controls", "one of your opponent's @s")
    g.same("one foe @", "one of the foe's @s", "a @ of your opponent")
    g.same("foe @s", "the foe's @s", "@s your opponent controls", "@s the foe controls")
    life = "damage to the foe's Life"
    g.same(life, "damage to the foe", "damage to your opponent", "damage to the opponent", "damage to an opponent")
    g.same(life, "damage to your opponent's Life", "damage to each opponent")
    g.same("restore # Life", "gain # Life", "heal # Life", "recover # Life", "restore # Life to you", "heal #")
    g.same("you have a", "you control a", "there is a", "you have at least one")
    g.same("you have another", "you control another", "you have at least one other")
    g.same("one card from their hand", "a card", "one card", "1 card", "a card from hand")
    g.same("one card from your hand", "a card", "one card", "1 card", "a card from hand")
    g.same("cards in hand", "cards in your hand", "cards in their hand")
    g.same("until the end of your next Standby Phase", "until your next turn", "until the start of your next turn")
    g.same("your trash", "your discard pile", "your graveyard")
    g.same("in your base Rested", "into your base Rested", "to your base Rested", "in your base rested")
    for doing, done in (("attacking", "attacks"), ("blocking", "blocks")):
        said = [f"{when} {who} {done} ," for when in ("when", "whenever", "each time") for who in ("this minion", "it")]
        g.same(f"When {doing} :", *said)
    for doing in ("summoned", "destroyed", "placed"):
        said = [f"when {who} is {doing} ," for who in ("this minion", "this card", "it", "this")]
        g.same(f"When {doing} :", *said, f"if this minion is {doing} ,")
    g.same("When summoned :", "when this minion enters the field ,", "when this minion enters play ,", "on summon :")
    g.same("^ Passive , while", "^ while", "^ as long as", "^ so long as")
    for holds in ("your", "all your", "this minion has", "this minion gets", "this minion cannot"):
        g.same(f"^ Passive : {holds}", f"^ {holds}")
    for who in ("you", "another", "a", "your Life"):
        for when in ("whenever", "each time", "when", "every time"):
            g.same(f"^ Passive : each time {who}", f"^ {when} {who}")
