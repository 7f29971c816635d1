#!/usr/bin/env python3
"""Lets Mermaid itself draw what the command writes for it, in a real browser.

    play.py MEMGRAPH PACKAGE FILE…

MEMGRAPH is the command, PACKAGE the package that holds Mermaid, each FILE a snapshot in JSON. All
scenarios are drawn, moment by moment, and all files. Each drawing has to have the boxes, the arrows
and the groups that stand in its text, and nothing else; those of a file, the names in the file too.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

SCRIPT = "artoo_mermaid/assets/mermaid.min.js"
# Of mermaid@11.16.0/dist/mermaid.min.js, as its authors publish it.
DIGEST = "74d7c46dabca328c2294733910a8aa1ed0c37451776e8d5295da38a2b758fb9b"
PAGE = '<!DOCTYPE html><meta charset="utf-8"><script src="mermaid.js"></script><body></body>'

DRAW = """
const [text, done] = arguments;
const box = document.createElement('div');
document.body.append(box);
const firstLine = (node) => {
  const label = node.querySelector('.nodeLabel').cloneNode(true);
  label.querySelectorAll('br').forEach((end) => end.replaceWith('\\n'));
  return label.textContent.split('\\n')[0];
};
const count = (selector) => box.querySelectorAll(selector).length;
mermaid.render('drawing', text).then(({ svg }) => {
  box.innerHTML = svg;
  const nodes = [...box.querySelectorAll('g.node')];
  done({
    boxes: nodes.length, arrows: count('.edgePaths path'), groups: count('g.cluster'),
    strangers: count('script, img, iframe, a, object, embed, form'), names: nodes.map(firstLine),
  });
}).catch((error) => done({ error: String(error.message ?? error) })).finally(() => box.remove());
"""


class Mermaid:
    """Mermaid in a browser without a window."""

    def __init__(self, package, folder):
        script = zipfile.ZipFile(package).read(SCRIPT)
        if hashlib.sha256(script).hexdigest() != DIGEST:
            sys.exit(f"    {package} does not hold Mermaid as it was published")
        (folder / "mermaid.js").write_bytes(script)
        (folder / "page.html").write_text(PAGE)
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        # In a container there is neither a sandbox to be had nor much shared memory.
        for argument in ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"]:
            options.add_argument("--" + argument)
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.driver.set_script_timeout(60)
        self.driver.get((folder / "page.html").as_uri())
        self.driver.execute_script(
            "mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })"
        )

    def draw(self, text):
        return self.driver.execute_async_script(DRAW, text)


def run(command, *words):
    done = subprocess.run([command, *words], capture_output=True, text=True, check=True)
    return done.stdout


def faults(mermaid, text):
    """What is wrong with the drawing of a text."""
    drawn = mermaid.draw(text)
    if "error" in drawn:
        yield f"Mermaid refuses it: {drawn['error']}"
        return
    lines = [line.strip() for line in text.splitlines()]
    links = [line for line in lines if re.match(r"\w+ (-->|==>|-\.->|-\.-[ox]|--o|~~~)", line)]
    written = {
        "boxes": sum(bool(re.match(r"(b\d+|legend|hidden|nothing)[\[({]", line)) for line in lines),
        "arrows": sum(line.count(" & ") + 1 for line in links),
        "groups": sum(line.startswith("subgraph ") for line in lines),
        "strangers": 0,
    }
    for kind, count in written.items():
        if drawn[kind] != count:
            yield f"{drawn[kind]} {kind} are drawn, {count} are written"


def misspelled(mermaid, text, file):
    """The names in a file that no box begins with."""
    likenesses = str.maketrans({"*": "\u2217", "`": "\u02cb", "~": "\u223c"})
    drawn = {name.replace("\u2060", "") for name in mermaid.draw(text).get("names", [])}
    for row in json.loads(Path(file).read_text())["objects"]:
        name = row.get("name", row["id"])
        # What no reader would see is spelled out or left out, and a name that is long is folded.
        is_plain = name.isprintable() and name.strip() and len(name) <= 20
        if is_plain and name.translate(likenesses) not in drawn:
            yield f"no box is called {name}"


def diagrams(command, files):
    """A name and a text each."""
    for row in json.loads(run(command, "scenarios", "--format", "json"))["scenarios"]:
        for ghosts in [[], ["--ghosts"]]:
            page = run(command, "timeline", row["name"], "--format", "mermaid", *ghosts)
            for number, block in enumerate(page.split("```mermaid\n")[1:], 1):
                yield f"{row['name']}, diagram {number}", block.split("```")[0]
    for file in files:
        yield Path(file).name, run(command, "analyze", file, "--format", "mermaid")


def unnoticed(mermaid):
    """The checks themselves, on texts with a fault in them."""
    right = 'flowchart TB\n  b0["a"]\n  b1["b"]\n  b0 -->|"f"| b1\n'
    broken = {
        "an arrow that is none": right.replace("-->", "-- >"),
        "a quotation mark in a label": right.replace('"a"', '"a"b"'),
        "two boxes of one name": right.replace('b1["b"]', 'b0["b"]').replace("| b1", "| b0"),
        "a group that is left open": right.replace("  b0[", "  subgraph g0\n  b0[", 1),
    }
    for fault in faults(mermaid, right):
        yield f"fault is found with a right text: {fault}"
    for name, text in broken.items():
        if not list(faults(mermaid, text)):
            yield f"nobody notices {name}"


def main(command, package, files):
    found = count = 0
    with tempfile.TemporaryDirectory() as folder:
        mermaid = Mermaid(package, Path(folder))
        try:
            for problem in unnoticed(mermaid):
                found += 1
                print(f"    {problem}")
            for name, text in diagrams(command, files):
                count += 1
                for problem in faults(mermaid, text):
                    found += 1
                    print(f"    {name}: {problem}")
            for file in files:
                text = run(command, "analyze", file, "--format", "mermaid")
                for problem in misspelled(mermaid, text, file):
                    found += 1
                    print(f"    {Path(file).name}: {problem}")
        finally:
            mermaid.driver.quit()
    print(f"    Mermaid drew {count} diagrams")
    return 1 if found or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
