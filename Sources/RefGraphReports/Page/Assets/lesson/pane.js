// One play at one moment: diagram, words, log. There are two when settings are compared.

class Pane {
  constructor(root) {
    this.root = root;
    this.find = (selector) => root.querySelector(selector);
    const stage = this.find("svg");
    const suffix = root.dataset.suffix ?? "";
    const part = (name, count) =>
      Array.from({ length: count }, (_, i) => stage.querySelector(`#${name}-${i}${suffix}`));
    const [boxes, arrows, groups] = moments[0].frame;
    this.stage = stage;
    this.boxes = part("box", boxes.length);
    this.arrows = part("arrow", arrows.length);
    this.groups = part("group", groups.length);
    this.boxes.forEach((box, number) => {
      if (box) box.dataset.box = number;
    });
    this.arrows.forEach((arrow, number) => {
      if (arrow) arrow.dataset.arrow = number;
    });
  }

  show(setting, position) {
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
    if (this.seen) drawFrame(this, this.seen.frame);
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
