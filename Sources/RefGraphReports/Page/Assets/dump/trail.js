// The way that was gone from object to object, to go back on.

const trail = {
  things: [],
  most: 12,

  // Goes on to an object, or back to it where the way has been there.
  extend(thing) {
    const place = this.things.indexOf(thing);
    this.things = place < 0 ? [...this.things, thing].slice(-this.most) : this.things.slice(0, place + 1);
  },

  restore(numbers) {
    const known = Array.isArray(numbers) ? numbers.map((number) => things[number]) : [];
    if (!known.length || known.includes(undefined)) return false;
    this.things = known;
    return true;
  },

  numbers() {
    return this.things.map((thing) => thing.number);
  },

  elements() {
    if (this.things.length < 2) return [];
    const way = make("nav", "trail");
    way.id = "trail";
    way.setAttribute("aria-label", "The way here");
    const back = button("secondary", "Back", () => window.history.back());
    back.id = "back";
    const list = make("ol");
    list.setAttribute("role", "list");
    this.things.forEach((thing, i) => {
      const item = make("li");
      const link = linkTo(thing);
      if (i === this.things.length - 1) link.setAttribute("aria-current", "page");
      item.append(link);
      list.append(item);
    });
    way.append(back, list);
    return [way];
  },
};
