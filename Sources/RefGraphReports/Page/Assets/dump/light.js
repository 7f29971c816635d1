// What is looked at is lit wherever it occurs: an object with the way that keeps it and its owners, a
// reference with its two ends. The rest steps back.

const light = {
  kept: null,

  // What an element stands for: an object, a reference, or a part of the diagram that is a crowd's.
  meaning(element) {
    const selector = "[data-thing], .reference, .canvas .box, .canvas .arrow";
    const mention = element instanceof Element ? element.closest(selector) : null;
    if (!mention) return null;
    const { thing, box, arrow } = mention.dataset;
    if (thing !== undefined) return { thing: things[Number(thing)] };
    if (box !== undefined) return { box: Number(box) };
    return referenceOf(mention) ?? (arrow === undefined ? null : { arrow: Number(arrow) });
  },

  // No focus stands on a reference: an object of its line has it lit as well.
  focused(element) {
    const meaning = this.meaning(element);
    if (!meaning?.thing) return meaning;
    const line = element.closest(".text")?.querySelector(".reference");
    return { ...(referenceOf(element) ?? (line && referenceOf(line))), ...meaning };
  },

  keep(meaning) {
    this.kept = meaning;
    this.show(null);
    diagram.bringIntoView(meaning?.thing);
  },

  show(hovered) {
    const meaning = hovered ?? this.kept;
    const lit = partsOf(meaning ?? {});
    const isAny = lit.boxes.size + lit.arrows.size > 0;
    const mark = (part, isLit) => {
      part?.classList.toggle("is-lit", isAny && isLit);
      part?.classList.toggle("is-dim", isAny && !isLit);
    };
    diagram.boxes.forEach((box, i) => mark(box, lit.boxes.has(i)));
    diagram.arrows.forEach((arrow, i) => mark(arrow, lit.arrows.has(i)));
    document.querySelectorAll(".is-lit-word").forEach((word) => word.classList.remove("is-lit-word"));
    // What the page shows anyway is lit in the diagram only.
    const words = hovered ?? (this.kept?.thing ? null : this.kept);
    for (const word of wordsOf(words ?? {})) word.classList.add("is-lit-word");
  },
};

// The reference that an element of the words or of the diagram says it stands for.
function referenceOf({ dataset: { from, to, label } }) {
  return from === undefined ? null : { from: Number(from), to: Number(to), label };
}

// Says so of an element.
function referring(element, from, label, to) {
  Object.assign(element.dataset, { from: from.number, label: folded(label), to: to.number });
  return element;
}

// The boxes and arrows of what is looked at.
function partsOf({ thing, from, label, to, box, arrow }) {
  const lit = { boxes: new Set(), arrows: new Set() };
  const addThing = (each) => {
    if (diagram.boxOf.has(each.number)) lit.boxes.add(diagram.boxOf.get(each.number));
  };
  const addArrow = (number) => {
    lit.arrows.add(number);
    data.arrows[number].forEach((end) => lit.boxes.add(end));
  };
  const addReference = (source, name, target) => {
    [source, target].forEach(addThing);
    const number = diagram.arrow(source, name, target);
    if (number >= 0) addArrow(number);
  };
  if (box !== undefined) lit.boxes.add(box);
  if (arrow !== undefined) addArrow(arrow);
  if (from !== undefined) addReference(things[from], label, things[to]);
  if (thing) {
    addThing(thing);
    for (const [source, name, target] of keepersIn(thing)) addReference(source, name, target);
    for (const owner of thing.ownersBesides) addThing(owner);
  }
  return lit;
}

// The references of the way that keeps an object, and of the loop that does where it is leaked.
function keepersIn(thing) {
  const way = wayTo(thing).filter(({ source }) => source)
    .map(({ source, label, target }) => [source, label, target]);
  const loop = thing.leak && thing.leak[0] >= 0 ? data.cycles[thing.leak[0]][1] : [];
  const held = loop.filter(([source, , , target]) => source >= 0 && target >= 0)
    .map(([source, label, , target]) => [things[source], textOf(label), things[target]]);
  return [...way, ...held];
}

// The same object or reference in the words.
function wordsOf({ thing, from, label, to }) {
  const objects = thing ? [...document.querySelectorAll(`a[data-thing="${thing.number}"]`)] : [];
  if (from === undefined) return objects;
  const selector = `.reference[data-from="${from}"][data-to="${to}"]:not(.arrow)`;
  const isAlike = ({ dataset }) => withoutIndex(dataset.label) === withoutIndex(label);
  return [...objects, ...Array.from(document.querySelectorAll(selector)).filter(isAlike)];
}
