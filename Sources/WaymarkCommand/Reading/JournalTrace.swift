import WaymarkInspector
import WaymarkStorage

/// A journal as a trace, in the format that Chrome's and Perfetto's viewers read.
///
/// Each window is a process, navigations are spans with their guards inside, steps are on a thread of their own, and faults are
/// instants.
struct JournalTrace {
  private let timeline: Timeline
  private var events: [(time: Int, value: SnapshotValue)] = []

  private enum Thread: Int {
    case navigations = 1
    case steps
  }

  init(of timeline: Timeline) {
    self.timeline = timeline
    let windows = Set(timeline.keptRows.compactMap(\.window)).sorted()
    for window in windows { name(window) }
    for navigation in timeline.navigations { add(navigation) }
    for row in timeline.keptRows {
      guard let fault = row.fault, let time = row.time else { continue }
      // A fault of all windows is in each.
      for window in row.window.map({ [$0] }) ?? windows { addInstant(fault, time, window, row.text) }
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
    _ phase: String, _ name: String, _ time: Int, _ window: Int, _ thread: Thread = .navigations,
    _ members: [String: SnapshotValue?] = [:], text: String? = nil
  ) {
    let event: [String: SnapshotValue?] = [
      "ph": .string(phase), "name": .string(name), "ts": .number(time), "pid": .number(window),
      "tid": .number(thread.rawValue), "args": text.map { ["text": .string($0)] },
    ]
    events.append((time, .object(event.merging(members) { $1 })))
  }

  private mutating func addInstant(_ name: String, _ time: Int, _ window: Int, _ text: String) {
    add("i", name, time, window, .navigations, ["cat": "fault", "s": "p"], text: text)
  }

  private mutating func name(_ window: Int) {
    let label = timeline.windows[window]?.label.map { ": \($0)" } ?? ""
    let names: [(String, Thread, String)] = [
      ("process_name", .navigations, "window \(window)\(label)"),
      ("thread_name", .navigations, "navigations"),
      ("thread_name", .steps, "steps"),
    ]
    for (kind, thread, name) in names { add("M", kind, 0, window, thread, ["args": ["name": .string(name)]]) }
  }

  /// Adds a navigation with its guards, detours and commits, one inside the other, and its steps.
  private mutating func add(_ navigation: JournalNavigation) {
    guard let window = navigation.window else { return }
    // A deed of the user takes no time, and is an instant.
    guard navigation.outcome != "user" else {
      return addInstant(navigation.title, navigation.begin, window, "user")
    }
    let own: [String: SnapshotValue?] = ["cat": "nav", "id": .string("\(window).\(navigation.id)")]
    let end = navigation.end ?? navigation.lastTime
    add("b", navigation.title, navigation.begin, window, .navigations, own)
    for part in navigation.parts {
      switch part.kind {
      case .guarding, .detour:
        add("b", part.name, part.begin, window, .navigations, own)
        add("e", part.name, min(part.end ?? end, end), window, .navigations, own, text: part.result)
      case .commit: add("n", "commit", part.begin, window, .navigations, own, text: part.name)
      case .step:
        add(
          "X", part.name, part.begin, window, .steps, ["dur": .number((part.end ?? part.begin) - part.begin)],
          text: part.result)
      case .fault: break
      }
    }
    add("e", navigation.title, end, window, .navigations, own, text: navigation.outcomeText)
  }
}
