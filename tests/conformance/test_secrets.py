"""Nobody learns what the rules hide: neither by a view, its question and its options, nor by an event or a handle.

Tests of different build look for leaks. One deals anew what a viewer cannot see and compares what that viewer is
shown, to the byte. Others follow every card with their own idea of who may know it (`Watch`), look for its name, and
compare what the table grants.
"""

import functools
import re
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from tests.conformance.every_game import (
    DECISION_BOUND,
    PACE,
    Player,
    Setup,
    decisions,
    every_setup,
    hook_of,
    one_setup_a_kind,
    seeds,
    some_seeds,
    text,
    viewers,
)

from hexadeck import is_compiled
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.schema import FACE_DOWN, HIDDEN, OWNER, PUBLIC, UNSEEN
from hexadeck.kernel.views import FACE_DOWN_ID
from hexadeck.minds.keys import handles_given, keys_of

LOOK_AHEAD = 6
"""So many choices are made in a world that is imagined at any decision: what is in progress has been used by then."""
A_WHILE = 20
"""So many choices, and some cards are known while others are not."""
TO_THE_END = 1 if is_compiled() else 30
"""At every such decision the imagined world is played to its end; the plain engine would need minutes for all."""


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike(setup: Setup, seed: int) -> None:
    """What a viewer cannot see is dealt anew: the view with its prompt and options is the same, to the byte.

    So are the keys by which a search knows the options, and no two options have the same.
    """
    dealt_anew = 0
    for match in decisions(setup, seed):
        if not setup.looks_at(match, 3):
            continue
        for viewer in viewers(match):
            world = match.imagine(viewer, match.length)
            assert text(match.view(viewer)) == text(world.view(viewer))
            dealt_anew += world.table.what != match.table.what
            if viewer is not None and viewer == match.seat:
                keys = list(keys_of(match.table, viewer))
                assert keys == list(keys_of(world.table, viewer, handles_given(match, viewer)))
                assert len(set(keys)) == len(match.options)
    assert dealt_anew > match.length / (6 * PACE)


@every_setup
def test_an_imagined_world_depends_on_nothing_hidden(setup: Setup) -> None:
    """Two matches that a viewer cannot tell apart lead to one imagined world, so no search can learn the difference."""
    for match in decisions(setup, 1):
        if setup.looks_at(match, 8):
            for viewer in viewers(match):
                other = match.imagine(viewer, 1)
                assert match.imagine(viewer, 2).state_hash() == other.imagine(viewer, 2).state_hash()


@every_setup
def test_imagining_changes_nothing(setup: Setup) -> None:
    """The match itself stays as it was, and goes on as it would have."""
    for match in decisions(setup, 2):
        if setup.looks_at(match, 10):
            before = match.state_hash()
            for viewer in viewers(match):
                world = match.imagine(viewer, 3)
                world.choose(Player(match.length).pick(world))
            assert before == match.state_hash()


@every_setup
def test_imagined_worlds_can_be_played(setup: Setup) -> None:
    """A world that agrees with the viewer is a match like any other, whatever is in progress when it is imagined."""
    for match in decisions(setup, 3):
        if setup.looks_at(match):
            for viewer in viewers(match):
                match.imagine(viewer, match.length).play_out(match.length, LOOK_AHEAD)


@one_setup_a_kind
def test_imagined_worlds_come_to_their_end(setup: Setup) -> None:
    """From every decision and for every seat: nothing that was pending then is missing later."""
    for match in decisions(setup, 4):
        if match.length % (TO_THE_END) == 0:
            for viewer in range(match.seats):
                world = match.imagine(viewer, match.length)
                world.play_out(match.length, DECISION_BOUND)
                assert world.result is not None


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_nobody_reads_the_name_of_a_card_they_may_not_know(setup: Setup, seed: int) -> None:
    """Views, prompts, options and events name only cards that were in the open, or are one's own."""
    match, player = setup.start(seed), Player(seed)
    watch = Watch(match)
    watch.learn(match.opening)
    watch.look(match.opening)
    while match.seat is not None:
        events = match.choose(player.pick(match))
        watch.learn(events)
        if setup.looks_at(match):
            watch.look(events)


@every_setup
def test_the_table_grants_nobody_more_than_was_to_be_seen(setup: Setup) -> None:
    """Neither what a card is nor which one it is, at any decision of a match."""
    match, player = setup.start(0), Player(0)
    watch = Watch(match)
    watch.learn(match.opening)
    while match.seat is not None:
        watch.learn(match.choose(player.pick(match)))
        if setup.looks_at(match):
            assert not list(watch.leaks()), f"after {match.length} choices, {match.prompt}"


