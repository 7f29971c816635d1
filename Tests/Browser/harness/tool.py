"""The tool at the command line: the second opinion on whatever a page says."""

import functools
import json
import subprocess


class ToolFailed(Exception):
    """The tool has ended otherwise than well."""


class Tool:
    """Answers of the tool as values; each is asked for once."""

    def __init__(self, binary):
        self.binary = str(binary)

    def run(self, *words):
        """What the tool writes to standard output."""
        done = subprocess.run([self.binary, *words], capture_output=True, text=True)
        if done.returncode != 0:
            said = (done.stderr.strip().splitlines() or [""])[0]
            raise ToolFailed(f"memgraph {' '.join(words)} ends with {done.returncode}: {said}")
        return done.stdout

    @functools.lru_cache(maxsize=None)
    def json(self, *words):
        return json.loads(self.run(*words, "--format", "json"))

    def scenarios(self):
        """Name to choices, in order; a choice is a pair of its name and its values."""
        return {
            scenario["name"]: [(choice["name"], choice["values"]) for choice in scenario["choices"]]
            for scenario in self.json("scenarios")["scenarios"]
        }

    def timeline(self, scenario, setting):
        """The report on each moment of a play."""
        return self.json("timeline", "--scenario", scenario, *words_of(setting))["moments"]

    def lesson(self, scenario, setting):
        """Questions and right answers of a play."""
        return self.json("lesson", scenario, "--reveal", *words_of(setting))

    def record(self, scenario, setting, moment):
        """The evidence record of a play at a moment."""
        return self.json("lesson", scenario, "--evidence", "--at", moment, *words_of(setting))


def words_of(setting):
    """A setting as options; a setting is a tuple of pairs."""
    return [word for name, value in setting for word in ("--set", f"{name}={value}")]


def settings_of(choices):
    """Every combination of the choices."""
    settings = [()]
    for name, values in choices:
        settings = [setting + ((name, value),) for setting in settings for value in values]
    return settings
