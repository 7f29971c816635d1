// The evidence record of the present setting and stopping point, to copy or to print.

function showRecord(pane) {
  const isCovered = answers.open(pane.setting) >= 0;
  byId("record-of").textContent = ` at ${pane.moment.name}`;
  byId("copy").hidden = isCovered;
  byId("record-body").replaceChildren(
    isCovered
      ? make("p", "covered", "Covered until you have answered every question of this setting: it holds the conclusion.")
      : piece(pane.moment.record),
  );
  byId("learnt-body").replaceChildren(
    isCovered
      ? make("p", "covered", "Covered until you have answered every question of this setting.")
      : piece(pane.setting.learnt),
  );
}

// The record as plain text: a line a value, the names of the fields before them.
function recordText() {
  const lines = [document.querySelector("h1").textContent];
  byId("record-body").querySelectorAll("h3, dl > div, p").forEach((element) => {
    if (element.matches("h3")) lines.push("", element.textContent);
    else if (element.matches("p")) lines.push(element.textContent);
    else {
      const [name, ...values] = Array.from(element.children, (child) => child.textContent);
      if (values.length === 1) lines.push(`${name}: ${values[0]}`);
      else lines.push(`${name}:`, ...values.map((value) => `  ${value}`));
    }
  });
  return `${lines.join("\n")}\n`;
}

async function copyRecord() {
  const text = recordText();
  try {
    await navigator.clipboard.writeText(text);
    tellCopied();
  } catch {
    offerText(text);
  }
}

// Says so in sight, too, for as long as it takes to see.
function tellCopied() {
  announce("The record is copied.");
  const control = byId("copy");
  const words = control.dataset.words ?? control.textContent;
  control.dataset.words = words;
  control.textContent = "Copied";
  setTimeout(() => {
    control.textContent = words;
  }, 3000);
}

// Where the browser lets nobody write to the clipboard: the text, selected.
function offerText(text) {
  const area = byId("copy-text");
  area.hidden = false;
  area.value = text;
  area.focus();
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    // The learner copies what is selected.
  }
  if (isCopied) tellCopied();
  else announce("The text is selected: copy it with your keyboard.");
}
