// The boxes of the diagram as controls: one stop for the tab key, arrows from box to box.

function prepareBoxes(pane) {
  const shown = pane.boxes.filter((box) => box && !box.classList.contains("is-absent"));
  const current = shown.find((box) => box.tabIndex === 0) ?? shown[0];
  for (const box of pane.boxes) {
    if (!box) continue;
    const number = pane.drawing.objects[Number(box.dataset.box)];
    box.setAttribute("role", "button");
    box.setAttribute("aria-label", boxLabel(pane, box, number));
    box.setAttribute("tabindex", box === current ? "0" : "-1");
  }
}

function boxLabel(pane, box, number) {
  const drawn = box.querySelector(":scope > .look:not(.is-off) .name")?.textContent;
  const name = number < 0 ? drawn ?? box.dataset.name : data.objects[number].join(", ");
  const isGone = box.classList.contains("is-gone");
  const words = box.querySelectorAll(":scope > .look:not(.is-off) :is(.keeper, .mark-word)");
  const marks = isGone ? ["gone"] : Array.from(words, (word) => word.textContent);
  return [name, ...marks].join(", ");
}

function middle(box) {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const directions = {
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowUp: (dx, dy) => [-dy, dx],
  ArrowDown: (dx, dy) => [dy, dx],
};

// The nearest box that lies that way rather than across.
function neighbour(pane, box, key) {
  const here = middle(box);
  let best = null;
  let least = Infinity;
  for (const other of pane.boxes) {
    if (!other || other === box || other.classList.contains("is-absent")) continue;
    const there = middle(other);
    const [along, across] = directions[key](there.x - here.x, there.y - here.y);
    const cost = along + 2 * Math.abs(across);
    if (along > 1 && cost < least) {
      best = other;
      least = cost;
    }
  }
  return best;
}

function boxKey(event) {
  const box = event.target instanceof Element ? event.target.closest(".box") : null;
  const pane = lesson.panes().find((each) => each.boxes.includes(box));
  if (!box || !pane) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    light.pin(light.meaning(box));
  }
  if (!(event.key in directions)) return;
  event.preventDefault();
  const next = neighbour(pane, box, event.key);
  if (!next) return;
  box.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}
