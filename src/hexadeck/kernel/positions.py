"""The whole state as readable data, both ways. Cards are written by their ids, steps by their names."""

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from hexadeck.kernel.decisions import NOTHING, Result, ScoreLine
from hexadeck.kernel.errors import RecordError
from hexadeck.kernel.frames import Frame, Step
from hexadeck.kernel.names import NAMED, Names
from hexadeck.kernel.rng import WORD
from hexadeck.kernel.rows import filled, row_of, vec
from hexadeck.kernel.schema import PER_CARD, SEAT_STRIDE, Column
from hexadeck.kernel.table import Table

if TYPE_CHECKING:
    from hexadeck.kernel.game import Game

POSITION_FORMAT: Final = 1
LARGEST: Final = 2**62


def write_position(game: "Game", t: Table) -> dict[str, Any]:
    """Everything that decides how the match goes on; the log is not part of it."""
    columns: dict[str, list[Any]] = {}
    for i, column in enumerate(t.schema.fixed):
        columns[column.name] = list(t.columns[i])
    for i, column in enumerate(t.schema.listed):
        columns[column.name] = _named(column, t.lists[i], game.names)
    pending = [frame.data(game.names) for frame in t.stack]
    if t.asked is not None and t.result is None:
        pending.append(t.asked.data(game.names))
    return {
        "hexadeck": POSITION_FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "card_set": game.card_set,
        "seats": t.seats,
        "settings": game.settings_data(t.settings),
        "random": list(t.rng),
        "cards": [game.prints[t.face(card)].id for card in range(len(t.what))],
        "owners": list(t.owner),
        "zones": {_zone_key(t, zone): list(t.zones[zone]) for zone in range(len(t.zones)) if len(t.zones[zone]) > 0},
        "columns": {column.name: columns[column.name] for column in t.schema.columns},
        "handles": [list(column) for column in t.handles],
        "last_handles": list(t.last_handle),
        **({"veils": list(t.veils)} if t.schema.has_veils else {}),
        "pending": pending,
        "waiting": [frame.data(game.names) for frame in t.waiting],
        "result": None if t.result is None else _result_data(t.result),
    }


def _result_data(result: Result) -> list[Any]:
    sheet = [[line.data() for line in result.sheet]] if result.sheet else []
    return [list(result.winners), list(result.scores), result.reason, result.rule, *sheet]


def state_hash(game: "Game", t: Table) -> str:
    """Equal states have equal hashes, in any process and build."""
    position = write_position(game, t)
    # A remark added to a card file makes another card set, but no other state.
    del position["card_set"]
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def read_position(game: "Game", data: object) -> Table:
    """A table that goes on exactly where the written one stood; every mistake in the data is named."""
    if not isinstance(data, dict):
        raise RecordError(f"a position is a mapping, not {type(data).__name__}")
    _expect(data, "hexadeck", POSITION_FORMAT)
    _expect(data, "game", game.name)
    _expect(data, "rules", game.rules_version)
    _expect(data, "card_set", game.card_set)
    seats = _number(data, "seats", game.min_seats, game.max_seats)
    if seats not in game.seat_counts:
        raise RecordError(f"position: {game.title} is for {game.seats_text()} players, not {seats}")
    t: Table = game.new_table(seats)
    t.settings = game.settings_from(_part(data, "settings", dict))
    t.lay_out(row_of(_between(_numbers(data, "random", 4), "random", 0, WORD)))
    _read_cards(game, t, data)
    _read_zones(t, _part(data, "zones", dict))
    _read_columns(t, _part(data, "columns", dict), game.names)
    count = len(t.what)
    handles = [_number_list(column, "handles", count) for column in _part(data, "handles", list)]
    last_handles = _numbers(data, "last_handles", t.seats + 1)
    if len(handles) != t.seats + 1:
        raise RecordError(f"position: 'handles' needs a list for each of {t.seats} seats and the spectators")
    t.last_handle = row_of(last_handles)
    for viewer in range(t.seats + 1):
        t.handles[viewer] = row_of(handles[viewer])
    for column, last in zip(handles, last_handles, strict=True):
        given = [handle for handle in _between(column, "handles", 0, last) if handle]
        if len(given) != len(set(given)):
            raise RecordError("position: 'handles' has one handle for two cards")
    if t.schema.has_veils:
        t.veils = row_of(_between(_numbers(data, "veils", count), "veils", 0, (2 << t.seats) - 1))
    t.bind()
    game.after_load(t)
    t.waiting = [game.read_frame(frame) for frame in _part(data, "waiting", list)]
    t.stack = vec[Frame]([game.read_frame(frame) for frame in _part(data, "pending", list)])
    result = data.get("result")
    if result is not None:
        t.result = _read_result(result, t.seats)
    elif len(t.stack) == 0:
        raise RecordError("position: nothing is pending and there is no result")
    return t


