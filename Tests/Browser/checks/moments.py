"""Does a page show at every moment, in every setting, what the tool reports there?"""

from harness.page import differs
from harness.pairs import pairwise

# How many settings of a lesson are played in full; of more, every pair of values.
IN_FULL = 24

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
