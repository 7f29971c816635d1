// The evidence record as it shows.
globalThis.look = globalThis.look ?? {};

look.record = () =>
  Array.from(document.querySelectorAll("#record-body h3, #record-body dt, #record-body dd, #record-body p"))
    .map((element) => element.textContent)
    .filter((text) => text.trim());

look.selected = () => {
  const area = document.activeElement;
  return { id: area.id, isWhole: area.selectionStart === 0 && area.selectionEnd === area.value.length };
};
