"""The documents of the project as pages, under the names by which they refer to each other: `/docs/play-channel.md`."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

_FOLDER: Final = files("service.rest.pages") / "documents"
_OUTSIDE: Final = re.compile(r'<a href="\.\./[^"]*">(.*?)</a>', re.DOTALL)
"""A link to a file that is no document; the server has none of them."""

_HEAD: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
    '<link rel="stylesheet" href="/docs/docs.css">'
)
_NO_WORD: Final = re.compile(r"[^\w\s-]")


def documents() -> tuple[str, ...]:
    """Give the names of the documents: `play-channel.md`."""
    return tuple(sorted(each.name for each in _FOLDER.iterdir() if each.name.endswith(".md")))


@cache
def page_of(name: str) -> bytes:
    """Give a document as HTML."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse((_FOLDER / name).read_text("utf-8"))
    for token, inside in zip(tokens, [*tokens[1:], None], strict=True):
        token.attrs.pop("style", None)  # alignment of tables, which our policy of contents forbids
        if token.type == "heading_open" and inside is not None:
            token.attrSet("id", _anchor(inside))
    shown = _OUTSIDE.sub(r"\1", markdown.renderer.render(tokens, markdown.options, {}))
    return f'{head(name)}<p><a href="/docs">Fairdeal API</a></p>{shown}</html>'.encode()


def head(title: str) -> str:
    """Give the beginning of a page."""
    return _HEAD.format(title=escape(title))


def _anchor(heading: Token) -> str:
    """Give what links call a heading, as GitHub does."""
    return _NO_WORD.sub("", heading.content.lower()).replace(" ", "-")
