"""Every card of a game gets played and every instruction on it carried out, by players who try what is new to them."""

from collections import Counter
from typing import Any

import pytest
from tests.conformance.every_game import Player, every_game, hook_of

from hexadeck import is_compiled
from hexadeck.cardtext.frames import EffectFrame
from hexadeck.kernel.decisions import Option
from hexadeck.kernel.events import Events
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.prints import Print
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.sentences import option_parts
from hexadeck.kernel.table import Table

MOST_MATCHES = 1500
LOOK_AHEAD = 16
LOOKS = 8
"""So often a match tries what might come of the same choice."""


class Exploration:
    """What has happened so far to each card, and which instructions have run."""

    def __init__(self, game: Game, ran: set[tuple[int, int]]) -> None:
        self.game = game
        self.hook = hook_of(game)
        self.happened: dict[str, set[str]] = {record.name: set() for record in game.prints}
        self.tried: Counter[tuple[Any, ...]] = Counter()
        self.ran = ran

    def play(self, number: int) -> None:
        """One match with decks around what is still missing; modes and numbers of seats take turns."""
        kinds = [(mode, seats) for mode in self.game.modes for seats in self.game.seats_of(mode)]
        mode, seats = kinds[number % len(kinds)]
        match = self.game.start(number, seats, mode, self.decks(number, seats))
        self.note(match.opening)
        self.play_on(match, number)

    def play_on(self, match: Match, number: int) -> None:
        """To the end; where an option names a card that is wanted, clones try what might come of it."""
        player, chance = Curious(number, self.tried), Player(number)
        wanted = self.wanted()
        looked: Counter[tuple[Any, ...]] = Counter()
        thirds: int = getattr(self.hook, "SENSIBLE_THIRDS", 0)
        while match.seat is not None:
            for index, option in enumerate(match.options):
                if looked[key := Curious.key(match.table, option)] < LOOKS and wanted & names(match, option):
                    looked[key] += 1
                    world = match.clone()
                    self.note(world.choose(index))
                    for _ in range(LOOK_AHEAD):
                        if world.seat is not None:
                            self.note(world.choose(chance.pick(world)))
            is_sensible = thirds and below(chance.words, 3) < thirds
            self.note(match.choose(self.game.judge.quick(match.table) if is_sensible else player.pick(match)))
        for face in match.table.what:
            self.happened[self.game.prints[face].name].add("lay on the table")

    def wanted(self) -> set[str]:
        """The cards that have still something to show, and those whose texts name them."""
        missing = self.missing_cards().keys() | self.cards_with(self.missing_lines())
        quoted = {f'"{name}"' for name in missing}
        return missing | {
            record.name
            for record in self.game.prints
            if any(quote in line for line in self.lines(record) for quote in quoted)
        }

    def decks(self, number: int, seats: int) -> list[Any] | None:
        build = getattr(self.hook, "random_deck", None)
        if build is None:
            return None
        wanted = self.wanted()
        return [build(self.game, seeded(f"deck {number} {seat}"), wanted) for seat in range(seats)]

    def note(self, events: Events) -> None:
        for event in events:
            for what in (event.what, event.other_what):
                if what >= 0:
                    self.happened[self.game.prints[what].name].add(event.name)

    def missing_cards(self) -> dict[str, set[str]]:
        """What every card of its kind goes through and this one has not yet."""
        missing = {record.name: self.life(record) - self.happened[record.name] for record in self.game.prints}
        return {name: events for name, events in missing.items() if events}

    def life(self, record: Print) -> set[str]:
        return getattr(self.hook, "life", lambda _: set())(record)

    def missing_lines(self) -> set[str]:
        """The texts of programs with an instruction that has not run yet; compiled frames cannot be watched."""
        texts: set[str] = set()
        book = getattr(self.game.new_table(self.game.min_seats), "book", None)
        if book is None or is_compiled():
            return texts
        for number, program in enumerate(book.programs):
            if any((number, place) not in self.ran for place in range(len(program))):
                texts.add(book.prompts[number].sentence.removeprefix("{card}: "))
        return texts

    def cards_with(self, texts: set[str]) -> set[str]:
        return {record.name for record in self.game.prints if texts & set(self.lines(record))}

    def lines(self, record: Print) -> tuple[str, ...]:
        return getattr(self.hook, "lines", lambda _: ())(record)


class Curious(Player):
    """Prefers what was tried least often so far: a verb with the cards it names."""

    def __init__(self, seed: int, tried: Counter[tuple[Any, ...]]) -> None:
        super().__init__(seed)
        self.tried = tried

    def pick(self, match: Match) -> int:
        keys = [self.key(match.table, option) for option in match.options]
        least = min(self.tried[key] for key in keys)
        fresh = [index for index, key in enumerate(keys) if self.tried[key] == least]
        index = fresh[below(self.words, len(fresh))]
        self.tried[keys[index]] += 1
        return index

    @staticmethod
    def key(t: Table, option: Option) -> tuple[Any, ...]:
        key: list[Any] = [option.name]
        for kind, number in option_parts(t, option):
            key.append(t.what[number] if kind in {"card", "other"} and number >= 0 else number)
        return tuple(key)


def names(match: Match, option: Option) -> set[str]:
    """The cards that an option names."""
    parts = option_parts(match.table, option)
    cards = [number for kind, number in parts if kind in {"card", "other"} and number >= 0]
    return {match.game.prints[match.table.what[card]].name for card in cards}


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, int]]:
    """Which instruction of which program has run, noted as it runs."""
    noted: set[tuple[int, int]] = set()
    run = EffectFrame.run

    def note_and_run(frame: EffectFrame, t: Table) -> None:
        noted.add((frame.program, frame.place))
        run(frame, t)

    if not is_compiled():
        monkeypatch.setattr(EffectFrame, "run", note_and_run)
    return noted


@every_game
def test_every_card_is_played_and_every_instruction_runs(game: Game, ran: set[tuple[int, int]]) -> None:
    """Nothing on a card is out of reach, and nothing of it breaks a match."""
    exploration = Exploration(game, ran)
    for number in range(MOST_MATCHES):
        exploration.play(number)
        if not exploration.missing_cards() and not exploration.missing_lines():
            break

    assert (exploration.missing_cards(), exploration.missing_lines()) == ({}, set())
