"""What every event of UNO is."""

from engine import events
from engine.value import tagged


class UnoEvent(events.Stored, frozen=True, kw_only=True, tag=tagged("uno")):
    """Gives every event its tag."""
