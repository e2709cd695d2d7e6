"""From a game to a value with its figures: play, read, fit, measure, and let it show what it is good for."""

import json
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game
from hexadeck.kernel.judgement import name_of
from hexadeck.kernel.learned import FORMAT
from hexadeck.learning.gate import PASSES, gate
from hexadeck.learning.matches import Setting, play_many
from hexadeck.learning.measures import auc, lines, measured
from hexadeck.learning.model import CardTable, Model, Shape, card_table, fit
from hexadeck.learning.positions import Floats, Ints, Positions, read_positions
from hexadeck.learning.writing import weights_of

HELD_OUT: Final = 4
"""Every so many matches one is for the figures."""
UNKNOWN: Final = 10
"""For one figure, one card of so many is never seen while learning."""
BANDS: Final = [8, 16]
"""From these turns on the parts of the judgement count apart, where the game's curve says nothing else."""


@dataclass(frozen=True)
class Order:
    """What to train, and how it is asked for on the command line."""

    setting: Setting
    matches: int
    shape: Shape
    agent: str
    gate_matches: int
    workers: int


@dataclass
class Trained:
    """A value as its file has it, and whether it may be shipped."""

    name: str
    fit: dict[str, Any]
    told: list[str] = field(default_factory=list)

    @property
    def passes(self) -> bool:
        return bool(self.fit["gate"]["share"] >= PASSES)


def train(order: Order) -> Trained:
    setting = order.setting
    game = games.load(setting.game)
    sides = game.sides(game.start(setting.seed, setting.seats, setting.mode).table)
    if sides != 2:
        raise HexadeckError(f"a value is trained for two sides; here are {sides}")
    matches = play_many(setting, order.matches, order.workers)
    name = name_of(setting.seats, sides)
    bands = bands_of(game, name)
    positions = read_positions(setting, matches, bands)
    cards = card_table([game.card_features(number) for number in range(len(game.prints))])
    rows = np.arange(len(positions.won))
    held_out = positions.match % HELD_OUT == 0
    model = fit(positions, rows[~held_out], cards, order.shape)
    test = rows[held_out]
    figures = {
        "value": measured(positions, test, said_by(model, positions, test)),
        "curve": measured(positions, test, positions.curve[test]),
        "unknown_cards": unknown_cards(positions, rows[~held_out], test, cards, order.shape, model),
    }
    found = {
        "made": command_of(order),
        "matches": order.matches,
        "positions": len(rows),
        "figures": figures,
        **weights_of(model, positions, bands),
    }
    weights = file_text({name: found})
    share = gate(setting, weights, order.agent, order.gate_matches // 2, order.workers)
    found["gate"] = {"agent": order.agent, **share.data()}
    trained = Trained(name, found)
    trained.told = told(order, trained, len(rows), str(share))
    return trained


def bands_of(game: Game, name: str) -> list[int]:
    """Where the fitted curve has its thirds."""
    bands = game.chances.bands.get(name)
    return BANDS if bands is None else [int(band.until) + 1 for band in bands if band.until]


def said_by(model: Model, positions: Positions, rows: Ints) -> Floats:
    return (1 / (1 + np.exp(-np.clip(model.logits(positions, rows), -8, 8)))).astype(np.float32)


def unknown_cards(
    positions: Positions, rows: Ints, test: Ints, cards: CardTable, shape: Shape, model: Model
) -> dict[str, Any]:
    """How well tables with cards are judged that were never seen while learning, beside the value that saw them."""
    prints = int(positions.scheme.prints)
    chosen = sorted(Random(shape.seed).sample(range(prints), max(1, prints // UNKNOWN)))  # noqa: S311 (no secret)
    is_card = positions.places < positions.scheme.first_square
    holds = np.isin(positions.places % prints, chosen) & is_card
    which = np.repeat(np.arange(len(positions.won)), np.diff(positions.starts))
    meets = np.bincount(which, holds, minlength=len(positions.won)) > 0
    test = test[meets[test]]
    blind = fit(positions, rows, cards, shape, chosen)
    blind.see_all(positions)
    won, weight = positions.won[test], positions.weight[test]
    return {
        "cards": len(chosen),
        "auc": round(auc(said_by(blind, positions, test), won, weight), 3),
        "auc_of_the_value": round(auc(said_by(model, positions, test), won, weight), 3),
    }


def command_of(order: Order) -> str:
    """The call that makes it again."""
    setting, shape = order.setting, order.shape
    words = ["hexadeck", "train", setting.game, "-n", order.matches, "--seats", setting.seats, "--mode", setting.mode]
    words += ["--seed", setting.seed, "--player", setting.player]
    words += ["--hidden", shape.hidden, "--penalty", shape.penalty, "--rounds", shape.rounds]
    words += ["--gate", order.gate_matches, "--agent", order.agent]
    return shlex.join([str(word) for word in words])


def told(order: Order, trained: Trained, positions: int, share: str) -> list[str]:
    figures = trained.fit["figures"]
    unknown = figures["unknown_cards"]
    verdict = "passes" if trained.passes else f"does not pass: {PASSES:.0%} are wanted"
    seen, unseen = unknown["auc_of_the_value"], unknown["auc"]
    return [
        f"{order.setting.game}, {trained.name}: {order.matches} matches, {positions} positions; figures from a quarter",
        *lines("the curve", figures["curve"]),
        *lines("the learned value", figures["value"]),
        f"where {unknown['cards']} cards lie that it never saw: AUC {unseen:.3f}, of the one that saw them {seen:.3f}",
        f"gate, {order.agent} with it against {order.agent} without it: {share.strip()}; it {verdict}",
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