def _read_result(data: object, seats: int) -> Result:
    if not isinstance(data, list) or len(data) not in (4, 5) or not all([isinstance(part, str) for part in data[2:4]]):
        raise RecordError(f"position: {data!r} is not a result; it has winners, scores, a reason and a rule")
    winners = _number_list(data[0], "result", None)
    if not all([0 <= seat < seats for seat in winners]):
        raise RecordError(f"position: {winners!r} are not the winners; seats are 0 to {seats - 1}")
    scores = tuple(_number_list(data[1], "result", seats))
    sheet = tuple([_read_score_line(line, seats) for line in data[4]]) if len(data) == 5 else ()
    return Result(tuple(winners), scores, data[2], data[3], sheet)


def _read_score_line(data: object, seats: int) -> ScoreLine:
    if not isinstance(data, list) or len(data) != 2 or not isinstance(data[0], str):
        raise RecordError(f"position: {data!r} is no line of a score sheet; it has a name and points")
    return ScoreLine(data[0], tuple(_number_list(data[1], "result", seats)))


def _named(column: Column, numbers: list[int], names: Names) -> list[Any]:
    """The rows of a listed column, with names for the numbers that have some."""
    written: list[Any] = numbers[:]
    for field, kind in column.names.items():
        for i in _places(column, field, numbers):
            written[i] = names.name(kind, numbers[i])
    return written


def _numbered(column: Column, written: object, names: Names) -> object:
    """The other way round; what is no list of rows is left as it is and refused later."""
    if not isinstance(written, list) or not column.names or len(written) % len(column.fields):
        return written
    numbers = written[:]
    for field, kind in column.names.items():
        for i in _places(column, field, written):
            numbers[i] = names.number(kind, written[i], f"columns.{column.name}")
    return numbers


def _places(column: Column, field: str, rows: list[Any]) -> list[int]:
    """Where the rows have a field, as far as the column's condition holds for them."""
    width = len(column.fields)
    starts = range(0, len(rows), width)
    if column.where is not None:
        at, value = column.fields.index(column.where[0]), column.where[1]
        return [start + column.fields.index(field) for start in starts if rows[start + at] == value]
    return [start + column.fields.index(field) for start in starts]


def read_step(data: list[Any], names: Names) -> Frame:
    """A pending step from its name and numbers."""
    book = names.steps
    number = book.number_of(data[1]) if len(data) > 1 and isinstance(data[1], str) else None
    if number is None:
        raise RecordError(f"position: no step is called {data[1:2]!r}")
    count = book.count_of(number)
    has_row = book.has_row(number)
    if len(data) - 2 != count + has_row:
        raise RecordError(f"position: step {data[1]!r} has {count + has_row} arguments, not {len(data) - 2}")
    numbers = [
        names.number(parameter, given) if parameter in NAMED else _whole(given, "pending")
        for parameter, given in zip(book.parameters_of(number), data[2 : 2 + count], strict=True)
    ] + [0] * (4 - count)
    step = Step(number, numbers[0], numbers[1], numbers[2], numbers[3])
    if has_row:
        step.row = row_of(_number_list(data[-1], "pending", None))
    step.continues = data[0] == "within"
    return step


def _zone_key(t: Table, zone: int) -> str:
    kind = t.schema.zone_kinds[zone]
    name = kind.name if kind.shared else f"{kind.name} {zone % SEAT_STRIDE}"
    return name if kind.slots == 1 else f"{name} slot {t.schema.slot_of(zone)}"


