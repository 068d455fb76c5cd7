"""Any table over REST: draws, labels and tells a game of any rule set, and knows the rules of none.

`python examples/any_table.py take_that/1 --language ko --seed 7`: one program sits at every seat and plays legal moves.
All that it shows comes from three answers: the rule set (cards, zones, what events move), its texts, and the game as
the seat on turn may see it. It needs the standard library alone.
"""

import argparse
import json
import random
import re
import uuid
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

Json = dict[str, Any]
Place = tuple[str, int | None]
"""A zone, and the seat whose it is."""

NAMES = ("Ann", "지민", "Bo", "서연", "Eve", "하늘", "Kim", "도윤", "Lea", "유나")
FACT = re.compile(r"\{(\??)(\w+)(?::([^/{}]+)/([^{}]+))?\}")


def render(template: str, facts: dict[str, str]) -> str:
    """Put facts into a text (docs/texts.md tells its grammar); an empty fact is one that is not there."""

    def part(found: re.Match[str]) -> str:
        return found[1] if all(facts.get(fact[2]) for fact in FACT.finditer(found[1])) else ""

    def fact(found: re.Match[str]) -> str:
        word = "" if found[1] else facts.get(found[2], "…")
        return word + (particle(word, found[3], found[4]) if found[3] else "")

    return FACT.sub(fact, re.sub(r"\[([^\[\]]*)\]", part, template))


def particle(word: str, after_consonant: str, after_vowel: str) -> str:
    """Choose the Korean particle for the last sound of a word: a syllable, a digit, a letter or a Latin word."""
    sounds = re.findall(r"[A-Za-z]+|[0-9가-힣]", word)
    if not sounds:
        return f"{after_consonant}({after_vowel})"
    last, alone = sounds[-1][-1].lower(), len(sounds[-1]) == 1
    if last >= "가":
        final = (ord(last) - 0xAC00) % 28
    else:
        final = 8 if last in ("178lr" if alone else "l") else int(last in ("036mn" if alone else "bcgkmnpt"))
    return after_vowel if final == 0 or (final == 8 and after_vowel.startswith("로")) else after_consonant


class Words:
    """Says what happens in a game, in the words of its rule set."""

    def __init__(self, rules: Json, texts: Json, names: tuple[str, ...]) -> None:
        """Take GetRuleSet, GetTexts, and who sits where."""
        self._texts = {(text["kind"], text["key"]): text["text"] for text in texts["texts"]}
        self._facts = {told["tag"]: told["facts"] for told in (*rules["moves"], *rules["events"])}
        self._names = names

    def sentence(self, kind: str, told: Json) -> str:
        """Tell an EVENT, or label a MOVE."""
        facts = {fact["name"]: self._noun(fact["kind"], told[fact["name"]]) for fact in self._facts[told["type"]]}
        return render(self._texts[kind, told["type"]], facts)

    def name(self, kind: str, key: str) -> str:
        """Name a ZONE or a PHASE; a part of the text whose facts are not known stays out."""
        return render(self._texts[kind, key], {})

    def word(self, value: Any) -> str:
        """Give the word for a value, nothing where it has none."""
        return self._texts.get(("WORD", value), "")

    def _noun(self, kind: str, value: Any) -> str:
        match kind, value:
            case _, None | False | []:
                return ""
            case _, list():
                return ", ".join(self._noun(kind, each) for each in value)
            case "SEAT", _:
                return self._names[value]
            case "CARD", _:
                card = card_of(value)
                return render(self._texts.get(("CARD", card)) or self._texts["CARD", "any"], {"card": card})
            case "WORD", _:
                return self.word(value)
            case "PHASE", _:
                return self.name("PHASE", value)
            case _:
                return str(value)


def card_of(value: Any) -> str:
    """Give the spelling of a card; a card with two sides is called by the one in play."""
    return str(value["face"] if isinstance(value, dict) else value)


