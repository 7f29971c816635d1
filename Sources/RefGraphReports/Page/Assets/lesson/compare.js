// Two settings side by side at the same moment, and in words what differs between them.

const aspects = ["log", "released", "references", "cycles", "verdicts"];

// A second pane: a copy of the first, its identities told apart by a suffix.
function makeOther() {
  const copy = byId("pane-a").cloneNode(true);
  const suffix = "-b";
  copy.querySelectorAll(".once").forEach((each) => each.remove());
  copy.id = "pane-b";
  copy.dataset.suffix = suffix;
  retitle(copy, suffix);
  copy.querySelectorAll(".live-result").forEach((each) => each.replaceChildren());
  copy.querySelectorAll(".choices input").forEach((input) => {
    input.name += suffix;
  });
  byId("panes").append(copy);
  return new Pane(copy);
}

// Side by side the diagrams stand right below the verdicts, then what is asked and what differs; alone
// what is asked comes first, and the conditions are below the log.
function placeParts(pane, isBeside) {
  pane.find(isBeside ? ".drawn" : ".sentences").after(pane.find(".cover"));
  pane.find(isBeside ? ".cover" : ".log").after(pane.find(".conditions"));
}

// Gives every identity in a copy a suffix, and whatever refers to one.
function retitle(copy, suffix) {
  const known = new Set();
  copy.querySelectorAll("[id]").forEach((element) => {
    known.add(element.id);
    element.id += suffix;
  });
  const renamed = (id) => (known.has(id) ? id + suffix : id);
  copy.querySelectorAll("*").forEach((element) => {
    for (const attribute of Array.from(element.attributes)) {
      if (/^(aria-(labelledby|describedby|controls)|for)$/.test(attribute.name)) {
        attribute.value = attribute.value.split(" ").map(renamed).join(" ");
      } else if (attribute.name !== "id" && attribute.value.includes("#")) {
        attribute.value = attribute.value.replace(
          /^(url\()?#([^)]+)(\))?$/,
          (_, open = "", id, close = "") => `${open}#${renamed(id)}${close}`,
        );
      }
    }
  });
  const labelled = copy.getAttribute("aria-labelledby");
  if (labelled) copy.setAttribute("aria-labelledby", renamed(labelled));
}

// The setting to begin a comparison with: the first choice that the lesson would change, changed to
// its default or, where it is that, to the value after it.
function settingBeside(setting) {
  for (const choice of data.changes) {
    for (let value = 0; value < data.choices[choice].values.length; value += 1) {
      const values = setting.values.map((old, i) => (i === choice ? value : old));
      const other = value === setting.values[choice] ? null : settingWith(values);
      if (other) return other;
    }
  }
  return null;
}

function showDifferences() {
  const { main, other } = lesson;
  const box = byId("differences");
  box.hidden = !other;
  if (!other) return;
  const body = byId("differences-body");
  if (main.moment.name !== other.moment.name) {
    body.replaceChildren(
      make("p", "", `The moments differ: ${main.moment.name} on the left, ${other.moment.name} on the right.`),
    );
    return;
  }
  if (main.isCovered || other.isCovered) {
    body.replaceChildren(make("p", "covered", "Covered until you have predicted on both sides."));
    return;
  }
  const differing = aspects.filter((_, i) => main.moment.aspects[i] !== other.moment.aspects[i]);
  if (!differing.length) {
    body.replaceChildren(make("p", "", `At ${main.moment.name} everything is the same on both sides.`));
    return;
  }
  const isApart = main.drawing !== other.drawing;
  const same = aspects.filter((aspect) => !differing.includes(aspect));
  const words = `At ${main.moment.name} they differ in: ${differing.join(", ")}.`;
  const rest = same.length ? ` The same on both sides: ${same.join(", ")}.` : "";
  const places = isApart ? " Each side has its own drawing, since their objects are others." : "";
  body.replaceChildren(make("p", "", words + rest + places), differenceTable(differing));
}

function differenceTable(differing) {
  const { main, other } = lesson;
  const table = make("table");
  const head = make("tr");
  const titles = ["", `Left: ${main.setting.words}`, `Right: ${other.setting.words}`];
  for (const title of titles) {
    const cell = make("th", "", title || "What");
    cell.scope = "col";
    head.append(cell);
  }
  const top = make("thead");
  top.append(head);
  const rows = make("tbody");
  for (const aspect of differing) {
    const place = aspects.indexOf(aspect);
    const [left, right] = [main, other].map((pane) => strings(pane.moment.aspects[place]));
    const row = make("tr");
    const title = make("th", "", aspect);
    title.scope = "row";
    row.append(title, onlyIn(left, right), onlyIn(right, left));
    rows.append(row);
  }
  table.append(top, rows);
  const frame = make("div", "table-frame");
  frame.tabIndex = 0;
  frame.setAttribute("role", "region");
  frame.setAttribute("aria-label", "What differs");
  frame.append(table);
  return frame;
}

// The lines that one side has and the other lacks.
function onlyIn(lines, others) {
  const cell = make("td");
  const missing = new Map();
  others.forEach((line) => missing.set(line, (missing.get(line) ?? 0) + 1));
  const only = lines.filter((line) => {
    const count = missing.get(line) ?? 0;
    missing.set(line, count - 1);
    return count <= 0;
  });
  if (!only.length) {
    const isOrder = lines.length === others.length;
    cell.append(make("p", "faint", isOrder ? "the same lines in another order" : "nothing that the other lacks"));
  }
  for (const line of only) {
    const text = make("p", "only");
    text.append(make("span", "only-here", "only here: "), line);
    cell.append(text);
  }
  return cell;
}
