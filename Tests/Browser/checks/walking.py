"""Can one go from object to object, back again, and come to one from outside?"""

from harness.page import differs

# More steps than any way to a root has.
PATIENCE = 20


def referrers_lead_up_to_a_root_and_back(page):
    """From the object that is farthest from its root, by pressing what refers to it."""
    page.open_anew()
    # A history that is full forgets its beginning.
    page.browser.command("Page.resetNavigationHistory")
    graph = page.graph
    here = max(graph.far, key=lambda name: graph.far[name])
    page.show(here)
    gone = [here]
    while here not in graph.roots and len(gone) < PATIENCE:
        here = next(r["from"] for r in graph.to[here] if graph.far.get(r["from"], PATIENCE) < graph.far[here])
        pressed = page.ask(
            "const way = look.under('Referred to by').flatMap((each) => [...each.querySelectorAll('.object')])"
            ".find((each) => look.text(each) === arguments[0]); way?.click(); return Boolean(way)",
            here,
        )
        yield from differs(f"whether {here} can be gone to", pressed, True)
        page.settle()
        gone.append(here)
        yield from differs("object gone to", page.ask("return look.card()")["title"], here)
        yield from differs("way gone", page.ask("return look.trail()"), gone)
    yield from differs("whether a root is reached", here in graph.roots, True)
    yield from back(page, gone)


def back(page, gone):
    """By the button, and by the browser's own way."""
    if len(gone) < 2:
        return
    for place in range(len(gone) - 2, -1, -1):
        page.ask("(document.getElementById('back') ?? { click() {} }).click()" if place else "window.history.back()")
        page.settle()
        page.settle()
        yield from differs("object gone back to", page.ask("return look.card()")["title"], gone[place])
        trail = page.ask("return look.trail()")
        yield from differs("way after going back", trail, gone[: place + 1] if place else [])
    page.ask("window.history.forward()")
    page.settle()
    page.settle()
    yield from differs("object after going forward", page.ask("return look.card()")["title"], gone[1])


def an_address_leads_to_an_object(page):
    name = list(page.graph.objects)[-1]
    page.open_anew(f"#object={name}")
    yield from differs("object of the address", page.ask("return look.card()")["title"], name)
    identity = page.ask("return look.card()")["facts"]["Identity"].split(" ")[0]
    page.open_anew(f"#object={identity}")
    yield from differs("object of its identity", page.ask("return look.card()")["title"], name)
    for address in ("#object=no%20such", "#object=%zz", "#object=__proto__", "#nothing"):
        page.open_anew(address)
        card = page.ask("return look.card()")
        yield from differs(f"object of {address}", card["title"], "")
        yield from differs(f"whether anything is said of {address}", len(card["text"]) > 20, True)


def an_object_is_announced(page):
    page.open_anew()
    name = list(page.graph.objects)[-1]
    role = page.ask("return document.getElementById('status').getAttribute('role')")
    yield from differs("role of the announcements", role, "status")
    page.show(name)
    said = page.ask("return look.text(document.getElementById('status'))")
    yield from differs("what is announced", said, page.ask("return look.card()")["sentence"])
