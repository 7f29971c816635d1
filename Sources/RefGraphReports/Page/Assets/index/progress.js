// How far the learner is with each lesson, from what the lessons' pages have kept.

document.querySelectorAll("[data-key]").forEach((place) => {
  const total = Number(place.dataset.count);
  const given = Object.entries(readStore(place.dataset.key)).filter(
    ([key, value]) => key.startsWith(`${place.dataset.choice}.`) && Array.isArray(value),
  );
  if (!given.length) return;
  const right = given.filter(([, [, isRight]]) => isRight === true).length;
  place.textContent = `${Math.min(given.length, total)} of ${total} answered, ${right} right`;
});
