"""Does the course hold every lesson, and lead from one to the next?"""

from harness.page import differs

# The largest file that a learner should have to load, in bytes.
LARGEST = 1_000_000


def the_index_leads_to_every_lesson(page):
    page.open_anew()
    files = page.ask("return look.links('main')")
    expected = sorted(f"{name}.html" for name in page.tool.scenarios())
    yield from differs("lessons of the index", sorted(set(files)), expected)
    for file in files:
        if not (page.path.parent / file).is_file():
            yield f"there is no {file}"
    heard = page.ask("return Array.from(document.querySelectorAll('main a'), look.text)")
    yield from differs("links that say the same", len(heard), len(set(heard)))


def the_index_tells_how_far_the_learner_is(page):
    """An answer that is given on a lesson's page shows on the index."""
    page.open_anew()
    file = page.ask("return look.links('main')")[0]
    page.browser.open((page.path.parent / file).as_uri())
    page.ask("look.uncover()")
    page.open()
    progress = page.ask("return look.text(document.querySelector('.progress:not(:empty)'))")
    if "answered" not in progress:
        yield f"the index says {progress!r}"
    page.ask("localStorage.clear()")


def lessons_are_linked_one_after_the_other(page):
    """Before and after: whoever follows Next comes through all lessons."""
    page.open_anew()
    file, seen = page.ask("return look.links('main')")[0], []
    while file and file not in seen:
        seen.append(file)
        page.browser.open((page.path.parent / file).as_uri())
        following = page.ask("return look.following()")
        if following and not (page.path.parent / following).is_file():
            yield f"{file} leads on to {following}, which is not there"
            break
        file = following
    yield from differs("lessons by following Next", len(seen), len(page.tool.scenarios()))


def every_file_is_small(page):
    for path in sorted(page.path.parent.glob("*.html")):
        if path.stat().st_size > LARGEST:
            yield f"{path.name} has {path.stat().st_size} bytes, more than {LARGEST}"
