"""The calls of the designer's desk: decks, home-made cards, questions of balance."""

from typing import Any, Final, Literal, cast

from starlette.routing import Route

from hexadeck import agents, games
from hexadeck.kernel.letters import visible
from hexadeck.server.http.calls import Call, endpoint
from hexadeck.server.match import new_match
from hexadeck.server.messages.desk import (
    CardsCursor,
    CardsFollow,
    CardsRead,
    CardsText,
    CompletedDeck,
    DeckCheck,
    DeckText,
    LabAnswer,
    LabQuestion,
    NewPaper,
    PaperInfo,
    Papers,
    TryCard,
)
from hexadeck.server.messages.matches import Created
from hexadeck.server.processes import desk_work
from hexadeck.server.refusals import Refused
from hexadeck.store.store import Conflict, Paper, PaperKind

COST_OF_READING: Final = 3
COST_OF_PLAYING: Final = 20
"""What a call that lets a worker think counts as, in requests."""
MOST_PAPERS: Final = 200
LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 12_000


def game_in(call: Call) -> str:
    name = str(call.request.path_params["name"])
    if name not in games.names():
        raise Refused("no_such_game", game=name, games=", ".join(games.names()))
    return name


async def check(call: Call) -> DeckCheck:
    call.charge(COST_OF_READING)
    wish = await call.body(DeckText)
    return await call.work(call.services.workers.reader, desk_work.check_deck, game_in(call), wish)


async def complete(call: Call) -> CompletedDeck:
    call.charge(COST_OF_READING)
    wish = await call.body(DeckText)
    done = await call.work(call.services.workers.lab, desk_work.complete_deck, game_in(call), wish)
    if isinstance(done, str):
        raise Refused("deck_incomplete", why=done)
    return done


async def read(call: Call) -> CardsRead:
    call.charge(COST_OF_READING)
    wish = await call.body(CardsText)
    return await call.work(call.services.workers.reader, desk_work.read_cards, game_in(call), wish.text)


async def follow(call: Call) -> CardsFollow:
    call.charge(COST_OF_READING)
    wish = await call.body(CardsCursor)
    words = await call.work(
        call.services.workers.reader, desk_work.words_at, game_in(call), wish.text, wish.line, wish.column
    )
    return CardsFollow(words=words)


async def try_card(call: Call) -> Created:
    await call.charge_match(COST_OF_PLAYING)
    name, wish = game_in(call), await call.body(TryCard)
    position = await call.work(call.services.workers.reader, desk_work.prepare_trial, name, wish.cards, wish.card)
    if isinstance(position, str):
        raise Refused("card_not_tried", why=position)
    return await new_match.try_out(call.services, call.guest, name, wish, position)


async def ask_lab(call: Call) -> LabAnswer:
    call.charge(COST_OF_READING)
    question = await call.body(LabQuestion)
    if question.game not in games.names():
        raise Refused("no_such_game", game=question.game, games=", ".join(games.names()))
    if question.bot not in agents.names():
        raise Refused("no_such_bot", bot=question.bot, bots=", ".join(agents.names()))
    told = await call.work(call.services.workers.lab, desk_work.ask_lab, question)
    if isinstance(told, str):
        raise Refused("lab_cannot", why=told)
    return told


# -- what a guest keeps ------------------------------------------------------------------------------------------------


def kind_in(call: Call) -> PaperKind:
    kind = str(call.request.path_params["kind"])
    if kind not in ("deck", "cards"):
        raise Refused("no_such_paper", kind=kind)
    return cast(Literal["deck", "cards"], kind)


async def papers(call: Call) -> Papers:
    """The guest's own, and behind them what the server offers to all."""
    kind, game = kind_in(call), game_in(call)
    kept = await call.services.store.papers(call.guest, kind, game)
    found = [PaperInfo(name=paper.name, text=paper.text, is_offered=False) for paper in kept]
    offered = call.services.settings.offered_cards if kind == "cards" else ()
    found += [PaperInfo(name=name, text=text, is_offered=True) for of, name, text in offered if of == game]
    return Papers(papers=found)


async def keep(call: Call) -> Papers:
    kind, game, wish = kind_in(call), game_in(call), await call.body(NewPaper)
    name = " ".join(visible(wish.name).split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refused("paper_name", most=LONGEST_NAME)
    if len(wish.text) > LONGEST_TEXT:
        raise Refused("paper_too_long", most=LONGEST_TEXT)
    call.charge_writing()
    await call.services.room_on_disk.check_papers()
    paper = Paper(kind=kind, game=game, name=name, text=wish.text, updated=call.services.now())
    try:
        await call.services.store.put_paper(call.guest, paper, MOST_PAPERS)
    except Conflict:
        raise Refused("too_many_papers", most=MOST_PAPERS) from None
    return await papers(call)


async def drop(call: Call) -> Papers:
    name = call.request.query_params.get("called", "")
    await call.services.store.drop_paper(call.guest, kind_in(call), game_in(call), name)
    return await papers(call)


def _route(path: str, answer: Any, method: str) -> Route:
    return Route(path, endpoint(answer), methods=[method])


DESK_ROUTES: Final = [
    _route("/api/v1/games/{name}/deck", check, "POST"),
    _route("/api/v1/games/{name}/complete", complete, "POST"),
    _route("/api/v1/games/{name}/read", read, "POST"),
    _route("/api/v1/games/{name}/follow", follow, "POST"),
    _route("/api/v1/games/{name}/try", try_card, "POST"),
    _route("/api/v1/lab", ask_lab, "POST"),
    _route("/api/v1/papers/{kind}/{name}", papers, "GET"),
    _route("/api/v1/papers/{kind}/{name}", keep, "PUT"),
    _route("/api/v1/papers/{kind}/{name}", drop, "DELETE"),
]
