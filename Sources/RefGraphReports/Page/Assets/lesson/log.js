// The log of a whole play, the part of the current moment marked and the rest quiet.

function logOf(pane) {
  const { setting, position, told } = pane;
  const groups = [];
  setting.moments.forEach((moment, i) => {
    if (i > told) return;
    const isCurrent = i === position;
    const group = make("section", "log-part");
    const title = make("h4", "log-title", moment.name);
    group.append(title);
    if (isCurrent) {
      group.setAttribute("aria-current", "step");
      title.append(make("span", "here", "this moment"));
    }
    if (i === told) {
      const what = i + 1 < setting.moments.length ? "This part and what follows are" : "This part is";
      group.append(make("p", "covered", `${what} covered until you have predicted.`));
    } else {
      const lines = piece(moment.log);
      group.append(lines.children.length ? lines : make("p", "faint", "Nothing happens."));
    }
    groups.push(group);
  });
  if (told === setting.moments.length) {
    const rest = piece(setting.rest);
    if (rest.children.length) {
      const group = make("section", "log-part");
      group.append(make("h4", "log-title", "after the last moment"), rest);
      groups.push(group);
    }
  }
  return groups;
}
