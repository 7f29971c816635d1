"""Does a page fit a narrow window, larger spacing, and a finger?"""

from harness.page import differs

SPACING = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
"""
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


def targets_are_large_enough_for_a_finger(page):
    yield from differs("small targets", page.ask("return look.smallTargets(arguments[0])", TARGET), [])
