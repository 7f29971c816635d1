// Points at objects and references, and reads what is lit.
globalThis.look = globalThis.look ?? {};

look.hover = (element) => element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));

look.isLit = (id) => document.getElementById(id).classList.contains("is-lit");

// What is lit while each object of the list is pointed at.
look.litByObject = () => {
  const lit = {};
  for (const control of document.querySelectorAll("#object-list .object-button")) {
    look.hover(control);
    const { boxes, arrows, words } = look.lit();
    const name = control.dataset.object;
    lit[name] = { boxes, arrows, words: words.some((word) => word.startsWith(name)) ? [name] : words };
  }
  look.hover(document.body);
  return lit;
};

// What is lit while each shown arrow is pointed at.
look.litByReference = () => {
  const boxes = look.parts(document.getElementById("pane-a"), "box");
  const name = (number) => boxes.find((box) => box.id === `box-${number}`).dataset.name;
  const lit = look.parts(document.getElementById("pane-a"), "arrow")
    .filter((arrow) => look.isShown(arrow) && !arrow.classList.contains("is-gone"))
    .map((arrow) => {
      look.hover(arrow);
      return [[name(arrow.dataset.source), name(arrow.dataset.target)], look.lit()];
    });
  look.hover(document.body);
  return lit;
};

// A shown box and a place in the window where the pointer meets it.
look.spot = () => {
  const boxes = look.parts(document.getElementById("pane-a"), "box").filter(look.isShown);
  boxes[0].scrollIntoView({ block: "center", inline: "center" });
  for (const box of boxes) {
    const { left, top, width, height } = box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (document.elementFromPoint(x, y)?.closest(".box") === box) return [box.dataset.name, x, y];
  }
  return null;
};
