// The plays, as the page carries them. Everything that occurs twice is there once, by number.

const data = JSON.parse(byId("data").textContent);
const parts = byId("parts").content.children;

// The piece of this number; negative ones are containers: a kind, then the numbers of their parts.
function piece(number) {
  if (number >= 0) return document.importNode(parts[number], true);
  const [kind, ...inner] = data.containers[-1 - number];
  const [tag, className] = data.kinds[kind];
  const element = make(tag, className);
  for (const part of inner) element.append(piece(part));
  return element;
}

const strings = (list) => data.lists[list].map((number) => data.strings[number]);

// An object has one number, that of its name, although its type may be another in another play.
const objectNumbers = new Map();
data.objects.forEach(([handle], number) => {
  if (!objectNumbers.has(handle)) objectNumbers.set(handle, number);
});
const objectNumber = (row) => (row < 0 ? row : objectNumbers.get(data.objects[row][0]));

class Moment {
  constructor(row) {
    const [name, frame, sentences, log, grounds, record, command, words, alarm, ...rest] = row;
    this.name = data.strings[name];
    Object.assign(this, { frame, sentences, log, grounds, record });
    this.command = data.strings[command];
    this.words = data.strings[words];
    this.alarm = data.strings[alarm];
    this.aspects = rest.slice(0, 5);
    this.objects = new Map(rest[5].map(([object, card, path, owners]) => [
      objectNumber(object),
      {
        card,
        type: data.objects[object][1],
        isAlive: path !== undefined,
        path: path === undefined ? [] : data.lists[path],
        owners: owners === undefined ? [] : data.lists[owners].map(objectNumber),
      },
    ]));
  }
}

const moments = data.moments.map((row) => new Moment(row));

const settings = data.settings.map((setting, number) => ({
  ...setting,
  number,
  moments: setting.moments.map((moment) => moments[moment]),
  questions: setting.questions.map((question) => ({
    ...question,
    text: data.strings[question.text],
    answers: question.answers.map((answer) => data.strings[answer]),
  })),
}));

// The drawings: plays whose objects are nearly the same share one. An object has a box in some.
const drawings = data.drawings.map((drawing, number) => {
  const objects = drawing.objects.map(objectNumber);
  const boxes = objects.map((object, box) => [object, box]).filter(([object]) => object >= 0);
  return { ...drawing, number, objects, boxes: new Map(boxes) };
});

const drawingOf = (setting) => drawings[setting.drawing];
const looksOf = (setting, moment) => drawingOf(setting).frames[moment.frame];

// The setting with these values, which a page of very many choices may not hold.
function settingWith(values) {
  return settings.find((setting) => setting.values.every((value, i) => value === values[i]));
}
