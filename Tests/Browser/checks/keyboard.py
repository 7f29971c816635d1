"""Does the keyboard alone suffice, and does one see where it is?"""

import re

from harness.page import differs

# More presses of Tab than any page has stops.
PATIENCE = 150


def tab_reaches_every_control_and_leaves_again(page):
    expected = page.ask("return look.stops()")
    there = walk(page, shift=False)
    yield from differs("stops of Tab", [stop["name"] for stop in there], expected)
    for stop in there:
        if not stop["isMarked"]:
            yield f"nothing shows that {stop['name']} has the focus"
        if not stop["isInSight"]:
            yield f"{stop['name']} is out of sight when it has the focus"


def shift_and_tab_lead_back_through_every_control(page):
    expected = page.ask("return look.stops()")[::-1]
    stops = [stop["name"] for stop in walk(page, shift=True)]
    yield from differs("stops of Shift and Tab", stops, expected)


def walk(page, shift):
    """The stops from one end of the document until it is left, begins anew, or lets nobody on."""
    page.ask("look.leave()")
    stops = []
    for press in range(PATIENCE):
        page.key("Tab", shift=shift)
        stop = page.ask("return look.stop()")
        if stop is None and press == 0:
            continue
        if stop is None or (stops and stop["place"] in (stops[0]["place"], stops[-1]["place"])):
            break
        stops.append(stop)
    return stops


def a_lesson_can_be_gone_through_by_keyboard_alone(page):
    """Chooses, goes to the question, answers wrongly, and reads on: trusted keys, nothing else."""
    page.open_anew()
    lesson = page.tool.lesson(page.scenario, page.opening)
    names = page.names()
    question = lesson["questions"][0]
    reach(page, "#moments [tabindex='0']")
    page.key(str(names.index(question["moment"]) + 1))
    yield from differs("moment by a digit", page.pane()["title"], question["moment"])
    reach(page, "form.question input")
    page.key(" ", *["ArrowDown"] * (question["right"] - 1))
    page.key("Enter")
    outcomes = [each["outcome"] for each in page.ask("return look.results()")]
    right = question["answers"][question["right"] - 1]
    yield from differs("outcome by keyboard", outcomes, [f"Right: {right}"])
    yield from differs("whether the focus is kept", page.ask("return look.stop() !== null"), True)
    if page.choices:
        page.ask("look.leave()")
        reach(page, "#choices input")
        page.key("ArrowRight")
        name, values = page.choices[0]
        expected = f"{name}={values[1]}"
        yield from differs("setting by keyboard", page.pane()["setting"].split(" ")[0], expected)


def references_can_be_kept_by_keyboard(page):
    """Trusted keys lead to the references, Enter keeps one while the focus goes on, Escape lets go."""
    reports = page.moments()
    position = max(range(len(reports)), key=lambda place: len(reports[place]["snapshot"]["references"]))
    page.go(position)
    page.ask("look.leave()")
    reach(page, ".canvas .arrow")
    if not page.ask("return look.stop().isMarked"):
        yield "nothing shows that a reference has the focus"
    names = page.ask("return look.referencesByArrows()")
    yield from differs("whether each is named once or more", len(names) > 0 and all(names), True)
    yield from named_references(page, names, reports[position]["snapshot"])
    page.key("ArrowDown", "Enter")
    kept = page.ask("return document.activeElement.id")
    page.key("Tab", "Tab")
    yield from differs("whether another has the focus", page.ask("return document.activeElement.id") != kept, True)
    state = "return [look.isLit(arguments[0]), document.getElementById(arguments[0]).getAttribute('aria-pressed')]"
    yield from differs("what Enter keeps", page.ask(state, kept), [True, "true"])
    page.key("Escape")
    page.ask("document.activeElement.blur()")
    yield from differs("what Escape lets go", page.ask(state, kept), [False, "false"])


def named_references(page, names, snapshot):
    """Whoever is drawn with both ends is heard as in the report: "detail.onSave, strong, to onSave"."""
    drawn = set(page.pane()["shown"])
    expected = {
        f"{each['from']}.{each['label']}, {each['strength']}, to {each['to']}"
        for each in snapshot["references"]
        if each["label"] and {each["from"], each["to"]} <= drawn
    }
    heard = [name for name in names if not name.endswith(", gone")]
    missing = [each for each in sorted(expected) if not any(plain(name).startswith(plain(each)) for name in heard)]
    yield from differs("references that are not heard", missing, [])


def plain(name):
    """Without the index of an element, which changes from moment to moment."""
    return re.sub(r"\[\d+\]", "[]", name)


def reach(page, selector):
    for _ in range(PATIENCE):
        if page.ask("return document.activeElement.matches(arguments[0])", selector):
            return
        page.key("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def every_focus_shows_in_the_dark(page):
    page.browser.emulate(prefers_color_scheme="dark", prefers_reduced_motion="reduce")
    for stop in walk(page, shift=False):
        if not stop["isMarked"]:
            yield f"nothing shows in the dark that {stop['name']} has the focus"


def arrows_reach_every_object_of_the_diagram(page):
    reports = page.moments()
    position = max(range(len(reports)), key=lambda place: len(reports[place]["snapshot"]["objects"]))
    page.go(position)
    drawn = page.ask("return look.drawn()")
    page.ask("document.querySelector('.canvas .box[tabindex=\"0\"]').focus()")
    reached = page.ask("return look.reachedByArrows()")
    yield from differs("objects that arrows do not reach", sorted(set(drawn) - set(reached)), [])
    page.key("Enter")
    kept = page.ask("return document.activeElement.classList.contains('is-lit')")
    yield from differs("whether Enter lights an object", kept, True)
    page.key("Escape")
    page.ask("document.activeElement.blur()")
