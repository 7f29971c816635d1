"""Is a verdict covered until the learner has predicted it, and what is said then?"""

from harness.page import differs


def nothing_is_told_before_it_is_predicted(page):
    page.open_anew()
    lesson = page.tool.lesson(page.scenario, page.opening)
    names = page.names()
    first = names.index(lesson["questions"][0]["moment"])
    for position in (first, len(names) - 1):
        page.go(position)
        yield from covered(page, names[position], first)


def no_moment_before_gives_the_answer_away(page):
    """Where an object is lost already before the moment that asks what becomes of it."""
    for setting in page.settings[:24]:
        reports = page.moments(setting)
        names = [report["moment"] for report in reports]
        first = names.index(page.tool.lesson(page.scenario, setting)["questions"][0]["moment"])
        telling = [place for place in range(first) if any(lost(v) for v in reports[place]["verdicts"])]
        if not telling:
            continue
        page.open_anew()
        page.ask("look.choose(arguments[0])", setting)
        for place in telling:
            page.go(place)
            pane = page.pane()
            yield from differs(f"verdicts at {names[place]}, {setting}", pane["pairs"], [])
            yield from differs(f"sentences at {names[place]}, {setting}", pane["sentences"], "")
            if "covered" not in pane["status"]:
                yield f"{names[place]} tells what is asked later: {pane['status']}"


def an_answered_moment_tells_everything(page):
    """Even what a later question asks; whatever has no answered question of its own stays covered."""
    for setting in page.settings[:24]:
        questions = page.tool.lesson(page.scenario, setting)["questions"]
        if len(questions) < 2:
            continue
        page.open_anew()
        page.ask("look.choose(arguments[0])", setting)
        reports = page.moments(setting)
        names = [report["moment"] for report in reports]
        first, later = (names.index(question["moment"]) for question in questions[:2])
        if first == later:
            continue
        page.go(first)
        page.ask("look.answer(0)")
        pane = page.pane()
        expected = len(reports[first]["verdicts"])
        yield from differs(f"verdicts at {names[first]}, {setting}", len(pane["pairs"]), expected)
        yield from differs(f"whether {names[first]} is covered, {setting}", "covered until" in pane["status"], False)
        drawn = sorted(each["id"] for each in reports[first]["snapshot"]["objects"])
        yield from differs(f"not there and drawn, {setting}", sorted(set(pane["shown"]) - set(drawn)), [])
        page.go(later)
        yield from differs(f"verdicts at {names[later]}, {setting}", page.pane()["pairs"], [])


def lost(verdict):
    return verdict["verdict"] in ("leaked", "abandoned") or verdict.get("then") == "leaked"


def covered(page, name, first):
    pane = page.pane()
    yield from differs(f"verdicts at {name}, which is covered", pane["pairs"], [])
    yield from differs(f"sentences at {name}, which is covered", pane["sentences"], "")
    yield from differs(f"the part of the log at {name}, which is covered", pane["lines"], [])
    if "covered" not in pane["status"]:
        yield f"it is not announced that {name} is covered: {pane['status']}"
    before = page.moments()[first - 1]["snapshot"] if first else {"objects": []}
    expected = {each["id"] for each in before["objects"]}
    yield from differs(
        f"drawn at {name}, which is covered, and not there before",
        sorted(each for each in pane["shown"] if each not in expected and not each[0].isdigit()),
        [],
    )
    for selector in (".grounds", ".command", "#copy"):
        if page.ask("return look.isShown(document.querySelector(arguments[0]))", selector):
            yield f"{selector} shows at {name}, which is covered"
    for place in ("#record-body", "#learnt-body"):
        text = page.ask("return look.text(document.querySelector(arguments[0]))", place)
        if not text.startswith("Covered until"):
            yield f"{place} tells at {name}, which is covered: {text[:80]}"


def answers_are_judged_and_kept(page):
    page.open_anew()
    names = page.names()
    questions = page.tool.lesson(page.scenario, page.opening)["questions"]
    for wrong in (True, False):
        for question in questions:
            page.go(names.index(question["moment"]))
            yield from one_answer(page, question, wrong)
        yield from kept_after_reload(page, names, questions, wrong)
        page.ask("document.getElementById('start-over').click()")
        page.go(names.index(questions[0]["moment"]))
        yield from differs("verdicts after starting over", page.pane()["pairs"], [])


def one_answer(page, question, wrong):
    asked = page.ask("return look.asked()")
    yield from differs("question", asked and asked["text"], question["question"])
    if not asked:
        return
    yield from differs("answers", asked["answers"], question["answers"])
    hint = page.ask("return look.answer(null)")
    yield from differs("said when nothing is chosen", hint, "Choose an answer first.")
    right = question["answers"][question["right"] - 1]
    position = question["right"] % len(question["answers"]) if wrong else question["right"] - 1
    page.ask("look.answer(arguments[0])", position)
    expected = f"Not so: {question['answers'][position]} Seen: {right}" if wrong else f"Right: {right}"
    results = page.ask("return look.results()")
    yield from differs("said of the answer", expected in [each["outcome"] for each in results], True)
    yield from differs("facts with the answer", all(each["facts"] for each in results), True)


def kept_after_reload(page, names, questions, wrong):
    # The browser writes down what a page keeps a little later than the page says so.
    page.ask("return new Promise((done) => setTimeout(done, 300))")
    page.open()
    for question in questions:
        page.go(names.index(question["moment"]))
        outcomes = [each["outcome"] for each in page.ask("return look.results()")]
        word = "Not so:" if wrong else "Right:"
        if not any(outcome.startswith(word) for outcome in outcomes):
            yield f"after a reload nothing says {word} at {question['moment']}: {outcomes}"


def show_me_tells_without_judging(page):
    page.open_anew()
    names = page.names()
    for question in page.tool.lesson(page.scenario, page.opening)["questions"]:
        page.go(names.index(question["moment"]))
        page.ask("look.showMe()")
        right = question["answers"][question["right"] - 1]
        outcomes = [each["outcome"] for each in page.ask("return look.results()")]
        yield from differs("said by Show me", f"The answer: {right}" in outcomes, True)
    page.go(len(names) - 1)
    expected = len(page.moments()[-1]["verdicts"])
    yield from differs("verdicts after Show me", len(page.pane()["pairs"]), expected)
