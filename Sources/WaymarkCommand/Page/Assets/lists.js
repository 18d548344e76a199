// The three lists: navigations, records, and what went wrong.

const lists = {};

/** How wide the bars of the list are. */
let barWidth = 200;

function barCanvas() {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}

function setOutcome(cell, word, text) {
  cell.className = `outcome ${outcomeClass(word)}`;
  cell.textContent = text ?? outcomeName(word);
}

/** Writes a text whose middle is cut where there is not room for it. */
function setText(cell, text) {
  const tail = text.length > 24 ? text.slice(-10) : "";
  cell.replaceChildren(element("span", "start", text.slice(0, text.length - tail.length)), element("span", "end", tail));
}

const measure = document.createElement("canvas").getContext("2d");
measure.font = `600 ${getComputedStyle(document.body).font}`;

/** The width of the widest of some texts, with the sign of an outcome before it if it has one. */
const widest = (texts, sign = 0) => `calc(${Math.ceil([...new Set(texts)].reduce((most, text) => Math.max(most, measure.measureText(text).width), 0)) + 1}px + ${sign}em)`;

lists.navigations = new Grid(byId("panel-navigations"), {
  name: "navigations",
  label: "Navigations",
  columns: [["Time", "number"], ["#", "number"], ["Asked for", "text cut"], ["Outcome", "outcome"], ["Took", "number"], ["Course", "bars"]],
  isMarked: (index) => state.base !== null && navigations[index].a <= state.base && state.base <= navigations[index].z,
  fill(cells, index) {
    const navigation = navigations[index];
    cells[0].textContent = clock(navigation.b);
    cells[1].textContent = numberOf(navigation);
    setText(cells[2], navigation.x);
    setOutcome(cells[3], navigation.o);
    cells[4].textContent = navigation.e === undefined ? "" : duration(navigation.e - navigation.b);
    cells[5].firstChild ?? cells[5].append(barCanvas());
    drawBars(cells[5].firstChild, navigation, scale, barWidth);
    cells[5].ariaLabel = barWords(navigation);
  },
  onChoose: (index) => choose({ navigation: index }),
});

const barHead = lists.navigations.node.querySelector(".head .bars");
new ResizeObserver(() => {
  barWidth = Math.max(40, barHead.clientWidth);
  lists.navigations.schedule(true);
}).observe(barHead);

lists.records = new Grid(byId("panel-records"), {
  name: "records",
  label: "Records",
  columns: [["Time", "number"], ["#", "number"], ["Kind", "text quiet"], ["What happened", "text cut"]],
  isMarked: (index) => state.base === index,
  fill(cells, index) {
    const record = records.at(index);
    cells[0].textContent = clock(record.t);
    cells[1].textContent = numberOf(record);
    cells[2].textContent = record.k;
    cells[3].className = record.f ? "outcome failed cut" : "text cut";
    setText(cells[3], record.x);
  },
  onChoose: (index) => choose({ row: index }),
});

lists.problems = new Grid(byId("panel-problems"), {
  name: "problems",
  label: "What went wrong",
  columns: [["Time", "number"], ["#", "number"], ["What", "outcome failed"], ["How", "text cut"]],
  fill(cells, index) {
    const record = records.at(problems[index]);
    cells[0].textContent = clock(record.t);
    cells[1].textContent = numberOf(record);
    cells[2].textContent = record.f;
    setText(cells[3], record.x);
  },
  onChoose: (index) => choose({ row: problems[index] }, "problems"),
});
byId("panel-problems").dataset.empty = problems.length > 0 ? "" : `${nothingWrong}.`;

const tabs = ["navigations", "records", "problems"];

/** Brings a list into view. */
function showList(name, isToFocus) {
  state.list = name;
  for (const each of tabs) {
    const tab = byId(`tab-${each}`);
    tab.setAttribute("aria-selected", each === name);
    tab.tabIndex = each === name ? 0 : -1;
    byId(`panel-${each}`).hidden = each !== name;
  }
  byId("outcomes").hidden = name !== "navigations";
  byId("scale-choice").hidden = name !== "navigations";
  byId("legend").hidden = name !== "navigations";
  lists[name].appeared();
  sayCount();
  if (isToFocus) lists[name].node.focus();
}

for (const [index, name] of tabs.entries()) {
  const tab = byId(`tab-${name}`);
  tab.addEventListener("click", () => showList(name));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(index + step + tabs.length) % tabs.length];
    showList(next);
    byId(`tab-${next}`).focus();
  });
}
