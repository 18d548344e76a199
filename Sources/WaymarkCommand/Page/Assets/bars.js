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
  return navigation.p.reduce((last, [, begin, end]) => Math.max(last, end ?? begin), navigation.e ?? navigation.b);
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
  for (const [begin, end] of partsOf(navigation, "detour")) bar("detours", begin, end ?? last, 4, 8);
  for (const [begin, end] of partsOf(navigation, "guard")) bar("guards", begin, end ?? last, 4, 8);
  for (const [begin, end, , , bad] of partsOf(navigation, "step")) {
    bar(bad ? "failed" : "steps", begin, end ?? last, 14, 8);
    // Gaps tell it from others without colour.
    if (bad) for (let x = place(begin) + 4; x < Math.min(width, place(end ?? last)) - 1; x += 7) context.clearRect(x, 14, 3, 8);
  }
  for (const [time] of partsOf(navigation, "commit")) bar("text", time, time, 3, 20);
  context.fillStyle = tones.failed;
  for (const [time] of partsOf(navigation, "fault")) {
    if (place(time) > width) break;
    // A mark at either end is seen whole.
    const x = Math.max(5, Math.min(place(time), width - 5));
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
  for (const kind of ["guard", "step"]) {
    const spans = partsOf(navigation, kind);
    if (spans.length > 0) words.push(`${count(spans, kind)} ${duration(sum(spans))}`);
  }
  const [commit] = partsOf(navigation, "commit");
  if (commit) words.push(`committed after ${duration(commit[0] - navigation.b)}`);
  for (const [, , name] of partsOf(navigation, "fault")) words.push(name);
  return words.join(", ");
}

/** All of the journal in one strip, with what went wrong in red below. */
class Overview {
  constructor(onChoose) {
    this.node = byId("overview");
    this.canvas = byId("overview-canvas");
    this.mark = byId("overview-mark");
    this.onChoose = onChoose;
    this.begin = records.count > 0 ? records.at(0).t : 0;
    this.end = records.count > 0 ? Math.max(records.at(records.count - 1).t, this.begin + 1) : this.begin + 1;
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
      for (const [time] of partsOf(navigation, "fault")) faults[Math.min(width, Math.max(0, Math.floor(this.fraction(time) * width)))] += 1;
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
    this.mark.style.left = `${Math.min(100, Math.max(0, this.fraction(time) * 100))}%`;
    if (navigation !== undefined) this.node.setAttribute("aria-valuenow", navigation);
    const name = navigation === undefined ? "" : `, navigation ${navigations[navigation].n}: ${navigations[navigation].x}`;
    this.node.setAttribute("aria-valuetext", clock(time) + name);
  }
}
