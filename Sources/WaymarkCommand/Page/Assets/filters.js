// What is listed: by words, outcomes, windows and kinds. The records are gone through in small pieces, so that the page goes on.

const shown = { outcomes: new Set(outcomes), words: "", window: "", kind: "" };
let filterRun = 0;
let recordTexts = null;

function matchesWords(text, words) {
  return words.every((word) => text.includes(word));
}

function currentWords() {
  return shown.words.toLowerCase().split(/\s+/).filter((word) => word !== "");
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

/** What a record is searched by, made when it is first asked for. */
function recordText(row) {
  recordTexts ??= new Array(records.count);
  recordTexts[row] ??= (() => {
    const record = records.read(row);
    return { text: `${record.k} ${record.n === undefined ? "" : `#${record.n}`} ${record.x} ${record.f ?? ""} ${record.m ?? ""}`.toLowerCase(), w: record.w, k: record.k };
  })();
  return recordTexts[row];
}

async function applyFilters() {
  filterRun += 1;
  const run = filterRun;
  const words = currentWords();
  const window = shown.window === "" ? undefined : Number(shown.window);
  byId("count").textContent = "…";
  const isAllOutcomes = shown.outcomes.size === outcomes.length;
  const isAll = words.length === 0 && window === undefined;
  const navigationOrder = isAll && isAllOutcomes ? undefined : await sift(navigations.length, run, (index) => {
    const navigation = navigations[index];
    return shown.outcomes.has(outcomeClass(navigation.o))
      && (window === undefined || navigation.w === window)
      && matchesWords(`#${navigation.n} ${navigation.x} ${navigation.d} ${barGuards(navigation)}`.toLowerCase(), words);
  });
  if (run !== filterRun) return;
  lists.navigations.show(navigations.length, navigationOrder);
  const problemOrder = isAll ? undefined : await sift(problems.length, run, (index) => {
    const record = recordText(problems[index]);
    return (window === undefined || record.w === window || record.w === undefined) && matchesWords(record.text, words);
  });
  if (run !== filterRun) return;
  lists.problems.show(problems.length, problemOrder);
  const recordOrder = isAll && shown.kind === "" ? undefined : await sift(records.count, run, (row) => {
    const record = recordText(row);
    return (shown.kind === "" || record.k === shown.kind)
      && (window === undefined || record.w === window || record.w === undefined) && matchesWords(record.text, words);
  });
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
  const options = (place, entries) => {
    for (const [value, text] of entries) {
      const option = element("option", "", text);
      option.value = value;
      place.append(option);
    }
  };
  const windows = [...new Set(navigations.map((one) => one.w).filter((one) => one !== undefined))].sort((a, b) => a - b);
  state.windows = windows.length;
  if (windows.length > 1) {
    byId("window-choice").hidden = false;
    options(byId("window"), [["", "all"], ...windows.map((one) => [one, `${one}`])]);
  }
  options(byId("scale"), scales.map((one) => [one, duration(one).replace(".00", "").replace(".0", "")]));
  setScale(usualScale());
  options(byId("kind"), [["", "all"], ...(about.kinds ?? []).map((one) => [one, one])]);
  byId("window").addEventListener("change", (event) => { shown.window = event.target.value; applyFilters(); });
  byId("kind").addEventListener("change", (event) => { shown.kind = event.target.value; applyFilters(); });
  byId("scale").addEventListener("change", (event) => setScale(Number(event.target.value)));
  let typing = 0;
  byId("search").addEventListener("input", (event) => {
    clearTimeout(typing);
    shown.words = event.target.value;
    typing = setTimeout(applyFilters, 120);
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("reset", () => setTimeout(() => {
    Object.assign(shown, { outcomes: new Set(outcomes), words: "", window: "", kind: "" });
    setScale(usualScale());
    applyFilters();
  }));
}

function setScale(value) {
  scale = value;
  byId("scale").value = value;
  lists.navigations.schedule(true);
}
