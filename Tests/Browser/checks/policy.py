"""Does nothing leave the page, and can nothing come into it?"""

import re

from harness.page import differs

POLICY = re.compile(
    r"default-src 'none'; style-src( 'sha256-[A-Za-z0-9+/=]{44}')+; "
    r"script-src( 'sha256-[A-Za-z0-9+/=]{44}')+; img-src data:; base-uri 'none'; form-action 'none'"
)


def the_policy_is_strict(page):
    policy = page.ask("return look.policy()")
    if not POLICY.fullmatch(policy):
        yield f"the policy is {policy!r}"


def the_markup_holds_no_loophole(page):
    yield from differs("loopholes", page.ask("return look.loopholes()"), [])


def the_policy_keeps_out_what_is_put_in(page):
    """A script, a style and a picture that somebody has smuggled in."""
    page.open_anew()
    blocked = page.ask("return look.smuggle()")
    expected = ["img-src", "script-src-attr", "script-src-elem", "style-src-attr", "style-src-elem"]
    yield from differs("blocked directives", blocked, expected)
    yield from differs("whether a smuggled script has run", page.ask("return window.isSmuggled === true"), False)
    page.browser.console()
    page.browser.requests()


def the_page_asks_nobody_for_anything(page):
    """Whatever happened on the page up to here."""
    folder = page.path.parent.as_uri() + "/"
    asked = [each for each in page.browser.requests() if not each.startswith((folder, "about:blank", "data:,"))]
    yield from differs("requests", sorted(set(asked)), [])


def the_console_stays_silent(page):
    """Whatever happened on the page up to here."""
    yield from differs("messages of the console", page.browser.console(), [])
