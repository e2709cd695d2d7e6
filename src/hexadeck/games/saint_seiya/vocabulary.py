"""Every phrase of Saint Seiya cards, for reading and for writing."""

from typing import Any, Final

from hexadeck.cardtext.amounts import NO_LIMIT, CountOf, NamesOf
from hexadeck.cardtext.choices import This, ThisAnd
from hexadeck.cardtext.conditions import IsAhead, ThereIs, While
from hexadeck.cardtext.connectives import Both
from hexadeck.cardtext.durations import Gets
from hexadeck.cardtext.filters import Named
from hexadeck.cardtext.forms import say_counted
from hexadeck.cardtext.grammar import Build, Grammar
from hexadeck.cardtext.groups import ANY, OTHER, THIS, Group
from hexadeck.cardtext.moves import Destination, Search, Swap
from hexadeck.cardtext.phrases import add_core
from hexadeck.cardtext.plain import Do, DoFor, DoTo, DoToAll, do
from hexadeck.cardtext.players import FROM_TURN_PLAYER, FROM_YOU, AboutOne, ByEach, ByOne
from hexadeck.cardtext.sides import ANYBODY, OPPONENTS, YOU
from hexadeck.cardtext.statements import Has, Statement
from hexadeck.cardtext.timings import StandingLine, add_lines
from hexadeck.cardtext.values import UNTIL_TURN_ENDS, Change
from hexadeck.games.saint_seiya import acquire, events, field, kinds, movement, on, timings, zones
from hexadeck.games.saint_seiya import effects as e
from hexadeck.games.saint_seiya import statements as s
from hexadeck.games.saint_seiya import targets as at
from hexadeck.games.saint_seiya import values as v
from hexadeck.games.saint_seiya.kinds import ANY_RANK, Cards, CharacterFilter, OfCharacters, Owned
from hexadeck.games.saint_seiya.payers import is_healing_possible
from hexadeck.games.saint_seiya.table import RANKS

NOUNS: Final = (
    ("card", "cards", kinds.CARD),
    ("Character", "Characters", kinds.CHARACTER),
    ("Knight", "Knights", kinds.KNIGHT),
    ("Hero", "Heroes", kinds.HERO),
)
CLASSES: Final = ("Gold Knight", "Ghost Knight", "Black Knight", "Gold Armour")
PLAIN: Final[dict[str, Any]] = {"amount": None, "each": None}
FIELD: Final[dict[str, Any]] = {"zones": zones.SLOT_ZONES, "side": ANYBODY}
PLAYED: Final[dict[str, Any]] = {"zones": zones.PLAYED, "side": ANYBODY}


def build_grammar() -> Grammar:
    g = Grammar()
    add_core(g)
    _kinds(g)
    _piles(g)
    _cards(g)
    _prices(g)
    _players(g)
    _field(g)
    _heroes(g)
    _values(g)
    _conditions(g)
    _statements(g)
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
            g.say(category, name + ending, CharacterFilter, **plain, other_than="")
            g.say(category, name + ending + " other than {other_than:quoted}", CharacterFilter, **plain)
    plain = {"noun": kinds.CHARACTER, "class_name": "", "ranks": ANY_RANK, "other_than": ""}
    for words, cosmo in (("with Cosmo", 1), ("without Cosmo", 0)):
        g.say("kinds", "Characters " + words, CharacterFilter, **plain, cosmo=cosmo)
    g.say("kinds", "Silver Knights", kinds.SilverKnight)
    g.say("named", "{name:quoted}", Named)
    g.include("a_kind", "named")
    g.through("a_card", "a {it:a_kind}")
    g.through("a_card", "an {it:an_kind}")
    g.say("a_character", "{kind:a_card}", OfCharacters)
    g.say("characters", "{kind:kinds}", OfCharacters)


def _say_kind(g: Grammar, category: str, words: str, noun: int) -> None:
    """A noun, and the same with the ranks that texts name: `green or bronze-rank cards`."""
    fixed = {"noun": noun, "class_name": "", "other_than": "", "cosmo": -1}
    g.say(category, words, CharacterFilter, **fixed, ranks=ANY_RANK)
    for rank, name in enumerate(RANKS):
        g.say(category, f"{name}-rank {words}", CharacterFilter, **fixed, ranks=1 << rank)
    g.say(category, f"green or bronze-rank {words}", CharacterFilter, **fixed, ranks=3)
    g.say(category, f"green, bronze or silver-rank {words}", CharacterFilter, **fixed, ranks=7)


