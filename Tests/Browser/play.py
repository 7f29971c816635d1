#!/usr/bin/env python3
"""Plays the pages in a real browser.

    play.py MEMGRAPH              all pages, then the checks themselves on broken ones
    play.py MEMGRAPH WORD…        only the pages of that name, and checks with one of the words in theirs

MEMGRAPH is a tool that can draw pictures. What fails is told; the status is 1 then.
"""

import sys
import tempfile
import time
from pathlib import Path

import broken
import catalogue
import criteria
from harness.browser import Browser
from harness.case import problems
from harness.pages import cases, write_course
from harness.tool import Tool, ToolFailed


def main(binary, words):
    found = told(unchecked())
    with tempfile.TemporaryDirectory() as folder:
        tool, course = Tool(binary), Path(folder) / "course"
        try:
            found += told(write_course(tool, course))
        except ToolFailed as failure:
            sys.exit(f"    {failure}")
        browser = Browser()
        try:
            for case in cases(browser, tool, course):
                found += play(case, words)
            if not words:
                found += told(broken.unnoticed(browser, tool, course))
        finally:
            browser.quit()
    return 1 if found else 0


def told(found):
    """Says each problem as soon as it is found; how many there were."""
    count = 0
    for problem in found:
        print(f"    {problem}", file=sys.stderr, flush=True)
        count += 1
    return count


def unchecked():
    """Checks that the table of criteria names, and no page has to pass."""
    for number, name, checks in criteria.CRITERIA:
        for check in checks if isinstance(checks, list) else []:
            if check not in catalogue.EVERY:
                yield f"{number} {name}: no page has to pass {check.__name__}"


def play(case, words):
    """Says what is wrong with a page; how many problems there were."""
    started = time.monotonic()
    checks = case.checks if not words or case.name in words else case.checks.only(words)
    if not checks.count():
        return 0
    count = told(f"{case.name}: {sentence(check)}: {problem}" for check, problem in problems(checks, case.page))
    took = time.monotonic() - started
    print(f"    {case.name}: {checks.count()} checks, {count} problems, {took:.1f} s", flush=True)
    return count


def sentence(check):
    return check.__name__.replace("_", " ")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
