// Plays a lesson by pressing its controls: every combination of its choices, every moment.
globalThis.look = globalThis.look ?? {};

look.tabs = () => Array.from(document.querySelectorAll("#moments [role=tab]"));

look.marks = () => look.tabs().map((tab) => look.text(tab.querySelector(".mark")));

look.choose = (setting, form = "choices") => {
  const groups = Array.from(document.querySelectorAll(`#${form} fieldset`));
  for (const [name, value] of setting) {
    const group = groups.find((each) => look.text(each.querySelector("legend")) === name);
    const label = Array.from(group.querySelectorAll("label")).find((each) => look.text(each) === value);
    label.click();
  }
};

// A page on which pressing helps nothing is not pressed for ever.
look.showMe = () => {
  for (let i = 0; i < 20 && look.pressable(".show-me"); i += 1) look.pressable(".show-me").click();
};

look.pressable = (selector) =>
  Array.from(document.querySelectorAll(selector)).find((each) => look.isShown(each) && !each.disabled);

// Uncovers everything in the present setting.
look.uncover = () => {
  for (let i = 0; i < look.tabs().length; i += 1) {
    look.tabs()[i].click();
    look.showMe();
  }
};

// What every moment of every setting shows, in the order of the settings.
look.play = (settings) =>
  settings.map((setting) => {
    look.choose(setting);
    look.uncover();
    return look.tabs().map((tab, i) => {
      look.tabs()[i].click();
      return look.pane();
    });
  });

// The moments that are shown when the buttons lead to the last one and back; at the ends a button is
// disabled, and does nothing.
look.steps = (count) => {
  const titles = [];
  for (const id of ["later", "earlier"]) {
    for (let i = 0; i < count - 1; i += 1) {
      document.getElementById(id).click();
      titles.push(look.pane().title);
    }
    if (!document.getElementById(id).disabled) titles.push(`${id} is not disabled`);
  }
  return titles;
};
