"""A plain display for a game that describes none: every zone is drawn, every number of a seat counted."""

from hexadeck.display.display import Display
from hexadeck.display.face import Face
from hexadeck.display.layout import Area, Counter, Layout, Tile
from hexadeck.kernel.game import Game
from hexadeck.kernel.prints import Print
from hexadeck.kernel.schema import FACE_DOWN, HIDDEN, ONCE, OWNER, PER_SEAT, PUBLIC, UNSEEN, Schema, Zone


def display(game: Game) -> Display:
    schema = game.new_table(game.min_seats).schema
    return Display(layout_of(schema), tile_of(game), face, game.prints)


def layout_of(schema: Schema) -> Layout:
    """Shared zones in the middle; of a seat first what is open, then its piles, at the edge what it holds in hand."""
    own = [zone for zone in schema.zones if not zone.shared]
    rows = [
        tuple(area_of(zone) for zone in own if zone.visibility in visibilities)
        for visibilities in ((PUBLIC, FACE_DOWN, UNSEEN), (HIDDEN,), (OWNER,))
    ]
    fields = [field for column in schema.columns if column.shown and column.per == ONCE for field in column.fields]
    return Layout(
        headline="Turn {turn}" if "turn" in fields else "",
        areas=tuple(row for row in rows if row),
        shared=tuple((area_of(zone),) for zone in schema.zones if zone.shared),
        counters=tuple(
            Counter(field=column.name, label=column.name.capitalize())
            for column in schema.columns
            if column.shown and column.per == PER_SEAT and not column.names_cards
        ),
    )


def area_of(zone: Zone) -> Area:
    """What its owner alone sees is held in hand, what nobody sees is a pile, and of the rest everything is laid out."""
    label = zone.name.capitalize()
    if zone.visibility == HIDDEN:
        return Area(zone=zone.name, label=label, form="pile", shown_empty=True)
    return Area(zone=zone.name, label=label, form="hand" if zone.visibility == OWNER else "row", shown_empty=True)


def tile_of(game: Game) -> Tile:
    return Tile(blurb=f"{game.title}, for {game.seats_text()} players.", minutes=(0, 0))


def face(record: Print) -> Face:
    """What every card has: its name and its printed text."""
    return Face(
        id=record.id, name=record.full_name, text=record.text, facts={"name": record.full_name, "id": record.id}
    )
