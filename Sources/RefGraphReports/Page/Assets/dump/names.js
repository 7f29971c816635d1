// Long texts without their middles. The lists of the page were folded in the same way, so that what
// is left of a name leads to its object; the whole shows where one points at it.

const longest = { name: 120, sentence: 400 };

function folded(text, limit = longest.name) {
  if (text.length <= limit) return text;
  const letters = Array.from(text);
  if (letters.length <= limit) return text;
  const tail = Math.floor(limit / 4);
  return `${letters.slice(0, limit - tail - 1).join("")}…${letters.slice(-tail).join("")}`;
}

function makeFolded(tag, className, text, limit = longest.name) {
  const element = make(tag, className, folded(text, limit));
  if (element.textContent !== text) element.title = text;
  return element;
}

// A text that can be unfolded, by keyboard and finger as well.
function unfolding(text, limit) {
  if (folded(text, limit) === text) return text;
  const details = make("details", "whole");
  details.append(make("summary", "", folded(text, limit)), make("p", "", text));
  return details;
}