@one_setup_a_kind
def test_a_card_that_leaks_is_noticed(setup: Setup) -> None:
    """Whatever a viewer may not know, in whatever zone it lies: shown to that viewer, it is a leak."""
    match, player = setup.start(0), Player(0)
    watch = Watch(match)
    watch.learn(match.opening)
    while match.length < A_WHILE:
        watch.learn(match.choose(player.pick(match)))
    for viewer in viewers(match):
        world = match.clone()
        leaking = [card for card in range(len(world.table.what)) if card not in watch.known[viewer]]
        for card in leaking:
            world.table.show(card, world.table.seats if viewer is None else viewer)
        watch.match = world
        assert [(leak[0], leak[1]) for leak in watch.leaks()] == [(viewer, card) for card in leaking]
        assert leaking, "everything is known"


@every_setup
@some_seeds(1)
@given(seed=seeds)
def test_a_handle_stands_for_one_card_and_not_through_the_dark(setup: Setup, seed: int) -> None:
    """For one viewer no handle ever names two cards; a card that was out of sight comes back under a new one."""
    now: dict[tuple[int | None, int], int] = {}
    given: dict[int | None, set[int]] = {}
    for match in decisions(setup, seed):
        if not setup.looks_at(match):
            continue
        for viewer in viewers(match):
            for card, entry in shown_cards(match, match.view(viewer)):
                handle = 0 if entry is None else entry["handle"]
                if handle != now.get((viewer, card), 0):
                    assert handle not in given.setdefault(viewer, set()), f"{viewer} is shown {entry}"
                    now[viewer, card] = handle
                    given[viewer] |= {handle} - {0}


def shown_cards(match: Match, whole_view: dict[str, Any]) -> list[tuple[int, dict[str, Any] | None]]:
    """Every card of the table with what a view shows of it; in a hand of others the known cards come first."""
    t = match.table
    viewer = t.seats if whole_view["seat"] is None else whole_view["seat"]
    view = whole_view["table"]
    pairs: list[tuple[int, dict[str, Any] | None]] = []
    for zone in t.schema.zones:
        for place in zone.places(t.seats):
            shown = (view if zone.shared else view["seats"][t.schema.seat_of(place)])[zone.name]
            slot = t.schema.slot_of(place)
            entries = shown if zone.slots == 1 else [card for card in shown if card is None or card["slot"] == slot]
            cards = list(t.zones[place])
            if zone.visibility == OWNER and t.schema.seat_of(place) != whole_view["seat"]:
                cards.sort(key=lambda card: t.handles[viewer][card] == 0)
            pairs += zip(cards, entries, strict=True)
    return pairs


