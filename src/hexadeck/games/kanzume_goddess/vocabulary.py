"""The words of Kanzume Goddess: every phrase that its cards use, declared once for reading and for writing."""

from typing import Any, Final

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.amounts import CardsIn, CountOf, Stock
from hexadeck.cardtext.choices import ChooseCards
from hexadeck.cardtext.conditions import AmountIs, Condition, add_conditions
from hexadeck.cardtext.costs import PayWith
from hexadeck.cardtext.forms import say_counted
from hexadeck.cardtext.grammar import Grammar
from hexadeck.cardtext.groups import Group
from hexadeck.cardtext.moves import Move
from hexadeck.cardtext.phrases import add_core
from hexadeck.cardtext.plain import Do, do, do_to
from hexadeck.cardtext.sides import YOU
from hexadeck.cardtext.timings import Line
from hexadeck.games.kanzume_goddess import colours, kinds, zones
from hexadeck.games.kanzume_goddess import conditions as c
from hexadeck.games.kanzume_goddess import effects as e
from hexadeck.games.kanzume_goddess.abilities import negate
from hexadeck.games.kanzume_goddess.attack import raise_attack
from hexadeck.games.kanzume_goddess.costs import Discard, DiscardAny, energy_to_spend, pay_energy
from hexadeck.games.kanzume_goddess.deck import banish, draw
from hexadeck.games.kanzume_goddess.energy import energy_of, gain_energy, lose_energy
from hexadeck.games.kanzume_goddess.timings import CONDITIONAL, IMMEDIATE, AbilityTiming
from hexadeck.kernel.decisions import NOTHING


class AbilityLine(Line):
    """One line of a card: when, under which condition, how often, for what, and what it does."""

    def __init__(
        self,
        timing: AbilityTiming,
        condition: Condition | None,
        limits: tuple[bool, ...],
        costs: tuple[Effect, ...],
        effects: tuple[Effect, ...],
    ) -> None:
        super().__init__(timing, condition, effects)
        self.limits = limits
        self.costs = costs


HAND: Final = Group((zones.HAND,), YOU, ())
PLAIN: Final[dict[str, Any]] = {"each": None, "possible": None}
"""What no plain instruction of this game has."""


def build_grammar() -> Grammar:
    g = Grammar()
    add_core(g)
    _heads(g)
    _conditions(g)
    _attacks(g)
    _energy(g)
    _cards(g)
    _turn(g)
    _other_words(g)
    return g


def _heads(g: Grammar) -> None:
    rest = " {limits:limit*} {costs:price*}: {effects:sentence+}"
    for timing in IMMEDIATE + CONDITIONAL:
        g.say("line", timing.text + rest, AbilityLine, timing=timing, condition=None)
    for timing in CONDITIONAL:
        g.say("line", timing.text + ", if {condition:condition}" + rest, AbilityLine, timing=timing)
    g.word("limit", ", once per turn", True)
    g.through("price", ", {it:cost}")
    g.say("cost", "pay {amount:number} Energy", PayWith, action=pay_energy, stock=energy_to_spend)
    g.say("cost", "discard 1 card", Discard, kind=NOTHING)
    g.say("cost", "discard 1 Disciple", Discard, kind=kinds.DISCIPLE)
    g.say("cost", "discard any number of cards", DiscardAny)


def _conditions(g: Grammar) -> None:
    one = "one_condition"
    g.say(one, "a Warrior is revealed", c.RevealedIs, kind=kinds.WARRIOR)
    g.say(one, "a Disciple is revealed", c.RevealedIs, kind=kinds.DISCIPLE)
    g.say(one, "it dealt damage", c.DealtDamage, damage=True)
    g.say(one, "it dealt no damage", c.DealtDamage, damage=False)
    g.say(one, "you have played another {name:quoted} this turn", c.PlayedAnother, colour=0)
    g.say(one, "you have played another {colour:colour} Warrior this turn", c.PlayedAnother, name="")
    g.say(one, "you have played {amount:number} or more other Warriors this turn", c.PlayedOthers)
    g.say(one, "it is Warrior {amount:number} of your turn", c.WarriorNumber)
    g.say(one, "it is your first Attack this turn", c.FirstAttack)
    g.say(one, "the target has more Energy than you", c.TargetIsStronger, or_equal=False)
    g.say(one, "the target has as much Energy as you or more", c.TargetIsStronger, or_equal=True)
    g.say(one, "you have {amount:number} Energy or less", c.EnergyAtMost)
    g.say(one, "you have {comparison:how_many} {counted:hand}", AmountIs)
    g.say("hand", "cards in your hand", CountOf, group=HAND)
    add_conditions(g)
    g.say("yours", "cards in hand", CardsIn, zone=zones.HAND)
    g.word("stock", "Energy", Stock(energy_of))
    g.word("stock", "Faith", Stock(e.faith_of))
    g.word("counted", "Energy you have", Stock(energy_of))
    g.say("counted", "card in your hand", CountOf, group=HAND)
    g.word("counted", "other Warrior you have played this turn", c.OtherWarriors())
    for index, colour in enumerate(colours.NAMES):
        g.word("colour", colour, 1 << index)


def _attacks(g: Grammar) -> None:
    effect = "effect"
    g.say(effect, "Attack {value:number}", e.Attack)
    g.say(effect, "Attack {value:number} against each opponent", e.AttackEach)
    g.say(effect, "Attack {value:number} plus the cost of the revealed card, at most {most:number}", e.AttackPlusCost)
    g.say(effect, "that Attack gets {amount:signed}", Do, action=raise_attack, **PLAIN)
    g.say(
        effect, "the next Attack you declare this turn gets {amount:signed}", Do, action=e.change_next_attack, **PLAIN
    )
    g.say(effect, "Defense {amount:number}", e.Reduce, word="Defense")
    g.say(effect, "Protect {amount:number}", e.Reduce, word="Protect")
    g.say(effect, "reduce that Attack by {amount:number}", e.Reduce, word="")
    g.say(effect, "after that Attack, {effect:effect}", e.AfterAttack)
    g.say(effect, "negate it", Do, action=negate, amount=None, **PLAIN)


