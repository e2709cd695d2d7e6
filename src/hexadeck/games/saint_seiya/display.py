"""What people see of Saint Seiya: the field with what each card costs now, the players' spaces, the cards."""

from typing import Final

from hexadeck.display.display import Display, keywords_in
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Badge, Colour, Counter, Dial, Flag, Layout, Mark, Phase, SeatFlag, Tile
from hexadeck.display.terminal import TerminalWords
from hexadeck.games.saint_seiya import zones
from hexadeck.games.saint_seiya.table import ALL_FLAMES, COSMO, FORCE, RANKS, WAYS, Card
from hexadeck.kernel.decisions import NOTHING
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print

# Minutes: greedy bots take about 480 decisions for two players and 560 for four; people some five seconds each.
TILE: Final = Tile(
    blurb=(
        "Five young knights, twelve flames on a clock. Fight the cards of a shared field or win them over, build your"
        " deck with what you gain, and have the most Victory Points (PV) when the last flame goes out. For two to five."
    ),
    minutes=(30, 90),
    tags=("two to five", "deck building", "shared market"),
)
ON_THE_TILE: Final = ("030", "011", "023")
FIELD: Final = ("field",)

LAYOUT: Final = Layout(
    headline="Round {round} · {active:seat}",
    goal="Have the most PV (Victory Points) after the last Flame.",
    goal_rule="SS-087",
    phase_field="phase",
    phases=(Phase(label="Main phase", values=(1,)), Phase(label="Maintenance", values=(2,))),
    opening="Choosing Heroes",
    words={"phase": ("Setup", "Main phase", "Maintenance")},
    shared=(
        (
            Area(zone="reserve", label="Reserve", form="pile", shown_empty=True),
            Area(zone="field", label="Field", shown_empty=True, slots=zones.SLOTS, slot_part="reach"),
            Area(
                zone="common discard",
                label="Common discard",
                short="Common",
                form="pile",
                shown_empty=True,
                is_open=True,
            ),
        ),
    ),
    areas=(
        (
            Area(zone="armour", label="Armour"),
            Area(zone="wounded", label="Wounded", is_stacked=True),
            Area(zone="in play", label="In play"),
            Area(zone="spent", label="Spent"),
            Area(zone="revealed", label="Revealed"),
            Area(zone="deck", label="Deck", form="pile", shown_empty=True),
            Area(zone="discard", label="Discard", form="pile", shown_empty=True, is_open=True),
            Area(zone="destroyed", label="Destroyed", short="Destr.", form="pile", is_open=True),
            Area(zone="set aside", label="Set aside", short="Aside", form="pile", is_open=True),
        ),
        (Area(zone="hand", label="Hand", form="hand"),),
    ),
    undrawn_zones=("gone",),
    counters=(Counter(field="pv", label="PV", sign="★"),),
    badges=(
        Badge(field="force_cost", label="Cost in Force", sign="⚔", corner="top-left"),
        Badge(field="cosmo_cost", label="Cost in Cosmo", sign="✦", corner="top-left"),
        Badge(field="force", label="Force", sign="⚔", corner="bottom-left"),
        Badge(field="cosmo", label="Cosmo", sign="✦", corner="bottom-left"),
        Badge(field="heal", label="Heal", sign="✚", corner="bottom-left"),
        Badge(field="pv", label="PV", sign="★", corner="bottom-right"),
    ),
    flags=(Flag(field="banned", label="Cannot be acquired now", look="faded", zones=FIELD),),
    marks=(Mark(field="first", label="First player", sign="①", of_seat=True),),
    seat_flags=(SeatFlag(field="out", label="Has left the match", sign="✗", is_faded=True, is_out=True),),
    dial=Dial(field="flames", label="Flames", most=ALL_FLAMES),
    status=(
        "?ending=1:The last round",
        "?all_force>0:All of {active:seat}'s Characters have +{all_force} Force",
        "?armours_by_force=1:{active:seat} can acquire Armours with Force",
    ),
    tips={
        "hero": "All begin with the same numbers. What differs is what each becomes as a Bronze Knight.",
        "main": "Play Characters under the card you want. With enough Force or Cosmo there, you can take it.",
        "discard": "What you keep stays in hand; then you draw up to five.",
    },
    colours=(
        Colour(name="green", letter="G", symbol="leaf"),
        Colour(name="bronze", letter="B", symbol="triangle"),
        Colour(name="silver", letter="S", symbol="diamond"),
        Colour(name="gold", letter="O", symbol="sun"),
        Colour(name="turquoise", letter="T", symbol="star"),
    ),
)

