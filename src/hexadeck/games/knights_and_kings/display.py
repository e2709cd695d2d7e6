"""What people see of Knights & Kings: two mats with treasury, field and action slots, and the faces of the cards."""

from typing import Final

from hexadeck.display.display import Display
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Badge, Colour, Counter, Flag, Layout, Mark, Phase, SeatTarget, Tile
from hexadeck.games.knights_and_kings import clock
from hexadeck.games.knights_and_kings.table import (
    FIRST_CONTROL,
    KIND_NAMES,
    MOST_SLOTS,
    MULTI_TURN,
    SINGLE_TURN,
    WINNING_CONTROL,
    Card,
)
from hexadeck.games.knights_and_kings.terminal import TERMINAL
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print

TYPE_NAMES: Final = {SINGLE_TURN: "Single-Turn", MULTI_TURN: "Multi-Turn"}
COLOURS: Final = ("neutral", "blue", "red", "purple", "white", "green", "yellow", "yellow")
"""The frame's colour by kind."""

# Minutes: greedy bots take 60 to 330 decisions a match, people some ten seconds for each.
TILE: Final = Tile(
    blurb=(
        "A duel of two realms. Every card is a fighter or a coin; Kings lead stacks, Queens ride with an escort. Hold"
        " 40 Control, or leave the other with none, and the realm is yours."
    ),
    minutes=(20, 40),
    tags=("duel", "deck building", "battles"),
)
ON_THE_TILE: Final = ("K02", "Q01", "N23")

LAYOUT: Final = Layout(
    headline="Turn {turn} · {active:seat}",
    goal="Reach 40 Control, or bring your opponent to 0.",
    goal_rule="KK-004",
    phase_field="phase",
    phases=(
        Phase(label="Reset and draw", values=(clock.RESET, clock.DRAW)),
        Phase(label="Upkeep", values=(clock.UPKEEP,)),
        Phase(label="Field or Treasure", values=(clock.FIELD_OR_TREASURE,)),
        Phase(label="Actions", values=(clock.ACTIONS,)),
    ),
    opening="Before the first turn",
    words={"phase": ("Setup", "Reset", "Draw", "Upkeep", "Field or Treasure", "Actions")},
    areas=(
        (
            Area(
                zone="slots",
                label="Action slots",
                slots=MOST_SLOTS,
                slots_option="action_slots",
                shown_empty=True,
                slot_title="formation",
                slot_part="role",
            ),
            Area(zone="played", label="Under way"),
        ),
        (
            Area(zone="field", label="Field", shown_empty=True),
            Area(zone="nobles", label="Noble Actions"),
            Area(zone="treasury", label="Treasury", shown_empty=True, is_stacked=True, ready_unless="spent"),
            Area(zone="deck", label="Deck", form="pile", shown_empty=True),
            Area(zone="graveyard", label="Graveyard", short="Grave", form="pile", shown_empty=True, is_open=True),
        ),
        (Area(zone="hand", label="Hand", form="hand"),),
    ),
    counters=(Counter(field="control", label="Control", most=WINNING_CONTROL, start=FIRST_CONTROL, look="dial"),),
    badges=(
        Badge(field="cost", label="Cost", sign="●", corner="top-right"),
        Badge(field="chevrons", label="Chevrons", sign="»", corner="top-left"),
        Badge(field="attack", label="Attack", sign="⚔", corner="bottom-left"),
        Badge(field="defense", label="Defense", sign="◈", corner="bottom-right"),
        Badge(
            field="damage", label="Damage", sign="✸", corner="bottom-right", zones=("field", "slots"), shown_zero=False
        ),
    ),
    keywords_field="keywords",
    flags=(
        Flag(field="spent", label="Spent", look="turned", zones=("treasury",)),
        Flag(field="new", label="Fielded this turn", look="fresh", zones=("field",)),
    ),
    marks=(
        Mark(field="attacker", label="Attacks", sign="▶"),
        Mark(field="target", label="Is attacked", sign="◆"),
        Mark(field="blocker", label="Blocks", sign="■"),
    ),
    targets=(
        SeatTarget(verb="attack_kingdom", whose="foe", counter="control"),
        SeatTarget(verb="aim_at_kingdom", whose="foe", counter="control"),
        SeatTarget(verb="deposit", whose="own", zone="treasury"),
        SeatTarget(verb="field", whose="own", zone="field"),
        SeatTarget(verb="patrol", whose="own", counter="control"),
    ),
    status=(
        "?attacker>0:?target=-2:{attacker:card} attacks the kingdom",
        "?attacker>0:?target>0:{attacker:card} attacks {target:card}",
        "?attacker>0:?blocker>0:{blocker:card} blocks",
    ),
    tips={
        "field_or_treasure": "Up to two cards a turn become coins and stay coins. A unit you field can act next turn.",
        "action": "A unit that acts lies in a slot until your next Reset: it cannot block and can be attacked.",
        "block": "A blocker stays in the field with its damage and may block again.",
    },
    colours=(
        Colour(name="neutral", letter="F", symbol="circle"),
        Colour(name="blue", letter="N", symbol="triangle"),
        Colour(name="red", letter="K", symbol="star"),
        Colour(name="purple", letter="Q", symbol="moon"),
        Colour(name="white", letter="B", symbol="cross"),
        Colour(name="green", letter="R", symbol="square"),
        Colour(name="yellow", letter="A", symbol="sun"),
    ),
)

