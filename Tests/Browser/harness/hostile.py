"""A scenario and a dump in which every text tries to become markup, script, or disorder."""

import json

# What must be on the page as text, letter by letter.
MARKUP = (
    """</script></style></title></svg>]]>--><img src=x onerror="window.isHostile=true">"""
    """<script>window.isHostile=true</script>&lt;b&gt;${1}'`\\"""
)
# What must be made visible: a line break, an escape, and marks that turn the direction of text.
DISORDER = "\n\x1b[31m\u202eevil\u2028\u2066"
LONG = "Many" * 50
ENDLESS = "Endless" * 1500


def quoted(text):
    """A text of the scenario language."""
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}
    written = (
        escapes.get(each) or (each if each.isprintable() else f"\\u{{{ord(each):X}}}") for each in text
    )
    return '"' + "".join(written) + '"'


def scenario():
    text = quoted(MARKUP + DISORDER)
    remarks = [
        "question", "misconception", "conclusion", "cannot-prove", "chapter", "entry", "trigger",
        "stopping-point", "key-variable", "call-stack", "log-category", "lldb", "xcode",
        "purple-warning", "reset", "erratum", "closing-question", "next",
    ]
    return "\n".join(
        [
            f"scenario hostile {text}",
            *(f"{remark} {text}" for remark in remarks),
            f"choice שלום = مرحبا | {LONG}",
            "change שלום",
            "type Item",
            f"  field title = {text}",
            "end",
            "root app: UIApplication",
            "let item: Item",
            "app.item -> item",
            f"let page: {quoted('Page<' + MARKUP + '>')}",
            f"let {LONG}: {quoted(MARKUP)}",
            f"group {text} page, {LONG}",
            "app.page -> page",
            f"page.{LONG} -> {LONG}",
            f"{LONG}.page -> page",
            "moment begin",
            f"action {text}",
            f"  event {text} title=(item.title)",
            "  clear app.page",
            "end",
            f"moment {LONG}",
            "expect leaked page",
            f"predict {text}",
            f"  answer {text} when leaked page",
            f"  answer {quoted(MARKUP + '2')} when released page",
            "end",
            "",
        ]
    )


def dump():
    text = MARKUP + DISORDER
    names = [text, LONG, "\u202eright to left", "<b>bold</b>", "👩‍👩‍👧‍👦", "__proto__", "constructor"]
    names.append(ENDLESS)
    references = [["app", *names][place : place + 2] for place in range(len(names))]
    references.append([names[1], names[0]])
    types = {ENDLESS: "Type" + ENDLESS}
    return json.dumps(
        {
            "format": "refgraph-snapshot",
            "version": 1,
            "liveness": "captured",
            "title": text,
            "source": text,
            "moment": text,
            "objects": [{"id": name, "type": types.get(name, MARKUP)} for name in ["app", *names]],
            "roots": [{"object": "app", "kind": "permanent", "label": text}],
            "references": [
                {"from": one, "to": other, "label": types.get(other, text), "strength": "strong"}
                for one, other in references
            ],
            "expectReleased": [text, ENDLESS],
        }
    )
