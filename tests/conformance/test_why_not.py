"""Whatever is dark says why, by verb; every reason is true, and the answers tell nobody anything new.

What would lift a hindrance stands in the hook of its game: `LIFTS` changes a table so that the reason is gone, and then
the option has to appear; `NOT_LIFTED` names the few for which no table can be made, with the reason; `RARE` those of
`LIFTS` that random matches hardly meet, which the game's own tests show. `GATHERED` names verbs about things
that the question itself gathers, wherever they lie. `COMPANIONS` names verbs whose second card is
refused only where there could be a first one.
"""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from tests.conformance.every_game import (
    Setup,
    decisions,
    every_game,
    every_setup,
    finished,
    hook_of,
    one_setup_a_game,
    seeds,
    some_seeds,
    viewers,
)

from hexadeck.cardtext import choices
from hexadeck.kernel import hindrance as kernel_reasons
from hexadeck.kernel.decisions import Option, Prompt
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import NO_DRAWS, Game, Match
from hexadeck.kernel.hindrance import Hindrance, Refusal, WhyNot
from hexadeck.kernel.reasons import CARD, THINGS, Reasons, names
from hexadeck.kernel.sentences import option_parts
from hexadeck.kernel.table import Table
from hexadeck.kernel.views import thing_of

EVERY = 3
"""At one of so many decisions that are looked at every card is asked about."""
RHYTHM = 7
"""At one of so many decisions reasons are taken away, the same ones on both engines: what is rare is so on both."""
MOST_LIFTS = 8
"""So many reasons may lie on top of each other."""
SOME = 3
"""So many equal reasons are taken away at a decision: a pile may hold a hundred cards."""
A_RULE = re.compile(r"\b[A-Z]+-[A-Z]?\d+\b")
FALLBACK = "You are asked for something else"
Lift = Callable[[Table, Refusal], None]

KERNEL_REASONS = {
    kernel_reasons.CHOSEN_ALREADY,
    kernel_reasons.ENOUGH_CHOSEN,
    kernel_reasons.OUT_OF_REACH,
    choices.NOT_TO_BE_CHOSEN,
    NO_DRAWS,
}
"""About what has been chosen so far, and about texts that ask for other cards: no table would lift them."""


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_every_dark_card_of_ones_own_says_why(setup: Setup, seed: int) -> None:
    """And no reason is one for a verb with which the card can be used."""
    rules = rules_of(setup.game)
    for match in decisions(setup, seed):
        if not setup.looks_at(match, EVERY):
            continue
        for seat in range(match.seats):
            reasons = match.reasons(seat)
            for place, number in own_cards(match, seat):
                told = reasons.about(CARD, number)
                where = f"card {number} ({place} of seat {seat}) at {match.prompt}"
                assert told or is_lit(reasons, number), f"{where} is in no option and has no reason"
                for reason in told:
                    assert reason.rule in rules, f"{where}: there is no rule {reason.rule!r} for {reason}"
                    assert is_a_sentence(reason.sentence), f"{where}: {reason.sentence!r}"
                    is_refused = any(names(reasons.t, one.option, CARD, number) for one in reasons.refused)
                    assert not (is_refused and FALLBACK in reason.sentence), f"{where}: {reason}"
                    assert reason.verb or reasons.wait or FALLBACK in reason.sentence, f"{where}: {reason}"


@one_setup_a_game
def test_whatever_a_verb_could_name_is_offered_or_refused(setup: Setup) -> None:
    """Where a verb of the question has ever named a card of this face in this place, it now does, or says why not."""
    companions = getattr(hook_of(setup.game), "COMPANIONS", {})
    gathered = getattr(hook_of(setup.game), "GATHERED", {})
    could: dict[tuple[Prompt, str], set[tuple[str, int]]] = {}
    seen: list[tuple[Prompt, dict[tuple[str, int], set[str]], str]] = []
    for seed in range(4):
        for match in decisions(setup, seed):
            question = match.table.prompt
            if match.seat is not None and question is not None and setup.looks_at(match):
                reasons = match.reasons(match.seat)
                t = reasons.t
                # Sets that are ready made are a convenience: every card of theirs can be added by itself.
                offered = [option for option in t.options if "cards" not in option.verb.parts]
                refused = [refusal.option for refusal in reasons.refused]
                answers: dict[tuple[str, int], set[str]] = {}
                for place, number in own_cards(match, match.seat):
                    thing = (place, t.what[number])
                    for option in offered:
                        is_companion = option.verb.name in companions and option.a != number
                        if names(t, option, CARD, number) and not is_companion:
                            could.setdefault((question, option.verb.name), set()).add(thing)
                    verbs = {option.verb.name for option in offered + refused if names(t, option, CARD, number)}
                    answers[thing] = answers.get(thing, verbs) & verbs
                seen.append((question, answers, f"seed {seed}, decision {match.length}"))
    for question, answers, where in seen:
        for (asked, verb), things in could.items():
            for thing in things & answers.keys() if asked is question and verb not in gathered else ():
                assert verb in answers[thing], f"{question.kind}, {where}: {verb!r} says nothing of {thing}"


