// What is on a sheet of paper fits it: first the type gets smaller, then the diagram, and of a list
// that is still too long only its end stays.

const tightness = ["is-small", "is-smaller", "is-smallest"];
// How many lines go at a time.
const chunk = 8;

const isOver = (sheet) => sheet.scrollHeight > sheet.clientHeight;

function fitSheet(sheet) {
  for (const size of tightness) {
    if (!isOver(sheet)) return;
    sheet.classList.add(size);
  }
  const lists = Array.from(sheet.querySelectorAll(".lines, dl > div, .report, .grounds-body > div"));
  lists.sort((one, other) => other.children.length - one.children.length);
  for (const list of lists) shorten(list, sheet);
}

function shorten(list, sheet) {
  if (!isOver(sheet)) return;
  const lines = Array.from(list.children).filter((line) => !line.matches("dt"));
  if (lines.length <= chunk) return;
  const note = make(lines[0].localName, "faint");
  lines[0].before(note);
  for (let gone = chunk; gone < lines.length && isOver(sheet); gone += chunk) {
    lines.slice(gone - chunk, gone).forEach((line) => line.remove());
    note.textContent = `… ${gone} lines before these are on the page, not on paper`;
  }
}
