// How much of the drawing is shown, and how large. The drawing has room for all plays. What is shown is
// the part that the present ones use, so that nothing moves from moment to moment; where that cannot
// be read, the part that the present moment uses.

const margin = 12;
// The least height of its frame on a desk, and how far from that of the window its edge is.
const leastHeight = 352;
const edge = 16;
const desk = "(min-width: 62rem)";
const heights = new Map();
const heightRules = new CSSStyleSheet();
document.adoptedStyleSheets.push(heightRules);
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
    for (const pane of panes) fit(pane, panes.filter(({ drawing }) => drawing === pane.drawing));
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

// Where each look of each part of a stage is; a group looks alike wherever it is shown. Only what is
// displayed can be measured.
function measure(pane) {
  if (!pane.places) {
    const all = [pane.boxes, pane.arrows, pane.groups];
    const hidden = ["is-absent", "is-off"].map((name) => ({
      name,
      parts: Array.from(pane.stage.querySelectorAll(`.${name}`)),
    }));
    hidden.forEach(({ name, parts }) => parts.forEach((part) => part.classList.remove(name)));
    const placesOf = (part) => {
      const looks = Array.from(part?.querySelectorAll(":scope > .look") ?? []);
      return (looks.length || !part ? looks : [part]).map((each) => each.getBBox());
    };
    pane.places = all.map((kind) => kind.map(placesOf));
    hidden.forEach(({ name, parts }) => parts.forEach((part) => part.classList.add(name)));
  }
  return pane.places;
}

const showsGone = () => !document.body.classList.contains("hides-gone");

// The smallest rectangle around all that is there in some frames; of `only`, if it is given: for each
// kind the numbers of its parts.
function extent(pane, frames, only = null) {
  const places = measure(pane);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const frame of frames) {
    places.forEach((kind, i) => {
      kind.forEach((looks, number) => {
        const look = frame[i][number];
        if (look === -1 || (look < -1 && !showsGone()) || (only && !only[i].has(number))) return;
        const place = looks[look < -1 ? -2 - look : look];
        if (!place) return;
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

// The heights that the frame of a diagram may have, the better one first. On a desk its end is in sight
// as long as the window is scrolled to its top, or else it is nearly as high as the window; elsewhere
// the style sheet says.
function heightsOf(canvas) {
  if (!window.matchMedia(desk).matches) {
    return [Number.parseFloat(window.getComputedStyle(canvas).maxHeight)];
  }
  const top = canvas.getBoundingClientRect().top + window.scrollY;
  const inSight = Math.max(leastHeight, window.innerHeight - top - edge);
  return [inSight, Math.max(inSight, window.innerHeight - 2 * edge)];
}

// A rule of a sheet of the script's own: the policy of the page allows no style within the markup.
function setHeight({ root }, height) {
  heights.set(root.id, height);
  const rules = Array.from(heights, ([id, each]) => `#${id} .canvas { max-height: ${each}px }`);
  heightRules.replaceSync(`@media ${desk} { ${rules.join(" ")} }`);
}

// Which part of the drawing is shown in a frame of which height: the first that can be read whole.
function choosePart(canvas, all, now) {
  const possible = heightsOf(canvas);
  const ways = [
    { part: all, height: possible[0] },
    ...possible.map((height) => ({ part: now ?? all, height })),
  ];
  for (const way of ways) {
    const { width, height } = way.part;
    // Two pixels are the border of the frame.
    way.whole = Math.min(
      (canvas.offsetWidth - 2) / (width + 2 * margin),
      (way.height - 2) / (height + 2 * margin),
    );
  }
  return ways.find(({ whole }) => whole >= smallest) ?? ways[1];
}

function fit(pane, alike) {
  const canvas = pane.find(".canvas");
  pane.isCut = false;
  pane.whole = Infinity;
  pane.find(".larger").hidden = true;
  if (canvas.hidden || !canvas.clientWidth) return;
  const all = extent(pane, alike.flatMap(({ setting }) => setting.moments.map((each) => looksOf(setting, each))));
  if (!all) return;
  const now = alike.filter(({ seen }) => seen).map(({ setting, seen }) => looksOf(setting, seen));
  const { part, whole, height: room } = choosePart(canvas, all, extent(pane, now));
  setHeight(pane, room);
  pane.whole = whole;
  const scale = view.scale(pane.whole);
  pane.isCut = scale > pane.whole;
  pane.find(".larger").hidden = !pane.isCut;
  const { stage } = pane;
  const width = part.width + 2 * margin;
  const height = part.height + 2 * margin;
  stage.setAttribute("viewBox", `${part.left - margin} ${part.top - margin} ${width} ${height}`);
  stage.setAttribute("width", String(Math.floor(width * scale)));
  stage.setAttribute("height", String(Math.floor(height * scale)));
  bringIntoView(pane, canvas, part, scale);
}

// The boxes and arrows that the verdicts and cycles of a moment name, with retain paths and owners.
function namedParts(pane) {
  const named = [new Set(), new Set(), new Set()];
  if (pane.isCovered) return named;
  const words = ".sentences .object, .grounds-body .reference";
  for (const word of pane.root.querySelectorAll(words)) {
    const { boxes, arrows } = litParts(pane, light.meaning(word) ?? {});
    boxes.forEach((number) => named[0].add(number));
    arrows.forEach((number) => named[1].add(number));
  }
  return named;
}

// Where the drawing is larger than its frame: moves it, if some of what the words name is out of
// sight, or of all that is there, where they name nothing.
function bringIntoView(pane, canvas, part, scale) {
  const frames = pane.seen ? [looksOf(pane.setting, pane.seen)] : [];
  const there = extent(pane, frames, namedParts(pane)) ?? extent(pane, frames);
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
