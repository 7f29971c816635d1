// States that only a colour tells, and lines that are too faint to see.
globalThis.look = globalThis.look ?? {};

// For each state of an object, the class of its look and the word that must stand in it.
look.stateWords = {
  "tone-leaked": /leak/i,
  "tone-abandoned": /abandoned/i,
  "tone-held": /held/i,
  "tone-released": /released/i,
  "tone-root": /\broot\b/i,
};

look.looks = (kind) =>
  look.parts(document.getElementById("pane-a"), kind)
    .filter((part) => look.isShown(part) && !part.classList.contains("is-gone"))
    .map((part) => part.querySelector(":scope > .look:not(.is-off)"));

look.shownText = (part, selector) =>
  Array.from(part.querySelectorAll(selector)).filter(look.isShown).map(look.text).join(" ");

look.statesByColour = () => {
  const found = [];
  for (const box of look.looks("box")) {
    for (const [name, word] of Object.entries(look.stateWords)) {
      if (!box.classList.contains(name)) continue;
      if (!word.test(look.shownText(box, "text"))) found.push(`${look.text(box)} is ${name}`);
    }
  }
  const styles = new Map();
  for (const arrow of look.looks("arrow")) {
    if (arrow.classList.contains("is-in-cycle")) {
      if (!/cycle/.test(look.shownText(arrow, "text"))) found.push(`${look.text(arrow)} is in a cycle`);
      continue;
    }
    const strength = Array.from(arrow.classList).find((name) => name.startsWith("strength-"));
    const line = getComputedStyle(arrow.querySelector(".line"));
    const isOpen = arrow.querySelector(".head").classList.contains("is-open");
    const style = [line.strokeDasharray, isOpen].join(" ");
    if (styles.has(style) && styles.get(style) !== strength) found.push(`${strength} looks like ${styles.get(style)}`);
    styles.set(style, strength);
  }
  const weight = (tab) => getComputedStyle(tab).fontWeight;
  const isSelected = (tab) => tab.getAttribute("aria-selected") === "true";
  const selected = look.tabs().find(isSelected);
  if (look.tabs().some((tab) => tab !== selected && weight(tab) === weight(selected))) found.push("the moment that shows");
  for (const mark of document.querySelectorAll(".moment .mark.is-alarm")) {
    if (!look.text(mark) || !look.isShown(mark)) found.push("the mark of a moment");
  }
  for (const input of document.querySelectorAll("#choices input:checked")) {
    if (!/✓/.test(getComputedStyle(input.nextElementSibling, "::before").content)) found.push("the value that is chosen");
  }
  for (const pressed of document.querySelectorAll("button[aria-pressed=true]")) {
    const before = getComputedStyle(pressed.querySelector(".name") ?? pressed, "::before").content;
    if (!/✓/.test(before)) found.push(`${look.text(pressed)} is pressed`);
  }
  for (const result of document.querySelectorAll(".result")) {
    if (!/^(Right|Not so|The answer): /.test(look.text(result.querySelector(".outcome")))) found.push("an outcome");
  }
  const current = document.querySelector(".log-part[aria-current]");
  if (current && !look.text(current.querySelector(".log-title")).endsWith("this moment")) found.push("the part of the log");
  return found;
};

// Borders of controls, lines of the drawing and of its boxes, with less contrast than is wanted.
look.faintLines = (wanted) => {
  const faint = [];
  let count = 0;
  const judge = (what, colour, ground) => {
    const ratio = look.ratio(look.over(colour, ground), ground);
    count += 1;
    if (ratio < wanted) faint.push(`${what}: ${ratio.toFixed(2)}`);
  };
  for (const control of document.querySelectorAll("button, textarea, .segment span")) {
    if (!look.isShown(control) || control.disabled || control.previousElementSibling?.disabled) continue;
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control);
    const colour = look.known(borderTopColor);
    if (borderTopStyle === "none" || Number.parseFloat(borderTopWidth) === 0 || colour[3] === 0) continue;
    judge(look.stopName(control), colour, look.groundOf(control.parentElement));
  }
  for (const part of [...look.looks("box"), ...look.looks("arrow")]) {
    const line = part.querySelector(".face, .line");
    const ground = look.groundOf(line.ownerSVGElement.parentElement);
    judge(look.text(part).slice(0, 40), look.known(getComputedStyle(line).stroke), ground);
  }
  return { faint, count };
};
