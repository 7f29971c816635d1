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
  const [handle, firstType] = data.objects[number] ?? [drawn ?? box.dataset.name];
  const type = pane.seen?.objects.get(number)?.type ?? firstType;
  const name = type === undefined ? handle : `${handle}, ${type}`;
  const isGone = box.classList.contains("is-gone");
  const words = box.querySelectorAll(":scope > .look:not(.is-off) :is(.keeper, .mark-word)");
  const marks = isGone ? ["gone"] : Array.from(words, (word) => word.textContent);
  return [name, ...marks].join(", ");
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
  moveToNeighbour(pane.boxes, box, event.key);
}
