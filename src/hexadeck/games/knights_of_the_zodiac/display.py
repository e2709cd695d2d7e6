"""What people see of Knights of the Zodiac: five Fields between two Realms, the battle under way, the cards."""

from typing import Final

from hexadeck.display.display import Display, keywords_in
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Badge, Colour, Counter, Flag, Lanes, Layout, Mark, Phase, SeatFlag, Tile
from hexadeck.games.knights_of_the_zodiac import clock, zones
from hexadeck.games.knights_of_the_zodiac.table import (
    CLASSES,
    DEFENSE,
    FIELD_CARD,
    KNIGHT,
    OFFENSE,
    TECHNIQUE,
    WINNING_CONTESTS,
    WINNING_POINTS,
    Card,
)
from hexadeck.games.knights_of_the_zodiac.terminal import TERMINAL
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print

CLASS_COLOURS: Final = {
    "Bronze": "blue",
    "Silver": "silver",
    "Gold": "gold",
    "Black": "black",
    "Ghost": "green",
    "Non-affiliated": "brown",
}
"""KZ-025."""
TYPE_NAMES: Final = ("Knight", "Technique", "Power of Zodiac", "Field Card")

# Minutes: greedy bots take about 600 decisions a Game, half of them small; people some five seconds for each.
TILE: Final = Tile(
    blurb=(
        "One attacks, one defends. Send Knights face down to five hidden fields, turn them up together, and let"
        " techniques and Cosmo decide. Then change roles: who wins two Contests wins the Game."
    ),
    minutes=(25, 60),
    tags=("duel", "deck building", "bluffing", "two roles"),
)
ON_THE_TILE: Final = ("3", "39", "177")
PHASES: Final = tuple(
    [
        Phase(label=name.removesuffix(" Phase"), values=(number,))
        for number, name in enumerate(clock.PHASE_NAMES)
        if number
    ]
)

LAYOUT: Final = Layout(
    headline="Contest {contest} · Turn {turn}",
    goal=f"Win {WINNING_CONTESTS} Contests; each is won with {WINNING_POINTS} Points.",
    goal_rule="KZ-002",
    phase_field="phase",
    phases=PHASES,
    opening="The Defense places its Field Cards",
    words={"phase": clock.PHASE_NAMES, "step": ("", "step a", "step b", "step c", "step d", "step e", "step f")},
    areas=(
        (
            Area(zone="played", label="Being played"),
            Area(zone="revealed", label="Revealed"),
            Area(zone="support", label="Support in this battle", short="Support"),
            Area(zone="realm", label="Realm", shown_empty=True),
            Area(zone="cosmo", label="Cosmo", form="pile", shown_empty=True, is_open=True),
            Area(zone="deck", label="Deck", form="pile", shown_empty=True),
            Area(zone="discard pile", label="Discard Pile", form="pile", shown_empty=True, is_open=True),
            Area(zone="aside", label="Set aside", form="pile", is_open=True),
            Area(zone="point area", label="Point area", form="pile", is_open=True),
        ),
        (Area(zone="hand", label="Hand", form="hand"),),
    ),
    lanes=Lanes(
        label="Field",
        count=zones.SLOTS,
        centre="field",
        front="front",
        front_label="Knights",
        under="damage",
        under_label="Field Damage",
        markers=("markers", "foe_markers"),
        most="limit",
        terms="terms",
        active="slot",
        totals=("offense_power", "defense_power"),
        first="offense",
    ),
    counters=(
        Counter(field="points", label="Points", sign="★", most=WINNING_POINTS, goal=WINNING_POINTS),
        Counter(field="contests", label="Contests won", sign="♛", goal=WINNING_CONTESTS),
    ),
    badges=(
        Badge(field="level", label="Level", sign="L", corner="top-left"),
        Badge(field="limit", label="Limit", sign="≤", corner="top-left"),
        Badge(field="cost", label="Cost in Cosmo", corner="top-left"),
        Badge(field="power", label="Power", sign="⚔", corner="bottom-left"),
    ),
    flags=(
        Flag(
            field="face_up", label="Face down", look="covered", value=0, zones=("realm", "front", "field", "support"),
        ),
        Flag(field="silenced", label="Text ignored", look="faded"),
        Flag(field="moved", label="Has moved this turn", look="fresh", value=1, zones=("realm", "front")),
    ),
    seat_flags=(
        SeatFlag(field="attacks", label="Offense", sign="⚔"),
        SeatFlag(field="defends", label="Defense", sign="▣"),
        SeatFlag(field="no_draw", label="No Deck: no Draw Phase in this Contest", sign="∅"),
    ),
    marks=(Mark(field="battlefield", label="The battle is here", sign="⚔"),),
    status=(
        "?slot>=0:?step<3:{battlefield:card}, {step:word}",
        "?slot>=0:?step>=3:{battlefield:card}, {step:word}: Offense {offense_power} against Defense {defense_power}",
        "?slot>=0:?step>=3:?standing>=0:As it stands, {standing:seat} wins",
        "?slot>=0:?standing=-1:?step>=3:As it stands, it's a tie",
        "?slot>=0:?standing=-2:?step>=3:As it stands, there is no outcome",
    ),
    tips={
        "place_field": "≤ is its Limit: how many Levels of Knights may fight there, and how much damage it can take.",
        "deploy": "One Knight a turn goes to your Realm, face down. From there it can move to a Field Card.",
        "cosmo": "Cosmo pays for Power of Zodiac cards and Power Meters. Who has a Deck refills the hand next turn.",
        "move": "The Offense can't see the Limit of a face-down Field Card. Knights that exceed it are pulled back.",
        "support": "All cards are turned up together. What does not apply, or cannot be paid for, is discarded.",
        "meter": "Each row is a total. The Defense chooses last.",
    },
    colours=(
        Colour(name="blue", letter="B", symbol="triangle"),
        Colour(name="silver", letter="S", symbol="moon"),
        Colour(name="gold", letter="G", symbol="sun"),
        Colour(name="black", letter="K", symbol="diamond"),
        Colour(name="green", letter="H", symbol="drop"),
        Colour(name="brown", letter="N", symbol="square"),
    ),
)  # fmt: skip

