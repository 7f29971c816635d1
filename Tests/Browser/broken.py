"""Shows that the checks can fail: each has to find fault with a page that is broken on purpose."""

from dataclasses import dataclass
from itertools import chain

import catalogue
from breakage import ALIKE, CROWD, DUMP, EARLY, INDEX, LESSON, LOOP, TEXT, WILD
from harness.case import Checks, problems
from harness.dumps import LEAKED, DumpPage
from harness.page import Page
from harness.pages import EXAMPLE, MOMENT

POLICY = "<meta http-equiv=\"Content-Security-Policy\""


@dataclass
class Ground:
    """A page that is whole, and the scenario on it."""

    path: object
    scenario: str = None
    choices: tuple = ()
    # Those by which the tool tells of the snapshot on it.
    words: tuple = None

    def page(self, browser, tool, path):
        """The page at another place."""
        if self.words:
            return DumpPage(browser, tool, path, self.words)
        return Page(browser, tool, path, self.scenario, self.choices)


def unnoticed(browser, tool, course):
    """What no check has noticed."""
    choices, others = tool.scenarios()[EXAMPLE], course / "others"
    grounds = [
        (LESSON, Ground(course / f"{EXAMPLE}.html", EXAMPLE, choices)),
        (EARLY, Ground(course / "reminders.html", "reminders", tool.scenarios()["reminders"])),
        (TEXT, Ground(others / "hostile-lesson.html")),
        (INDEX, Ground(course / "index.html")),
        (DUMP, Ground(others / "moment.html", words=MOMENT)),
        (LOOP, Ground(others / "leak.html", words=("analyze", str(LEAKED)))),
        (ALIKE, Ground(others / "namesakes.html", words=("analyze", str(others / "alike.json")))),
        (CROWD, Ground(others / "crowd.html", words=("analyze", str(others / "crowd.json")))),
        (WILD, Ground(others / "hostile-dump.html", words=("analyze", str(others / "hostile.json")))),
    ]
    tried = set()
    for breakages, ground in grounds:
        for check, *changes in breakages:
            tried.add(check)
            yield from unnoticed_change(browser, tool, ground, check, changes)
    print(f"    {len(tried)} checks have been tried on broken pages", flush=True)
    for check in chain(*catalogue.EVERY.lists()):
        if check not in tried:
            yield f"no broken page shows that {name(check)} can fail"


def unnoticed_change(browser, tool, ground, check, changes):
    """Breaks the page, and has the check look at it. Changed scripts need a page without a policy."""
    html = ground.path.read_text(encoding="utf-8")
    for old, new in changes:
        if old not in html:
            yield f"a page cannot be broken for {name(check)}: it holds no {old!r}"
            return
        html = html.replace(old, new)
    html = html.replace(POLICY, "<meta name=\"nothing\"")
    broken = ground.path.parent / "broken.html"
    broken.write_text(html, encoding="utf-8")
    page = ground.page(browser, tool, broken)
    alone = Checks(*([check] if check in checks else [] for checks in catalogue.EVERY.lists()))
    if next(problems(alone, page), None) is None:
        yield f"{name(check)} finds nothing where {changes[0][0] if changes else 'the policy'!r} is changed"
    broken.unlink()
    browser.rest()
    browser.console()
    browser.requests()


def name(check):
    return check.__name__.replace("_", " ")