class Table:
    """Where the cards lie, followed event by event as an animation would."""

    def __init__(self, rules: Json, words: Words, names: tuple[str, ...]) -> None:
        """Take GetRuleSet and who sits where; nothing lies anywhere yet."""
        self._cards = {card["card"]: card for card in rules["cards"]}
        self._zones = rules["zones"]
        self._transfers = {event["tag"]: event["transfers"] for event in rules["events"]}
        self._words, self._names = words, names
        self.counts: Counter[Place] = Counter()

    def move(self, event: Json) -> None:
        """Move the cards that an event moves."""
        for transfer in self._transfers[event["type"]]:
            for record in event[transfer["each"]] if transfer["each"] else [event]:
                for source in self._places(transfer["source"], record):
                    for target in self._places(transfer["target"], record):
                        number = self.counts[source] if source and transfer["whole"] else how_many(transfer, record)
                        for place, change in ((source, -number), (target, number)):
                            self.counts.update({place: change} if place else {})

    def _places(self, place: Json | None, record: Json) -> list[Place | None]:
        if place is None:
            return [None]
        if place["seat"] == "*":
            return [(place["zone"], seat) for seat in range(len(self._names))]
        return [(place["zone"], record[place["seat"]] if place["seat"] else None)]

    def counted(self, view: Json) -> Counter[Place]:
        """Count the cards of each zone as a view shows them."""
        found: Counter[Place] = Counter()
        for zone in self._zones:
            for holder in view["seats"] if zone["per_seat"] else [view]:
                shown = lies(holder, zone["view"])
                found[zone["name"], holder.get("seat")] = shown if isinstance(shown, int) else len(shown)
        return found

    def draw(self, view: Json, glowing: set[int]) -> Iterator[str]:
        """Draw the table in lines: its zones and what else it shows, each seat, the viewer's sorted hand."""
        common = [zone for zone in self._zones if not zone["per_seat"]]
        drawn = {zone["view"].partition(".")[0] for zone in common} | {"type", "options", "phase", "seats", "hand"}
        marks = [mark for field, value in view.items() if field not in drawn for mark in self._marks(value)]
        yield "   ".join([*(self._zone(zone, view) for zone in common), *marks])
        for seat in view["seats"]:
            zones = "   ".join(self._zone(zone, seat) for zone in self._zones if zone["per_seat"])
            score = "" if seat["score"] is None else f"   ★ {seat['score']}"
            yield f"{'▶' if seat['seat'] == view['turn'] else ' '} {self._names[seat['seat']]}   {zones}{score}"
        hand = sorted(enumerate(view["hand"]), key=lambda card: self._cards[card_of(card[1])]["sort_key"])
        yield " ".join(f"*{self._face(card)}*" if place in glowing else self._face(card) for place, card in hand)

    def _zone(self, zone: Json, holder: Json) -> str:
        shown, count = lies(holder, zone["view"]), self.counts[zone["name"], holder.get("seat")]
        faces = [self._face(card) for card in shown] if isinstance(shown, list) else []
        return " ".join([self._words.name("ZONE", zone["name"]), str(count), *faces])

    def _marks(self, value: Any) -> Iterator[str]:
        """Give every card and every word in a value of the view; what is neither stays out."""
        match value:
            case {"face": _}:
                yield self._face(value)
            case dict():
                for each in value.values():
                    yield from self._marks(each)
            case str() if value in self._cards:
                yield self._face(value)
            case str() if self._words.word(value):
                yield self._words.word(value)
            case _:
                return

    def _face(self, card: Any) -> str:
        data = self._cards[card_of(card)]
        return f"[{' '.join(filter(None, (self._words.word(data['suit']), data['glyph'])))}]"


def lies(holder: Json, path: str) -> Any:
    """Give what lies in a zone, or how much: `melds.cards` are the `cards` of each of the `melds`."""
    field, _, inside = path.partition(".")
    return [card for pile in holder[field] for card in pile[inside]] if inside else holder[field]


def how_many(transfer: Json, record: Json) -> int:
    """Tell how many cards a transfer moves."""
    cards = record[transfer["count"] or transfer["cards"]]
    return cards if transfer["count"] else len(cards) if isinstance(cards, list) else 1


