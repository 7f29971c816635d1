// The boxes and arrows of a diagram: how small they may be drawn, which reference is which arrow, and
// from box to box by the arrow keys.

// At less than this the labels of a drawing are hard to read, so that it is larger than its frame by
// itself.
const smallest = 0.75;

// A label without the index of an element: one arrow may stand for many, and a reference keeps its
// arrow while elements move.
const withoutIndex = (label) => label.replace(/(^|\[)\d+(\]?)$/, "$1$2");

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
function neighbour(boxes, box, key) {
  const here = middle(box);
  let best = null;
  let least = Infinity;
  for (const other of boxes) {
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

// One stop for the tab key goes from one box to the next that lies that way.
function moveToNeighbour(boxes, box, key) {
  const next = neighbour(boxes, box, key);
  if (!next) return;
  box.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}
