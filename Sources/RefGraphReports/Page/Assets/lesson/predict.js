// Predict first: what covers a moment until its questions are answered, and what is said then.

let formCount = 0;

// What stands above the words of a moment: open questions, or how the answers fared.
function coverOf(pane) {
  const { setting, position } = pane;
  const open = answers.open(setting, position);
  const question = setting.questions[open];
  if (question && question.moment < position) return [detour(pane, question)];
  const earlier = resultsOf(setting, position);
  if (question) return [...earlier, questionForm(pane, open)];
  const ahead = answers.ahead(setting, position);
  return ahead < 0 ? earlier : [...earlier, detour(pane, setting.questions[ahead])];
}

// A moment that tells what another one asks, an earlier one or the next.
function detour({ setting, position }, question) {
  const place = setting.moments[question.moment].name;
  const box = make("div", "question");
  box.append(
    make("p", "", `What you are asked at ${place} comes first: this moment would give it away.`),
    button("primary", `Go to ${place}`, () => lesson.go({ position: question.moment })),
    button("secondary show-me", "Show me", () =>
      lesson.reveal(setting, Math.max(position, question.moment)),
    ),
  );
  return box;
}

function questionForm({ setting, position }, number) {
  const question = setting.questions[number];
  const form = make("form", "question");
  const field = make("fieldset", "answers");
  field.append(make("legend", "", question.text));
  formCount += 1;
  question.answers.forEach((answer, i) => {
    const label = make("label", "answer");
    const input = make("input");
    Object.assign(input, { type: "radio", name: `answer-${formCount}`, value: String(i) });
    label.append(input, make("span", "", answer));
    field.append(label);
  });
  const hint = make("p", "hint");
  hint.setAttribute("role", "alert");
  const check = make("button", "primary", "Check");
  check.type = "submit";
  form.append(
    field,
    check,
    button("secondary show-me", "Show me", () => lesson.reveal(setting, position)),
    hint,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = form.querySelector("input:checked");
    if (chosen) lesson.answer(setting, number, Number(chosen.value));
    else hint.textContent = "Choose an answer first.";
  });
  return form;
}

// For each question of the moment that has an answer: what was said, what is so, and the facts.
function resultsOf(setting, position) {
  return setting.questions.flatMap((question, number) => {
    const entry = answers.of(setting, number);
    if (question.moment !== position || !data.covers || !entry) return [];
    const box = make("div", "result");
    box.append(make("p", "asked", question.text), make("p", "outcome", outcome(question, entry[0])));
    box.classList.add(entry[0] < 0 ? "was-shown" : entry[1] ? "was-right" : "was-wrong");
    box.append(evidence(question));
    return [box];
  });
}

// Evidence of many lines would push the log away.
function evidence(question) {
  const facts = piece(question.facts);
  const summary = make("summary", "", "Evidence");
  summary.setAttribute("aria-label", `Evidence: ${question.text}`);
  const box = make("details");
  box.append(summary, facts);
  box.open = facts.children.length <= 5;
  return box;
}

function outcome(question, answer) {
  const right = question.answers[question.right] ?? "no single answer is right";
  if (answer < 0 || answer >= question.answers.length) return `The answer: ${right}`;
  const given = question.answers[answer];
  return answer === question.right ? `Right: ${given}` : `Not so: ${given} Seen: ${right}`;
}
