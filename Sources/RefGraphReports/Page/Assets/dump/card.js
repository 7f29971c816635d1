// What there is to say of one object: what it is, what keeps it, what refers to it.

function cardOf(thing) {
  const title = makeFolded("h3", "card-title", thing.handle);
  title.id = "card-title";
  title.tabIndex = -1;
  const parts = [title, sentenceOf(thing), factsOf(thing)];
  if (!thing.isReleased) {
    parts.push(...keepersOf(thing), ...leakOf(thing), ...ownersOf(thing), ...cycleOf(thing));
    const both = make("div", "both");
    both.append(groupsOf("Referred to by", thing.to, "Nothing refers to it.", (other) => [other, thing]));
    both.append(groupsOf("Refers to", thing.from, "It refers to nothing.", (other) => [thing, other]));
    parts.push(both);
  }
  return parts;
}

function sentenceOf({ handle, finding }) {
  const sentence = make("p", "card-sentence");
  sentence.append(makeFolded("span", "name", handle), " ");
  const place = finding.word ? finding.sentence.indexOf(finding.word) : -1;
  if (place < 0) {
    sentence.append(finding.sentence);
    return sentence;
  }
  sentence.append(finding.sentence.slice(0, place), make("span", finding.className, finding.word));
  sentence.append(finding.sentence.slice(place + finding.word.length));
  return sentence;
}

function factsOf(thing) {
  const facts = [
    ...(thing.short === thing.handle ? [] : [["Name", thing.handle]]),
    ["Type", thing.type],
    ["Kind", thing.kind],
    ["Size", thing.size === null ? "not known" : `${grouped(thing.size)} bytes`],
    ["Identity", `${thing.id} (0x${BigInt(thing.id).toString(16)})`],
  ];
  const list = make("dl", "facts");
  for (const [label, text] of facts) {
    const row = make("div");
    const value = make("dd");
    value.append(unfolding(text, longest[label === "Name" ? "name" : "sentence"]));
    row.append(make("dt", "", label), value);
    list.append(row);
  }
  return list;
}

// A reference as a line: list.detail -> detail, with a note. Its ends are objects, or names of what
// is not in the page.
function line(source, label, arrow, target, note, self) {
  const item = make("p", "in-1");
  const text = make("span", "text");
  const name = (end) => {
    if (typeof end === "string") return folded(end);
    return end === self ? makeFolded("span", "name", end.handle) : linkTo(end);
  };
  const way = makeFolded("span", "", `${label ? `.${label}` : ""} ${arrow} `);
  if (typeof source !== "string" && typeof target !== "string") {
    way.className = "reference";
    referring(way, source, label, target);
  }
  text.append(name(source), way, name(target));
  item.append(text);
  if (note) item.append(" ", make("span", "note", note));
  return item;
}

const effectWords = {
  r: "on every way: cut, it is released",
  l: "on every way: cut, it would leak",
  o: "one of several ways",
};

function rootLine(name, roots) {
  const item = make("p", "in-1");
  const { lifetime, label } = roots[0] ?? {};
  item.append("root ", name, label ? ` (${folded(label)})` : "");
  if (lifetime) item.append(" ", make("span", "note", lifetime));
  return item;
}

const longestWay = 40;

// The root, and the last references of the way from it.
function keepersOf(thing) {
  const steps = wayTo(thing);
  if (!steps.length && !thing.roots.length) return [];
  const top = steps.at(-1);
  const [named, ...others] = namesakes.get(top?.root) ?? [];
  const root = top?.outside === undefined ? top?.source ?? thing : others.length ? null : named;
  const name = root ? linkTo(root) : folded(top.root);
  const lines = [rootLine(root === thing ? thing.short : name, root?.roots ?? [])];
  const hidden = Math.max(0, steps.length - longestWay) + (top?.length ?? 0);
  if (hidden) {
    const noun = hidden === 1 ? "more reference" : "more references";
    lines.push(make("p", "in-1 faint", `… ${grouped(hidden)} ${noun}`));
  }
  steps.slice(0, longestWay).forEach((step, i) => {
    const source = step.source ?? step.outside;
    const isOpen = step.strength[0] === "conservative";
    const note = isOpen ? "may or may not own" : effectWords[thing.effects[i]];
    const told = line(source, step.label, step.strength[1], step.target, note, thing);
    lines.splice(lines.length - i, 0, told);
  });
  return [make("h4", "", "Kept alive by"), ...lines];
}