# -- where cards are found ---------------------------------------------------------------------------------------------


def _piles(g: Grammar) -> None:
    """Cards of a player's own, as `your_hand` and `their_hand`; those to wound are Characters."""
    everything: dict[str, Any] = {"side": YOU, "relation": ANY, "most": NO_LIMIT}
    for whose in ("your", "their"):
        for to, one, several in (("", "a_card", "kinds"), ("_to_wound", "a_character", "characters")):
            for pile, zone in (("hand", zones.HAND), ("discard", zones.DISCARD)):
                words = f" from {whose} {pile}"
                where = f"{whose}_{pile}{to}"
                g.say(where, f"{{kind:{one}}}{words}", at.FromPile, zone=zone, number=at.ONE, is_theirs=False)
                g.say("all_" + where, f"all {{kind:{several}}}{words}", at.AllOf, zones=(zone,), **everything)
            words = f"two {{kind:{several}}} from {whose} hand"
            g.say(f"two_{whose}_hand{to}", words, at.FromPile, zone=zones.HAND, number=at.TWO, is_theirs=False)
        for pile, zone in (("wounded", zones.WOUNDED), ("destroyed", zones.DESTROYED)):
            words = f"one of {whose} {pile} {{kind:kinds}}"
            g.say(f"{whose}_{pile}", words, at.FromPile, zone=zone, number=at.ONE, is_theirs=False)
        words = f"all {whose} wounded {{kind:kinds}}"
        g.say(f"all_{whose}_wounded", words, at.AllOf, zones=(zones.WOUNDED,), **everything)
        words = f"{whose} Armour in play"
        g.say(f"{whose}_armour", words, at.AllOf, kind=ANYTHING, zones=(zones.ARMOUR,), **everything)
    any_one: dict[str, Any] = {"side": YOU, "relation": ANY, "most": 1}
    g.say("their_copy", "one {kind:named} from their hand", at.AllOf, zones=(zones.HAND,), **any_one)
    g.say("aside", "a set-aside {kind:a_kind}", at.AllOf, zones=(zones.SET_ASIDE,), **any_one)
    g.say("revealed", "{kind:a_character} among them", at.FromPile, zone=zones.REVEALED, number=at.ONE, is_theirs=False)
    g.say("the_others", "the others", at.AllOf, kind=ANYTHING, zones=(zones.REVEALED,), **everything)
    g.say("that_hand", "{kind:a_character} from it", at.FromPile, zone=zones.HAND, number=at.ONE, is_theirs=True)
    g.say("your_deck", "{kind:a_card} from your deck", at.FromPile, zone=zones.DECK, number=at.ONE, is_theirs=False)
    single: dict[str, Any] = {"number": at.ONE, "relation": ANY}
    g.say("in_play", "{kind:a_card} in play", at.One, zones=(zones.PLAY,), side=YOU, **single)
    g.say(
        "any_discard", "{kind:a_card} from a player's discard", at.One, zones=(zones.DISCARD,), side=ANYBODY, **single
    )
    words = "{kind:a_character} from a player's discard"
    g.say("any_discard_to_wound", words, at.One, zones=(zones.DISCARD,), side=ANYBODY, **single)
    words = "{kind:a_card} from an opponent's discard"
    g.say("foes_discard", words, at.One, zones=(zones.DISCARD,), side=OPPONENTS, **single)
    g.say("foes_armour", "an opponent's {kind:a_kind} in play", at.One, zones=(zones.ARMOUR,), side=OPPONENTS, **single)
    g.say("any_wounded", "a wounded {kind:a_kind}", at.One, zones=(zones.WOUNDED,), side=ANYBODY, **single)
    g.say("field_card", "{kind:a_card} from the field", at.One, **FIELD, relation=OTHER, number=at.ONE)
    g.say("free", "{kind:a_card} from the field", at.OneForFree, **FIELD, relation=OTHER, number=at.ONE)
    g.say("free", "{kind:a_card} next to this card", at.OneForFree, **FIELD, relation=kinds.NEXT_TO_IT, number=at.ONE)
    g.say("two_on_field", "two {kind:kinds} on the field", at.One, **FIELD, relation=OTHER, number=at.TWO)
    spent: dict[str, Any] = {"zones": (zones.SPENT,), "side": YOU, "relation": kinds.UNDER_IT}
    for to, one_kind, several in (("", "a_card", "kinds"), ("_to_wound", "a_character", "characters")):
        g.say("spent" + to, f"{{kind:{one_kind}}} spent on this card", at.One, **spent, number=at.ONE)
        g.say("all_spent" + to, f"all {{kind:{several}}} spent on this card", at.AllOf, **spent, most=NO_LIMIT)
    g.say("this_one", "this card", This, zones=())
    g.say("this_and_more", "this card and {more:common}", ThisAnd)
    common: dict[str, Any] = {"side": ANYBODY, "relation": ANY, "most": NO_LIMIT}
    g.say("common", "all {kind:kinds} in the common discard", at.AllOf, zones=(zones.COMMON,), **common)


