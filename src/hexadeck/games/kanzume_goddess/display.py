"""What people see of Kanzume Goddess: Gods with their Energy, the Public Area, the Attack under way, the cards."""

from typing import Final

from hexadeck.display.display import Display, keywords_in
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Arrow, Badge, Colour, Counter, Layout, Mark, Phase, SeatFlag, Tile
from hexadeck.games.kanzume_goddess import colours, kinds, limits
from hexadeck.games.kanzume_goddess.table import Card
from hexadeck.games.kanzume_goddess.terminal import TERMINAL
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print

LETTERS: Final = {"red": "R", "green": "G", "silver": "S", "yellow": "Y"}

# Minutes: greedy bots take 90 to 370 decisions for two players, one of four has 60 to 400; people some eight seconds.
TILE: Final = Tile(
    blurb=(
        "You are a god with a following. Build your deck as you play, chain warriors by their colours, and strike the"
        " other gods while cards thrown in at the right moment turn the blow. For two to six, alone or in teams."
    ),
    minutes=(15, 60),
    first_options={"market": "first game"},
    tags=("two to six", "teams", "deck building", "reactions"),
)
ON_THE_TILE: Final = ("W08", "W05", "W04")

LAYOUT: Final = Layout(
    headline="Round {round} · {active:seat}",
    goal=f"Reach {limits.WINNING_ENERGY} Energy, or be the last God standing.",
    goal_rule="KG-125",
    phase_field="phase",
    phases=(
        Phase(label="Start", values=(1,)),
        Phase(label="Play", values=(2,)),
        Phase(label="Recruit", values=(3,)),
        Phase(label="Discard", values=(4,)),
        Phase(label="End", values=(5, 6)),
    ),
    opening="Choosing Gods",
    words={
        "phase": (
            "Setup",
            "Starting Phase",
            "Play Phase",
            "Recruit Phase",
            "Discard Phase",
            "End Phase",
            "End Phase",
        )
    },
    shared=(
        tuple(
            [
                Area(zone=f"warriors {i + 1}", label=f"Warriors {i + 1}", form="pile", shown_empty=True)
                for i in range(limits.WARRIOR_PILES)
            ]
        ),
        (
            *[
                Area(zone=f"disciples {i + 1}", label=f"Disciples {i + 1}", form="pile")
                for i in range(limits.DISCIPLE_PILES)
            ],
            Area(zone="netherworld", label="Netherworld", form="pile", is_open=True),
        ),
    ),
    areas=(
        (
            Area(zone="god", label="God"),
            Area(zone="chosen god", label="Chosen God", short="God"),
            Area(zone="offered gods", label="Gods to choose from", short="Gods"),
            Area(zone="in play", label="In play"),
            Area(zone="revealed", label="Revealed", short="Shown"),
            Area(zone="deck", label="Deck", form="pile", shown_empty=True),
            Area(
                zone="discard pile", label="Discard Pile", short="Discard", form="pile", shown_empty=True, is_open=True
            ),
        ),
        (Area(zone="hand", label="Hand", form="hand"),),
    ),
    counters=(
        Counter(field="energy", label="Energy", sign="⚡", most=limits.WINNING_ENERGY, goal=limits.WINNING_ENERGY),
        Counter(field="faith", label="Faith", sign="✦", shown_zero=False),
    ),
    badges=(
        Badge(field="colour", label="Colour", corner="top-left", is_colours=True),
        Badge(field="cost", label="Cost in Faith", corner="top-right"),
        Badge(field="follows", label="Colours that may follow", sign="→", corner="bottom-left", is_colours=True),
    ),
    seat_flags=(
        SeatFlag(field="main", label="Main God", sign="♛"),
        SeatFlag(field="sealed", label="Sealed", sign="⊘", is_faded=True),
        SeatFlag(field="out", label="Out of the game", sign="✗", is_faded=True, is_out=True),
    ),
    marks=(Mark(field="target", label="Is attacked", sign="◆", of_seat=True),),
    status=(
        "?target>=0:?reduction=0:Attack of {value} on {target:seat}",
        "?target>=0:?reduction>0:Attack of {value} on {target:seat}, reduced by {reduction}",
        "?phase=2:?warriors>0:?named=0:Next Warrior: {allowed:colours}",
        "?phase=2:?warriors>0:?named>0:Next Warrior: {allowed:colours}, also {named:colours}",
        "?next_attack>0:{active:seat}: the next Attack gets +{next_attack}",
    ),
    sounds={
        "drew": "draw",
        "played": "place",
        "reacted": "place",
        "recruited": "place",
        "attacked": "attack",
        "energy_lost": "hit",
    },
    arrows=(Arrow(source="active", target="target", of_seats=True),),
    tips={
        "play": "The small colours on a Warrior say which Warriors may follow it.",
        "recruit": "What you recruit goes on top of your Deck: you draw it this turn.",
    },
    colours=(
        Colour(name="red", letter="R", symbol="triangle"),
        Colour(name="green", letter="G", symbol="leaf"),
        Colour(name="silver", letter="S", symbol="moon"),
        Colour(name="yellow", letter="Y", symbol="sun"),
    ),
    sides=("First team", "Second team"),
    sides_field="teams",
    sides_mode="team",
    sides_goal="Bring the other team's Main God to 0 Energy.",
    sides_goal_rule="KG-123",
    mode_options={"first_main_god": "team", "second_main_god": "team"},
    undrawn_zones=("box", "set aside", "gone"),
)

