"""The five Fields on a screen of letters, and the sum of a battle."""

import pytest
from tests.games.knights_of_the_zodiac.scenario import Contest, Side, load
from tests.rules import rule

from hexadeck import games
from hexadeck.cli.terminal.layout import TerminalLayout
from hexadeck.games.knights_of_the_zodiac import clock, events
from hexadeck.games.knights_of_the_zodiac.power import total_power
from hexadeck.games.knights_of_the_zodiac.table import ZodiacTable
from hexadeck.kernel.rng import below, seeded
from hexadeck.kernel.roles import ATTACK_STEP

CLAD = "Pegasus Knight (Sagittarius-clad)"


def screen(s: Contest, seat: int) -> list[str]:
    layout = TerminalLayout(s.game, games.display(s.game))
    return [line.plain.rstrip() for line in layout.middle(s.match.view(seat), ["Ann", "Bob"], 100)]


@rule("KZ-010", "KZ-R08")
def test_the_fields_lie_between_the_players_knights() -> None:
    """Each player has an own playmat; the two mats are pushed together so that they form one shared Field area."""
    s = Contest(
        Side(front={1: ["L3 P450"]}), Side(realm=["L2 P300"], front={2: ["L2 P350"]}), ["Dragon Falls"], "move",
        damage={2: 3},
    )  # fmt: skip

    assert screen(s, 0) == [
        "                    ▼ face down",
        " 1 ▼ ◈0/? Field 1   2 ▼ ◈3/? Field 2   3 ▼ ◈0/? Field 3   4 ▼ ◈0/? Field 4   5 ▼ ◈0/? Field 5",
        " ▼ 450 L3 L3 P450",
    ]
    assert screen(s, 1)[1].startswith(" 1 ▼ ◈0/4 Dragon F… 2 ▼ ◈3/5 Limit 5")


@rule("KZ-104", "KZ-106")
def test_the_sum_of_a_battle_is_written_down_with_its_sources() -> None:
    """The sum of a battle is written down with its sources."""
    s = Contest(
        Side(["Plain Technique"], cosmo=1, front={1: ["Dragon Knight (River Disciple)"]}),
        Side(front={1: ["L2 P350"]}), ["Dragon Falls"],
    )  # fmt: skip
    s.support(["Plain Technique"])

    lines = screen(s, 0)

    assert " L2 P350: 350 = 350" in lines
    assert " Dragon Knight: 200, +150 Dragon Falls, +50 Dragon Knight (River Disciple) = 400" in lines
    assert lines[-1] == " Dragon Falls, step d: Offense 400 against Defense 350 · As it stands, Ann wins"
    view = s.match.view(1)["table"]
    assert view["seats"][0]["front"][0]["terms"] == [
        ["printed", 200], ["Dragon Falls", 150], ["Dragon Knight (River Disciple)", 50],
    ]  # fmt: skip
    assert (view["offense_power"], view["defense_power"], view["standing"]) == (400, 350, 0)


@rule("KZ-106", "KZ-208")
def test_what_is_paid_counts_at_once_in_the_line_of_the_battle() -> None:
    """Five Cosmo give 150 Power; with the fifth one the Offense pays for its first Technique."""
    s = Contest(
        Side(["Plain Technique", "Other Technique"], cosmo=5, front={1: [CLAD]}), Side(front={1: ["L5 P900"]})
    )  # fmt: skip
    s.support(["Plain Technique", "Other Technique"])
    assert screen(s, 0)[-1].endswith("Offense 850 against Defense 900 · As it stands, Bob wins")
    s.choose("meter", "200").choose("pay_with")

    assert s.asked == (0, "meter")
    assert s.view(0)["seats"][0]["front"][0]["power"] == 900
    assert screen(s, 0)[-1].endswith("Offense 900 against Defense 900 · As it stands, it's a tie")


@rule("KZ-106", "KZ-R38")
@pytest.mark.parametrize("seed", [8, 9])
def test_the_line_of_a_battle_is_true_at_every_question(seed: int) -> None:
    """Until it is decided, the totals are what the Knights in it have."""
    match = load().start(seed, decks=["Black Assault / Twelve Temples", "Comet Charge / Drowned Sanctuary"])
    t = match.table
    assert isinstance(t, ZodiacTable)
    words = seeded(f"line {seed}")
    looked_at = 0
    while match.seat is not None and match.length < 700:
        if t.clock[clock.STEP] >= clock.COMPARE and t.clock[clock.OUTCOME] == clock.OPEN:
            slot = t.clock[clock.SLOT]
            told = [t.clock[clock.OFFENSE_POWER], t.clock[clock.DEFENSE_POWER]]
            assert told == [total_power(t, slot, seat) for seat in (t.offense, t.defense)], match.prompt
            looked_at += 1
        match.choose(below(words, len(match.options)))
    assert looked_at > 20


