// What the browser keeps for a page. From a disk, or in a private window, it may keep nothing: then
// the answers last as long as the page is open.

const kept = new Map();

function readStore(key) {
  let text = kept.get(key);
  try {
    text = window.localStorage.getItem(key) ?? text;
  } catch {
    // Nothing is kept here.
  }
  try {
    const value = JSON.parse(text ?? "{}");
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function writeStore(key, value) {
  const text = JSON.stringify(value);
  kept.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // It lasts as long as the page.
  }
}

function clearStore(key) {
  kept.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
