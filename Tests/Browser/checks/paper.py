"""Does a page print: a moment a sheet, with its verdict and without controls?"""

import re

from harness.page import differs


def every_moment_has_a_sheet(page):
    sheets = len(re.findall(rb"/Type\s*/Page\b", page.browser.pdf()))
    wanted = len(page.names()) + 1
    if sheets < wanted:
        yield f"{sheets} sheets for {wanted - 1} moments and the record"


def paper_shows_what_is_told_and_no_controls(page):
    """As the script prepares it; on paper nothing is covered."""
    page.browser.emulate(media="print")
    page.ask("window.dispatchEvent(new Event('beforeprint'))")
    printed = page.ask("return look.printed()")
    names = page.names()
    yield from differs("printed moments", [each["title"] for each in printed["moments"]][: len(names)],
                       [f"{number}. {name}" for number, name in enumerate(names, 1)])
    for each, report in zip(printed["moments"], page.moments()):
        verdicts = {v["verdict"].replace("temporarily-held", "held for now") for v in report["verdicts"]}
        missing = [verdict for verdict in sorted(verdicts) if verdict not in each["text"]]
        yield from differs(f"not printed at {report['moment']}", missing, [])
        if not each["isDrawn"]:
            yield f"no diagram is printed at {report['moment']}"
    yield from differs("printed controls", printed["controls"], [])
    found = page.ask("return look.faintTexts(4.5)")
    yield from differs("faint on paper", found["faint"], [])
    page.ask("window.dispatchEvent(new Event('afterprint'))")
    yield from differs("left after printing", page.ask("return look.printed().moments"), [])
    page.browser.emulate(prefers_reduced_motion="reduce")
