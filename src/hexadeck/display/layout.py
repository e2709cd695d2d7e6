"""A game's table as a description: which zones are drawn where and how, counters, marks, a board.

The renderer in the browser knows these words and no game. Names of zones and fields are those of `Match.view`.

A template is a text with fields in braces: `{turn}` is a number of the table (or of the seat or the card, where the
template belongs to one), `{active:seat}` the name of the seat with that number and `{active:side}` that of its side,
`{phase:word}` the word that `words` gives for it, `{attacker:card}` the short name of the card with that handle ("a
card" where the viewer does not know it), `{allowed:colours}` the colours whose bits are set in it, the first of
`colours` being bit 0. `hexadeck.display.templates` fills them in.

A pile's top card is its last one.
"""

from typing import Literal

from msgspec import Struct, field

from hexadeck.display.face import Face

Form = Literal["row", "hand", "pile", "chips"]
"""A row of cards; a hand (the viewer's own, face up and large); a pile with its top card and count; small chips that
show a name or a symbol and their badges."""

Corner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]


class Area(Struct, frozen=True, kw_only=True):
    """A zone on the table."""

    zone: str
    label: str
    short: str = ""
    """The label where there is little room; empty where it is the label."""
    form: Form = "row"
    slots: int = 0
    """Places that are drawn even when they are empty."""
    slots_option: str = ""
    """The rule option that says how many of these places there are in a match, where one does."""
    shown_empty: bool = False
    is_open: bool = False
    """Whether the whole pile may be looked through."""
    is_stacked: bool = False
    """Whether cards that are alike in everything shown lie on each other as one, with their number."""
    ready_unless: str = ""
    """A field of the cards: the label then also says how many of them have it 0, as in `Mana 3/5`."""
    slot_title: str = ""
    """A field of the first card in a slot: what the cards in it are together."""
    slot_part: str = ""
    """A field of the cards: what each of them brings to those it lies with."""


class Counter(Struct, frozen=True, kw_only=True):
    """A number of a seat, next to its name."""

    field: str
    label: str
    sign: str = ""
    """A short symbol; never the only thing that tells the meaning, the label is read out."""
    shown_zero: bool = True
    most: int = 0
    """Where it is worth drawing as a bar or a dial: the full amount."""
    look: Literal["bar", "dial"] = "bar"
    start: int = 0
    """Where a dial begins: a small mark on its rim."""
    goal: int = 0
    """Where reaching an amount wins: that amount, shown behind the number."""


class Badge(Struct, frozen=True, kw_only=True):
    """A number on a card: the field of the card in the view or, where the view has none, the fact on its face.

    Where both are numbers and differ, the badge says so with an arrow. Hidden when there is no value. Badges of one
    corner stand next to each other.
    """

    field: str
    label: str
    sign: str = ""
    corner: Corner = "bottom-left"
    zones: tuple[str, ...] = ()
    """Only in these zones; everywhere when empty. A card in a gallery lies in no zone and has every badge for which it
    has a fact."""
    shown_zero: bool = True
    is_colours: bool = False
    """The value is a text: its words that name colours of the game are drawn as their symbols, in their order."""


class Flag(Struct, frozen=True, kw_only=True):
    """A state of a card that is true when its field is not 0 (or the field equals `value` where one is given)."""

    field: str
    label: str
    look: Literal["turned", "faded", "fresh", "broken", "covered"]
    """Turned sideways, faded, newly arrived, destroyed, face down for the others."""
    value: int | None = None
    zones: tuple[str, ...] = ()


class SeatFlag(Struct, frozen=True, kw_only=True):
    """A state of a seat, next to its name, that is true when its field is not 0."""

    field: str
    label: str
    sign: str = ""
    is_faded: bool = False
    """Whether the seat takes no part for the time being and is drawn faded."""
    is_out: bool = False
    """Whether the seat takes no part in the match any more, though the others play on."""


class Mark(Struct, frozen=True, kw_only=True):
    """A field of the table that names a card or, with `of_seat`, a seat; the sign is put on it."""

    field: str
    label: str
    sign: str
    of_seat: bool = False


class Figure(Struct, frozen=True, kw_only=True):
    """What stands on a square of a board: a drawing by name, for one side."""

    drawing: str
    side: int
    label: str
    sign: str = ""
    """One letter or symbol that stands for it where nothing is drawn."""


class Tally(Struct, frozen=True, kw_only=True):
    """A line beside the board: how many of which figures, from fields of the table."""

    label: str
    side: int
    fields: tuple[tuple[str, int], ...]
    """(Field of the table, the number of the figure that is counted.)"""


class Board(Struct, frozen=True, kw_only=True):
    """Squares in ranks and files. The field of a square is its file's letter and its rank's number, as in `e4`; options
    name a square by it, too."""

    files: str
    ranks: int
    figures: dict[int, Figure]
    """By the number in the square's field; a number that is not here is an empty square."""
    file_verbs: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Options that name a file in `word`, counted from 0: the verb, and for each side the rank of the square meant."""
    figure_verbs: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Options that name a kind of figure in `word`: the verb, and for each side what is added to get the figure's
    number."""
    move_verbs: tuple[str, ...] = ()
    """Where figures can be touched before anything else: the verb that names the figure's square, and the one that
    names where it goes."""
    tallies: tuple[Tally, ...] = ()
    alert: str = ""
    """A field that is not 0 while the active side is in danger (check)."""
    alert_figures: tuple[int, ...] = ()
    """The figures to which the alert belongs."""


