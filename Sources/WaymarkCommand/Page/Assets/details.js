// The chosen moment: its trees before and after, its navigation's course, and the record itself.

/** The moment that is chosen and shown: a navigation or a record. */
const state = { list: "navigations", row: null, navigation: null, base: null, which: "tree" };

/** Chooses a moment. */
function choose(moment, from) {
  if (moment.navigation !== undefined) {
    state.navigation = moment.navigation;
    state.row = null;
    if (lists.records) lists.records.follow(navigations[moment.navigation].a);
  } else {
    state.row = moment.row;
    state.navigation = navigationOf(moment.row) ?? null;
    if (from !== "records" && state.list !== "records") lists.records.follow(moment.row);
    if (state.list !== "navigations" && state.navigation !== null) lists.navigations.follow(state.navigation);
  }
  showDetails();
  keepLink();
}

/** The rows that the trees are taken before and after. */
function momentRows() {
  if (state.row !== null) return [state.row, state.row];
  const navigation = navigations[state.navigation];
  return [navigation.a, navigation.z];
}

/** The window of the moment; of what is about all windows, that of the record before. */
function momentWindow() {
  if (state.row === null) return navigations[state.navigation].w;
  for (let row = state.row; row >= 0 && row > state.row - 100; row -= 1) {
    const { w } = records.read(row);
    if (w !== undefined) return w;
  }
  return undefined;
}

function showDetails() {
  if (state.row === null && state.navigation === null) return;
  const navigation = state.navigation === null ? null : navigations[state.navigation];
  const record = state.row === null ? null : records.at(state.row);
  byId("actions").hidden = false;
  byId("moment").textContent = record
    ? `${record.k} ${record.s === undefined ? `in line ${record.l}` : `${record.s}`}`
    : `Navigation ${navigation.n}`;
  const window = momentWindow();
  const time = record ? record.t : navigation.b;
  const line = byId("moment-line");
  line.replaceChildren(element("bdi", "", record ? record.x : navigation.x));
  line.append(` at ${clock(time)}, ${exactClock(time)}`);
  if (hasWindows && window !== undefined) line.append(`, window ${window}`);
  showTrees(window);
  showCourse(navigation);
  byId("raw").hidden = !record?.r;
  if (record?.r) byId("raw-text").textContent = written(record.r);
  byId("copy-record").hidden = !record?.r;
  overview.point(time, state.navigation ?? undefined);
}

function showTrees(window) {
  const [first, last] = momentRows();
  const place = byId("trees");
  if (window === undefined) {
    place.replaceChildren();
    return;
  }
  const base = state.base;
  const before = treesAfter(base === null ? first - 1 : base, window)[state.which];
  const after = treesAfter(last, window)[state.which];
  const names = base === null ? ["Before", "After"] : [`At line ${records.at(base).l}`, `At line ${records.at(last).l}`];
  place.replaceChildren(treePair(before, after, names));
  if (before && JSON.stringify(before) === JSON.stringify(after)) place.append(element("p", "quiet", "No difference."));
}

function showCourse(navigation) {
  const place = byId("course");
  place.replaceChildren();
  if (!navigation) return;
  const heading = element("h3", "", `Navigation ${navigation.n}: `);
  const outcome = element("span");
  setOutcome(outcome, navigation.o, navigation.o === "user" ? "by the user" : navigation.d);
  heading.append(outcome);
  place.append(heading);
  const bars = element("div", "bars big");
  bars.setAttribute("role", "img");
  bars.setAttribute("aria-label", barWords(navigation) || "no parts");
  const canvas = barCanvas();
  bars.append(canvas);
  place.append(bars);
  drawBars(canvas, navigation, Math.max(1, lastTime(navigation) - navigation.b), Math.max(40, bars.clientWidth));
  const table = element("table", "course");
  const caption = element("caption", "unseen", "Parts of the navigation, in order");
  const head = element("tr");
  for (const name of ["After", "What", "Which", "Took", "Answer or end"]) {
    const cell = element("th", "", name);
    cell.scope = "col";
    head.append(cell);
  }
  table.append(caption, head);
  for (const [kind, begin, end, name, result, bad] of navigation.p) {
    const row = element("tr");
    row.append(element("td", "number", duration(begin - navigation.b)));
    row.append(element("td", bad ? "outcome failed" : "", kind));
    const text = element("td");
    text.append(element("bdi", "", name));
    row.append(text);
    row.append(element("td", "number", end === null ? "open" : end > begin ? duration(end - begin) : ""));
    row.append(element("td", bad && result ? "outcome failed" : "", result));
    table.append(row);
  }
  if (navigation.p.length > 0) place.append(table);
}

/** A record as JSON in which nothing hides. */
function written(record) {
  return JSON.stringify(record, null, 1).replace(
    /[\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Takes a record as what others are compared with, or none. */
function compareWith(row) {
  state.base = row;
  const button = byId("compare");
  button.setAttribute("aria-pressed", row !== null);
  button.textContent = row === null ? "Compare from here" : `Compared with line ${records.at(row).l}`;
  for (const name of tabs) lists[name].schedule(true);
}

/** Remembers a moment that others are compared with, or forgets it. */
function compareFromHere(isOff) {
  if (isOff || (state.row === null && state.navigation === null)) compareWith(null);
  else {
    const [, last] = momentRows();
    compareWith(state.base === last ? null : last);
  }
  say(state.base === null ? "No comparison" : `What you choose now is compared with line ${records.at(state.base).l}`);
  showDetails();
  keepLink();
}

async function copy(text, name) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where pages from files may not do that, as they did it before.
    const focused = document.activeElement;
    const field = element("textarea");
    field.value = text;
    byId("actions").append(field);
    field.select();
    isCopied = document.execCommand("copy");
    field.remove();
    // The field took the keyboard.
    focused?.focus();
  }
  say(isCopied ? `${name} copied` : `${name} could not be copied`);
}
