// What is looked at is lit wherever it occurs, with its retain path and owners; the rest steps back.

const light = {
  pinned: null,
  hovered: null,

  // What an element stands for: an object, or a reference.
  meaning(element) {
    const mention = element instanceof Element ? element.closest(".object, .object-button, .reference, .box, .arrow") : null;
    if (!mention) return null;
    if (mention.dataset.box !== undefined) {
      const object = objectOfBox.get(Number(mention.dataset.box));
      return { object: object ?? null, box: Number(mention.dataset.box) };
    }
    if (mention.dataset.arrow !== undefined) return { arrow: Number(mention.dataset.arrow) };
    if (mention.dataset.object !== undefined) {
      const object = objectNumbers.get(mention.dataset.object);
      return object === undefined ? null : { object, box: data.objects[object][2] };
    }
    const { source, label, target } = mention.dataset;
    return { reference: JSON.stringify([source, label, target]), source, label, target };
  },

  same(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
  },

  hover(meaning) {
    if (this.same(this.hovered, meaning)) return;
    this.hovered = meaning;
    this.show();
  },

  pin(meaning) {
    this.pinned = this.same(this.pinned, meaning) ? null : meaning;
    this.hovered = null;
    this.show();
    if (this.pinned) announce(`${this.title(this.pinned)} is kept in view. Escape lets go.`);
  },

  letGo() {
    if (!this.pinned && !this.hovered) return false;
    this.pinned = null;
    this.hovered = null;
    this.show();
    announce("Let go.");
    return true;
  },

  title({ object, arrow, source, label }) {
    if (object !== undefined && object !== null) return data.objects[object][0];
    return arrow === undefined ? `${source}.${label}` : "The reference";
  },

  show() {
    const meaning = this.hovered ?? this.pinned;
    for (const pane of lesson.panes()) lightPane(pane, meaning);
    lightWords(meaning);
    showCard(meaning?.object ?? null);
    document.body.classList.toggle("has-pinned", this.pinned !== null);
    document.querySelectorAll(".object-button").forEach((control) => {
      const isPinned = this.pinned !== null && this.same(this.meaning(control), this.pinned);
      control.setAttribute("aria-pressed", String(isPinned));
    });
  },
};

// The boxes and arrows that belong to what is looked at.
function litParts(pane, meaning) {
  const boxes = new Set();
  const arrows = new Set();
  const addArrow = (number) => {
    arrows.add(number);
    data.arrows[number].forEach((box) => boxes.add(box));
  };
  if (meaning.box !== undefined && meaning.box >= 0) boxes.add(meaning.box);
  if (meaning.arrow !== undefined) addArrow(meaning.arrow);
  if (meaning.reference !== undefined) {
    const number = arrowOf(pane, meaning);
    if (number >= 0) addArrow(number);
  }
  const entry = meaning.object === null ? undefined : pane.seen?.objects.get(meaning.object);
  if (entry) {
    entry.path.forEach(addArrow);
    for (const owner of entry.owners) {
      if (data.objects[owner][2] >= 0) boxes.add(data.objects[owner][2]);
    }
  }
  return { boxes, arrows };
}

const arrowNumbers = new Map();

function arrowOf(pane, { source, label, target, reference }) {
  if (!arrowNumbers.has(reference)) {
    const [from, to] = [source, target].map((name) => data.objects[objectNumbers.get(name)]?.[2]);
    arrowNumbers.set(
      reference,
      data.arrows.findIndex(([a, b], i) => a === from && b === to && data.labels[i] === label),
    );
  }
  return arrowNumbers.get(reference);
}

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
  if (!meaning) return;
  const way = meaning.arrow === undefined ? null : data.arrows[meaning.arrow];
  document.querySelectorAll(".object, .object-button, .reference").forEach((word) => {
    const other = light.meaning(word);
    if (!other) return;
    const isSame =
      way && other.reference !== undefined
        ? arrowOf(lesson.main, other) === meaning.arrow
        : meaning.object !== undefined && other.object !== undefined
          ? meaning.object === other.object
          : meaning.reference !== undefined && meaning.reference === other.reference;
    if (isSame) word.classList.add("is-lit-word");
  });
}
