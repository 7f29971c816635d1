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

function showCard(number) {
  const card = byId("object-card");
  const entry = lesson.main.seen?.objects.get(number);
  if (number === null || !entry) {
    const text = number === null
      ? "Point at an object, or choose one, to see what keeps it. Escape lets go."
      : `${data.objects[number][0]} is not there at this moment.`;
    card.replaceChildren(make("p", "faint", text));
    return;
  }
  card.replaceChildren(piece(entry.card));
}
