"""From card files to records: the head of a card by its fixed lines, its abilities by the vocabulary."""

import re

from hexadeck.cardtext.abilities import Effect
from hexadeck.cardtext.book import Book
from hexadeck.cardtext.cardfile import CardText, TextLine
from hexadeck.cardtext.cardset import read_heads
from hexadeck.cardtext.connectives import holds_any, name_modes
from hexadeck.cardtext.costs import PayWith
from hexadeck.cardtext.plain import Action, Do, does_any
from hexadeck.cardtext.timings import Timing, file_ability
from hexadeck.cardtext.words import Faults
from hexadeck.games.kanzume_goddess import asks, colours, kinds, limits, moments, on, options, sorts
from hexadeck.games.kanzume_goddess import effects as e
from hexadeck.games.kanzume_goddess.abilities import negate
from hexadeck.games.kanzume_goddess.attack import raise_attack
from hexadeck.games.kanzume_goddess.costs import is_free
from hexadeck.games.kanzume_goddess.deck import draw
from hexadeck.games.kanzume_goddess.energy import gain_energy
from hexadeck.games.kanzume_goddess.table import Card, CardAbility, Library
from hexadeck.games.kanzume_goddess.timings import AbilityTiming
from hexadeck.games.kanzume_goddess.vocabulary import AbilityLine, build_grammar
from hexadeck.kernel.decisions import made_verb
from hexadeck.kernel.rows import row_of

CHOICE_RULE = "KG-R24"
"""Whoever uses an ability makes its choices."""

_COLOUR = "|".join(colours.NAMES)
_WARRIOR_LINE = re.compile(
    rf"^(?P<colour>(?i:{_COLOUR})) Warrior, followed by (?P<first>{_COLOUR}) and (?P<second>{_COLOUR})$"
)
_COST_LINE = re.compile(r"^Cost (?P<cost>[0-9]{1,2}), (?P<copies>[0-9]{1,2}) copies$")
_NAME = re.compile(r"^([A-Z][A-Za-z' ]*) - ")


def load_library(files: list[tuple[str, str]], setups: str) -> Library:
    """Read card files, given as (name, text); all errors are reported together. `setups` is what the setup lays out."""
    faults = Faults()
    found = read_heads(files, _head, faults)
    cards = [card for card, _ in found]
    library = Library(cards, Book(asks.ORDER, on.KINDS), build_grammar())
    read_setups(library, setups)
    words: list[str] = []
    for card, text in found:
        lines = text.lines[1 if card.kind == kinds.GOD else 2 :]
        for line in lines:
            with faults:
                words.append(_add_line(library, card, line))
        if not lines:
            faults.errors.append(text.title.error("every card has at least one ability (KG-015, KG-016)"))
    faults.raise_all()
    book = library.book
    for ability in library.abilities:
        if ability.costs:
            ability.cost_program = book.add_program(
                ability.costs, ability.text, CHOICE_RULE, book.ability_names[ability.number]
            )
    library.moments = row_of([card.moments for card in cards])
    for card in cards:
        if card.kind == kinds.GOD:
            library.god_moments |= card.moments
        else:
            library.card_moments |= card.moments
    library.act, library.react, library.power = [
        made_verb(verb.name, verb.template, verb.parts, tuple(words))
        for verb in (library.act, library.react, library.power)
    ]
    library.power.called("Use")
    return library


# -- the head of a card ------------------------------------------------------------------------------------------------


def _head(number: int, text: CardText, known: list[Card]) -> Card:
    if not text.lines:
        raise text.title.error("below the name comes a line like 'Greek God', 'Disciple' or a Warrior's colours")
    line = text.lines[0]
    if line.text in [f"{mythology} God" for mythology in kinds.MYTHOLOGIES]:
        card = Card(number, text.id, text.name, kinds.GOD)
        card.mythology = kinds.MYTHOLOGIES.index(line.text.split()[0])
        card.text = tuple([ability.text for ability in text.lines[1:]])
        return card
    card = _disciple(number, text, known) if line.text == "Disciple" else _warrior(number, text, line)
    _set_cost(card, text)
    card.text = tuple([ability.text for ability in text.lines[2:]])
    return card


