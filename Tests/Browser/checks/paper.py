"""Does a page print: a moment a sheet, with its verdict and without controls?"""

import re

from harness.page import differs

# Width and height in inches.
PAPERS = {"A4": (8.27, 11.69), "US Letter": (8.5, 11)}


def every_moment_has_one_sheet(page):
    """And the record one, on either paper."""
    yield from one_sheet_each(page)


def every_covered_moment_has_one_sheet(page):
    yield from one_sheet_each(page)


def one_sheet_each(page):
    wanted = len(page.names()) + 1
    for paper, (width, height) in PAPERS.items():
        pdf = page.browser.pdf(width, height)
        sheets = len(re.findall(rb"/Type\s*/Page\b", pdf))
        yield from differs(f"sheets of {paper}", sheets, wanted)
    printed = prepared(page)
    yield from differs("sheets that hold too much", printed["cut"], [])
    finished(page)


def paper_shows_what_is_told_and_no_controls(page):
    """As the script prepares it."""
    printed = prepared(page)
    names = page.names()
    yield from differs("printed moments", [each["title"] for each in printed["moments"]][: len(names)],
                       [f"{number}. {name}" for number, name in enumerate(names, 1)])
    for each, report in zip(printed["moments"], page.moments()):
        missing = [word for word in words_of(report) if word not in each["text"]]
        yield from differs(f"not printed at {report['moment']}", missing, [])
        if not each["isDrawn"]:
            yield f"no diagram is printed at {report['moment']}"
        if each["isGhostly"]:
            yield f"ghosts are printed at {report['moment']}, which nobody has asked for"
    yield from differs("printed controls", printed["controls"], [])
    found = page.ask("return look.faintTexts(4.5)")
    yield from differs("faint on paper", found["faint"], [])
    finished(page)
    yield from differs("left after printing", page.ask("return look.printed().moments"), [])


def words_of(report):
    return sorted({v["verdict"].replace("temporarily-held", "held for now") for v in report["verdicts"]})


def paper_keeps_covered_what_is_covered(page):
    """What is asked is printed with its answers; what is so, only for those who ask for all."""
    page.open_anew()
    lesson = page.tool.lesson(page.scenario, page.opening)
    names = page.names()
    first = names.index(lesson["questions"][0]["moment"])
    printed = prepared(page)["moments"]
    yield from differs("sheets", len(printed), len(names) + 1)
    for each, name in zip(printed[first:], [*names[first:], "the record"]):
        yield from differs(f"whether {name} says that it is covered", "Covered until" in each["text"], True)
        yield from differs(f"whether {name} is drawn", each["isDrawn"], False)
    asked = printed[first]["text"]
    question = lesson["questions"][0]
    missing = [text for text in (question["question"], *question["answers"]) if text not in asked]
    yield from differs("not printed of the question", missing, [])
    finished(page)
    page.ask("window.print = () => { window.dispatchEvent(new Event('beforeprint')) }")
    page.ask("document.getElementById('print-all').click()")
    everything = page.ask("return look.printed()")["moments"]
    yield from differs("covered when all is asked for", [e["title"] for e in everything if "Covered until" in e["text"]], [])
    finished(page)
    for question in lesson["questions"]:
        text = everything[names.index(question["moment"])]["text"]
        right = f"The answer: {question['answers'][question['right'] - 1]}"
        missing = [each for each in (question["question"], *question["answers"], right) if each not in text]
        yield from differs(f"not printed with all answers at {question['moment']}", missing, [])
    last = everything[-1]
    yield from differs("title of the record", last["title"], f"Evidence record at {names[-1]}")
    yield from differs("whether it ends with what there is to learn", "What there is to learn" in last["text"], True)


def prepared(page):
    page.browser.emulate(media="print")
    page.ask("window.dispatchEvent(new Event('beforeprint'))")
    return page.ask("return look.printed()")


def finished(page):
    page.ask("window.dispatchEvent(new Event('afterprint'))")
    page.browser.emulate(prefers_reduced_motion="reduce")
