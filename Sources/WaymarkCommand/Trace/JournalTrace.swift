import WaymarkInspector

/// Writes a journal as a trace.
///
/// Each window is a process, navigations are spans with their guards inside, steps are on a thread of their
/// own, and faults are instants. The trace is collected, and written in the order of its times.
struct JournalTrace {
  /// How many windows have a name of their own.
  private static let maximumWindows = 256

  private struct Key: Hashable {
    let window: Int
    let number: Int
  }

  private var follower = JournalFollower()
  private var tracker = CourseTracker()
  private var events: [TraceEvent] = []
  /// The texts of the commits of navigations under way.
  private var commits: [Key: [String]] = [:]
  /// The step that runs in each window: its event and its number.
  private var running: [Int: (event: Int, generation: Int?)] = [:]
  private var named: Set<Int> = []
  private var lastTime = 0
  private var row = 0

  /// Takes the next record.
  mutating func take(_ record: JournalRecord) {
    let moment = follower.follow(record)
    lastTime = record.time
    let window = record.window
    if let window { name(window) }
    let number = tracker.take(moment, row: row, in: window.flatMap { follower.windows[$0] })
    row += 1
    if let window { add(moment, window, number) }
    addFinished()
    if let fault = moment.fault {
      for window in window.map({ [$0] }) ?? named.sorted() {
        events.append(instant(fault, window, [("text", moment.text)]))
      }
    }
  }

  /// The trace, piece by piece; what is still open ends as unfinished.
  mutating func finish(write: (String) throws -> Void) rethrows {
    tracker.finish()
    addFinished()
    for step in running.values { endStep(step.event, "unfinished") }
    var start = "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n"
    for event in events.inOrder {
      try write(start + event.text)
      start = ",\n"
    }
    try write(events.isEmpty ? "{\"traceEvents\":[]}\n" : "\n]}\n")
  }

  private mutating func name(_ window: Int) {
    guard named.count < Self.maximumWindows, named.insert(window).inserted else { return }
    let label = follower.windows[window]?.label.map { ": \($0)" } ?? ""
    let names = [
      ("process_name", 0, "window \(window)\(label)"), ("thread_name", 1, "navigations"),
      ("thread_name", 2, "steps"),
    ]
    events += names.map { kind, thread, name in
      TraceEvent(
        phase: "M", name: kind, time: lastTime, window: window, thread: thread, arguments: [("name", name)])
    }
  }

  private func instant(
    _ name: String, _ window: Int, _ arguments: [(name: StaticString, text: String)] = []
  ) -> TraceEvent {
    TraceEvent(phase: "i", name: name, time: lastTime, window: window, thread: 1, arguments: arguments)
  }

  private mutating func add(_ moment: JournalMoment, _ window: Int, _ number: Int?) {
    let generation = moment.record["g"]?.integer
    switch moment.record.kind {
    case "user": events.append(instant(moment.text, window))
    case "commit", "tree":
      if let number { commits[Key(window: window, number: number), default: []].append(moment.text) }
    case "step":
      // A router performs one step at a time.
      if let step = running[window] { endStep(step.event, "unfinished") }
      running[window] = (events.count, generation)
      events.append(TraceEvent(phase: "X", name: moment.text, time: lastTime, window: window, thread: 2))
    case "stepEnd":
      guard let step = running[window], step.generation == generation else { return }
      running[window] = nil
      endStep(step.event, moment.text)
    default: break
    }
  }

  private mutating func endStep(_ event: Int, _ result: String) {
    events[event].duration = lastTime - events[event].time
    events[event].arguments = [("end", result)]
  }

  private mutating func addFinished() {
    for course in tracker.takeFinished() {
      guard let window = course.window else { continue }
      let texts = commits.removeValue(forKey: Key(window: window, number: course.number)) ?? []
      // A deed of the user takes no time, and is an instant.
      if course.outcome != "user" { events += spans(of: course, in: window, commits: texts) }
    }
  }

  /// A navigation with its guards, detours and commits, one inside the other.
  private func spans(of course: NavigationCourse, in window: Int, commits: [String]) -> [TraceEvent] {
    func event(_ phase: Character, _ name: String, _ time: Int, _ text: String? = nil) -> TraceEvent {
      var event = TraceEvent(
        phase: phase, name: name, time: time, window: window, thread: 1, navigation: course.number)
      if let text { event.arguments = [("text", text)] }
      return event
    }
    let end = course.end ?? lastTime
    var events = [event("b", course.title, course.begin)]
    var open: [(name: String, end: Int, result: String)] = []
    func close(until time: Int) {
      while let last = open.last, last.end <= time {
        events.append(event("e", last.name, last.end, last.result))
        open.removeLast()
      }
    }
    for span in (course.guards + course.detours).sorted(by: { $0.begin < $1.begin }) {
      close(until: span.begin)
      // A span ends no later than the one that it began in.
      open.append((span.name, min(span.end ?? end, open.last?.end ?? end), span.result))
      events.append(event("b", span.name, span.begin))
    }
    close(until: end)
    events += zip(course.commits, commits).map { event("n", "commit", $0, $1) }
    return events.inOrder + [event("e", course.title, end, course.outcomeText)]
  }
}

extension [TraceEvent] {
  /// The events by their times; events of one time stay as they are.
  fileprivate var inOrder: [TraceEvent] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
