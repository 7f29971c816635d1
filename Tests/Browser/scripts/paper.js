// What goes to paper.
globalThis.look = globalThis.look ?? {};

look.printed = () => ({
  moments: Array.from(document.querySelectorAll("#printed > section"), (section) => ({
    title: look.text(section.querySelector("h2")),
    text: look.text(section),
    isGhostly: Array.from(section.querySelectorAll("svg .is-gone")).some(look.isShown),
    isDrawn: Array.from(section.querySelectorAll("svg .box")).some(look.isShown),
  })),
  // Sheets that hold more than they have room for, and so lose some of it.
  cut: Array.from(document.querySelectorAll("#printed > section"))
    .filter((sheet) => sheet.scrollHeight > sheet.clientHeight)
    .map((sheet) => look.text(sheet.querySelector("h2"))),
  controls: Array.from(document.querySelectorAll("button, input, textarea, summary"))
    .filter(look.isShown)
    .map(look.stopName),
});
