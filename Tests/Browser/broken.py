"""Shows that the checks can fail."""


def unnoticed(browser, tool, course):
    return []
