"""From a game to a value with its figures: play, read, fit, measure, and let it show what it is good for."""

import json
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.learning.gate import PASSES, gate
from hexadeck.learning.matches import Setting, Tell, not_told, play_many
from hexadeck.learning.measures import auc, lines, measured
from hexadeck.learning.model import Model, Shape, card_table, fit
from hexadeck.learning.network import fit_network
from hexadeck.learning.positions import Floats, Ints, Positions, read_positions
from hexadeck.learning.value_file import weights_of
from hexadeck.minds.curves import name_of
from hexadeck.minds.features import features_of
from hexadeck.minds.learned import FORMAT
from hexadeck.minds.odds import count_sides, read_value

HELD_OUT: Final = 4
"""One match in this many is for the figures."""
UNKNOWN: Final = 10
"""For one figure, one card in this many is never seen while learning."""


@dataclass
class Trained:
    """A value as its file has it, for one way to sit, and whether it may be shipped."""

    name: str
    fit: dict[str, Any]
    told: list[str] = field(default_factory=list)

    @property
    def passes(self) -> bool:
        return "gate" in self.fit and bool(self.fit["gate"]["share"] >= PASSES)


def play(setting: Setting, matches: int, workers: int, tell: Tell = not_told) -> Positions:
    """What there is to learn from."""
    check_sides(setting)
    return read_positions(setting, play_many(setting, matches, workers, tell))


def check_sides(setting: Setting) -> str:
    """The name of the way to sit, if a value can be learned for it."""
    game = games.load(setting.game)
    sides = count_sides(game, game.start(setting.seed, setting.seats, setting.mode).table)
    if sides != 2:
        raise HexadeckError(f"a value is trained for two sides; here are {sides}")
    return name_of(setting.seats, sides)


def learn(positions: Positions, shape: Shape, device: str, kept_in: str = "") -> Trained:
    """A value and its figures. `kept_in` is the file that the positions come from, if they do."""
    setting = positions.setting
    name = check_sides(setting)
    game = games.load(setting.game)
    cards = card_table([features_of(game, number) for number in range(len(game.prints))])
    rows = np.arange(len(positions.won))
    held_out = positions.match % HELD_OUT == 0

    def fitted(left_out: Sequence[int] = ()) -> Model:
        if shape.hidden:
            return fit_network(positions, rows[~held_out], cards, shape, device, left_out)
        return fit(positions, rows[~held_out], cards, shape, left_out)

    test = rows[held_out]
    model = fitted()
    figures = {
        "value": measured(positions, test, said_by(model, positions, test)),
        "curve": measured(positions, test, positions.curve[test]),
        "unknown_cards": unknown_cards(positions, test, shape, model, fitted),
    }
    found = {
        "made": calls(positions, shape, device, kept_in),
        "matches": positions.matches,
        "positions": len(rows),
        "figures": figures,
        **weights_of(model, positions),
    }
    return Trained(name, found, told(setting.game, name, found))


def learned_before(path: Path, setting: Setting) -> Trained:
    """A value from its file, to be put through the gate."""
    name = check_sides(setting)
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise HexadeckError(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from error
    if name not in read_value(games.load(setting.game), text):
        raise HexadeckError(f"{path} has no value for {name}")
    return Trained(name, json.loads(text)["fits"][name])


def put_through_gate(
    trained: Trained, setting: Setting, agent: str, matches: int, workers: int, tell: Tell = not_told
) -> None:
    share = gate(setting, file_text({trained.name: trained.fit}), agent, matches // 2, workers, tell)
    trained.fit["gate"] = {"agent": agent, **share.data()}
    verdict = "passes" if trained.passes else f"does not pass: {PASSES:.0%} are wanted"
    trained.told.append(f"gate, {agent} with it against {agent} without it: {str(share).strip()}; it {verdict}")


def said_by(model: Model, positions: Positions, rows: Ints) -> Floats:
    return (1 / (1 + np.exp(-np.clip(model.logits(positions, rows), -8, 8)))).astype(np.float32)


def unknown_cards(
    positions: Positions, test: Ints, shape: Shape, model: Model, fitted: Callable[[Sequence[int]], Model]
) -> dict[str, Any]:
    """How well tables with cards are judged that were never seen while learning, beside the value that saw them."""
    prints = int(positions.scheme.prints)
    chosen = sorted(Random(shape.seed).sample(range(prints), max(1, prints // UNKNOWN)))  # noqa: S311 (no secret)
    is_card = positions.places < positions.scheme.first_square
    holds = np.isin(positions.places % prints, chosen) & is_card
    which = np.repeat(np.arange(len(positions.won)), np.diff(positions.starts))
    meets = np.bincount(which, holds, minlength=len(positions.won)) > 0
    test = test[meets[test]]
    blind = fitted(chosen)
    blind.see_all(positions)
    won, weight = positions.won[test], positions.weight[test]
    return {
        "cards": len(chosen),
        "auc": round(auc(said_by(blind, positions, test), won, weight), 3),
        "auc_of_the_value": round(auc(said_by(model, positions, test), won, weight), 3),
    }


def call_to_play(setting: Setting, matches: int) -> list[str]:
    words = ["hexadeck", "train", setting.game, "-n", str(matches), "--seats", str(setting.seats)]
    return [*words, "--mode", setting.mode, "--seed", setting.seed, "--player", setting.player]


def call_to_fit(shape: Shape, device: str) -> list[str]:
    words = ["--hidden", str(shape.hidden), "--penalty", str(shape.penalty), "--rounds", str(shape.rounds)]
    return [*words, "--device", device] if shape.hidden else words


def calls(positions: Positions, shape: Shape, device: str, kept_in: str) -> str:
    """What to type to get the same value: one call, or two with a file between them."""
    playing, fitting = call_to_play(positions.setting, positions.matches), call_to_fit(shape, device)
    if not kept_in:
        return shlex.join([*playing, *fitting])
    first = shlex.join([*playing, "--keep", kept_in])
    return f"{first} && {shlex.join(['hexadeck', 'train', positions.setting.game, '--positions', kept_in, *fitting])}"


def told(game: str, name: str, found: dict[str, Any]) -> list[str]:
    figures = found["figures"]
    unknown = figures["unknown_cards"]
    seen, unseen = unknown["auc_of_the_value"], unknown["auc"]
    return [
        f"{game}, {name}: {found['matches']} matches, {found['positions']} positions; figures from a quarter",
        *lines("the curve", figures["curve"]),
        *lines("the learned value", figures["value"]),
        f"where {unknown['cards']} cards lie that it never saw: AUC {unseen:.3f}, of the one that saw them {seen:.3f}",
    ]


def file_text(fits: dict[str, Any]) -> str:
    """A line for every part, so that a change can be read."""
    parts = []
    for name, found in sorted(fits.items()):
        inside = ",\n".join([f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items()])
        parts.append(f"  {json.dumps(name)}: {{\n{inside}\n  }}")
    return f'{{\n "format": {FORMAT},\n "fits": {{\n' + ",\n".join(parts) + "\n }\n}\n"


def write(path: Path, trained: Trained) -> None:
    """Into the game's file; other ways to sit stay there as they are."""
    fits = json.loads(path.read_text("utf-8"))["fits"] if path.exists() else {}
    fits[trained.name] = trained.fit
    path.write_text(file_text(fits), "utf-8")
