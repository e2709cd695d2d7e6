"""The five Fields on a screen of letters, and the sum of a battle."""

from tests.games.knights_of_the_zodiac.scenario import Contest, Side
from tests.rules import rule

from hexadeck import games
from hexadeck.cli.terminal.layout import TerminalLayout


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
