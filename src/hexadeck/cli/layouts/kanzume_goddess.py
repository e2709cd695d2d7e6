"""Kanzume Goddess on the screen: the Public Area in a few lines, Gods in the bars of their seats."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.faces import style_of
from hexadeck.cli.layout import BAR, Grouped, Spot, TerminalLayout, View
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
        lines = [self._piles(view, areas) for areas in (warriors[:HALF], warriors[HALF:], others[:-1])]
        if view["table"]["netherworld"]:
            lines.append(Text(" Netherworld: " + ", ".join(card["name"] for card in view["table"]["netherworld"])))
        return [line for line in lines if line.plain.strip()] + self.status(view, names)

    def _piles(self, view: View, areas: tuple[Area, ...]) -> Text:
        line = Text(" ")
        for area in areas:
            pile = view["table"][area.zone]
            if pile and pile[-1] is not None:
                face = self.face_of(pile[-1])
                line.append(f"{face.name} {face.cost} ({len(pile)})   ", style_of(face))
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