RULES_OF_KEYWORDS: Final = {
    "Attack": "KG-085",
    "Defense": "KG-090",
    "Protect": "KG-092",
    "Adjudication": "KG-100",
    "Bond": "KG-102",
    "React": "KG-071",
    "Negate": "KG-098",
    "Banish": "KG-011",
}
RULES_OF_TERMS: Final = {
    "followed by": "KG-079",
    "Starting Phase": "KG-046",
    "Play Phase": "KG-048",
    "Discard Phase": "KG-063",
    "End Phase": "KG-066",
    "once per turn": "KG-105",
    "Netherworld": "KG-009",
    "Faith": "KG-055",
    "pay 1 Energy": "KG-R52",
    "pay 2 Energy": "KG-R52",
    "discards 1 card": "KG-R48",
}


def display(game: Game) -> Display:
    return Display(LAYOUT, TILE, face, game.prints, RULES_OF_KEYWORDS, RULES_OF_TERMS, ON_THE_TILE, TERMINAL)


def face(record: Print) -> Face:
    """What is printed on a God, a Warrior or a Disciple (KG-013, KG-014, KG-016)."""
    assert isinstance(record, Card)
    card = record
    found = tuple([colour for i, colour in enumerate(colours.NAMES) if card.colour >> i & 1])
    type = type_of(card)
    kind = " ".join([*[colour.capitalize() for colour in found], type])
    follows = " and ".join([colours.NAMES[i] for i in card.follow_ups])
    facts: dict[str, str | int] = {"type": type, "name": card.name, "id": card.id}
    facts["colour"] = " ".join(found)
    facts["follows"] = follows
    if card.kind == kinds.GOD:
        kind = f"{kinds.MYTHOLOGIES[card.mythology]} God"
        facts["mythology"] = kinds.MYTHOLOGIES[card.mythology]
    else:
        facts["cost"] = card.cost
        facts["copies"] = card.copies
    return Face(
        id=card.id,
        name=card.name,
        type=type,
        kind=f"{kind}, followed by {follows}" if follows else kind,
        colours=found,
        cost=cost_text(card),
        notes="" if card.kind == kinds.GOD else f"{card.copies} copies",
        text=card.text,
        keywords=keywords_in(card.text, RULES_OF_KEYWORDS),
        facts=facts,
    )


def type_of(card: Card) -> str:
    if card.kind == kinds.GOD:
        return "God"
    return "Disciple" if card.kind == kinds.DISCIPLE else "Warrior"


def cost_text(card: Card) -> str:
    """3R>GS is a Warrior of cost 3, red, that green or silver may follow; a God has no cost."""
    if card.kind == kinds.GOD:
        return ""
    if not card.colour:
        return str(card.cost)
    return f"{card.cost}{colour_letters(card.colour)}>{''.join([LETTERS[colours.NAMES[i]] for i in card.follow_ups])}"


def colour_letters(found: int) -> str:
    return "".join([LETTERS[colour] for i, colour in enumerate(colours.NAMES) if found >> i & 1])
