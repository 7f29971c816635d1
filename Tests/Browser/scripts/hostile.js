// What has become of a text that wants to be more.
globalThis.look = globalThis.look ?? {};

look.rawTexts = (selector) => Array.from(document.querySelectorAll(selector), (each) => each.textContent);

// Elements and attributes that a page has no use for.
look.strangeElements = () => {
  const barred = "img, image, iframe, object, embed, b, [onerror], [onload], body script script";
  const found = Array.from(document.querySelectorAll(barred), (each) => each.outerHTML.slice(0, 60));
  const scripts = Array.from(document.scripts).filter((script) => script.type !== "application/json");
  if (scripts.length > 1) found.push(`${scripts.length} scripts`);
  return found;
};

// Controls, and marks that turn the direction of text: each should be written out.
look.invisible = () => {
  const disorder = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
  const found = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("script, style") && disorder.test(node.data)) {
      found.push(node.data.slice(0, 40));
    }
  }
  for (const element of document.querySelectorAll("[aria-label], [title]")) {
    const label = element.getAttribute("aria-label") ?? element.title;
    if (disorder.test(label)) found.push(label.slice(0, 40));
  }
  return found;
};
