"""What does a page keep, and where?"""

from harness.page import differs


def answers_are_all_that_is_kept(page):
    """One entry, of this lesson; nothing in the address, in cookies, or elsewhere."""
    page.open_anew()
    names = page.names()
    for question in page.tool.lesson(page.scenario, page.opening)["questions"]:
        page.go(names.index(question["moment"]))
        before = page.ask("return location.href")
        page.ask("look.answer(arguments[0])", question["right"] - 1)
        yield from differs("address after an answer", page.ask("return location.href"), before)
    kept = page.ask("return look.kept()")
    key = page.ask("return JSON.parse(document.getElementById('data').textContent).key")
    yield from differs("kept", kept, {"local": [key], "session": [], "cookies": [], "databases": []})
    yield from differs("whether the key is the lesson's", key.startswith(f"memgraph {page.scenario} "), True)
