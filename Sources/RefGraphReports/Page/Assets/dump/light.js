// What is looked at is lit in the diagram with the way that keeps it, and the rest steps back.

const diagram = {
  boxes: data.boxes.map((_, i) => byId(`box-${i}`)),
  arrows: data.arrows.map((_, i) => byId(`arrow-${i}`)),
  boxOf: new Map(),

  // The arrow of a reference; one between the same boxes where none has its label.
  arrow(source, label, target) {
    const [from, to] = [this.boxOf.get(source.number), this.boxOf.get(target.number)];
    if (from === undefined || to === undefined) return -1;
    const between = data.arrows.map((_, i) => i)
      .filter((i) => data.arrows[i][0] === from && data.arrows[i][1] === to);
    return between.find((i) => textOf(data.labels[i]) === label) ?? between[0] ?? -1;
  },

  start() {
    data.boxes.forEach((number, i) => {
      const box = this.boxes[i];
      if (!box) return;
      box.setAttribute("tabindex", i === 0 ? "0" : "-1");
      if (number < 0) {
        box.setAttribute("role", "img");
        box.setAttribute("aria-label", box.dataset.name);
        return;
      }
      const thing = things[number];
      this.boxOf.set(number, i);
      box.dataset.thing = number;
      box.setAttribute("role", "link");
      const marks = box.querySelectorAll(":scope > .look:not(.is-off) :is(.keeper, .mark-word)");
      const words = [thing.handle, thing.type, ...Array.from(marks, (mark) => mark.textContent)];
      box.setAttribute("aria-label", words.join(", "));
    });
  },
};

const light = {
  kept: null,

  // The object that an element stands for.
  meaning(element) {
    const mention = element instanceof Element ? element.closest("[data-thing]") : null;
    return mention ? things[Number(mention.dataset.thing)] : null;
  },

  keep(thing) {
    this.kept = thing;
    this.show(null);
  },

  show(hovered) {
    const thing = hovered ?? this.kept;
    const lit = thing ? this.parts(thing) : { boxes: new Set(), arrows: new Set() };
    const isAny = lit.boxes.size > 0;
    const mark = (part, isLit) => {
      part?.classList.toggle("is-lit", isAny && isLit);
      part?.classList.toggle("is-dim", isAny && !isLit);
    };
    diagram.boxes.forEach((box, i) => mark(box, lit.boxes.has(i)));
    diagram.arrows.forEach((arrow, i) => mark(arrow, lit.arrows.has(i)));
    document.querySelectorAll(".is-lit-word").forEach((word) => word.classList.remove("is-lit-word"));
    if (!hovered) return;
    document.querySelectorAll(`a[data-thing="${hovered.number}"]`)
      .forEach((word) => word.classList.add("is-lit-word"));
  },

  // The box of the object, and the arrows of the way that keeps it or of the loop that does.
  parts(thing) {
    const boxes = new Set();
    const arrows = new Set();
    const addBox = (object) => {
      const box = diagram.boxOf.get(object.number);
      if (box !== undefined) boxes.add(box);
    };
    const add = (source, label, target) => {
      addBox(source);
      addBox(target);
      const arrow = diagram.arrow(source, label, target);
      if (arrow >= 0) arrows.add(arrow);
    };
    addBox(thing);
    for (const { source, label, target } of wayTo(thing)) if (source) add(source, label, target);
    const head = thing.leak && thing.leak[0] >= 0 ? data.cycles[thing.leak[0]] : null;
    for (const [source, label, , target] of head ? head[1] : []) {
      if (source >= 0 && target >= 0) add(things[source], textOf(label), things[target]);
    }
    return { boxes, arrows };
  },
};
