"""Can a name, a title or a type become markup or script?"""

from harness import hostile
from harness.page import differs

# Where the text must stand letter by letter. The log and the record are told of an event with it.
PLACES = ["h1", ".lead", ".chapter", "#learnt-body", "#record-body", ".log-body", ".next", "details"]


def a_hostile_text_stays_text(page):
    for selector in PLACES:
        texts = page.ask("return look.rawTexts(arguments[0])", selector)
        if not any(hostile.MARKUP in text for text in texts):
            yield f"{selector} does not hold the text as it is: {[text[:60] for text in texts][:3]}"
    yield from nothing_has_come_of_it(page)


def a_hostile_dump_stays_text(page):
    texts = page.ask("return look.rawTexts('body')")
    yield from differs("whether the text is there as it is", hostile.MARKUP in texts[0], True)
    yield from nothing_has_come_of_it(page)


def a_hostile_dump_can_be_used(page):
    """Every object is opened, by its own way to it, and everything is pointed at."""
    page.open_anew()
    for place in range(page.ask("return document.querySelectorAll('.canvas .box').length")):
        page.ask(
            "document.querySelectorAll('.canvas .box')[arguments[0]]"
            ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
            place,
        )
        page.settle()
        title = page.ask("return look.card().title")
        yield from differs(f"whether object {place} has a card", bool(title), True)
        page.ask("look.litWhile('#main a.object'); look.litByWords()")
        yield from nothing_has_come_of_it(page)
    page.ask(
        "const field = document.getElementById('search'); field.value = 'a';"
        "field.dispatchEvent(new Event('input'))"
    )
    yield from nothing_has_come_of_it(page)


def nothing_has_come_of_it(page):
    has_run = page.ask("return window.isHostile === true || ({}).isHostile === true")
    yield from differs("whether a script of the text has run", has_run, False)
    yield from differs("elements of the text", page.ask("return look.strangeElements()"), [])
    yield from differs("characters without a look", page.ask("return look.invisible()"), [])


def a_hostile_page_can_be_used(page):
    for value in (0, 1):
        page.ask("document.querySelectorAll('#choices label')[arguments[0]].click()", value)
        for position in range(page.ask("return look.tabs().length")):
            page.go(position)
            page.ask("look.showMe()")
            page.ask("look.litByObject()")
    page.ask("document.getElementById('compare').click()")
    yield from nothing_has_come_of_it(page)
    page.ask("window.dispatchEvent(new Event('beforeprint'))")
    yield from nothing_has_come_of_it(page)
    page.ask("window.dispatchEvent(new Event('afterprint'))")
