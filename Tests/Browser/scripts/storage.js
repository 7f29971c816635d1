// What a page keeps, and where. A page on a disk has no cookies: what it would set is noted here.
globalThis.look = globalThis.look ?? {};

look.cookies = [];
Object.defineProperty(Document.prototype, "cookie", {
  get: () => look.cookies.join("; "),
  set: (text) => look.cookies.push(text),
});

look.kept = async () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  cookies: look.cookies,
  databases: (await indexedDB.databases()).map(({ name }) => name),
});
