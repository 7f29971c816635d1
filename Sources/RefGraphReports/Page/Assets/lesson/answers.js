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

  // The question without an answer that covers a moment before its own; -1 where none does.
  ahead(setting, position) {
    if (position < this.told(setting)) return -1;
    return setting.questions.findIndex(
      (question, number) => question.from <= position && !this.of(setting, number),
    );
  },

  // How many moments of the play can be told from the beginning: those that give no answer away, and
  // those up to the last one whose own questions have their answers, whatever that one gives away.
  told(setting) {
    const count = setting.moments.length;
    const isOpen = (number) => data.covers && !this.of(setting, number);
    const open = setting.questions.filter((_, number) => isOpen(number));
    const next = Math.min(count, ...open.map((question) => question.moment));
    const answered = setting.questions.filter(({ moment }, number) => moment < next && !isOpen(number));
    return Math.max(
      Math.min(count, ...open.map((question) => question.from)),
      ...answered.map((question) => question.moment + 1),
    );
  },
};
