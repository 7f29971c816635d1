"""Has the document bones that assistive software can find its way by?"""

from harness.page import differs

ROLES_WITH_NAMES = {
    "button", "link", "radio", "radiogroup", "group", "region", "tab", "tablist", "tabpanel", "textbox",
    "searchbox", "navigation", "figure", "heading", "checkbox", "combobox", "DisclosureTriangle",
}


def the_page_says_its_language_and_title(page):
    yield from differs("language", page.ask("return document.documentElement.lang"), "en")
    title, heading = page.ask("return [document.title, look.text(document.querySelector('h1'))]")
    yield from differs("whether there is a title", bool(title.strip()), True)
    yield from differs("whether there is a heading", bool(heading), True)


def everything_stands_in_a_landmark(page):
    expected = {"header": 1, "main": 1, "footer": 1, "outside": []}
    yield from differs("landmarks", page.ask("return look.landmarks()"), expected)


def headings_are_in_order(page):
    level = 0
    for here, text in page.ask("return look.outline()"):
        if here > level + 1:
            yield f"heading {text!r} is of level {here} below one of level {level}"
        level = here
    firsts = [text for here, text in page.ask("return look.outline()") if here == 1]
    yield from differs("headings of level 1", len(firsts), 1)


def every_id_is_there_once_and_every_reference_leads_somewhere(page):
    yield from differs("twice the same id", page.ask("return look.doubledIdentities()"), [])
    yield from differs("references to no id", page.ask("return look.brokenReferences()"), [])


def every_control_has_a_name(page):
    """As the browser computes it for assistive software."""
    for node in page.browser.command("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in ROLES_WITH_NAMES:
            continue
        # A group is a grouping only, unless it can be focused.
        if role == "group" and not focusable(node):
            continue
        if not node.get("name", {}).get("value", "").strip():
            yield f"a {role} has no name"


def focusable(node):
    return any(each["name"] == "focusable" for each in node.get("properties", []))


def a_label_is_in_its_name(page):
    """Who says aloud what stands on a control must be understood."""
    yield from differs("controls named otherwise", page.ask("return look.misnamed()"), [])


def links_of_one_name_lead_to_one_place(page):
    yield from differs("links of one name to different places", page.ask("return look.doubledLinks()"), [])


def the_diagram_is_described(page):
    """For those who hear it: how to use it, and where the same is said in words."""
    said = page.ask("return look.description()")
    yield from differs("whether the diagram has a description", bool(said) and all(said), True)
    steps = page.ask("return ['earlier', 'later'].map((id) => document.getElementById(id).getAttribute('aria-label'))")
    yield from differs("names of the steps", steps, ["Previous moment", "Next moment"])


def what_happens_is_announced_politely(page):
    page.open_anew()
    role = page.ask("return document.getElementById('status').getAttribute('role')")
    yield from differs("role of the announcements", role, "status")
    page.ask("look.tabs()[look.tabs().length - 1].click()")
    name = page.names()[-1]
    yield from differs("whether a moment is announced", page.pane()["status"].startswith(name), True)
