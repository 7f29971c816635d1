"""Does what is pointed at light up with its retain path, everywhere?"""

from collections import deque

from harness.page import differs


def an_object_is_lit_with_its_retain_path(page):
    """By pointer, by focus and by a click; at the last moment at which most is alive."""
    reports = page.moments()
    position = max(range(len(reports)), key=lambda place: len(reports[place]["snapshot"]["references"]))
    page.go(position)
    snapshot, verdicts = reports[position]["snapshot"], reports[position]["verdicts"]
    told = {v["object"]: arrows(v["path"]["references"]) for v in verdicts if "path" in v}
    drawn = set(page.pane()["shown"])
    for name, lit in page.ask("return look.litByObject()").items():
        if name not in drawn:
            continue
        yield from differs(f"whether {name} is lit itself", name in lit["boxes"], True)
        yield from differs(f"whether the words {name} are lit", name in lit["words"], True)
        yield from path_is_right(name, lit, snapshot, told, drawn)


def arrows(references):
    return {(each["from"], each["to"]) for each in references}


def path_is_right(name, lit, snapshot, told, drawn):
    """The path is the one that the tool tells, or else a shortest one from a root."""
    seen = {tuple(each) for each in lit["arrows"]}
    expected = told.get(name)
    if expected is None:
        yield from is_a_shortest_path(name, seen, snapshot, drawn)
    elif all(end in drawn for arrow in expected for end in arrow):
        yield from differs(f"path to {name}", sorted(seen), sorted(expected))
    ends = {end for arrow in seen for end in arrow if end}
    yield from differs(f"objects of the path to {name} that are not lit", sorted(ends - set(lit["boxes"])), [])


def is_a_shortest_path(name, seen, snapshot, drawn):
    far = distances_from_roots(snapshot)
    expected = far.get(name)
    if expected is None or any(end not in drawn for arrow in seen for end in arrow):
        return
    yield from differs(f"references of the path to {name}", len(seen), expected)
    strong = arrows(each for each in snapshot["references"] if each["strength"] == "strong")
    yield from differs(f"references of the path to {name} that keep nothing", sorted(seen - strong), [])
    steps = sorted(far[end] for _, end in seen)
    yield from differs(f"steps of the path to {name}", steps, list(range(1, expected + 1)))


def distances_from_roots(snapshot):
    """How many strong references lead to each object from the nearest root; a permanent one is
    preferred, however near another is."""
    permanent = [root["object"] for root in snapshot["roots"] if root["kind"] == "permanent"]
    temporary = [root["object"] for root in snapshot["roots"] if root["kind"] != "permanent"]
    return distances(temporary, snapshot) | distances(permanent, snapshot)


def distances(roots, snapshot):
    followers = {}
    for each in snapshot["references"]:
        if each["strength"] == "strong":
            followers.setdefault(each["from"], []).append(each["to"])
    found = dict.fromkeys(roots, 0)
    queue = deque(roots)
    while queue:
        here = queue.popleft()
        for there in followers.get(here, []):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def the_owners_of_what_is_due_are_lit(page):
    """Of each moment at which most roots keep what is due: the roots that are lit are the report's owners."""
    setting = max(page.settings, key=lambda each: most_owners(page.moments(each)))
    page.ask("look.choose(arguments[0]); look.uncover()", setting)
    for position, report in enumerate(page.moments(setting)):
        page.go(position)
        drawn = set(page.pane()["shown"])
        lit = page.ask("return look.litByObject()")
        due = [v["object"] for v in report["verdicts"] if v["verdict"] != "released"]
        roots = {root["object"] for root in report["snapshot"]["roots"]}
        seen = {box for name in due if name in lit for box in lit[name]["boxes"]} & roots
        yield from differs(f"owners lit at {report['moment']}", sorted(seen), sorted(owners(report) & drawn))
    page.ask("look.choose(arguments[0])", page.opening)


def owners(report):
    return set(report["permanentOwners"] + report["temporaryOwners"])


def most_owners(reports):
    return max(len(owners(report)) for report in reports)


def a_click_keeps_an_object_lit_until_escape(page):
    page.go(0)
    name, x, y = page.ask("return look.spot()")
    page.browser.point(x, y)
    yield from differs("lit under the pointer", name in page.ask("return look.lit()")["boxes"], True)
    page.browser.point(1, 1)
    yield from differs("lit when the pointer has left", page.ask("return look.lit()")["boxes"], [])
    page.browser.click(x, y)
    page.browser.point(1, 1)
    kept = page.ask("return look.lit()")
    yield from differs("lit after a click", name in kept["boxes"], True)
    card = page.ask("return look.text(document.getElementById('object-card'))")
    yield from differs("card of what is kept", name in card, True)
    page.key("Escape")
    yield from differs("lit after Escape", page.ask("return look.lit()")["boxes"], [])


def a_reference_lights_its_two_ends(page):
    page.go(0)
    for (source, target), lit in page.ask("return look.litByReference()"):
        yield from differs(f"lit with {source} -> {target}", [source, target] in lit["arrows"], True)
        ends = {source, target} - set(lit["boxes"])
        yield from differs(f"ends of {source} -> {target} that are not lit", sorted(ends), [])


def the_focus_lights_an_object(page):
    page.go(0)
    page.ask("document.querySelector('.object-button').focus()")
    name = page.ask("return document.activeElement.dataset.object")
    yield from differs("lit with the focus", name in page.ask("return look.lit()")["boxes"], True)