def _disciple(number: int, text: CardText, known: list[Card]) -> Card:
    if len([card for card in known if card.kind == kinds.DISCIPLE]) == limits.DISCIPLE_PILES:
        raise text.title.error(f"the Public Area has room for {limits.DISCIPLE_PILES} kinds of Disciple")
    return Card(number, text.id, text.name, kinds.DISCIPLE)


def _warrior(number: int, text: CardText, line: TextLine) -> Card:
    """KG-075, KG-076 One colour, and the colours that may follow."""
    found = _WARRIOR_LINE.match(line.text)
    if found is None:
        raise line.error(
            "expected 'Greek God', 'Norse God', 'Disciple' or a line like "
            f"'Red Warrior, followed by green and silver', not {line.text!r}"
        )
    card = Card(number, text.id, text.name, kinds.WARRIOR)
    card.colour = 1 << colours.NAMES.index(found["colour"].lower())
    card.follow_ups = (colours.NAMES.index(found["first"]), colours.NAMES.index(found["second"]))
    card.follows = 1 << card.follow_ups[0] | 1 << card.follow_ups[1]
    return card


def _set_cost(card: Card, text: CardText) -> None:
    line = text.lines[1] if len(text.lines) > 1 else text.title
    found = _COST_LINE.match(line.text)
    if found is None:
        raise line.error(f"expected a line like 'Cost 3, 5 copies', not {line.text!r} (KG-013, KG-014)")
    card.cost = int(found["cost"])
    card.copies = int(found["copies"])
    if card.cost < 1:
        raise line.error("a card costs at least 1 Faith, or Recruiting would never end (KG-057)")
    if card.kind == kinds.WARRIOR and card.copies != limits.WARRIOR_COPIES:
        raise line.error(f"there are exactly {limits.WARRIOR_COPIES} copies of each Warrior (KG-003)")


def read_setups(library: Library, text: str) -> None:
    """KG-032, KG-034 A title and counted card names for the starting deck, then for every market that is not random."""
    library.markets.append([])
    for block in re.split(r"\n\s*\n", re.sub(r"(?m)^#.*$", "", text).strip()):
        title, *lines = block.strip().splitlines()
        counted = [(line.split(" ", 1)[1], int(line.split(" ", 1)[0])) for line in lines]
        if title == "starting deck":
            library.starting_deck = counted
        else:
            assert title == options.MARKET_NAMES[len(library.markets)]
            library.markets.append([name for name, _ in counted])


# -- its abilities -----------------------------------------------------------------------------------------------------


def _add_line(library: Library, card: Card, line: TextLine) -> str:
    """Read an ability and file it; returns the words by which options call it."""
    named = _NAME.match(line.text)
    start = named[0] if named else ""
    parsed: AbilityLine = library.read_line(card, line, start)
    ability = _ability(parsed)
    ability.name = named[1] if named else ""
    name_modes(library.grammar, parsed.effects)
    _check(card, ability, parsed.timing, line)
    library.book.add_ability(ability, line.text, CHOICE_RULE, card.id)
    library.abilities.append(ability)
    file_ability(library.book, ability, card.number, parsed.timing)
    _file(card, ability)
    what = line.text[len(start) :].partition(": ")[2]
    return f"{ability.name}: {what}" if ability.name else what


def _ability(parsed: AbilityLine) -> CardAbility:
    timing = parsed.timing
    assert isinstance(timing, AbilityTiming)
    ability = CardAbility(timing.sort, parsed.effects)
    ability.phase = timing.phase
    ability.moments = timing.moments
    ability.condition = parsed.condition
    ability.once = len(parsed.limits) > 0
    ability.costs = parsed.costs
    first = parsed.effects[0]
    if isinstance(first, e.Reduce) and first.word and ability.type == sorts.REACT:
        ability.moments = moments.I_AM_ATTACKED if first.word == "Defense" else moments.ANOTHER_IS_ATTACKED
    if isinstance(first, e.Aimed):
        ability.aim = first.at
    if first.target is not None:
        ability.first = first
    is_plain = is_free(ability.costs) and not ability.once and ability.condition is None
    ability.is_plain = is_plain and ability.aim is None and ability.first is None
    return ability


