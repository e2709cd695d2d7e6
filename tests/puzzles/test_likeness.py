"""What games say about faces that come to the same: the prover tries one of them for all."""

from collections import defaultdict

from tests.puzzles.asking import asked_again

from hexadeck import games
from hexadeck.games.knights_of_the_zodiac import clock as zodiac_clock
from hexadeck.games.knights_of_the_zodiac import zones as zodiac_zones
from hexadeck.games.saint_seiya import zones
from hexadeck.kernel.cards import OPEN
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.errors import OpenFace
from hexadeck.kernel.game import Match
from hexadeck.kernel.imagine import exchange
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.rows import row_of
from hexadeck.puzzles.worlds import likeness_of

SAINT = "saint-seiya"
ZODIAC = "knights-of-the-zodiac"


def positions(name: str, kind: str, seeds: range, most: int) -> list[Match]:
    """Where a question of a kind is asked in matches that policies play, with a slip now and then."""
    found: list[Match] = []
    for seed in seeds:
        rng = seeded(f"likeness {seed}")
        match = games.load(name).start(f"likeness {seed}")
        while match.seat is not None and match.length < most:
            if match.prompt is not None and match.prompt.kind == kind:
                found.append(match.clone())
            count = len(match.options)
            match.take(below(rng, count) if below(rng, 8) == 0 else match.game.judge.policy(match.table))
    return found


# -- Saint Seiya: what arrives in the Maintenance phase ---------------------------------------------------------------


def classes_of_the_next_arrival(match: Match) -> list[list[int]]:
    """Cards of the Reserve by what the game says of their faces, when the next card is turned up after KEEP."""
    asked = match.clone(quiet=True)
    t = asked.table
    top = t.zones[zones.RESERVE][-1]
    t.what = row_of([OPEN + face if card == top else face for card, face in enumerate(t.what)])
    try:
        asked.take(0)
    except OpenFace as stop:
        found = defaultdict[int, list[int]](list)
        for card in match.table.zones[zones.RESERVE]:
            found[likeness_of(asked.game, t, stop.card, match.table.what[card])].append(card)
        return [cards for cards in found.values() if len({match.table.what[card] for card in cards}) > 1]
    return []


def kept(match: Match, arriving: int) -> tuple[object, ...]:
    """What is left of the turn if this card of the Reserve is the next: all that players own, who is asked what."""
    later = match.clone(quiet=True)
    t = later.table
    if arriving != t.zones[zones.RESERVE][-1]:
        exchange(t, arriving, t.zones[zones.RESERVE][-1])
    later.take(0)
    own = [sorted([t.what[card] for card in t.zones[zone]]) for zone in range(zones.RESERVE)]
    return own, later.result and later.result.scores, t.seat, later.prompt and later.prompt.kind, later.turn


def test_arrivals_that_are_said_to_come_to_the_same_do() -> None:
    compared = 0
    for match in positions(SAINT, "discard", range(2), 500)[::3]:
        for cards in classes_of_the_next_arrival(match):
            first, *others = [kept(match, card) for card in cards[:4]]
            assert all(other == first for other in others)
            compared += len(others)
    assert compared > 100


# -- Knights of the Zodiac: what a hand can do in the last battle of a turn -------------------------------------------


def battle_with(match: Match, card: int, other: int) -> tuple[object, ...]:
    """The options, and how the battle ends if this card is placed where it can be, and it is exchanged before."""
    later = match.clone(quiet=True)
    if card != other:
        exchange(later.table, card, other)
        asked_again(later)
    options = [parts(option) for option in later.options]
    placed = [index for index, option in enumerate(later.options) if option.a == card and option.verb.name == "add"]
    later.take(placed[0] if placed else len(options) - 1)
    for _ in range(30):
        if later.turns_begun or later.seat is None:
            break
        later.take(len(later.options) - 1)
    t = later.table
    sizes = [len(zone) for zone in t.zones]
    return options, sizes, list(t.columns[t.schema.names.index("points")]), later.result and later.result.winners


def parts(option: Option) -> tuple[str, int, int, int]:
    return (option.verb.name, option.a, option.b, option.c)


def test_cards_of_a_hand_that_are_said_to_come_to_the_same_do() -> None:
    compared = 0
    for match in positions(ZODIAC, "support", range(6), 700):
        t, seat = match.table, match.table.seat
        if t.columns[t.schema.names.index("clock")][zodiac_clock.BATTLES]:
            continue
        hand, deck = t.zones[zodiac_zones.HAND + seat], t.zones[zodiac_zones.DECK + seat]
        for card in hand:
            likeness = match.game.proofs.likeness(t, card, t.what[card])
            alike = [other for other in deck if match.game.proofs.likeness(t, card, t.what[other]) == likeness]
            for other in alike[:2]:
                assert battle_with(match, card, other) == battle_with(match, card, card)
                compared += 1
    assert compared > 30
