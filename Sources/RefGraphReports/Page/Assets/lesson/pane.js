// One play at one moment: diagram, words, log. There are two when settings are compared.

class Pane {
  constructor(root) {
    this.root = root;
    this.suffix = root.dataset.suffix ?? "";
    this.find = (selector) => root.querySelector(selector);
    this.drawing = null;
  }

  // Takes the drawing that the setting shares, and finds its parts.
  takeDrawing(setting) {
    const drawing = drawingOf(setting);
    if (drawing === this.drawing) return;
    this.drawing = drawing;
    this.places = null;
    this.stage = stageOf(drawing.number);
    const frame = make("div");
    frame.append(this.stage);
    if (this.suffix) retitle(frame, this.suffix);
    this.find(".canvas").replaceChildren(this.stage);
    Object.assign(this, partsOf(this.stage, drawing, this.suffix));
    this.boxes.forEach((box, number) => {
      if (box) box.dataset.box = number;
    });
    this.arrows.forEach((arrow, number) => {
      if (arrow) arrow.dataset.arrow = number;
    });
    describeStage(this);
  }

  show(setting, position) {
    this.takeDrawing(setting);
    this.setting = setting;
    this.position = position;
    this.moment = setting.moments[position];
    this.told = answers.told(setting);
    this.isCovered = position >= this.told;
    // What a covered moment shows is what was there before.
    this.seen = this.isCovered ? setting.moments[this.told - 1] : this.moment;
    this.find(".pane-title").textContent = this.moment.name;
    this.find(".pane-setting").textContent = setting.words;
    this.showFrame();
    this.showWords();
    this.showLog();
  }

  showFrame() {
    const note = this.find(".stage-note");
    this.find(".canvas").hidden = !this.seen;
    note.hidden = !this.isCovered;
    if (this.isCovered) {
      note.textContent = this.seen
        ? `The diagram still shows ${this.seen.name}: ${this.moment.name} is covered.`
        : "The diagram is covered until you have predicted.";
    }
    if (this.seen) drawFrame(this, looksOf(this.setting, this.seen));
    this.showControls();
  }

  // Where nothing is drawn there is nothing to point at, and nothing to show otherwise.
  showControls() {
    const isDrawn = Boolean(this.seen) && this.boxes.some((box) => box && !box.classList.contains("is-absent"));
    const controls = this.find(".diagram-controls");
    if (controls) controls.hidden = !isDrawn;
  }

  showWords() {
    const sentences = this.find(".sentences");
    const grounds = this.find(".grounds");
    const command = this.find(".command");
    command.hidden = this.isCovered;
    this.find(".cover").replaceChildren(...coverOf(this));
    grounds.hidden = true;
    if (this.isCovered) {
      sentences.replaceChildren();
      return;
    }
    const reasons = piece(this.moment.grounds);
    grounds.hidden = reasons.children.length === 0;
    sentences.replaceChildren(piece(this.moment.sentences));
    this.find(".grounds-body").replaceChildren(reasons);
    command.querySelector("code").textContent = this.moment.command;
  }

  showLog() {
    const log = this.find(".log-body");
    log.replaceChildren(...logOf(this));
    const current = log.querySelector("[aria-current]");
    if (current) {
      log.scrollTop = Math.max(0, current.offsetTop - (log.clientHeight - current.offsetHeight) / 2);
    }
  }
}

// A copy of a drawing, as it stands in the page.
const firstStage = document.querySelector(".canvas svg").cloneNode(true);

function stageOf(number) {
  const template = byId(`drawing-${number}`);
  const stage = template ? template.content.querySelector("svg") : firstStage;
  return document.importNode(stage, true);
}

function partsOf(stage, drawing, suffix) {
  const [boxes, arrows, groups] = drawing.frames[0];
  const find = (name, parts) =>
    parts.map((_, number) => stage.querySelector(`#${name}-${number}${suffix}`));
  return {
    boxes: find("box", boxes),
    arrows: find("arrow", arrows),
    groups: find("group", groups),
  };
}

// Puts one frame on a stage. Only classes change, so that what goes can fade.
function drawFrame({ boxes, arrows, groups }, frame) {
  const [boxLooks, arrowLooks, groupLooks] = frame;
  boxes.forEach((box, i) => drawPart(box, boxLooks[i]));
  arrows.forEach((arrow, i) => drawPart(arrow, arrowLooks[i]));
  groups.forEach((group, i) => drawPart(group, groupLooks[i]));
}

function drawPart(part, number) {
  if (!part) return;
  part.classList.toggle("is-absent", number === -1);
  part.classList.toggle("is-gone", number < -1);
  if (number === -1) return;
  const look = number < -1 ? -2 - number : number;
  part.querySelectorAll(":scope > .look").forEach((each, i) => {
    each.classList.toggle("is-off", i !== look);
  });
}
