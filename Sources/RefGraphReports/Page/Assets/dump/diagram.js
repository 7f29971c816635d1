// The diagram: its boxes as ways to their objects, and how large it is shown.

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
    const name = withoutIndex(folded(label));
    const isCalledSo = (i) => withoutIndex(folded(textOf(data.labels[i]))) === name;
    return between.find(isCalledSo) ?? between[0] ?? -1;
  },

  // As large as fits, but neither too small to read nor larger than words; the rest is scrolled to.
  fit() {
    const canvas = byId("canvas");
    const drawing = byId("diagram");
    const { width, height } = drawing.viewBox.baseVal;
    if (!canvas.clientWidth || !width || !height) return;
    // The style sheet says how high the frame may be, but on paper; two pixels are its border.
    const limit = Number.parseFloat(window.getComputedStyle(canvas).maxHeight);
    const room = Number.isFinite(limit) ? limit - 2 : Infinity;
    const whole = Math.min((canvas.offsetWidth - 2) / width, room / height);
    const isWhole = byId("whole").getAttribute("aria-pressed") === "true";
    const scale = Math.min(1.25, isWhole ? whole : Math.max(smallest, whole));
    byId("whole").hidden = whole >= smallest;
    byId("larger").hidden = scale <= whole;
    drawing.setAttribute("width", String(Math.floor(width * scale)));
    drawing.setAttribute("height", String(Math.floor(height * scale)));
  },

  // Moves a drawing that is larger than its frame, so that an object's box is in the middle.
  bringIntoView(thing) {
    const box = this.boxes[this.boxOf.get(thing?.number)];
    if (!box) return;
    const canvas = byId("canvas");
    const [place, frame] = [middle(box), middle(canvas)];
    canvas.scrollLeft += place.x - frame.x;
    canvas.scrollTop += place.y - frame.y;
  },

  start() {
    this.fit();
    byId("whole").addEventListener("click", ({ currentTarget: whole }) => {
      const isWhole = whole.getAttribute("aria-pressed") !== "true";
      whole.setAttribute("aria-pressed", String(isWhole));
      this.fit();
      this.bringIntoView(light.kept?.thing);
    });
    window.addEventListener("resize", () => this.fit());
    data.boxes.forEach((number, i) => {
      const box = this.boxes[i];
      if (!box) return;
      box.dataset.box = i;
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
      const type = folded(thing.type, longest.sentence);
      const words = [thing.short, type, ...Array.from(marks, (mark) => mark.textContent)];
      box.setAttribute("aria-label", words.join(", "));
    });
    data.arrows.forEach((ends, i) => {
      const [from, to] = ends.map((box) => things[data.boxes[box]]);
      if (this.arrows[i]) this.arrows[i].dataset.arrow = i;
      if (this.arrows[i] && from && to) referring(this.arrows[i], from, textOf(data.labels[i]), to);
    });
    // What is due is what one came for; a drawing that is too wide is read from its left edge.
    this.bringIntoView(things.find(({ finding, number }) => finding.word && this.boxOf.has(number)));
    byId("canvas").scrollLeft = 0;
  },
};
