"""Do two settings side by side show each what the tool reports of it, and how they differ?"""

from checks.moments import boxes, verdicts
from harness.page import differs

# What the page calls an aspect, and how the tool's comparison has it.
ASPECTS = {
    "log": "events",
    "released": "released",
    "references": "references",
    "cycles": "cycles",
    "verdicts": "verdicts",
}


def two_settings_stand_side_by_side(page):
    if len(page.settings) < 2:
        return
    left, right = page.opening, ((page.choices[0][0], page.choices[0][1][-1]), *page.opening[1:])
    page.ask("look.choose(arguments[0]); look.uncover(); look.choose(arguments[1])", right, left)
    page.ask("look.tabs()[0].click(); document.getElementById('compare').click()")
    page.ask("look.choose(arguments[0], 'choices-b')", right)
    names = [page.names(left), page.names(right)]
    for position, name in enumerate(names[0]):
        page.go(position)
        yield from side(page, "pane-a", left, name)
        if name in names[1]:
            yield from side(page, "pane-b", right, name)
        yield from told_differences(page, name, left, right)
    yield from differs("twice the same id", page.ask("return look.doubledIdentities()"), [])
    address = page.pane()["address"]
    page.open(address)
    yield from differs("right side after a reload", page.pane("pane-b")["title"], page.pane()["title"])
    page.ask("document.getElementById('compare').click()")
    ended = page.ask("return document.getElementById('pane-b') === null")
    yield from differs("whether the comparison has ended", ended, True)


def side(page, pane, setting, name):
    """One side; of its announcement only both together can be told."""
    report = page.moments(setting)[page.names(setting).index(name)]
    shown = page.pane(pane)
    shown["status"] = f"{name}: " + " ".join(phrase for _, phrase in shown["pairs"])
    place = f"{name} in {pane}"
    yield from differs(f"moment at {place}", shown["title"], name)
    yield from verdicts(place, shown, report)
    yield from boxes(place, shown, report, set())


def told_differences(page, name, left, right):
    text = page.ask("return look.text(document.getElementById('differences-body'))")
    if name not in page.names(right):
        yield from differs(f"said of {name}, which the right has not", "moments differ" in text, True)
        return
    differing = [aspect for aspect, key in ASPECTS.items() if differ(page, name, right[0], key)]
    start = f"At {name} "
    expected = start + (
        f"they differ in: {', '.join(differing)}." if differing else "everything is the same on both sides."
    )
    yield from differs(f"said of {name}", text[: len(expected)], expected)


def differ(page, name, changed, key):
    """Whether the tool's own comparison has something else for the two values of the first choice."""
    choice, value = changed
    moments = page.tool.json("compare", choice, "--scenario", page.scenario)["moments"]
    plays = next(moment["plays"] for moment in moments if moment["name"] == name)
    left = plays[0]
    right = next(play for play in plays if play["value"] == value)
    return plain(left[key]) != plain(right[key])


def plain(facts):
    """Facts without the number of their group, which counts what went before."""
    return [
        {name: value for name, value in fact.items() if name != "unorderedGroup"}
        if isinstance(fact, dict)
        else fact
        for fact in facts
    ]


def a_setting_is_the_same_as_itself(page):
    if len(page.settings) < 2:
        return
    page.ask("look.tabs()[0].click(); document.getElementById('compare').click()")
    page.ask("look.choose(arguments[0], 'choices-b')", page.opening)
    text = page.ask("return look.text(document.getElementById('differences-body'))")
    expected = f"At {page.names()[0]} everything is the same on both sides."
    yield from differs("said of a setting beside itself", text, expected)
