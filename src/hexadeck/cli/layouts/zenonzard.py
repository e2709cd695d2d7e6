"""Zenonzard on the screen: field, base, Forces, hand; BP/DP, mana letters, the attack under way."""

from typing import Any, ClassVar, Final

from rich.text import Text

from hexadeck.cli.faces import Face
from hexadeck.cli.layout import BAR, CELLS, HAND, LINE, Caption, CardView, Grouped, Layout, Row, Spot, View, find_spots
from hexadeck.games.zenonzard.game import shown_cards
from hexadeck.games.zenonzard.table import (
    BASE_MINION,
    COLOUR_LETTERS,
    COLOURS,
    FIELD_LIMIT,
    FIELD_MINION,
    FORCE,
    KEYWORDS,
    MAGIC,
    NEUTRAL_MANA,
    TOKEN,
    Card,
    Library,
)
from hexadeck.kernel.table import Print

ACTIVE_SIGN: Final = "●"
RESTED_SIGN: Final = "○"
ATTACKER_SIGN: Final = "▶"
BLOCKER_SIGN: Final = "■"
TARGET_SIGN: Final = "◆"
PHASES: Final = ("Setup", "Standby Phase", "Mana Phase", "Main Phase", "End Phase")
TYPE_NAMES: Final = {
    FIELD_MINION: "Field Minion", BASE_MINION: "Base Minion", MAGIC: "Magic", TOKEN: "Token", FORCE: "Force",
    NEUTRAL_MANA: "Neutral Mana",
}  # fmt: skip
STYLES: Final = ("red", "yellow", "magenta", "green", "blue", "bright_white")
_HEADINGS: Final = {
    "move_to_base": "To base", "move_to_field": "To field", "replace_mana": "Replace", "replace_minion": "Replace",
}  # fmt: skip


