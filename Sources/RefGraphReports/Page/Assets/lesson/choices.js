// The switches: a group of radio buttons a choice, in the form of each pane.

function chosenValues(form) {
  return data.choices.map((choice, i) => {
    const input = form.querySelector(`input[data-choice="${i}"]:checked`);
    return input ? Number(input.value) : 0;
  });
}

function showChoices(form, setting) {
  form.querySelectorAll("input[data-choice]").forEach((input) => {
    const choice = Number(input.dataset.choice);
    const value = Number(input.value);
    input.checked = setting.values[choice] === value;
    const values = setting.values.map((old, i) => (i === choice ? value : old));
    input.disabled = !settingWith(values);
  });
}

function listenToChoices(form, act) {
  form.addEventListener("change", (event) => {
    if (!event.target.matches("input[data-choice]")) return;
    const setting = settingWith(chosenValues(form));
    if (setting) act(setting);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
}

// Where a moment of one play is in another: by its name, or else by its place.
function positionIn(setting, name, position) {
  const same = setting.moments.findIndex((moment) => moment.name === name);
  return same >= 0 ? same : Math.min(position, setting.moments.length - 1);
}
