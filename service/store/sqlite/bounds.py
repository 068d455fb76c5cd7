"""How long a write may take, and how many may wait for the writer thread."""

from msgspec import Struct


class Bounds(Struct, frozen=True):
    """What bounds the writes of one store. Beyond them a write is refused before anything of it is done."""

    seconds: float = 5.0
    """When a write is answered at the latest: refused if it was not begun, of unknown outcome if it was."""
    wait_ms: float = 500.0
    """How long a write may have to wait, by the pace of the latest transactions; if longer, it is refused at once."""
    jobs: int = 4096
    """Most writes that wait."""
    bytes: int = 33_554_432
    """Most bytes of entries that wait or are being written."""