# -- what happens to cards ---------------------------------------------------------------------------------------------


def _act(g: Grammar, verb: str, piles: str, build: Build, ending: str = "", **fixed: Any) -> None:
    """`destroy {your_hand}`, `each opponent destroys {their_hand}`, `each player may destroy {their_hand}`."""
    yours, _, theirs = verb.partition("|")
    for pile in piles.split():
        forms = (("effect", yours, "your"), ("they_do", theirs, "their"), ("they_may", yours, "their"))
        for category, word, whose in forms:
            where = f"{{target:{pile.replace('WHOSE', whose)}}}"
            g.say(category, f"{word} {where}{ending.replace('WHOSE', whose)}", build, **fixed)


def _cards(g: Grammar) -> None:
    do(g, "draw|draws {amount} card(s)", movement.draw, possible=movement.can_draw)
    act: dict[str, Any] = {**PLAIN, "possible": None}
    wound: dict[str, Any] = {"action": movement.wound}
    together: dict[str, Any] = {"action": movement.wound_together}
    _act(g, "wound|wounds", "WHOSE_hand_to_wound WHOSE_discard_to_wound two_WHOSE_hand_to_wound", DoTo, **wound, **act)
    _act(g, "wound|wounds", "all_WHOSE_hand_to_wound all_WHOSE_discard_to_wound", DoToAll, **together)
    everywhere = "WHOSE_hand WHOSE_discard WHOSE_wounded two_WHOSE_hand all_WHOSE_hand all_WHOSE_discard"
    _act(g, "destroy|destroys", everywhere, DoTo, action=movement.destroy, **act)
    in_hand = "WHOSE_hand WHOSE_wounded two_WHOSE_hand all_WHOSE_hand WHOSE_armour"
    _act(g, "discard|discards", in_hand, DoTo, action=movement.discard, **act)
    heal: dict[str, Any] = {**PLAIN, "action": movement.heal, "possible": is_healing_possible}
    _act(g, "heal|heals", "WHOSE_wounded all_WHOSE_wounded", DoTo, **heal)
    _act(g, "take|takes", "WHOSE_discard", DoFor, " into WHOSE hand", action=movement.take_into_hand)
    for where in ("spent_to_wound", "any_discard_to_wound"):
        g.say("effect", f"wound {{target:{where}}}", DoTo, **wound, **act)
    g.say("effect", "wound {target:all_spent_to_wound}", DoToAll, **together)
    for where in ("spent", "all_spent", "any_discard", "any_wounded"):
        g.say("effect", f"destroy {{target:{where}}}", DoTo, action=movement.destroy, **act)
    g.say("effect", "wound {target:this_one}", DoFor, action=movement.wound_for)
    g.say("effect", "put {target:your_destroyed} into your discard", DoFor, action=movement.put_into_discard)
    top = "puts {target:their_destroyed} on top of their deck"
    g.say("they_do", top, DoFor, action=movement.put_on_deck)
    g.say("effect", "{search:search}", e.SearchDeck)
    take = "take {choice:your_deck} into your hand, then shuffle your deck"
    g.say("search", take, Search, to=Destination(zones.HAND, events.TAKEN), told=events.DECK_SHUFFLED)
    do(g, "shuffle your discard into your deck", movement.shuffle_discard_in, possible=movement.can_draw)
    do(g, "reveal the top {amount:number} cards of your deck", movement.reveal_top, possible=movement.can_draw)
    g.say("effect", "take {target:the_others} into your hand", DoFor, action=movement.take_into_hand)
    g.say("effect", "draw {first:drawn}, then {second:effect}", Both)
    g.say("drawn", "1 card", Do, action=movement.draw, amount=1, each=None, possible=movement.can_draw)


