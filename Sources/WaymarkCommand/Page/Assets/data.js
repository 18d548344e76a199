// The data that the program has put into the page. All of it comes from a journal and is shown as text, never as markup.

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
const trees = new Lines(block("data-trees"));
const navigationLines = new Lines(block("data-navigations"));
const navigations = Array.from({ length: navigationLines.count }, (_, index) => navigationLines.read(index));
/** The rows that say that something went wrong. */
const problems = about.problems;

const outcomes = ["completed", "unchanged", "blocked", "failed", "superseded", "cancelled", "user", "unfinished"];
const outcomeName = (word) => (word === "user" ? "by the user" : word);
const outcomeClass = (word) => (outcomes.includes(word) ? word : "unfinished");

// A navigation's first and last row, counted from the first that this page has.
const navigationAt = new Map();
navigations.forEach((navigation, index) => {
  navigation.a = Math.max(0, navigation.i - about.first);
  navigation.z -= about.first;
  navigation.p ??= [];
  navigationAt.set(navigation.i, index);
});

/** The navigation that a record belongs to, by the record's place in the list. */
const navigationOf = (row) => navigationAt.get(records.at(row).i);

/** The parts of a navigation of a kind, as [begin, end, name, result, whether it went wrong]. */
const partsOf = (navigation, kind) => navigation.p.filter((part) => part[0] === kind).map((part) => part.slice(1));

/** Whether there are several windows, so that each row has to name its own. */
const hasWindows = new Set(navigations.map((one) => one.w).filter((one) => one !== undefined)).size > 1;

/** The number of a navigation, or of the one that a record belongs to. */
const numberOf = ({ w, n }) => (n === undefined ? "" : hasWindows ? `w${w} #${n}` : `#${n}`);

const nothingWrong = `Nothing went wrong in ${navigations.length.toLocaleString("en")} ${navigations.length === 1 ? "navigation" : "navigations"}`;

/** Microseconds as somebody would say them. */
function duration(microseconds) {
  if (microseconds < 1000) return `${microseconds} µs`;
  if (microseconds < 10000) return `${(microseconds / 1000).toFixed(2)} ms`;
  if (microseconds < 1000000) return `${Math.round(microseconds / 1000)} ms`;
  return `${(microseconds / 1000000).toFixed(microseconds < 10000000 ? 2 : 1)} s`;
}

/** The time of day of a moment, 11:04:32; without a beginning, the time since it. */
function clock(microseconds) {
  if (about.begin !== 0) return new Date((about.begin + microseconds) / 1000).toTimeString().slice(0, 8);
  const seconds = Math.floor(microseconds / 1000000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => `${part}`.padStart(2, "0")).join(":");
}

/** A moment to the microsecond, since the beginning. */
function exactClock(microseconds) {
  return `${Math.floor(microseconds / 60000000)}:${((microseconds % 60000000) / 1000000).toFixed(6).padStart(9, "0")}`;
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