class Lanes(Struct, frozen=True, kw_only=True):
    """Places side by side in the middle of the table: in each what is fought over, and on both sides who fights there.

    All zones have as many slots as there are lanes; a card says in `slot` where it lies.
    """

    label: str
    """What a lane is called, with its number behind it."""
    count: int
    centre: str
    """A zone of one seat with a card in each lane, face down or not."""
    front: str
    """A zone of every seat: on the near side those of the viewer, on the far side those of the opponent."""
    front_label: str
    under: str
    """A zone of the whole table: cards that lie under the centre and are counted."""
    under_label: str
    markers: tuple[str, ...] = ()
    """Fields of the centre's card that are counted with them."""
    most: str = ""
    """The fact of the centre's card that is the full amount."""
    terms: str = ""
    """A field of cards in front: what their number adds up from, each a name and an amount."""
    active: str = ""
    """A field of the table: the lane in which something is under way, from 0; below 0 there is none."""
    totals: tuple[str, str] = ("", "")
    """Fields of the table: the sums of both sides in the active lane, that of the seat in `first` first."""
    first: str = ""


class SeatTarget(Struct, frozen=True, kw_only=True):
    """An option without a second card that still aims at something: a counter or a zone of a seat, or the seat.

    An option with a part `seat` aims at that seat and needs no such line.
    """

    verb: str
    whose: Literal["own", "foe"]
    counter: str = ""
    zone: str = ""


class Colour(Struct, frozen=True, kw_only=True):
    """One of the game's colours, by its plain English name, or "neutral".

    `symbol` is drawn with it, so that colour never carries the meaning alone.
    """

    name: str
    letter: str
    symbol: Literal[
        "circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "moon", "drop", "leaf", "sun"
    ]


class Dial(Struct, frozen=True, kw_only=True):
    """A number of the table that counts down on the face of a clock, a mark for each."""

    field: str
    label: str
    most: int


class Arrow(Struct, frozen=True, kw_only=True):
    """A line on the table from what attacks to what is attacked: fields of the table that name cards or, with
    `of_seats`, seats. Where the target's field names no card and is below -1, the foe's `counter` is meant."""

    source: str
    target: str
    counter: str = ""
    of_seats: bool = False


class Phase(Struct, frozen=True, kw_only=True):
    """A part of a turn on the ribbon above the table: its name, and the numbers of the phase field that mean it."""

    label: str
    values: tuple[int, ...]


class Layout(Struct, frozen=True, kw_only=True):
    """The table of one game."""

    headline: str
    """A template of the table, for instance `Turn {turn} · {active:seat} · {phase:word}`."""
    goal: str = ""
    """How a match is won, in one short sentence; it stands above the table."""
    goal_rule: str = ""
    phase_field: str = ""
    """The field of the table that says which part of a turn it is; empty where turns have no parts."""
    phases: tuple[Phase, ...] = ()
    """The parts of a turn in their order."""
    opening: str = ""
    """The headline as long as the turn is 0."""
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By field: what its numbers are called."""
    areas: tuple[tuple[Area, ...], ...] = ()
    """Rows of a seat from the middle of the table to its edge; areas of one row stand side by side."""
    shared: tuple[tuple[Area, ...], ...] = ()
    """Rows in the middle of the table."""
    board: Board | None = None
    dial: Dial | None = None
    """A clock in the middle of the table."""
    lanes: Lanes | None = None
    counters: tuple[Counter, ...] = ()
    badges: tuple[Badge, ...] = ()
    keywords_field: str = ""
    """A field of a card that lists its keywords as they are now; where a card has none, those on its face hold."""
    flags: tuple[Flag, ...] = ()
    seat_flags: tuple[SeatFlag, ...] = ()
    marks: tuple[Mark, ...] = ()
    targets: tuple[SeatTarget, ...] = ()
    status: tuple[str, ...] = ()
    """Templates of the table for lines in the middle, such as an attack under way; `?field>=0:` before one shows it
    only then (also `=`, `!=`, `<`, `>`; several in a row must all hold; null fulfils only `!=`). When the match is over
    there are no such lines."""
    sounds: dict[str, Literal["draw", "place", "attack", "hit"]] = field(default_factory=dict)
    """Events that are heard."""
    arrows: tuple[Arrow, ...] = ()
    tips: dict[str, str] = field(default_factory=dict)
    """A line below the question, by the kind of the prompt."""
    colours: tuple[Colour, ...] = ()
    sides: tuple[str, ...] = ()
    """What seats are called besides their number: seat s is on the side `sides[s % len(sides)]`, with its team."""
    sides_field: str = ""
    """Where there are sides in some matches only: the field of the table that is not 0 then."""
    sides_mode: str = ""
    """Where there are sides in some matches only: the mode in which there are, for those who set a match up."""
    sides_goal: str = ""
    """How a match in that mode is won, where it is won otherwise; the goals of counters then mean nothing."""
    sides_goal_rule: str = ""
    mode_options: dict[str, str] = field(default_factory=dict)
    """Rule options that mean something in one mode only: the option, and the mode."""
    undrawn_zones: tuple[str, ...] = ()
    """Zones that nobody needs to see, such as what is left in the box."""


class Tile(Struct, frozen=True, kw_only=True):
    """A game in the list of games."""

    blurb: str
    """What it is, in one or two sentences."""
    minutes: tuple[int, int]
    """How long a match lasts, from and to."""
    tags: tuple[str, ...] = ()
    first_options: dict[str, str | int | bool] = field(default_factory=dict)
    """Rule options that the rulebook recommends for a first match."""
    faces: tuple[Face, ...] = ()
    """Three cards that stand for the game: their pictures are on its tile."""
