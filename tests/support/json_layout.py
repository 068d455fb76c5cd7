"""JSON for pages: one line where it fits, else one member a line, never as tall as other printers make it."""

import json
from typing import Any

WIDTH = 100
"""Columns that a page shows without scrolling."""


def laid_out(value: Any, indent: int = 0, prefix: int = 0) -> str:
    """Give a value as text; `indent` columns stand before its later lines, `prefix` more before its first."""
    flat = json.dumps(value, ensure_ascii=False)
    if indent + prefix + len(flat) <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    inner = indent + 2
    if isinstance(value, dict):
        opening, closing = "{}"
        parts = [f"{json.dumps(name)}: {laid_out(each, inner, len(name) + 4)}" for name, each in value.items()]
    else:
        opening, closing = "[]"
        parts = [laid_out(each, inner) for each in value]
    lines = ",\n".join(" " * inner + part for part in parts)
    return f"{opening}\n{lines}\n{' ' * indent}{closing}"