@rule("KZ-R38")
def test_without_an_offense_nobody_wins_as_it_stands() -> None:
    """The Defense has sent the only attacker home, and then its next text works."""
    s = Contest(
        Side(front={1: ["L3 P900"]}),
        Side(
            ["Nightmare Gaze", "Reinforcement"],
            cosmo=6,
            front={1: ["Ghost Dolphin (Leaping Shade)"]},
            realm=["L1 P100"],
        ),
    )
    s.support(None, ["Nightmare", "Reinforcement"]).to("order", 1).choose("next_effect", "Nightmare")

    assert (s.asked, s.front(1, 0)) == ((1, "effect"), [])
    assert screen(s, 1)[-1].endswith("As it stands, there is no outcome")


@rule("KZ-106", "KZ-127")
def test_nothing_of_the_last_battle_stands_there_when_the_game_is_over() -> None:
    """Support cards are gone by then, so the sums would not add up to what stood in it."""
    s = Contest(
        Side(["Plain Technique"], cosmo=1, front={1: ["L2 P400"]}, points=19), Side(front={1: ["L1 P200"]}),
        ["Dragon Falls"], contests=(1, 1),
    )  # fmt: skip
    s.support(["Plain Technique"]).fight()

    assert s.match.result is not None
    assert [line for line in screen(s, 0) if "=" in line or "As it stands" in line] == []
    assert s.match.view(0)["table"]["slot"] == -1


def rules_of(s: Contest, event: str) -> list[str]:
    """The rules that the log gives for it."""
    return [one.kind.rule for one in s.happened(event)]


@rule("KZ-225", "KZ-R41", "KZ-098", "KZ-099", "KZ-R22")
def test_the_log_gives_the_rule_that_made_it_happen() -> None:
    """A Knight goes home for several reasons."""
    banished = Contest(
        Side(["Nightmare Gaze"], cosmo=3, front={1: ["Ghost Dolphin (Leaping Shade)"]}), Side(front={1: ["L3 P900"]})
    )
    taken = Contest(Side(front={1: ["L3 P400"]}), Side(), damage={1: 4}).fight()
    offense = Contest(Side(front={1: ["L7 P900"]})).fight()
    both = Contest(Side(front={1: ["L1 P200"]}), Side(front={1: ["L7 P900"]})).fight()

    assert rules_of(banished.support(["Nightmare"]).fight(), "returned") == ["KZ-225"]
    assert rules_of(taken, "returned") == ["KZ-R41"]
    assert (rules_of(offense, "pulled_back"), rules_of(both, "pulled_back")) == (["KZ-098"], ["KZ-099"])
    assert rules_of(both, "returned") == ["KZ-R22"]


@rule("KZ-233", "KZ-085", "KZ-230", "KZ-237")
def test_what_a_text_does_is_no_rule_of_another_chapter() -> None:
    """A Shift is no move of the Move Phase, and a Goddess's Shield no Rebirth."""
    shifted = Contest(Side(front={1: ["Charioteer Knight (Spinning Disc)"]}), Side(front={1: ["L1 P100"]}))
    roaming = Contest(Side(front={2: ["Ghost Ray (Gliding Shade)"]}), at="move").choose("move", "Ghost Ray", "4")
    shield = Contest(Side(front={1: ["L3 P900"]}), Side(["Goddess's Shield"], cosmo=9, front={1: ["L1 P100"]})).support(
        None, ["Goddess's"]
    )

    assert rules_of(shifted.to("shift").choose("shift", "3"), "moved") == ["KZ-233"]
    assert rules_of(roaming, "moved") == ["KZ-085"]
    assert rules_of(shield.fight(), "reborn") == [""]


@rule("KZ-006", "KZ-R50", "KZ-R51", "KZ-R53")
def test_the_log_says_by_what_a_contest_is_won() -> None:
    """With points, without Field Cards, after the last turn, or because the other has had enough."""
    points = Contest(Side(front={1: ["L2 P400"]}, points=19), Side(front={1: ["L1 P200"]})).fight()
    fields = Contest(Side(front={1: ["L1 P200"]}, points=12), fields=["Limit 1"], bare=True).fight()
    turns = Contest(Side(points=9), turn=40).fight()
    conceded = Contest(Side(realm=["L1 P200"]), at="move")
    conceded.log += conceded.match.concede_part(0)

    assert [rules_of(s, "contest_won") for s in (points, fields, turns, conceded)] == [
        ["KZ-006"], ["KZ-R50"], ["KZ-R51"], ["KZ-R53"],
    ]  # fmt: skip


@rule("KZ-072", "KZ-214")
def test_the_refill_stands_under_no_card_of_the_draw_phase() -> None:
    """What a card draws does; the hands are filled by the turn, and the log goes back to it."""
    s = Contest(Side(["Star Chart"], cosmo=1, draws=True), Side(draws=True), at="draw")
    s.choose("play", "Star Chart").to("cosmo", 0)

    assert set(rules_of(s, "refilled")) == {"KZ-072"}
    assert (len(s.happened("refilled")), s.happened("drew")) == (11, [])
    assert ATTACK_STEP in events.REFILLED.roles
    assert ATTACK_STEP not in events.DREW.roles
