"""The whole model fitted by PyTorch, on a processor or a graphics card: for a hidden layer, and for many positions.

The weights begin as NumPy's and come back as such: PyTorch is only here. All positions lie on the device.
"""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from hexadeck.kernel.errors import HexadeckError
from hexadeck.learning.model import NO_SIDE, CardTable, Model, Shape, new_model
from hexadeck.learning.positions import Floats, Ints, Positions

BATCH: Final = 2048
RATE: Final = 0.003


def check_device(device: str) -> None:
    """Refused before anything is played."""
    if find_spec("torch") is None:
        raise HexadeckError(
            "a network is fitted by PyTorch: pip install hexadeck[train]; a linear value (--hidden 0) needs none"
        )
    import torch  # noqa: PLC0415  # the extra `train`, which is large

    if device != "cpu" and not (device == "cuda" and torch.cuda.is_available()):
        raise HexadeckError(f"PyTorch finds no device {device!r} here")


def fit_network(
    positions: Positions, rows: Ints, cards: CardTable, shape: Shape, device: str, left_out: Sequence[int] = ()
) -> Model:
    """Weights that make what happened likely, without large ones."""
    import torch  # noqa: PLC0415  # the extra `train`, which is large

    model = new_model(positions, rows, cards, shape, left_out)
    torch.manual_seed(shape.seed)
    p = {name: torch.tensor(value, device=device, requires_grad=True) for name, value in model.p.items()}
    optimizer = torch.optim.Adam(
        [{"params": [weights], "weight_decay": shape.penalty_on(name)} for name, weights in p.items()], lr=RATE
    )
    places, numbers, won, weight = [torch.tensor(part, device=device) for part in _parts(model, positions, rows)]
    steps = shape.rounds * -(-len(rows) // BATCH)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: 1 - step / steps)
    seen = _Seen(torch, model, device)
    for _ in range(shape.rounds):
        order = torch.randperm(len(rows), device=device)
        for some in order.split(BATCH):
            logit = seen.logits(p, places[some], numbers[some])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logit, won[some], weight[some], reduction="sum")
            optimizer.zero_grad()
            (loss / weight[some].sum()).backward()
            optimizer.step()
            schedule.step()
    model.p = {name: weights.detach().cpu().numpy() for name, weights in p.items()}
    return model


def _parts(model: Model, positions: Positions, rows: Ints) -> tuple[Any, Floats, Floats, Floats]:
    """What lies on the table of every row, as columns of the model in a row as long as the longest; the numbers; who
    won; and how much the row weighs."""
    which, step, column = model.lying(positions, rows)
    nothing = len(model.columns)
    places = np.full((len(rows), int(step.max(initial=0)) + 1), nothing, np.int32)
    places[which, step] = np.where(column < 0, nothing, column)
    return places, model.numbers(positions, rows), positions.won[rows], positions.weight[rows]


class _Seen:
    """The sums of the model, as PyTorch has them."""

    def __init__(self, torch: Any, model: Model, device: str) -> None:
        self.torch = torch
        self.has_hidden = model.shape.hidden > 0
        self.features, self.is_card, self.group, self.print, self.side = [
            torch.tensor(part, device=device)
            for part in (model.cards.values, model.is_card[:, None], model.group, model.print, model.side)
        ]
        self.has_side = self.side != NO_SIDE

    def logits(self, p: dict[str, Any], places: Any, numbers: Any) -> Any:
        sums = self.torch.nn.functional.embedding_bag(places, self._columns(p), mode="sum")
        logit = sums[:, 0] + p["bias"] + numbers @ p["number"]
        if self.has_hidden:
            logit = logit + (sums[:, 1:] + p["hidden_bias"] + numbers @ p["hidden_number"]).relu() @ p["out"]
        return logit

    def _columns(self, p: dict[str, Any]) -> Any:
        """What every column adds to every sum; the last one is that nothing lies there."""
        by_group = p["group"] + p["side"][self.side] * self.has_side[:, None]
        linear = (self.features @ by_group.T)[self.print, self.group][:, None]
        columns = self.torch.where(self.is_card, linear, p["square"][:, None])
        if self.has_hidden:
            by_print = self.torch.einsum("pd,gdh->pgh", self.features @ p["embedding"], p["mixing"])
            mixed = self.torch.where(self.is_card, by_print[self.print, self.group], p["hidden_square"])
            columns = self.torch.cat([columns, mixed], 1)
        return self.torch.cat([columns, columns.new_zeros(1, columns.shape[1])])