RULES_OF_KEYWORDS: Final = {"Evasive": "KK-088"}
RULES_OF_TERMS: Final = {
    "Foot Soldier": "KK-009",
    "Knight": "KK-R25",
    "King": "KK-091",
    "Queen": "KK-098",
    "Bishop": "KK-103",
    "Rook": "KK-107",
    "Single-Turn": "KK-076",
    "Multi-Turn": "KK-077",
    "On payment": "KK-R32",
    "While active": "KK-077",
    "in a slot": "KK-060",
    "Reset": "KK-034",
    "treasury": "KK-044",
    "Control": "KK-002",
    "contests": "KK-081",
    "damage": "KK-067",
}


def display(game: Game) -> Display:
    return Display(LAYOUT, TILE, face, game.prints, RULES_OF_KEYWORDS, RULES_OF_TERMS, ON_THE_TILE, TERMINAL)


def face(record: Print) -> Face:
    """What is printed on a card."""
    assert isinstance(record, Card)
    card = record
    stats = f"{card.attack}/{card.defense}" if card.is_unit else ""
    return Face(
        id=card.id,
        name=card.name,
        short=short_name(card.name),
        type=type_name(card),
        kind=", ".join([KIND_NAMES[card.kind], *[card.rank][: bool(card.rank)]]),
        colours=(COLOURS[card.kind],),
        cost=str(card.cost),
        stats=f"{stats}  {'»' * card.chevrons}" if stats else "",
        short_stats=" ".join([stats, *["E"][: card.is_evasive]]) if stats else "",
        text=card.text,
        keywords=("Evasive",) if card.is_evasive else (),
        facts=facts_of(card),
    )


def type_name(card: Card) -> str:
    return TYPE_NAMES.get(card.kind, KIND_NAMES[card.kind])


def facts_of(card: Card) -> dict[str, str | int]:
    facts: dict[str, str | int] = {
        "type": type_name(card),
        "colour": COLOURS[card.kind],
        "name": card.name,
        "id": card.id,
        "rank": card.rank,
        "cost": card.cost,
    }
    if card.is_unit:
        facts["attack"] = card.attack
        facts["defense"] = card.defense
        facts["chevrons"] = card.chevrons
        facts["evasive"] = "yes" if card.is_evasive else "no"
    return facts


def short_name(name: str) -> str:
    """A title and the first name after it: `Sir Bors`, `Queen Eleanor`, `Greywatch`; empty where the name is short."""
    title, _, rest = name.partition(" ")
    if title in ("Sir", "Dame", "King", "Queen", "Bishop", "Archbishop"):
        return f"{title} {rest.split(' ')[0]}"
    return rest.removeprefix("of ").removeprefix("the ") if title == "Rook" else ""
