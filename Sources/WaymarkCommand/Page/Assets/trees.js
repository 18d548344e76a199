// Trees as nested lists, with what changed marked by colour and word.
//
// A tree is a list of layers [style, container]; a container is {s: [[id, text]]}, a stack, of which so many places in the middle
// may be hidden, or {b: [[name, container]], f: focus, r: columns}.

/** The trees of a window after a record: what was asked for, and what is on the screen. */
function treesAfter(row, window) {
  for (let index = row; index >= 0; index -= 1) {
    const { w, a, h } = records.read(index);
    if (w === window) return { tree: a === undefined ? null : trees.at(a), shown: h === undefined ? null : trees.at(h) };
  }
  return { tree: null, shown: null };
}

/** The places of a tree by their identifiers: their texts, and where they are. */
function places(tree) {
  const found = new Map();
  const walk = (container, path) => {
    for (const [id, text] of container.s ?? []) if (id !== null) found.set(id, { text, path });
    (container.b ?? []).forEach(([, inner], index) => walk(inner, `${path}/${index}`));
  };
  (tree ?? []).forEach(([, container], layer) => walk(container, `${layer}`));
  return found;
}

/** The container at the same place of another tree. */
function containerAt(tree, [layer, ...branches]) {
  return branches.reduce((container, branch) => container?.b?.[branch]?.[1], tree?.[layer]?.[1]);
}

/** A list that is one to screen readers too that take a list without marks for none. */
function nestedList(className) {
  const list = element("ul", className);
  list.setAttribute("role", "list");
  return list;
}

function treeLabel(text, className, word) {
  const label = element("span", className);
  label.append(element("bdi", "", text));
  if (word) label.append(element("span", "word", ` ${word}`));
  return label;
}

/** A tree as a list, compared with another one that its places are missing from. */
function treeList(tree, other, missing) {
  const list = nestedList("tree");
  if (!tree) {
    list.append(element("li", "quiet", "not known"));
    return list;
  }
  const [mine, others] = [places(tree), places(other)];
  const wordOf = (id) => {
    const [here, there] = [mine.get(id), others.get(id)];
    if (!other || !here) return "";
    if (!there) return missing;
    return there.text !== here.text ? "changed" : there.path === here.path ? "" : "moved";
  };
  const stack = (container) => {
    const places = nestedList();
    container.s.forEach(([id, text], index) => {
      if (container.hidden && index === 1) {
        places.append(element("li", "quiet", `${container.hidden.toLocaleString("en")} places not listed`));
      }
      const word = wordOf(id);
      const item = element("li");
      const label = treeLabel(text, `place ${word}`, word);
      if (id !== null) label.append(element("span", "word", ` @${id}`));
      item.append(label);
      places.append(item);
    });
    return places;
  };
  const inside = (container, path) => {
    if (container.s) return stack(container);
    const branches = nestedList();
    const had = containerAt(other, path)?.f;
    container.b.forEach(([name, inner], index) => {
      const isNews = index === container.f && had !== undefined && had !== index;
      const state = index !== container.f ? "" : name.startsWith("tab ") ? "selected" : "in front";
      const item = element("li");
      item.append(treeLabel(name, isNews ? "focused" : "quiet", isNews ? `${state}, changed` : state));
      item.append(inside(inner, [...path, index]));
      branches.append(item);
    });
    for (let place = container.b.length; place < container.r; place += 1) {
      branches.append(element("li", "quiet", `column ${place + 1}: empty`));
    }
    return branches;
  };
  tree.forEach(([style, container], layer) => {
    const item = element("li");
    item.append(treeLabel(style, "quiet"), inside(container, [layer]));
    list.append(item);
  });
  return list;
}

/** Two trees side by side. */
function treePair(before, after, names) {
  const pair = element("div", "pair");
  const add = (name, tree, other, missing) => {
    const part = element("section");
    part.append(element("h3", "", name), treeList(tree, other, missing));
    pair.append(part);
  };
  add(names[0], before, after, "removed");
  add(names[1], after, before, "added");
  return pair;
}
