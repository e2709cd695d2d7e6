"""What people see of Zenonzard: field, base and Forces, BP and DP, the attack under way, the faces of the cards."""

from typing import Final

from hexadeck.display.display import Display
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Arrow, Badge, Colour, Counter, Flag, Layout, Mark, Phase, SeatTarget, Tile
from hexadeck.games.zenonzard import colours, keywords, kinds, limits, timings
from hexadeck.games.zenonzard.table import Card
from hexadeck.games.zenonzard.terminal import TERMINAL
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print

NEUTRAL: Final = "neutral"
LETTERS: Final = {"red": "R", "yellow": "Y", "purple": "P", "green": "G", "blue": "U", "white": "W"}
TYPE_NAMES: Final = {
    kinds.FIELD_MINION: "Field Minion",
    kinds.BASE_MINION: "Base Minion",
    kinds.MAGIC: "Magic",
    kinds.TOKEN: "Token",
    kinds.FORCE: "Force",
    kinds.NEUTRAL_MANA: "Mana",
}

# Minutes: greedy bots take 80 to 125 decisions a match, people some ten seconds for each.
TILE: Final = Tile(
    blurb=(
        "A duel of summoners. Send minions against the other's Life and the two Forces that guard it; every minion can"
        " also retire to your base and pay for the next one."
    ),
    minutes=(10, 25),
    tags=("duel", "deck building", "battles"),
)
ON_THE_TILE: Final = ("PF15", "RF16", "YF15")

LAYOUT: Final = Layout(
    headline="Turn {turn} · {active:seat}",
    goal="Bring your foe's Life to 0.",
    goal_rule="ZZ-122",
    phase_field="phase",
    phases=(
        Phase(label="Standby", values=(1,)),
        Phase(label="Mana", values=(2,)),
        Phase(label="Main", values=(3,)),
        Phase(label="End", values=(4,)),
    ),
    opening="Before the first turn",
    words={"phase": ("Setup", "Standby Phase", "Mana Phase", "Main Phase", "End Phase")},
    areas=(
        (
            Area(zone="played", label="Being played"),
            Area(zone="field", label="Field", slots=limits.FIELD_LIMIT, shown_empty=True),
        ),
        (
            Area(zone="forces", label="Forces", form="chips"),
            Area(zone="base", label="Mana", shown_empty=True, is_stacked=True, ready_unless="rested"),
            Area(zone="deck", label="Deck", form="pile", shown_empty=True),
            Area(zone="trash", label="Trash", form="pile", shown_empty=True, is_open=True),
            Area(zone="removed", label="Removed", form="pile", is_open=True),
        ),
        (Area(zone="hand", label="Hand", form="hand"),),
    ),
    counters=(
        Counter(field="life", label="Life", sign="♥"),
        Counter(field="movements", label="Movements", sign="⇄", shown_zero=False),
    ),
    badges=(
        Badge(field="cost", label="Cost", corner="top-left"),
        Badge(field="need", label="Colours of the cost", corner="top-left", is_colours=True),
        Badge(field="bp", label="BP", sign="⚔", corner="bottom-left"),
        Badge(field="dp", label="DP", sign="✸", corner="bottom-right"),
        Badge(field="points", label="Force Points", sign="◈", corner="bottom-right", zones=("forces",)),
    ),
    keywords_field="keywords",
    flags=(
        Flag(field="rested", label="Rested", look="turned", zones=("field", "base", "forces")),
        Flag(field="new", label="New this turn", look="fresh", zones=("field", "base")),
        Flag(field="points", label="Destroyed", look="broken", value=0, zones=("forces",)),
    ),
    marks=(
        Mark(field="attacker", label="Attacks", sign="▶"),
        Mark(field="target", label="Is attacked", sign="◆"),
        Mark(field="blocker", label="Blocks", sign="■"),
    ),
    targets=(
        SeatTarget(verb="attack_life", whose="foe", counter="life"),
        SeatTarget(verb="place", whose="own", zone="base"),
        SeatTarget(verb="place_neutral", whose="own", zone="base"),
        SeatTarget(verb="summon", whose="own", zone="field"),
        SeatTarget(verb="move_to_base", whose="own", zone="base"),
        SeatTarget(verb="move_to_field", whose="own", zone="field"),
    ),
    status=(
        "?attacker>0:?target=-2:{attacker:card} attacks Life",
        "?attacker>0:?target>0:{attacker:card} attacks {target:card}",
        "?attacker>0:?blocker>0:{blocker:card} blocks",
    ),
    sounds={
        "drew": "draw",
        "placed": "place",
        "summoned": "place",
        "used": "place",
        "moved": "place",
        "attacked_life": "attack",
        "attacked_force": "attack",
        "life_lost": "hit",
        "force_lost": "hit",
        "destroyed": "hit",
    },
    arrows=(Arrow(source="attacker", target="target", counter="life"),),
    tips={
        "redraw": "Pick the cards to return one by one, then draw new ones. You can do this once.",
        "mana": "Mana pays for your other cards. Neutral Mana has no colour; a Base Minion (with battlements) has one.",
        "main": "While a Force stands, minions that arrived this turn can attack only Forces.",
        "payment": "Paid automatically, Neutral Mana goes first, then the weakest.",
    },
    colours=(
        Colour(name="red", letter="R", symbol="triangle"),
        Colour(name="yellow", letter="Y", symbol="sun"),
        Colour(name="purple", letter="P", symbol="moon"),
        Colour(name="green", letter="G", symbol="leaf"),
        Colour(name="blue", letter="U", symbol="drop"),
        Colour(name="white", letter="W", symbol="star"),
        Colour(name=NEUTRAL, letter="N", symbol="circle"),
    ),
)

