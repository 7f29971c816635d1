// Which object the page shows, in its address: #object=detail

function addressOf(thing) {
  return `#object=${encodeURIComponent(thing.key)}`;
}

// The object of the address; null where it names none, or none that the page holds.
function readAddress() {
  const [word, text = ""] = window.location.hash.slice(1).split("=", 2);
  if (word !== "object") return null;
  let key = text;
  try {
    key = decodeURIComponent(text);
  } catch {
    // It was never encoded.
  }
  const named = namesakes.get(folded(key));
  if (named) return named[0];
  const identity = identityIn(key);
  return identity === null ? null : thingsById.get(identity) ?? null;
}

function linkTo(thing, className = "") {
  const link = makeFolded("a", `object ${className}`.trim(), thing.handle);
  link.href = addressOf(thing);
  link.dataset.thing = thing.number;
  return link;
}
