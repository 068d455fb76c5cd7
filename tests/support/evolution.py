"""High Card's events, changed as a title's are over the years: each change as CONTRIBUTING.md tells it.

`change` edits a copy of the project, so that its next revision is the former one and one change more.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path("engine/games/high_card")

Edit = tuple[str, str]
"""What stands there, once, and what stands there afterwards."""


class Change(NamedTuple):
    """One change of the events."""

    name: str
    edits: Mapping[str, tuple[Edit, ...]]
    """What changes in each file."""
    old_reads: bool = False
    """Whether the code of before reads right what is written now."""
    event: str = ""
    """The event of before that has to be brought here, by its tag."""
    upcast: str = ""
    """What that function does with it."""


_CARDS_SHOWN: Final = '''

class CardsShown(Fact, frozen=True, kw_only=True):
    """The laid cards were shown."""

'''

_FOLD_SHOWN: Final = """\
        case CardsShown():
            return replace(state, shown=(*state.shown, *event.cards[: event.count]))
        case TrickWon():
"""

_TRICKS_LEFT: Final = '''\
class TricksLeft(Fact, frozen=True, kw_only=True):
    """It was told how many tricks are still to be played (H3.1)."""

    number: Count
    """How many."""


'''

_TELL_TRICKS_LEFT: Final = "    emit(TricksLeft(number=state.options.tricks - sum(emit.state.taken)))\n"
_NOTHING_CHANGES: Final = """\
        case TricksLeft():
            return state
        case GameEnded():
"""

OPTIONAL: Final = Change(
    "add an optional field",
    {
        "events.py": (
            (
                '    """Which."""\n',
                '    """Which."""\n    lying: Count | None = None\n    """Cards that lay there, if counted."""\n',
            ),
        ),
        "rules.py": (
            (
                "turn=_lowest(others)))",
                "turn=_lowest(others), lying=sum(map(len, state.laid))))",
            ),
        ),
    },
    old_reads=True,
)

REQUIRED: Final = Change(
    "add a required field",
    {
        "events.py": (
            (
                '    """The cards, in order of seats."""\n',
                '    """The cards, in order of seats."""\n    count: Count\n    """How many."""\n',
            ),
        ),
        "rules.py": (
            ("cards=cards, taken=", "cards=cards, count=len(cards), taken="),
            ("*event.cards)", "*event.cards[: event.count])"),
        ),
    },
    event="high_card.trick_taken",
    upcast='return ({**event, "count": len(event["cards"])},)',
)

RENAME: Final = Change(
    "rename a field",
    {
        "events.py": (("    taken: Count\n", "    won: Count\n"),),
        "rules.py": (
            ("count=len(cards), taken=", "count=len(cards), won="),
            ("event.seat, event.taken)", "event.seat, event.won)"),
        ),
    },
    event="high_card.trick_taken",
    upcast='return ({("won" if name == "taken" else name): value for name, value in event.items()},)',
)

RETIRE: Final = Change(
    "retire an event",
    {
        "events.py": (
            ("class TrickTaken(", "class TrickWon("),
            ("The laid cards were shown, and one took the trick", "One of the shown cards took the trick"),
            (
                '    """Who took it."""\n',
                f'    """Who took it."""\n    won: Count\n    """Its tricks now."""\n{_CARDS_SHOWN}',
            ),
            ('    """How many."""\n    won: Count\n    """Tricks that it has taken now."""\n', '    """How many."""\n'),
            ("| TrickTaken |", "| CardsShown | TrickWon |"),
            ("    TrickTaken: (", "    CardsShown: ("),
        ),
        "rules.py": (
            ("import CardLaid, CardsDealt,", "import CardLaid, CardsDealt, CardsShown,"),
            ("GameEnded, TrickTaken,", "GameEnded, TrickWon,"),
            ("    emit(TrickTaken(", "    emit(CardsShown(cards=cards, count=len(cards)))\n    emit(TrickWon("),
            ("(seat=seat, cards=cards, count=len(cards), won=", "(seat=seat, won="),
            ("        case TrickTaken():\n", _FOLD_SHOWN),
            ("shown, taken = (*state.shown, *event.cards[: event.count]), replaced(", "taken = replaced("),
            ("shown=shown, taken=taken", "taken=taken"),
        ),
    },
    event="high_card.trick_taken",
    upcast='shown = {"type": "high_card.cards_shown", "cards": event["cards"], "count": event["count"]}\n'
    '    return (shown, {"type": "high_card.trick_won", "seat": event["seat"], "won": event["won"]})',
)

ADD: Final = Change(
    "add an event",
    {
        "events.py": (
            ("class GameEndCause(", f"{_TRICKS_LEFT}class GameEndCause("),
            ("| TrickWon |", "| TrickWon | TricksLeft |"),
        ),
        "rules.py": (
            ("GameEnded, TrickWon,", "GameEnded, TricksLeft, TrickWon,"),
            (
                "    if all_played(emit.state):\n",
                f"{_TELL_TRICKS_LEFT}    if all_played(emit.state):\n",
            ),
            ("        case GameEnded():\n", _NOTHING_CHANGES),
        ),
    },
)

CHANGES: Final = (OPTIONAL, REQUIRED, RENAME, RETIRE, ADD)
"""In order: the first makes revision 2."""


def change(root: Path, revision: int) -> None:
    """Change a copy of the project from the revision before to this one."""
    for name, edits in CHANGES[revision - 2].edits.items():
        for old, new in edits:
            _edit(root / FOLDER / name, old, new)
    (root / FOLDER / "upcasts.py").write_text(_upcasts(revision))
    _tell_title(root / FOLDER / "__init__.py", revision)


def _upcasts(revision: int) -> str:
    """Write the file of upcasters: a function for each change that older events have to follow."""
    functions, rows = "", ""
    for number, each in enumerate(CHANGES[: revision - 1], start=1):
        if each.upcast:
            functions += f"def _from_{number}(event: Plain) -> tuple[Plain, ...]:\n    {each.upcast}\n\n\n"
            rows += f'    Upcaster(event="{each.event}", revision={number}, upcast=_from_{number}),\n'
    return f"from engine.upcast import Plain, Upcaster\n\n\n{functions}UPCASTERS = (\n{rows})\n"


def _tell_title(path: Path, revision: int) -> None:
    """Give the title its revision, its reader and its upcasters."""
    reader = max([1, *(number for number, each in enumerate(CHANGES[: revision - 1], 2) if not each.old_reads)])
    own = f"    revision={revision},\n    reader={reader},\n    upcasters=UPCASTERS,\n"
    text = path.read_text()
    if "UPCASTERS" in text:
        text = re.sub(r"    revision=\d+,\n    reader=\d+,\n    upcasters=UPCASTERS,\n", own, text)
    else:
        text = text.replace("    options=Options,\n", f"{own}    options=Options,\n")
        text = text.replace("from .vocabulary import", "from .upcasts import UPCASTERS\nfrom .vocabulary import")
    path.write_text(text)


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1, f"{path.name} holds {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new))