def _prices(g: Grammar) -> None:
    """`price` to `gain`: what comes first must be done in full (SS-R09)."""
    act: dict[str, Any] = {**PLAIN, "possible": None}
    for category, whose in (("price", "your"), ("their_price", "their")):
        for verb, action, piles in (
            ("wound", movement.wound, "hand_to_wound discard_to_wound"),
            ("destroy", movement.destroy, "hand discard wounded"),
            ("discard", movement.discard, "hand wounded"),
        ):
            for pile in piles.split():
                g.say(category, f"{verb} {{target:{whose}_{pile}}}", DoTo, action=action, **act)
    draw: dict[str, Any] = {"action": movement.draw, "each": None, "possible": movement.can_draw}
    say_counted(g, "gain", "draw {amount} card(s)", Do, **draw)
    gets: dict[str, Any] = {"until": UNTIL_TURN_ENDS, "told": events.STRENGTHENED, "each": None, "zones": ()}
    g.say("gain", "let {target:in_play} get {changes:boost&} this turn", Gets, **gets)
    g.say("effect", "{target:in_play} gets {changes:boost&} this turn", Gets, **gets)
    every = "let all your Characters get {amount:signed} Force this turn"
    g.say("gain", every, Do, action=movement.strengthen_all, each=None, possible=None)
    g.say("gain", "acquire {target:free} for free", DoFor, action=acquire.acquire_free)
    g.say("gain", "put {target:aside} into your discard", DoFor, action=movement.enter)
    g.say("effect", "{price:price} to {gain:gain}", e.InOrderTo, optional=False)
    g.say("may_do", "{price:their_price} to {gain:gain}", e.InOrderTo, optional=True)


# -- other players -----------------------------------------------------------------------------------------------------


def _players(g: Grammar) -> None:
    act: dict[str, Any] = {**PLAIN, "action": movement.wound, "possible": None}
    g.say("they_both", "{first:they_do} and {second:they_do}", Both)
    g.say("effect", "each player {effect:they_both}", ByEach, side=ANYBODY, first=FROM_TURN_PLAYER)
    chosen: dict[str, Any] = {"first": FROM_YOU, "concerned": True, "decides": False}
    g.say("effect", "an opponent {effect:they_do}", ByOne, side=OPPONENTS, **chosen)
    g.say("effect", "a player {effect:they_do}", ByOne, side=ANYBODY, **chosen)
    decides: dict[str, Any] = {"first": FROM_YOU, "concerned": False, "decides": True}
    g.say("effect", "an opponent {effect:among_them}", ByOne, side=OPPONENTS, **decides)
    g.say("among_them", "wounds {target:revealed}", DoTo, **act)
    g.say("they_do", "wounds {hurt:all_their_hand_to_wound} and draws as many cards", e.WoundHandAndDraw)
    shuffles = "shuffles {target:their_copy} into the Reserve"
    g.say("they_do", shuffles, DoToAll, action=movement.shuffle_into_reserve)
    g.say("effect", "look at an opponent's hand, then {effect:look}", AboutOne, side=OPPONENTS, **chosen)
    g.say("look", "{second:wound_it}", Both, first=e.LookAtHand())
    g.say("wound_it", "wound {target:that_hand}", DoTo, **act)
    g.say("effect", "acquire {target:foes_discard}", DoFor, action=field.give_away)
    g.say("effect", "swap this Armour with {target:foes_armour}", Swap, told=events.SWAPPED)
    g.say("effect", "put {effect:given}", ByOne, side=ANYBODY, **{**chosen, "concerned": False})
    g.say("given", "{target:this_one} into a player's discard", DoFor, action=field.give_away)


# -- the field ---------------------------------------------------------------------------------------------------------


