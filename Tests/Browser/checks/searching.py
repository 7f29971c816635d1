"""Does the search of a snapshot's page find what the graph holds, by keyboard alone?"""

from checks import hostile as texts
from harness import hostile
from harness.dumps import ALIKE
from harness.page import differs

# How many objects the list shows at most.
MOST = 50


def typing_finds_what_the_graph_holds(page):
    """By a name, by a part of a type in other letters, and by a letter that many have."""
    page.open_anew()
    first, name = list(page.graph.objects)[:2]
    for text in (name, page.graph.objects[first]["type"][1:5].upper(), name[0]):
        page.ask("const field = document.getElementById('search'); field.focus(); field.value = ''")
        page.write(text)
        yield from is_found(page, text, page.ask("return look.found()"))


def is_found(page, text, found):
    """All of a small snapshot; of a large one what the page holds, which it says."""
    wanted = matches(page.graph, text)
    count = int(found["count"].split(" ")[0].replace(",", ""))
    yield from differs(f"whether the list is open at {text}", found["isOpen"], True)
    yield from differs(f"found by {text} in vain", sorted(set(found["names"]) - set(wanted)), [])
    yield from differs(f"how many are listed of {text}", len(found["names"]), min(count, MOST))
    if " of the " not in found["count"]:
        yield from differs(f"how many are found by {text}", count, len(wanted))
    elif not 0 < count <= len(wanted):
        yield f"{count} are found by {text}, of {len(wanted)}"
    exact = [name for name in wanted if name.lower() == text.lower()]
    yield from differs(f"first found by {text}", found["names"][: len(exact)], exact)


def matches(graph, text):
    """Alive, or due and gone."""
    wanted = text.lower()
    objects = graph.objects | {name: each for name, each in graph.released.items() if name in graph.due}
    return [name for name, each in objects.items() if wanted in f"{name}\n{each['type']}".lower()]


def arrows_choose_and_enter_opens(page):
    page.open_anew()
    page.key("/")
    yield from differs("what has the focus after /", page.ask("return document.activeElement.id"), "search")
    page.write("e")
    names = page.ask("return look.found()")["names"]
    if len(names) < 2:
        yield f"only {names} are found by e"
        return
    for keys, place in ((["ArrowDown"], 0), (["ArrowDown"], 1), (["ArrowUp"], 0), (["ArrowUp"], -1)):
        page.key(*keys)
        found = page.ask("return look.found()")
        yield from differs(f"chosen by {keys}", found["chosen"], names[place])
        yield from differs("told to assistive software", found["active"], found["chosenId"])
    page.key("ArrowDown", "ArrowDown", "Enter")
    page.settle()
    yield from differs("object opened by Enter", page.ask("return look.card()")["title"], names[1])
    yield from differs("whether the list is open then", page.ask("return look.found()")["isOpen"], False)
    focus = page.ask("return document.activeElement.id")
    yield from differs("what has the focus then", focus, "card-title")


def escape_closes_the_list_and_then_clears_the_field(page):
    page.open_anew()
    page.key("/")
    page.write("e")
    value = "return document.getElementById('search').value"
    page.key("Escape")
    yield from differs("open after Escape", [page.ask("return look.found()")["isOpen"], page.ask(value)], [False, "e"])
    page.key("Escape")
    yield from differs("text after another", page.ask(value), "")


def a_name_that_several_have_leads_to_the_search(page):
    """Nobody knows which of them a sentence means: all are listed, and each has an address."""
    page.open_anew()
    names = page.ask("return look.press('#due button.object')")
    yield from differs("the name that is pressed", names, "cell")
    found = page.ask("return look.found()")
    yield from differs("found by it", found["names"], [names] * ALIKE)
    addresses = set()
    for place in range(ALIKE):
        page.ask("look.press('#due button.object')")
        page.key(*["ArrowDown"] * (place + 1), "Enter")
        page.settle()
        yield from differs("object opened", page.ask("return look.card()")["title"], names)
        addresses.add(page.ask("return window.location.hash"))
    yield from differs("addresses of those that are called so", len(addresses), ALIKE)


def what_is_not_there_is_not_found(page):
    page.open_anew()
    for text in ("no such thing", hostile.MARKUP, "__proto__ ", "((((", "9" * 400):
        page.ask(
            "const field = document.getElementById('search'); field.focus(); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input'))",
            text,
        )
        found = page.ask("return look.found()")
        yield from differs(f"said of {text[:20]}", found["count"].split(" of ")[0].rstrip("."), "No objects")
        yield from differs(f"whether a list is open for {text[:20]}", found["isOpen"], False)
        page.key("ArrowDown", "Enter")
        yield from texts.nothing_has_come_of_it(page)
