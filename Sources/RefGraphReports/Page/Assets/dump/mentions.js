// Objects that the reports name, as ways to them.

function linkMentions(part) {
  part.querySelectorAll("span.object").forEach((mention) => {
    const called = namesakes.get(mention.dataset.object) ?? [];
    if (!called.length) return;
    let way;
    if (called.length === 1) {
      way = linkTo(called[0], mention.className.replace("object", "").trim());
    } else {
      way = button("link object", undefined, () => search.find(called[0].handle));
      way.title = `${called.length} objects are called so`;
    }
    way.textContent = mention.textContent;
    mention.replaceWith(way);
  });
  part.querySelectorAll("span.reference").forEach((mention) => {
    const { source, label, target } = mention.dataset;
    const ends = [source, target].map((name) => namesakes.get(name) ?? []);
    // Of several that are called so nobody knows which one is meant.
    if (ends.every(({ length }) => length === 1)) referring(mention, ends[0][0], label, ends[1][0]);
    else mention.classList.remove("reference");
  });
}

// The types of the tables, as ways to what the page holds of them.
function linkTypes() {
  const types = new Map(things.map((thing) => [folded(thing.type), thing.type]));
  document.querySelectorAll("#contents [data-key]").forEach((cell) => {
    const type = types.get(cell.dataset.key);
    if (type === undefined) return;
    const way = button("link", cell.textContent, () => search.find(type));
    if (type !== cell.textContent) way.title = type;
    way.setAttribute("aria-label", `Find objects of type ${cell.textContent}`);
    cell.replaceWith(way);
  });
}
