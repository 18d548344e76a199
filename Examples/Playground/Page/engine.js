// Asks the engine, which is Swift in WebAssembly. A command is a verb with its values on a line each; the answer is JSON.

/// How many bytes a command has at most: a notation, and a verb before it.
const limit = 20200;

export class Engine {
  #module;
  #exports;

  constructor(module) {
    this.#module = module;
    this.#start();
  }

  /// Loads the engine from an address beside the page.
  static async load(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.pathname ?? url}: ${response.status}`);
    // Not while it arrives: that needs a type which many servers do not know.
    return new Engine(await WebAssembly.compile(await response.arrayBuffer()));
  }

  #start() {
    this.#exports = new WebAssembly.Instance(this.#module, {}).exports;
  }

  /// Answers a command. Where the engine stops it is started anew with the last tree, and the answer says so.
  ask(...parts) {
    const command = new TextEncoder().encode(parts.join("\n"));
    if (command.length > limit) {
      return { error: { message: "That is longer than 20,000 bytes, which is the most the playground takes" } };
    }
    try {
      return this.#answer(command);
    } catch (stopped) {
      this.#start();
      return { stopped: String(stopped.message ?? stopped) };
    }
  }

  #answer(command) {
    const { memory, reserve, answer, answerCount } = this.#exports;
    // Memory that has grown has another buffer.
    const room = reserve(command.length);
    new Uint8Array(memory.buffer, room, command.length).set(command);
    const start = answer();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, start, answerCount())));
  }
}
