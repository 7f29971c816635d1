"""Does a page show at every moment, in every setting, what the tool reports there?"""

from harness.page import differs
from harness.pairs import pairwise

# How many settings of a lesson are played in full; of more, every pair of values.
IN_FULL = 24
# In how many settings the bar of moments is looked at.
IN_BAR = 12

PHRASES = {
    "released": "released",
    "leaked": "leaked",
    "abandoned": "abandoned",
    "temporarily-held": "held for now",
}


def played(page):
    """The settings that are played, and what the page shows at each of their moments."""
    settings = page.settings
    if len(settings) > IN_FULL:
        settings = pairwise(page.choices, settings)
    page.open_anew()
    page.ask("document.getElementById('ghosts').click()")
    shown = page.ask("return look.play(arguments[0])", [[list(pair) for pair in each] for each in settings])
    return zip(settings, shown)


def every_moment_says_what_the_tool_says(page):
    for setting, panes in played(page):
        reports = page.moments(setting)
        words = " ".join(f"{name}={value}" for name, value in setting)
        names = [report["moment"] for report in reports]
        yield from differs(f"moments with {words}", [pane["title"] for pane in panes], names)
        seen = set()
        for pane, report in zip(panes, reports):
            place = f"{report['moment']} with {words}"
            yield from differs(f"setting at {place}", pane["setting"][: len(words)], words)
            yield from differs(f"chosen button at {place}", pane["selected"], report["moment"])
            yield from verdicts(place, pane, report)
            yield from boxes(place, pane, report, seen)
            yield from log(place, pane, report)
            yield from cycles(place, pane, report)
            seen |= set(pane["shown"])
        yield from differs(f"parts of the log with {words}", panes[-1]["parts"][: len(names)], names)


def verdicts(place, pane, report):
    """Sentence and announcement name the verdicts of the report, and no others."""
    expected = sorted((v["object"], PHRASES[v["verdict"]]) for v in report["verdicts"])
    named = {(name, phrase) for name, phrase in pane["pairs"] if name}
    yield from differs(f"verdicts of no object at {place}", sorted(named - set(expected)), [])
    for phrase in PHRASES.values():
        counts = [sum(each[1] == phrase for each in pairs) for pairs in (pane["pairs"], expected)]
        yield from differs(f"how many are {phrase} at {place}", *counts)
        announced = phrase in pane["status"]
        yield from differs(f"announced as {phrase} at {place}", announced, counts[1] > 0)
    if not pane["status"].startswith(report["moment"] + ": "):
        yield f"announcement at {place} does not begin with the moment: {pane['status']}"


def alive(report):
    return {each["id"] for each in report["snapshot"]["objects"]}


def boxes(place, pane, report, seen):
    """Who is drawn as alive is alive, or a crowd of those that are; who has gone is a ghost."""
    living, shown, gone = alive(report), set(pane["shown"]), set(pane["gone"])
    yield from differs(f"drawn as alive, though gone, at {place}", sorted(shown - living), [])
    yield from differs(f"drawn as gone, though alive, at {place}", sorted(gone & living), [])
    yield from differs(f"no ghost of what has gone at {place}", sorted(seen - living - gone), [])
    yield from differs(f"alive and not drawn at {place}", len(living - shown), pane["crowd"])


def every_combination_is_in_the_page(page):
    """Which are played in full or not: whoever chooses one comes to it."""
    page.open_anew()
    for setting in page.settings:
        page.ask("look.choose(arguments[0])", setting)
        words = " ".join(f"{name}={value}" for name, value in setting)
        yield from differs(f"setting with {words}", page.pane()["setting"][: len(words)], words)


def the_bar_marks_what_is_wrong_and_what_is_covered(page):
    page.open_anew()
    for setting in page.settings[:IN_BAR]:
        words = " ".join(f"{name}={value}" for name, value in setting)
        page.ask("look.choose(arguments[0])", setting)
        wrong = [alarm(report) for report in page.moments(setting)]
        covered = covered_words(page, setting, wrong)
        yield from differs(f"marks with {words}", page.ask("return look.marks()"), covered)
        page.ask("look.uncover()")
        yield from differs(f"marks when all is told, with {words}", page.ask("return look.marks()"), wrong)


def alarm(report):
    """What is wrong, as the bar has it."""
    kinds = [kind for kind in ("leaked", "abandoned") if any(v["verdict"] == kind for v in report["verdicts"])]
    late = any(v["verdict"] != "leaked" and v.get("then") == "leaked" for v in report["verdicts"])
    return ", ".join(kinds + ["will leak"] * late)


def covered_words(page, setting, wrong):
    """The marks before anything is answered; a page that asks nothing covers nothing."""
    if not page.asks:
        return wrong
    names = page.names(setting)
    asked = {names.index(each["moment"]) for each in page.tool.lesson(page.scenario, setting)["questions"]}
    first = min(asked | {place for place, word in enumerate(wrong) if word and place < max(asked)})
    return [
        "predict" if place in asked else "covered" if place >= first else word
        for place, word in enumerate(wrong)
    ]


def ghosts_appear_only_when_asked_for(page):
    reports = page.moments()
    been = set()
    for position, report in enumerate(reports):
        page.go(position)
        yield from differs(f"ghosts at {report['moment']}", page.pane()["ghosts"], [])
        been |= alive(report)
    page.ask("document.getElementById('ghosts').click()")
    due = {verdict["object"] for verdict in reports[-1]["verdicts"]}
    has_gone = bool(been - alive(reports[-1]) - due)
    if has_gone:
        yield from differs("whether ghosts appear", bool(page.pane()["ghosts"]), True)
    page.ask("document.getElementById('ghosts').click()")
    yield from differs("ghosts at the end", page.pane()["ghosts"], [])


def cycles(place, pane, report):
    """The cycles in words are those of the report, reference by reference."""
    seen = sorted([cycle["said"].split()[0].rstrip(","), sorted(cycle["references"])] for cycle in pane["cycles"])
    expected = sorted([cycle["status"], sorted(map(arrow, cycle["loop"]))] for cycle in report["cycles"])
    yield from differs(f"cycles in words at {place}", seen, expected)


def arrow(reference):
    return f"{reference['from']}.{reference['label']} -> {reference['to']}"


def log(place, pane, report):
    """The marked part of the log has the events of the moment in their order."""
    if any("memgraph timeline" in line for line in pane["lines"]):
        return
    expected = [told(event) for event in report["events"] if event["event"] in ("callback", "call")]
    lines = iter(pane["lines"])
    missing = [text for text in expected if not any(text in line for line in lines)]
    yield from differs(f"missing in the log at {place}", missing, [])


def told(event):
    """A call of a closure has the closure's own name."""
    if event["object"] == event["name"]:
        return f"{event['name']}()"
    return f"{event['object']}.{event['name']}"
