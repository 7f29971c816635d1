// Making and finding elements. Text goes in as text, never as markup.

function byId(id) {
  return document.getElementById(id);
}

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function button(className, text, act) {
  const element = make("button", className, text);
  element.type = "button";
  if (act) element.addEventListener("click", act);
  return element;
}

// Words for an ear, once they differ from those that were said last.
function announce(text) {
  const status = byId("status");
  if (status && status.textContent !== text) status.textContent = text;
}
