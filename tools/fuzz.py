"""Any bytes, one kind of error: positions, records, decks and cards that were damaged in every way we could think of.

`make fuzz` damages each kind 20,000 times in every game, on whichever build is there. What is refused must be refused
with a `HexadeckError`, and at once; what loads must go on to the end, or end with such an error. Exit status 1 and the
seed of every failure if something else happens; `--only positions/1234` tries one of them again.
"""

import argparse
import copy
import faulthandler
import json
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game, Match

SECONDS = 1.0
"""So long anything may keep a core busy before it is refused, and so long each choice afterwards."""
MOST_BYTES = 2 * 1024**3
"""What asks for more memory than this fails, and does not take the machine with it."""
MOST_CHOICES = 3000
ODD_VALUES: list[Any] = [
    None, True, False, 0.5, -0.0, float("nan"), float("inf"), "", "x", "step", "deck 0", "\ud800", "\0", "9" * 5000,
    [], [0], ["step"], [[]], {}, {"": 0}, b"", (), -1, 0, 1, 2, 3, 7, 40, 255, 4095, 10**6, 10**9, -(10**9),
    2**31, -(2**31), 2**62, 2**63, 2**64, 2**70, -(2**63), 10**400,
]  # fmt: skip
ODD_TEXTS = [
    "", " ", "\t", "\n", "\r\n", "\0", "\x85", "\u2028", "\ud800", "\U0001f600", "é", "\uff19", "²", "9" * 5000, "-1",
    "[", "]", "(", ")", "{", "}", '"', ":", ";", ",", ".", "#", " and ", " or ", " then ", " you may ", "a " * 400,
    "draw 1 card", "x" * 10_000, "\n\n", "%s", "{card}", "../..",
]  # fmt: skip


class TooSlow(Exception):
    """It took longer than anything may."""


def damaged(data: Any, chance: random.Random) -> Any:
    """A copy of some data with one to three places changed, as deep as it goes."""
    result = copy.deepcopy(data)
    for _ in range(chance.randint(1, 3)):
        places = _places(result)
        if places:
            box, key = chance.choice(places)
            _damage(box, key, chance)
    if chance.random() < 0.01:
        for _ in range(chance.choice([100, 3000])):
            result = {"setup": result} if isinstance(result, dict) else [result]
    return result


def _places(data: Any, depth: int = 0) -> list[tuple[Any, Any]]:
    """Every place inside some data, as the box and the key in it; long lists are represented by a few of theirs."""
    if isinstance(data, dict):
        keys: list[Any] = list(data)
    elif isinstance(data, list):
        keys = list(range(len(data))) if len(data) < 30 else [*range(15), *range(len(data) - 15, len(data))]
    else:
        return []
    return [place for key in keys for place in ((data, key), *_places(data[key], depth + 1))]


def _damage(box: Any, key: Any, chance: random.Random) -> None:
    if (isinstance(box, dict) and key not in box) or (isinstance(box, list) and key >= len(box)):
        return
    kind = chance.randrange(8)
    if kind == 0:
        del box[key]
    elif kind == 1 and isinstance(box, list):
        box.insert(key, copy.deepcopy(box[key]))
    elif kind == 2 and isinstance(box, dict):
        box[f"{key}?"] = box.pop(key)
    elif kind == 3 and isinstance(box, list):
        chance.shuffle(box)
    elif kind == 4 and isinstance(box[key], int):
        box[key] += chance.choice([-1, 1, 2, 100])
    elif kind == 5 and isinstance(box[key], str):
        box[key] = damaged_text(box[key], chance)
    else:
        box[key] = copy.deepcopy(chance.choice(ODD_VALUES))


