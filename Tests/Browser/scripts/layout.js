// Sizes and what they do to text.
globalThis.look = globalThis.look ?? {};

// What reaches beyond the window, unless it stands in something that scrolls by itself.
look.wide = () => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const reaching = Array.from(document.querySelectorAll("body *")).filter((element) => {
    if (!look.isShown(element) || element.ownerSVGElement) return false;
    return element.getBoundingClientRect().right > root.clientWidth + 0.5 && !look.scrolls(element.parentElement);
  });
  return reaching.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
};

look.scrolls = (element) => {
  for (let each = element; each; each = each.parentElement) {
    if (each !== document.body && /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX)) return true;
  }
  return false;
};

// A style sheet of the reader, which no policy of a page is asked about.
look.space = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Beside those of the page itself.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => each !== look.spacing), sheet];
  look.spacing = sheet;
};

// Text that is larger than its box, where the box hides what does not fit.
look.cutOff = () =>
  Array.from(document.querySelectorAll("body *"))
    .filter((element) => {
      if (!look.isShown(element) || element.ownerSVGElement || element.matches(".for-ears")) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow) => overflow === "hidden" || overflow === "clip";
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map(look.stopName);

// Targets that are too small, except links and names in running text, which may be as small as it.
look.smallTargets = (least) =>
  Array.from(document.querySelectorAll("a[href], button, input, select, summary, .canvas .box"))
    .filter((element) => look.isShown(element) && !element.matches(".skip, p a:not(.object-button), .findings a"))
    .filter((element) => {
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      return width < least - 0.5 || height < least - 0.5;
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${look.stopName(element)} ${width.toFixed(1)} by ${height.toFixed(1)}`;
    });

// Where things are in the window that is scrolled to its top; null for what does not show.
look.places = (selectors) => {
  window.scrollTo(0, 0);
  return Object.fromEntries(
    Object.entries(selectors).map(([name, selector]) => {
      const element = document.querySelector(selector);
      if (!look.isShown(element)) return [name, null];
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [name, { left, top, right, bottom }];
    }),
  );
};

// Drawings that are larger than their frame, although nothing says so; and how small their text is.
look.drawings = () =>
  Array.from(document.querySelectorAll(".canvas")).filter(look.isShown).map((canvas) => {
    const svg = canvas.querySelector("svg");
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const sizes = Array.from(svg.querySelectorAll("text"), (text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return {
      isCut: canvas.scrollWidth > canvas.clientWidth + 1 || canvas.scrollHeight > canvas.clientHeight + 1,
      says: look.isShown(canvas.closest(".pane").querySelector(".larger")),
      type: scale * Math.min(...sizes),
      top: canvas.getBoundingClientRect().top,
    };
  });

// The objects that the sentences name, and that are drawn outside the frame of the diagram, although
// it has room for all of them at once.
look.namedOutOfSight = () => {
  const pane = document.getElementById("pane-a");
  const canvas = pane.querySelector(".canvas");
  const names = new Set(
    Array.from(pane.querySelectorAll(".sentences [data-object]"), (word) => word.dataset.object),
  );
  const boxes = look.parts(pane, "box").filter((box) => names.has(box.dataset.name) && look.isShown(box));
  const places = boxes.map((box) => box.getBoundingClientRect());
  const ends = (side, least) => Math[least](...places.map((place) => place[side]));
  const frame = canvas.getBoundingClientRect();
  const width = ends("right", "max") - ends("left", "min");
  const height = ends("bottom", "max") - ends("top", "min");
  if (width > canvas.clientWidth || height > canvas.clientHeight) return [];
  return boxes
    .filter((box, i) => {
      const { left, top, right, bottom } = places[i];
      return left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom;
    })
    .map((box) => box.dataset.name);
};

// Begins or ends a comparison, where there is anything to compare.
look.compare = () => {
  const toggle = document.getElementById("compare");
  if (look.isShown(toggle)) toggle.click();
};