@one_setup_a_game
def test_a_reason_that_is_taken_away_leaves_the_option(setup: Setup) -> None:
    """Give the missing mana, stand the rested card up, empty the full slot: then it is on offer."""
    hook = hook_of(setup.game)
    lifts = lifts_of(setup.game)
    met: set[Hindrance] = set()
    for seed in range(6):
        for match in decisions(setup, seed):
            if match.seat is not None and match.length % RHYTHM == 0:
                for refusal in some_of_each(match, match.reasons(match.seat).refused):
                    met.add(refusal.hindrance.kind)
                    lift_all(match, refusal, lifts, f"seed {seed}, decision {match.length}, {match.prompt}")
    rare = getattr(hook, "RARE", ())
    unmet = {name for name, one in hindrances_of(setup.game) if one in lifts.keys() - met}
    assert unmet == set(rare), "RARE names what is never met in these matches"


def some_of_each(match: Match, refused: list[Refusal]) -> list[Refusal]:
    """A few of those that are refused the same verb in one place for the same reason; other ones every time."""
    t = match.table
    alike: dict[object, list[Refusal]] = {}
    for refusal in refused:
        parts = [part for part in option_parts(t, refusal.option) if part[0] in THINGS and part[1] >= 0]
        where = [(kind, t.place[number] if kind in (CARD, "other") else number) for kind, number in parts]
        alike.setdefault((refusal.hindrance.kind, refusal.option.verb, *where), []).append(refusal)
    found: list[Refusal] = []
    for group in alike.values():
        pace = -(-len(group) // SOME)
        found += group[match.length % pace :: pace]
    return found


def lift_all(match: Match, refusal: Refusal, lifts: dict[Hindrance, Lift], where: str) -> None:
    """Take the reason away, and those below it, until the option is there or something that cannot be lifted is."""
    lifted: list[str] = []
    changed = match.clone()
    for _ in range(MOST_LIFTS):
        kind = refusal.hindrance.kind
        if kind not in lifts:
            return
        lifted.append(refusal.hindrance.say())
        lifts[kind](changed.table, refusal)
        reasons = changed.reasons(changed.seat)
        if any(says_the_same(reasons.t, option, refusal) for option in reasons.t.options):
            return
        left = [one for one in reasons.refused if says_the_same(reasons.t, one.option, refusal)]
        assert left, f"{where}: without {lifted} there is neither {refusal.option} nor a reason"
        refusal = left[0]
    raise AssertionError(f"{where}: {refusal.option} is still refused without {lifted}: {refusal.hindrance.say()}")


def says_the_same(t: Table, option: Option, refusal: Refusal) -> bool:
    """The same verb with the things that the refusal names; it may name more."""
    wanted = [part for part in option_parts(t, refusal.option) if part[0] in THINGS and part[1] >= 0]
    return option.verb is refusal.option.verb and all(part in option_parts(t, option) for part in wanted)


@one_setup_a_game
def test_every_reason_says_what_would_lift_it(setup: Setup) -> None:
    """Or why no test can; there are few of those."""
    hook = hook_of(setup.game)
    lifted = set(getattr(hook, "LIFTS", ()))
    not_lifted: dict[str, str] = getattr(hook, "NOT_LIFTED", {})

    assert {name for name, _ in hindrances_of(setup.game)} == lifted ^ not_lifted.keys()
    assert all(not_lifted.values())


@every_setup
def test_reasons_are_the_same_in_all_worlds_that_look_alike(setup: Setup) -> None:
    """What a seat cannot see is dealt anew: whatever card, place or square it asks about, the answer stays."""
    for match in decisions(setup, 4):
        if setup.looks_at(match, EVERY * 4):
            for seat in range(match.seats):
                assert reasons(match, seat) == reasons(match.imagine(seat, match.length), seat)


@one_setup_a_game
def test_a_game_gives_reasons_of_its_own(setup: Setup) -> None:
    """To say that something is no answer to the question is not enough for every card of a match."""
    own: set[str] = set()
    for match in decisions(setup, 5):
        if match.seat is not None:
            own |= {str(one.hindrance.sentence) for one in match.reasons(match.seat).refused}
    assert own, f"{setup.game.title} has no hindrances: nothing is ever refused"


@one_setup_a_game
def test_whoever_is_not_asked_waits_and_reads_why(setup: Setup) -> None:
    """Seats that have to wait have nothing lit; the rule about whose turn it is, or the open question's, says why."""
    rules = rules_of(setup.game)
    for match in decisions(setup, 6):
        if match.length % EVERY == 0:
            for seat in range(match.seats):
                if seat != match.seat:
                    for reason in reasons(match, seat).values():
                        assert re.match(r"\[(.+?)] (It is not your turn|Player \d decides|Others may act)", reason)
                        assert reason[1:].partition("]")[0] in rules


@one_setup_a_game
def test_after_the_end_everything_is_dark(setup: Setup) -> None:
    """The rule that ended the match is the only reason left."""
    match = finished(setup, 7)

    assert match.result is not None
    for seat in range(match.seats):
        assert set(reasons(match, seat).values()) <= {f"[{match.result.rule}] The match is over."}


@one_setup_a_game
def test_spectators_have_nothing_to_ask_why(setup: Setup) -> None:
    """Nothing is lit for them, and nothing is dark."""
    match = setup.start(8)

    assert set(reasons(match, None).values()) <= {"None"}


@one_setup_a_game
@pytest.mark.parametrize("thing", [0, -1, 10**6, True, "1", None, 1.0, [], {}, {"square": "z9"}, {"zone": "moon"}])
def test_nobody_asks_about_what_is_not_there(setup: Setup, thing: object) -> None:
    """No card, place or square is called so."""
    match = setup.start(9)

    for viewer in viewers(match):
        with pytest.raises(HexadeckError):
            match.why_not(viewer, thing)


@every_game
def test_asking_changes_nothing(game: Game) -> None:
    """The match stands where it stood."""
    match = game.start(10)
    for _ in range(12):
        if match.seat is not None:
            match.choose(len(match.options) // 2)
    before = match.state_hash()

    for viewer in viewers(match):
        reasons(match, viewer)

    assert before == match.state_hash()


def is_lit(reasons: Reasons, card: int) -> bool:
    """Whether some option of the question names it, or one of the equal cards that stand for it."""
    return any(names(reasons.t, option, CARD, card) for option in reasons.t.options)


def own_cards(match: Match, seat: int) -> Iterator[tuple[str, int]]:
    """The seat's own cards that it knows, each with the name of its zone."""
    t = match.table
    for zone in t.schema.zones:
        for place in zone.places(t.seats) if not zone.shared else ():
            if t.schema.seat_of(place) == seat:
                for card in t.zones[place]:
                    if t.is_known(card, seat):
                        yield zone.name, card


def lifts_of(game: Game) -> dict[Hindrance, Lift]:
    lifts: dict[str, Lift] = getattr(hook_of(game), "LIFTS", {})
    return {one: lifts[name] for name, one in hindrances_of(game) if name in lifts}


def hindrances_of(game: Game) -> Iterator[tuple[str, Hindrance]]:
    """All that stand in a module of the game, with their names."""
    package = type(game).__module__.rpartition(".")[0]
    for module in [one for name, one in list(sys.modules.items()) if name.startswith(package + ".")]:
        for name, value in vars(module).items():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Hindrance) and one not in KERNEL_REASONS:
                    yield name, one


def things(match: Match, viewer: int | None) -> list[Any]:
    """Every card that the viewer can point at, every place and every square."""
    table = match.view(viewer)["table"]
    found: list[Any] = []
    for zone in match.table.schema.zones:
        lists = [table[zone.name]] if zone.shared else [seat[zone.name] for seat in table["seats"]]
        found += [card["handle"] for cards in lists for card in cards if card is not None]
        for seat in [None] if zone.shared else range(match.seats):
            found += [{"zone": zone.name, "seat": seat, "slot": slot} for slot in range(zone.slots)]
    return found + [{"square": name} for name in match.table.schema.squares]


def reasons(match: Match, viewer: int | None) -> dict[str, str]:
    asked = match.reasons(viewer)
    number = match.seats if viewer is None else viewer
    return {str(thing): text(asked.about(*thing_of(match.table, number, thing))) for thing in things(match, viewer)}


def text(reasons: list[WhyNot]) -> str:
    return "; ".join(str(reason) for reason in reasons) or "None"


def is_a_sentence(text: str) -> bool:
    """With a stop at its end, also where it ends with the words of another."""
    return text[:1].isupper() and text.rstrip('"')[-1:] in (".", "?", "!") and "{" not in text and "}" not in text


def rules_of(game: Game) -> set[str]:
    """The ids of the rules page; a game without one has its rules in the text of its folder."""
    folder = resources.files(f"hexadeck.games.{game.name.replace('-', '_')}")
    page = folder / "rules.md"
    return set(A_RULE.findall((page if page.is_file() else folder / "rules.py").read_text("utf-8")))
