"""Does the card of each object say what the graph has of it?"""

from checks.figures import PHRASES
from harness.dumps import OWNING
from harness.page import differs

# Of how many objects the cards are looked at.
SAMPLE = 40
# What a card says where looking for all owners of all objects would have taken too long.
NOT_SOUGHT = "Whether other roots keep it as well was not looked for"
# How many objects of a group have a way to them.
MEMBERS = 24


def sample(graph):
    names = list(graph.objects)
    return names[:2] + names[2 :: max(1, len(names) // SAMPLE)]


def a_card_says_what_the_graph_has(page):
    page.open_anew()
    held = page.ask("return look.text(document.getElementById('found-count'))")
    for name in sample(page.graph):
        page.show(name)
        card = page.ask("return look.card()")
        if not card["title"] and " of " in held:
            continue
        yield from what_it_is(page.graph, name, card)
        yield from groups(page.graph, name, card)
        yield from keepers(page.graph, name, card)


def what_it_is(graph, name, card):
    each = graph.objects[name]
    yield from differs(f"title of {name}", card["title"], name)
    size = f"{each['size']:,} bytes" if each.get("size") else "not known"
    facts = {"Type": each["type"], "Kind": each.get("kind", "instance"), "Size": size}
    told = {label: card["facts"].get(label) for label in facts}
    yield from differs(f"facts of {name}", told, facts)
    verdict = graph.verdicts.get(name) or ("leaked" if name in graph.unreached() else None)
    word = PHRASES[verdict] if verdict else "not due to be gone"
    yield from differs(f"whether {word} is said of {name}", word in card["sentence"], True)


def groups(graph, name, card):
    for title, end in (("of", "to"), ("to", "from")):
        expected = graph.groups(name, end)
        seen = card[title]
        yield from differs(
            f"groups {title} {name}",
            [[each["label"], each["strength"], each["type"], each["count"]] for each in seen],
            [[label or "a reference", strength, kind, len(objects)] for label, strength, kind, objects in expected],
        )
        for each, (label, _, _, objects) in zip(seen, expected):
            first = objects[:MEMBERS]
            yield from differs(f"objects {title} {name} by {label}", each["objects"], first[: len(each["objects"])])
            if len(objects) > len(each["objects"]) and not each["rest"]:
                yield f"nothing says that {name} has more of {label}"


def keepers(graph, name, card):
    """A shortest way from a root, and every root that has one."""
    far = graph.far.get(name)
    if far is None:
        yield from differs(f"way to {name}, which no root reaches", card["way"], [])
        return
    way = card["way"]
    yield from differs(f"steps of the way to {name}", len(way), far)
    known = {(r["from"], r["label"], r["to"]) for r in graph.references if r["strength"] in OWNING}
    strange = [step for step in way if tuple(step) not in known]
    yield from differs(f"steps of the way to {name} that own nothing", strange, [])
    ends = [step[0] for step in way] + [name]
    yield from differs(f"joints of the way to {name}", [step[2] for step in way], ends[1:])
    yield from differs(f"whether the way to {name} begins at a root", ends[0] in graph.roots, True)
    if NOT_SOUGHT not in card["text"]:
        yield from differs(f"owners of {name}", set(card["owners"]), graph.owners(name))