def damaged_text(text: str, chance: random.Random) -> str:
    """Letters, words and lines gone, doubled, exchanged or odd."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 1, 1, 5, 40, 400]))
        kind = chance.randrange(5)
        if kind == 0:
            text = text[:start] + text[end:]
        elif kind == 1:
            text = text[:start] + text[start:end] * chance.choice([2, 3, 50]) + text[end:]
        elif kind == 2:
            text = text[:start] + chance.choice(ODD_TEXTS) + text[end:]
        elif kind == 3:
            words = text[start:end].split(" ")
            chance.shuffle(words)
            text = text[:start] + " ".join(words) + text[end:]
        else:
            lines = text.split("\n")
            lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
            text = "\n".join(lines)
        text = text[:200_000]
    return text


# -- what is damaged ---------------------------------------------------------------------------------------------------


class Sample:
    """One game and whole data of each kind, to be damaged."""

    def __init__(self, name: str) -> None:
        self.game: Game = games.load(name)
        self.matches = [self._played(seed) for seed in range(6)]
        self.positions = [match.position() for match in self.matches]
        self.records = [match.record() for match in self.matches] + [self._from_there(data) for data in self.positions]
        self.decks = [_deck_text(deck.data()) for deck in self.game.decks.values()]
        self.cards = [card for _, text in _card_files(name) for card in _home_made(text)]

    def _played(self, seed: int) -> Match:
        chance = random.Random(f"{self.game.name} {seed}")
        match = self.game.start(seed, chance.choice(self.game.seats_of(self.game.modes[0])))
        for _ in range(chance.choice([0, 3, 15, 40, 80])):
            if match.seat is not None:
                match.choose(chance.randrange(len(match.options)))
        return match

    def _from_there(self, position: dict[str, Any]) -> dict[str, Any]:
        """A record that begins in a position."""
        match = self.game.from_position(position)
        match.setup = {"position": position}
        return match.record()

    def try_positions(self, chance: random.Random) -> None:
        play_on(self.game.from_position(damaged(chance.choice(self.positions), chance)), chance)

    def try_records(self, chance: random.Random) -> None:
        record = damaged(chance.choice(self.records), chance)
        if chance.random() < 0.1:
            # What JSON cannot write or read never comes to the engine: nested too deeply, or thousands of digits.
            try:
                record = json.loads(damaged_text(json.dumps(record, default=str), chance))
            except (RecursionError, ValueError):
                return
        play_on(games.replay(record), chance)

    def try_decks(self, chance: random.Random) -> None:
        deck = self.game.deck_rules.read(damaged_text(chance.choice(self.decks) if self.decks else "deck", chance))
        seats = min(self.game.seat_counts)
        play_on(self.game.start(1, seats, None, [deck] * seats), chance)

    def try_cards(self, chance: random.Random) -> None:
        some = chance.sample(self.cards, min(len(self.cards), chance.randint(1, 6)))
        text = damaged_text("\n\n".join(some) or "A card [X1]", chance)
        games.load(self.game.name, [("home.cards", text)])


KINDS: dict[str, Callable[[Sample, random.Random], None]] = {
    "positions": Sample.try_positions,
    "records": Sample.try_records,
    "decks": Sample.try_decks,
    "cards": Sample.try_cards,
}


def play_on(match: Match, chance: random.Random) -> None:
    """At random to the end; views and imagined worlds on the way must work as well."""
    for _ in range(MOST_CHOICES):
        seat = match.seat
        if seat is None:
            return
        if chance.random() < 0.05:
            match.view(chance.choice([None, seat]))
            match.imagine(seat, 1)
        if chance.random() < 0.02:
            json.dumps(match.position())
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        match.choose(chance.randrange(len(match.options)))


def _deck_text(deck: dict[str, Any]) -> str:
    lines = [f"{deck['name']}", *[f"{count} {card}" for card, count in deck["cards"].items()]]
    return "\n".join([*lines, *[f"{section}: {', '.join(names)}" for section, names in deck["sections"].items()]])


def _card_files(name: str) -> list[tuple[str, str]]:
    from hexadeck.cardtext.cardfile import shipped_files  # noqa: PLC0415

    return shipped_files(f"hexadeck.games.{name.replace('-', '_')}", "cards", ".cards")


def _home_made(text: str) -> list[str]:
    """Every card of a file under a name and a number that no other has."""
    blocks = [block.strip() for block in text.split("\n\n") if "[" in block.partition("\n")[0]]
    return ["Home-made " + block.replace("[", "[H-", 1) for block in blocks if not block.startswith("#")]


# -- trying ------------------------------------------------------------------------------------------------------------


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlow


def attempt(sample: Sample, kind: str, seed: int) -> str:
    """What went wrong; nothing if all is well."""
    chance = random.Random(f"{sample.game.name} {kind} {seed}")
    before = signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        KINDS[kind](sample, chance)
    except HexadeckError:
        return ""
    except TooSlow:
        return "too slow"
    except Exception as error:  # noqa: BLE001 (whatever it is, it should not be)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return f"{type(error).__name__}: {str(error)[:100]}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    return ""


def fuzz(names: list[str], kinds: list[str], count: int, first: int = 0) -> list[str]:
    """Every failure as `game kind/seed: what happened`."""
    failures: list[str] = []
    for name in names:
        sample = Sample(name)
        for kind in kinds:
            slowest = 0.0
            for seed in range(first, first + count):
                began = time.process_time()
                wrong = attempt(sample, kind, seed)
                slowest = max(slowest, time.process_time() - began)
                if wrong:
                    failures.append(f"{name} {kind}/{seed}: {wrong}")
                    print(failures[-1], flush=True)
            print(
                f"{name} {kind}: {count} from seed {first}, the slowest took {slowest:.2f} s with its match", flush=True
            )
    return failures


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--count", type=int, default=20_000, help="damages of each kind in every game")
    asked.add_argument("--first", type=int, default=0, help="the seed of the first one, to go on where a run ended")
    asked.add_argument("--games", default=",".join(games.names()))
    asked.add_argument("--kinds", default=",".join(KINDS))
    asked.add_argument("--only", default="", help="one of them again, as positions/1234")
    arguments = asked.parse_args()
    faulthandler.enable()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    names = arguments.games.split(",")
    if arguments.only:
        kind, _, seed = arguments.only.partition("/")
        KINDS[kind](Sample(names[0]), random.Random(f"{names[0]} {kind} {seed}"))
        return 0
    began = time.monotonic()
    failures = fuzz(names, arguments.kinds.split(","), arguments.count, arguments.first)
    kinds = Counter(failure.partition(": ")[2].partition(":")[0] for failure in failures)
    print(f"{len(failures)} failures {dict(kinds)} in {time.monotonic() - began:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