def _file(card: Card, ability: CardAbility) -> None:
    ability.bit = len(card.acts) + len(card.reacts) + len(card.bonds) + len(card.powers)
    if ability.type == sorts.ACT:
        card.acts = (*card.acts, ability)
    elif ability.type == sorts.REACT:
        card.reacts = (*card.reacts, ability)
        card.moments |= ability.moments
    elif ability.type == sorts.BOND:
        card.bonds = (*card.bonds, ability)
    else:
        card.powers = (*card.powers, ability)
        card.phases |= 1 << ability.phase


def _check(card: Card, ability: CardAbility, timing: Timing, line: TextLine) -> None:
    """What a card cannot say."""
    if timing.types and card.kind not in timing.types:
        raise line.error("Warriors and Disciples have Acts, Gods have abilities of a phase (KG-069, KG-104)")
    if ability.type == sorts.REACT and not ability.moments:
        raise line.error("a React says when it can be used, or begins with Defense or Protect (KG-071)")
    if ability.type == sorts.BOND and (ability.once or ability.costs):
        raise line.error("a Bond is no choice, so it has no cost and no limit (KG-102)")
    if card.kind != kinds.GOD and ability.once:
        raise line.error("a card is played once; only abilities of Gods have a limit (KG-105)")
    if card.kind == kinds.GOD and ability.type != sorts.BOND and is_free(ability.costs) and not ability.once:
        raise line.error("a God's ability without a cost must say 'once per turn' (KG-R51)")
    if ability.type == sorts.POWER and not ability.once and _pays_for_itself(ability):
        raise line.error("this pays for itself, so it could be used for ever; say 'once per turn' (KG-R51)")
    _check_attack(ability, timing, line)


def _pays_for_itself(ability: CardAbility) -> bool:
    """Whether using it leaves as much Energy and as many cards as before, or more."""
    energy = sum([cost.amount for cost in ability.costs if isinstance(cost, PayWith) and isinstance(cost.amount, int)])
    cards = len([cost for cost in ability.costs if not isinstance(cost, PayWith)])
    return _gained(ability.body, gain_energy) >= energy and _gained(ability.body, draw) >= cards


def _gained(effects: tuple[Effect, ...], action: Action) -> int:
    return sum(
        [one.amount for one in effects if isinstance(one, Do) and one.action == action and isinstance(one.amount, int)]
    )


def _check_attack(ability: CardAbility, timing: Timing, line: TextLine) -> None:
    """What is said about an Attack or another ability needs one to speak of."""
    attacks_one = holds_any(ability.body, (e.Attack, e.AttackPlusCost))
    if ability.type != sorts.ACT and (attacks_one or holds_any(ability.body, (e.AttackEach,))):
        raise line.error("only an Act attacks (KG-085)")
    if does_any(ability.body, (e.attacked_discards,)) and not attacks_one:
        raise line.error("'the attacked player' needs an Attack on one God in the same line (KG-R36)")
    speaks_of_it = does_any(ability.body, (raise_attack, e.attacker_loses)) or holds_any(ability.body, (e.AfterAttack,))
    if speaks_of_it and not _is_about_attack(ability, timing):
        raise line.error("'that Attack' needs a React or a Bond that says which: 'when you attack', … (KG-R29)")
    if does_any(ability.body, (negate,)) and not ability.moments & moments.ABILITY_IS_USED:
        raise line.error("only a React to the use of an ability negates it (KG-096)")
    if holds_any(ability.body, (e.Reduce,)) and not ability.is_defense:
        raise line.error("only a React to an Attack reduces it (KG-090, KG-092)")


def _is_about_attack(ability: CardAbility, timing: Timing) -> bool:
    if ability.type == sorts.BOND:
        return timing.own[0] in (on.ATTACKS_WITH_THIS, on.ATTACKS, on.IS_ATTACKED)
    return ability.moments & (moments.SOMEBODY_IS_ATTACKED | moments.I_ATTACK) != 0
