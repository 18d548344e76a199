import { element } from "./dom.js";
import { Engine } from "./engine.js";
import { examples } from "./examples.js";
import { TreeDrawing, entriesOf, stacksOf } from "./tree.js";

const part = (id) => document.getElementById(id);

class Playground {
  #engine;
  #state;
  #chosen;
  #linkTimer;

  constructor(engine) {
    this.#engine = engine;
    for (const [name] of examples) part("example").append(element("option", {}, name));
    part("example").prepend(element("option", { value: "", selected: true }, "choose …"));
    this.#listen();
    this.#open();
    part("playground").hidden = false;
  }

  // The acts of a reader.

  #listen() {
    part("notation-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#perform("set", part("notation").value);
    });
    part("edit-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#edit("push");
    });
    for (const button of document.querySelectorAll("[data-verb]")) {
      button.addEventListener("click", () => this.#edit(button.dataset.verb));
    }
    for (const button of document.querySelectorAll("[data-entry]")) {
      button.addEventListener("click", () => this.#editChosen(button.dataset.entry));
    }
    part("undo").addEventListener("click", () => this.#perform("undo"));
    part("redo").addEventListener("click", () => this.#perform("redo"));
    part("copy").addEventListener("click", () => this.#copy());
    part("example").addEventListener("change", () => {
      const example = examples[part("example").selectedIndex - 1];
      part("example").selectedIndex = 0;
      if (example) this.#perform("set", example[1]);
    });
    part("name").addEventListener("input", () => {
      this.#complain("name", undefined);
      this.#drawAfter();
    });
    part("notation").addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#perform("set", part("notation").value);
    });
    document.addEventListener("keydown", (event) => this.#press(event));
    window.addEventListener("hashchange", () => this.#open());
  }

  /// Undo and redo, but not of what is typed.
  #press(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches("input, textarea")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    this.#perform(key === "y" || event.shiftKey ? "redo" : "undo");
  }

  #edit(verb) {
    const name = part("name").value.trim();
    const where = part("where").value;
    switch (verb) {
      case "push": case "replaceTop": return this.#perform(verb, name, where);
      case "pop": return this.#perform(verb, 1, where);
      case "popToRoot": return this.#perform(verb, where);
      case "present": return this.#perform(verb, name, part("style").value);
      case "dismissTop": return this.#perform("dismiss", this.#state.after.layers.length - 2);
      default: return this.#perform(verb, name);
    }
  }

  #editChosen(verb) {
    if (this.#chosen === undefined) {
      part("status").textContent = "Choose a place in the tree first.";
      return;
    }
    const values = verb === "update" || verb === "replace" ? [part("name").value.trim()] : [];
    this.#perform(verb, this.#chosen, ...values);
  }

  async #copy() {
    this.#link();
    try {
      await navigator.clipboard.writeText(location.href);
      part("status").textContent = "The link is copied.";
    } catch {
      part("status").textContent = "The link could not be copied: it is the address of this page.";
    }
  }

  // The engine's answers, and the page that shows them.

  /// Starts with the tree that the address names, or else with an edit that is made already, so that there is something to see.
  #open() {
    const fragment = location.hash.slice(1);
    if (fragment === this.#fragment()) return;
    let notation;
    try {
      notation = decodeURIComponent(fragment);
    } catch {
      notation = fragment;
    }
    const first = this.#state === undefined;
    if (first) this.#show(this.#engine.ask("start", notation ? examples[0][1] : "[home news]"), "start");
    if (notation) this.#perform(first ? "start" : "set", notation);
    else if (first) this.#perform("push", "article(5)", "");
    else this.#perform("set", examples[0][1]);
  }

  #perform(...command) {
    const answer = this.#engine.ask(...command);
    if (answer.stopped !== undefined) return this.#restart(command, answer.stopped);
    const isNotation = command[0] === "set" || command[0] === "start";
    if (answer.error) {
      if (isNotation && part("notation").value !== command[1]) part("notation").value = command[1];
      const usesName = ["push", "replaceTop", "present", "setRoot", "fill", "insertTab", "update", "replace"].includes(command[0]);
      this.#complain(isNotation ? "notation" : usesName ? "name" : undefined, answer.error);
      return;
    }
    this.#show(answer, command[0]);
  }

  /// The engine had to be started anew: that must not happen, and where it does nothing is lost but what could be undone.
  #restart(command, reason) {
    const notation = this.#state?.after.notation ?? examples[0][1];
    let answer = this.#engine.ask("start", notation);
    if (answer.stopped !== undefined) answer = this.#engine.ask("start", examples[0][1]);
    if (answer.stopped !== undefined) return problem(`The engine does not start again: ${answer.stopped}.`);
    this.#chosen = undefined;
    this.#show(answer, "start");
    problem(`The engine stopped at “${command.join(" ").slice(0, 200)}” (${reason}). It has been started again with the tree `
      + "as it was; what came before cannot be undone. Please report this with what you did.");
  }

  #show(answer, verb) {
    this.#state = answer;
    problem(undefined);
    this.#complain("notation", undefined);
    this.#complain("name", undefined);
    part("notation").value = answer.after.notation;
    enable(part("undo"), answer.undoable > 0);
    enable(part("redo"), answer.redoable > 0);
    this.#drawSteps(answer, verb);
    this.#drawWhere(answer.after);
    part("before-notation").textContent = answer.before.notation;
    part("before").replaceChildren(...new TreeDrawing(answer.before, {
      others: namesOf(answer.after), word: "goes",
    }).elements());
    this.#drawAfter();
    clearTimeout(this.#linkTimer);
    // Browsers bound how often an address may change.
    this.#linkTimer = setTimeout(() => this.#link(), 300);
  }

  #drawSteps(answer, verb) {
    const { steps } = answer;
    const count = steps.length === 1 ? "1 step" : `${steps.length} steps`;
    part("status").textContent = verb === "start" ? "A new start: there is nothing before." : answer.hasChanged
      ? `${verb}: ${count}${steps.length > 0 && steps.length < 4 ? `: ${steps.map((step) => step.text).join("; ")}` : ""}.`
      : `${verb}: nothing changed.`;
    part("steps").replaceChildren(...steps.map((step) => element("li", { class: step.isVisible ? "" : "hidden" },
      element("code", {}, step.text), step.isAnimated ? element("span", { class: "mark" }, "animated") : undefined)));
  }

  #drawWhere(tree) {
    const wanted = part("where").value;
    const stacks = stacksOf(tree);
    const seen = stacks.find((stack) => stack.path === tree.visible);
    part("where").replaceChildren(element("option", { value: "" }, `that is seen (${seen.place})`),
      ...stacks.map((stack) => element("option", { value: stack.path }, stack.place)));
    part("where").value = stacks.some((stack) => stack.path === wanted) ? wanted : "";
  }

  #drawAfter() {
    const { before, after } = this.#state;
    const entries = entriesOf(after);
    const chosen = entries.find((entry) => entry.id === this.#chosen);
    const focus = document.activeElement?.dataset?.focus;
    part("after-notation").textContent = after.notation;
    part("after").replaceChildren(...new TreeDrawing(after, {
      others: namesOf(before), word: "new", chosen: chosen?.id, name: part("name").value.trim(),
      act: {
        perform: (...command) => this.#perform(...command),
        choose: (id) => {
          this.#chosen = this.#chosen === id ? undefined : id;
          this.#drawAfter();
        },
      },
    }).elements());
    part("chosen-name").textContent = chosen?.name ?? "none";
    part("chosen-hint").hidden = chosen !== undefined;
    for (const button of document.querySelectorAll("[data-entry]")) enable(button, chosen !== undefined);
    if (chosen === undefined) this.#chosen = undefined;
    if (focus) this.#focus(focus);
  }

  /// A button that was pressed and drawn anew keeps the focus; where it is gone the tree has it.
  #focus(key) {
    const same = [...part("after").querySelectorAll("[data-focus]")].find((button) => button.dataset.focus === key);
    (same ?? part("after-title")).focus();
  }

  /// Says what is wrong with a field, and goes to the place.
  #complain(field, error) {
    if (!field) {
      part("status").textContent = error.message;
      return;
    }
    const input = part(field);
    const output = part(`${field}-error`);
    if (!error) {
      output.replaceChildren();
      input.removeAttribute("aria-invalid");
      return;
    }
    input.setAttribute("aria-invalid", "true");
    const at = error.at;
    const where = at === undefined ? "" : field === "notation" ? ` (${lineAndColumn(input.value, at)})` : ` (character ${at + 1})`;
    output.replaceChildren(element("p", {}, `${error.message}${where}.`));
    if (at === undefined) return;
    const start = Math.max(0, at - 30);
    const line = input.value.slice(start, at + 30).replaceAll(/[\n\t]/g, " ");
    output.append(element("pre", { "aria-hidden": "true" }, `${line}\n${" ".repeat([...line.slice(0, at - start)].length)}^`));
    input.focus();
    input.setSelectionRange(at, at + (input.value.codePointAt(at) > 0xFFFF ? 2 : 1));
  }

  #fragment() { return this.#state ? encodeURIComponent(this.#state.after.notation) : undefined; }

  #link() {
    const fragment = this.#fragment();
    if (location.hash.slice(1) !== fragment) history.replaceState(null, "", `#${fragment}`);
  }
}

const namesOf = (tree) => new Map(entriesOf(tree).map((entry) => [entry.id, entry.name]));

/// A button that has nothing to do can still have the focus, so that nobody loses it by pressing.
function enable(button, isEnabled) {
  button.setAttribute("aria-disabled", String(!isEnabled));
}

function lineAndColumn(text, at) {
  const lines = text.slice(0, at).split("\n");
  const column = [...lines.at(-1)].length + 1;
  return text.includes("\n") ? `line ${lines.length}, character ${column}` : `character ${column}`;
}

/// Says what keeps the whole playground from working.
function problem(text) {
  part("problem").hidden = text === undefined;
  part("problem").textContent = text ?? "";
}

try {
  new Playground(await Engine.load(new URL("playground.wasm", import.meta.url)));
} catch (error) {
  problem(`The playground could not be started: ${error.message}. It has to come from a server, and the browser needs WebAssembly.`);
}
