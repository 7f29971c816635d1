// How much of the drawing is shown, and how large. The drawing has room for all plays; what is shown
// is the part that the present ones use, so that nothing moves from moment to moment.

const margin = 12;
// At less than this its labels are hard to read, so that it is larger than its frame by itself.
const smallest = 0.75;
const largest = 1.25;

const view = {
  // What the reader has asked for: "whole" or "full"; as large as fits and can be read, if nothing.
  size: "",

  scale(whole) {
    if (this.size === "whole") return Math.min(largest, whole);
    if (this.size === "full") return Math.max(1, Math.min(largest, whole));
    return Math.min(largest, Math.max(smallest, whole));
  },

  // Fits the drawings of all panes, and offers what there is to change.
  fit(panes) {
    const all = panes.map(({ setting }) => setting);
    for (const pane of panes) {
      fit(pane, all.filter((setting) => drawingOf(setting) === pane.drawing));
    }
    this.isCut = panes.some((pane) => pane.isCut);
    const isSmall = panes.some((pane) => pane.whole < 1);
    const control = byId("whole");
    control.textContent = this.isCut ? "Fit the diagram" : "Full size";
    control.hidden = !this.isCut && !isSmall;
  },

  toggle(panes) {
    this.size = this.isCut ? "whole" : "full";
    this.fit(panes);
  },
};

// Where each part of a stage is. Only what is displayed can be measured.
function measure(pane) {
  if (!pane.places) {
    const all = [pane.boxes, pane.arrows, pane.groups];
    const hidden = ["is-absent", "is-off"].map((name) => ({
      name,
      parts: Array.from(pane.stage.querySelectorAll(`.${name}`)),
    }));
    hidden.forEach(({ name, parts }) => parts.forEach((part) => part.classList.remove(name)));
    pane.places = all.map((kind) => kind.map((part) => (part ? part.getBBox() : null)));
    hidden.forEach(({ name, parts }) => parts.forEach((part) => part.classList.add(name)));
  }
  return pane.places;
}

// The smallest rectangle around all that is there in some frames; around boxes only, if 1 kind counts.
function extent(pane, frames, kinds = 3) {
  const places = measure(pane).slice(0, kinds);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const frame of frames) {
    places.forEach((kind, i) => {
      kind.forEach((place, number) => {
        if (!place || frame[i][number] < 0) return;
        left = Math.min(left, place.x);
        top = Math.min(top, place.y);
        right = Math.max(right, place.x + place.width);
        bottom = Math.max(bottom, place.y + place.height);
      });
    });
  }
  if (left > right) return null;
  return { left, top, width: right - left, height: bottom - top };
}

function fit(pane, plays) {
  const canvas = pane.find(".canvas");
  pane.isCut = false;
  pane.whole = Infinity;
  pane.find(".larger").hidden = true;
  if (canvas.hidden || !canvas.clientWidth) return;
  const part = extent(pane, plays.flatMap((play) => play.moments.map((moment) => looksOf(play, moment))));
  if (!part) return;
  const width = part.width + 2 * margin;
  const height = part.height + 2 * margin;
  // The style sheet says how high the frame may be; two pixels are its border.
  const room = Number.parseFloat(window.getComputedStyle(canvas).maxHeight) - 2;
  pane.whole = Math.min((canvas.offsetWidth - 2) / width, room / height);
  const scale = view.scale(pane.whole);
  pane.isCut = scale > pane.whole;
  pane.find(".larger").hidden = !pane.isCut;
  const { stage } = pane;
  stage.setAttribute("viewBox", `${part.left - margin} ${part.top - margin} ${width} ${height}`);
  stage.setAttribute("width", String(Math.floor(width * scale)));
  stage.setAttribute("height", String(Math.floor(height * scale)));
  bringIntoView(pane, canvas, part, scale);
}

// Where the drawing is larger than its frame: moves it, if some of what is there is out of sight.
function bringIntoView(pane, canvas, part, scale) {
  const there = pane.seen ? extent(pane, [looksOf(pane.setting, pane.seen)], 1) : null;
  if (!there) return;
  const move = (position, size, start, length) => {
    const [from, to] = [start * scale, (start + length + 2 * margin) * scale];
    if (from >= position && to <= position + size) return position;
    return to - from > size ? from + (to - from - size) / 2 : (from + to - size) / 2;
  };
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = canvas;
  canvas.scrollLeft = move(scrollLeft, clientWidth, there.left - part.left, there.width);
  canvas.scrollTop = move(scrollTop, clientHeight, there.top - part.top, there.height);
}
