// Print: one sheet a moment, diagram and words, then the evidence record of the last moment, whose log
// and conclusion agree, and what there is to learn. What a question covers stays covered on paper,
// unless the reader asks for all.

let printsAll = false;

function showPrintAll(setting) {
  byId("print-all").hidden = answers.open(setting) < 0;
}

function printAll() {
  printsAll = true;
  window.print();
  printsAll = false;
}

function preparePrint() {
  clearPrint();
  const { setting } = lesson.main;
  const told = printsAll ? setting.moments.length : answers.told(setting);
  const pages = make("div");
  pages.id = "printed";
  setting.moments.forEach((moment, i) => {
    const sheet = make("section", "sheet");
    sheet.append(...sheetHead(i), make("h2", "", `${i + 1}. ${moment.name}`), make("p", "faint", setting.words));
    if (i < told) sheet.append(...toldOnPaper(setting, i));
    else sheet.append(...askedOnPaper(setting, i));
    pages.append(sheet);
  });
  pages.append(printedRecord(setting));
  byId("main").append(pages);
  pages.querySelectorAll(".sheet").forEach(fitSheet);
}

// The first sheet has the title and the question, the others have a line of it.
function sheetHead(number) {
  const title = document.querySelector("h1").textContent;
  if (number > 0) return [make("p", "sheet-head", title)];
  const questions = Array.from(document.querySelectorAll(".page-header .lead"), (each) => each.textContent);
  return [make("p", "sheet-title", title), ...questions.map((text) => make("p", "", text))];
}

function toldOnPaper(setting, position) {
  const moment = setting.moments[position];
  const words = make("div", "printed-words");
  words.append(
    ...answeredOnPaper(setting, position),
    printedPart("Event log", moment.log),
    printedPart("Why", moment.grounds),
  );
  return [piece(moment.sentences), printedStage(setting, moment, `-p${position}`), words];
}

// What was asked at a moment, each answer with its box, a cross in the one that was given, and what is so.
function answeredOnPaper(setting, position) {
  if (!data.covers) return [];
  return setting.questions.flatMap((question, number) => {
    if (question.moment !== position) return [];
    const given = answers.of(setting, number)?.[0] ?? -1;
    const part = make("div", "answered");
    part.append(
      make("h3", "", question.text),
      ...question.answers.map((answer, i) => make("p", i === given ? "cross is-given" : "cross", answer)),
      make("p", "outcome", outcome(question, given)),
    );
    return [part];
  });
}

// What is covered, and what is asked there, with room for a cross.
function askedOnPaper(setting, position) {
  const asked = setting.questions.filter(
    (question, number) => question.moment === position && !answers.of(setting, number),
  );
  const ahead = setting.questions[answers.ahead(setting, position)] ?? setting.questions[answers.open(setting)];
  const place = ahead ? ` what is asked at ${setting.moments[ahead.moment].name}` : "";
  return [
    make("p", "covered", `Covered until you have predicted${place}.`),
    ...asked.flatMap((question) => [
      make("p", "asked", question.text),
      ...question.answers.map((answer) => make("p", "cross", answer)),
    ]),
  ];
}

function printedRecord(setting) {
  const record = make("section", "sheet is-record");
  const last = setting.moments.at(-1);
  record.append(...sheetHead(1), make("h2", "", `Evidence record at ${last.name}`));
  if (!printsAll && answers.open(setting) >= 0) {
    record.append(make("p", "covered", "Covered until you have answered every question of this setting."));
    return record;
  }
  const words = make("div", "printed-words");
  words.append(piece(last.record), printedPart("What there is to learn", setting.learnt));
  record.append(words);
  return record;
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
  const { width, height } = stage.viewBox.baseVal;
  stage.setAttribute("width", width);
  stage.setAttribute("height", height);
  figure.append(stage);
  retitle(figure, suffix);
  stage.querySelectorAll(".is-lit, .is-dim").forEach((part) => part.classList.remove("is-lit", "is-dim"));
  drawFrame(partsOf(stage, drawing, suffix), looksOf(setting, moment));
  return figure;
}

function clearPrint() {
  byId("printed")?.remove();
}
