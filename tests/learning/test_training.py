"""Training from start to end on a few matches, what it finds in data with a known answer, and the file it writes."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.cli.shell import called, refused

from hexadeck import games
from hexadeck.kernel.errors import HexadeckError
from hexadeck.kernel.game import Game
from hexadeck.learning.matches import CHUNK, Played, Setting, play, play_many, quiet_points
from hexadeck.learning.measures import auc, measured
from hexadeck.learning.model import CardTable, Model, Shape, card_table, fit, new_model
from hexadeck.learning.positions import Positions, read_positions
from hexadeck.learning.train import Trained, file_text, learn, write
from hexadeck.learning.value_file import weights_of
from hexadeck.minds.features import features_of
from hexadeck.minds.odds import odds_of, read_value, sides_of

SETTING = Setting("knights-and-kings", 2, "duel", "test", "bruno")
CHESS = Setting("knights-and-kings-chess", 2, "standard", "test", "bruno")
KANZUME = Setting("kanzume-goddess", 2, "individual", "test", "bruno")
FIGURES = {"value": {"thirds": [{"auc": 0.5}, {"auc": 0.6}, {"auc": 0.7}]}}


@pytest.fixture(scope="module")
def matches() -> list[Played]:
    return play_many(SETTING, 3, 1)


@pytest.fixture(scope="module")
def positions(matches: list[Played]) -> Positions:
    return read_positions(SETTING, matches)


@pytest.fixture
def game() -> Game:
    return games.load("knights-and-kings")


def cards_of(game: Game) -> CardTable:
    return card_table([features_of(game, number) for number in range(len(game.prints))])


def random_network(positions: Positions, game: Game, shape: Shape) -> Model:
    """As a network begins, and the linear part by chance as well."""
    model = new_model(positions, np.arange(len(positions.won)), cards_of(game), shape)
    chance = np.random.default_rng(5)
    for name in ("number", "group", "square"):
        model.p[name] = chance.normal(0, 0.05, model.p[name].shape).astype(np.float32)
    return model


def file_of(model: Model, positions: Positions) -> str:
    return file_text({"2 seats": {"figures": FIGURES, **weights_of(model, positions)}})


def test_a_match_is_the_same_for_every_number_of_processes(matches: list[Played]) -> None:
    assert play(SETTING, 2) == matches[2]
    assert matches[0].winners


def test_who_wants_to_know_is_told_how_far_it_is() -> None:
    said: list[str] = []

    play_many(replace(SETTING, player="bruno"), CHUNK + 1, 1, said.append)

    assert said == ["16 of 17 matches played", "17 of 17 matches played"]


def test_whole_numbers_say_what_a_linear_value_says(matches: list[Played], positions: Positions, game: Game) -> None:
    rows = np.arange(len(positions.won))
    model = fit(positions, rows, cards_of(game), Shape(penalty=0.01, rounds=2))
    agree(model, positions, SETTING, matches[0])


@pytest.mark.parametrize("setting", [SETTING, CHESS, KANZUME], ids=["cards", "a board", "shared zones"])
def test_whole_numbers_say_what_a_network_says(setting: Setting) -> None:
    played = play(setting, 0)
    positions = read_positions(setting, [played])
    model = random_network(positions, games.load(setting.game), Shape(hidden=4, depth=3))
    model.p["out"] *= 10
    agree(model, positions, setting, played)


def agree(model: Model, positions: Positions, setting: Setting, played: Played) -> None:
    game = games.load(setting.game)
    learned = read_value(game, file_of(model, positions))["2 seats"]
    logits = model.logits(positions, np.arange(len(positions.won)))
    row = 0
    for match in quiet_points(game, setting, played):
        for seat in (0, 1):
            said = learned.of(match.table, seat, sides_of(game, match.table), game.judge.terms(match.table, seat))
            assert said == pytest.approx(10_000 / (1 + np.exp(-np.clip(logits[row], -8, 8))), abs=15)
            row += 1
    assert row >= 8
    assert np.ptp(logits) > 0.1


def test_slopes_are_those_of_the_loss(positions: Positions, game: Game) -> None:
    """Every kind of weight is changed a little, and the loss changes as was said."""
    rows = np.arange(40)
    model = new_model(positions, rows, cards_of(game), Shape())
    counts, numbers = model.counts(positions, rows), model.numbers(positions, rows)
    won = (rows % 3 == 0).astype(np.float32)
    weight = np.ones(40, np.float32)

    def loss() -> float:
        p = 1 / (1 + np.exp(-model.logits(positions, rows).astype(np.float64)))
        return float(-np.mean(won * np.log(p) + (1 - won) * np.log(1 - p)))

    slopes = model.slopes(counts, numbers, won, weight)
    assert set(slopes) == set(model.p)
    for name, slope in slopes.items():
        if name == "square":
            continue  # there is no board here
        place = np.unravel_index(np.argmax(np.abs(slope)), slope.shape)
        old = model.p[name][place]
        model.p[name][place] = old + 1e-2
        above = loss()
        model.p[name][place] = old - 1e-2
        change = (above - loss()) / 2e-2
        model.p[name][place] = old
        assert change == pytest.approx(float(slope[place]), rel=0.1, abs=1e-4), name


def test_what_decides_is_found(positions: Positions, game: Game) -> None:
    """If who has more units in play wins, the value says so, on positions it was not fitted to."""
    names = positions.scheme.names
    own, foe = names.index("cards: own field"), names.index("cards: foe's field")
    numbers = np.random.default_rng(3).integers(0, 9, (2000, len(names))).astype(np.float32)
    lead = numbers[:, own] - numbers[:, foe]
    made = Positions(
        SETTING, 2000, positions.scheme, positions.terms, positions.bands,
        np.zeros(0, np.int64), np.zeros(2001, np.int64), numbers,
        np.where(lead == 0, 0.5, lead > 0).astype(np.float32), np.arange(2000), np.ones(2000, np.int64),
        np.full(2000, 0.5, np.float32),
    )  # fmt: skip
    model = fit(made, np.arange(1500), cards_of(game), Shape(rounds=100))
    test = np.arange(1500, 2000)
    assert auc(model.logits(made, test), made.won[test], made.weight[test]) > 0.9


def test_figures() -> None:
    said, won, weight = np.array([0.9, 0.7, 0.3, 0.3]), np.array([1.0, 0.0, 1.0, 0.0]), np.ones(4, np.float32)
    assert auc(said, won, weight) == 0.625
    none, turns = [np.zeros(0)] * 3, np.array([7, 8, 8, 20])
    made = Positions(SETTING, 2, None, [], [8, 16], *none, won, np.array([0, 0, 1, 1]), turns, said)  # type: ignore[arg-type,call-arg]
    found = measured(made, np.arange(4), said)
    assert found["brier"] == round((0.01 + 0.49 + 0.49 + 0.09) / 4, 3)
    assert found["said_and_seen"] == [[0.3, 0.5], [0.7, 0.0], [0.9, 1.0]]
    assert [len(third["said_and_seen"]) for third in found["thirds"]] == [1, 2, 1], "they begin with turns 8 and 16"


# -- the file ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def good(positions: Positions) -> dict[str, Any]:
    model = random_network(positions, games.load("knights-and-kings"), Shape(hidden=2))
    data: dict[str, Any] = json.loads(file_of(model, positions))
    return data


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda d, f: d.update(format=9), "it has format 9, not 1"),
        (lambda d, f: f.pop("out"), "'out' is missing"),
        (lambda d, f: f["bias"].append(1), "'bias' is not a list of 3 whole numbers"),
        (lambda d, f: f.update(bias=[0.5, 1, 2]), "'bias' is not a list of 3 whole numbers"),
        (lambda d, f: f["numbers"][0].__setitem__(0, "wind"), "there is no number 'wind'"),
        (lambda d, f: f["numbers"][0].__setitem__(1, "low"), "'least' is not a list of"),
        (lambda d, f: f["groups"].update(sea=[]), "there is no group of cards 'sea'"),
        (lambda d, f: f["features"].pop(), "the embedding does not have a row for every feature"),
        (lambda d, f: f["squares"].append([99, [1, 1, 1]]), "there is no square 99"),
        (lambda d, f: f["bands"].append(99), "'figures' are of other thirds than 'bands'"),
        (lambda d, f: d.update(fits=3), "value.json cannot be used"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason(damage: Any, reason: str, good: dict[str, Any], game: Game) -> None:
    data = json.loads(json.dumps(good))
    damage(data, data["fits"]["2 seats"])
    with pytest.raises(HexadeckError, match=r"value\.json") as refusal:
        read_value(game, json.dumps(data))
    assert reason in str(refusal.value)


def test_a_file_that_is_none_is_refused(game: Game) -> None:
    with pytest.raises(HexadeckError, match=r"value\.json cannot be used"):
        read_value(game, "{")


def test_other_parts_of_the_judgement_are_refused(good: dict[str, Any]) -> None:
    game = games.load("knights-and-kings")
    data = json.loads(json.dumps(good))
    data["fits"]["2 seats"]["terms"][0] = "luck"
    for row in data["fits"]["2 seats"]["numbers"]:
        row[0] = row[0].replace(good["fits"]["2 seats"]["terms"][0], "luck")
    learned = read_value(game, json.dumps(data))
    table = game.start(1).table
    with pytest.raises(HexadeckError, match="trained again"):
        learned["2 seats"].of(table, 0, sides_of(game, table), game.judge.terms(table, 0))


def test_a_game_judges_by_what_was_learned(good: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("knights-and-kings")
    table = game.start(1).table
    monkeypatch.setattr(odds_of(game), "learned", {})
    curve = odds_of(game).of(table, 0)
    data = json.loads(json.dumps(good))
    data["fits"]["2 seats"]["bias"][0] += 9 << 24
    odds_of(game).learned = read_value(game, json.dumps(data))
    assert odds_of(game).of(table, 0) > 9000 > curve


def test_where_a_learned_value_tells_nothing_the_judgement_is_blind(
    good: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own figures count where it judges, and no longer those of the curve."""
    game = games.load("knights-and-kings")
    table = game.start(1).table
    first, second = good["fits"]["2 seats"]["bands"]
    blind = {}
    for learned in ({}, read_value(game, json.dumps(good))):
        monkeypatch.setattr(odds_of(game), "learned", learned)
        found = []
        for turn in (1, first - 1, first, second - 1, second, 99):
            table.columns[table.schema.turn_column][table.schema.turn_field] = turn
            found.append(odds_of(game).is_blind(table))
        blind[bool(learned)] = found
    assert blind == {False: [False] * 6, True: [True, True, False, False, False, False]}


