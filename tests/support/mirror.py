"""A game played from outside by someone who knows the seed: every answer of the server is foreseen.

A rigged game deals from text, so a client that runs the same rules knows every hand. It plays all seats without
asking, and holds each `accepted_version`, each outcome and each full view against its own.
"""

import random
from typing import Any

from engine.draws import Draws, entropy_key
from engine.game import AnyTitle, Decided
from engine.sight import AtSeat
from service.app.game_messages import Claim, CreateGameRequest, Seed
from tests.support.playouts import FREE_MOVES


class Mirror:
    """The client's own copy of one rigged game."""

    def __init__(self, title: AnyTitle, options: Any, seats: int, seed: str, rng: random.Random) -> None:
        self.title, self.options, self.seats, self.seed, self.rng = title, options, seats, seed, rng
        self.draws = Draws(entropy_key(seed))
        self.version = 0
        self.state = title.empty(options, seats)

    def creation(self, request_id: str) -> CreateGameRequest:
        """Ask for this game, with all its seats."""
        return CreateGameRequest(
            request_id=request_id,
            rule_set=self.title.rule_set,
            options=self.options,
            seats=self.seats,
            claims=tuple(Claim(seat=seat) for seat in range(1, self.seats)),
            setup=Seed(seed=self.seed),
        )

    def created(self) -> None:
        """Take note of version 1."""
        self.version = 1

    def started(self) -> None:
        """Take note of the deal."""
        self.version += 1
        for event in self.title.setup(self.options, self.seats, self.draws):
            self.state = self.title.evolve(self.state, event)

    def choose(self) -> tuple[int, Any]:
        """Pick a seat that owes a decision (sometimes one that may react) and one of its legal moves.

        Late in a game it is the move of the clock, which ends every game: chance alone may not.
        """
        acting = self.title.acting(self.state)
        if self.version > FREE_MOVES:
            return acting[0], self.title.timeout_move(self.state, acting[0])
        if self.rng.random() < 0.2:
            able = [seat for seat in range(self.seats) if self.title.legal_moves(self.state, seat)]
            seat = self.rng.choice(able)
        else:
            seat = self.rng.choice(acting)
        return seat, self.rng.choice(self.title.legal_moves(self.state, seat))

    def played(self, seat: int, move: Any) -> None:
        """Take note of an accepted move."""
        decided = self.title.decide(self.state, seat, move, self.draws)
        assert isinstance(decided, Decided), f"the mirror refuses {move}: {decided}"
        self.state = decided.state
        self.version += 1

    def view(self, seat: int) -> Any:
        """Give the view that the server owes this seat."""
        return self.title.view_of(self.state, AtSeat(seat))

    @property
    def outcome(self) -> Any:
        """The end, or None."""
        return self.title.outcome(self.state)