class Watch:
    """Follows the cards without the engine's handles: who may know which of them, by where it has lain.

    What lies in the open is known to all, what lies in an own zone or face down to its seat, and own cards as a set.
    A hook tells of cards that are open though they lie elsewhere, and of those that one viewer sees. A shuffle ends
    what was known of a hidden zone, and so does a card that leaves somebody's hand unseen for whatever may have gone in
    its place; but a name that was once known may be spoken.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known: dict[int | None, set[int]] = {viewer: set() for viewer in viewers(match)}
        self.spoken: dict[int | None, set[str]] = {viewer: set() for viewer in viewers(match)}
        self.hook = hook_of(match.game)
        self.names = [record.name for record in match.game.prints]
        self.places: list[int] = []
        """Where the cards lay when this was last looked at."""

    def leaks(self) -> Iterator[tuple[int | None, int, str]]:
        """Every card that the table lets a viewer know, or tell from others, although that viewer cannot."""
        t = self.match.table
        for viewer, known in self.known.items():
            number = t.seats if viewer is None else viewer
            for card in range(len(t.what)):
                if card not in known and t.can_point(card, number):
                    is_on_show = t.schema.visibility[t.place[card]] in (FACE_DOWN, UNSEEN)
                    if t.is_known(card, number) or not is_on_show:
                        yield viewer, card, f"{self.names[t.what[card]]} in zone {t.place[card]}"

    def look(self, events: Events) -> None:
        for viewer in viewers(self.match):
            view = self.match.view(viewer)
            known = self.all_known(viewer)
            for card, entry in shown_cards(self.match, view):
                is_hidden = entry is None or entry["id"] == FACE_DOWN_ID
                assert is_hidden or card in known, f"{viewer} sees {entry}"
            secret = self.secret_names(viewer)
            for line in strings([view["prompt"], view["options"], self.match.describe(events, viewer)]):
                assert not secret & names_in(self.match.game, line), f"{viewer} reads {line!r}"

    def learn(self, events: Events) -> None:
        shuffled = self.shuffled_away(events)
        is_open = getattr(self.hook, "open_cards", None)
        seen_by = getattr(self.hook, "seen_by", None)
        looked_at = getattr(self.hook, "looked_at", None)
        opened = is_open(self.match, events) if is_open else set()
        for viewer, known in self.known.items():
            seen = self.cards_in_sight(viewer) | opened | (seen_by(self.match, viewer) if seen_by else set())
            seen |= self.spoken_of(viewer)
            known.difference_update(shuffled, self.confused(viewer, seen))
            known.update(seen, looked_at(self.match, events, viewer) if looked_at else ())
            self.spoken[viewer] |= self.names_of(self.all_known(viewer))
        self.places = [int(place) for place in self.match.table.place]

    def shuffled_away(self, events: Events) -> set[int]:
        """What lies in a zone that was shuffled, and what has been drawn from it since."""
        t = self.match.table
        away: set[int] = set()
        told: set[int] = set()
        for event in events:
            if event.name == "shuffled":
                hidden = self.hidden_places(event.seat if "{seat}" in event.kind.template else NOTHING)
                away |= {card for place in hidden for card in t.zones[place]}
                drawn = {card for card, place in enumerate(self.places) if place in hidden} - told
                away |= {card for card in drawn if t.schema.visibility[t.place[card]] == OWNER}
            told.add(event.card)
        return away

    def confused(self, viewer: int | None, seen: set[int]) -> set[int]:
        """Cards of hands and the like that went, or stayed, unseen, while one that could be taken for it did not."""
        t = self.match.table
        unseen: dict[int, list[int]] = {}
        for card, place in enumerate(self.places):
            if card not in seen and t.schema.visibility[place] == OWNER and t.schema.seat_of(place) != viewer:
                unseen.setdefault(place, []).append(card)
        lost: set[int] = set()
        for cards in unseen.values():
            if len({t.place[card] for card in cards}) > 1:
                lost |= {card for card in cards for other in cards if self.is_like(card, other)}
        return lost

    def is_like(self, card: int, other: int) -> bool:
        """Whether two cards that lay side by side may have gone each other's ways, and it would make a difference."""
        t, game = self.match.table, self.match.game
        if t.place[card] == t.place[other] or t.what[card] == t.what[other]:
            return False
        are_apart = getattr(self.hook, "are_apart", None)
        if are_apart and are_apart(t, card, other):
            return False
        return game.could_be(t, card, t.what[other]) and game.could_be(t, other, t.what[card])

    def cards_in_sight(self, viewer: int | None) -> set[int]:
        """What lies in zones that all see, or that this seat sees."""
        t = self.match.table
        cards: set[int] = set()
        for kind in t.schema.zones:
            for place in kind.places(t.seats):
                is_own = kind.visibility in (OWNER, FACE_DOWN) and viewer == t.schema.seat_of(place)
                if kind.visibility == PUBLIC or is_own:
                    cards.update(t.zones[place])
        return cards

    def spoken_of(self, viewer: int | None) -> set[int]:
        """Own cards that a text which is being carried out has found in the dark, or looks at."""
        t = self.match.table
        frames = [frame for frame in [*t.stack, t.asked] if isinstance(frame, EffectFrame) and frame.chooser == viewer]
        return {card for frame in frames for card in (*frame.chosen, *frame.picked) if t.owner[card] == viewer}

    def hidden_places(self, seat: int) -> list[int]:
        """What lies in the dark for all: the zones of a seat, or those that are nobody's."""
        t = self.match.table
        zones = [kind for kind in t.schema.zones if kind.visibility == HIDDEN and kind.shared == (seat < 0)]
        return [
            place for kind in zones for place in kind.places(t.seats) if kind.shared or t.schema.seat_of(place) == seat
        ]

    def all_known(self, viewer: int | None) -> set[int]:
        return self.known[viewer] | {card for card, seat in enumerate(self.match.table.owner) if seat == viewer}

    def names_of(self, cards: set[int]) -> set[str]:
        what = self.match.table.what
        return {self.names[what[card]] for card in cards}

    def secret_names(self, viewer: int | None) -> set[str]:
        """The names of cards on the table that this viewer never had a chance to learn."""
        unknown = set(range(len(self.match.table.what))) - self.all_known(viewer)
        return self.names_of(unknown) - self.spoken[viewer]


@functools.cache
def names_in(game: Game, line: str) -> frozenset[str]:
    """Texts of cards name other cards in quotes; that tells nothing about where those are."""
    return frozenset(any_name(game).findall(re.sub(r'"[^"]*"', "", line)))


@functools.cache
def any_name(game: Game) -> re.Pattern[str]:
    words: frozenset[str] = getattr(hook_of(game), "ORDINARY_WORDS", frozenset())
    names = sorted({record.name for record in game.prints} - words, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")


def strings(data: Any) -> list[str]:
    """Every text in some plain data."""
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [line for part in parts for line in strings(part)]
