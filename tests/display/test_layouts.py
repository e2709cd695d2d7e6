"""What the layouts name is there, and what is there the layouts show: in matches of every game, mode and deck."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.every_game import SETUPS, Setup, decisions, every_game, tiny_among_the_games, viewers

from hexadeck import games
from hexadeck.display.display import Display
from hexadeck.display.layout import Area, Board, Layout
from hexadeck.display.templates import Templates
from hexadeck.kernel.decisions import VERBS
from hexadeck.kernel.game import Game, Match
from hexadeck.kernel.roles import AUTOMATIC, QUIET, YIELDING

SOURCES = Path(games.__file__).parent
PATTERNS = {
    "verb": re.compile(r'\bVerb\(\s*"(\w+)"'),
    "event": re.compile(r'\b(?:\w*Event(?:Kind)?|moves)\(\s*"(\w+)"'),
    "prompt": re.compile(r'\bPrompt\(\s*"(\w+)"'),
}
TEMPLATE_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}|\?(\w+)(?:>=|<=|!=|=|<|>)-?\d+:")

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@pytest.fixture(autouse=True, scope="module")
def _tiny_game() -> Iterator[None]:
    with tiny_among_the_games():
        yield


def words_of(game: Game, kind: str) -> set[str]:
    """The names of a game's verbs, events or prompts, as its sources and those of the card language have them."""
    folders = [SOURCES / game.name.replace("-", "_"), SOURCES.parent / "cardtext", SOURCES.parent / "kernel"]
    if not folders[0].is_dir():
        folders[0] = Path(__file__).parent.parent / "tiny" / game.name
    texts = [path.read_text("utf-8") for folder in folders for path in folder.glob("*.py")]
    return {name for text in texts for name in PATTERNS[kind].findall(text)}


def areas_of(layout: Layout) -> dict[str, Area]:
    areas = {area.zone: area for row in (*layout.areas, *layout.shared) for area in row}
    lanes = layout.lanes
    zones = () if lanes is None else (lanes.centre, lanes.front, lanes.under)
    return areas | {zone: Area(zone=zone, label=zone) for zone in zones}


