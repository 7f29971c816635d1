// The bar of moments: tabs that show one moment each.

function showTabs({ setting, position }) {
  const bar = byId("moments");
  const names = setting.moments.map((moment) => moment.name);
  const isSame =
    bar.children.length === names.length &&
    names.every((name, i) => bar.children[i].dataset.name === name);
  if (!isSame) {
    bar.replaceChildren(
      ...names.map((name, i) => {
        const tab = button("moment", undefined, () => lesson.go({ position: i }));
        tab.append(make("span", "number", String(i + 1)), make("span", "word", name));
        tab.append(make("span", "mark"));
        tab.id = `moment-${i}`;
        tab.dataset.name = name;
        tab.setAttribute("role", "tab");
        tab.setAttribute("aria-controls", "panel");
        return tab;
      }),
    );
  }
  const told = answers.told(setting);
  Array.from(bar.children).forEach((tab, i) => {
    const isCurrent = i === position;
    tab.setAttribute("aria-selected", String(isCurrent));
    tab.tabIndex = isCurrent ? 0 : -1;
    const asks = setting.questions.some(
      (question, number) => question.moment === i && data.covers && !answers.of(setting, number),
    );
    const word = asks ? "predict" : i >= told ? "covered" : setting.moments[i].alarm;
    const mark = tab.querySelector(".mark");
    mark.textContent = word;
    mark.classList.toggle("is-alarm", i < told && word !== "");
  });
  byId("panel").setAttribute("aria-labelledby", `moment-${position}`);
  byId("earlier").disabled = position === 0;
  byId("later").disabled = position === names.length - 1;
  const tab = bar.children[position];
  if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}

// Arrows go from moment to moment wherever they mean nothing else. Home, End and digits do so only in
// the bar: elsewhere they belong to the browser and to assistive software.
function momentKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("input, select, textarea, summary, .canvas, .log-body")) return;
  const isInBar = target.closest("#moments") !== null;
  const last = lesson.main.setting.moments.length - 1;
  const here = lesson.main.position;
  let next = null;
  if (event.key === "ArrowLeft") next = here - 1;
  else if (event.key === "ArrowRight") next = here + 1;
  else if (!isInBar) return;
  else if (event.key === "Home") next = 0;
  else if (event.key === "End") next = last;
  else if (/^[1-9]$/.test(event.key)) next = Number(event.key) - 1;
  if (next === null || next > last || next < 0) return;
  event.preventDefault();
  lesson.go({ position: next });
  if (isInBar) byId(`moment-${next}`).focus();
}
