"""Completing a deck that is begun: ways to fill it, and a race between them that matches decide."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from hexadeck.display.face import Face
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Deck
from hexadeck.lab.questions import Desk
from hexadeck.lab.replacements import distance, faces_by_name, held
from hexadeck.lab.rounds import Trial, play
from hexadeck.lab.sequences import ENOUGH, TOO_FEW, BoundedMean

CANDIDATES: Final = 6
FIRST_HEAT: Final = 4
"""Rounds of the first heat; every further one has twice as many, for half of the decks. The winner goes on alone until
it has rounds enough for a figure."""


class Race:
    """Ways to fill a deck, each played against the ready-made ones; HexadeckError if there is none.

    Every heat plays the same shuffles and opponents with all decks that are left in it; the better half goes on.
    """

    def __init__(self, desk: Desk, begun: Deck) -> None:
        field = list(desk.game.decks.values())
        self._runners = [Runner(desk, deck, field) for deck in ways(desk, begun)]
        if not self._runners:
            raise HexadeckError(
                f"no legal deck was found that holds all of {begun.name!r}; is one of its cards too many?"
            )
        self._heat = FIRST_HEAT
        self.candidates = len(self._runners)
        self.matches = 0

    @property
    def is_done(self) -> bool:
        return len(self._runners) == 1 and self.best.rounds >= ENOUGH

    @property
    def best(self) -> "Runner":
        """So far."""
        return max(self._runners, key=lambda runner: runner.mean.mean if runner.rounds else 0)

    def play(self, seconds: float) -> bool:
        """Plays round by round, for about this long; whether there is a winner."""
        end = time.monotonic() + seconds
        while not self.is_done and time.monotonic() < end:
            behind = [runner for runner in self._runners if runner.rounds < self._heat]
            if behind:
                self.matches += min(behind, key=lambda runner: runner.rounds).run()
            else:
                self._runners.sort(key=lambda runner: -runner.mean.mean)
                self._runners = self._runners[: max(1, len(self._runners) // 2)]
                self._heat *= 2
        return self.is_done

    def told(self) -> str:
        """What is known of the best, and how."""
        low, high = self.best.mean.interval
        share = f"won {self.best.mean.mean:.0%} of its rounds against the ready-made ones ({low:.0%} to {high:.0%})"
        said = share if self.best.rounds >= ENOUGH else TOO_FEW
        return f"the best of {self.candidates} ways after {self.matches} matches: {said}"


class Runner:
    """A complete deck in the race."""

    def __init__(self, desk: Desk, deck: Deck, field: Sequence[Deck]) -> None:
        self.deck = deck
        self.mean = BoundedMean(0, 1)
        self._trial: Trial = desk.against(deck, field)

    @property
    def rounds(self) -> int:
        return self.mean.rounds

    def run(self) -> int:
        """Plays one more round; how many matches it had."""
        matches = [play(spec) for spec in self._trial.specs(self.rounds)]
        self.mean.add(self._trial.value(matches))
        return len(matches)


def ways(desk: Desk, begun: Deck) -> list[Deck]:
    """Legal decks that hold all of one that is begun, filled after the pattern of ready-made ones, nearest first."""
    faces = faces_by_name(desk.game)
    unknown = [name for name in held(begun) if name not in faces]
    if unknown:
        raise HexadeckError(f"no card is called {unknown[0]!r}")
    found: list[Deck] = []
    for donor in sorted(desk.game.decks.values(), key=lambda deck: _unlike(begun, deck, faces)):
        deck = filled(begun, donor, faces)
        if not desk.game.deck_rules.check(deck, desk.settings) and all([deck.cards != other.cards for other in found]):
            found.append(deck)
        if len(found) == CANDIDATES:
            break
    return found


def _unlike(begun: Deck, donor: Deck, faces: dict[str, Face]) -> float:
    """How far the cards that are begun with are from those of a deck."""
    theirs = [faces[name] for name in donor.cards]
    return sum([min([distance(faces[name], face) for face in theirs]) for name in held(begun)])


def filled(begun: Deck, donor: Deck, faces: dict[str, Face]) -> Deck:
    """The begun deck with cards of the donor, as many of every type as the donor has and no more in all."""
    cards = dict(begun.cards)
    wanted: Counter[str] = Counter()
    for name, count in donor.cards.items():
        wanted[faces[name].type] += count
    for name, count in begun.cards.items():
        wanted[faces[name].type] -= count
    room = sum(donor.cards.values()) - sum(begun.cards.values())
    while sum([count for count in wanted.values() if count > 0]) > max(0, room):
        wanted[max(wanted, key=lambda type: wanted[type])] -= 1
    for name in _from(donor, begun):
        if wanted[faces[name].type] > 0:
            wanted[faces[name].type] -= 1
            cards[name] = cards.get(name, 0) + 1
    sections = {
        title: [*begun.sections.get(title, []), *[name for name in names if name not in begun.sections.get(title, [])]][
            : len(names)
        ]
        for title, names in donor.sections.items()
    }
    return Deck(begun.name, begun.note, cards, sections)


def _from(donor: Deck, begun: Deck) -> Iterator[str]:
    """The donor's cards that are left, copy by copy."""
    for name, count in donor.cards.items():
        for _ in range(count - begun.cards.get(name, 0)):
            yield name