def cards_of(view: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every card that the viewer knows, with its zone."""
    table = view["table"]
    places = [{name: value for name, value in table.items() if name != "seats"}, *table["seats"]]
    return [
        (zone, card) for place in places for zone, cards in place.items() if isinstance(cards, list)
        for card in cards if card is not None
    ]  # fmt: skip


def zones_of(place: dict[str, Any]) -> set[str]:
    return {name for name, value in place.items() if isinstance(value, list) and name != "seats"}


def views_of(setup: Setup) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Of a match at random: often what the one sees who decides, now and then what everybody sees, how it ended."""
    match = setup.start(setup.number)
    yield from ((match, match.view(viewer)) for viewer in viewers(match))
    for match in decisions(setup, setup.number):
        if match.length % 3 == 0:
            seen_by = viewers(match) if match.length % 21 == 0 else [match.seat]
            yield from ((match, match.view(viewer)) for viewer in seen_by)
    yield match, match.view(None)


# -- names -------------------------------------------------------------------------------------------------------------


@every_game
def test_every_zone_of_a_game_is_drawn_or_named_as_not_drawn(game: Game) -> None:
    layout = games.display(game).layout
    zones = game.new_table(game.min_seats).schema.zones
    seats = {area.zone for row in layout.areas for area in row}
    shared = {area.zone for row in layout.shared for area in row}
    if layout.lanes is not None:
        seats |= {layout.lanes.centre, layout.lanes.front}
        shared |= {layout.lanes.under}

    assert {zone.name for zone in zones if not zone.shared} - set(layout.undrawn_zones) == seats
    assert {zone.name for zone in zones if zone.shared} - set(layout.undrawn_zones) == shared
    assert set(layout.undrawn_zones) <= {zone.name for zone in zones}


@every_game
def test_every_verb_event_prompt_and_option_that_a_layout_names_is_the_games(game: Game) -> None:
    layout = games.display(game).layout
    verbs = {target.verb for target in layout.targets}
    events = set(layout.sounds)
    if layout.board is not None:
        verbs |= {*layout.board.file_verbs, *layout.board.figure_verbs}

    assert verbs - words_of(game, "verb") == set()
    assert events - words_of(game, "event") == set()
    assert set(layout.tips) - words_of(game, "prompt") == set()
    assert set(layout.mode_options) - {option.name for option in game.rule_options} == set()
    assert set(layout.mode_options.values()) - set(game.modes) == set()


def test_automatic_and_yielding_verbs_are_quiet_ones() -> None:
    """But for what a choice that was made demands: with one card, or equal ones only, nobody need be asked which."""
    forced = {"discard", "choose", "spend"}
    for game in games.names():
        games.load(game)
    loud = [verb for verb in VERBS if QUIET not in verb.roles]

    assert {verb.name for verb in loud if AUTOMATIC in verb.roles} == forced
    assert [verb.name for verb in loud if YIELDING in verb.roles] == []


@every_game
def test_every_template_names_fields_of_the_table(game: Game) -> None:
    layout = games.display(game).layout
    table = game.start(seats=game.min_seats).view(None)["table"]
    found = [
        part for text in (layout.headline, layout.opening, *layout.status) for part in TEMPLATE_FIELD.findall(text)
    ]

    assert [field or tested for field, _, tested in found if (field or tested) not in table] == []
    assert {kind for _, kind, _ in found} <= {"", "seat", "side", "word", "card", "colours"}
    assert {field for field, kind, _ in found if kind == "word"} <= set(layout.words)
    assert "side" not in {kind for _, kind, _ in found} or layout.sides


@every_game
def test_every_counter_mark_and_state_of_a_seat_is_in_the_view(game: Game) -> None:
    layout = games.display(game).layout
    table = game.start(seats=game.min_seats).view(None)["table"]
    of_seats = {each.field for each in layout.counters} | {each.field for each in layout.seat_flags}
    of_seats |= {target.counter for target in layout.targets if target.counter}
    of_table = {mark.field for mark in layout.marks} | ({layout.sides_field} if layout.sides_field else set())

    assert of_seats <= {name for name, value in table["seats"][0].items() if isinstance(value, int)}
    assert of_table <= set(table)
    assert {target.zone for target in layout.targets if target.zone} <= zones_of(table["seats"][0])
    assert {target.counter for target in layout.targets if target.counter} <= {each.field for each in layout.counters}


@every_game
def test_a_board_has_its_squares_and_tallies_in_the_view(game: Game) -> None:
    board = games.display(game).layout.board
    if board is None:
        return
    table = game.start(seats=game.min_seats).view(None)["table"]
    squares = {f"{file}{rank + 1}" for file in board.files for rank in range(board.ranks)}
    tallied = [pair for tally in board.tallies for pair in tally.fields]

    assert squares <= set(table)
    assert {field for field, _ in tallied} <= set(table)
    assert {number for _, number in tallied} <= set(board.figures)
    assert set(board.alert_figures) <= set(board.figures)
    assert board.alert in table
    assert all(board.figures[number].side == tally.side for tally in board.tallies for _, number in tally.fields)


# -- matches -----------------------------------------------------------------------------------------------------------


@every_setup
def test_a_whole_match_can_be_shown_and_played(setup: Setup) -> None:
    """Every template resolves, every card has a face, every option leads to something that is drawn."""
    display = games.display(setup.game)
    faces = {face.id: face for face in display.faces()}
    names = [f"Player {seat + 1}" for seat in range(setup.seats)]
    for match, view in views_of(setup):
        templates = Templates(display.layout, view, names, faces.__getitem__)
        said = " ".join([templates.headline(), *templates.status()])
        assert "{" not in said
        assert "?" not in said
        for zone, card in cards_of(view):
            assert card["id"] in faces, f"{card['name']} has no face"
            check_card(display, zone, card)
        if view["seat"] is not None and view["seat"] == match.seat:
            check_options(display, view)


def check_card(display: Display, zone: str, card: dict[str, Any]) -> None:
    """What the layout wants to know of a card in this zone the view tells."""
    layout = display.layout
    wanted = [flag.field for flag in layout.flags if zone in flag.zones or not flag.zones]
    area = areas_of(layout).get(zone)
    if area is not None and area.ready_unless:
        wanted.append(area.ready_unless)
    assert [field for field in wanted if field not in card] == [], f"{card['name']} in {zone}"


def check_options(display: Display, view: dict[str, Any]) -> None:
    """An option's cards lie where they are drawn, its squares and seats are there, and no two look the same."""
    layout = display.layout
    drawn = {card["handle"] for zone, card in cards_of(view) if zone in areas_of(layout)}
    for option in view["options"]:
        assert option["sentence"]
        for part in ("card", "other"):
            assert option.get(part) is None or option[part] in drawn, f"{option} names a card that is not drawn"
        assert option.get("seat", 0) in range(len(view["table"]["seats"]))
        if layout.board is not None:
            check_square(layout, option, view["seat"])
    looks = [json.dumps(option, sort_keys=True) for option in view["options"]]
    assert len(looks) == len(set(looks)), f"two options cannot be told apart: {looks}"


def check_square(layout: Layout, option: dict[str, Any], seat: int) -> None:
    board, verb = layout.board, option["verb"]
    assert board is not None
    squares = [f"{file}{rank + 1}" for rank in range(board.ranks) for file in board.files]
    side = seat % len(layout.sides)
    if "square" in option:
        assert option["square"] in squares
        assert option["square"] in option["sentence"]
    if verb in board.file_verbs:
        assert f"{board.files[option['word']]}-file" in option["sentence"]
        assert board.file_verbs[verb][side] in range(1, board.ranks + 1)
    if verb in board.figure_verbs:
        figure = board.figures[option["word"] + board.figure_verbs[verb][side]]
        assert (figure.side, figure.drawing in option["sentence"]) == (side, True)


@every_game
def test_every_badge_and_flag_finds_a_value(game: Game) -> None:
    """On some card, in the view or on its face; one that is never there would be a slip of the pen."""
    display = games.display(game)
    layout, facts = display.layout, {fact for face in display.faces() for fact in face.facts}
    seen: set[tuple[str, str]] = set()
    for setup in SETUPS:
        if setup.game is game:
            seen |= {(zone, field) for _, view in views_of(setup) for zone, card in cards_of(view) for field in card}

    assert [badge.field for badge in layout.badges if badge.field not in facts | {field for _, field in seen}] == []
    assert [flag.field for flag in layout.flags for zone in flag.zones if (zone, flag.field) not in seen] == []
    assert not layout.keywords_field or layout.keywords_field in {field for _, field in seen}
    colours = {colour.name for colour in layout.colours}
    of_colours = [badge.field for badge in layout.badges if badge.is_colours]
    named = {
        word for face in display.faces() for field in of_colours for word in str(face.facts.get(field, "")).split()
    }
    assert named - {"and"} <= colours


def test_events_on_the_board_name_the_squares_they_touch() -> None:
    game = games.load("knights-and-kings-chess")
    board = games.display(game).layout.board
    assert board is not None
    told: set[str] = set()
    for seed in range(12):
        match = game.start(seed)
        while match.seat is not None and match.length < 120:
            before = match.view(None)["table"]
            events = match.describe(match.choose(game.judge.quick(match.table)), None)
            for event in [event for event in events if "target" in event]:
                told.add(event["event"])
                check_event(board, event, before, match.view(None)["table"])

    assert {"king_set", "placed", "moved"} <= told


def check_event(board: Board, event: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """What went from the first square is on the second; what was put somewhere is there."""
    assert after[event["target"]] in board.figures
    if "start" in event and event["event"] != "swapped":
        assert after[event["start"]] == 0
        assert before[event["start"]] in board.figures
