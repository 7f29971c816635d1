// Ways from page to page.
globalThis.look = globalThis.look ?? {};

look.links = (part) =>
  Array.from(document.querySelectorAll(`${part} a[href]`), (link) => link.getAttribute("href"));

look.following = () =>
  Array.from(document.querySelectorAll("nav a"))
    .find((link) => look.text(link).startsWith("Next lesson: "))
    ?.getAttribute("href");
