// Where in the lesson the page is, in its address: #after-pop?capture=strong

function readAddress() {
  const [name, query] = window.location.hash.slice(1).split("?", 2);
  const words = new URLSearchParams(query ?? "");
  let moment = name;
  try {
    moment = decodeURIComponent(name);
  } catch {
    // A name that was never encoded.
  }
  return { moment, setting: settingIn(words, ""), versus: settingIn(words, "versus.") };
}

// The setting that the words make of the opening one; null where they say nothing of it.
function settingIn(words, prefix) {
  const values = [...settings[data.opening].values];
  let isSaid = false;
  data.choices.forEach((choice, i) => {
    const value = choice.values.indexOf(words.get(prefix + choice.name) ?? "");
    if (value < 0) return;
    values[i] = value;
    isSaid = true;
  });
  return isSaid ? settingWith(values) ?? null : null;
}

// The present entry of the history is rewritten: "back" leaves the page.
function writeAddress() {
  const { setting, moment } = lesson.main;
  const words = new URLSearchParams();
  data.choices.forEach((choice, i) => {
    if (setting.values[i] !== settings[data.opening].values[i]) {
      words.set(choice.name, choice.values[setting.values[i]]);
    }
    if (lesson.other) {
      words.set(`versus.${choice.name}`, choice.values[lesson.other.setting.values[i]]);
    }
  });
  const query = words.toString();
  try {
    const hash = `#${encodeURIComponent(moment.name)}${query ? `?${query}` : ""}`;
    window.history.replaceState(null, "", hash);
  } catch {
    // From some places a page may not rewrite its address.
  }
}
