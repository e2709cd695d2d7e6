"""The renderer: any game's view, many seats, boards, pages; and never a hidden card."""

from typing import Any

import pytest
from rich.text import Text

from hexadeck import agents, games
from hexadeck.cli.terminal.layout import Caption, CardView, TerminalLayout, View, load_layout
from hexadeck.cli.terminal.screen import BARE, TIGHT, Scene, draw_log, draw_screen, draw_table
from hexadeck.display.display import Display
from hexadeck.display.layout import Area, Counter, Layout, Tile
from hexadeck.display.plain import face
from hexadeck.games.kanzume_goddess import events as kanzume
from hexadeck.games.zenonzard import events as zenonzard
from hexadeck.kernel.events import EventKind
from hexadeck.kernel.game import Game

GAME: Game = games.load("zenonzard")
INVENTED = Display(
    Layout(
        headline="Turn {turn}",
        areas=((Area(zone="row", label="Row", slots=5),), (Area(zone="hand", label="Hand", form="hand"),)),
        counters=(Counter(field="score", label="Score"),),
    ),
    Tile(blurb="A game nobody has written.", minutes=(1, 2)),
    face,
    GAME.prints,
)
PLAIN = TerminalLayout(GAME, INVENTED)


def card(handle: int, name: str, **more: Any) -> CardView:
    return {"handle": handle, "id": "RF04", "name": name, **more}


def view(seats: int, options: list[str] | None = None, **table: Any) -> View:
    """A view of seat 0 of a game nobody has written."""
    zones = [
        {"score": seat, "hand": [card(1, "Ace")] if seat == 0 else [None] * 3, "row": [card(10 + seat, f"Card {seat}")]}
        for seat in range(seats)
    ]
    return {
        "seat": 0,
        "table": {"turn": 3, "seats": zones, **table},
        "prompt": {"kind": "main", "rule": "KG-001", "sentence": "What now?"},
        "options": [{"verb": "do", "roles": (), "sentence": sentence} for sentence in options or ["Pass"]],
        "result": None,
    }


def scene(shown: View, layout: TerminalLayout, **more: Any) -> Scene:
    return Scene(shown, layout, [f"P{seat + 1}" for seat in range(len(shown["table"]["seats"]))], [], **more)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


# -- the log -----------------------------------------------------------------------------------------------------------


def told(*events: tuple[EventKind, str, int]) -> str:
    """What the log makes of events: their kind, their sentence and their number."""
    shown = scene(view(2), PLAIN)
    shown.events = [{"roles": kind.roles, "sentence": sentence, "number": number} for kind, sentence, number in events]
    return plain(draw_log(shown, 80, 5)).strip()


def test_the_log_leaves_out_what_changed_nothing() -> None:
    activates = (zenonzard.EFFECT_ACTIVATED, "Phoenix: its effect activates.", 0)
    turn = (zenonzard.TURN_BEGAN, "Turn 2: you.", 2)

    assert told((zenonzard.HAND_RETURNED, "You return 0 cards and draw as many.", 0), activates, turn) == "Turn 2: you."
    assert told(activates, (zenonzard.DREW, "You draw a card.", 0)) == "Phoenix: its effect activates. You draw a card."


def test_the_log_puts_what_an_attack_costs_to_no_effect() -> None:
    bond = (kanzume.BOND_WORKS, "Player 2's Athena: its Bond works.", 0)
    over, lost = (
        (kanzume.ATTACK_OVER, "The Attack on Player 2 costs 2 Energy.", 2),
        (kanzume.ENERGY_LOST, "Player 2 loses 2 Energy.", 2),
    )

    assert told(bond, over, lost) == "Player 2 loses 2 Energy."


# -- games without a layout of their own in the terminal ---------------------------------------------------------------


def test_what_a_browser_draws_as_a_dial_is_in_the_headline() -> None:
    game = games.load("saint-seiya")

    said = load_layout(game).headline(game.start().view(0), ["You", "Greta"])

    assert said.endswith(" Flames")


def test_a_game_without_a_layout_is_drawn_from_its_display() -> None:
    drawn = plain(draw_table(scene(view(2), PLAIN), 80, TIGHT))

    for said in ("turn 3", "P2  Score 1", "Card 0", "Card 1", "Ace", "hand 3"):
        assert said in drawn


@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_seats_fit_80_by_24(seats: int) -> None:
    drawn = draw_screen(scene(view(seats, ["Pass", "Go"]), PLAIN), 80, 23, fill=True)

    text = plain(drawn.lines)
    assert len(drawn.lines) == 23
    assert max(len(line.plain) for line in drawn.lines) <= 80
    for said in [f"P{seat + 1}" for seat in range(seats)] + ["What now? [KG-001]", "2 Go"]:
        assert said in text


def test_the_seats_after_the_viewers_come_from_the_top_in_turn_order() -> None:
    drawn = plain(draw_table(scene(view(4), PLAIN), 80, BARE))

    places = [drawn.index(name) for name in ("─ P4", "─ P3", "─ P2", "─ P1")]
    assert places == sorted(places)


class BoardLayout(TerminalLayout):
    """All that a game with a board has to say."""

    def middle(self, view: View, names: list[str], width: int) -> list[Text]:
        return [Text(" ".join(rank)) for rank in view["table"]["board"]]

    def caption(self, card: CardView, zone: str) -> Caption:
        return Caption((card["name"], "short"), "●", tail="9/9")


