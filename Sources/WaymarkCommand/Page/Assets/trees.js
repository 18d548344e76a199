// Trees as of a record: a whole one stands now and then, and the changes between.
//
// A tree is {r: container, m: [[style, container]]}; a container {s: [[id, text]]}, {t: [[key, container]], f: focus} or
// {c: [container], p: places, f: focus}.

function containerAt(tree, layer, branches) {
  let container = layer === 0 ? tree.r : tree.m[layer - 1][1];
  for (const branch of branches) container = container.t ? container.t[branch][1] : container.c[branch];
  return container;
}

function replaceContainer(tree, layer, branches, container) {
  if (branches.length > 0) {
    const parent = containerAt(tree, layer, branches.slice(0, -1));
    const last = branches[branches.length - 1];
    if (parent.t) parent.t[last][1] = container;
    else parent.c[last] = container;
  } else if (layer === 0) tree.r = container;
  else tree.m[layer - 1][1] = container;
}

/** Carries out changes on a tree, and returns it, or the one that takes its place. */
function change(tree, changes) {
  let result = tree;
  for (const [kind, ...rest] of changes) {
    if (kind === "whole") result = structuredClone(rest[0]);
    else if (kind === "splice") containerAt(result, rest[0], rest[1]).s.splice(rest[2], rest[3], ...rest[4]);
    else if (kind === "focus") containerAt(result, rest[0], rest[1]).f = rest[2];
    else if (kind === "replace") replaceContainer(result, rest[0], rest[1], structuredClone(rest[2]));
    else if (kind === "present") result.m.push(structuredClone([rest[0], rest[1]]));
    else if (kind === "detents") result.m[rest[0]][0] = rest[1];
    else if (kind === "dismiss") result.m.length = rest[0];
  }
  return result;
}

/** The trees of a window after a record: what was asked for, and what is on the screen. Before the first one: -1. */
function treesAfter(row, window) {
  const known = wholes.get(window) ?? [];
  let low = 0;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (known[middle].row <= row + 1) low = middle + 1;
    else high = middle;
  }
  const start = low > 0 ? known[low - 1] : { row: 0, b: [null, null] };
  const trees = { tree: structuredClone(start.b[0]), shown: structuredClone(start.b[1]) };
  for (let index = start.row; index <= row; index += 1) {
    const record = records.read(index);
    if (record.w !== window) continue;
    if (record.c) trees.tree = change(trees.tree, record.c);
    if (record.h) trees.shown = change(trees.shown, record.h);
    if (record.u & 1) trees.tree = null;
    if (record.u & 2) trees.shown = null;
  }
  return trees;
}

function visitPlaces(tree, visit) {
  const walk = (container, path) => {
    if (container.s) container.s.forEach((place, index) => visit(place, path, index));
    else if (container.t) container.t.forEach(([, inner], index) => walk(inner, `${path}/${index}`));
    else container.c.forEach((inner, index) => walk(inner, `${path}/${index}`));
  };
  if (!tree) return;
  walk(tree.r, "0");
  tree.m.forEach(([, container], index) => walk(container, `${index + 1}`));
}

/** What becomes of each place from one tree to another: maps from identifiers to a word. */
function comparison(before, after) {
  const old = new Map();
  const now = new Map();
  visitPlaces(before, (place, path) => old.set(place[0], { text: place[1], path }));
  visitPlaces(after, (place, path) => now.set(place[0], { text: place[1], path }));
  const word = (id, mine, others, missing) => {
    const other = others.get(id);
    if (!other) return missing;
    if (other.text !== mine.text) return "changed";
    return other.path === mine.path ? "" : "moved";
  };
  const words = (mine, others, missing) =>
    new Map([...mine].map(([id, place]) => [id, word(id, place, others, missing)]));
  return { before: words(old, now, "removed"), after: words(now, old, "added") };
}

/** Whether the same branch had the focus in another tree. */
function focusOf(tree, layer, branches) {
  if (!tree || (layer > 0 && !tree.m[layer - 1])) return undefined;
  let container = layer === 0 ? tree.r : tree.m[layer - 1][1];
  for (const branch of branches) {
    container = container?.t ? container.t[branch]?.[1] : container?.c?.[branch];
  }
  return container?.f;
}
