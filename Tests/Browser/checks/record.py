"""Is the evidence record filled in, and can it be taken along?"""

from harness.page import differs


def the_record_can_be_copied(page):
    page.browser.command(
        "Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"]
    )
    page.go(len(page.names()) - 1)
    page.ask("document.getElementById('copy').click()")
    page.ask("return new Promise((done) => setTimeout(done, 50))")
    status = page.ask("return look.text(document.getElementById('status'))")
    yield from differs("said after copying", status, "The record is copied.")
    copied = page.ask("return navigator.clipboard.readText()")
    shown = page.ask("return look.record()")
    missing = [text for text in shown if text not in copied]
    yield from differs("in the record and not in the copy", missing, [])
    yield from differs("title in the copy", page.ask("return document.title") in copied, True)


def where_nothing_may_be_copied_the_text_is_selected(page):
    page.ask("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    page.ask("document.execCommand = () => false")
    page.ask("document.getElementById('copy').click()")
    page.ask("return new Promise((done) => setTimeout(done, 50))")
    area = page.ask("return look.selected()")
    yield from differs("the area with the text has the focus", area["id"], "copy-text")
    yield from differs("whether all of it is selected", area["isWhole"], True)


def the_record_says_what_the_tool_records(page):
    for position, name in enumerate(page.names()):
        page.go(position)
        text = "\n".join(page.ask("return look.record()"))
        record = page.tool.record(page.scenario, page.opening, name)
        facts = [variable["name"] for variable in record["keyVariables"] or []]
        facts += [frame["frame"] for frame in record["callStack"] or []]
        facts += record["experiment"] + [record["stoppingPoint"]["moment"]]
        missing = [fact for fact in facts if fact not in text]
        yield from differs(f"missing in the record at {name}", missing, [])