RULES_OF_KEYWORDS: Final = {
    "Arrival": "SS-070",
    "Defeated": "SS-071",
    "When played": "SS-040",
    "Activation": "SS-059",
    "Scoring": "SS-088",
}
RULES_OF_TERMS: Final = {
    "discard": "SS-016",
    "destroy": "SS-017",
    "eliminate": "SS-018",
    "wound": "SS-019",
    "heal": "SS-066",
    "alongside": "SS-R12",
    "refill the field": "SS-075",
    "for free": "SS-R23",
    "Flame": "SS-072",
    "set-aside": "SS-024",
    "PV": "SS-085",
}


def display(game: Game) -> Display:
    terminal = TerminalWords(
        labels={"common discard": "Common", "set aside": "Aside", "destroyed": "Destroyed"},
        bar_zones=("armour",),
        empty=dict.fromkeys(FIELD, "empty"),
        signs=("⚔ Force", "✦ Cosmo", "✚ Heal", "★ PV (Victory Points)"),
    )
    grown = {record.name: record.text for record in game.prints if isinstance(record, Card) and is_grown_hero(record)}
    return Display(
        LAYOUT,
        TILE,
        lambda record: face(record, grown),
        game.prints,
        RULES_OF_KEYWORDS,
        RULES_OF_TERMS,
        ON_THE_TILE,
        terminal=terminal,
    )


def is_grown_hero(card: Card) -> bool:
    """SS-027 A Hero's next rank, set aside at first."""
    return card.is_hero and card.is_knight and not card.is_common


def face(record: Print, grown: dict[str, tuple[str, ...]]) -> Face:
    """SS-006, SS-007 What is printed on a Character or an Armour; and of a Hero, what it is worth growing for."""
    assert isinstance(record, Card)
    card = record
    is_small = card.is_hero and not card.is_knight
    rank = RANKS[card.rank]
    type = "Armour" if card.is_armour else "Knight" if card.is_knight else "Hero" if card.is_hero else "Character"
    copies = f"{card.copies} {'copy' if card.copies == 1 else 'copies'}"
    return Face(
        id=card.id,
        name=card.full_name,
        short=card.name,
        type=type,
        kind=f"{card.class_name or 'Character'}, {rank} rank" + (", Flame" if card.has_flame else ""),
        colours=(rank,),
        cost=cost_text(card),
        stats=values_text(card),
        short_stats="/".join([str(value) for value in card.values]),
        notes="; ".join([copies, *([", ".join(card.also)] if card.also else [])]),
        text=card.text,
        becomes="As a Bronze Knight - " + " ".join(grown[card.name]) if is_small else "",
        keywords=keywords_in(card.text, RULES_OF_KEYWORDS),
        facts=facts_of(card, rank, type),
    )


def facts_of(card: Card, rank: str, type: str) -> dict[str, str | int]:
    """What a search can ask for; what a card does not print it has not (SS-008)."""
    facts: dict[str, str | int] = {"type": type, "name": card.full_name, "id": card.id, "colour": rank, "rank": rank}
    facts |= {"class": card.class_name, "copies": card.copies, "flame": int(card.has_flame)}
    for way, name in ((FORCE, "force"), (COSMO, "cosmo")):
        if card.costs[way] != NOTHING:
            facts[f"{name}_cost"] = card.costs[way]
        if card.values[way]:
            facts[name] = card.values[way]
    if card.heal:
        facts["heal"] = card.heal
    if card.pv or not card.scoring:
        facts["pv"] = card.pv
    return facts


def cost_text(card: Card) -> str:
    """7F 7C is a card for 7 Force or 7 Cosmo."""
    return " ".join([f"{card.costs[way]}{WAYS[way][0]}" for way in (FORCE, COSMO) if card.costs[way] != NOTHING])


def values_text(card: Card) -> str:
    values = [f"{WAYS[way]} {card.values[way]}" for way in (FORCE, COSMO) if card.values[way]]
    if card.heal:
        values.append(f"Heal {card.heal}")
    return ", ".join([*values, f"{card.pv}{'+' if card.scoring else ''} PV"])