class Show:
    """A game of which every seat is ours, shown as it is played."""

    def __init__(self, server: str, rule_set: str, language: str, seats: int | None) -> None:
        """Read all that there is to know of a rule set."""
        self._server, self._rule_set = server.rstrip("/"), rule_set
        rules = self._call(f"/rule-sets/{rule_set}")
        self._texts = self._call(f"/rule-sets/{rule_set}/texts?language={language}")
        self._names = NAMES[: seats or rules["rule_set"]["seats"]["minimum"]]
        self._words = Words(rules, self._texts, self._names)
        self._table = Table(rules, self._words, self._names)

    def play(self, most: int, chance: random.Random | None) -> None:
        """Play at most so many moves: the first that is legal, or any by chance."""
        claims = [{"seat": seat, "display_name": name} for seat, name in enumerate(self._names)]
        table = {"rule_set": self._rule_set, "seats": len(claims), "claims": claims, "spectators": "OPEN"}
        created = self._call("/games", {"request_id": str(uuid.uuid4()), **table})
        game, tokens = created["game"]["game_id"], [each["seat_token"] for each in created["credentials"]]
        print(self._texts["name"], game)
        self._tell(created["update"])
        update = self._call(f"/games/{game}/start", {"request_id": "start"}, tokens[0])["update"]
        self._tell(update)
        for _ in range(most):
            if not update["waiting_for"]:
                break
            seat, version = update["waiting_for"][0]["seat"], update["version"]
            view = self._call(f"/games/{game}?after_version={version}", token=tokens[seat])["update"]["view"]
            legal = self._call(f"/games/{game}/legal-moves", token=tokens[seat])
            move = self._ask(seat, view, legal, chance)
            asked = {"request_id": f"after-{version}", "expected_version": version, "move": move}
            update = self._call(f"/games/{game}/moves", asked, tokens[seat])["update"]
            self._tell(update)
        placings = update["outcome"]["placings"] if update["outcome"] else []
        for placing in sorted(placings, key=lambda placing: placing["place"]):
            print(f"{placing['place']}. {self._names[placing['seat']]}   ★ {placing['score']}")

    def _ask(self, seat: int, view: Json, legal: Json, chance: random.Random | None) -> Json:
        """Draw the table with a button for each legal move, and press one."""
        glowing = {place for group in legal["groups"] for place in group["places"]}
        print(f"\n── {legal['version']}", *self._table.draw(view, glowing), sep="\n")
        print(f"{self._names[seat]}: {self._words.name('PHASE', view['phase'])}")
        buttons = [self._words.sentence("MOVE", move) for move in legal["legal_moves"]]
        chosen = chance.randrange(len(buttons)) if chance else 0
        print("   ".join(f"({button})" for button in buttons), f"→ {buttons[chosen]}", sep="\n")
        return legal["legal_moves"][chosen]

    def _tell(self, update: Json) -> None:
        """Tell what happened, and hold where it has moved the cards to what the view shows."""
        for event in (event for entry in update["entries"] for event in entry["events"]):
            self._table.move(event)
            print(f"  · {self._words.sentence('EVENT', event)}")
        if update["view"] and +self._table.counts != +self._table.counted(update["view"]):
            raise SystemExit("the transfers of the events do not lead to what the view shows")

    def _call(self, path: str, body: Json | None = None, token: str | None = None) -> Any:
        """Post a body, or get a path, and give the answer."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self._server}/v1{path}", data, headers), timeout=30) as answer:
            return json.load(answer)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Show a game of any rule set.")
    reader.add_argument("rule_set", help="as the server lists it at /v1/rule-sets")
    reader.add_argument("--language", default="en", help="of all that is told: en or ko")
    reader.add_argument("--server", default="http://127.0.0.1:8080")
    reader.add_argument("--moves", type=int, default=10_000, help="how many to play at most")
    reader.add_argument("--seats", type=int, help="how many players; left out, as few as it takes")
    reader.add_argument("--seed", type=int, help="chooses moves by chance; left out, always the first")
    asked = reader.parse_args()
    show = Show(asked.server, asked.rule_set, asked.language, asked.seats)
    show.play(asked.moves, None if asked.seed is None else random.Random(asked.seed))
