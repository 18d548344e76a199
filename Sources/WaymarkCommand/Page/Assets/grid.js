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
