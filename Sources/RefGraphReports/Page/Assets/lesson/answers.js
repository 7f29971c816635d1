// What the learner has predicted, in each setting anew. An answer is kept as its position and whether
// it was right; -1 stands for "Show me".

const answers = {
  all: readStore(data.key),

  key: (setting, question) => `${setting.number}.${question}`,

  of(setting, question) {
    const entry = this.all[this.key(setting, question)];
    return Array.isArray(entry) ? entry : null;
  },

  give(setting, question, answer) {
    const isRight = answer === setting.questions[question].right;
    this.all[this.key(setting, question)] = [answer, isRight];
    writeStore(data.key, this.all);
  },

  startOver() {
    this.all = {};
    clearStore(data.key);
  },

  // The first question up to a moment that has no answer; -1 where none is open.
  open(setting, upTo = Infinity) {
    if (!data.covers) return -1;
    return setting.questions.findIndex(
      (question, number) => question.moment <= upTo && !this.of(setting, number),
    );
  },

  // The question without an answer that a moment before its own would give away; -1 where none is.
  ahead(setting, position) {
    if (!data.covers) return -1;
    return setting.questions.findIndex(
      (question, number) => question.from <= position && !this.of(setting, number),
    );
  },

  // How many moments of the play can be told from the beginning.
  told(setting) {
    const open = setting.questions.filter((_, number) => data.covers && !this.of(setting, number));
    return Math.min(setting.moments.length, ...open.map((question) => question.from));
  },
};