def _field(g: Grammar) -> None:
    act: dict[str, Any] = {**PLAIN, "possible": None}
    for other, relation in (("", ANY), ("other ", OTHER)):
        words = f"eliminate all {other}{{kind:kinds}} from the field"
        g.say("eliminated", words, at.AllOf, **FIELD, relation=relation, most=NO_LIMIT)
    g.say("elimination", "{target:eliminated}", DoTo, action=field.eliminate, **act)
    refill = Do(field.refill_now, possible=field.has_gap)
    g.say("effect", "{first:elimination}, then refill the field", Both, second=refill)
    replace = "eliminate {target:field_card}, then reveal the top card of the Reserve in its place"
    g.say("effect", replace, DoTo, action=field.replace, **act)
    g.say("effect", "acquire {target:free} for free", DoFor, action=acquire.acquire_free)
    do(g, "acquire the top card of the Reserve", field.acquire_top)
    g.say("effect", "swap {target:two_on_field}", Swap, told=events.SWAPPED)
    do(g, "remove {amount} Flame(s)", field.remove_flames, possible=field.is_burning)
    for where in ("this_one", "this_and_more"):
        words = f"shuffle {{target:{where}}} into the Reserve"
        g.say("effect", words, DoToAll, action=movement.shuffle_into_reserve)
    g.say("effect", "a {kind:a_kind} on the field costs {changes:cut&} this turn", e.Cheaper)
    opened = "Armours on the field can be acquired with Force at their Cosmo cost this turn"
    do(g, opened, field.open_armours, possible=field.are_armours_shut)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def _heroes(g: Grammar) -> None:
    g.say(
        "effect",
        "you may destroy two identical {name:quoted} from your hand to put a set-aside {same:quoted} of the next rank"
        " into your discard",
        e.Promote,
    )
    swap = "swap {target:hero_to_swap} with one of that player's destroyed green-rank Heroes"
    g.say("effect", swap, DoTo, action=movement.swap_heroes, **PLAIN, possible=None)
    words = "{kind:a_card} from a player's discard"
    where: dict[str, Any] = {"zones": (zones.DISCARD,), "side": ANYBODY, "relation": ANY, "number": at.ONE}
    g.say("hero_to_swap", words, at.OneWithAHeroBack, **where)


# -- what holds --------------------------------------------------------------------------------------------------------


def _values(g: Grammar) -> None:
    """`values` are gained while something holds, a `boost` for a turn, a `cut` lowers a cost; and how often."""
    for name, worth, plus, price, less in (
        ("Force", v.FORCE_NOW, v.PLUS_FORCE, v.FORCE_COST, v.LESS_FORCE),
        ("Cosmo", v.COSMO_NOW, v.PLUS_COSMO, v.COSMO_COST, v.LESS_COSMO),
    ):
        for category in ("values", "boost"):
            g.say(category, f"{{amount:signed}} {name}", Change, value=worth, layer=plus, each=None)
        g.say("cut", f"{{amount:number}} less {name}", Change, value=price, layer=less, each=None)
    g.through("how_often", "for {it:each}")
    g.say("how_often", "while {condition:one_condition}", While)
    g.say("counted", "{group:alongside}", CountOf)
    g.say("counted", "{group:on_the_field}", CountOf)
    g.say("alongside", "{kind:a_kind} alongside", Cards, zones=zones.PLAYED, side=ANYBODY, relation=kinds.ALONGSIDE)
    g.say("on_the_field", "{kind:a_kind} on the field", Cards, zones=zones.SLOT_ZONES, side=ANYBODY, relation=ANY)


