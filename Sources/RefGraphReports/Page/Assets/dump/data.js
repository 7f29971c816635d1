// The objects that the page holds, with what is known of each. Texts are there once, by number.

const data = JSON.parse(byId("data").textContent);
const textOf = (number) => data.strings[number];

class Thing {
  constructor(row, number) {
    const [name, type, kind, size, id, finding, kept, from, to, cycle, leak, owners, effects] = row;
    const [word, className, sentence] = data.findings[finding];
    this.number = number;
    this.type = textOf(type);
    this.handle = name < 0 ? `${this.type}#${id}` : textOf(name);
    this.kind = data.kinds[kind];
    this.size = size < 0 ? null : textOf(size);
    this.id = id;
    this.finding = { word, className, sentence };
    this.kept = kept;
    this.from = from;
    this.to = to;
    this.cycle = cycle < 0 ? null : data.cycles[cycle];
    this.leak = leak < 0 ? null : data.leaks[leak];
    this.owners = owners === -1 ? null : owners;
    this.effects = effects;
    this.short = folded(this.handle);
    this.searched = `${this.handle}\n${this.type}`.toLowerCase();
  }

  // The roots whose object it is, permanent ones first.
  get roots() {
    return rootsOf.get(this.number) ?? [];
  }

  // By what its address names it: the handle, or the identity where several are called alike.
  get key() {
    return namesakes.get(this.short).length === 1 ? this.short : this.id;
  }

  // The objects at the roots that keep it, as far as they were looked for; not it itself.
  get ownersBesides() {
    const owners = this.leak ? [] : this.owners ?? [];
    return owners.filter((owner) => owner !== this.number).map((owner) => things[owner]);
  }

  get isReleased() {
    return this.finding.word === "released";
  }
}

const things = data.objects.map((row, number) => new Thing(row, number));

// By what the lists of the page call them.
const namesakes = new Map();
for (const thing of things) {
  if (!namesakes.has(thing.short)) namesakes.set(thing.short, []);
  namesakes.get(thing.short).push(thing);
}

const thingsById = new Map(things.map((thing) => [thing.id, thing]));

const rootsOf = new Map();
for (const [object, lifetime, label] of data.roots) {
  if (!rootsOf.has(object)) rootsOf.set(object, []);
  const root = { lifetime: textOf(lifetime), label: label < 0 ? "" : textOf(label) };
  if (root.lifetime === "permanent") rootsOf.get(object).unshift(root);
  else rootsOf.get(object).push(root);
}

// The identity that someone typed, in decimal digits: 0x10 and 16 are one. Null for other texts.
function identityIn(text) {
  if (!/^(0x[0-9a-f]{1,16}|[0-9]{1,20})$/i.test(text)) return null;
  return BigInt(text).toString();
}

// The steps of the way that keeps an object, from it upwards; the last is where the way goes on
// outside the page, if it does.
function wayTo(thing) {
  const steps = [];
  let here = thing;
  while (here.kept.length) {
    const [source, label, strength, name, length, root] = here.kept;
    const step = { target: here, label: textOf(label), strength: data.strengths[strength] };
    if (source < 0) {
      steps.push({ ...step, outside: textOf(name), length, root: textOf(root) });
      return steps;
    }
    here = things[source];
    steps.push({ ...step, source: here });
  }
  return steps;
}
