// Questions, and what is said of their answers.
globalThis.look = globalThis.look ?? {};

look.asked = () => {
  const form = document.querySelector("form.question");
  return form && {
    text: look.text(form.querySelector("legend")),
    answers: Array.from(form.querySelectorAll("label"), look.text),
  };
};

// Chooses an answer, none for null, and has it checked; what is said in the form then.
look.answer = (position) => {
  const form = document.querySelector("form.question");
  if (position !== null) form.querySelectorAll("label")[position].click();
  form.querySelector("[type=submit]").click();
  return look.text(form.querySelector(".hint"));
};

look.results = () =>
  Array.from(document.querySelectorAll("#pane-a .result"), (result) => ({
    outcome: look.text(result.querySelector(".outcome")),
    facts: look.text(result.lastElementChild),
  }));
