// The search: a combobox whose list holds what fits best. Focus stays in its field.

const search = {
  field: byId("search"),
  list: byId("found"),
  shown: [],
  current: -1,
  most: 50,

  // Exact names, then names that begin so, then whatever holds the text; in the page's order.
  matches(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return [];
    const identity = identityIn(wanted);
    const ranks = [[], [], []];
    for (const thing of things) {
      const name = thing.handle.toLowerCase();
      if (name === wanted || thing.id === identity) ranks[0].push(thing);
      else if (name.startsWith(wanted)) ranks[1].push(thing);
      else if (thing.searched.includes(wanted)) ranks[2].push(thing);
    }
    return ranks.flat();
  },

  update() {
    const text = this.field.value;
    const found = this.matches(text);
    this.shown = found.slice(0, this.most);
    this.current = -1;
    this.list.replaceChildren(...this.shown.map((thing, i) => this.option(thing, i)));
    this.open(this.shown.length > 0);
    byId("found-count").textContent = text.trim() ? this.count(found.length) : this.whole();
  },

  count(number) {
    const of = things.length < data.total ? ` of the ${grouped(things.length)} in this page` : "";
    const noun = number === 1 ? "object" : "objects";
    const more = number > this.most ? `; the first ${this.most} are listed` : "";
    return `${number ? grouped(number) : "No"} ${noun}${of}${more}.`;
  },

  whole() {
    return things.length < data.total
      ? `${grouped(things.length)} of ${grouped(data.total)} objects can be found here.`
      : `${grouped(things.length)} ${things.length === 1 ? "object" : "objects"}.`;
  },

  option(thing, place) {
    const item = make("li", "option");
    item.id = `found-${place}`;
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    item.append(makeFolded("span", "name", thing.handle));
    if (thing.type !== thing.handle) item.append(makeFolded("span", "faint", thing.type));
    if (thing.finding.word) item.append(make("span", thing.finding.className, thing.finding.word));
    // The field keeps the focus.
    item.addEventListener("pointerdown", (event) => event.preventDefault());
    item.addEventListener("click", () => this.choose(place));
    return item;
  },

  open(isOpen) {
    this.list.hidden = !isOpen;
    this.field.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) this.mark(-1);
  },

  mark(place) {
    this.list.children[this.current]?.setAttribute("aria-selected", "false");
    this.current = place;
    const item = this.list.children[place];
    if (!item) {
      this.field.removeAttribute("aria-activedescendant");
      return;
    }
    item.setAttribute("aria-selected", "true");
    this.field.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  },

  choose(place) {
    const thing = this.shown[place];
    if (!thing) return;
    this.open(false);
    explorer.go(thing);
  },

  find(text) {
    this.field.value = text;
    this.field.focus();
    this.update();
    this.field.scrollIntoView({ block: "start" });
  },

  key(event) {
    const isOpen = !this.list.hidden;
    const last = this.shown.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) {
        this.open(last >= 0);
        if (last < 0) return;
      }
      const step = event.key === "ArrowDown" ? 1 : -1;
      const start = this.current < 0 && step < 0 ? last + 1 : this.current;
      this.mark((start + step + last + 1) % (last + 1));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      this.choose(Math.max(0, this.current));
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (isOpen) this.open(false);
      else {
        this.field.value = "";
        this.update();
      }
    }
  },

  start() {
    this.field.autocomplete = "off";
    this.field.spellcheck = false;
    this.field.setAttribute("autocapitalize", "none");
    this.field.addEventListener("input", () => this.update());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => this.open(false));
    this.update();
  },
};

function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
