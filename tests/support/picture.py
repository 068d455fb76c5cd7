"""The packages of the code as a picture in Mermaid, drawn from the imports: `python -m tests.support.picture`."""

from collections import defaultdict

import grimp

ROOTS = ("engine", "service")


def box(module: str) -> str:
    """Give the box of a module: the engine, or a package or module at the top of `service`."""
    return ".".join(module.split(".")[: 1 if module.startswith("engine") else 2])


def room(module: str) -> str:
    """Give the box of a module of `service.app`."""
    return module.split(".")[2]


def arrows(inside: str | None = None) -> dict[str, set[str]]:
    """Give for each box those that it imports; only what is not reached by way of another one."""
    graph, found = grimp.build_graph(*ROOTS), defaultdict[str, set[str]](set)
    for module in sorted(graph.modules):
        for imported in graph.find_modules_directly_imported_by(module):
            if inside is None:
                ends = box(module), box(imported)
            elif module.startswith(f"{inside}.") and imported.startswith(f"{inside}."):
                ends = room(module), room(imported)
            else:
                continue
            if ends[0] != ends[1]:
                found[ends[0]].add(ends[1])
    return {start: {end for end in ends if not _around(found, start, end)} for start, ends in found.items()}


def _around(found: dict[str, set[str]], start: str, end: str) -> bool:
    """Say whether an arrow has a way around it."""
    waiting, seen = [other for other in found[start] if other != end], set[str]()
    while waiting:
        here = waiting.pop()
        if here == end:
            return True
        if here not in seen:
            seen.add(here)
            waiting += found.get(here, ())
    return False


def picture(inside: str | None = None) -> str:
    """Draw the boxes of the whole, or of one package."""
    lines = [
        f"    {start.removeprefix('service.')} --> {end.removeprefix('service.')}"
        for start, ends in sorted(arrows(inside).items())
        for end in sorted(ends)
    ]
    return "\n".join(["```mermaid", "flowchart TD", *lines, "```"])


if __name__ == "__main__":
    print(picture())
    print(picture("service.app"))
