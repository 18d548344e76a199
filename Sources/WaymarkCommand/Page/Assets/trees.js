// Trees as nested lists, with what changed marked by colour and word.
//
// A tree is a list of lines [depth, name, key, path of a place, state of a container]. Two lines with one key are the same place or
// container.

/** The trees of a window after a record: what was asked for, and what is on the screen. */
function treesAfter(row, window) {
  for (let index = row; index >= 0; index -= 1) {
    const { w, a, h } = records.read(index);
    if (w === window) return { tree: a === undefined ? null : trees.at(a), shown: h === undefined ? null : trees.at(h) };
  }
  return { tree: null, shown: null };
}

/** How a line differs from that with the same key in another tree, where it may be missing. */
function markOf([, name, , path, state], other, missing) {
  if (!other) return missing;
  if (name !== other[1]) return "changed";
  if (path && path !== other[3]) return "moved";
  return state && state !== "empty" && state !== other[4] ? "focused" : "";
}

/** A list that is one to screen readers too that take a list without marks for none. */
function nestedList(className) {
  const list = element("ul", className);
  list.setAttribute("role", "list");
  return list;
}

/** A tree as a list, compared with another one that its places are missing from. */
function treeList(tree, other, missing) {
  const list = nestedList("tree");
  if (!tree) {
    list.append(element("li", "quiet", "not known"));
    return list;
  }
  const others = new Map((other ?? []).map((line) => [line[2], line]));
  const lists = [list];
  for (const line of tree) {
    const [depth, name, key, path, state] = line;
    const mark = other ? markOf(line, others.get(key), missing) : "";
    const label = element("span", `${path ? "place" : "quiet"} ${mark}`);
    label.append(element("bdi", "", name));
    const words = [state, mark === "focused" ? "changed" : mark].filter(Boolean).join(", ");
    if (words) label.append(element("span", "word", ` ${words}`));
    if (key.startsWith("@")) label.append(element("span", "word", ` ${key}`));
    lists.length = depth + 1;
    if (!lists[depth]) {
      lists[depth] = nestedList();
      lists[depth - 1].lastChild.append(lists[depth]);
    }
    const item = element("li");
    item.append(label);
    lists[depth].append(item);
  }
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
