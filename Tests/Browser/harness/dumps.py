"""Dumps to make pages of, and the graph that the tool reads in them: the second opinion on a page."""

import functools
import json
import re
from collections import deque
from functools import cached_property
from pathlib import Path

from harness.page import Page

STORIES = Path(__file__).resolve().parents[2] / "RefGraphImportTests" / "Stories"
# One whose objects a root keeps, and one whose objects keep each other.
KEPT = STORIES / "timer-weak-property-still-leaks.json"
LEAKED = STORIES / "sprite-action-captures-node.json"
# What keeps its target, or may.
OWNING = ("strong", "conservative")
# How many rows the large dump has, of three objects each: more than a page holds.
ROWS = 1100


class Graph:
    """The report of the tool on a dump, asked as a reader of the page would ask."""

    def __init__(self, report):
        self.report = report
        snapshot = report["snapshot"]
        self.objects = {each["id"]: each for each in snapshot["objects"]}
        self.released = {each["id"]: each for each in snapshot["released"]}
        self.references = snapshot["references"]
        self.roots = {root["object"]: root["kind"] for root in snapshot["roots"]}
        self.due = snapshot["expectReleased"]
        self.verdicts = {each["object"]: each["verdict"] for each in report["verdicts"]}

    @cached_property
    def to(self):
        """By object: the references to it."""
        return self.by("to")

    @cached_property
    def of(self):
        """By object: the references from it."""
        return self.by("from")

    def by(self, end):
        found = {name: [] for name in self.objects}
        for each in self.references:
            found[each[end]].append(each)
        return found

    def distances(self, roots):
        """How many references that own, or may own, lead to each object from the nearest root."""
        found = dict.fromkeys(roots, 0)
        queue = deque(roots)
        while queue:
            here = queue.popleft()
            for each in self.of[here]:
                if each["strength"] in OWNING and each["to"] not in found:
                    found[each["to"]] = found[here] + 1
                    queue.append(each["to"])
        return found

    @cached_property
    def far(self):
        """The same for all roots; a permanent one is preferred, however near another is."""
        permanent = [name for name, kind in self.roots.items() if kind == "permanent"]
        return self.distances(self.roots) | self.distances(permanent)

    def unreached(self):
        """The objects to which no root leads."""
        return set(self.objects) - set(self.far)

    @cached_property
    def reached(self):
        """By root: what it leads to."""
        return {root: set(self.distances([root])) for root in self.roots}

    def owners(self, name):
        """The roots that lead to an object, but for itself."""
        return {root for root, reached in self.reached.items() if name in reached} - {name}

    def groups(self, name, end):
        """The references of an object that are alike, in order: label, strength, type of the objects
        at their `end`, how many, the objects."""
        found = {}
        for each in self.of[name] if end == "to" else self.to[name]:
            label = re.sub(r"(^|\[)\d+(\]?)$", r"\1\2", each["label"])
            kind = (label, each["strength"], self.objects[each[end]]["type"])
            found.setdefault(kind, []).append(each)
        return [
            (
                same[0]["label"] if len(same) == 1 else label,
                strength,
                kind,
                [each[end] for each in same],
            )
            for (label, strength, kind), same in found.items()
        ]


class DumpPage(Page):
    """The page of a dump. `words` are those by which the tool tells of the same snapshot."""

    def __init__(self, browser, tool, path, words):
        super().__init__(browser, tool, path)
        self.words = words

    @property
    def graph(self):
        return graph_of(self.tool, self.words)

    def show(self, name):
        """Has the page show an object, by its address."""
        self.ask("window.location.hash = `object=${encodeURIComponent(arguments[0])}`", name)
        self.settle()

    def settle(self):
        """The browser tells of a change of address a little later."""
        self.ask("return new Promise((done) => setTimeout(done, 30))")

    def write(self, text):
        """Types a text."""
        for letter in text:
            self.browser.key(letter)


@functools.lru_cache(maxsize=None)
def graph_of(tool, words):
    return Graph(tool.json(*words))


def crowd():
    """An app with a list of many rows, each with its model and a closure. Every tenth closure keeps
    its row; every twentieth row is due, and the list has let go of it."""
    objects = [{"id": "app", "type": "UIApplication", "kind": "system"}, {"id": "list", "type": "ListController"}]
    references = [{"from": "app", "to": "list", "label": "root", "strength": "strong"}]
    due = []
    for number in range(ROWS):
        row, model, action = (f"{kind}{number}" for kind in ("row", "model", "onTap"))
        objects += [
            {"id": row, "type": "RowView", "size": 480},
            {"id": model, "type": "RowModel", "size": 64, "name": None},
            {"id": action, "type": "closure", "kind": "closure", "size": 32},
        ]
        references += [
            {"from": row, "to": model, "label": "model", "strength": "strong"},
            {"from": row, "to": action, "label": "onTap", "strength": "strong"},
            {"from": action, "to": row, "label": "self", "strength": "weak" if number % 10 else "strong"},
        ]
        if number % 20:
            references.append({"from": "list", "to": row, "label": f"rows[{number}]", "strength": "strong"})
        else:
            due.append(row)
    return json.dumps(
        {
            "format": "refgraph-snapshot",
            "version": 1,
            "liveness": "captured",
            "title": "A list of many rows",
            "objects": objects,
            "roots": [{"object": "app", "kind": "permanent"}],
            "references": references,
            "expectReleased": due,
        }
    )


# How many objects of a dump have one name.
ALIKE = 3


def namesakes():
    """A list that keeps cells of one name, which are all due."""
    cells = [f"cell{number}" for number in range(ALIKE)]
    return json.dumps(
        {
            "format": "refgraph-snapshot",
            "version": 1,
            "objects": [{"id": "list", "type": "List"}]
            + [{"id": cell, "type": "Cell", "name": "cell"} for cell in cells],
            "roots": [{"object": "list", "kind": "permanent"}],
            "references": [{"from": "list", "to": cell, "label": cell} for cell in cells],
            "expectReleased": cells,
        }
    )