def _read_cards(game: "Game", t: Table, data: dict[str, Any]) -> None:
    faces: list[int] = []
    for id in _part(data, "cards", list):
        record = game.prints_by_id.get(id) if isinstance(id, str) else None
        if record is None:
            raise RecordError(f"position: card {id!r} is not in this card set")
        faces.append(record.number)
    t.what = row_of(faces)
    t.owner = row_of(_between(_numbers(data, "owners", len(t.what)), "owners", NOTHING, t.seats - 1))
    t.place = filled(-1, len(t.what))


def _read_zones(t: Table, zones: dict[str, Any]) -> None:
    keys = {}
    for kind in t.schema.zones:
        for place in kind.places(t.seats):
            keys[_zone_key(t, place)] = place
    for key, cards in zones.items():
        if key not in keys:
            raise RecordError(f"position: no zone is called {key!r}; zones are {', '.join(keys)}")
        numbers = _number_list(cards, f"zones.{key}", None)
        for card in numbers:
            if not 0 <= card < len(t.place) or t.place[card] != -1:
                raise RecordError(
                    f"position: zone {key!r} names card {card}, which does not exist or lies elsewhere too"
                )
            t.place[card] = keys[key]
        t.zones[keys[key]] = row_of(numbers)
    if -1 in list(t.place):
        raise RecordError(f"position: card {list(t.place).index(-1)} lies in no zone")


def _read_columns(t: Table, columns: dict[str, Any], names: Names) -> None:
    for column in t.schema.columns:
        if column.name not in columns:
            raise RecordError(f"position: column {column.name!r} is missing")
    for index, column in enumerate(t.schema.listed):
        t.lists[index] = _number_list(_numbered(column, columns[column.name], names), f"columns.{column.name}", None)
        _check_rows(column, t.lists[index], len(t.what))
    for index, column in enumerate(t.schema.fixed):
        length = len(t.what) if column.per == PER_CARD else len(t.columns[index])
        t.columns[index] = row_of(_number_list(columns[column.name], f"columns.{column.name}", length))
        if column.names_cards:
            _between(list(t.columns[index]), f"columns.{column.name}", NOTHING, len(t.what) - 1)
            continue
        for field in column.cards:
            if t.columns[index][column.fields.index(field)] >= len(t.what):
                raise RecordError(f"position: {field!r} of 'columns.{column.name}' is no card; there are {len(t.what)}")


def _check_rows(column: Column, numbers: list[int], cards: int) -> None:
    """Rows of named fields are whole, and where a field is a card there is such a card."""
    width = len(column.fields)
    if width and len(numbers) % width:
        raise RecordError(f"position: 'columns.{column.name}' has rows of {width}; {len(numbers)} numbers are no rows")
    for field in column.cards:
        values = numbers[column.fields.index(field) :: width]
        _between(values, f"columns.{column.name}.{field}", NOTHING, cards - 1)


def _expect(data: dict[str, Any], key: str, value: object) -> None:
    if data.get(key) != value:
        raise RecordError(f"position: {key!r} is {data.get(key)!r}, this engine reads {value!r}")


def _part(data: dict[str, Any], key: str, kind: type) -> Any:
    part = data.get(key)
    if not isinstance(part, kind):
        raise RecordError(f"position: {key!r} must be a {kind.__name__}, not {type(part).__name__}")
    return part


def _number(data: dict[str, Any], key: str, low: int, high: int) -> int:
    number = _whole(data.get(key), key)
    if not low <= number <= high:
        raise RecordError(f"position: {key!r} is {number}, possible is {low} to {high}")
    return number


def _numbers(data: dict[str, Any], key: str, length: int) -> list[int]:
    return _number_list(data.get(key), key, length)


def _number_list(values: object, key: str, length: int | None) -> list[int]:
    if not isinstance(values, list) or (length is not None and len(values) != length):
        raise RecordError(f"position: {key!r} must be a list of {'some' if length is None else length} whole numbers")
    return [_whole(value, key) for value in values]


def _between(numbers: list[int], key: str, low: int, high: int) -> list[int]:
    for number in numbers:
        if not low <= number <= high:
            raise RecordError(f"position: {key!r} has {number}, possible is {low} to {high}")
    return numbers


def _whole(value: object, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(f"position: {key!r} has {value!r} where a whole number belongs")
    if not -LARGEST <= value <= LARGEST:
        raise RecordError(f"position: {key!r} has {value}, which is beyond what the engine counts with")
    return value
