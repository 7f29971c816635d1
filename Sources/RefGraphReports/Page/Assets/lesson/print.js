// Print: one moment a page, diagram and words, nothing covered; then the evidence record.

function preparePrint() {
  clearPrint();
  const { setting } = lesson.main;
  const pages = make("div");
  pages.id = "printed";
  setting.moments.forEach((moment, i) => {
    const page = make("section", "printed-moment");
    const title = `${i + 1}. ${moment.name}`;
    page.append(make("h2", "", title), make("p", "faint", setting.words));
    page.append(printedStage(setting, moment, `-p${i}`), piece(moment.sentences));
    const words = make("div", "printed-words");
    words.append(printedPart("Event log", moment.log), printedPart("Why", moment.grounds));
    page.append(words);
    pages.append(page);
  });
  const record = make("section", "printed-moment");
  record.append(make("h2", "", `Evidence record at ${lesson.main.moment.name}`));
  record.append(piece(lesson.main.moment.record));
  pages.append(record);
  byId("main").append(pages);
}

function printedPart(title, number) {
  const part = make("div");
  const body = piece(number);
  if (body.children.length) part.append(make("h3", "", title), body);
  return part;
}

function printedStage(setting, moment, suffix) {
  const { drawing } = lesson.main;
  const figure = make("figure", "stage");
  const stage = lesson.main.stage.cloneNode(true);
  stage.removeAttribute("width");
  stage.removeAttribute("height");
  figure.append(stage);
  retitle(figure, suffix);
  stage.querySelectorAll(".is-lit, .is-dim").forEach((part) => part.classList.remove("is-lit", "is-dim"));
  drawFrame(partsOf(stage, drawing, suffix), looksOf(setting, moment));
  return figure;
}

function clearPrint() {
  byId("printed")?.remove();
}
