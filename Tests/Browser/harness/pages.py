"""The pages under test: the course, and what the tool makes of hostile and other input."""

import time
from dataclasses import dataclass
from pathlib import Path

import catalogue
from harness import dumps, hostile
from harness.case import Checks
from harness.page import Page

# How long the whole course may take, in seconds.
PATIENCE = 120
# The lesson whose page also shows what all pages have in common.
EXAMPLE = "interactive-pop"


@dataclass
class Case:
    """A page and the checks that it has to pass."""

    name: str
    page: Page
    checks: Checks


def write_course(tool, folder):
    """Writes the course; the problems with that."""
    started = time.monotonic()
    tool.run("lesson", "--all", "--format", "html", "--output", str(folder))
    took = time.monotonic() - started
    print(f"    the course is written in {took:.0f} s")
    if took > PATIENCE:
        yield f"the course takes {took:.0f} s, more than {PATIENCE} s"


def cases(browser, tool, folder):
    """The pages of a course that is written, and others, which are written here."""
    def page(path, scenario=None, choices=()):
        return Page(browser, tool, path, scenario, choices)

    yield Case("index", page(folder / "index.html"), catalogue.SHELL + catalogue.INDEX)
    for name, choices in tool.scenarios().items():
        checks = catalogue.PLAY + catalogue.LESSON + catalogue.SHELL
        if name == EXAMPLE:
            checks += catalogue.ONCE
        yield Case(name, page(folder / f"{name}.html", name, choices), checks)
    others = folder / "others"
    others.mkdir()
    yield from hostile_cases(page, tool, others)
    yield from dump_cases(browser, tool, others)
    timeline = others / "timeline.html"
    tool.run("timeline", "--scenario", EXAMPLE, "--format", "html", "--output", str(timeline))
    choices = tool.scenarios()[EXAMPLE]
    yield Case("timeline", page(timeline, EXAMPLE, choices), catalogue.PLAY + catalogue.SHELL)


def hostile_cases(page, tool, folder):
    scenario = folder / "hostile.scenario"
    scenario.write_text(hostile.scenario(), encoding="utf-8")
    for command in ("lesson", "timeline"):
        path = folder / f"hostile-{command}.html"
        tool.run(command, str(scenario), "--format", "html", "--output", str(path))
        yield Case(f"hostile {command}", page(path, str(scenario)), catalogue.SHELL + catalogue.HOSTILE)


# The moment that has a page of its own, with what it is asked by.
MOMENT = ("snapshot", "after-pop", "--strong", "--set", "list-keeps-detail=yes")


def dump_cases(browser, tool, folder):
    crowd, wild, alike = (folder / f"{name}.json" for name in ("crowd", "hostile", "alike"))
    alike.write_text(dumps.namesakes(), encoding="utf-8")
    crowd.write_text(dumps.crowd(), encoding="utf-8")
    wild.write_text(hostile.dump(), encoding="utf-8")
    for name, words, checks in [
        ("dump", ("analyze", str(dumps.KEPT)), catalogue.DUMP + catalogue.SMALL_DUMP),
        ("leak", ("analyze", str(dumps.LEAKED)), catalogue.DUMP + catalogue.SMALL_DUMP),
        ("moment", MOMENT, catalogue.DUMP + catalogue.SMALL_DUMP),
        ("crowd", ("analyze", str(crowd)), catalogue.DUMP + catalogue.LARGE_DUMP),
        ("namesakes", ("analyze", str(alike)), catalogue.NAMESAKES),
        ("hostile dump", ("analyze", str(wild)), catalogue.HOSTILE_DUMP),
    ]:
        path = folder / f"{name.replace(' ', '-')}.html"
        tool.run(*words, "--format", "html", "--output", str(path))
        yield Case(name, dumps.DumpPage(browser, tool, path, words), catalogue.SHELL + checks)
