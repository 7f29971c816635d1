// Objects: a list of those that are there, and what there is to say of the one that is looked at.

function showObjects(pane) {
  const list = byId("object-list");
  const objects = pane.seen ? pane.seen.objects : new Map();
  const items = [];
  for (const [number, { isAlive, type }] of objects) {
    const [handle] = data.objects[number];
    const item = make("li");
    const control = button("object-button");
    control.dataset.object = handle;
    control.append(make("span", "name", handle));
    const note = isAlive ? type : `${type}, released`;
    if (note !== handle) control.append(make("span", "faint", note));
    item.append(control);
    items.push(item);
  }
  list.replaceChildren(...items);
  byId("objects-of").textContent = pane.seen ? ` at ${pane.seen.name}` : "";
}

// The card says what there is to say of an object; of a reference it says what the arrow is called.
function showCard(meaning) {
  const card = byId("object-card");
  if (meaning?.reference !== undefined) {
    const names = litArrows(lesson.main, meaning).map((arrow) => arrowLabel(lesson.main, arrow));
    card.replaceChildren(...names.map((name) => make("p", "", name)));
    if (names.length) return;
  }
  const number = meaning?.object ?? null;
  const entry = lesson.main.seen?.objects.get(number);
  if (number === null || !entry) {
    const text = number === null
      ? "Point at an object in the diagram, or choose one, to see what keeps it. Escape lets go."
      : `${data.objects[number][0]} is not there at this moment.`;
    card.replaceChildren(make("p", "faint", text));
    return;
  }
  card.replaceChildren(piece(entry.card));
}
