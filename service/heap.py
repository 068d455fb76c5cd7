"""How Python's collector of cycles treats a server: seldom, and not what lives as long as the process."""

import gc
from typing import Final

YOUNG: Final = 10_000
"""How many more objects than were freed are made before the youngest are looked through; some 2 ms of work.

Python's own 700 are made by a few moves, nearly all of them freed again by counting references, or kept by a game for
the next 64 moves: looking through them finds nothing, and sweeps the processor's caches of what the next move needs.
"""


def settle() -> None:
    """Take what was made so far out of all later collections. For the moment when everything is warm."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
