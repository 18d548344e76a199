// Shows a program of WaymarkWeb in a page: its elements, its history, and what the user does. Text crosses the border as UTF-8 in
// the program's memory, and elements as numbers; nothing is read as HTML.

/// Loads a program and starts it in an element.
///
/// The links of the page begin with `base`: "#" for a server of files, which knows one address, or a path such as "/app" that the
/// server answers with this page whatever follows it.
export async function start(url, root, { base = "#", columnWidth = 440 } = {}) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const page = new Page(root, base, columnWidth);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { page: page.imports() });
  page.run(instance.exports);
  return page;
}

class Page {
  #exports;
  #nodes;
  #numbers = new Map();
  #scrolled = new Map();
  #base;
  #columnWidth;
  #status;
  #columns = 1;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  #listeners = new AbortController();

  constructor(root, base, columnWidth) {
    this.#nodes = new Map([[0, root]]);
    this.#numbers.set(root, 0);
    this.#base = base;
    this.#columnWidth = columnWidth;
    this.#status = document.createElement("div");
    this.#status.className = "waymark-status";
    this.#status.setAttribute("role", "status");
    this.#status.setAttribute("aria-live", "polite");
  }

  /// The exports of the program.
  get program() { return this.#exports; }

  run(exports) {
    this.#exports = exports;
    const root = this.#nodes.get(0);
    root.replaceChildren(this.#status);
    this.#columns = this.#room();
    const signal = this.#listeners.signal;
    addEventListener("click", (event) => this.#clicked(event), { signal });
    addEventListener("popstate", (event) => this.#tell(event.state, location.href, true), { signal });
    addEventListener("beforeunload", (event) => { if (!exports.mayUnload()) event.preventDefault(); }, { signal });
    addEventListener("resize", () => {
      const columns = this.#room();
      if (columns === this.#columns) return;
      this.#columns = columns;
      exports.resized();
    }, { signal });
    exports.start();
  }

  // MARK: Texts

  #text(start, count) { return this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, start, count)); }

  /// Writes a text where the program reads it, for the call that follows.
  #pass(text) {
    const bytes = this.#encoder.encode(text);
    const start = this.#exports.reserve(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }

  #room() { return Math.max(1, Math.min(3, Math.floor(innerWidth / this.#columnWidth))); }

  // MARK: The user

  #event(node, name, event) {
    const value = event.target.type === "checkbox" ? String(event.target.checked) : event.target.value ?? "";
    this.#pass(`${name}\n${value}`);
    this.#exports.event(node);
  }

  /// A link of the page is opened by the program, unless the user wants it in a new tab.
  #clicked(event) {
    const anchor = event.target.closest?.("a[href]");
    if (!anchor || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || anchor.target || anchor.download) return;
    const link = this.#link(anchor.href);
    if (link === null) return;
    event.preventDefault();
    this.#pass(link);
    this.#exports.opened();
  }

  /// The link that an address of this page means; null for another page's.
  #link(address) {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) return null;
    if (this.#base.startsWith("#")) {
      if (url.pathname !== location.pathname || url.search !== location.search) return null;
      return url.hash.startsWith(this.#base) ? url.hash.slice(this.#base.length) || "/" : "/";
    }
    const path = url.pathname + url.search + url.hash;
    return path === this.#base || path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) || "/" : null;
  }

  // MARK: The history

  #tell(state, address, isArrival) {
    const own = state?.waymark;
    this.#pass(`${own?.link ?? this.#link(address) ?? "/"}\n${own?.tree ?? ""}`);
    const first = isArrival ? -1 : globalThis.navigation?.currentEntry?.index ?? 0;
    this.#exports.entry(own?.index ?? first, isArrival);
  }

  imports() {
    const node = (number) => this.#nodes.get(number);
    const text = (start, count) => this.#text(start, count);
    return {
      create: (number, start, count) => {
        const made = document.createElement(text(start, count));
        this.#nodes.set(number, made);
        this.#numbers.set(made, number);
        if (!(made instanceof HTMLDialogElement)) return;
        // Escape asks; where the browser does not let it, the program hears of the end.
        const ask = (event) => { event.preventDefault(); this.#exports.wantsToClose(); };
        made.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); ask(event); } });
        made.addEventListener("cancel", ask);
        made.addEventListener("close", () => {
          if (made.isConnected && !made.open) this.#exports.dialogWasClosed(number);
        });
      },
      insert: (number, parent, next) => {
        const outer = node(parent);
        outer.insertBefore(node(number), next < 0 ? null : node(next));
        for (const [inner, top] of this.#scrolled.get(number) ?? []) inner.scrollTop = top;
        this.#scrolled.delete(number);
      },
      detach: (number) => {
        const gone = node(number);
        const scrolled = [gone, ...gone.querySelectorAll("*")].filter((one) => one.scrollTop > 0);
        if (scrolled.length) this.#scrolled.set(number, scrolled.map((one) => [one, one.scrollTop]));
        gone.remove();
      },
      release: (number) => {
        this.#numbers.delete(node(number));
        this.#nodes.delete(number);
        this.#scrolled.delete(number);
      },
      set: (number, start, length, value, count) => {
        if (count < 0) node(number).removeAttribute(text(start, length));
        else node(number).setAttribute(text(start, length), this.#address(text(start, length), text(value, count)));
      },
      text: (number, start, count) => { node(number).textContent = text(start, count); },
      value: (number, start, count) => { node(number).value = text(start, count); },
      listen: (number, start, count) => {
        const name = text(start, count);
        node(number).addEventListener(name, (event) => this.#event(number, name, event));
      },
      focus: (number) => node(number).focus({ preventScroll: true }),
      focused: () => {
        let element = document.activeElement;
        while (element && !this.#numbers.has(element)) element = element.parentElement;
        return element && element !== this.#nodes.get(0) ? this.#numbers.get(element) : -1;
      },
      dialog: (number, isShown) => {
        if (!isShown) return node(number).close();
        node(number).showModal();
        // A screen reader hears what is in the dialog on top alone.
        node(number).append(this.#status);
      },
      title: (start, count) => { document.title = text(start, count); },
      announce: (start, count) => {
        const top = [...document.querySelectorAll("dialog[open]")].pop() ?? this.#nodes.get(0);
        if (this.#status.parentElement !== top) top.append(this.#status);
        this.#status.textContent = text(start, count);
      },
      entries: () => {
        this.#tell(this.#hasState() ? history.state : null, location.href, false);
        for (const entry of globalThis.navigation?.entries() ?? []) {
          const state = entry.getState();
          if (state?.waymark) this.#tell(state, entry.url, false);
        }
      },
      entry: (isNew, index, link, length, tree, count) => {
        const own = { index, link: text(link, length), tree: text(tree, count) };
        const state = { ...(isNew ? {} : history.state), waymark: own };
        history[isNew ? "pushState" : "replaceState"](state, "", this.#base + own.link);
        globalThis.navigation?.updateCurrentEntry({ state: { waymark: own } });
      },
      go: (distance) => history.go(distance),
      soon: () => queueMicrotask(() => this.#exports.soon()),
      columns: () => this.#columns,
      now: () => performance.now(),
      schedule: (key, delay) => { setTimeout(() => this.#exports.fire(key), delay); },
      log: (start, count) => console.warn(text(start, count)),
    };
  }

  #hasState() { return typeof history.state?.waymark?.tree === "string"; }

  /// The address of a link of the program's, which begins with a slash.
  #address(name, value) { return name === "href" && value.startsWith("/") ? this.#base + value : value; }
}
