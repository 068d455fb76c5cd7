"""How the generators spell a name."""

import re


def camel(name: str, *, upper: bool) -> str:
    """Spell a name in camelCase or PascalCase, as protoc does for Java and C#: a letter after a digit is a capital."""
    spelt = re.sub(
        r"(?:^|[^A-Za-z0-9]+|(?<=[0-9]))([A-Za-z]|(?<=[^A-Za-z0-9])[0-9])", lambda found: found[1].upper(), name
    )
    spelt = re.sub(r"[^A-Za-z0-9]", "", spelt)
    return (spelt[:1].upper() if upper else spelt[:1].lower()) + spelt[1:]


def words(name: str) -> list[str]:
    """Give the words of a name, in small letters."""
    return [word.lower() for word in name.split("_") if word]


def plain_camel(name: str, *, upper: bool) -> str:
    """Spell a name in camelCase or PascalCase by its words alone, as Dart and Swift do."""
    spelt = "".join(word[:1].upper() + word[1:] for word in name.split("_") if word)
    return (spelt[:1].upper() if upper else spelt[:1].lower()) + spelt[1:]


def go_camel(name: str) -> str:
    """Spell a name as protoc-gen-go does: `_` goes where a small letter follows, and stays elsewhere."""
    return re.sub(r"(?:^|_)([a-z])", lambda found: found[1].upper(), name)


def without_prefix(enum: str, value: str) -> str:
    """Take the name of the enum off a value, as C# and Swift do; the whole value where nothing or a digit is left."""
    prefix = "_?".join(enum)
    rest = re.sub(f"^{prefix}_*", "", value, flags=re.IGNORECASE)
    return rest if rest and not rest[0].isdigit() else value
