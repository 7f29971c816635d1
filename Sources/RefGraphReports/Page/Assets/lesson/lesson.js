// The lesson: which setting and moment are shown, and everything that changes them.

const lesson = {
  main: null,
  other: null,

  panes() {
    return this.other ? [this.main, this.other] : [this.main];
  },

  // Goes to a moment, a setting, or both.
  go({ setting = this.main.setting, position, name }) {
    const wanted = position ?? positionIn(setting, name ?? this.main.moment.name, this.main.position);
    this.main.show(setting, wanted);
    if (this.other) this.showOther(this.other.setting);
    this.refresh();
  },

  showOther(setting) {
    this.other.show(setting, positionIn(setting, this.main.moment.name, this.main.position));
    showChoices(byId("choices-b"), setting);
  },

  refresh() {
    showChoices(byId("choices"), this.main.setting);
    showTabs(this.main);
    showObjects(this.main);
    showRecord(this.main);
    showDifferences();
    this.fitAll();
    this.panes().forEach(prepareBoxes);
    light.show();
    writeAddress();
    announce(this.words());
  },

  fitAll() {
    const all = this.panes().map(({ setting }) => setting);
    for (const pane of this.panes()) {
      fit(pane, all.filter((setting) => drawingOf(setting) === pane.drawing));
    }
  },

  words() {
    return this.panes()
      .map(({ moment, isCovered, setting }) => {
        const place = this.other ? `${moment.name}, ${setting.words}` : moment.name;
        return `${place}: ${isCovered ? "covered until you have predicted" : moment.words}`;
      })
      .join(". ");
  },

  answer(setting, question, answer) {
    answers.give(setting, question, answer);
    this.again(outcome(setting.questions[question], answer));
  },

  reveal(setting, upTo) {
    for (let open = answers.open(setting, upTo); open >= 0; open = answers.open(setting, upTo)) {
      answers.give(setting, open, -1);
    }
    this.again();
  },

  // Shows the same place anew; the focus, whose control is gone, goes to the words.
  again(words = "") {
    this.go({ position: this.main.position });
    announce([words, this.words()].filter(Boolean).join(" "));
    if (document.activeElement === document.body) byId("words-a").focus({ preventScroll: true });
  },

  compare(setting) {
    if (setting) {
      this.other = this.other ?? makeOther();
      if (!byId("choices-b").dataset.isHeard) {
        listenToChoices(byId("choices-b"), (chosen) => {
          this.showOther(chosen);
          this.refresh();
        });
        byId("choices-b").dataset.isHeard = "yes";
      }
      this.showOther(setting);
    } else {
      byId("pane-b")?.remove();
      this.other = null;
    }
    document.body.classList.toggle("is-comparing", this.other !== null);
    const toggle = byId("compare");
    toggle.setAttribute("aria-pressed", String(this.other !== null));
        this.refresh();
  },

  start() {
    const { moment, setting, versus } = readAddress();
    const opening = setting ?? settings[data.opening];
    if (!opening.moments.length) return;
    document.body.classList.add("hides-gone");
    this.main = new Pane(byId("pane-a"));
    this.main.show(opening, positionIn(opening, moment, 0));
    this.refresh();
    if (versus) this.compare(versus);
    this.listen();
  },

  listen() {
    listenToChoices(byId("choices"), (setting) => this.go({ setting }));
    byId("earlier").addEventListener("click", () => this.step(-1));
    byId("later").addEventListener("click", () => this.step(1));
    byId("compare").addEventListener("click", () =>
      this.compare(this.other ? null : settingBeside(this.main.setting)),
    );
    byId("whole").addEventListener("click", ({ currentTarget }) => {
      const isWhole = document.body.classList.toggle("shows-whole");
      currentTarget.setAttribute("aria-pressed", String(isWhole));
      this.fitAll();
    });
    window.addEventListener("resize", () => this.fitAll());
    byId("ghosts").addEventListener("click", ({ currentTarget }) => {
      const hides = document.body.classList.toggle("hides-gone");
      currentTarget.setAttribute("aria-pressed", String(!hides));
    });
    byId("start-over").addEventListener("click", () => {
      answers.startOver();
      this.go({ position: 0 });
      announce("Your answers are forgotten.");
    });
    byId("copy").addEventListener("click", copyRecord);
    byId("print").addEventListener("click", () => window.print());
    window.addEventListener("beforeprint", preparePrint);
    window.addEventListener("afterprint", clearPrint);
    window.addEventListener("hashchange", () => {
      const { moment, setting } = readAddress();
      this.go({ setting: setting ?? settings[data.opening], name: moment });
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && light.letGo()) event.preventDefault();
      boxKey(event);
      if (!event.defaultPrevented) momentKey(event);
    });
    document.addEventListener("pointerover", (event) => light.hover(light.meaning(event.target)));
    document.addEventListener("focusin", (event) => {
      if (event.target.matches(".object-button, .box")) light.hover(light.meaning(event.target));
    });
    document.addEventListener("focusout", () => light.hover(null));
    document.addEventListener("click", (event) => {
      const meaning = light.meaning(event.target);
      if (meaning) light.pin(meaning);
    });
  },

  step(by) {
    const position = this.main.position + by;
    if (position >= 0 && position < this.main.setting.moments.length) this.go({ position });
  },
};

lesson.start();
document.documentElement.classList.add("is-ready");