def _conditions(g: Grammar) -> None:
    for words, slot in (("first", 0), ("last", zones.SLOTS - 1)):
        g.say("one_condition", f"it faces the {words} card of the field", s.FacesSlot, slot=slot)
    for word, rest in (("even", 0), ("odd", 1)):
        g.say("one_condition", f"the Clock shows an {word} number of Flames", s.FlamesAre, rest=rest)
    for words, place in (
        ("a {kind:a_kind} is alongside", {"zones": zones.PLAYED, "side": ANYBODY, "relation": kinds.ALONGSIDE}),
        ("another {kind:a_kind} is alongside", {"zones": zones.PLAYED, "side": YOU, "relation": kinds.ALONGSIDE}),
        ("{kind:named} fights it", {"zones": zones.PLAYED, "side": ANYBODY, "relation": kinds.UNDER_IT}),
        ("another {kind:a_kind} is on the field", {"zones": zones.SLOT_ZONES, "side": ANYBODY, "relation": OTHER}),
        ("your discard holds a {kind:a_kind}", {"zones": (zones.DISCARD,), "side": YOU, "relation": ANY}),
    ):
        g.say("there", words, Cards, **place)
    g.say("there", "you have acquired a {kind:a_kind}", Owned, zones=zones.GATHERED, side=YOU, relation=ANY)
    g.say("one_condition", "{group:there}", ThereIs)
    g.say("one_condition", "you own the most {counted:owned}", IsAhead, sign=1)
    g.say("owned", "{group:owned_cards}", CountOf)
    g.say("owned_cards", "{kind:kinds}", Owned, zones=zones.OWNED, side=YOU, relation=ANY)


def _statements(g: Grammar) -> None:
    this: dict[str, Any] = {"side": ANYBODY, "filters": (), "relation": THIS}
    g.say("this_character", "this Character", Group, zones=zones.PLAYED, **this)
    g.say("this_card", "this card", Group, zones=zones.SLOT_ZONES, **this)
    g.say("others", "{kind:kinds} alongside", Cards, zones=zones.PLAYED, side=ANYBODY, relation=kinds.ALONGSIDE)
    g.say("faced", "{kind:a_kind} it faces", Cards, zones=zones.SLOT_ZONES, side=ANYBODY, relation=kinds.FACED)
    g.say("fighter", "{kind:named}", Cards, zones=zones.PLAYED, side=ANYBODY, relation=kinds.UNDER_IT)
    g.say("namesake", "{kind:a_kind}", Cards, zones=zones.SLOT_ZONES, side=ANYBODY, relation=kinds.OTHER_NAME)
    st = "statement"
    g.say(st, "{group:this_character} gets {gives:values&} {each:how_often}", Has)
    g.say(st, "each {group:alongside} gets {gives:values&}", Has, each=None)
    twice = (Change(v.FORCE_NOW, v.TIMES_FORCE, 2), Change(v.COSMO_NOW, v.TIMES_COSMO, 2))
    g.say(st, "each {group:alongside} has twice its Force and Cosmo", Has, gives=twice, each=None)
    g.say(st, "the {group:faced} costs {gives:cut&} {each:how_often}", Has)
    g.say(st, "{group:this_card} costs {gives:cut&} {each:how_often}", Has)
    one: dict[str, Any] = {"amount": 1, "each": None}
    g.say(st, "other {group:others} cannot be wounded", Statement, kind=on.CANNOT_BE_WOUNDED, **one)
    g.say(st, "no other {group:namesake} can be acquired", Statement, kind=on.CANNOT_BE_ACQUIRED, **one)
    g.say(st, "no Character can be healed", Statement, kind=on.CANNOT_BE_HEALED, group=None, **one)
    price = "{group:fighter} can acquire this card for {amount:number} Cosmo"
    g.say(st, price, Statement, kind=on.CAN_ACQUIRE, each=None)
    least = "only {amount:number} or more Characters together can fight {group:this_card}"
    g.say(st, least, Statement, kind=on.NEEDS_FIGHTERS, each=None)
    discards = "whoever fights {group:this_card} discards a card from their hand"
    g.say(st, discards, Statement, kind=on.TAKES_A_CARD, **one)


def _scoring(g: Grammar) -> None:
    g.say("statement", "{amount:number} PV for {each:each}", s.Scores)
    g.say("statement", "{amount:number} PV {each:if}", s.Scores)
    g.say("if", "if {condition:one_condition}", While)
    g.say("counted", "{group:gathered}", CountOf)
    gathered = "{kind:kinds} you own, destroyed ones included"
    g.say("gathered", gathered, Owned, zones=zones.GATHERED, side=YOU, relation=ANY)
    g.say("gathered", "{kind:kinds} under your Hero marker", Owned, zones=(zones.DESTROYED,), side=YOU, relation=ANY)
    g.say("counted", "{group:named_apart} with a different name, destroyed ones included", NamesOf)
    g.say("named_apart", "{kind:a_kind} you own", Owned, zones=zones.GATHERED, side=YOU, relation=ANY)


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


ANYTHING: Final = CharacterFilter()
