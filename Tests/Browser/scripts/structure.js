// The bones of the document: identities, landmarks, headings, names.
globalThis.look = globalThis.look ?? {};

look.doubledIdentities = () => {
  const seen = new Set();
  const doubled = new Set();
  for (const { id } of document.querySelectorAll("[id]")) (seen.has(id) ? doubled : seen).add(id);
  return Array.from(doubled);
};

// Attributes that name an id which nothing has.
look.brokenReferences = () => {
  const broken = [];
  for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      for (const id of element.getAttribute(name).split(/\s+/)) {
        if (!document.getElementById(id)) broken.push(`${name}=${id}`);
      }
    }
  }
  return broken;
};

look.outline = () =>
  Array.from(document.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    .filter(look.isShown)
    .map((heading) => [Number(heading.tagName[1]), look.text(heading)]);

look.landmarks = () => ({
  header: document.querySelectorAll("body > header").length,
  main: document.querySelectorAll("main").length,
  footer: document.querySelectorAll("body > footer").length,
  // Whatever shows and stands in none of them, nor leads past them.
  outside: Array.from(document.body.children)
    .filter((each) => look.isShown(each) && !each.matches("header, main, footer, nav, .skip"))
    .map((each) => each.tagName),
});

// Links of one name that lead to different places.
look.doubledLinks = () => {
  const places = new Map();
  for (const link of document.querySelectorAll("a[href]")) {
    // "Next lesson: one" and "Next lesson: other" are called alike, too, since there is but one next.
    const name = look.text(link).replace(/^((Next|Previous) lesson): .*/, "$1");
    if (!places.has(name)) places.set(name, new Set());
    places.get(name).add(link.getAttribute("href"));
  }
  return Array.from(places).filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
};

look.description = () =>
  Array.from(document.querySelectorAll(".canvas svg"), (svg) =>
    look.text(document.getElementById(svg.getAttribute("aria-describedby") ?? "")));

// Markup that a strict policy would have to make an exception for, or that opens a door.
look.loopholes = () => {
  const found = [];
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === "style" || /^\s*(javascript|https?):/i.test(value)) {
        if (!name.startsWith("xmlns")) found.push(`${element.tagName.toLowerCase()} ${name}=${value}`);
      }
    }
  }
  const barred = "iframe, object, embed, base, link, img, image, foreignObject, form[action]";
  document.querySelectorAll(barred).forEach((element) => found.push(element.tagName.toLowerCase()));
  return found;
};

look.policy = () =>
  document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";

// Controls whose words are not in the name that a label gives them; signs without words do not count.
look.misnamed = () =>
  Array.from(document.querySelectorAll("button[aria-label], a[aria-label], .canvas .box[aria-label]"))
    .filter((element) => look.isShown(element))
    .filter((element) => {
      const isBox = element.matches(".box");
      const words = isBox ? look.text(element.querySelector(".look:not(.is-off) .name")) : look.text(element);
      const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
      const name = plain(element.getAttribute("aria-label"));
      // Where there is no room for a word, its beginning and its end show.
      return !words.split("…").every((part) => name.includes(plain(part)));
    })
    .map((element) => `${look.stopName(element)}: ${element.getAttribute("aria-label")}`);
