"""Do the numbers and verdicts of a snapshot's page agree with what the tool reports of it?"""

from collections import Counter

from harness.page import differs

# Verdicts of the report, worst first, and what a page calls them.
PHRASES = {
    "leaked": "leaked",
    "abandoned": "abandoned",
    "temporarily-held": "held for now",
    "released": "released",
}
STRENGTHS = ["strong", "weak", "unowned", "unmanaged", "conservative"]


def the_numbers_are_those_of_the_tool(page):
    yield from differs("figures", page.ask("return look.figures()"), expected(page.graph))


def expected(graph):
    """Label, number and note of each figure; what is leaked is counted by walking the graph."""
    size = sum(each.get("size", 0) for each in graph.objects.values())
    cycles = Counter("leaked" if each["status"] == "leaked" else "held by a root" for each in graph.report["cycles"])
    leaked = graph.unreached()
    figures = [
        ("Objects alive", len(graph.objects), f"{size:,} bytes" if size else "sizes not known"),
        ("References", len(graph.references), counted(STRENGTHS, Counter(r["strength"] for r in graph.references))),
        (
            "Roots",
            len(graph.roots),
            counted(["permanent", "temporary"], Counter(graph.roots.values())) or "nothing is kept from outside",
        ),
    ]
    if graph.due:
        verdicts = Counter(PHRASES[each] for each in graph.verdicts.values())
        figures.append(("Due to be gone", len(graph.due), counted(PHRASES.values(), verdicts)))
    note = counted(["leaked", "held by a root"], cycles) or "none found"
    figures.append(("Retain cycles", sum(cycles.values()), note))
    if leaked:
        bytes_ = sum(graph.objects[name].get("size", 0) for name in leaked)
        notes = ["no root reaches them"] + ([f"{bytes_:,} bytes"] if bytes_ else [])
        figures.append(("Leaked, due or not", len(leaked), ", ".join(notes)))
    return [[label, f"{number:,}", note] for label, number, note in figures]


def counted(words, counts):
    return ", ".join(f"{counts[word]:,} {word}" for word in words if counts[word])


def due_objects_have_their_verdicts(page):
    names = [[name, page.graph.verdicts[name]] for name in page.graph.due]
    yield from differs("verdicts", sorted(page.ask("return look.due()")), sorted(names))


def words_are_explained_where_they_first_stand(page):
    found = {PHRASES[each] for each in page.graph.verdicts.values()} - {"released"}
    if page.graph.unreached():
        found.add("leaked")
    yield from differs("explained words", sorted(page.ask("return look.terms()")), sorted(found))


def all_tiles_have_the_same_border(page):
    yield from differs("borders of tiles", page.ask("return look.tileBorders()"), ["1px 1px 1px 1px"])
