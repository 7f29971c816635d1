"""Does what is released fade, and does nothing move for those who asked for rest?"""

from harness.page import differs


def nothing_moves_where_less_motion_is_preferred(page):
    for position in range(len(page.names())):
        page.go(position)
        yield from differs("animations at rest", page.ask("return document.getAnimations().length"), 0)


def objects_fade_where_motion_is_welcome(page):
    page.browser.emulate(prefers_reduced_motion="no-preference")
    page.go(0)
    moving = 0
    for position in range(1, len(page.names())):
        page.go(position)
        moving += page.ask("return document.getAnimations().length")
    page.browser.emulate(prefers_reduced_motion="reduce")
    yield from differs("whether anything moves", moving > 0, True)
