"""The page of the protocol names everything there is, and its examples are messages."""

import json
import re
import typing
from pathlib import Path

import msgspec
import pytest

from hexadeck.server import messages, refusals
from hexadeck.server.http import api, socket
from hexadeck.server.messages.live import ClientMessage, ServerMessage
from hexadeck.server.messages.refusal import RefusalCode
from protocol_types import message_types

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
STRUCTS = {
    kind.__name__: kind
    for kind in message_types()
    if issubclass(kind, msgspec.Struct) and kind.__module__.startswith(messages.__name__)
}
EXAMPLES = re.findall(r"`([A-Z]\w+)`(?:(?!`[A-Z]|```).)*?```json\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("name", STRUCTS)
def test_every_message_is_named(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("code", typing.get_args(RefusalCode))
def test_every_code_is_explained_with_its_status(code: typing.Any) -> None:
    assert f"| `{code}` | {refusals.STATUS[code]}" in PAGE


@pytest.mark.parametrize("kind", typing.get_args(ClientMessage | ServerMessage))
def test_every_type_on_the_wire_is_shown(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert f'"type": "{tag}"' in PAGE or f"type `{tag}`" in PAGE


@pytest.mark.parametrize("route", [route for route in api.ROUTES if "v1" in route.path], ids=lambda route: route.path)
def test_every_path_is_listed(route: typing.Any) -> None:
    for method in route.methods - {"HEAD"}:
        assert f"| {method} `{route.path}` |" in PAGE


def test_so_is_the_live_table() -> None:
    assert f"| WebSocket `{socket.PATH}` |" in PAGE


@pytest.mark.parametrize("code", [*socket.CLOSE_CODES.values(), socket.TOO_LARGE, 1012, 4408])
def test_every_close_code_is_explained(code: int) -> None:
    assert f"| {code} | " in PAGE


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_message(name: str, text: str) -> None:
    msgspec.json.decode(text, type=STRUCTS[name])

    assert set(json.loads(text)) - {"type"} <= set(STRUCTS[name].__struct_fields__)


def test_the_examples_are_found() -> None:
    assert len(EXAMPLES) == PAGE.count("```json")
