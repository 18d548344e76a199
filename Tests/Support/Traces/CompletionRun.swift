import Dispatch

/// Plays scenarios on a store whose router asks for moves with completions, and notes what is asked for.
@MainActor
open class CompletionRun {
  /// Lets the time pass that is waited for a completion.
  private let timeOut: @MainActor () async -> Void
  private var calls: [String] = []
  private var answer = "now"
  private var held: [(String, @MainActor () -> Void)] = []
  private var lost: [@MainActor () -> Void] = []
  /// The requests that are made inside a move, by the move.
  private var inner: [(moment: String, verbs: [Verb])] = []

  /// The names of what is shown, the lowest first.
  public var shown: [String] = []

  /// How many moves have begun whose completion has not been called.
  public private(set) var openCount = 0

  /// Whether a move began before the one before had ended.
  public private(set) var hasOverlapped = false

  /// Makes a run.
  ///
  /// - Parameter timeOut: Lets the time pass that is waited for a completion.
  public init(timeOut: @escaping @MainActor () async -> Void = {}) {
    self.timeOut = timeOut
  }

  /// Changes or reads the store, as a verb of the library's asks for.
  ///
  /// - Returns: Whether it was one of those.
  open func change(_ verb: Verb) -> Bool { false }

  /// Plays a scenario.
  public func play(_ scenario: Scenario) async -> Trace {
    var trace = Trace([])
    for turn in scenario.turns { trace.turns.append(await play(turn)) }
    return trace
  }

  /// Plays one turn and lets everything come to rest.
  public func play(_ turn: [Verb]) async -> Trace.Turn {
    for verb in turn {
      if verb.kind == "turn" { await settle() } else { perform(verb) }
    }
    await settle()
    while !held.isEmpty || !lost.isEmpty {
      if held.isEmpty {
        (lost, openCount) = ([], 0)
        await timeOut()
      } else {
        complete()
      }
      await settle()
    }
    defer { calls = [] }
    return Trace.Turn(calls, shown: shown.joined(separator: "."))
  }

  /// Waits until nothing waits for the main queue.
  private func settle() async {
    for _ in 0..<12 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  private func perform(_ verb: Verb) {
    for inner in verb.inner { self.inner.append((inner.moment, inner.verbs)) }
    switch verb.kind {
    case "answer": answer = verb.name ?? "now"
    case "complete": complete()
    default: if !change(verb) { note("unknown:\(verb.kind)") }
    }
  }

  private func complete() {
    guard !held.isEmpty else { return }
    let (label, completion) = held.removeFirst()
    finish(label, completion)
  }

  private func finish(_ label: String, _ completion: @MainActor () -> Void) {
    note("done:\(label)")
    openCount -= 1
    completion()
  }

  /// Notes something that was called.
  public func note(_ call: String) { calls.append(call) }

  /// Performs what is to be asked for inside a move.
  public func perform(at moment: String) {
    guard let index = inner.firstIndex(where: { $0.moment == moment }) else { return }
    for verb in inner.remove(at: index).verbs { perform(verb) }
  }

  /// Begins a move, whose completion is called as the scenario says.
  ///
  /// - Parameters:
  ///   - call: What is noted of it.
  ///   - label: What is noted when it has been completed later.
  ///   - moment: What it is for verbs inside it.
  ///   - completion: Its completion.
  public func begin(
    _ call: String, _ label: String, at moment: String, _ completion: @escaping @MainActor () -> Void
  ) {
    note(call)
    if openCount > 0 { hasOverlapped = true }
    openCount += 1
    perform(at: moment)
    switch answer {
    case "now":
      openCount -= 1
      completion()
    case "later":
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(label, completion) } }
    case "never": lost.append(completion)
    default: held.append((label, completion))
    }
  }
}
