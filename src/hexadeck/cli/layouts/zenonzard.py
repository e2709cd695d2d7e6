"""Zenonzard on the screen: BP/DP, mana letters, signs for what is Active and what is Rested."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.terminal.faces import style_of
from hexadeck.cli.terminal.layout import Caption, CardView, Grouped, Spot, TerminalLayout, View
from hexadeck.display.face import Face

ACTIVE_SIGN: Final = "●"
RESTED_SIGN: Final = "○"
_HEADINGS: Final = {
    "move_to_base": "To base", "move_to_field": "To field", "replace_mana": "Replace", "replace_minion": "Replace",
}  # fmt: skip


class GameLayout(TerminalLayout):
    labels: ClassVar[dict[str, str]] = {"movements": "Moves"}
    empty: ClassVar[dict[str, str]] = {"field": "no minions"}
    own_tips: ClassVar[dict[str, str]] = {
        "redraw": "Several at once: type their numbers with spaces, such as 2 4 5; then p.",
        "main": "",
    }
    signs = (
        "● Active   ○ Rested   ▶ attacks   ■ blocks   ◆ is attacked   ✗ destroyed",
        "300/1 is BP 300, DP 1; ↑ and ↓ say that it is more or less than printed.",
        "2R is a cost of 2, one of it red: R red, Y yellow, P purple, G green, U blue, W white, N neutral.",
        "Cha, Swo, Res, Rev, Pie, Inf are Charge, Swoop, Resurge, Revenge, Pierce, Infiltrate.",
        "mana 3/5: three of five are Active. In a hand, b is a Base Minion, * is Magic.",
    )

    # -- the table ---------------------------------------------------------------------------------------------------

    def caption(self, card: CardView, zone: str) -> Caption:
        face = self.face_of(card)
        names, style = (face.name, face.short or face.name), style_of(face)
        if zone == "forces":
            destroyed = card["points"] <= 0
            tail = "✗" if destroyed else str(card["points"])
            return Caption(names[1:], "" if destroyed else _sign(card), tail=tail, style=style)
        if zone == "base":
            return Caption(names if face.is_card else ("",), _sign(card), self._letters(face.colours), style=style)
        if zone == "field":
            stats = _changed(card["bp"], face.facts["bp"]) + "/" + _changed(card["dp"], face.facts["dp"])
            keywords = card.get("keywords", face.keywords)
            tail = " ".join([stats, *keywords])
            short_tail = " ".join([stats, *[word[:3] for word in keywords]])
            return Caption(names, _sign(card), "", tail, short_tail, style)
        return Caption(names, "", self._cost(card, face), face.short_stats, style=style)

    def middle(self, view: View, names: list[str], width: int) -> list[Text]:
        """The attack under way, or a line between the fields."""
        said = Text().join(self.status(view, names, width))
        return [Text.assemble(said, (" " + "·" * max(0, width - len(said.plain) - 2), "dim"))]

    # -- words -------------------------------------------------------------------------------------------------------

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        verb = option["verb"]
        spot = spots.get(option.get("card") or 0)
        if spot is None:
            return Grouped("", option["sentence"])
        name = self._short(spot)
        if verb in ("attack_life", "attack_force"):
            target = spots.get(option.get("other") or 0)
            return Grouped("Attack", "Life" if target is None else self._short(target), f"with {name}")
        if spot.zone == "field":
            tail = self.caption(spot.card, "field").short_tail
            foe = "foe's " if spot.seat != viewer and verb == "choose" else ""
            name = f"{foe}{name} {tail}"
        return Grouped(_HEADINGS.get(verb, option["sentence"].split()[0]), name)

    def _short(self, spot: Spot) -> str:
        face = self.face_of(spot.card)
        return face.short or face.name

    def _cost(self, card: CardView, face: Face) -> str:
        if "cost" not in face.facts:
            return "b"
        printed = face.facts["cost"]
        now = card.get("cost", printed)
        sign = "" if now == printed else "↓" if now < printed else "↑"
        letters = self._letters(tuple(str(face.facts["need"]).split()))
        return f"{now}{letters}{sign}{'*' if face.type == 'Magic' else ''}"

    def _letters(self, colours: tuple[str, ...]) -> str:
        letters = {colour.name: colour.letter for colour in self.display.layout.colours}
        return "".join(letters[colour] for colour in colours)


def _sign(card: CardView) -> str:
    return RESTED_SIGN if card["rested"] else ACTIVE_SIGN


def _changed(now: int, printed: str | int) -> str:
    return f"{now}{'' if now == int(printed) else '↑' if now > int(printed) else '↓'}"
