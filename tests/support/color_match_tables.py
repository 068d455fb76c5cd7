"""Tables of Color Match to try things on."""

from typing import Any

from engine.draws import Draws, entropy_key
from engine.games.color_match import TITLE
from engine.games.color_match.vocabulary.options import Options, Table
from engine.games.color_match.vocabulary.state import State
from engine.log import fold
from engine.position import position

DAY_NIGHT = Options(table=Table.DAY_NIGHT)
SIEGE = Options(table=Table.SIEGE)


def dealt(seats: int, entropy: str, options: Options | None = None) -> State:
    """Give the table after the deal."""
    chosen = options or Options()
    return fold(TITLE, TITLE.empty(chosen, seats), TITLE.setup(chosen, seats, Draws(entropy_key(entropy))))


def table(options: Options | None = None, seats: int = 2, **given: Any) -> State:
    """Make a table up, Classic with two seats unless told otherwise."""
    return position(TITLE, options or Options(), seats, given)