RULES_OF_KEYWORDS: Final = {
    "Swoop": "ZZ-201",
    "Charge": "ZZ-202",
    "Resurge": "ZZ-203",
    "Revenge": "ZZ-204",
    "Pierce": "ZZ-205",
    "Infiltrate": "ZZ-206",
    "Chain": "ZZ-207",
    "Flash": "ZZ-128",
}
RULES_OF_TERMS: Final = {
    "Force": "ZZ-120",
    "Token": "ZZ-136",
    "Base Minion": "ZZ-048",
    "Neutral Mana": "ZZ-062",
    "When summoned": "ZZ-129",
    "When destroyed": "ZZ-130",
    "When attacking": "ZZ-131",
    "When blocking": "ZZ-131",
    "When placed": "ZZ-208",
    "In the base": "ZZ-209",
    "Passive": "ZZ-132",
    "On your turn": "ZZ-133",
    "At the end of your turn": "ZZ-134",
    "At the start of your turn": "ZZ-210",
    "At the end of the foe's turn": "ZZ-210",
    "On the foe's turn": "ZZ-210",
    "cannot be chosen": "ZZ-212",
    "must block": "ZZ-214",
    "wins a battle": "ZZ-215",
    "permanently": "ZZ-211",
}


def display(game: Game) -> Display:
    return Display(LAYOUT, TILE, face, game.prints, RULES_OF_KEYWORDS, RULES_OF_TERMS, ON_THE_TILE, TERMINAL)


def face(record: Print) -> Face:
    """What is printed on a card; of Neutral Mana, what it counts as."""
    assert isinstance(record, Card)
    card = record
    colours = colours_of(card)
    kind = " and ".join(colours).capitalize()
    return Face(
        id=card.id,
        name=card.name,
        short=short_name(card.name),
        type=TYPE_NAMES[card.type],
        kind=", ".join([f"{kind} {TYPE_NAMES[card.type]}".strip(), *card.classes]),
        colours=colours,
        cost=cost_text(card),
        stats=stats_text(card),
        short_stats=short_stats_text(card),
        notes=", ".join([note for note in (card.rarity, card.pack) if note]),
        text=card.text,
        keywords=keywords_of(card),
        facts=facts_of(card),
        is_card=card.type != kinds.NEUTRAL_MANA,
    )


def facts_of(card: Card) -> dict[str, str | int]:
    facts: dict[str, str | int] = {
        "type": TYPE_NAMES[card.type],
        "colour": " and ".join(colours_of(card)),
        "name": card.name,
        "id": card.id,
        "class": " ".join(card.classes),
        "rarity": card.rarity,
        "pack": card.pack,
    }
    if card.type == kinds.FIELD_MINION or card.type == kinds.MAGIC or card.type == kinds.TOKEN:
        facts["cost"] = card.cost
        facts["need"] = " ".join(needed_colours(card))
    if has_stats(card):
        facts["bp"] = card.bp
        facts["dp"] = card.dp
    if card.type == kinds.FORCE:
        facts["points"] = card.points
    return facts


def colours_of(card: Card) -> tuple[str, ...]:
    """A Force has no colour; everything else has one, and be it neutral."""
    if card.type == kinds.FORCE:
        return ()
    return tuple([colour for i, colour in enumerate(colours.NAMES) if card.colour >> i & 1]) or (NEUTRAL,)


def keywords_of(card: Card) -> tuple[str, ...]:
    words = [word for word, bit in keywords.BY_WORD.items() if card.keywords & bit]
    if card.chain:
        words.append("Chain")
    if card.type == kinds.MAGIC and card.timing & timings.FLASH:
        words.append("Flash")
    return tuple(words)


def needed_colours(card: Card) -> list[str]:
    """The colours of the cost, each as often as it is needed."""
    return [colours.NAMES[card.need[i]] for i in range(0, len(card.need), 2) for _ in range(card.need[i + 1])]


def short_name(name: str) -> str:
    """What stands before the dash, of a Force what stands behind it; empty where there is no dash."""
    first, dash, second = name.partition(" - ")
    if not dash:
        return ""
    return second if first.startswith("Force of ") else first


def cost_text(card: Card) -> str:
    if card.type != kinds.FIELD_MINION and card.type != kinds.MAGIC and card.type != kinds.TOKEN:
        return ""
    return f"{card.cost} {''.join([LETTERS[colour] for colour in needed_colours(card)])}".strip()


def has_stats(card: Card) -> bool:
    return card.type == kinds.FIELD_MINION or card.type == kinds.BASE_MINION or card.type == kinds.TOKEN


def stats_text(card: Card) -> str:
    if has_stats(card):
        return f"BP {card.bp}  DP {card.dp}"
    return f"Force Points {card.points}" if card.type == kinds.FORCE else ""


def short_stats_text(card: Card) -> str:
    if not has_stats(card):
        return ""
    return " ".join([f"{card.bp}/{card.dp}", *[word for word, bit in keywords.BY_WORD.items() if card.keywords & bit]])
