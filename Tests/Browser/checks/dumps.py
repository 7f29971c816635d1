"""Is a snapshot's page reached by keyboard, small enough, honest about what it lacks, and fit for paper?"""

from checks.colours import ENOUGH
from checks.course import LARGEST
from checks.layout import fits, targets_are_large_enough_for_a_finger
from harness.page import differs

# The longest text of a page that nobody has unfolded.
LONGEST = 400


def arrows_reach_every_box_and_enter_opens_one(page):
    page.open_anew()
    drawn = page.ask("return look.drawnHere()")
    page.ask("document.querySelector('.canvas .box[tabindex=\"0\"]').focus()")
    yield from differs("boxes that arrows reach", sorted(page.ask("return look.reachedByArrows()")), sorted(drawn))
    name = page.ask("return look.lastBox()")
    page.key("Enter")
    page.settle()
    yield from differs("object opened by Enter", page.ask("return look.card()")["title"], name)
    focus = page.ask("return document.activeElement.id")
    yield from differs("what has the focus then", focus, "card-title")
    page.key("Escape")
    yield from differs("lit after Escape", page.ask("return look.litHere()")["boxes"], [])


def an_open_object_can_be_read(page):
    """Its card, in light and dark, on a telephone, and by a finger; nothing is dim once it is let go of."""
    page.open_anew()
    page.show(list(page.graph.objects)[1])
    page.key("Escape")
    for scheme in ("light", "dark"):
        page.browser.emulate(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        faint = page.ask("return look.faintTexts(arguments[0])", ENOUGH)["faint"]
        yield from differs(f"faint in {scheme}", faint, [])
    for width in (320, 390):
        page.browser.measure(width)
        yield from fits(page, f"at {width} pixels")
    yield from targets_are_large_enough_for_a_finger(page)


def paper_has_all_that_matters(page):
    page.open_anew()
    page.show(list(page.graph.objects)[1])
    page.browser.emulate(media="print")
    page.browser.measure(720)
    page.ask("window.dispatchEvent(new Event('resize'))")
    printed = page.ask("return look.paper()")
    wanted = [*page.graph.due[:20], *(label for label, _, _ in page.ask("return look.figures()"))]
    yield from differs("not printed", [each for each in wanted if each not in printed["text"]], [])
    yield from differs("parts that are not printed", printed["hidden"], [])
    yield from differs("printed controls", printed["controls"], [])
    yield from differs("whether the diagram is printed", printed["isDrawn"], True)
    yield from differs("whether the diagram is cut off", printed["cutOff"], False)
    yield from differs("whether the legend is printed", printed["isLegendShown"], True)
    yield from differs("faint on paper", page.ask("return look.faintTexts(arguments[0])", ENOUGH)["faint"], [])


def the_page_is_small_and_says_what_it_leaves_out(page):
    size = page.path.stat().st_size
    if size > LARGEST:
        yield f"the page has {size} bytes, more than {LARGEST}"
    page.open_anew()
    total = len(page.graph.objects)
    count = page.ask("return look.text(document.getElementById('found-count'))")
    held = int(count.split(" ")[0].replace(",", ""))
    yield from differs("said of the search", count, f"{held:,} of {total:,} objects can be found here.")
    said = page.ask("return look.text(document.getElementById('left-out'))")
    words = f"{total - held:,} of {total:,} objects are counted above but cannot be opened here."
    yield from differs("whether it says what is left out", words in said, True)
    yield from differs("how many objects it holds", held >= 3000, True)


def long_names_are_folded_and_can_be_had_whole(page):
    """Whatever has more letters than anybody reads."""
    page.open_anew()
    long = next(name for name in page.graph.objects if len(name) > 5000)
    yield from differs("texts that are not folded", page.ask("return look.longTexts(arguments[0])", LONGEST), [])
    links = page.ask(
        "return Array.from(document.querySelectorAll('#main a.object'), (each) => [look.text(each), each.title])"
    )
    folded = [title for text, title in links if "…" in text]
    if long not in folded:
        yield "no list has the whole of the long name"
    page.ask(
        "Array.from(document.querySelectorAll('#main a.object')).find((a) => a.title === arguments[0]).click()",
        long,
    )
    page.settle()
    found = page.ask("return look.longTexts(arguments[0])", LONGEST)
    yield from differs("texts of the card that are not folded", found, [])
    whole = page.ask("return Array.from(document.querySelectorAll('#card .whole > p'), look.text)")
    yield from differs("whether the card has the whole name", long in whole, True)
