// Puts it all together.

function chooseNavigation(index) {
  if (index < 0 || index >= navigations.length) return;
  choose({ navigation: index });
  lists.navigations.follow(index);
}

/** The fragment of the chosen moment, which opens it again. */
function momentLink() {
  const parts = [];
  if (state.row !== null) parts.push(`line=${records.at(state.row).l}`);
  else if (state.navigation !== null) {
    const navigation = navigations[state.navigation];
    parts.push(`navigation=${navigation.n}`, `line=${records.at(navigation.a).l}`);
  }
  if (state.base !== null) parts.push(`with=${records.at(state.base).l}`);
  return `#${parts.join("&")}`;
}

/** Milliseconds between two changes of the address: who makes some hundred in a few seconds is not heard by browsers any more. */
const linkPause = 400;
let linkTime = -linkPause;
let linkTimer = 0;

/** Makes the address that of the chosen moment: at once, or soon where one moment follows the other. */
function keepLink() {
  if (linkTimer !== 0) return;
  const write = () => {
    linkTimer = 0;
    linkTime = performance.now();
    history.replaceState(null, "", momentLink());
  };
  const wait = linkTime + linkPause - performance.now();
  if (wait > 0) linkTimer = setTimeout(write, wait);
  else write();
}

/** The record of a line, or the one before it. */
function rowOfLine(line) {
  let low = 0;
  let high = records.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (records.read(middle).l <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Goes where the address leads. */
function followLink() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const line = Number(parts.get("line"));
  if (!Number.isInteger(line) || line < 1) return;
  const row = rowOfLine(line);
  if (row < 0) {
    say(`Line ${line} is not in this page`);
    return;
  }
  const other = Number(parts.get("with"));
  const base = Number.isInteger(other) && other > 0 ? rowOfLine(other) : -1;
  compareWith(base >= 0 ? base : null);
  const navigation = parts.has("navigation") ? navigationOf(row) : undefined;
  if (navigation !== undefined) {
    showList("navigations");
    chooseNavigation(navigation);
  } else {
    showList("records");
    choose({ row }, "records");
    lists.records.follow(row);
  }
}

/** Where somebody begins: at what went wrong first, or else at the last navigation. */
function chooseBeginning() {
  const first = navigations.findIndex((one) => one.f);
  if (first < 0 && problems.length > 0) choose({ row: problems[0] });
  else chooseNavigation(first < 0 ? navigations.length - 1 : first);
}

function describe() {
  byId("name").textContent = about.name;
  document.title = `${about.name} – navigation journal`;
  const words = [];
  if (about.app) words.push(`of ${about.app}`);
  if (about.at) words.push(`begun ${about.at}`);
  words.push(`${records.count.toLocaleString("en")} records, ${navigations.length.toLocaleString("en")} navigations`);
  byId("problem-count").textContent = problems.length > 0 ? `(${problems.length.toLocaleString("en")})` : "";
  byId("about").textContent = words.join(", ") + (problems.length === 0 ? `. ${nothingWrong}.` : "");
  byId("notice").hidden = about.notice === undefined;
  byId("notice").textContent = about.notice ?? "";
}

function setUpActions() {
  byId("copy-link").addEventListener("click", () => copy(location.href.replace(/#.*/s, "") + momentLink(), "Link"));
  byId("copy-record").addEventListener("click", () => copy(written(records.at(state.row).r), "Record"));
  byId("copy-test").hidden = about.test === undefined;
  byId("copy-test").addEventListener("click", () => copy(about.test, "Test"));
  byId("compare").addEventListener("click", () => compareFromHere(false));
  byId("which-tree").addEventListener("change", (event) => {
    state.which = event.target.value;
    showDetails();
  });
  const repaint = () => {
    colours = null;
    overview.draw();
    lists.navigations.schedule(true);
    showDetails();
  };
  byId("colours").addEventListener("change", (event) => {
    document.documentElement.dataset.colours = event.target.value;
    repaint();
  });
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", repaint);
  }
}

describe();
const overview = new Overview(chooseNavigation);
const style = document.documentElement.style;
style.setProperty("--clock", widest(["00:00:00"]));
style.setProperty("--number", widest(navigations.map(numberOf).concat("#")));
style.setProperty("--outcome", widest(navigations.map((one) => outcomeName(one.o)).concat("Outcome"), 1.3));
style.setProperty("--took", widest(navigations.map((one) => (one.e === undefined ? "" : duration(one.e - one.b))).concat("Took")));
style.setProperty("--kind", widest(about.kinds.concat("Kind")));
style.setProperty("--fault", widest(about.faults.concat("What"), 1.3));
setUpFilters();
setUpKeys();
setUpActions();
lists.navigations.show(navigations.length);
lists.records.show(records.count);
lists.problems.show(problems.length);
showList("navigations");
addEventListener("hashchange", followLink);
if (location.hash.length > 1) followLink();
else chooseBeginning();
