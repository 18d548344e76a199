// The keyboard. Single letters work where a list or the details have it, so that they are in nobody's way elsewhere.

function stepScale(direction) {
  const at = scales.indexOf(scale) + direction;
  if (at >= 0 && at < scales.length) setScale(scales[at]);
  say(`Bars show ${duration(scale)}`);
}

/** The next thing that went wrong after the chosen moment, or before it. */
function jumpToProblem(direction) {
  const here = state.row ?? (state.navigation === null ? -1 : navigations[state.navigation].a - (direction > 0 ? 1 : 0));
  const problem = direction > 0 ? problems.findIndex((one) => one > here) : problems.findLastIndex((one) => one < here);
  if (problem < 0) {
    say(direction > 0 ? "Nothing went wrong after this" : "Nothing went wrong before this");
    return;
  }
  const row = problems[problem];
  choose({ row });
  lists.problems.follow(problem);
  if (state.list === "navigations" && state.navigation !== null) lists.navigations.follow(state.navigation);
  if (state.list === "records") lists.records.follow(row);
  say(`${records.at(row).f}: ${records.at(row).x}`);
}

const moves = {
  ArrowDown: (grid) => grid.active + 1,
  ArrowUp: (grid) => grid.active - 1,
  j: (grid) => grid.active + 1,
  k: (grid) => grid.active - 1,
  PageDown: (grid) => grid.active + grid.pageSize,
  PageUp: (grid) => grid.active - grid.pageSize,
  Home: () => 0,
  End: (grid) => grid.total - 1,
};

function pressInList(event, grid) {
  const move = moves[event.key];
  if (move) {
    grid.choose(move(grid));
  } else if (event.key === "Enter") {
    if (grid.active < 0) grid.choose(0);
    byId("details").focus();
  } else if (event.key === "Escape") {
    compareFromHere(true);
  } else if (event.key === "r" && state.list === "navigations" && state.navigation !== null) {
    lists.records.follow(navigations[state.navigation].a);
    showList("records", true);
    choose({ row: navigations[state.navigation].a }, "records");
  } else {
    return pressAnywhere(event);
  }
  return true;
}

function pressAnywhere(event) {
  const actions = {
    n: () => jumpToProblem(1),
    p: () => jumpToProblem(-1),
    c: () => compareFromHere(false),
    1: () => showList("navigations", true),
    2: () => showList("records", true),
    3: () => showList("problems", true),
    "+": () => stepScale(-1),
    "-": () => stepScale(1),
    "/": () => byId("search").focus(),
    "?": () => byId("help").showModal(),
  };
  const action = actions[event.key];
  action?.();
  return Boolean(action);
}

function setUpKeys() {
  const listen = (node, press) => node.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    if (press(event)) event.preventDefault();
  });
  for (const name of tabs) listen(lists[name].node, (event) => pressInList(event, lists[name]));
  listen(byId("details"), (event) => {
    if (event.key !== "Escape") return pressAnywhere(event);
    lists[state.list].node.focus();
    return true;
  });
  byId("search").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    lists[state.list].node.focus();
  });
  listen(byId("overview"), (event) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const at = state.navigation ?? -1;
    let next;
    if (event.key in steps) next = at + steps[event.key];
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = navigations.length - 1;
    else return pressAnywhere(event);
    chooseNavigation(Math.min(Math.max(next, 0), navigations.length - 1));
    return true;
  });
  byId("help-button").addEventListener("click", () => byId("help").showModal());
}
