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
