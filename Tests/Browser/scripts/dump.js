// What a snapshot's page says, read off the document as a reader would.
globalThis.look = globalThis.look ?? {};

look.figures = () =>
  Array.from(document.querySelectorAll(".figures > div"), (each) => [
    look.text(each.querySelector("dt")),
    look.text(each.querySelector(".number")),
    look.text(each.querySelector(".faint")),
  ]);

look.terms = () => Array.from(document.querySelectorAll(".terms dt"), look.text);

// The due objects with what is said of each: those with their reasons, then those that are only named.
look.due = () => {
  const told = Array.from(document.querySelectorAll("#due > p.in-1"), (line) => [
    look.text(line.querySelector(".name")),
    look.text(line.querySelector(".note")),
  ]);
  const named = Array.from(document.querySelectorAll("#due li"), (item) => [
    look.text(item.querySelector(".name")),
    look.text(item.querySelector(".name + span, .name ~ span")),
  ]);
  return [...told, ...named];
};

// Whether the borders of all tiles are there and of one width.
look.tileBorders = () => {
  const sides = ["Top", "Right", "Bottom", "Left"];
  const widths = Array.from(document.querySelectorAll(".figures > div"), (tile) =>
    sides.map((side) => getComputedStyle(tile)[`border${side}Width`]).join(" "),
  );
  return Array.from(new Set(widths));
};

look.card = () => {
  const card = document.getElementById("card");
  const facts = {};
  for (const row of card.querySelectorAll(".facts > div")) {
    facts[look.text(row.querySelector("dt"))] = look.text(row.querySelector("dd"));
  }
  return {
    title: look.text(card.querySelector(".card-title")),
    sentence: look.text(card.querySelector(".card-sentence")),
    facts,
    way: look.lines("Kept alive by"),
    owners: look.under("Owner")
      .flatMap((each) => Array.from(each.querySelectorAll(".object"), look.text)),
    to: look.cardGroups("Referred to by"),
    of: look.cardGroups("Refers to"),
    text: look.text(card),
  };
};

// What stands in the card below a heading, up to the next.
look.under = (title) => {
  const headings = Array.from(document.querySelectorAll("#card h4"));
  const found = [];
  let each = headings.find((heading) => look.text(heading).startsWith(title))?.nextElementSibling;
  for (; each && !each.matches("h4, .both"); each = each.nextElementSibling) found.push(each);
  return found;
};

// The references of a part of the card: [source, label, target].
look.lines = (title) =>
  look.under(title).flatMap((line) => {
    const text = line.querySelector(".text");
    if (!text) return [];
    const [source, way, target] = Array.from(text.childNodes, look.text);
    return [[source, way.replace(/^\.| ->$/g, ""), target]];
  });

look.cardGroups = (title) =>
  look.under(title).flatMap((list) =>
    Array.from(list.querySelectorAll("li"), (item) => {
      const kind = look.text(item.querySelector(".group-head > .faint"));
      const count = kind.match(/^([\d,]+) × /);
      return {
        label: look.text(item.querySelector("code")),
        strength: look.text(item.querySelector(".caution")) || "strong",
        type: kind.replace(/^[\d,]+ × /, ""),
        count: count ? Number(count[1].replaceAll(",", "")) : 1,
        objects: Array.from(item.querySelectorAll(".ways .object"), look.text),
        rest: look.text(item.querySelector(".ways > .faint")),
      };
    }),
  );

look.trail = () => Array.from(document.querySelectorAll("#trail a"), look.text);

look.found = () => ({
  names: Array.from(document.querySelectorAll("#found:not([hidden]) .name"), look.text),
  count: look.text(document.getElementById("found-count")),
  isOpen: document.getElementById("search").getAttribute("aria-expanded") === "true",
  chosen: look.text(document.querySelector('#found [aria-selected="true"] .name')),
  active: document.getElementById("search").getAttribute("aria-activedescendant"),
  chosenId: document.querySelector('#found [aria-selected="true"]')?.id ?? null,
});

// Presses the first of its sort; what stands on it.
look.press = (selector) => {
  const element = document.querySelector(selector);
  element.click();
  return look.text(element);
};

// What is lit in the diagram and in the words; objects by the names that boxes have.
look.litHere = () => {
  const name = (box) => box.dataset.name;
  const boxes = Array.from(document.querySelectorAll(".canvas .box"));
  const isLit = (part) => part.classList.contains("is-lit");
  return {
    boxes: boxes.filter(isLit).map(name),
    arrows: Array.from(document.querySelectorAll(".canvas .arrow")).filter(isLit).map(look.endsOf),
    words: Array.from(document.querySelectorAll(".is-lit-word"), look.text),
    dim: boxes.filter((box) => box.classList.contains("is-dim")).length,
  };
};

// The ends of an arrow: by its description, which says "list.cells strong → cell", or by its numbers.
look.endsOf = (arrow) => {
  const box = (number) => document.getElementById(`box-${number}`).dataset.name;
  return [box(arrow.dataset.source), box(arrow.dataset.target)];
};

// What is lit while each element is pointed at: [what it says, what is lit].
look.litWhile = (selector) => {
  const lit = Array.from(document.querySelectorAll(selector), (element) => {
    look.hover(element);
    const said = element.matches(".arrow") ? look.endsOf(element) : look.text(element);
    return [said, look.litHere()];
  });
  look.hover(document.body);
  return lit;
};

// The same of the references of the words, with the objects at either side of each.
look.litByWords = () => {
  const lit = Array.from(document.querySelectorAll(".text > .reference"), (element) => {
    look.hover(element);
    return [
      [look.text(element.previousSibling), look.text(element.nextSibling)],
      { ...look.litHere(), isLitItself: element.classList.contains("is-lit-word") },
    ];
  });
  look.hover(document.body);
  return lit;
};

look.drawnHere = () => Array.from(document.querySelectorAll(".canvas .box"), (box) => box.dataset.name);

// The last box that stands for one object, with its name.
look.lastBox = () => {
  const boxes = Array.from(document.querySelectorAll(".canvas .box[role=link]"));
  boxes.at(-1).focus();
  return boxes.at(-1).dataset.name;
};

// A place in the window where the pointer meets an arrow.
look.arrowSpot = () => {
  for (const arrow of document.querySelectorAll(".canvas .arrow")) {
    arrow.scrollIntoView({ block: "center", inline: "center" });
    for (const text of arrow.querySelectorAll("text")) {
      const { left, top, width, height } = text.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (document.elementFromPoint(x, y)?.closest(".arrow") === arrow) return [look.endsOf(arrow), x, y];
    }
  }
  return null;
};

// Texts that are longer than a reader reads, but for those that somebody has unfolded.
look.longTexts = (most) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element.closest("script, style, title, .whole > p")) continue;
    if (node.data.trim().length > most) found.push(`${element.tagName} ${node.data.length}`);
  }
  return found;
};

look.paper = () => ({
  text: Array.from(document.querySelectorAll("main > section"))
    .filter(look.isShown).map((section) => section.innerText).join("\n"),
  hidden: Array.from(document.querySelectorAll("main > section"))
    .filter((section) => !look.isShown(section)).map((section) => section.id),
  controls: Array.from(document.querySelectorAll("button, input, textarea"))
    .filter((each) => look.isShown(each) && !each.matches(".link")).map(look.stopName),
  cutOff: Array.from(document.querySelectorAll(".canvas"))
    .some((canvas) => canvas.scrollWidth > canvas.clientWidth + 1),
  isDrawn: Array.from(document.querySelectorAll(".canvas .box")).some(look.isShown),
  isLegendShown: look.isShown(document.querySelector("#legend dd")),
});