def test_a_board_lies_in_the_middle() -> None:
    ranks = ["rnbqkbnr", *["........"] * 6, "RNBQKBNR"]

    drawn = plain(draw_table(scene(view(2, board=ranks), BoardLayout(GAME, INVENTED)), 80, TIGHT))

    assert drawn.index("─ P2") < drawn.index("r n b q k b n r") < drawn.index("R N B Q K B N R") < drawn.index("─ P1")


# -- options -----------------------------------------------------------------------------------------------------------


def test_many_options_come_in_pages_and_none_is_lost() -> None:
    sentences = [f"Do something long and different number {number}" for number in range(40)]
    shown = scene(view(2, sentences), PLAIN)
    count = draw_screen(shown, 80, 23, fill=True).page_count
    seen = ""
    for page in range(count):
        shown.page = page
        drawn = draw_screen(shown, 80, 23, fill=True)
        assert len(drawn.lines) == 23
        seen += plain(drawn.lines)

    assert count > 1
    assert [sentence for sentence in sentences if sentence not in seen] == []


def test_a_tip_is_read_to_its_end() -> None:
    layout = TerminalLayout(GAME, INVENTED)
    layout.tips = {"main": "word " * 20 + "end."}

    drawn = plain(draw_screen(scene(view(2), layout), 80, 23, fill=True).lines)

    assert "word end." in " ".join(drawn.split())


def test_a_long_question_keeps_its_rule() -> None:
    shown = view(2)
    shown["prompt"]["sentence"] = "word " * 100

    drawn = plain(draw_screen(scene(shown, PLAIN), 80, 23, fill=True).lines)

    assert "[KG-001]" in drawn


# -- Zenonzard ---------------------------------------------------------------------------------------------------------


def play_until(decisions: int, seed: int) -> Any:
    match = GAME.start(seed=seed)
    bot = agents.load("random", seed)
    while match.seat is not None and (match.length < decisions or match.seat != 0):
        match.choose(bot.choose(match, match.seat))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_the_screen_is_the_same_whatever_the_hidden_cards_are(seed: int) -> None:
    match = play_until(40, seed)
    layout = load_layout(GAME)

    screens = [
        plain(draw_screen(scene(world.view(0), layout), 120, 39, fill=True).lines)
        for world in (match, match.imagine(0, "one"), match.imagine(0, "two"))
    ]

    assert screens[0] == screens[1] == screens[2]


@pytest.mark.parametrize("seed", range(4))
def test_every_option_is_on_the_screen_with_its_number(seed: int) -> None:
    match = play_until(60, seed)
    shown = match.view(0)
    if match.result is not None:
        return
    drawn = draw_screen(scene(shown, load_layout(GAME)), 120, 39, fill=True)

    words = plain(drawn.lines).replace(":", " ").split()
    assert [number for number in range(1, len(shown["options"]) + 1) if str(number) not in words] == []


def test_rested_is_a_sign_and_not_a_colour() -> None:
    layout = load_layout(GAME)
    beetle = card(1, "Fire Beetle", rested=1, points=0, bp=300, dp=1)

    rested, active = layout.caption(beetle, "field"), layout.caption(beetle | {"rested": 0}, "field")

    assert (rested.mark, active.mark) == ("○", "●")
    assert rested.tail == "300↑/1 Charge"


def test_long_names_in_a_bar_give_way_to_its_numbers() -> None:
    shown = GAME.start(seed=1).view(0)
    mine = shown["table"]["seats"][0]
    mine |= {"life": 10, "movements": 2, "hand": mine["hand"] + [None] * 5, "trash": [card(90, "Gravity")] * 12}
    mine["forces"][0] |= {"id": "FO11", "name": "Force of Tides - Leviathan's Tear"}

    bar = next(line.plain for line in draw_table(scene(shown, load_layout(GAME)), 80, TIGHT) if "─ P1" in line.plain)

    assert len(bar) <= 80
    for said in ("Life 10", "Moves 2", "Leviat", "deck 34", "trash 12"):
        assert said in bar


# -- every game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mode", "seats"),
    [
        (name, mode, seats)
        for name in games.names()
        for mode in games.load(name).modes
        for seats in games.load(name).seats_of(mode)
    ],
)
def test_a_match_fits_a_small_terminal_with_any_number_of_seats(name: str, mode: str, seats: int) -> None:
    game = games.load(name)
    match, layout, bot = game.start(1, seats, mode), load_layout(game), agents.load("random", 1)
    while match.seat is not None and match.length < 200:
        if match.length % 7 == 0:
            drawn = draw_screen(scene(match.view(match.seat), layout), 80, 24, fill=True)
            assert len(drawn.lines) == 24
            assert max(len(line.plain) for line in drawn.lines) <= 80
            assert game.title in drawn.lines[0].plain
        match.choose(bot.choose(match, match.seat))


def test_the_state_of_a_seat_is_in_its_bar() -> None:
    game = games.load("kanzume-goddess")
    shown = game.start(1, 4, "team").view(0)
    shown["table"]["seats"][2] |= {"sealed": 1}

    bars = [line.plain for line in draw_table(scene(shown, load_layout(game)), 80, TIGHT) if line.plain.startswith("─")]

    said = {bar.split()[1]: [word for word in ("Main God", "Sealed") if word in bar] for bar in bars}
    assert said == {"P1": ["Main God"], "P2": ["Main God"], "P3": ["Sealed"], "P4": []}