class GameLayout(Layout):
    rows = (
        Row("base", "mana", LINE, shown_empty=True),
        Row("field", "field", CELLS, FIELD_LIMIT, shown_empty=True, empty="no minions"),
        Row("forces", "Forces", BAR),
        Row("hand", "hand", HAND),
        Row("played", "played", LINE),
    )
    counters = (("life", "Life"), ("movements", "Moves"))
    piles = (("hand", "hand"), ("deck", "deck"), ("trash", "trash"))
    open_piles = ("trash", "removed")
    quiet_verbs = ("pass", "end_main", "no_block", "no_mana", "keep", "redraw", "pay_auto", "stop", "no")
    automatic_verbs = ("pass", "stop")
    minor_events = ("refreshed", "readied", "rested", "passed", "movement_gained", "paid", "shuffled", "entered")
    tips: ClassVar[dict[str, str]] = {
        "redraw": "Several at once: type their numbers with spaces, such as 2 4 5; then p."
    }
    signs = (
        "● Active   ○ Rested   ▶ attacks   ■ blocks   ◆ is attacked   ✗ destroyed",
        "300/1 is BP 300, DP 1; ↑ and ↓ say that it is more or less than printed.",
        "2R is a cost of 2, one of it red: R red, Y yellow, P purple, G green, U blue, W white, N neutral.",
        "Cha, Swo, Res, Rev, Pie, Inf are Charge, Swoop, Resurge, Revenge, Pierce, Infiltrate.",
        "mana 3/5: three of five are Active. In a hand, b is a Base Minion, * is Magic.",
    )

    # -- the table ---------------------------------------------------------------------------------------------------

    def headline(self, view: View, names: list[str]) -> str:
        table = view["table"]
        if not table["turn"]:
            return f"{self.game.title} · before the first turn"
        return f"{self.game.title} · turn {table['turn']} · {PHASES[table['phase']]} of {names[table['active']]}"

    def caption(self, card: CardView, zone: str) -> Caption:
        printed = self._printed(card)
        name, style = printed.name, _style(printed)
        if zone == "forces":
            destroyed = card["points"] <= 0
            tail = "✗" if destroyed else str(card["points"])
            return Caption((self.short(name),), "" if destroyed else _sign(card), tail=tail, style=style)
        if zone == "base":
            names = ("",) if printed.type == NEUTRAL_MANA else (name, self.short(name))
            return Caption(names, _sign(card), _mana_letters(printed), style=style)
        if zone == "field":
            stats = _changed(card["bp"], printed.bp) + "/" + _changed(card["dp"], printed.dp)
            keywords = card.get("keywords", _keywords(printed))
            tail = " ".join([stats, *keywords])
            short_tail = " ".join([stats, *[word[:3] for word in keywords]])
            return Caption((name, self.short(name)), _sign(card), "", tail, short_tail, style)
        return Caption((name, self.short(name)), "", self._cost(card, printed), _printed_stats(printed), style=style)

    def row_label(self, row: Row, cards: list[CardView | None]) -> str:
        if row.zone != "base":
            return row.label
        active = sum(1 for card in cards if card is not None and not card["rested"])
        return f"{row.label} {active}/{len(cards)}"

    def middle(self, view: View, width: int) -> list[Text]:
        """The attack under way, or a line between the fields."""
        table, spots = view["table"], find_spots(view)
        attacker, blocker = spots.get(table["attacker"]), spots.get(table["blocker"])
        said = ""
        if attacker is not None and view["result"] is None:
            target = spots.get(table["target"])
            goal = "Life" if target is None else self.short(target.card["name"])
            said = f" {ATTACKER_SIGN} {self.short(attacker.card['name'])} attacks {goal}"
            if blocker is not None:
                said += f" {BLOCKER_SIGN} {self.short(blocker.card['name'])} blocks"
        return [Text.assemble((said, "bold"), (" " + "·" * max(0, width - len(said) - 2), "dim"))]

    def marks(self, view: View) -> dict[int, str]:
        if view["result"] is not None:
            return {}
        fields = (("target", TARGET_SIGN), ("attacker", ATTACKER_SIGN), ("blocker", BLOCKER_SIGN))
        return {view["table"][field]: sign for field, sign in fields if view["table"][field] is not None}

    # -- words -------------------------------------------------------------------------------------------------------

    def short(self, name: str) -> str:
        """ "Cyclops" for a Force, else what stands before the dash."""
        first, dash, second = name.partition(" - ")
        return second if dash and first.startswith("Force of ") else first

    def group(self, option: dict[str, Any], spots: dict[int, Spot], viewer: int | None) -> Grouped:
        verb = option["verb"]
        spot = spots.get(option.get("card") or 0)
        if spot is None:
            return Grouped("", option["sentence"])
        name = self.short(spot.card["name"])
        if verb in ("attack_life", "attack_force"):
            target = spots.get(option.get("other") or 0)
            goal = "Life" if target is None else self.short(target.card["name"])
            return Grouped("Attack", goal, f"with {name}")
        if spot.zone == "field":
            tail = self.caption(spot.card, "field").short_tail
            foe = "foe's " if spot.seat != viewer and verb == "choose" else ""
            name = f"{foe}{name} {tail}"
        return Grouped(_HEADINGS.get(verb, option["sentence"].split()[0]), name)

    def face(self, record: Print) -> Face:
        assert isinstance(record, Card)
        card = record
        colours = [colour for i, colour in enumerate(COLOURS) if card.colour >> i & 1]
        colour = " and ".join(colours) or ("" if card.type == FORCE else "neutral")
        kind = f"{colour.capitalize()} {TYPE_NAMES[card.type]}".strip()
        facts: dict[str, str | int] = {
            "type": TYPE_NAMES[card.type],
            "colour": colour,
            "name": card.name,
            "id": card.id,
        }
        facts |= {"class": " ".join(card.classes), "rarity": card.rarity, "pack": card.pack}
        if card.type in (FIELD_MINION, MAGIC, TOKEN):
            facts["cost"] = card.cost
        if card.type in (FIELD_MINION, BASE_MINION, TOKEN):
            facts |= {"bp": card.bp, "dp": card.dp}
        if card.type == FORCE:
            facts["points"] = card.points
        return Face(
            name=card.name,
            id=card.id,
            kind=", ".join([kind, *card.classes]),
            cost=_printed_cost(card),
            stats=_printed_stats(card, long=True),
            short_stats=_printed_stats(card),
            notes=", ".join(note for note in (card.rarity, card.pack) if note),
            text=card.text,
            style=_style(card),
            keywords=(*_keywords(card), *(["Chain"] if card.chain else [])),
            facts=facts,
        )

    def faces(self) -> list[Face]:
        library: Library = self.game.library  # type: ignore[attr-defined]  # of Zenonzard, which is all this draws
        return [self.face(card) for card in shown_cards(library)]

    def _printed(self, card: CardView) -> Card:
        printed = self.game.prints_by_id[card["id"]]
        assert isinstance(printed, Card)
        return printed

    def _cost(self, card: CardView, printed: Card) -> str:
        if printed.type == BASE_MINION:
            return "b"
        cost = card.get("cost", printed.cost)
        letters = _letters(printed.need)
        sign = "" if cost == printed.cost else "↓" if cost < printed.cost else "↑"
        return f"{cost}{letters}{sign}{'*' if printed.type == MAGIC else ''}"


def _sign(card: CardView) -> str:
    return RESTED_SIGN if card["rested"] else ACTIVE_SIGN


def _changed(now: int, printed: int) -> str:
    return f"{now}{'' if now == printed else '↑' if now > printed else '↓'}"


def _style(card: Card) -> str:
    colours = [style for i, style in enumerate(STYLES) if card.colour >> i & 1]
    return colours[0] if colours else ""


def _letters(need: tuple[int, ...]) -> str:
    return "".join(COLOUR_LETTERS[need[i]] * need[i + 1] for i in range(0, len(need), 2))


def _mana_letters(card: Card) -> str:
    return "".join(letter for i, letter in enumerate(COLOUR_LETTERS) if card.colour >> i & 1) or "N"


def _keywords(card: Card) -> list[str]:
    return [word for word, bit in KEYWORDS.items() if card.keywords & bit]


def _printed_cost(card: Card) -> str:
    return f"{card.cost} {_letters(card.need)}".strip() if card.type in (FIELD_MINION, MAGIC, TOKEN) else ""


def _printed_stats(card: Card, long: bool = False) -> str:
    if card.type in (FIELD_MINION, BASE_MINION, TOKEN):
        return f"BP {card.bp}  DP {card.dp}" if long else " ".join([f"{card.bp}/{card.dp}", *_keywords(card)])
    return f"Force Points {card.points}" if card.type == FORCE and long else ""
