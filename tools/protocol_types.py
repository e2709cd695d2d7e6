"""Write the protocol's messages as TypeScript, so that the browser and the server cannot disagree.

`python tools/protocol_types.py` writes web/src/lib/protocol.ts; `--check` only says whether it is up to date.
"""

import pkgutil
import sys
import typing
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import inspect

from hexadeck.display import face, layout, threat
from hexadeck.server import messages
from hexadeck.server.messages.live import ClientMessage, ServerMessage

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
MODULES = (
    face,
    layout,
    threat,
    *[import_module(module.name) for module in pkgutil.iter_modules(messages.__path__, f"{messages.__name__}.")],
)
HEADING = "// Generated from the Python messages by tools/protocol_types.py; do not edit.\n"
PLAIN: dict[type, str] = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it; named types by their names."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(repr(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(written(part) for part in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{parenthesised(written(item))}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(written(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
    raise TypeError(f"{kind!r} has no TypeScript form yet: add it to tools/protocol_types.py")


def parenthesised(text: str) -> str:
    return f"({text})" if "|" in text else text


def struct_lines(kind: inspect.StructType) -> list[str]:
    """A message. What may be left out when sending it has a question mark; an answer always has every field."""
    lines = [f"  {kind.tag_field}: '{kind.tag}'"] if kind.tag_field else []
    is_sent = bool(kind.forbid_unknown_fields)
    for field in kind.fields:
        mark = "?" if is_sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)}")
    return lines


def dictionary_lines(kind: inspect.TypedDictType) -> list[str]:
    """What the engine says; games show more fields than the ones that all have."""
    lines = [f"  {field.name}{'' if field.required else '?'}: {written(field.type)}" for field in kind.fields]
    return [*lines, "  [field: string]: any"] if kind.cls.__name__ in {"CardSeen", "TableSeen"} else lines


def documentation(cls: type) -> str:
    text = (cls.__doc__ or "").strip()
    is_own = text and not text.startswith(("dict(", f"{cls.__name__}("))
    return f"/** {' '.join(text.split())} */\n" if is_own else ""


def declaration(cls: type) -> str:
    kind = inspect.type_info(cls)
    lines = struct_lines(kind) if isinstance(kind, inspect.StructType) else []
    if isinstance(kind, inspect.TypedDictType):
        lines = dictionary_lines(kind)
    body = "\n".join(lines)
    return f"{documentation(cls)}export interface {cls.__name__} {{\n{body}\n}}\n"


def message_types() -> list[type]:
    found: list[type] = []
    for module in MODULES:
        for value in vars(module).values():
            is_type = isinstance(value, type) and value.__module__ == module.__name__
            if is_type and (issubclass(value, msgspec.Struct) or typing.is_typeddict(value)):
                found.append(value)
    return found


def protocol() -> str:
    parts = [HEADING, f"export const PROTOCOL = {messages.PROTOCOL}\n"]
    parts += [declaration(cls) for cls in message_types()]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        members = typing.get_args(union)
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in members)}\n")
    return "\n".join(parts)


def main() -> int:
    text = protocol()
    if sys.argv[1:] == ["--check"]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            print(f"{TARGET.name} is not up to date: run python tools/protocol_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
