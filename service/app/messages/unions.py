"""The unions over all titles, put together from the registry, so that a new title changes nothing here."""

import functools
import operator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.registry import titles
from engine.value import members

if TYPE_CHECKING:
    GameOptions = Struct
    GameState = Struct
    GameMove = Struct
    GameView = Struct
    TitleEvent = Struct
else:

    def _union(kinds: list[Any]) -> Any:
        return functools.reduce(operator.or_, [kind for union in kinds for kind in members(union)[0]])

    GameOptions = _union([title.options for title in titles().values()])
    GameState = _union([title.state for title in titles().values()])
    GameMove = _union([title.move for title in titles().values()])
    GameView = _union([title.view for title in titles().values()])
    TitleEvent = _union([title.event for title in titles().values()])
