"""Does an address lead to a moment of a setting, and say where the page is?"""

from harness.page import differs


def address(moment, setting, opening):
    words = [f"{name}={value}" for (name, value), (_, first) in zip(setting, opening) if value != first]
    return f"#{moment}" + ("?" + "&".join(words) if words else "")


def every_moment_has_an_address(page):
    page.open_anew()
    page.ask("look.choose(arguments[0]); look.uncover()", page.settings[-1])
    setting, names = page.settings[-1], page.names(page.settings[-1])
    page.open(address(names[-1], setting, page.opening))
    yield from differs("moment of a deep link", page.pane()["title"], names[-1])
    for name in names:
        place = address(name, setting, page.opening)
        page.ask("window.location.hash = arguments[0]", place)
        # The browser tells of a change of address a little later.
        page.ask("return new Promise((done) => setTimeout(done))")
        pane = page.pane()
        yield from differs(f"moment at {place}", pane["title"], name)
        yield from differs(f"address at {place}", pane["address"], place)
        words = " ".join(f"{choice}={value}" for choice, value in setting)
        yield from differs(f"setting at {place}", pane["setting"][: len(words)], words)


def a_change_of_address_begins_and_ends_a_comparison(page):
    if len(page.settings) < 2:
        return
    page.open_anew()
    name, values = page.choices[0]
    moment = page.names()[0]
    for value in (values[-1], values[0]):
        yield from led_to(page, f"#{moment}?versus.{name}={value}", f"{name}={value}")
    yield from led_to(page, f"#{moment}", None)


def led_to(page, place, wanted):
    page.ask("window.location.hash = arguments[0]", place)
    page.ask("return new Promise((done) => setTimeout(done))")
    side = page.ask("return look.text(document.querySelector('#pane-b .pane-setting')) || null")
    yield from differs(f"right side at {place}", side and side.split(" ")[0], wanted)


def an_unknown_address_leads_to_the_beginning(page):
    page.open_anew("#no-such-moment?nothing=such&%zz")
    yield from differs("moment at an unknown address", page.pane()["title"], page.names()[0])


def steps_leave_no_trail_in_the_history(page):
    page.open_anew()
    # A history that is full grows no longer.
    page.browser.command("Page.resetNavigationHistory")
    before = page.ask("return history.length")
    for position in range(len(page.names())):
        page.go(position)
    yield from differs("entries of the history", page.ask("return history.length"), before)
