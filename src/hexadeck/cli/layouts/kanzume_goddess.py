"""Kanzume Goddess on the screen: Gods with their Energy, the Public Area, the hand, the Attack under way."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.faces import Face
from hexadeck.cli.layout import BAR, HAND, LINE, Caption, CardView, Grouped, Layout, Row, Spot, View
from hexadeck.games.kanzume_goddess.table import (
    COLOURS,
    DISCIPLE,
    DISCIPLE_PILES,
    GOD_CARD,
    MYTHOLOGIES,
    WARRIOR_PILES,
    Card,
)
from hexadeck.kernel.table import Print

PHASES: Final = (
    "Setup", "Starting Phase", "Play Phase", "Recruit Phase", "Discard Phase", "End Phase", "End Phase",
)  # fmt: skip
STYLES: Final = ("red", "green", "bright_white", "yellow")
LETTERS: Final = tuple(colour[0].upper() for colour in COLOURS)
_HEADINGS: Final = {
    "play": "Play", "play_plain": "Without ability", "recruit": "Recruit", "react": "React", "discard": "Discard",
    "choose": "Choose", "choose_god": "Play as", "put_back": "Put back",
}  # fmt: skip


class GameLayout(Layout):
    rows = (
        Row("god", "God", BAR),
        Row("in play", "in play", LINE),
        Row("revealed", "revealed", LINE),
        Row("hand", "hand", HAND),
    )
    counters = (("energy", "Energy"), ("faith", "Faith"))
    piles = (("hand", "hand"), ("deck", "deck"), ("discard pile", "discard pile"))
    open_piles = ("discard pile",)
    quiet_verbs = ("pass", "end_play", "end_recruit", "go_on", "enough", "stop")
    automatic_verbs = ("pass", "end_play", "go_on")
    minor_events = ("aimed", "value_changed", "turned_up", "faith_gained", "hand_discarded", "shuffled")
    tips: ClassVar[dict[str, str]] = {
        "play": "Small letters behind a Warrior are the colours that may follow it.",
        "recruit": "What you recruit goes on top of your Deck: you draw it this turn.",
    }
    signs = (
        "3R>GS is a Warrior of cost 3, red, that green or silver may follow: R red, G green, S silver, Y yellow.",
        "A number in parentheses is how many cards are left in a pile of the Public Area.",
    )

    # -- the table ---------------------------------------------------------------------------------------------------

    def headline(self, view: View, names: list[str]) -> str:
        table = view["table"]
        if not table["turn"]:
            return f"{self.game.title} · choosing Gods"
        active = names[table["active"]]
        said = f"{self.game.title} · round {table['round']} · {PHASES[table['phase']]} of {active}"
        if table["warriors"]:
            said += f" · next {_letters(table['allowed'] | table['named'])}"
        return said

    def caption(self, card: CardView, zone: str) -> Caption:
        printed = self._printed(card)
        return Caption((printed.name,), "", _cost(printed), style=_style(printed))

    def middle(self, view: View, width: int) -> list[Text]:
        """The Public Area, and the Attack under way."""
        table = view["table"]
        half = WARRIOR_PILES // 2
        lines = [self._piles(table, "warriors", 1, half), self._piles(table, "warriors", half + 1, WARRIOR_PILES)]
        lines.append(self._piles(table, "disciples", 1, DISCIPLE_PILES))
        if table["netherworld"]:
            lines.append(Text(" Netherworld: " + ", ".join(card["name"] for card in table["netherworld"])))
        if table["target"] >= 0:
            value = f"{table['value']} - {table['reduction']}"
            lines.append(Text(f" Attack on Player {table['target'] + 1}: {value}", "bold"))
        return [line for line in lines if line.plain.strip()]

    def _piles(self, table: dict[str, Any], kind: str, first: int, last: int) -> Text:
        line = Text(" ")
        for i in range(first, last + 1):
            pile = table[f"{kind} {i}"]
            if pile and pile[-1] is not None:
                printed = self._printed(pile[-1])
                line.append(f"{printed.name} {_cost(printed)} ({len(pile)})   ", _style(printed))
        return line

    # -- words -------------------------------------------------------------------------------------------------------

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        heading = _HEADINGS.get(option["verb"])
        if heading is None:
            return Grouped("", option["sentence"])
        rest = option["sentence"].removeprefix("Play ").removeprefix("React with ").removesuffix(" without its ability")
        for word in ("Recruit ", "Discard ", "Choose ", "as ", "Put "):
            rest = rest.removeprefix(word)
        return Grouped(heading, rest)

    def face(self, record: Print) -> Face:
        assert isinstance(record, Card)
        card = record
        colours = [colour for i, colour in enumerate(COLOURS) if card.colour >> i & 1]
        if card.kind == GOD_CARD:
            kind = f"{MYTHOLOGIES[card.mythology]} God"
        else:
            kind = "Disciple" if card.kind == DISCIPLE else f"{colours[0].capitalize()} Warrior"
        follows = " and ".join(COLOURS[i] for i in card.follow_ups)
        facts: dict[str, str | int] = {"type": kind.split()[-1], "name": card.name, "id": card.id}
        facts |= {"colour": " ".join(colours), "follows": follows}
        if card.kind != GOD_CARD:
            facts |= {"cost": card.cost, "copies": card.copies}
        return Face(
            name=card.name,
            id=card.id,
            kind=f"{kind}, followed by {follows}" if follows else kind,
            cost=_cost(card),
            stats="",
            short_stats="",
            notes="" if card.kind == GOD_CARD else f"{card.copies} copies",
            text=card.text,
            style=_style(card),
            keywords=(),
            facts=facts,
        )

    def _printed(self, card: CardView) -> Card:
        printed = self.game.prints_by_id[card["id"]]
        assert isinstance(printed, Card)
        return printed


def _letters(colours: int) -> str:
    return "".join(letter for i, letter in enumerate(LETTERS) if colours >> i & 1)


def _cost(card: Card) -> str:
    if card.kind == GOD_CARD:
        return ""
    if not card.colour:
        return str(card.cost)
    return f"{card.cost}{_letters(card.colour)}>{''.join(LETTERS[i] for i in card.follow_ups)}"


def _style(card: Card) -> str:
    styles = [style for i, style in enumerate(STYLES) if card.colour >> i & 1]
    return styles[0] if styles else ""
