// Contrast of text, from the colours that the browser computes.
globalThis.look = globalThis.look ?? {};

look.colour = (text) => {
  const canvas = (look.canvas ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true }));
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};

look.colours = new Map();

look.known = (text) => {
  if (!look.colours.has(text)) look.colours.set(text, look.colour(text));
  return look.colours.get(text);
};

look.over = ([r, g, b, alpha], ground) =>
  [r, g, b].map((value, i) => value * alpha + ground[i] * (1 - alpha)).concat(1);

// As WCAG 2.2 defines relative luminance and contrast ratio.
look.luminance = (colour) => {
  const [r, g, b] = colour.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

look.ratio = (one, other) => {
  const [low, high] = [look.luminance(one), look.luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

// The colour behind an element of HTML: the backgrounds of all that it stands in.
look.groundOf = (element) => {
  const layers = [];
  for (let each = element; each; each = each.parentElement) {
    const colour = look.known(getComputedStyle(each).backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reverse().reduce((ground, colour) => look.over(colour, ground), [255, 255, 255, 1]);
};

// The colour behind text of a drawing: the shapes below it that reach around its middle.
look.groundInDrawing = (text) => {
  const { left, top, width, height } = text.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const svg = text.ownerSVGElement;
  let ground = look.groundOf(svg.parentElement);
  const shapes = "rect, path, polygon, ellipse, circle";
  for (const shape of text.parentElement.closest(".look, .group, svg").querySelectorAll(shapes)) {
    const style = getComputedStyle(shape);
    if (style.fill === "none" || !look.isShown(shape)) continue;
    if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    const box = shape.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const [r, g, b, alpha] = look.known(style.fill);
    ground = look.over([r, g, b, alpha * Number(style.fillOpacity)], ground);
  }
  return ground;
};

look.opacity = (element) => {
  let opacity = 1;
  for (let each = element; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
  return opacity;
};

// Every visible text whose contrast is below the wanted one.
look.faintTexts = (wanted) => {
  const faint = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, template, title, desc, noscript")) continue;
    if (!look.isShown(element)) continue;
    const style = getComputedStyle(element);
    const inDrawing = element.ownerSVGElement;
    const ground = inDrawing ? look.groundInDrawing(element) : look.groundOf(element);
    const [r, g, b, alpha] = look.known(inDrawing ? style.fill : style.color);
    const ratio = look.ratio(look.over([r, g, b, alpha * look.opacity(element)], ground), ground);
    count += 1;
    if (ratio < wanted) faint.push(`${look.text(element).slice(0, 40)}: ${ratio.toFixed(2)}`);
  }
  return { faint, count };
};