def _energy(g: Grammar) -> None:
    effect = "effect"
    g.say("any_god", "one God", e.AtGod, below=0)
    g.say("any_god", "one God with less than {below:number} Energy", e.AtGod)
    g.say("opponent", "one opponent", e.AtOpponent)
    g.say("opposing", "one opposing God", e.AtOpponent)
    g.say("opposing", "one opposing God that lost Energy to your Attacks this turn", e.AtHurt)
    do(g, "gain {amount:number} Faith", e.gain_faith)
    do(g, "gain|gains {amount:number} Energy", gain_energy)
    do(g, "lose|loses {amount:number} Energy", lose_energy)
    g.say("their_cost", "pay {amount:number} Energy", PayWith, action=pay_energy, stock=energy_to_spend)
    for words, action in {
        "the attacker loses {amount:number} Energy": e.attacker_loses,
        "each God loses {amount:number} Energy": e.each_god_loses,
        "all Gods lose {amount:number} Energy at the same time": e.all_gods_lose,
    }.items():
        g.say(effect, words, Do, action=action, **PLAIN)
    g.say(effect, "{at:any_god} gains {amount:number} Energy", e.AimedDo, action=gain_energy)
    g.say(effect, "{at:opposing} loses {amount:number} Energy", e.AimedDo, action=lose_energy)


def _cards(g: Grammar) -> None:
    effect = "effect"
    do(g, "draw|draws {amount} card(s)", draw)
    do(g, "discard|discards {amount} card(s)", e.must_discard, e.has_hand)
    g.say("their_cost", "discard 1 card", Discard, kind=NOTHING)
    g.say("effect", "take {target:mine} into your hand", Move, to=e.TO_HAND)
    for number, card in (("one", "card"), ("many", "cards")):
        for words, filters in (
            ("", ()),
            ("Warrior ", (c.OfKind(kinds.WARRIOR),)),
            ("Disciple ", (c.OfKind(kinds.DISCIPLE),)),
        ):
            chosen = f"{{number:{number}}} {words}{card} from your Discard Pile"
            g.say("mine", chosen, ChooseCards, filters=filters, zone=zones.DISCARD)
    g.say(effect, "draw {amount:paid_cards}", Do, action=draw, **PLAIN)
    g.say("paid_cards", "that many cards and {more:number} more", e.Paid)
    say_counted(g, effect, "{at:opponent} discards {amount} card(s)", e.AimedDo, action=e.must_discard)
    say_counted(g, effect, "the attacked player discards {amount} card(s)", Do, action=e.attacked_discards, **PLAIN)
    g.say(effect, "Adjudication", e.Adjudication)
    g.say("own", "one card from your hand or Discard Pile", e.OwnCards, zones=e.HAND_OR_DISCARD_PILE)
    g.say("own", "one card from your hand", e.OwnCards, zones=e.HAND)
    g.say("own", "one card from your Discard Pile", e.OwnCards, zones=e.DISCARD_PILE)
    g.say("own", "one of your cards in hand or in play", e.OwnCards, zones=e.HAND_OR_IN_PLAY)
    g.say("own", "the face-up Warrior of one pile", e.FaceUpWarrior)
    do_to(g, "banish {target:own}", banish)
    g.say(effect, "take {target:fallen} into your hand", e.Fetch)
    g.say("fallen", "one Warrior from the Netherworld", e.WarriorOfNetherworld)


def _turn(g: Grammar) -> None:
    effect = "effect"
    g.say(effect, "name a colour, and it is also permitted for your next Warrior this turn", e.NameColour)
    g.say(effect, "your hand limit is {amount:number} for this refill", Do, action=e.limit_hand, **PLAIN)
    after = "after the refill, put {amount} card(s) from your hand on top of your Deck"
    say_counted(g, effect, after, Do, action=e.put_back_after_refill, **PLAIN)


def _other_words(g: Grammar) -> None:
    """What others say for the words of this game."""
    g.same("one opponent", "an opponent", "your opponent", "an enemy", "a foe")
    g.same("one opposing God", "an opponent's God", "one enemy God", "one opponent", "an opponent")
    g.same("each opponent", "your opponents each", "all opponents", "every opponent", "all other players")
    gone = "Faith is gone when the turn ends, so nobody else has any to lose (KG-055)"
    g.fact(gone, "loses # faith", "lose # faith", "lose all faith", "loses all faith")
    g.same("Attack #", "attack for #", "attack with strength #")
    g.same("Defense #", "defend #", "defend for #", "defence #")
    g.same("Protect #", "protection #", "protect for #")
    g.same("the next Attack you declare this turn", "your next Attack this turn", "your next Attack")
    g.same("your Attack", "your attack", "an Attack of yours")
    g.same("# Energy or less", "# or less Energy", "# or fewer Energy", "at most # Energy")
    g.same("when your God is attacked", "when an opponent attacks your God", "when another player attacks your God")
    g.same("cards in hand", "cards in their hand")
    g.same("other Warrior you have played this turn", "other Warrior you played this turn", "other Warrior this turn")
    g.same("discards 1 card", "discards a card from their hand", "discards one card from their hand")
    g.same("discard 1 card", "discard a card from your hand", "discard one card from your hand")
