"""What is printed on a card, as any game can say it."""

from msgspec import Struct, field


class Face(Struct, frozen=True, kw_only=True):
    """A card as people read it. `facts` are what a search can ask for and what badges compare with, by name."""

    id: str
    name: str
    short: str = ""
    """The name where there is little room; empty where it is the name."""
    type: str = ""
    """The frame it is drawn in, such as "Field Minion" or "God"; a game has few."""
    drawing: str = ""
    """What is drawn on it, where the game has drawings: a name as figures on a board have it."""
    kind: str = ""
    """The line below the name: colour, type, classes."""
    colours: tuple[str, ...] = ()
    """Names of the game's colours; the first is the frame's."""
    cost: str = ""
    stats: str = ""
    short_stats: str = ""
    notes: str = ""
    text: tuple[str, ...] = ()
    becomes: str = ""
    """What it can grow into, in one line, where that sets it apart from cards that print the same."""
    keywords: tuple[str, ...] = ()
    facts: dict[str, str | int] = field(default_factory=dict)
    is_card: bool = True
    """False for what lies on a table and is no card, such as Neutral Mana; a gallery leaves it out."""