function leakOf({ leak, cycle, number }) {
  if (!leak) return [];
  const [head, objects, behind] = leak;
  if (objects.includes(number)) {
    if (!behind) return [];
    const noun = behind === 1 ? "object hangs" : "objects hang";
    return [make("p", "", `${grouped(behind)} ${noun} behind it and would go with it.`)];
  }
  const parts = [make("h4", "", head < 0 ? "Kept by" : "Kept by the cycle")];
  const names = make("p", "in-1");
  objects.forEach((object, i) => names.append(i ? ", " : "", linkTo(things[object])));
  parts.push(names);
  return head < 0 || data.cycles[head] === cycle ? parts : [...parts, ...loopOf(data.cycles[head])];
}

function ownersOf({ owners, leak, ownersBesides: others }) {
  if (!owners && !leak) {
    const words = "Whether other roots keep it as well was not looked for: the snapshot is too large.";
    return [make("p", "faint", words)];
  }
  if (!others.length) return [];
  const names = make("p", "in-1");
  others.forEach((owner, i) => names.append(i ? ", " : "", linkTo(owner)));
  return [make("h4", "", others.length === 1 ? "Owner" : "Owners"), names];
}

function cycleOf({ cycle }) {
  if (!cycle) return [];
  return [make("h4", "", "Retain cycle"), make("p", "", textOf(cycle[0])), ...loopOf(cycle)];
}

function loopOf([, loop, rest]) {
  const name = (number) => (number < 0 ? "an object that is not in this page" : things[number]);
  const lines = loop.map(([source, label, strength, target]) =>
    line(name(source), textOf(label), data.strengths[strength][1], name(target)),
  );
  return rest ? [...lines, make("p", "in-1 faint", `… ${grouped(rest)} more references`)] : lines;
}

// References by label, strength and type; each object of them is a way to it. `ends` tells the source
// and the target of the reference that an object stands for.
function groupsOf(title, groups, nothing, ends) {
  const part = make("div");
  part.append(make("h4", "", title));
  if (!groups.length) {
    part.append(make("p", "faint", nothing));
    return part;
  }
  const list = make("ul", "groups");
  list.setAttribute("role", "list");
  for (const group of groups) {
    const item = make("li");
    if (typeof group === "number") {
      item.append(make("span", "faint", `${grouped(group)} more references of other sorts`));
    } else {
      fillGroup(item, group, ends);
    }
    list.append(item);
  }
  part.append(list);
  return part;
}

function fillGroup(item, [label, strength, count, type, ...objects], ends) {
  const head = make("p", "group-head");
  const name = makeFolded("code", "", textOf(label) || "a reference");
  const refer = (element, number) => {
    const [source, target] = ends(things[number]);
    return referring(element, source, textOf(label), target);
  };
  if (count === 1 && objects.length === 1) refer(name, objects[0]).classList.add("reference");
  head.append(name);
  const [word] = data.strengths[strength];
  if (word !== "strong") head.append(" ", make("span", "caution", word));
  const number = count === 1 ? "" : `${grouped(count)} × `;
  head.append(" ", makeFolded("span", "faint", `${number}${textOf(type)}`));
  item.append(head);
  const ways = make("p", "ways");
  for (const object of objects) ways.append(refer(linkTo(things[object], "object-button"), object));
  const rest = count - objects.length;
  if (rest && objects.length) ways.append(make("span", "faint", `and ${grouped(rest)} more`));
  else if (rest) ways.append(make("span", "faint", "not in this page"));
  item.append(ways);
}
