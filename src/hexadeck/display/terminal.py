"""What a game may add about a screen of letters. The rest follows from its layout, so most games say little."""

from msgspec import Struct, field


class TerminalWords(Struct, frozen=True, kw_only=True):
    labels: dict[str, str] = field(default_factory=dict)
    """Shorter words for counters and zones, by their names in the view."""
    bar_zones: tuple[str, ...] = ()
    """Zones of few cards that are drawn in the bar that names their seat."""
    cell_zones: dict[str, int] = field(default_factory=dict)
    """Zones whose cards stand side by side with their numbers, and how many there is always room for."""
    colour_zones: tuple[str, ...] = ()
    """Zones in which a card's colours count, and not its cost."""
    empty: dict[str, str] = field(default_factory=dict)
    """What is said of a zone without cards."""
    tips: dict[str, str] = field(default_factory=dict)
    """Tips for those who type, instead of the layout's; an empty one saves the line."""
    type_signs: dict[str, str] = field(default_factory=dict)
    """By the type on a face: a sign behind the cost of a card in hand."""
    heading_words: dict[str, int] = field(default_factory=dict)
    """By verb: how many words of an option are the heading under which it is listed. Where a verb is not named, these
    are the words before the first thing that the option is about."""
    signs: tuple[str, ...] = ()
    """What the signs on the screen mean, for the help."""
