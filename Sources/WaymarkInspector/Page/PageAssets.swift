// Made by Scripts/embed-page of the files in Assets: change those and run it.
// swift-format-ignore-file

/// The page of the inspector without what is filled in.
enum PageAssets {
  /// What stands before, between and after what is filled in: the journal, its records, the trees, the navigations and
  /// what went wrong.
  static let parts: [String] = [
##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-jCX6zC66FVMktbNbxkEL/BKUQoAEPKTfWgTfSMKEjSY='; style-src 'sha256-z2cx68RwQOQY/VCzcQryxgKJ3Yi822r3MMB6kAonKVw='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Navigation journal</title>
<style>
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfbfa, #17191c);
  --panel: light-dark(#ffffff, #1e2125);
  --line: light-dark(#d9dbde, #363b41);
  --text: light-dark(#1c1f23, #e8eaed);
  --quiet: light-dark(#59616b, #a3acb6);
  --chosen: light-dark(#dce9fb, #22405f);
  --accent: light-dark(#0b5cad, #7db7f5);
  --completed: light-dark(#1a6b35, #63c786);
  --unchanged: light-dark(#5b6470, #a8b1bb);
  --blocked: light-dark(#8f5a00, #e5ad4c);
  --failed: light-dark(#b3261e, #ff8a80);
  --superseded: light-dark(#6a45a8, #c2a3f5);
  --cancelled: light-dark(#80530f, #d5a66b);
  --unfinished: light-dark(#5b6470, #a8b1bb);
  --guards: light-dark(#d7972a, #c98b26);
  --steps: light-dark(#4a90d9, #4f8fd0);
  --detours: light-dark(#a98bd6, #8467b5);
  --added: light-dark(#dff3e4, #1c3d28);
  --removed: light-dark(#fbe1df, #4a2422);
  --changed: light-dark(#fdf0cf, #453814);
  /* How wide a time is, which the script knows. */
  --clock: 84px;
}
:root[data-colours="light"] { color-scheme: light; }
:root[data-colours="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: flex;
  flex-direction: column;
  background: var(--ground);
  color: var(--text);
  font: 14px/1.4 system-ui, sans-serif;
}
h1 { font-size: 17px; margin: 0; }
h2 { font-size: 15px; margin: 0; }
h3 { font-size: 13px; margin: 14px 0 4px; color: var(--quiet); font-weight: 600; }
p { margin: 2px 0; }
bdi, pre, .text { unicode-bidi: isolate; }
button, select, input { font: inherit; color: inherit; }
button, select, input[type="search"] {
  background: var(--panel);
  border: 1px solid var(--line);
  border-radius: 5px;
  padding: 3px 9px;
}
button:hover { border-color: var(--accent); }
button[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; background: var(--panel); padding: 6px; z-index: 3; }
.unseen {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 16px; padding: 10px 14px 6px; }
header p { color: var(--quiet); }
.tools { display: flex; gap: 10px; align-items: center; flex: none; }
.notice {
  margin: 4px 14px; padding: 6px 10px; border-left: 4px solid var(--blocked); background: var(--changed);
  max-height: 20vh; overflow: auto;
}
#overview {
  position: relative; height: 42px; margin: 4px 14px; background: var(--panel); border: 1px solid var(--line);
  border-radius: 4px; cursor: crosshair; flex: none;
}
#overview canvas { width: 100%; height: 100%; display: block; }
#overview-mark {
  position: absolute; top: 0; bottom: 0; left: 0; width: 2px; background: var(--text); pointer-events: none;
}
#filters { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; padding: 4px 14px; }
#filters fieldset { display: flex; flex-wrap: wrap; gap: 4px 10px; border: 0; margin: 0; padding: 0; }
#filters legend { float: left; padding: 0 8px 0 0; }
#filters output { color: var(--quiet); }
.search input { width: 230px; }
main { flex: 1; min-height: 220px; display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 10px; padding: 4px 14px 12px; }
.lists { display: flex; flex-direction: column; min-height: 0; }
[role="tablist"] { display: flex; gap: 4px; margin-bottom: -1px; }
[role="tab"] { border-radius: 5px 5px 0 0; border-bottom-color: transparent; background: transparent; }
[role="tab"][aria-selected="true"] { background: var(--panel); font-weight: 600; }
[role="tabpanel"] { flex: 1; min-height: 0; }
[hidden] { display: none !important; }
.grid {
  height: 100%; display: flex; flex-direction: column; background: var(--panel); border: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
}
.scroller { flex: 1; overflow: auto scroll; position: relative; contain: strict; }
.sheet { position: relative; overflow: hidden; }
.row {
  display: grid; column-gap: 10px; align-items: center; height: 26px; padding: 0 8px; white-space: nowrap;
}
.grid .head { flex: none; border-bottom: 1px solid var(--line); color: var(--quiet); scrollbar-gutter: stable; overflow: hidden scroll; }
.sheet .row { position: absolute; left: 0; right: 0; top: 0; contain: strict; cursor: default; will-change: transform; }
.row > * { overflow: hidden; text-overflow: ellipsis; }
.row[aria-selected="true"] { background: var(--chosen); }
.grid:focus-visible .row[aria-selected="true"] { outline: 2px solid var(--accent); outline-offset: -2px; }
.row.compared { box-shadow: inset 4px 0 var(--superseded); }
.navigations .row { grid-template-columns: var(--clock) 64px minmax(80px, 2fr) 118px 76px minmax(90px, 3fr); }
.records .row { grid-template-columns: var(--clock) 64px 84px minmax(120px, 1fr); }
.problems .row { grid-template-columns: var(--clock) 64px 118px minmax(120px, 1fr); }
.number { text-align: right; }
.quiet { color: var(--quiet); }
.outcome::before { display: inline-block; width: 1.3em; }
.outcome { color: var(--tone); }
.completed { --tone: var(--completed); }
.completed::before { content: "●" / ""; }
.unchanged { --tone: var(--unchanged); }
.unchanged::before { content: "○" / ""; }
.blocked { --tone: var(--blocked); }
.blocked::before { content: "■" / ""; }
.failed { --tone: var(--failed); font-weight: 600; }
.failed::before { content: "▲" / ""; }
.superseded { --tone: var(--superseded); }
.superseded::before { content: "◆" / ""; }
.cancelled { --tone: var(--cancelled); }
.cancelled::before { content: "◇" / ""; }
.user { --tone: var(--accent); }
.user::before { content: "◐" / ""; }
.unfinished { --tone: var(--unfinished); }
.unfinished::before { content: "…" / ""; }
.bars { height: 100%; text-overflow: clip; }
.head .bars { line-height: 26px; }
.bars canvas { width: 100%; height: 26px; display: block; }
.details { position: relative; overflow: auto; background: var(--panel); border: 1px solid var(--line); padding: 10px 12px; }
.actions { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; align-items: center; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
.tree, .tree ul { list-style: none; margin: 0; padding: 0; }
.tree ul { padding-left: 14px; border-left: 1px solid var(--line); }
.tree li > span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; padding: 0 3px; border-radius: 3px; }
.tree .place { font-family: ui-monospace, monospace; font-size: 13px; }
.tree .added { background: var(--added); }
.tree .removed { background: var(--removed); text-decoration: line-through; }
.tree .changed, .tree .moved, .tree .focused { background: var(--changed); }
.tree .word { color: var(--quiet); font-size: 12px; }
.course { width: 100%; border-collapse: collapse; }
.course th, .course td { text-align: left; padding: 2px 6px 2px 0; vertical-align: top; overflow-wrap: anywhere; }
.course th { color: var(--quiet); font-weight: 600; }
.course td { vertical-align: baseline; }
.course td:nth-child(2) { white-space: nowrap; }
.course th { white-space: nowrap; overflow-wrap: normal; }
.course .number { text-align: right; white-space: nowrap; }
.big { height: 28px; margin: 6px 0; border: 1px solid var(--line); }
pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; max-height: 40vh; }
dialog { background: var(--panel); color: var(--text); border: 1px solid var(--line); border-radius: 8px; max-width: 560px; }
dialog table { margin: 10px 0; }
dialog th { text-align: left; font-weight: 400; padding-right: 14px; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--ground); }
@media (max-width: 900px) {
  main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(230px, 1fr) minmax(160px, 1fr); min-height: 420px; }
  .grid { overflow-x: auto; }
  .head, .scroller { min-width: 600px; }
}
@media (forced-colors: active) {
  .row[aria-selected="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
</style>
</head>
<body>
<a class="skip" href="#list">Skip to the list</a>
<header>
  <div class="title">
    <h1 id="name">Navigation journal</h1>
    <p id="about"></p>
  </div>
  <div class="tools">
    <label>Colours
      <select id="colours">
        <option value="">as the system</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </select>
    </label>
    <button type="button" id="help-button" aria-keyshortcuts="?">Keys</button>
  </div>
</header>
<noscript><p class="notice">This page shows its journal with a script of its own, which this browser does not run.</p></noscript>
<section id="notices" class="notice" aria-label="What this page leaves out" hidden></section>
<div id="overview" role="slider" tabindex="0" aria-label="Moment" aria-valuemin="0" aria-valuemax="0"
  aria-valuenow="0"><canvas id="overview-canvas" aria-hidden="true"></canvas><span id="overview-mark"
  aria-hidden="true"></span></div>
<form id="filters" role="search" aria-label="Filter">
  <label class="search">Search <input id="search" type="search" autocomplete="off" spellcheck="false"
    aria-keyshortcuts="/" placeholder="name, kind, #navigation"></label>
  <fieldset id="outcomes"><legend>Outcomes</legend></fieldset>
  <label id="window-choice" hidden>Window <select id="window"></select></label>
  <label id="kind-choice">Kind <select id="kind"></select></label>
  <label id="scale-choice">Bars show <select id="scale"></select></label>
  <button type="reset">Show all</button>
  <output id="count" role="status"></output>
</form>
<main>
  <section class="lists" id="list" aria-label="Journal">
    <div role="tablist" aria-label="What is listed">
      <button type="button" role="tab" id="tab-navigations" aria-controls="panel-navigations"
        aria-selected="true">Navigations</button>
      <button type="button" role="tab" id="tab-records" aria-controls="panel-records" aria-selected="false"
        tabindex="-1">Records</button>
      <button type="button" role="tab" id="tab-problems" aria-controls="panel-problems" aria-selected="false"
        tabindex="-1">What went wrong <span id="problem-count"></span></button>
    </div>
    <div role="tabpanel" id="panel-navigations" aria-labelledby="tab-navigations"></div>
    <div role="tabpanel" id="panel-records" aria-labelledby="tab-records" hidden></div>
    <div role="tabpanel" id="panel-problems" aria-labelledby="tab-problems" hidden></div>
  </section>
  <section class="details" id="details" aria-labelledby="moment" tabindex="-1">
    <h2 id="moment">No moment chosen</h2>
    <p id="moment-line"></p>
    <div class="actions" id="actions" hidden>
      <button type="button" id="copy-link">Copy link</button>
      <button type="button" id="copy-record">Copy record</button>
      <button type="button" id="copy-test" hidden>Copy as Swift test</button>
      <button type="button" id="compare" aria-keyshortcuts="c" aria-pressed="false">Compare from here</button>
      <label>Trees <select id="which-tree">
        <option value="tree">asked for</option>
        <option value="shown">on the screen</option>
      </select></label>
    </div>
    <div id="trees"></div>
    <div id="course"></div>

    <details id="raw" hidden><summary>The record as it was written</summary><pre id="raw-text"></pre></details>
  </section>
</main>
<dialog id="help" aria-labelledby="help-title">
  <h2 id="help-title">Keys</h2>
  <table>
    <tr><th scope="row"><kbd>↑</kbd> <kbd>↓</kbd> or <kbd>k</kbd> <kbd>j</kbd></th><td>previous, next</td></tr>
    <tr><th scope="row"><kbd>Page Up</kbd> <kbd>Page Down</kbd> <kbd>Home</kbd> <kbd>End</kbd></th><td>a page, the first, the last</td></tr>
    <tr><th scope="row"><kbd>n</kbd> <kbd>p</kbd></th><td>next, previous thing that went wrong</td></tr>
    <tr><th scope="row"><kbd>Enter</kbd></th><td>to the details; of a navigation, <kbd>r</kbd> shows its records</td></tr>
    <tr><th scope="row"><kbd>Escape</kbd></th><td>back to the list; there it ends a comparison</td></tr>
    <tr><th scope="row"><kbd>c</kbd></th><td>compare from here</td></tr>
    <tr><th scope="row"><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></th><td>navigations, records, what went wrong</td></tr>
    <tr><th scope="row"><kbd>+</kbd> <kbd>-</kbd></th><td>bars over a shorter, longer time</td></tr>
    <tr><th scope="row"><kbd>/</kbd></th><td>search</td></tr>
    <tr><th scope="row"><kbd>?</kbd></th><td>these keys</td></tr>
  </table>
  <p>Single letters work while the list or the details have the keyboard, not in fields.</p>
  <form method="dialog"><button>Close</button></form>
</dialog>
<div id="said" class="unseen" role="status"></div>
<script type="application/json" id="data-about">
"""##,
##"""
</script>
<script type="application/json" id="data-records">

"""##,
##"""
</script>
<script type="application/json" id="data-wholes">
"""##,
##"""
</script>
<script type="application/json" id="data-navigations">
"""##,
##"""
</script>
<script type="application/json" id="data-problems">
"""##,
##"""
</script>
<script>
(() => {
"use strict";
// What the program has put into the page. Everything in it comes from a journal and is shown as text, never as markup.

const byId = (id) => document.getElementById(id);

/** Lines of JSON of which each is parsed when it is asked for. */
class Lines {
  constructor(text) {
    this.text = text;
    const starts = [];
    let at = text.startsWith("\n") ? 1 : 0;
    while (at < text.length) {
      starts.push(at);
      const end = text.indexOf("\n", at);
      at = end < 0 ? text.length : end + 1;
    }
    this.starts = Uint32Array.from(starts);
    this.parsed = new Map();
  }

  get count() {
    return this.starts.length;
  }

  source(index) {
    const end = index + 1 < this.starts.length ? this.starts[index + 1] : this.text.length;
    return this.text.slice(this.starts[index], end);
  }

  /** Parses without keeping. */
  read(index) {
    return JSON.parse(this.source(index));
  }

  /** Parses and keeps the last few hundred. */
  at(index) {
    let value = this.parsed.get(index);
    if (value === undefined) {
      if (this.parsed.size > 600) this.parsed.clear();
      value = this.read(index);
      this.parsed.set(index, value);
    }
    return value;
  }
}

const block = (id) => byId(id).textContent;
const about = JSON.parse(block("data-about"));
const records = new Lines(block("data-records"));
const navigations = JSON.parse(block("data-navigations"));
const problems = JSON.parse(block("data-problems"));

/** Places where the trees of a window stand in whole, by window: as they are before the record at `row`. */
const wholes = new Map();
for (const whole of JSON.parse(block("data-wholes"))) {
  if (!wholes.has(whole.w)) wholes.set(whole.w, []);
  wholes.get(whole.w).push(whole);
}

const outcomes = ["completed", "unchanged", "blocked", "failed", "superseded", "cancelled", "user", "unfinished"];
const outcomeName = (word) => (word === "user" ? "by the user" : word);
const outcomeClass = (word) => (outcomes.includes(word) ? word : "unfinished");

const navigationKey = (window, number) => `${window ?? ""} ${number}`;
const navigationAt = new Map();
navigations.forEach((navigation, index) => {
  const key = navigationKey(navigation.w, navigation.n);
  // A number that comes again belongs to another run in the same file.
  if (!navigationAt.has(key)) navigationAt.set(key, []);
  navigationAt.get(key).push(index);
});

/** The navigation that a record belongs to, by the record's place in the list. */
function navigationOf(row) {
  const record = records.at(row);
  if (record.n === undefined) return undefined;
  const candidates = navigationAt.get(navigationKey(record.w, record.n));
  return candidates?.find((index) => navigations[index].a <= row && row <= navigations[index].z);
}

/** Microseconds as somebody would say them. */
function duration(microseconds) {
  if (microseconds < 1000) return `${microseconds} µs`;
  if (microseconds < 10000) return `${(microseconds / 1000).toFixed(2)} ms`;
  if (microseconds < 1000000) return `${Math.round(microseconds / 1000)} ms`;
  return `${(microseconds / 1000000).toFixed(microseconds < 10000000 ? 2 : 1)} s`;
}

/** Whether all of it happened in so short a time that thousandths of a second do not tell it apart. */
const isShort = navigations.length > 1 && navigations[navigations.length - 1].b - navigations[0].b < 1000 * navigations.length;

/** A time since the journal began. */
function clock(microseconds) {
  const minutes = Math.floor(microseconds / 60000000);
  const digits = isShort ? 6 : 3;
  const seconds = ((microseconds % 60000000) / 1000000).toFixed(digits).padStart(digits + 3, "0");
  return `${minutes}:${seconds}`;
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function say(text) {
  byId("said").textContent = text;
}

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

// A tree as nested lists, with what changed marked by colour and word.

/** How many places of one stack are listed. */
const listedPlaces = 120;

/** A list that is one to screen readers too that take a list without marks for none. */
function nestedList(className) {
  const list = element("ul", className);
  list.setAttribute("role", "list");
  return list;
}

class TreeView {
  constructor(tree, other, words) {
    this.tree = tree;
    this.other = other;
    this.words = words;
  }

  /** The whole tree as a list. */
  list() {
    const list = nestedList("tree");
    if (!this.tree) {
      list.append(element("li", "quiet", "not known"));
      return list;
    }
    list.append(this.layer("window", this.tree.r, 0));
    this.tree.m.forEach(([style, container], index) => list.append(this.layer(style, container, index + 1)));
    return list;
  }

  layer(name, container, layer) {
    const item = element("li");
    item.append(this.label(name, "quiet"));
    item.append(this.inside(container, layer, []));
    return item;
  }

  label(text, className, word) {
    const label = element("span", className);
    label.append(element("bdi", "", text));
    if (word) label.append(element("span", "word", ` ${word}`));
    return label;
  }

  inside(container, layer, branches) {
    if (container.s) return this.stack(container.s);
    const list = nestedList();
    const inner = container.t ? container.t.map(([, branch]) => branch) : container.c;
    const had = focusOf(this.other, layer, branches);
    inner.forEach((branch, index) => {
      const item = element("li");
      const isFocused = index === container.f;
      const name = container.t ? `tab ${container.t[index][0]}` : `column ${index + 1}`;
      const state = container.t ? "selected" : "in front";
      const isNews = isFocused && this.other && had !== undefined && had !== index;
      item.append(this.label(name, isNews ? "focused" : "quiet", isFocused ? (isNews ? `${state}, changed` : state) : ""));
      item.append(this.inside(branch, layer, [...branches, index]));
      list.append(item);
    });
    for (let place = inner.length; place < (container.p ?? 0); place += 1) {
      list.append(element("li", "quiet", `column ${place + 1}: empty`));
    }
    return list;
  }

  stack(places) {
    const list = nestedList();
    const hidden = Math.max(0, places.length - listedPlaces);
    places.forEach((place, index) => {
      // The root, and the top.
      if (hidden > 0 && index > 0 && index <= hidden) {
        if (index === 1) list.append(element("li", "quiet", `${hidden.toLocaleString("en")} places not listed`));
        return;
      }
      const [id, text] = place;
      const word = this.words?.get(id) ?? "";
      const item = element("li");
      const label = this.label(text, `place ${word}`, word);
      if (id !== null) label.append(element("span", "word", ` @${id}`));
      item.append(label);
      list.append(item);
    });
    return list;
  }
}

/** Two trees side by side. */
function treePair(before, after, names) {
  const words = comparison(before, after);
  const pair = element("div", "pair");
  const add = (name, tree, other, map) => {
    const part = element("section");
    part.append(element("h3", "", name));
    part.append(new TreeView(tree, other, map).list());
    pair.append(part);
  };
  add(names[0], before, after, words.before);
  add(names[1], after, before, words.after);
  return pair;
}

// A list of which only the rows in view exist. All rows have one height; the keyboard stays on the list itself, which says
// which of its rows is the active one.

const rowHeight = 26;

class Grid {
  /**
   * @param panel where it goes
   * @param options name, label, columns (each a name, and whether it holds numbers), fill(cells, index), onChoose(index)
   */
  constructor(panel, options) {
    this.options = options;
    this.order = null;
    this.total = 0;
    this.active = -1;
    this.pool = [];
    this.node = element("div", `grid ${options.name}`);
    this.node.setAttribute("role", "grid");
    this.node.setAttribute("aria-label", options.label);
    this.node.setAttribute("aria-colcount", options.columns.length);
    this.node.tabIndex = 0;
    const head = element("div", "head");
    head.setAttribute("role", "rowgroup");
    head.append(this.makeRow("columnheader"));
    options.columns.forEach(([name], column) => {
      head.firstChild.children[column].textContent = name;
    });
    head.firstChild.setAttribute("aria-rowindex", 1);
    this.scroller = element("div", "scroller");
    this.scroller.setAttribute("role", "presentation");
    this.scroller.tabIndex = -1;
    this.sheet = element("div", "sheet");
    this.sheet.setAttribute("role", "rowgroup");
    this.scroller.append(this.sheet);
    this.node.append(head, this.scroller);
    panel.append(this.node);
    this.scroller.addEventListener("scroll", () => this.schedule(), { passive: true });
    this.sheet.addEventListener("pointerdown", (event) => this.press(event));
    new ResizeObserver(() => this.schedule(true)).observe(this.scroller);
  }

  makeRow(role) {
    const row = element("div", "row");
    row.setAttribute("role", "row");
    this.options.columns.forEach(([, className]) => {
      const cell = element("span", className);
      cell.setAttribute("role", role);
      row.append(cell);
    });
    return row;
  }

  /** Lists some of all there is: their indices in order, or all where there are none given. */
  show(count, order) {
    const chosen = this.chosen;
    this.order = order;
    this.total = order ? order.length : count;
    this.node.setAttribute("aria-rowcount", this.total + 1);
    this.sheet.style.height = `${this.total * rowHeight}px`;
    this.active = chosen === undefined ? -1 : this.position(chosen);
    this.schedule(true);
    if (this.active >= 0) this.reveal();
  }

  index(position) {
    return this.order ? this.order[position] : position;
  }

  /** Where an index is listed, or -1. */
  position(index) {
    if (!this.order) return index < this.total ? index : -1;
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.order[middle] < index) low = middle + 1;
      else high = middle;
    }
    return this.order[low] === index ? low : -1;
  }

  /** The index of the active row. */
  get chosen() {
    return this.active >= 0 && this.active < this.total ? this.index(this.active) : undefined;
  }

  schedule(isStale) {
    this.isStale ||= Boolean(isStale);
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.render();
    });
  }

  get pageSize() {
    return Math.max(1, Math.floor(this.scroller.clientHeight / rowHeight) - 1);
  }

  render() {
    const height = this.scroller.clientHeight;
    if (height === 0) return;
    const extra = 3;
    const first = Math.max(0, Math.floor(this.scroller.scrollTop / rowHeight) - extra);
    const end = Math.min(this.total, first + Math.ceil(height / rowHeight) + 2 * extra);
    const size = Math.ceil(height / rowHeight) + 2 * extra;
    while (this.pool.length < size) {
      const row = this.makeRow("gridcell");
      row.id = `${this.options.name}-${this.pool.length}`;
      row.position = -1;
      this.pool.push(row);
      this.sheet.append(row);
      this.isStale = true;
    }
    if (this.isStale) this.pool.forEach((row) => { row.position = -1; });
    this.isStale = false;
    for (let position = first; position < end; position += 1) {
      const row = this.pool[position % this.pool.length];
      if (row.position !== position) this.fill(row, position);
    }
    this.pool.forEach((row) => {
      row.hidden = row.position < first || row.position >= end;
    });
    const current = this.active >= first && this.active < end ? this.pool[this.active % this.pool.length] : null;
    if (current) this.node.setAttribute("aria-activedescendant", current.id);
    else this.node.removeAttribute("aria-activedescendant");
  }

  fill(row, position) {
    const index = this.index(position);
    row.position = position;
    row.setAttribute("aria-rowindex", position + 2);
    row.setAttribute("aria-selected", position === this.active ? "true" : "false");
    row.classList.toggle("compared", this.options.isMarked?.(index) ?? false);
    row.style.transform = `translateY(${position * rowHeight}px)`;
    this.options.fill(row.children, index);
  }

  press(event) {
    const row = event.target.closest(".row");
    if (row && row.position >= 0) this.choose(row.position);
  }

  /** Makes a row the active one, and scrolls to it. */
  choose(position) {
    if (this.total === 0) return;
    this.active = Math.min(Math.max(position, 0), this.total - 1);
    this.reveal();
    this.schedule(true);
    this.options.onChoose(this.index(this.active));
  }

  /** Makes the row of an index the active one without telling anybody. */
  follow(index) {
    this.active = index === undefined ? -1 : this.position(index);
    if (this.active >= 0) this.reveal();
    this.schedule(true);
  }

  reveal() {
    const top = this.active * rowHeight;
    const height = this.scroller.clientHeight;
    if (height === 0) {
      this.isToReveal = true;
      return;
    }
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
    else if (top + rowHeight > this.scroller.scrollTop + height) {
      // A jump from afar ends in the middle.
      const isNear = top < this.scroller.scrollTop + height + 2 * rowHeight;
      this.scroller.scrollTop = isNear ? top + rowHeight - height : top - height / 2;
    }
  }

  /** To be called when the list has come into view. */
  appeared() {
    if (this.isToReveal && this.active >= 0) this.reveal();
    this.isToReveal = false;
    this.schedule(true);
  }
}

// Navigations as bars: guards above, steps below, the commit a line through both, and a mark where something went wrong.

const scales = [100, 300, 1000, 3000, 10000, 30000, 100000, 300000, 1000000, 3000000, 10000000, 60000000, 600000000];
let scale = 0;

/** The time that nine of ten navigations fit into. */
function usualScale() {
  const times = navigations.filter((one) => one.e !== undefined).map((one) => one.e - one.b);
  times.sort((a, b) => a - b);
  const usual = times[Math.floor(times.length * 0.9)] ?? 0;
  return scales.find((one) => one >= usual) ?? scales[scales.length - 1];
}

/** Where a navigation was last at work. */
function lastTime(navigation) {
  let last = navigation.e ?? navigation.b;
  for (const [begin, end] of navigation.p ?? []) last = Math.max(last, end ?? begin);
  for (const [time] of navigation.f ?? []) last = Math.max(last, time);
  return last;
}

/** The colours of the style, as a canvas takes them, until they change. */
let colours = null;

function palette() {
  if (colours) return colours;
  const style = getComputedStyle(document.documentElement);
  const probe = element("span");
  document.body.append(probe);
  colours = {};
  for (const name of ["line", "text", "quiet", "guards", "steps", "detours", "failed"]) {
    probe.style.color = style.getPropertyValue(`--${name}`);
    colours[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colours;
}

/** Draws a navigation's course on a canvas of a width: in one go, which costs a fraction of elements for its parts. */
function drawBars(canvas, navigation, span, width) {
  const ratio = devicePixelRatio;
  const height = rowHeight;
  // Setting either clears it, and takes long.
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== height * ratio) canvas.height = height * ratio;
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const tones = palette();
  const last = lastTime(navigation);
  const place = (time) => ((time - navigation.b) / span) * width;
  const bar = (tone, begin, end, top, tall) => {
    const left = place(begin);
    if (left > width) return;
    context.fillStyle = tones[tone];
    context.fillRect(left, top, Math.max(2, Math.min(place(end), width) - left), tall);
  };
  bar("line", navigation.b, last, 12, 2);
  for (const [begin, end] of navigation.v ?? []) bar("detours", begin, end ?? last, 4, 8);
  for (const [begin, end] of navigation.g ?? []) bar("guards", begin, end ?? last, 4, 8);
  for (const [begin, end, , , bad] of navigation.p ?? []) {
    bar(bad ? "failed" : "steps", begin, end ?? last, 14, 8);
    // Gaps tell it from others without colour.
    if (bad) for (let x = place(begin) + 4; x < Math.min(width, place(end ?? last)) - 1; x += 7) context.clearRect(x, 14, 3, 8);
  }
  for (const time of navigation.c ?? []) bar("text", time, time, 3, 20);
  context.fillStyle = tones.failed;
  for (const [time] of navigation.f ?? []) {
    const x = place(time);
    if (x > width) break;
    context.beginPath();
    context.moveTo(x, 5);
    context.lineTo(x + 5, 14);
    context.lineTo(x - 5, 14);
    context.fill();
  }
  if (last - navigation.b <= span) return;
  // It goes on beyond what is drawn.
  context.fillStyle = tones.quiet;
  context.beginPath();
  context.moveTo(width, height / 2);
  context.lineTo(width - 7, height / 2 - 6);
  context.lineTo(width - 7, height / 2 + 6);
  context.fill();
}

/** The bars in words. */
function barWords(navigation) {
  const words = [];
  const sum = (spans) => spans.reduce((total, [begin, end]) => total + ((end ?? begin) - begin), 0);
  const count = (spans, name) => (spans.length === 1 ? `1 ${name}` : `${spans.length} ${name}s`);
  if (navigation.g) words.push(`${count(navigation.g, "guard")} ${duration(sum(navigation.g))}`);
  if (navigation.c) words.push(`committed after ${duration(navigation.c[0] - navigation.b)}`);
  if (navigation.p) words.push(`${count(navigation.p, "step")} ${duration(sum(navigation.p))}`);
  for (const [, name] of navigation.f ?? []) words.push(name);
  return words.join(", ");
}

/** All of the journal in one strip, with what went wrong in red below. */
class Overview {
  constructor(onChoose) {
    this.node = byId("overview");
    this.canvas = byId("overview-canvas");
    this.mark = byId("overview-mark");
    this.onChoose = onChoose;
    this.begin = records.count > 0 ? (records.at(0).t ?? 0) : 0;
    this.end = this.begin + 1;
    for (let row = records.count - 1; row >= 0 && row > records.count - 50; row -= 1) {
      const time = records.at(row).t;
      if (time !== undefined) {
        this.end = Math.max(time, this.begin + 1);
        break;
      }
    }
    this.node.setAttribute("aria-valuemax", Math.max(0, navigations.length - 1));
    this.node.addEventListener("pointerdown", (event) => this.press(event));
    this.node.addEventListener("pointermove", (event) => {
      if (event.buttons === 1) this.press(event);
    });
    this.node.setAttribute("aria-valuetext", "none chosen");
    new ResizeObserver(() => this.draw()).observe(this.node);
  }

  fraction(time) {
    return (time - this.begin) / (this.end - this.begin);
  }

  draw() {
    const width = this.node.clientWidth;
    const height = this.node.clientHeight;
    this.canvas.width = width * devicePixelRatio;
    this.canvas.height = height * devicePixelRatio;
    const context = this.canvas.getContext("2d");
    context.scale(devicePixelRatio, devicePixelRatio);
    const tones = palette();
    // How many there are in each column of pixels.
    const counts = new Uint32Array(width + 1);
    const faults = new Uint32Array(width + 1);
    for (const navigation of navigations) {
      const from = Math.max(0, Math.floor(this.fraction(navigation.b) * width));
      const to = Math.min(width, Math.floor(this.fraction(lastTime(navigation)) * width));
      for (let x = from; x <= to; x += 1) counts[x] += 1;
      for (const [time] of navigation.f ?? []) faults[Math.min(width, Math.max(0, Math.floor(this.fraction(time) * width)))] += 1;
    }
    const most = counts.reduce((a, b) => Math.max(a, b), 1);
    context.fillStyle = tones.line;
    context.fillRect(0, height - 10, width, 1);
    for (let x = 0; x <= width; x += 1) {
      if (counts[x] > 0) {
        context.fillStyle = tones.steps;
        const tall = 3 + (height - 16) * Math.sqrt(counts[x] / most);
        context.fillRect(x, height - 11 - tall, 1, tall);
      }
      if (faults[x] > 0) {
        context.fillStyle = tones.failed;
        context.fillRect(x - 1, height - 8, 3, 7);
      }
    }
  }

  press(event) {
    const box = this.node.getBoundingClientRect();
    const time = this.begin + ((event.clientX - box.left) / box.width) * (this.end - this.begin);
    let best = -1;
    for (let index = 0; index < navigations.length && navigations[index].b <= time; index += 1) best = index;
    if (best < 0 && navigations.length > 0) best = 0;
    if (best >= 0) this.onChoose(best);
  }

  /** Shows a moment. */
  point(time, navigation) {
    if (time === undefined) return;
    this.mark.style.left = `${Math.min(100, Math.max(0, this.fraction(time) * 100))}%`;
    if (navigation !== undefined) this.node.setAttribute("aria-valuenow", navigation);
    const name = navigation === undefined ? "" : `, navigation ${navigations[navigation].n}: ${navigations[navigation].x}`;
    this.node.setAttribute("aria-valuetext", clock(time) + name);
  }
}

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

lists.navigations = new Grid(byId("panel-navigations"), {
  name: "navigations",
  label: "Navigations",
  columns: [["Time", "number"], ["Number", "number"], ["Asked for", "text"], ["Outcome", "outcome"], ["Took", "number"], ["Course", "bars"]],
  isMarked: (index) => state.base !== null && navigations[index].a <= state.base && state.base <= navigations[index].z,
  fill(cells, index) {
    const navigation = navigations[index];
    cells[0].textContent = clock(navigation.b);
    cells[1].textContent = `#${navigation.n}`;
    cells[2].textContent = navigation.x;
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
  columns: [["Time", "number"], ["Number", "number"], ["Kind", "text quiet"], ["What happened", "text"]],
  isMarked: (index) => state.base === index,
  fill(cells, index) {
    const record = records.at(index);
    cells[0].textContent = record.t === undefined ? "" : clock(record.t);
    cells[1].textContent = record.n === undefined ? "" : `#${record.n}`;
    cells[2].textContent = record.k;
    cells[3].className = record.f || record.m ? "outcome failed" : "text";
    cells[3].textContent = record.x;
  },
  onChoose: (index) => choose({ row: index }),
});

lists.problems = new Grid(byId("panel-problems"), {
  name: "problems",
  label: "What went wrong",
  columns: [["Time", "number"], ["Number", "number"], ["What", "outcome failed"], ["How", "text"]],
  fill(cells, index) {
    const problem = problems[index];
    cells[0].textContent = problem.t === undefined ? "" : clock(problem.t);
    cells[1].textContent = problem.n === undefined ? "" : `#${problem.n}`;
    cells[2].textContent = problem.f;
    cells[3].textContent = problem.x;
  },
  onChoose: (index) => choose({ row: problems[index].row }, "problems"),
});

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
  byId("kind-choice").hidden = name !== "records";
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

// The chosen moment: its trees before and after, its navigation's course, and the record itself.

/** What is chosen and shown. A moment is a navigation, or a record. */
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
  if (time !== undefined) line.append(` at ${clock(time)}`);
  if (state.windows > 1 && window !== undefined) line.append(`, window ${window}`);
  showTrees(window);
  showCourse(navigation);
  byId("raw").hidden = !record?.r;
  if (record?.r) byId("raw-text").textContent = written(record.r);
  byId("copy-record").hidden = !record?.r;
  overview.point(time ?? navigation?.b, state.navigation ?? undefined);
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
  const parts = [];
  const add = (time, kind, text, took, result, bad) => parts.push({ time, kind, text, took, result, bad });
  if (navigation.u !== undefined && navigation.u > navigation.b) add(navigation.u, "turn", "its turn came", undefined, "");
  for (const [begin, end, name, answer] of navigation.g ?? []) add(begin, "guard", name, end, answer);
  for (const [begin, end, name] of navigation.v ?? []) add(begin, "detour", name, end, end === null ? "not over" : "over");
  for (const time of navigation.c ?? []) add(time, "commit", "the tree changed", undefined, "");
  for (const [begin, end, name, result, bad] of navigation.p ?? []) add(begin, "step", name, end, result, bad);
  for (const [time, name] of navigation.f ?? []) add(time, "fault", name, undefined, "", true);
  parts.sort((a, b) => a.time - b.time);
  const table = element("table", "course");
  const caption = element("caption", "unseen", "Parts of the navigation, in order");
  const head = element("tr");
  for (const name of ["After", "What", "Which", "Took", "Answer or end"]) {
    const cell = element("th", "", name);
    cell.scope = "col";
    head.append(cell);
  }
  table.append(caption, head);
  for (const part of parts) {
    const row = element("tr");
    row.append(element("td", "number", duration(part.time - navigation.b)));
    row.append(element("td", part.bad ? "outcome failed" : "", part.kind));
    const text = element("td");
    text.append(element("bdi", "", part.text));
    row.append(text);
    row.append(element("td", "number", part.took === undefined ? "" : part.took === null ? "open" : duration(part.took - part.time)));
    row.append(element("td", part.bad && part.result ? "outcome failed" : "", part.result));
    table.append(row);
  }
  if (parts.length > 0) place.append(table);
  if (navigation.left) place.append(element("p", "quiet", `${navigation.left} more parts are left out.`));
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
    return { text: `${record.k} ${record.n === undefined ? "" : `#${record.n}`} ${record.x} ${record.f ?? ""}`.toLowerCase(), w: record.w, k: record.k };
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
    const problem = problems[index];
    return (window === undefined || problem.w === window || problem.w === undefined)
      && matchesWords(`${problem.n === undefined ? "" : `#${problem.n}`} ${problem.f} ${problem.x}`.toLowerCase(), words);
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
  return (navigation.g ?? []).map(([, , name, answer]) => `${name} ${answer}`).join(" ");
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
  state.windows = wholes.size === 0 ? 1 : new Set([...wholes.keys(), ...navigations.map((one) => one.w)]).size;
  const windows = [...new Set(navigations.map((one) => one.w).filter((one) => one !== undefined))].sort((a, b) => a - b);
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

// The keyboard. Single letters work where a list or the details have it, so that they are in nobody's way elsewhere.

function stepScale(direction) {
  const at = scales.indexOf(scale) + direction;
  if (at >= 0 && at < scales.length) setScale(scales[at]);
  say(`Bars show ${duration(scale)}`);
}

/** The next thing that went wrong after the chosen moment, or before it. */
function jumpToProblem(direction) {
  const here = state.row ?? (state.navigation === null ? -1 : navigations[state.navigation].a - (direction > 0 ? 1 : 0));
  const rows = problems.map((problem) => problem.row);
  const row = direction > 0 ? rows.find((one) => one > here) : rows.findLast((one) => one < here);
  if (row === undefined) {
    say(direction > 0 ? "Nothing went wrong after this" : "Nothing went wrong before this");
    return;
  }
  const problem = problems.findIndex((one) => one.row === row);
  choose({ row });
  lists.problems.follow(problem);
  if (state.list === "navigations" && state.navigation !== null) lists.navigations.follow(state.navigation);
  if (state.list === "records") lists.records.follow(row);
  say(`${problems[problem].f}: ${problems[problem].x}`);
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

function describe() {
  byId("name").textContent = about.name;
  document.title = `${about.name} – navigation journal`;
  const words = [];
  if (about.app) words.push(`of ${about.app}`);
  if (about.at) words.push(`begun ${about.at}`);
  if (about.mode) words.push(`routes ${about.route ? `${about.route} ` : ""}as ${about.mode}`);
  words.push(`${records.count.toLocaleString("en")} records, ${navigations.length.toLocaleString("en")} navigations`);
  byId("about").textContent = words.join(", ");
  byId("problem-count").textContent = problems.length > 0 ? `(${problems.length.toLocaleString("en")})` : "(nothing)";
  const notices = byId("notices");
  notices.hidden = !about.notices;
  for (const notice of about.notices ?? []) notices.append(element("p", "", notice));
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
// The last time is the longest.
document.documentElement.style.setProperty("--clock", `max(84px, ${clock(overview.end).length}ch)`);
setUpFilters();
setUpKeys();
setUpActions();
lists.navigations.show(navigations.length);
lists.records.show(records.count);
lists.problems.show(problems.length);
showList("navigations");
addEventListener("hashchange", followLink);
if (location.hash.length > 1) followLink();
})();
</script>
</body>
</html>

"""##
  ]
}
