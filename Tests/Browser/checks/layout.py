"""Does a page fit a narrow window, larger spacing, and a finger?"""

from harness.page import differs

SPACING = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
"""
# The least size of text in a diagram that nobody has made smaller, in CSS pixels.
SMALLEST_TYPE = 8
# WCAG 2.2, 2.5.8: the least size of a target, in CSS pixels.
TARGET = 24


def narrow_windows_need_no_scrolling_sideways(page):
    """1,280 pixels at 400 %, a telephone, and 1,280 pixels at 200 %."""
    for width in (320, 360, 640):
        page.browser.measure(width)
        yield from fits(page, f"at {width} pixels")
        page.ask("look.compare()")
        yield from fits(page, f"compared at {width} pixels")
        page.ask("look.compare()")


def fits(page, state):
    wide = page.ask("return look.wide()")
    yield from differs(f"wider than the window, {state}", wide, [])


def larger_spacing_loses_no_text(page):
    """WCAG 2.2, 1.4.12: a reader sets the spacing; nothing is cut off or covered."""
    page.ask("look.space(arguments[0])", SPACING)
    yield from fits(page, "with larger spacing")
    yield from differs("cut off with larger spacing", page.ask("return look.cutOff()"), [])
    page.ask("look.space('')")


PARTS = {
    "heading": "h1",
    "bar": "#moments",
    "moment": "#pane-a .pane-head",
    "verdict": "#pane-a .sentences",
    "diagram": "#pane-a .canvas",
    "card": "#object-card",
    "log": "#pane-a .log-body",
    "conditions": "#conditions",
}


def a_desk_shows_diagram_and_log_at_once(page):
    """Side by side, and without scrolling, unless the diagram can be read whole in a frame that is as
    high as the window; the verdict stands right below the heading of the moment."""
    for width, height in ((1280, 800), (1440, 900)):
        page.browser.measure(width, height)
        page.ask("return new Promise((done) => requestAnimationFrame(done))")
        for position, name in enumerate(page.names()):
            page.go(position)
            places = page.ask("return look.places(arguments[0])", PARTS)
            size = f"{name} at {width} by {height}"
            yield from stands_below(places, "moment", "verdict", size)
            diagram, log = places["diagram"], places["log"]
            drawing = page.ask("return look.drawings()")[0]
            isWhole = not drawing["isCut"] and diagram["bottom"] - diagram["top"] <= height
            yield from differs(f"whether the diagram is in sight, {size}", diagram["bottom"] <= height or isWhole, True)
            yield from differs(f"whether the diagram begins on top, {size}", diagram["top"] <= places["verdict"]["top"], True)
            yield from differs(f"whether the log begins in sight, {size}", log["top"] <= height - 100, True)
            yield from differs(f"whether they stand side by side, {size}", log["right"] <= diagram["left"], True)
            if places["card"]:
                yield from differs(f"whether the card is near, {size}", places["card"]["top"] - diagram["bottom"] < 130, True)
            yield from readable(page, size)


def a_telephone_shows_the_diagram_before_the_switches(page):
    page.browser.measure(390, 844)
    page.ask("return new Promise((done) => requestAnimationFrame(done))")
    for position, name in enumerate(page.names()):
        page.go(position)
        places = page.ask("return look.places(arguments[0])", PARTS)
        shown = [part for part in PARTS if places[part]]
        yield from differs(f"order of the parts at {name}", sorted(shown, key=lambda part: places[part]["top"]), shown)
        yield from stands_below(places, "moment", "verdict", name)
        yield from readable(page, name)


def what_the_verdict_names_is_in_sight(page):
    """In the frame of the diagram, on a desk: as much of it as has room there at once."""
    page.browser.measure(1280, 800)
    for position, name in enumerate(page.names()):
        page.go(position)
        yield from differs(f"named and out of sight at {name}", page.ask("return look.namedOutOfSight()"), [])


def where_nothing_is_drawn_nothing_can_be_pointed_at(page):
    """Neither an object that is there, nor one that was."""
    been = set()
    for position, report in enumerate(page.moments()):
        page.go(position)
        been |= {each["id"] for each in report["snapshot"]["objects"]}
        for selector in ("#ghosts", "#object-card"):
            shows = page.ask("return look.isShown(document.querySelector(arguments[0]))", selector)
            yield from differs(f"whether {selector} shows at {report['moment']}", shows, bool(been))


def two_settings_fit_beside_one_another(page):
    """In a window of 1,280 pixels, beginning in its upper half; a drawing that is larger than its frame
    says so."""
    if len(page.settings) < 2:
        return
    page.browser.measure(1280, 800)
    page.ask("document.getElementById('compare').click()")
    for position, name in enumerate(page.names()):
        page.go(position)
        yield from fits(page, f"compared at {name}")
        tops = page.ask("window.scrollTo(0, 0); return look.drawings().map((drawing) => drawing.top)")
        yield from differs(f"diagrams that begin below the middle at {name}", [top for top in tops if top > 400], [])
        yield from readable(page, f"compared at {name}")
    page.ask("document.getElementById('compare').click()")


def stands_below(places, one, other, state):
    gap = places[other]["top"] - places[one]["bottom"]
    yield from differs(f"whether the {other} stands right below the {one}, {state}", 0 <= gap < 64, True)


def readable(page, state):
    for drawing in page.ask("return look.drawings()"):
        if drawing["isCut"] and not drawing["says"]:
            yield f"nothing says that the diagram is larger than its frame, {state}"
        if drawing["type"] < SMALLEST_TYPE:
            yield f"the diagram has text of {drawing['type']:.1f} pixels, {state}"


def targets_are_large_enough_for_a_finger(page):
    yield from differs("small targets", page.ask("return look.smallTargets(arguments[0])", TARGET), [])
