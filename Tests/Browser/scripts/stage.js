// What a pane of a lesson shows, read off the document as a reader would.
globalThis.look = globalThis.look ?? {};

// A group of a drawing that is not displayed passes for visible, but takes no room.
look.isShown = (element) =>
  Boolean(element) &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getClientRects().length > 0;

look.text = (element) => (element ? element.textContent.replace(/\s+/g, " ").trim() : "");

// The phrases for verdicts, as the tool's text has them.
look.verdicts = ["released", "leaked", "abandoned", "held for now"];

// The subjects of each sentence and what is said of them: [["detail", "leaked"], …]; those that are
// only counted have no name.
look.pairs = (sentences) => {
  const pairs = [];
  for (const sentence of sentences.querySelectorAll("p")) {
    const names = [];
    for (const word of sentence.querySelectorAll("span")) {
      const text = look.text(word).replace(/^possibly /, "");
      if (word.dataset.object !== undefined) names.push(word.dataset.object);
      else if (look.verdicts.includes(text)) {
        const others = look.text(sentence).match(/^[^:]*? and (\d+) more (is|are) /);
        const unnamed = Array.from({ length: others ? Number(others[1]) : 0 }, () => "");
        pairs.push(...[...names, ...unnamed].map((name) => [name, text]));
        break;
      }
    }
  }
  return pairs;
};

look.parts = (pane, kind) => Array.from(pane.querySelectorAll(`.canvas .${kind}`));

// An object that was due is drawn as released by a look of its own, any other as a ghost.
look.isGone = (box) =>
  box.classList.contains("is-gone") || box.querySelector(".look.tone-released:not(.is-off)") !== null;

// How many objects a box stands for that names none: "4 more ReminderCell"; otherwise 0.
look.crowd = (box) => {
  const crowd = box.querySelector(".look.shape-crowd:not(.is-off)");
  return crowd ? Number.parseInt(look.text(crowd.querySelector(".name")), 10) : 0;
};

look.boxes = (pane) => {
  const boxes = { shown: [], gone: [], crowd: 0 };
  for (const box of look.parts(pane, "box").filter(look.isShown)) {
    if (look.crowd(box)) boxes.crowd += look.isGone(box) ? 0 : look.crowd(box);
    else boxes[look.isGone(box) ? "gone" : "shown"].push(box.dataset.name);
  }
  return boxes;
};

// What has gone and is drawn all the same, objects and references.
look.ghosts = (pane) =>
  [...look.parts(pane, "box"), ...look.parts(pane, "arrow")]
    .filter((part) => part.classList.contains("is-gone") && look.isShown(part))
    .map((part) => part.dataset.name ?? part.id);

// The retain cycles in words, each as what is said of it and its references: "list.detail -> detail".
look.cycles = (pane) => {
  const heading = Array.from(pane.querySelectorAll(".grounds-body h4"))
    .find((each) => look.text(each) === "Retain cycles");
  const cycles = [];
  for (let line = heading?.nextElementSibling; line?.matches("p"); line = line.nextElementSibling) {
    if (line.matches(".in-1")) cycles.push({ said: look.text(line), references: [] });
    const reference = line.querySelector(".reference");
    if (!reference) continue;
    const { source, label, target } = reference.dataset;
    cycles.at(-1).references.push(`${source}.${label} -> ${target}`);
  }
  return cycles;
};

look.pane = (id = "pane-a") => {
  const pane = document.getElementById(id);
  const current = pane.querySelector(".log-part[aria-current]");
  return {
    title: look.text(pane.querySelector(".pane-title")),
    setting: look.text(pane.querySelector(".pane-setting")),
    sentences: look.text(pane.querySelector(".sentences")),
    pairs: look.pairs(pane.querySelector(".sentences")),
    isDrawn: look.isShown(pane.querySelector(".canvas")),
    ...look.boxes(pane),
    lines: current ? Array.from(current.querySelectorAll("li"), look.text) : [],
    cycles: look.cycles(pane),
    ghosts: look.ghosts(pane),
    parts: Array.from(pane.querySelectorAll(".log-title"), (title) => look.text(title.firstChild)),
    status: look.text(document.getElementById("status")),
    selected: look.text(document.querySelector("#moments [aria-selected=true] .word")),
    address: decodeURIComponent(window.location.hash),
  };
};

// What is lit, objects and references: [source, target].
look.lit = (id = "pane-a") => {
  const pane = document.getElementById(id);
  const boxes = look.parts(pane, "box");
  const byNumber = new Map(boxes.map((box) => [box.id.match(/^box-(\d+)/)[1], box.dataset.name]));
  const isLit = (part) => part.classList.contains("is-lit") && look.isShown(part);
  return {
    boxes: boxes.filter(isLit).map((box) => box.dataset.name),
    arrows: look.parts(pane, "arrow").filter(isLit)
      .map((arrow) => [byNumber.get(arrow.dataset.source), byNumber.get(arrow.dataset.target)]),
    dim: boxes.filter((box) => box.classList.contains("is-dim")).length,
    words: Array.from(document.querySelectorAll(".is-lit-word"), look.text),
  };
};
