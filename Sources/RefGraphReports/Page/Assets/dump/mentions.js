// Objects that the reports name, as ways to them.

function linkMentions(part) {
  part.querySelectorAll("span.object").forEach((mention) => {
    const called = namesakes.get(mention.dataset.object) ?? [];
    if (!called.length) return;
    let way;
    if (called.length === 1) {
      way = linkTo(called[0], mention.className.replace("object", "").trim());
    } else {
      way = button("link object", undefined, () => search.find(mention.dataset.object));
      way.title = `${called.length} objects are called so`;
    }
    way.textContent = mention.textContent;
    mention.replaceWith(way);
  });
}

// The types of the tables, as ways to what the page holds of them.
function linkTypes() {
  const types = new Set(things.map((thing) => thing.type));
  document.querySelectorAll("#contents [data-key]").forEach((cell) => {
    if (!types.has(cell.dataset.key)) return;
    const way = button("link", cell.textContent, () => search.find(cell.dataset.key));
    way.setAttribute("aria-label", `Find objects of type ${cell.textContent}`);
    cell.replaceWith(way);
  });
}
