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