RULES_OF_KEYWORDS: Final = {
    "Weaken": "KZ-209",
    "Rally": "KZ-210",
    "Charge": "KZ-211",
    "Drain": "KZ-212",
    "Mill": "KZ-213",
    "Draw": "KZ-214",
    "Shock": "KZ-215",
    "Guard": "KZ-216",
    "Deadly": "KZ-217",
    "Focus": "KZ-218",
    "Frost": "KZ-219",
    "Tax": "KZ-220",
    "Cap": "KZ-221",
    "Silence": "KZ-222",
    "Hush": "KZ-223",
    "Petrify": "KZ-224",
    "Banish": "KZ-225",
    "Cancel": "KZ-226",
    "Breach": "KZ-227",
    "Crack": "KZ-228",
    "Mend": "KZ-229",
    "Rebirth": "KZ-230",
    "Withdraw": "KZ-231",
    "Veil": "KZ-232",
    "Shift": "KZ-233",
    "Roam": "KZ-234",
    "Buoy": "KZ-235",
    "Gravity": "KZ-236",
    "Recall": "KZ-237",
    "Scout": "KZ-238",
    "Foresee": "KZ-239",
    "Steadfast": "KZ-240",
    "Toll": "KZ-207",
}
RULES_OF_TERMS: Final = {
    "when revealed": "KZ-201",
    "at the check": "KZ-202",
    "on a win": "KZ-203",
    "on a loss": "KZ-203",
    "on a tie": "KZ-203",
    "uncontested": "KZ-204",
    "when pulled back": "KZ-205",
    "spend": "KZ-206",
    "on capture": "KZ-242",
    "in play": "KZ-017",
    "Level Checks": "KZ-096",
    "Technique": "KZ-033",
    "Field Card": "KZ-042",
    "printed Power again": "KZ-R26",
}


def display(game: Game) -> Display:
    return Display(LAYOUT, TILE, face, game.prints, RULES_OF_KEYWORDS, RULES_OF_TERMS, ON_THE_TILE, TERMINAL)


def face(record: Print) -> Face:
    """What is printed on a card (KZ-021, KZ-030, KZ-037, KZ-041)."""
    assert isinstance(record, Card)
    card = record
    type = TYPE_NAMES[card.kind]
    return Face(
        id=card.id,
        name=card.full_name,
        short=card.name if card.version else "",
        type=type,
        kind=kind_of(card),
        colours=(CLASS_COLOURS[CLASSES[card.knight_class]],) if card.kind == KNIGHT else (),
        cost=cost_of(card),
        stats=stats_of(card),
        short_stats=str(card.power) if card.kind == KNIGHT else "",
        notes=f"No. {card.id}",
        text=meter_text(card) + card.text,
        keywords=keywords_in(card.text, RULES_OF_KEYWORDS),
        facts=facts_of(card),
    )


def kind_of(card: Card) -> str:
    if card.kind == KNIGHT:
        return f"{CLASSES[card.knight_class]} Knight"
    if card.kind == TECHNIQUE:
        return f"Technique for {users_of(card)}"
    if card.kind == FIELD_CARD:
        return "Field Card"
    role = {OFFENSE: ", Offense only", DEFENSE: ", Defense only"}.get(card.roles, "")
    users = f", for {users_of(card)}" if card.users.names or card.users.classes else ""
    return f"Power of Zodiac, {clock.PHASE_NAMES[card.phase]}{role}{users}"


def users_of(card: Card) -> str:
    """KZ-032."""
    classes = " or ".join([CLASSES[number] for number in card.users.classes])
    named = [*card.users.names, *([f"any {classes} Knight"] if classes else [])]
    return ", ".join(named) if named else "any Knight"


def cost_of(card: Card) -> str:
    """K3: a Knight of Level 3; Z2: a Power of Zodiac card of cost 2; ≤5: a Field Card of Limit 5."""
    if card.kind == KNIGHT:
        return f"L{card.level}"
    if card.kind == FIELD_CARD:
        return f"≤{card.limit}"
    return "" if card.kind == TECHNIQUE else str(card.cost)


def stats_of(card: Card) -> str:
    if card.kind == KNIGHT:
        return f"Level {card.level}  Power {card.power}"
    return f"Limit {card.limit}" if card.kind == FIELD_CARD else ""


def meter_text(card: Card) -> tuple[str, ...]:
    """KZ-031 The Power Meter stands above the texts."""
    if card.kind != TECHNIQUE:
        return ()
    return ("Power Meter: " + ", ".join([f"{cost} Cosmo +{bonus}" for cost, bonus in card.meter]) + ".",)


def facts_of(card: Card) -> dict[str, str | int]:
    facts: dict[str, str | int] = {"type": TYPE_NAMES[card.kind], "name": card.full_name, "id": card.id}
    if card.kind == KNIGHT:
        facts["class"] = CLASSES[card.knight_class]
        facts["level"] = card.level
        facts["power"] = card.power
    elif card.kind == FIELD_CARD:
        facts["limit"] = card.limit
    elif card.kind == TECHNIQUE:
        facts["users"] = users_of(card)
    else:
        facts["cost"] = card.cost
        facts["phase"] = clock.PHASE_NAMES[card.phase]
        facts["users"] = users_of(card)
    return facts
