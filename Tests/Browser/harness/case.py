"""Checks by the state of the page that they need, and what they find."""

import traceback
from dataclasses import dataclass, field


@dataclass
class Checks:
    """Lists of checks; a check is a generator of problems."""

    looking: list = field(default_factory=list)
    covered: list = field(default_factory=list)
    uncovered: list = field(default_factory=list)
    alone: list = field(default_factory=list)
    last: list = field(default_factory=list)

    def __add__(self, other):
        return Checks(*(mine + theirs for mine, theirs in zip(self.lists(), other.lists())))

    def __contains__(self, check):
        return any(check in checks for checks in self.lists())

    def lists(self):
        return [self.looking, self.covered, self.uncovered, self.alone, self.last]

    def count(self):
        return sum(map(len, self.lists()))

    def only(self, words):
        """Those whose name holds one of the words."""
        return Checks(
            *([check for check in checks if any(w in check.__name__ for w in words)] for checks in self.lists())
        )


def problems(checks, page):
    """What the checks find on a page: pairs of a check and a problem."""
    if checks.looking or checks.covered:
        page.open_anew()
    yield from found(checks.looking + checks.covered, page)
    if checks.looking or checks.uncovered or checks.last:
        page.browser.rest()
        page.open_uncovered()
    yield from found(checks.looking + checks.uncovered + checks.alone + checks.last, page)


def found(checks, page):
    for check in checks:
        page.browser.rest()
        try:
            for problem in check(page):
                yield check, problem
        except Exception as error:  # A page that cannot be checked has a problem too.
            place = traceback.extract_tb(error.__traceback__)[-1].name
            yield check, f"{type(error).__name__} in {place}: {str(error).strip().splitlines()[0]}"
