import WaymarkInspector
import WaymarkStorage

/// A journal as a trace, in the format that Chrome's and Perfetto's viewers read.
///
/// Each window is a process, navigations are spans with their guards, detours, commits and steps inside, and faults are instants.
struct JournalTrace {
  private var events: [(time: Int, value: JSONValue)] = []

  init(of timeline: Timeline) {
    let windows = Set(timeline.keptRows.compactMap(\.window)).sorted()
    for window in windows {
      let label = timeline.windows[window]?.label.map { ": \($0)" } ?? ""
      for (kind, name) in [("process_name", "window \(window)\(label)"), ("thread_name", "navigations")] {
        add("M", kind, 0, window, ["args": ["name": .string(name)]])
      }
    }
    for navigation in timeline.navigations { add(navigation) }
    for row in timeline.keptRows {
      guard let fault = row.fault else { continue }
      // A fault of all windows is in each.
      for window in row.window.map({ [$0] }) ?? windows { addInstant(fault, row.time, window, row.text) }
    }
  }

  /// Writes the trace, piece by piece.
  func write(to write: (String) throws -> Void) rethrows {
    try write("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[")
    // Events of one time stay in the order in which they were added.
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    for (index, event) in order.enumerated() {
      try write((index == 0 ? "\n" : ",\n") + events[event].value.safe)
    }
    try write("\n]}\n")
  }

  private mutating func add(
    _ phase: String, _ name: String, _ time: Int, _ window: Int, _ members: [String: JSONValue]
  ) {
    let event: [String: JSONValue] = [
      "ph": .string(phase), "name": .string(name), "ts": .number(time), "pid": .number(window), "tid": 1,
    ]
    events.append((time, .object(event.merging(members) { $1 })))
  }

  private mutating func addInstant(_ name: String, _ time: Int, _ window: Int, _ text: String) {
    add("i", name, time, window, ["cat": "fault", "s": "p", "args": ["text": .string(text)]])
  }

  private mutating func add(_ navigation: JournalNavigation) {
    guard let window = navigation.window else { return }
    // A deed of the user takes no time, and is an instant.
    guard navigation.outcome != "user" else {
      return addInstant(navigation.title, navigation.begin, window, "user")
    }
    let own: [String: JSONValue] = ["cat": "nav", "id": .string("\(window).\(navigation.id)")]
    var open: [(name: String, end: Int, text: String)] = []
    func close(_ trace: inout JournalTrace) {
      let span = open.removeLast()
      trace.add("e", span.name, span.end, window, own.merging(["args": ["text": .string(span.text)]]) { $1 })
    }
    func begin(_ name: String, _ begin: Int, _ end: Int, _ text: String, _ trace: inout JournalTrace) {
      // Spans that have ended are closed first, so that each ends within the one around it.
      while open.count > 1, let last = open.last, last.end <= begin { close(&trace) }
      trace.add("b", name, begin, window, own)
      open.append((name, min(end, open.last?.end ?? end), text))
    }
    let end = navigation.end ?? navigation.lastTime
    begin(navigation.title, navigation.begin, end, navigation.outcomeText, &self)
    for part in navigation.parts where part.kind != .fault && part.begin <= end {
      let isCommit = part.kind == .commit
      begin(
        isCommit ? "commit" : part.name, part.begin, part.end ?? end, isCommit ? part.name : part.result,
        &self)
    }
    while !open.isEmpty { close(&self) }
  }
}
