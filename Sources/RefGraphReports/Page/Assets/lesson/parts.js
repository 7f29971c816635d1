// The parts of the diagram as controls: a stop of the tab key for its objects and one for its
// references; arrow keys lead from box to box, and from reference to reference.

// What has gone is there only while its ghosts are shown.
const isThere = (part) =>
  Boolean(part) &&
  !part.classList.contains("is-absent") &&
  !(part.classList.contains("is-gone") && document.body.classList.contains("hides-gone"));

function prepareParts(pane) {
  const number = (box) => pane.drawing.objects[Number(box.dataset.box)];
  prepareKind(pane.boxes, (box) => boxLabel(pane, box, number(box)));
  prepareKind(pane.arrows, (arrow) => arrowLabel(pane, arrow));
}

function prepareKind(parts, label) {
  const shown = parts.filter(isThere);
  const current = shown.find((part) => part.tabIndex === 0) ?? shown[0];
  for (const part of parts) {
    if (!part) continue;
    part.setAttribute("role", "button");
    part.setAttribute("aria-label", label(part));
    part.setAttribute("tabindex", part === current ? "0" : "-1");
  }
}

function boxLabel(pane, box, number) {
  const drawn = box.querySelector(":scope > .look:not(.is-off) .name")?.textContent;
  const [handle, firstType] = data.objects[number] ?? [drawn ?? box.dataset.name];
  const type = pane.seen?.objects.get(number)?.type ?? firstType;
  const name = type === undefined ? handle : `${handle}, ${type}`;
  const isGone = box.classList.contains("is-gone");
  const words = box.querySelectorAll(":scope > .look:not(.is-off) :is(.keeper, .mark-word)");
  const marks = isGone ? ["gone"] : Array.from(words, (word) => word.textContent);
  return [name, ...marks].join(", ");
}

// "detail.onSave, strong, to onSave, in a retain cycle".
function arrowLabel(pane, arrow) {
  const number = Number(arrow.dataset.arrow);
  const [source, target] = pane.drawing.arrows[number].map((box) => pane.boxes[box]?.dataset.name ?? "");
  const label = pane.drawing.labels[number];
  const look = arrow.querySelector(":scope > .look:not(.is-off)");
  const strength = /(?:^| )strength-(\S+)/.exec(look?.getAttribute("class") ?? "")?.[1];
  const name = [label ? `${source}.${label}` : source, strength, `to ${target}`];
  if (arrow.classList.contains("is-gone")) name.push("gone");
  else if (look?.querySelector(".cycle-word")) name.push("in a retain cycle");
  const cut = Array.from(look?.querySelectorAll(".cut-word") ?? [], (line) => line.textContent).join(" ");
  if (cut && !arrow.classList.contains("is-gone")) name.push(cut.replace(/^\P{L}+/u, ""));
  return name.filter(Boolean).join(", ");
}

// Of what can become of an object the legend explains what is drawn: the rest would give away what is
// covered.
function showLegend(panes) {
  const states = /^(LEAKED|ABANDONED|HELD FOR NOW|RELEASED)$/;
  const boxes = panes.flatMap((pane) => (pane.seen ? pane.boxes.filter(isThere) : []));
  const marks = boxes.flatMap((box) =>
    Array.from(box.querySelectorAll(":scope > .look:not(.is-off) .mark-word"), (word) => word.textContent),
  );
  document.querySelectorAll("#legend .legend-rows > div").forEach((row) => {
    const term = row.querySelector("dt").textContent.trim();
    const isDrawn = term === "gone" ? showsGone() : marks.some((mark) => mark.includes(term));
    row.hidden = (term === "gone" || states.test(term)) && !isDrawn;
  });
}

// The drawing's own name, what it means in words, and how to use it.
function describeStage({ stage, suffix }) {
  stage.setAttribute("aria-describedby", `diagram-hint${suffix}`);
}

// The part that an event is about, and its pane.
function partOf(event) {
  const part = event.target instanceof Element ? event.target.closest(".canvas .box, .canvas .arrow") : null;
  const pane = part && lesson.panes().find(({ root }) => root.contains(part));
  return pane ? { part, pane, isBox: part.matches(".box") } : null;
}

function partKey(event) {
  const found = partOf(event);
  if (!found) return;
  const { part, pane, isBox } = found;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    light.pin(light.meaning(part));
  } else if (event.key in directions) {
    event.preventDefault();
    if (isBox) moveToNeighbour(pane.boxes.filter(isThere), part, event.key);
    else moveAlong(pane, part, event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1);
  }
}

// To the reference after this one, or before it, from the top of the drawing to its bottom.
function moveAlong(pane, arrow, step) {
  const order = pane.arrows.filter(isThere).map((each) => ({ each, ...middle(each) }));
  order.sort((a, b) => a.y - b.y || a.x - b.x);
  const place = order.findIndex(({ each }) => each === arrow) + step;
  const next = order[(place + order.length) % order.length].each;
  makeStop(pane.arrows, next);
  next.focus();
}

function makeStop(parts, chosen) {
  for (const part of parts) part?.setAttribute("tabindex", part === chosen ? "0" : "-1");
}

// From an object one comes to a reference of its own, if it has one.
function noticeFocus(event) {
  const found = partOf(event);
  if (!found?.isBox) return;
  const { part, pane } = found;
  const box = Number(part.dataset.box);
  const ends = (end) => pane.arrows.find((arrow, i) => isThere(arrow) && pane.drawing.arrows[i][end] === box);
  const own = ends(0) ?? ends(1);
  if (own) makeStop(pane.arrows, own);
}
