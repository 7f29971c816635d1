// What is looked at is lit wherever it occurs, with its retain path and owners; the rest steps back.

const light = {
  pinned: null,
  hovered: null,
  isInDiagram: false,

  // What an element stands for: an object, a reference, or a part of a drawing that is a crowd's.
  meaning(element) {
    const selector = ".object, .object-button, .reference, .box, .arrow";
    const mention = element instanceof Element ? element.closest(selector) : null;
    if (!mention) return null;
    const { box, arrow, object, source, label, target } = mention.dataset;
    if (box !== undefined || arrow !== undefined) return meaningOfPart(mention);
    if (object === undefined) return reference(source, label, target);
    const number = objectNumbers.get(object);
    return number === undefined ? null : { object: number };
  },

  same(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
  },

  // What is pointed at, or has the focus. Only in the diagram the card changes with it: elsewhere it
  // would push away what the reader points at.
  hover(element) {
    const meaning = this.meaning(element);
    if (this.same(this.hovered, meaning)) return;
    this.hovered = meaning;
    this.isInDiagram = meaning !== null && element.closest(".canvas") !== null;
    this.show();
  },

  pin(meaning) {
    this.pinned = this.same(this.pinned, meaning) ? null : meaning;
    this.hovered = null;
    this.show();
    this.showPinned();
    if (this.pinned) announce(`${this.title(this.pinned)} is kept in view. Escape lets go.`);
  },

  letGo() {
    if (!this.pinned && !this.hovered) return false;
    this.pinned = null;
    this.hovered = null;
    this.show();
    this.showPinned();
    announce("Let go.");
    return true;
  },

  title({ object, source, label }) {
    if (object !== undefined) return data.objects[object][0];
    return source === undefined ? "This part" : `${source}.${label}`;
  },

  show() {
    const meaning = this.hovered ?? this.pinned;
    for (const pane of lesson.panes()) lightPane(pane, meaning);
    lightWords(meaning);
    showCard(this.isInDiagram ? meaning : this.pinned);
  },

  // The controls of what is kept are pressed ones.
  showPinned() {
    document.querySelectorAll(".object-button, .canvas .box, .canvas .arrow").forEach((control) => {
      const isPinned = this.pinned !== null && this.same(this.meaning(control), this.pinned);
      control.setAttribute("aria-pressed", String(isPinned));
    });
  },
};

function reference(source, label, target) {
  return { reference: JSON.stringify([source, label, target]), source, label, target };
}

function meaningOfPart(part) {
  const pane = lesson.panes().find(({ root }) => root.contains(part));
  if (!pane) return null;
  const { drawing } = pane;
  if (part.dataset.box !== undefined) {
    const box = Number(part.dataset.box);
    const object = drawing.objects[box];
    return object >= 0 ? { object } : { box, drawing: drawing.number };
  }
  const arrow = Number(part.dataset.arrow);
  const [source, target] = drawing.arrows[arrow].map((box) => drawing.objects[box]);
  if (source < 0 || target < 0) return { arrow, drawing: drawing.number };
  return reference(data.objects[source][0], drawing.labels[arrow], data.objects[target][0]);
}

// The boxes and arrows that belong to what is looked at.
function litParts({ drawing, seen }, meaning) {
  const boxes = new Set();
  const arrows = new Set();
  const addBox = (object) => {
    if (drawing.boxes.has(object)) boxes.add(drawing.boxes.get(object));
  };
  const addArrow = (number) => {
    arrows.add(number);
    drawing.arrows[number].forEach((box) => boxes.add(box));
  };
  if (meaning.drawing === drawing.number) {
    if (meaning.box !== undefined) boxes.add(meaning.box);
    if (meaning.arrow !== undefined) addArrow(meaning.arrow);
  }
  if (meaning.reference !== undefined) arrowsOf(drawing, meaning).forEach(addArrow);
  if (meaning.object !== undefined) {
    addBox(meaning.object);
    const entry = seen?.objects.get(meaning.object);
    entry?.path.forEach(addArrow);
    entry?.owners.forEach(addBox);
  }
  return { boxes, arrows };
}

// The arrows of a reference: one, but where its ends refer to each other twice under one name.
function arrowsOf(drawing, { source, label, target }) {
  const [from, to] = [source, target].map((name) => drawing.boxes.get(objectNumbers.get(name)));
  return drawing.arrows.flatMap(([a, b], number) =>
    a === from && b === to && withoutIndex(drawing.labels[number]) === withoutIndex(label) ? [number] : [],
  );
}

// Those of them that are there.
const litArrows = (pane, meaning) =>
  arrowsOf(pane.drawing, meaning).map((number) => pane.arrows[number]).filter(isThere);

function lightPane(pane, meaning) {
  const lit = meaning ? litParts(pane, meaning) : { boxes: new Set(), arrows: new Set() };
  const isAny = lit.boxes.size + lit.arrows.size > 0;
  const mark = (part, isLit) => {
    if (!part) return;
    part.classList.toggle("is-lit", isAny && isLit);
    part.classList.toggle("is-dim", isAny && !isLit);
  };
  pane.boxes.forEach((box, i) => mark(box, lit.boxes.has(i)));
  pane.arrows.forEach((arrow, i) => mark(arrow, lit.arrows.has(i)));
}

// The same names in the words.
function lightWords(meaning) {
  document.querySelectorAll(".is-lit-word").forEach((word) => word.classList.remove("is-lit-word"));
  if (!meaning || meaning.drawing !== undefined) return;
  document.querySelectorAll(".object, .object-button, .reference").forEach((word) => {
    if (light.same(light.meaning(word), meaning)) word.classList.add("is-lit-word");
  });
}