def test_every_value_that_ships_passed_the_gate_and_names_what_is_there() -> None:
    for name in games.names():
        text = games.text(name, "value.json")
        if text is None:
            continue
        game = games.load(name)
        found = {feature for number in range(len(game.prints)) for feature in features_of(game, number)}
        for fitted in json.loads(text)["fits"].values():
            assert fitted["gate"]["share"] >= 0.55
            assert fitted["gate"]["matches"] >= 400
            assert fitted["made"].startswith(f"hexadeck train {name} ")
            assert set(fitted["features"]) <= found


def test_other_ways_to_sit_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write(path, Trained("2 seats", {"gate": {"share": 0.6}}))
    write(path, Trained("4 seats, 2 sides", {"gate": {"share": 0.5}}))
    assert list(json.loads(path.read_text("utf-8"))["fits"]) == ["2 seats", "4 seats, 2 sides"]


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_plays_fits_measures_and_gates(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The smallest run there is, with the policy in the place of the search."""
    path = tmp_path / "value.json"
    words = ["-n", "8", "--gate", "2", "--agent", "bruno", "--rounds", "1", "--workers", "1"]
    words += ["--player", "bruno"]
    said = called(capsys, "train", "knights-and-kings", *words, "--into", str(path)).out
    assert "knights-and-kings, 2 seats: 8 matches" in said
    assert "the learned value  AUC" in said
    assert "gate, bruno with it against bruno without it:" in said
    fitted = json.loads(path.read_text("utf-8"))["fits"]["2 seats"]
    assert fitted["made"].startswith(
        "hexadeck train knights-and-kings -n 8 --seats 2 --mode duel --seed train --player bruno"
    )
    assert fitted["gate"]["matches"] == 2
    assert set(read_value(games.load("knights-and-kings"), path.read_text("utf-8"))) == {"2 seats"}


def test_playing_fitting_and_the_gate_can_be_done_one_by_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With files between them, and the value is that of a single call."""
    kept, fitted, passed = [str(tmp_path / name) for name in ("positions.npz", "fitted.json", "passed.json")]

    def train(*words: str) -> str:
        return called(capsys, "train", "knights-and-kings", "--workers", "1", *words).out

    assert train("-n", "8", "--player", "bruno", "--keep", kept).startswith("8 matches, ")
    said = train("--positions", kept, "--rounds", "1", "--gate", "0", "--into", fitted)
    assert "the learned value  AUC" in said
    assert "gate" not in said
    said = train("--value", fitted, "--gate", "2", "--agent", "bruno", "--into", passed)
    assert "gate, bruno with it against bruno without it:" in said
    found = json.loads(Path(passed).read_text("utf-8"))["fits"]["2 seats"]
    assert found["gate"]["matches"] == 2
    assert found["made"] == (
        "hexadeck train knights-and-kings -n 8 --seats 2 --mode duel --seed train --player bruno --keep positions.npz"
        " && hexadeck train knights-and-kings --positions positions.npz --hidden 0 --penalty 0.3 --rounds 1"
    )
    setting = replace(SETTING, seed="train")
    at_once = learn(read_positions(setting, play_many(setting, 8, 1)), Shape(rounds=1), "cpu").fit
    assert found | {"made": "", "gate": ""} == at_once | {"made": "", "gate": ""}


def test_mistakes_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no agent 'oral' (did you mean 'orla'?)" in refused(
        called(capsys, "train", "zenonzard", "--agent", "oral")
    )
    few = called(capsys, "train", "zenonzard", "--gate", "60", "--write")
    assert "only after a gate of 400 matches or more, not 60" in refused(few)
    words = ("train", "kanzume-goddess", "-n", "8", "--seats", "3", "--workers", "1")
    assert "two sides; here are 3" in refused(called(capsys, *words))
    both = ("--keep", "a.npz", "--value", "value.json")
    assert "choose one: --keep plays" in refused(called(capsys, "train", "zenonzard", *both))
    assert "stands in their file" in refused(called(capsys, "train", "zenonzard", "--positions", "a.npz", "-n", "9"))
    assert "cannot read none.json" in refused(called(capsys, "train", "zenonzard", "--value", "none.json"))


def test_without_pytorch_a_network_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    said = refused(called(capsys, "train", "zenonzard", "--hidden", "8"))
    assert "a network is fitted by PyTorch: pip install hexadeck[train]; a linear value (--hidden 0) needs none" in said
