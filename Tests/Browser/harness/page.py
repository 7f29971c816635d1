"""A page under test."""

from harness.tool import settings_of


class Page:
    """One file of the course, open in the browser.

    `scenario` is the name by which the tool knows it, `choices` its choices: pairs of a name and
    its values.
    """

    def __init__(self, browser, tool, path, scenario=None, choices=()):
        self.browser = browser
        self.tool = tool
        self.path = path
        self.scenario = scenario
        self.choices = list(choices)

    @property
    def asks(self):
        """Whether it is the page of a lesson, and not of a timeline."""
        return self.ask("return JSON.parse(document.getElementById('data').textContent).covers")

    @property
    def settings(self):
        return settings_of(self.choices)

    @property
    def opening(self):
        """The setting with which the page opens: the first value of each choice."""
        return self.settings[0]

    def open(self, place=""):
        """Loads the page; the browser still knows what it kept."""
        self.browser.open(self.path.as_uri() + place)

    def open_anew(self, place=""):
        """Loads the page as somebody who has never seen it."""
        # All files share one store; the browser's own first page has none.
        self.ask("try { localStorage.clear() } catch { }")
        self.open(place)

    def uncover(self):
        """Has the page tell everything of the present setting, if it asks at all."""
        self.ask("if (look.tabs().length) look.uncover()")

    def open_uncovered(self):
        """Loads the page anew and has it tell everything of the setting that it opens with."""
        self.open_anew()
        self.uncover()

    def ask(self, script, *arguments):
        return self.browser.ask(script, *arguments)

    def key(self, *names, shift=False):
        for name in names:
            self.browser.key(name, shift)

    def pane(self, pane="pane-a"):
        return self.ask("return look.pane(arguments[0])", pane)

    def go(self, position):
        """Presses the button of a moment."""
        self.ask("look.tabs()[arguments[0]].click()", position)

    def moments(self, setting=None):
        """What the tool reports of each moment of a play."""
        return self.tool.timeline(self.scenario, setting or self.opening)

    def names(self, setting=None):
        return [report["moment"] for report in self.moments(setting)]


def differs(what, seen, expected):
    """A problem, if what is seen is not what is expected."""
    if seen != expected:
        yield f"{what}: {short(seen)}, expected {short(expected)}"


def short(value):
    text = repr(value)
    return text if len(text) <= 300 else text[:300] + "…"
