// What goes to paper.
globalThis.look = globalThis.look ?? {};

look.printed = () => ({
  moments: Array.from(document.querySelectorAll("#printed > section"), (section) => ({
    title: look.text(section.querySelector("h2")),
    text: look.text(section),
    isDrawn: Array.from(section.querySelectorAll("svg .box")).some(look.isShown),
  })),
  controls: Array.from(document.querySelectorAll("button, input, textarea, summary"))
    .filter(look.isShown)
    .map(look.stopName),
});
