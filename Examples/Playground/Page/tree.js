import { element, spoken } from "./dom.js";

const styles = { sheet: "Sheet", fullScreen: "Full screen", popover: "Popover", alert: "Alert" };

/// Draws a tree. With `act` its parts are buttons; without it there is nothing to press.
export class TreeDrawing {
  /// `others` are the names in the other tree by entry, `word` says of an entry what it means not to be there.
  constructor(tree, { others, word, act, chosen, name }) {
    Object.assign(this, { tree, others, word, act, chosen, name });
  }

  elements() {
    return this.tree.layers.map((layer, index) => this.#layer(layer, index));
  }

  #layer(layer, index) {
    const title = layer.style ? `${styles[layer.style]} ${index}` : "Window";
    return element("div", { class: `layer ${layer.style ?? "window"}`, role: "group", "aria-label": title },
      element("div", { class: "bar" }, element("span", { class: "title" }, title),
        layer.style && this.#button("Dismiss", `Dismiss ${title}`, ["dismiss", index - 1], `dismiss ${index}`)),
      this.#container(layer.container));
  }

  #container(container) {
    if (container.entries) return this.#stack(container);
    return container.tabs ? this.#tabs(container) : this.#columns(container);
  }

  /// As it is on a screen: the top above what it covers.
  #stack(container) {
    const seen = container.path === this.tree.visible;
    const entries = container.entries.map((entry, index) =>
      element("li", {}, this.#entry(entry, seen && index === container.entries.length - 1)));
    return element("ol", { class: "stack", reversed: true, "aria-label": `Stack, ${container.place}, the top first` },
      ...entries.reverse());
  }

  #entry(entry, isSeen) {
    const other = this.others.get(entry.id);
    const change = other === undefined ? this.word : other === entry.name ? "" : "updated";
    const looks = `entry ${isSeen ? "seen " : ""}${change}`;
    const content = [entry.name, isSeen ? spoken(", seen") : undefined,
      change ? element("span", { class: "mark" }, change) : undefined];
    if (!this.act) return element("span", { class: looks }, ...content);
    return element("button", {
      type: "button", class: looks, "data-focus": `entry ${entry.id}`, "aria-pressed": String(this.chosen === entry.id),
      onclick: () => this.act.choose(entry.id),
    }, ...content);
  }

  #tabs(container) {
    const bar = container.tabs.map((tab, index) => {
      const isSelected = index === container.focus;
      if (!this.act) return element("span", { class: isSelected ? "tab on" : "tab" }, tab.key, isSelected ? spoken(", selected") : undefined);
      return element("button", {
        type: "button", class: isSelected ? "tab on" : "tab", "aria-pressed": String(isSelected),
        "data-focus": `tab ${container.path}.${index}`, title: "Select this tab",
        onclick: () => this.act.perform("select", `${container.path}.${index}`),
      }, tab.key);
    });
    const bodies = container.tabs.map((tab, index) => element("div", {
      class: index === container.focus ? "branch on" : "branch", role: "group", "aria-label": `Tab ${tab.key}`,
    }, element("div", { class: "bar" }, element("span", { class: "title" }, tab.key),
      container.tabs.length > 1 ? this.#button("Remove", `Remove tab ${tab.key}`, ["removeTab", tab.key, container.path],
        `removeTab ${container.path} ${tab.key}`) : undefined), this.#container(tab.container)));
    return element("div", { class: "tabs", role: "group", "aria-label": `Tabs, ${container.place}` },
      element("div", { class: "bar" }, ...bar,
        this.#button("Add tab", `Add a tab ${this.name}`, ["insertTab", this.name, container.path], `insertTab ${container.path}`)),
      element("div", { class: "branches" }, ...bodies));
  }

  #columns(container) {
    const places = Array.from({ length: container.places }, (_, index) => {
      const column = container.columns[index];
      const isFront = index === container.focus;
      const title = `Column ${index + 1}`;
      const key = `${container.path}.${index}`;
      return element("div", {
        class: isFront ? "branch on" : column ? "branch" : "branch empty", role: "group",
        "aria-label": `${title}${isFront ? ", in front" : column ? "" : ", empty"}`,
      }, element("div", { class: "bar" }, element("span", { class: "title" }, `${title}${isFront ? " *" : ""}`),
        column && !isFront ? this.#button("To front", `Bring ${title} to front`, ["focusColumn", index, container.path], `front ${key}`) : undefined,
        this.#button("Fill", `Fill ${title} with ${this.name}`, ["fill", index, this.name, container.path], `fill ${key}`),
        column && index > 0 ? this.#button("Empty", `Empty ${title}`, ["clearColumns", index, container.path], `empty ${key}`) : undefined),
        column ? this.#container(column) : element("p", { class: "nothing" }, "empty"));
    });
    return element("div", { class: "columns", role: "group", "aria-label": `Columns, ${container.place}` },
      element("div", { class: "branches" }, ...places));
  }

  #button(text, label, command, focus) {
    if (!this.act) return undefined;
    return element("button", {
      type: "button", class: "small", "aria-label": label, "data-focus": focus,
      onclick: () => this.act.perform(...command),
    }, text);
  }
}

/// All entries of a tree.
export function entriesOf(tree) {
  const all = [];
  const read = (container) => {
    for (const entry of container.entries ?? []) all.push(entry);
    for (const tab of container.tabs ?? []) read(tab.container);
    for (const column of container.columns ?? []) read(column);
  };
  for (const layer of tree.layers) read(layer.container);
  return all;
}

/// The stacks of a tree.
export function stacksOf(tree) {
  const all = [];
  const read = (container) => {
    if (container.entries) all.push(container);
    for (const tab of container.tabs ?? []) read(tab.container);
    for (const column of container.columns ?? []) read(column);
  };
  for (const layer of tree.layers) read(layer.container);
  return all;
}
