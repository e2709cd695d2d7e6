"""A small language for the tests: plants and what the gardener does with them."""

from typing import Any

from hexadeck.cardtext.grammar import Grammar


class Water:
    def __init__(self, plants: "Plants", litres: int, times: int = 1) -> None:
        self.plants = plants
        self.litres = litres
        self.times = times


class Plants:
    def __init__(self, number: int, colours: tuple[str, ...], kind: str) -> None:
        self.number = number
        self.colours = colours
        self.kind = kind


class Sow:
    def __init__(self, kinds: tuple[str, ...], name: str = "") -> None:
        self.kinds = kinds
        self.name = name


class Warm:
    def __init__(self, degrees: int) -> None:
        self.degrees = degrees


def garden(**more: Any) -> Grammar:
    """`more` are phrases of the category `order` by their pattern, for tests that need one of their own."""
    g = Grammar()
    g.say("order", "water {plants:plants} with {litres:number} litres", Water, times=1)
    g.say("order", "water {plants:plants} with {litres:number} litres twice", Water, times=2)
    g.say("order", "sow {kinds:kind&}", Sow, name="")
    g.say("order", "sow {kinds:kind&} in {name:quoted}", Sow)
    g.say("order", "warm by {degrees:signed} degrees", Warm)
    g.say("plants", "{number:count} {colours:colour*} {kind:kind}", Plants)
    g.words("count", {"one": 1, "both": 2})
    g.words("colour", {"red": "red", "light blue": "light blue"})
    g.words("kind", {"rose": "rose", "oak tree": "oak", "fern": "fern"})
    g.through("sentence", "{it:order}.")
    g.say("day", "{sentences:sentence+}", Day)
    g.include("anything", "order")
    g.include("anything", "plants")
    for pattern, build in more.items():
        g.say("order", pattern.replace("_", " "), build)
    return g


class Day:
    def __init__(self, sentences: tuple[Any, ...]) -> None:
        self.sentences = sentences
