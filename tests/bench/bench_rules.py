"""Random play through the rules of every title, beside engines that are made for speed (`pip install .[bench]`).

One decision of ours is `legal_moves` of the acting seat, a random choice, and `decide`, which folds its events.
All of it happens in this process, so what is measured is its CPU time: whatever else the machine does counts less.
"""

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import pyspiel
import rlcard

from engine.draws import Draws, entropy_key
from engine.game import AnyTitle, Decided
from engine.registry import titles
from tests.bench.harness import RUNS, median_ratio, report

SECONDS = 0.7
"""How long one run plays."""

CONTROLS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "uno": (("rlcard", "uno", ">= 2.5"), ("open_spiel", "crazy_eights", "reported")),
    "color_match": (("open_spiel", "crazy_eights", "reported"),),
    "rummy": (("rlcard", "gin-rummy", ">= 2.5"), ("open_spiel", "gin_rummy", ">= 1.0")),
    "cuarenta": (("open_spiel", "crazy_eights", "reported"),),
    "take_that": (("open_spiel", "crazy_eights", "reported"),),
}
"""Which engines and games stand beside a title, and the goal."""


def our_decisions(title: AnyTitle) -> float:
    """Play full games of the fewest seats and default options; give the decisions a second."""
    rng, options, seats = random.Random(1), title.options(), title.seats.minimum
    decisions = games = 0
    began = time.process_time()
    while time.process_time() < began + SECONDS:
        draws = Draws(entropy_key(f"bench-{games}"))
        state = title.empty(options, seats)
        for event in title.setup(options, seats, draws):
            state = title.evolve(state, event)
        while title.outcome(state) is None:
            seat = title.acting(state)[0]
            verdict = title.decide(state, seat, rng.choice(title.legal_moves(state, seat)), draws)
            assert isinstance(verdict, Decided)
            state = verdict.state
            decisions += 1
        games += 1
    return decisions / (time.process_time() - began)


def rlcard_decisions(name: str) -> float:
    """Play full games through `env.step`; give the decisions a second."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = rlcard.make(name, config={"seed": 7})
        rng, decisions = random.Random(1), 0
        began = time.process_time()
        while time.process_time() < began + SECONDS:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / (time.process_time() - began)


def open_spiel_decisions(name: str) -> float:
    """Play full games of the C++ engine from Python; give the decisions a second."""
    game, rng, decisions = pyspiel.load_game(name), random.Random(1), 0
    began = time.process_time()
    while time.process_time() < began + SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - began)


ENGINES: dict[str, Callable[[str], float]] = {"rlcard": rlcard_decisions, "open_spiel": open_spiel_decisions}


def main() -> None:
    """Print one figure for each title and control."""
    for name, title in titles().items():
        for engine, game, goal in CONTROLS[name]:
            pairs = [(our_decisions(title), ENGINES[engine](game)) for _ in range(RUNS)]
            ours, theirs = (sorted(column)[RUNS // 2] for column in zip(*pairs, strict=True))
            report(
                f"{name} random play / {engine} {game}",
                median_ratio(pairs),
                goal,
                f"{ours:,.0f} / {theirs:,.0f} decisions a second",
            )


if __name__ == "__main__":
    main()
