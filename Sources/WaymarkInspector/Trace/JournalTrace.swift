/// Writes a journal as a trace.
///
/// Each window is a process, navigations are spans with their guards inside, steps are on a thread of their
/// own, and faults are instants.
///
/// The number of navigations under way is limited, and so is the number of events that wait for the end of a
/// step.
package struct JournalTrace: Sendable {
  /// How many navigations may be under way.
  private static let maximumOpen = 4096

  private struct Key: Hashable {
    let window: Int
    let number: Int
  }

  /// The open spans of a navigation, the innermost last.
  private struct Open {
    var inner: [(name: String, guardNumber: Int?)] = []
  }

  private struct RunningStep {
    let event: Int
    let generation: Int?
  }

  private var follower = JournalFollower()
  private var queue = TraceQueue()
  private var open: [Key: Open] = [:]
  private var order: [Key] = []
  private var running: [Int: RunningStep] = [:]
  private var named: Set<Int> = []
  private var lastTime = 0
  private var isBegun = false

  package init() {}

  /// Takes the next record.
  ///
  /// - Parameters:
  ///   - record: The next record of the journal.
  ///   - write: Takes the text that can be written.
  /// - Throws: What `write` throws.
  package mutating func take(_ record: JournalRecord, write: (String) throws -> Void) rethrows {
    let moment = follower.follow(record)
    lastTime = record.time
    switch record.kind {
    // If the next file of the same journal begins, open spans go on.
    case "open" where (record["part"]?.integer ?? 1) <= 1: endAll(in: nil)
    case "close" where record["why"]?.text != "full": endAll(in: nil)
    case "gone", "lost": endAll(in: record.window)
    default: break
    }
    if let window = record.window {
      name(window)
      add(moment, window)
    } else if let fault = moment.fault {
      for window in named.sorted() { addFault(fault, moment, window) }
    }
    try pass(to: write)
  }

  /// Writes the rest.
  ///
  /// Everything that is still open ends as unfinished.
  ///
  /// - Parameter write: Takes the text.
  /// - Throws: What `write` throws.
  package mutating func finish(write: (String) throws -> Void) rethrows {
    endAll(in: nil)
    try pass(to: write)
    try write(isBegun ? "\n]}\n" : "{\"traceEvents\":[]}\n")
  }

  private mutating func pass(to write: (String) throws -> Void) rethrows {
    for event in queue.take(now: lastTime) {
      try write(isBegun ? ",\n" : "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")
      try write(event.text)
      isBegun = true
    }
  }

  private mutating func name(_ window: Int) {
    guard named.count < 256, named.insert(window).inserted else { return }
    let label = follower.windows[window]?.label.map { ": \($0)" } ?? ""
    let names = [
      ("process_name", 0, "window \(window)\(label)"), ("thread_name", 1, "navigations"),
      ("thread_name", 2, "steps"),
    ]
    for (kind, thread, name) in names {
      queue.add(
        TraceEvent(
          phase: "M", name: kind, time: lastTime, window: window, thread: thread, arguments: [("name", name)])
      )
    }
  }

  private mutating func add(_ moment: JournalMoment, _ window: Int) {
    let record = moment.record
    let key = record.navigation.map { Key(window: window, number: $0) }
    switch record.kind {
    case "submit", "begin", "ask", "refused":
      if let key { begin(key, moment.text) }
      if record.kind == "refused", let key {
        end(key, RecordTextWriter(record: record, window: JournalWindow()).outcome)
      }
    case "asked":
      guard let key else { break }
      let name = record["name"]?.text.map { $0.harmless(limit: 60) } ?? guardName(record, window)
      beginInner(key, name, record["q"]?.integer ?? -1)
    case "answer": if let key { answer(key, record, window) }
    case "detour": if let key { beginInner(key, moment.text, nil) }
    case "resume": if let key { endInner(key, while: { $0.guardNumber == nil }, "over") }
    case "commit", "tree": if let key, open[key] != nil { instant("commit", key, moment.text) }
    case "step": beginStep(moment, window)
    case "stepEnd": endStep(record, window)
    case "end": if let key { end(key, moment.text) }
    case "user":
      queue.add(
        TraceEvent(phase: "i", name: moment.text, time: record.time, window: window, thread: 1))
    default: break
    }
    if let fault = moment.fault { addFault(fault, moment, window) }
  }

  private func guardName(_ record: JournalRecord, _ window: Int) -> String {
    (follower.windows[window] ?? JournalWindow()).guardName(record["q"]?.integer)
  }

  private mutating func addFault(_ fault: String, _ moment: JournalMoment, _ window: Int) {
    queue.add(
      TraceEvent(
        phase: "i", name: fault, time: moment.record.time, window: window, thread: 1,
        arguments: [("text", moment.text)]))
  }

  // MARK: - Navigations

  private func event(_ phase: Character, _ name: String, _ key: Key, _ text: String? = nil) -> TraceEvent {
    var event = TraceEvent(
      phase: phase, name: name, time: lastTime, window: key.window, thread: 1, navigation: key.number)
    if let text { event.arguments = [("text", text)] }
    return event
  }

  private mutating func begin(_ key: Key, _ name: String) {
    guard open[key] == nil else { return }
    if open.count >= JournalTrace.maximumOpen || order.count >= 4 * JournalTrace.maximumOpen {
      order.removeAll { open[$0] == nil }
      // End half of them at once, so that the search for the oldest is not repeated for every new one.
      if order.count >= JournalTrace.maximumOpen {
        for oldest in order.prefix(order.count / 2) { end(oldest, "unfinished: too many at one time") }
        order.removeFirst(order.count / 2)
      }
    }
    open[key] = Open(inner: [(name, nil)])
    order.append(key)
    queue.add(event("b", name, key))
  }

  private mutating func instant(_ name: String, _ key: Key, _ text: String) {
    queue.add(event("n", name, key, text))
  }

  private mutating func beginInner(_ key: Key, _ name: String, _ guardNumber: Int?) {
    guard let count = open[key]?.inner.count, count < 64 else { return }
    open[key]?.inner.append((name, guardNumber))
    queue.add(event("b", name, key))
  }

  /// Ends the open spans inside a navigation, from the innermost outwards, for as long as they meet a
  /// condition.
  private mutating func endInner(
    _ key: Key, while isSuch: ((name: String, guardNumber: Int?)) -> Bool, _ text: String
  ) {
    while let inner = open[key]?.inner, inner.count > 1, let last = inner.last, isSuch(last) {
      open[key]?.inner.removeLast()
      queue.add(event("e", last.name, key, text))
    }
  }

  private mutating func answer(_ key: Key, _ record: JournalRecord, _ window: Int) {
    let number = record["q"]?.integer ?? -1
    let decision = RecordTextWriter.decision(record.value)
    guard let inner = open[key]?.inner, inner.contains(where: { $0.guardNumber == number }) else {
      if open[key] != nil { instant(guardName(record, window), key, decision) }
      return
    }
    // Spans that were opened inside it end with it.
    endInner(key, while: { $0.guardNumber != number }, "no answer")
    guard let last = open[key]?.inner.popLast() else { return }
    queue.add(event("e", last.name, key, decision))
  }

  private mutating func end(_ key: Key, _ text: String) {
    endInner(key, while: { _ in true }, "no answer")
    guard let name = open.removeValue(forKey: key)?.inner.first?.name else { return }
    queue.add(event("e", name, key, text))
  }

  // MARK: - Steps

  private mutating func beginStep(_ moment: JournalMoment, _ window: Int) {
    guard named.contains(window) else { return }
    if let step = running.removeValue(forKey: window) { queue.end(step.event, at: lastTime, "unfinished") }
    let number = queue.add(
      TraceEvent(phase: "X", name: moment.text, time: lastTime, window: window, thread: 2))
    running[window] = RunningStep(event: number, generation: moment.record["g"]?.integer)
  }

  private mutating func endStep(_ record: JournalRecord, _ window: Int) {
    guard let step = running[window], step.generation == record["g"]?.integer else { return }
    running[window] = nil
    queue.end(step.event, at: lastTime, RecordTextWriter(record: record, window: JournalWindow()).stepEnd)
  }

  /// Ends everything that is open, in one window or in all.
  private mutating func endAll(in window: Int?) {
    for key in order where open[key] != nil && (window == nil || key.window == window) {
      endInner(key, while: { _ in true }, "unfinished")
      end(key, "unfinished")
    }
    order.removeAll { open[$0] == nil }
    for (number, step) in running where window == nil || number == window {
      queue.end(step.event, at: lastTime, "unfinished")
      running[number] = nil
    }
  }
}
