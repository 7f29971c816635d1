// What is looked at is lit in the diagram with the way that keeps it, and the rest steps back.

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
    diagram.bringIntoView(thing);
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
