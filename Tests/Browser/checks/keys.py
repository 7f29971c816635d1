"""Do the keys lead from moment to moment, as the foot of the page says?"""

from harness.page import differs


def arrows_lead_through_all_moments(page):
    page.go(0)
    page.ask("document.activeElement.blur()")
    names = page.names()
    there = ["ArrowRight"] * (len(names) - 1)
    back = ["ArrowLeft"] * (len(names) - 1)
    yield from followed(page, there, names[1:])
    yield from followed(page, ["ArrowRight"], names[-1:])
    yield from followed(page, back, names[-2::-1])
    yield from followed(page, ["ArrowLeft"], names[:1])


def keys_lead_to_any_moment_from_the_bar(page):
    names = page.names()
    page.ask("document.querySelector('#moments [aria-selected=true]').focus()")
    yield from followed(page, ["Home", "End"], [names[0], names[-1]])
    yield from followed(page, [str(number + 1) for number in range(len(names))], names)
    yield from differs(
        "tab that has the focus",
        page.ask("return look.text(document.activeElement.querySelector('.word'))"),
        names[-1],
    )


def buttons_lead_one_moment_on_and_back(page):
    page.go(0)
    names = page.names()
    titles = page.ask("return look.steps(arguments[0])", len(names))
    yield from differs("moments by the buttons", titles, names[1:] + names[-2::-1])


def followed(page, keys, titles):
    for key, title in zip(keys, titles):
        page.key(key)
        yield from differs(f"moment after the key {key}", page.pane()["title"], title)
