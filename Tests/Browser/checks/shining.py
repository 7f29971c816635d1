"""Does what is pointed at on a snapshot's page light up, in the diagram and in the words?"""

from harness.dumps import OWNING
from harness.page import differs


def an_object_is_lit_with_its_way_and_owners(page):
    """In the diagram, and wherever the words name it."""
    page.open_anew()
    drawn = set(page.ask("return look.drawnHere()"))
    named = page.ask("return look.litWhile('#main a.object')")
    if not named:
        yield "no words name an object"
    for name, seen in named:
        yield from object_is_lit(page.graph, name, seen, drawn)
        yield from differs(f"whether the words {name} are lit", name in seen["words"], True)
    for name in drawn & set(page.graph.objects):
        seen = page.ask(
            "const box = Array.from(document.querySelectorAll('.canvas .box'))"
            ".find((each) => each.dataset.name === arguments[0]); look.hover(box); return look.litHere()",
            name,
        )
        yield from object_is_lit(page.graph, name, seen, drawn)
    page.ask("look.hover(document.body)")
    yield from differs("lit when nothing is pointed at", page.ask("return look.litHere()")["boxes"], [])


def object_is_lit(graph, name, seen, drawn):
    if name not in drawn:
        return
    yield from differs(f"whether {name} is lit itself", name in seen["boxes"], True)
    if name not in graph.objects:
        return
    arrows = {tuple(each) for each in seen["arrows"]}
    owning = {(each["from"], each["to"]) for each in graph.references if each["strength"] in OWNING}
    yield from differs(f"lit with {name} that own nothing", sorted(arrows - owning), [])
    expected = {end for arrow in arrows for end in arrow} | ({name} | graph.owners(name)) & drawn
    yield from differs(f"objects lit with {name}", sorted(seen["boxes"]), sorted(expected))
    if name in graph.far:
        yield from differs(f"references lit with {name}", len(arrows), graph.far[name])
    else:
        loops = [
            {(each["from"], each["to"]) for each in cycle["loop"]}
            for cycle in graph.report["cycles"]
            if name in cycle["objects"]
        ]
        if loops:
            yield from differs(f"loop lit with {name}", sorted(arrows), sorted(loops[0]))


def a_reference_is_lit_with_its_ends(page):
    page.open_anew()
    page.show(list(page.graph.objects)[-1])
    page.ask("document.activeElement.blur(); document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
    drawn = set(page.ask("return look.drawnHere()"))
    for ends, seen in page.ask("return look.litWhile('.canvas .arrow')"):
        yield from reference_is_lit(ends, seen)
    told = page.ask("return look.litByWords()")
    if not told:
        yield "no words tell of a reference"
    for ends, seen in told:
        yield from differs(f"whether the words of {ends} are lit", seen["isLitItself"], True)
        if set(ends) <= drawn:
            yield from reference_is_lit(ends, seen)


def reference_is_lit(ends, seen):
    yield from differs(f"references lit with {ends}", seen["arrows"], [ends])
    yield from differs(f"objects lit with {ends}", sorted(seen["boxes"]), sorted(set(ends)))


def a_reference_of_the_diagram_is_lit_in_the_words(page):
    """Where the words tell of it: on a path, in a cycle."""
    page.open_anew()
    told = {tuple(ends) for ends, _ in page.ask("return look.litByWords()")}
    for ends, seen in page.ask("return look.litWhile('.canvas .arrow')"):
        if tuple(ends) in told:
            yield from differs(f"whether the words of {ends} are lit", bool(seen["words"]), True)


def the_focus_lights_an_object_and_the_reference_of_its_line(page):
    page.open_anew()
    # Whoever has left the document by the keyboard comes back by a press.
    page.browser.click(1, 1)
    drawn = set(page.ask("return look.drawnHere()"))
    lines = page.ask(
        "return Array.from(document.querySelectorAll('.text > .reference'), (each) => {"
        "each.previousSibling.focus(); return [look.text(each.previousSibling), look.text(each.nextSibling),"
        "look.litHere()] })"
    )
    for source, target, seen in lines:
        if {source, target} <= drawn:
            yield from differs(f"whether the focus on {source} lights it", source in seen["boxes"], True)
            lit = [source, target] in seen["arrows"]
            yield from differs(f"whether the focus on {source} lights {source} -> {target}", lit, True)


def a_click_keeps_a_reference_lit_until_escape(page):
    page.open_anew()
    spot = page.ask("return look.arrowSpot()")
    if not spot:
        yield "the pointer meets no reference"
        return
    ends, x, y = spot
    page.browser.point(x, y)
    yield from differs("lit under the pointer", page.ask("return look.litHere()")["arrows"], [ends])
    page.browser.point(1, 1)
    yield from differs("lit when the pointer has left", page.ask("return look.litHere()")["arrows"], [])
    page.browser.click(x, y)
    page.browser.point(1, 1)
    yield from differs("lit after a click", page.ask("return look.litHere()")["arrows"], [ends])
    page.key("Escape")
    yield from differs("lit after Escape", page.ask("return look.litHere()")["arrows"], [])
