"""Can every text be read, in light and dark?"""

from harness.page import differs

# WCAG 2.2, 1.4.3: text of less than 18 pt, or 14 pt if it is bold.
ENOUGH = 4.5
# WCAG 2.2, 1.4.11: what tells where a control is, and the lines of a drawing.
ENOUGH_FOR_LINES = 3
# A page of which fewer texts are seen than this has not been looked at.
FEWEST = 20


def every_text_has_contrast_in_light(page):
    yield from contrast(page, "light")


def every_text_has_contrast_in_dark(page):
    yield from contrast(page, "dark")


def contrast(page, scheme):
    page.browser.emulate(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
    for position in range(page.ask("return Math.max(1, look.tabs().length)")):
        page.ask("look.tabs()[arguments[0]]?.click()", position)
        found = page.ask("return look.faintTexts(arguments[0])", ENOUGH)
        if found["count"] < FEWEST:
            yield f"only {found['count']} texts are seen in {scheme}"
        for text in found["faint"]:
            yield f"contrast at moment {position + 1} in {scheme}: {text}"


def every_line_has_contrast(page):
    """WCAG 2.2, 1.4.11: borders of controls and lines of the diagram, at every moment, light and dark."""
    for scheme in ("light", "dark"):
        page.browser.emulate(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        for position in range(len(page.names())):
            page.go(position)
            found = page.ask("return look.faintLines(arguments[0])", ENOUGH_FOR_LINES)
            if found["count"] < FEWEST:
                yield f"only {found['count']} lines are seen in {scheme}"
            for line in found["faint"]:
                yield f"contrast of a line at moment {position + 1} in {scheme}: {line}"


def no_state_is_told_by_colour_alone(page):
    """WCAG 2.2, 1.4.1: each has a word, a sign or a style of line, at every moment of the last setting."""
    for setting in (page.settings[-1], page.opening):
        page.ask("look.choose(arguments[0]); look.uncover()", setting)
        for position, name in enumerate(page.names(setting)):
            page.go(position)
            page.ask("document.querySelector('.object-button').click()")
            yield from differs(f"told by colour alone at {name}", page.ask("return look.statesByColour()"), [])
            page.key("Escape")


def the_grounds_are_light_and_dark(page):
    for scheme, low, high in (("light", 0.8, 1), ("dark", 0, 0.1)):
        page.browser.emulate(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        page.open_anew()
        ground = page.ask("return look.luminance(look.groundOf(document.body))")
        if not low <= ground <= high:
            yield f"the ground in {scheme} has a luminance of {ground:.2f}"
    page.browser.emulate(prefers_reduced_motion="reduce")
