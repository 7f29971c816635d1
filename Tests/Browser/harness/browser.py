"""One headless Chromium, which all checks share."""

import base64
import json
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

SCRIPTS = Path(__file__).resolve().parent.parent / "scripts"

# Name of a key: what the DevTools protocol wants to know of it.
KEYS = {
    "Tab": 9,
    "Enter": 13,
    "Escape": 27,
    " ": 32,
    "End": 35,
    "Home": 36,
    "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39,
    "ArrowDown": 40,
}
TEXTS = {"Enter": "\r", " ": " "}
SHIFT = 8


class Browser:
    """Commands to the browser; what needs none of the page's own scripts goes past its policy."""

    def __init__(self):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        # In a container there is neither a sandbox to be had nor much shared memory. The checks change
        # the address more often than a reader can, which is not an attack. And they load pages so fast
        # that one process of the browser does not yet know what another has stored: one has to do.
        for argument in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-ipc-flooding-protection",
            "--disable-features=BackForwardCache",
            "--process-per-site",
            "--renderer-process-limit=1",
        ]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.driver.set_script_timeout(60)
        for script in sorted(SCRIPTS.glob("*.js")):
            self.command("Page.addScriptToEvaluateOnNewDocument", source=script.read_text())
        self.command("Log.enable")

    def command(self, name, **parameters):
        """A command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(name, parameters)

    def ask(self, script, *arguments):
        """The value of a script, which may be a promise."""
        return self.driver.execute_script(script, *arguments)

    def open(self, address):
        """Loads a document anew, even if only the part behind `#` differs."""
        if "#" in address:
            self.driver.get("about:blank")
        self.driver.get(address)

    def key(self, name, shift=False):
        """Presses and lets go of a key, as a keyboard would."""
        code = KEYS.get(name) or ord(name)
        text = TEXTS.get(name) or (name if len(name) == 1 else "")
        event = {
            "key": name,
            "code": f"Digit{name}" if name.isdigit() else {" ": "Space"}.get(name, name),
            "windowsVirtualKeyCode": code,
            "modifiers": SHIFT if shift else 0,
        }
        down = "keyDown" if text else "rawKeyDown"
        self.command("Input.dispatchKeyEvent", type=down, text=text, **event)
        # The focus moves when Tab goes down; it is pressed more often than all others together.
        if name != "Tab":
            self.command("Input.dispatchKeyEvent", type="keyUp", **event)

    def point(self, x, y):
        """Moves the mouse."""
        self.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, x, y):
        """Moves the mouse and presses its button."""
        self.point(x, y)
        for kind in ["mousePressed", "mouseReleased"]:
            self.command(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1
            )

    def measure(self, width, height=900):
        """Sets the size of the window in CSS pixels."""
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def emulate(self, media="", **features):
        """Sets the medium and what the reader prefers: `prefers_color_scheme="dark"`."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", media=media, features=named)

    def rest(self):
        """The window and the reader that a check begins with."""
        self.measure(1280)
        self.emulate(prefers_reduced_motion="reduce")

    def pdf(self, width=8.27, height=11.69):
        """The page on paper of a size in inches, A4 if none is given."""
        paper = {"paperWidth": width, "paperHeight": height}
        return base64.b64decode(self.command("Page.printToPDF", printBackground=True, **paper)["data"])

    def console(self):
        """What the console has said since it was last asked."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses asked for since the last time."""
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [
            event["params"]["request"]["url"]
            for event in events
            if event["method"] == "Network.requestWillBeSent"
        ]

    def quit(self):
        self.driver.quit()
