"""Kanzume Goddess on the screen: the Public Area in a few lines, Gods in the bars of their seats."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.terminal.console import cut
from hexadeck.cli.terminal.faces import style_of
from hexadeck.cli.terminal.layout import BAR, Grouped, Spot, TerminalLayout, View
from hexadeck.display.layout import Area

HALF: Final = 3
"""So many Warrior piles fit in a line."""
_HEADINGS: Final = {
    "play": "Play", "play_plain": "Without ability", "recruit": "Recruit", "react": "React", "discard": "Discard",
    "choose": "Choose", "choose_god": "Play as", "put_back": "Put back",
}  # fmt: skip


class GameLayout(TerminalLayout):
    forms: ClassVar[dict[str, str]] = {"god": BAR}
    labels: ClassVar[dict[str, str]] = {"offered gods": "Gods", "chosen god": "chosen"}
    own_tips: ClassVar[dict[str, str]] = {
        "play": "Small letters behind a Warrior are the colours that may follow it.",
    }
    signs = (
        "3R>GS is a Warrior of cost 3, red, that green or silver may follow: R red, G green, S silver, Y yellow.",
        "A number in parentheses is how many cards are left in a pile of the Public Area.",
    )

    # -- the table ---------------------------------------------------------------------------------------------------

    def middle(self, view: View, names: list[str], width: int) -> list[Text]:
        """The Public Area, and the Attack under way."""
        warriors, others = self.display.layout.shared
        lines = [self._piles(view, areas, width) for areas in (warriors[:HALF], warriors[HALF:], others[:-1])]
        if view["table"]["netherworld"]:
            fallen = ", ".join(card["name"] for card in view["table"]["netherworld"])
            lines.append(Text(cut(f" Netherworld: {fallen}", width - 1)))
        return [line for line in lines if line.plain.strip()] + self.status(view, names, width)

    def _piles(self, view: View, areas: tuple[Area, ...], width: int) -> Text:
        """What lies on top of each pile, and how many are left; closer to each other where names are long."""
        piles = [view["table"][area.zone] for area in areas]
        faces = [(self.face_of(pile[-1]), len(pile)) for pile in piles if pile and pile[-1] is not None]
        texts = [Text(f"{face.name} {face.cost} ({count})", style_of(face)) for face, count in faces]
        room = width - 2 - sum(len(text.plain) for text in texts)
        gap = max(1, min(3, room // max(1, len(texts) - 1)))
        return Text.assemble(" ", Text(" " * gap).join(texts))

    # -- words -------------------------------------------------------------------------------------------------------

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        heading = _HEADINGS.get(option["verb"])
        if heading is None:
            return Grouped("", option["sentence"])
        rest = option["sentence"].removeprefix("Play ").removeprefix("React with ").removesuffix(" without its ability")
        for word in ("Recruit ", "Discard ", "Choose ", "as ", "Put "):
            rest = rest.removeprefix(word)
        return Grouped(heading, rest)
