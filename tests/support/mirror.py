"""A game played from outside by someone who knows the seed: every answer of the server is foreseen.

A rigged game deals from text, so a client that runs the same rules knows every hand. It plays all seats without
asking, and holds each `accepted_version`, each outcome and each full view against its own.
"""

import random
from typing import Any

from engine.draws import Draws, entropy_key
from engine.game import AnyTitle, Decided
from engine.visibility import AtSeat
from service.app.messages.games import Claim, CreateGameRequest, SeedSetup, Spectators

RANDOM_MOVES = 30
"""Moves of a round that are picked at random. Chance alone may keep a round going for ever where cards can be drawn
instead of played, so after these whoever has to move gets rid of cards."""

TRIED_MOVES = 12
"""Moves among which the one is picked that leaves the fewest cards."""

CLOCK_AFTER = 400
"""The version after which the clock moves for everybody: that ends every game."""


class Mirror:
    """The client's own copy of one rigged game."""

    def __init__(self, title: AnyTitle, options: Any, seats: int, seed: str, rng: random.Random) -> None:
        self.title, self.options, self.seats, self.seed, self.rng = title, options, seats, seed, rng
        self.draws = Draws(entropy_key(seed))
        self.version = 0
        self.moves = 0
        """Moves of the present round."""
        self.state = title.empty(options, seats)

    def creation(self, request_id: str) -> CreateGameRequest:
        """Ask for this game, with all its seats; a short id is made as long as it must be."""
        return CreateGameRequest(
            request_id=f"{request_id:-<22}",
            rule_set=self.title.rule_set,
            options=self.options,
            seats=self.seats,
            claims=tuple(Claim(seat=seat) for seat in range(1, self.seats)),
            spectators=Spectators.OPEN,
            setup=SeedSetup(seed=self.seed),
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
        """Pick a seat that owes a decision (sometimes one that may react) and one of its legal moves."""
        acting = self.title.acting(self.state)
        if self.version > CLOCK_AFTER:
            return acting[0], self.title.timeout_move(self.state, acting[0])
        if self.rng.random() < 0.2:
            able = [seat for seat in range(self.seats) if self.title.legal_moves(self.state, seat)]
            seat = self.rng.choice(able)
        else:
            seat = self.rng.choice(acting)
        legal = self.title.legal_moves(self.state, seat)
        if self.moves < RANDOM_MOVES:
            return seat, self.rng.choice(legal)
        tried = self.rng.sample(legal, min(TRIED_MOVES, len(legal)))
        return seat, min(tried, key=lambda move: self._left(seat, move))

    def _left(self, seat: int, move: Any) -> int:
        """Say how many cards a move leaves its seat, -1 if it ends the round."""
        decided = self._decided(seat, move)
        return -1 if _ends_round(decided) else len(decided.state.hands[seat])

    def played(self, seat: int, move: Any) -> None:
        """Take note of an accepted move."""
        decided = self._decided(seat, move)
        self.state = decided.state
        self.version += 1
        self.moves = 0 if _ends_round(decided) else self.moves + 1

    def _decided(self, seat: int, move: Any) -> Decided:
        decided = self.title.decide(self.state, seat, move, self.draws)
        assert isinstance(decided, Decided), f"the mirror refuses {move}: {decided}"
        return decided

    def view(self, seat: int) -> Any:
        """Give the view that the server owes this seat."""
        return self.title.view_of(self.state, AtSeat(seat))

    @property
    def outcome(self) -> Any:
        """The end, or None."""
        return self.title.outcome(self.state)


def _ends_round(decided: Decided) -> bool:
    return any(type(event).__name__ == "RoundEnded" for event in decided.events)
