"""Templates of a layout, filled in from a view (`layout` says what may stand in them)."""

import re
from collections.abc import Callable
from functools import cache
from operator import eq, ge, gt, le, lt, ne
from typing import Any, Final, NamedTuple

from hexadeck.display.face import Face
from hexadeck.display.layout import Layout

UNKNOWN_CARD: Final = "a card"
_FIELD: Final = re.compile(r"\{(?P<field>\w+)(?::(?P<kind>\w+))?\}")
_FIELD_ALONE: Final = re.compile(r"\{\w+(?::\w+)?\}")
_CONDITION: Final = re.compile(r"\?(?P<field>\w+)(?P<sign>>=|<=|!=|=|<|>)(?P<number>-?\d+):")
_SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {">=": ge, "<=": le, "!=": ne, "=": eq, "<": lt, ">": gt}


class TemplateCondition(NamedTuple):
    """Of a line that is not always there."""

    field: str
    sign: str
    number: int


class TemplateLine(NamedTuple):
    """A template taken apart: texts, and between them fields, each with its kind."""

    conditions: tuple[TemplateCondition, ...]
    texts: tuple[str, ...]
    fields: tuple[tuple[str, str | None], ...]


@cache
def taken_apart(template: str) -> TemplateLine:
    """Once for every template that there is: a server fills them in with every choice."""
    conditions: list[TemplateCondition] = []
    while found := _CONDITION.match(template):
        conditions.append(TemplateCondition(found["field"], found["sign"], int(found["number"])))
        template = template[found.end() :]
    fields = tuple([(found["field"], found["kind"]) for found in _FIELD.finditer(template)])
    return TemplateLine(tuple(conditions), tuple(_FIELD_ALONE.split(template)), fields)


class Templates:
    """Fills in the templates of one layout for one view; `seat_names` are what this viewer calls the seats."""

    def __init__(
        self, layout: Layout, view: dict[str, Any], seat_names: list[str], face: Callable[[str], Face]
    ) -> None:
        self.layout = layout
        self.table: dict[str, Any] = view["table"]
        self.is_over = view["result"] is not None
        self.seat_names = seat_names
        self.face = face

    def headline(self) -> str:
        is_opening = self.layout.opening and not self.table["turn"]
        return self.fill(self.layout.opening if is_opening else self.layout.headline)

    def status(self) -> list[str]:
        """The lines of which all conditions hold."""
        if self.is_over:
            return []
        lines = [taken_apart(template) for template in self.layout.status]
        return [self._filled(line) for line in lines if all([self._holds(condition) for condition in line.conditions])]

    def fill(self, template: str) -> str:
        return self._filled(taken_apart(template))

    def _filled(self, line: TemplateLine) -> str:
        texts = line.texts
        values = [self._value(field, kind) + text for (field, kind), text in zip(line.fields, texts[1:], strict=True)]
        return texts[0] + "".join(values)

    def _holds(self, condition: TemplateCondition) -> bool:
        value = self.table[condition.field]
        return condition.sign == "!=" if value is None else _SIGNS[condition.sign](value, condition.number)

    def _value(self, field: str, kind: str | None) -> str:
        number = self.table[field]
        if kind == "card":
            return self._card_name(number)
        assert isinstance(number, int)
        if kind is None:
            return str(number)
        if kind == "seat":
            return self.seat_names[number]
        if kind == "side":
            return self.layout.sides[number % len(self.layout.sides)]
        if kind == "word":
            return self.layout.words[field][number]
        if kind == "colours":
            names = [colour.name for i, colour in enumerate(self.layout.colours) if number >> i & 1]
            return ", ".join(names)
        raise ValueError(f"no template has {{{field}:{kind}}}: there are seat, side, word, card and colours")

    def _card_name(self, handle: int | None) -> str:
        for place in [self.table, *self.table["seats"]]:
            for name, zone in place.items():
                for card in zone if isinstance(zone, list) and name != "seats" else []:
                    if card is not None and card["handle"] == handle:
                        face = self.face(card["id"])
                        return face.short or face.name
        return UNKNOWN_CARD
