// The object that is looked at. Its address is the page's; going to it is going to that address.

const explorer = {
  thing: null,

  // Goes to an object, as its links do.
  go(thing) {
    const address = addressOf(thing);
    if (window.location.hash === address) this.show(true);
    else window.location.hash = address;
  },

  // Shows the object of the address.
  show(takesFocus) {
    const thing = readAddress() ?? (window.location.hash ? null : things[data.opening] ?? null);
    const isOther = thing !== this.thing;
    this.thing = thing;
    light.keep(thing && { thing });
    if (!thing) {
      byId("card").replaceChildren(make("p", "faint", this.invitation()));
      return;
    }
    if (!trail.restore(window.history.state?.trail)) {
      trail.extend(thing);
      this.remember();
    }
    byId("card").replaceChildren(...trail.elements(), ...cardOf(thing));
    if (takesFocus) {
      byId("card-title").focus({ preventScroll: true });
      byId("card").scrollIntoView({ block: "nearest" });
      if (byId("card").getBoundingClientRect().top < 0) byId("card").scrollIntoView({ block: "start" });
    }
    if (isOther) announce(`${thing.short} ${thing.finding.sentence}`);
  },

  invitation() {
    return window.location.hash.startsWith("#object=")
      ? "The address names an object that this page does not hold."
      : "Choose an object: in the diagram, in the lists below, or by the search.";
  },

  // With the way in the history, "back" goes back on it.
  remember() {
    try {
      window.history.replaceState({ trail: trail.numbers() }, "");
    } catch {
      // From some places a page may not write its history.
    }
  },
};

function boxKey(event) {
  const box = event.target instanceof Element ? event.target.closest(".box") : null;
  if (!box) return;
  if (event.key in directions) {
    event.preventDefault();
    moveToNeighbour(diagram.boxes, box, event.key);
  } else if (event.key === "Enter" && light.meaning(box).thing) {
    event.preventDefault();
    explorer.go(light.meaning(box).thing);
  }
}

function start() {
  diagram.start();
  linkMentions(byId("main"));
  linkTypes();
  search.start();
  explorer.show(readAddress() !== null);
  window.addEventListener("hashchange", () => explorer.show(readAddress() !== null));
  document.addEventListener("keydown", (event) => {
    boxKey(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea");
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      byId("search").focus();
    } else if (event.key === "Escape" && !isTyping && light.kept) {
      light.keep(null);
      announce("Let go.");
    }
  });
  document.addEventListener("pointerover", (event) => light.show(light.meaning(event.target)));
  document.addEventListener("focusin", (event) => light.show(light.focused(event.target)));
  document.addEventListener("focusout", () => light.show(null));
  byId("main").addEventListener("click", (event) => {
    const meaning = light.meaning(event.target);
    if (!meaning || event.target.closest("a, button")) return;
    if (meaning.thing) explorer.go(meaning.thing);
    else {
      light.keep(meaning);
      announce("It is kept in view. Escape lets go.");
    }
  });
}

start();
document.documentElement.classList.add("is-ready");
