// Where the keyboard is, and where it should come by.
globalThis.look = globalThis.look ?? {};

look.stopName = (element) => {
  const name =
    element.id || element.getAttribute("data-name") || element.getAttribute("aria-label") || look.text(element);
  return `${element.tagName.toLowerCase()} ${name.slice(0, 40)}`;
};

// The focus goes back to before the first element.
look.leave = () => {
  document.activeElement?.blur();
  window.scrollTo(0, 0);
  window.getSelection().removeAllRanges();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
};

// Everything that Tab should stop at, in the order of the document; of a group of radio buttons only
// the one that is chosen, or else the first.
look.stops = () => {
  const groups = new Set();
  const controls = "a[href], button, input, select, textarea, summary, [tabindex]";
  return Array.from(document.querySelectorAll(controls))
    .filter((element) => look.isShown(element) && element.tabIndex >= 0 && !element.disabled)
    .filter((element) => {
      if (element.type !== "radio") return true;
      const scope = element.form ?? document;
      const isChosen = scope.querySelector(`input[name="${element.name}"]:checked`);
      if (isChosen) return element.checked;
      if (groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    })
    .map(look.stopName);
};

// What has the focus, and whether that shows: by an outline of its own or of what stands for it.
look.stop = () => {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const marked = [element, element.nextElementSibling, element.parentElement].filter(Boolean);
  const hasOutline = (each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    const isThere = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return isThere && look.ratio(look.colour(outlineColor), look.groundOf(each.parentElement)) >= 3;
  };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    name: look.stopName(element),
    place: Array.from(document.querySelectorAll("*")).indexOf(element),
    isMarked: marked.slice(0, element.matches("input") ? 3 : 1).some(hasOutline),
    isInSight: right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight,
  };
};

look.drawn = () =>
  look.parts(document.getElementById("pane-a"), "box").filter(look.isShown).map((box) => box.dataset.name);

// The names of the references to which one arrow key leads in turn, from the one that has the focus.
look.referencesByArrows = () => {
  const names = [];
  const first = document.activeElement;
  do {
    names.push(document.activeElement.getAttribute("aria-label"));
    const event = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  } while (document.activeElement !== first && names.length < 500);
  return names;
};

// Every object to which arrow keys lead from the present one, by one way or another.
look.reachedByArrows = () => {
  const seen = new Map([[document.activeElement.dataset.name, document.activeElement]]);
  for (const box of seen.values()) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      box.focus();
      box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const here = document.activeElement;
      if (!seen.has(here.dataset.name)) seen.set(here.dataset.name, here);
    }
  }
  return Array.from(seen.keys());
};
