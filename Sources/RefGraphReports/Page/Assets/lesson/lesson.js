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
    showPrintAll(this.main.setting);
    view.fit(this.panes());
    this.panes().forEach(prepareParts);
    showLegend(this.panes());
    light.show();
    light.showPinned();
    writeAddress();
    announce(this.words());
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

  // Shows the same place anew; the focus, whose control is gone, goes to the heading.
  again(words = "") {
    this.go({ position: this.main.position });
    announce([words, this.words()].filter(Boolean).join(" "));
    if (document.activeElement === document.body) byId("title-a").focus({ preventScroll: true });
  },

  compare(setting) {
    if (setting) this.beginComparing(setting);
    else this.endComparing();
    const hadFocus = document.activeElement;
    this.panes().forEach((pane) => placeParts(pane, this.other !== null));
    hadFocus.focus({ preventScroll: true });
    document.body.classList.toggle("is-comparing", this.other !== null);
    byId("compare").setAttribute("aria-pressed", String(this.other !== null));
    this.refresh();
  },

  beginComparing(setting) {
    if (!this.other) {
      this.other = makeOther();
      listenToChoices(byId("choices-b"), (chosen) => {
        this.showOther(chosen);
        this.refresh();
      });
    }
    this.showOther(setting);
  },

  endComparing() {
    byId("pane-b")?.remove();
    this.other = null;
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
    byId("whole").addEventListener("click", () => view.toggle(this.panes()));
    window.addEventListener("resize", () => view.fit(this.panes()));
    byId("ghosts").addEventListener("click", ({ currentTarget }) => {
      const hides = document.body.classList.toggle("hides-gone");
      currentTarget.setAttribute("aria-pressed", String(!hides));
      this.panes().forEach(prepareParts);
      showLegend(this.panes());
      view.fit(this.panes());
    });
    byId("start-over").addEventListener("click", () => {
      answers.startOver();
      this.go({ position: 0 });
      announce("Your answers are forgotten.");
    });
    byId("copy").addEventListener("click", copyRecord);
    byId("print").addEventListener("click", () => window.print());
    byId("print-all").addEventListener("click", printAll);
    window.addEventListener("beforeprint", preparePrint);
    window.addEventListener("afterprint", clearPrint);
    window.addEventListener("hashchange", () => {
      const { moment, setting, versus } = readAddress();
      const wanted = setting ?? settings[data.opening];
      this.main.show(wanted, positionIn(wanted, moment, this.main.position));
      this.compare(versus);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && light.letGo()) event.preventDefault();
      partKey(event);
      if (!event.defaultPrevented) momentKey(event);
    });
    document.addEventListener("pointerover", (event) => light.hover(event.target));
    document.addEventListener("focusin", (event) => {
      noticeFocus(event);
      if (event.target.matches(".object-button, .box, .arrow")) light.hover(event.target);
    });
    document.addEventListener("focusout", () => light.hover(null));
    document.addEventListener("click", (event) => {
      const meaning = light.meaning(event.target);
      if (!meaning) return;
      light.pin(meaning);
      if (event.target.closest(".object-button")) byId("object-card").scrollIntoView({ block: "nearest" });
    });
  },

  step(by) {
    const position = this.main.position + by;
    if (position >= 0 && position < this.main.setting.moments.length) this.go({ position });
  },
};

lesson.start();
document.documentElement.classList.add("is-ready");
