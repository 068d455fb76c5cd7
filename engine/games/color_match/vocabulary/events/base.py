"""What every event of Color Match is.

Who may see the back of a card is an option of the table. So an event shows a card as its viewers may see it, and holds
it whole beside that, for nobody: `whole_card` and `whole_cards` are what the table is folded from.
"""

from engine import events
from engine.value import tagged


class ColorMatchEvent(events.Stored, frozen=True, kw_only=True, tag=tagged("color_match")):
    """Gives every event its tag."""
