// The list shows records by words and outcomes, and goes through them in small pieces, so that the page goes on.

const shown = { outcomes: new Set(outcomes), words: "" };
let filterRun = 0;
let recordWords = null;

function matchesWords(texts, words) {
  const text = ` ${texts.join(" ")} `.toLowerCase();
  return words.every((word) => text.includes(word));
}

function currentWords() {
  return shown.words.toLowerCase().split(/\s+/).filter((word) => word !== "")
    .map((word) => (word.startsWith("#") ? ` ${word} ` : word)); // A number is found whole.
}

/** Goes through numbers in pieces of a few milliseconds; resolves to those that pass, or to null where it has been given up. */
async function sift(count, run, passes) {
  const order = new Uint32Array(count);
  let kept = 0;
  let index = 0;
  while (index < count) {
    const until = performance.now() + 6;
    while (index < count && performance.now() < until) {
      const end = Math.min(count, index + 200);
      for (; index < end; index += 1) if (passes(index)) order[kept++] = index;
    }
    if (index < count) await new Promise((resolve) => setTimeout(resolve));
    if (run !== filterRun) return null;
  }
  return order.subarray(0, kept);
}

/** The signs that are searched besides texts: w2 for a window, #5 for a navigation, ! for what went wrong. */
const signs = ({ w, n }, fault) => [w === undefined ? "" : `w${w}`, n === undefined ? "" : `#${n}`, fault ? "!" : ""];

/** The texts that a record is searched by, made when they are first asked for. */
function recordTexts(row) {
  recordWords ??= new Array(records.count);
  recordWords[row] ??= (() => {
    const record = records.read(row);
    return [...signs(record, record.f), record.k, record.x, record.f ?? ""].join(" ");
  })();
  return [recordWords[row]];
}

async function applyFilters() {
  filterRun += 1;
  const run = filterRun;
  const words = currentWords();
  byId("count").textContent = "…";
  const isAll = words.length === 0;
  const isAllOutcomes = shown.outcomes.size === outcomes.length;
  const navigationOrder = isAll && isAllOutcomes ? undefined : await sift(navigations.length, run, (index) => {
    const one = navigations[index];
    return shown.outcomes.has(outcomeClass(one.o)) && matchesWords([...signs(one, one.f), one.x, one.d, barGuards(one)], words);
  });
  if (run !== filterRun) return;
  lists.navigations.show(navigations.length, navigationOrder);
  const problemOrder = isAll ? undefined : await sift(problems.length, run, (index) => matchesWords(recordTexts(problems[index]), words));
  if (run !== filterRun) return;
  lists.problems.show(problems.length, problemOrder);
  const recordOrder = isAll ? undefined : await sift(records.count, run, (row) => matchesWords(recordTexts(row), words));
  if (run !== filterRun) return;
  lists.records.show(records.count, recordOrder);
  sayCount();
}

function barGuards(navigation) {
  return partsOf(navigation, "guard").map(([, , name, answer]) => `${name} ${answer}`).join(" ");
}

function sayCount() {
  const all = { navigations: navigations.length, records: records.count, problems: problems.length }[state.list];
  const now = lists[state.list].total;
  const number = (value) => value.toLocaleString("en");
  byId("count").textContent = now === all ? `${number(all)} listed` : `${number(now)} of ${number(all)} listed`;
}

function setUpFilters() {
  for (const outcome of outcomes) {
    if (!navigations.some((navigation) => outcomeClass(navigation.o) === outcome)) continue;
    const label = element("label");
    const box = element("input");
    box.type = "checkbox";
    box.checked = true;
    box.value = outcome;
    box.addEventListener("change", () => {
      if (box.checked) shown.outcomes.add(outcome);
      else shown.outcomes.delete(outcome);
      applyFilters();
    });
    label.append(box, " ", element("span", `outcome ${outcome}`, outcomeName(outcome)));
    byId("outcomes").append(label);
  }
  for (const one of scales) {
    const option = element("option", "", duration(one).replace(".00", "").replace(".0", ""));
    option.value = one;
    byId("scale").append(option);
  }
  setScale(usualScale());
  byId("scale").addEventListener("change", (event) => setScale(Number(event.target.value)));
  let typing = 0;
  byId("search").addEventListener("input", (event) => {
    clearTimeout(typing);
    shown.words = event.target.value;
    typing = setTimeout(applyFilters, 120);
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("reset", () => setTimeout(() => {
    Object.assign(shown, { outcomes: new Set(outcomes), words: "" });
    setScale(usualScale());
    applyFilters();
  }));
}

function setScale(value) {
  scale = value;
  byId("scale").value = value;
  lists.navigations.schedule(true);
}
