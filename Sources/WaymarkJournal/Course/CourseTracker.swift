/// Puts the records of a journal together to courses of navigations.
///
/// What is under way at one time is bounded; beyond that, the oldest counts as unfinished.
package struct CourseTracker: Sendable {
  private static let maximumOpen = 4096

  /// The kinds of records that a navigation may begin with; others of one that has ended are no news of it.
  private static let beginnings: Set<String> = [
    "submit", "begin", "user", "ask", "refused", "travel", "asked", "answer", "detour", "resume", "commit",
    "tree", "step", "edited", "placed",
  ]

  private struct Key: Hashable {
    let window: Int?
    let number: Int
  }

  private struct StepPlace {
    let key: Key
    let index: Int?
  }

  private var open: [Key: NavigationCourse] = [:]
  /// Those that are open in the order in which they began, with some that are not any more.
  private var order: [Key] = []
  private var steps: [Key: StepPlace] = [:]
  private var byUser: Key?

  /// Courses that have come to their end, for somebody to take away.
  package private(set) var finished: [NavigationCourse] = []

  package init() {}

  /// Takes the next record.
  ///
  /// - Parameters:
  ///   - moment: The record with what it says.
  ///   - row: Its place among all.
  ///   - window: Its window after it.
  /// - Returns: The number of the navigation that it belongs to, also where it names only a step of it.
  package mutating func take(_ moment: JournalMoment, row: Int, in window: JournalWindow?) -> Int? {
    let record = moment.record
    // Another run begins in the same file, whose numbers begin again.
    if record.kind == "open", record["part"]?.integer ?? 1 <= 1 { finish() }
    guard let key = key(of: record) else { return nil }
    if open[key] == nil { begin(record, moment, key, row) }
    guard var course = open.removeValue(forKey: key) else { return key.number }
    course.lastRow = row
    if let fault = moment.fault { course.add(.init(time: record.time, name: fault), to: \.faults) }
    update(&course, record, moment, key, window)
    if course.end != nil, !course.hasOpenStep, byUser != key {
      finished.append(course)
    } else {
      open[key] = course
    }
    endWhatTheUserDid(before: key)
    return key.number
  }

  /// Takes away the courses that have come to their end.
  package mutating func takeFinished() -> [NavigationCourse] {
    defer { finished = [] }
    return finished
  }

  /// Ends all that is still open, as nothing more comes.
  package mutating func finish() {
    finished += order.compactMap { open.removeValue(forKey: $0) }
    order = []
    steps = [:]
    byUser = nil
  }

  /// What there is so far of a navigation that is under way.
  package func openCourse(_ number: Int, in window: Int?) -> NavigationCourse? {
    open[Key(window: window, number: number)]
  }

  /// The navigation that a record belongs to, by itself or by its step.
  private func key(of record: JournalRecord) -> Key? {
    if let number = record.navigation { return Key(window: record.window, number: number) }
    guard let generation = record["g"]?.integer else { return nil }
    return steps[Key(window: record.window, number: generation)]?.key
  }

  private mutating func begin(_ record: JournalRecord, _ moment: JournalMoment, _ key: Key, _ row: Int) {
    guard CourseTracker.beginnings.contains(record.kind) else { return }
    if open.count >= CourseTracker.maximumOpen || order.count >= 4 * CourseTracker.maximumOpen {
      order.removeAll { open[$0] == nil }
      // Half of them, so that looking for the oldest is not for each one that comes.
      if order.count >= CourseTracker.maximumOpen {
        finished += order.prefix(order.count / 2).compactMap { open.removeValue(forKey: $0) }
        order.removeFirst(order.count / 2)
      }
    }
    order.append(key)
    let isAsked = ["submit", "begin", "user", "ask", "refused", "travel"].contains(record.kind)
    let title = isAsked ? moment.text : "begun before what this journal has"
    open[key] = NavigationCourse(
      window: key.window, number: key.number, title: title, begin: record.time, row: row)
  }

  private mutating func update(
    _ course: inout NavigationCourse, _ record: JournalRecord, _ moment: JournalMoment, _ key: Key,
    _ window: JournalWindow?
  ) {
    switch record.kind {
    case "begin":
      course.turn = course.turn ?? record.time
    case "asked":
      let name = record["name"]?.text.map { $0.harmless(limit: 60) } ?? guardName(record, window)
      course.add(.init(name: name, begin: record.time, result: "no answer", isFault: false), to: \.guards)
    case "answer": answer(&course, record, window)
    case "detour":
      course.add(.init(name: moment.text, begin: record.time, result: "", isFault: false), to: \.detours)
    case "resume":
      if let last = course.detours.indices.last { course.detours[last].end = record.time }
    case "commit", "tree": course.add(record.time, to: \.commits)
    case "step": beginStep(&course, record, moment, key)
    case "stepEnd": endStep(&course, record, moment)
    case "refused", "end": end(&course, record)
    case "user":
      byUser = key
      course.end = record.time
      course.outcome = "user"
      course.outcomeText = "done by the user"
    default: break
    }
  }

  private func guardName(_ record: JournalRecord, _ window: JournalWindow?) -> String {
    (window ?? JournalWindow()).guardName(record["q"]?.integer)
  }

  private func answer(_ course: inout NavigationCourse, _ record: JournalRecord, _ window: JournalWindow?) {
    let decision = RecordTextWriter.decision(record.value)
    let name = guardName(record, window)
    if let open = course.guards.lastIndex(where: { $0.end == nil && $0.name == name }) {
      course.guards[open].end = record.time
      course.guards[open].result = decision
    } else {
      course.add(
        .init(name: name, begin: record.time, end: record.time, result: decision, isFault: false),
        to: \.guards)
    }
  }

  private mutating func beginStep(
    _ course: inout NavigationCourse, _ record: JournalRecord, _ moment: JournalMoment, _ key: Key
  ) {
    let index = course.add(
      .init(name: moment.text, begin: record.time, result: "under way", isFault: false), to: \.steps)
    guard let generation = record["g"]?.integer else { return }
    if steps.count > 2 * CourseTracker.maximumOpen { steps = [:] }
    steps[Key(window: key.window, number: generation)] = StepPlace(key: key, index: index)
  }

  private mutating func endStep(
    _ course: inout NavigationCourse, _ record: JournalRecord, _ moment: JournalMoment
  ) {
    guard let generation = record["g"]?.integer,
      let place = steps.removeValue(forKey: Key(window: record.window, number: generation)),
      let index = place.index, course.steps.indices.contains(index)
    else { return }
    course.steps[index].end = record.time
    course.steps[index].result = RecordTextWriter(record: record, window: JournalWindow()).stepEnd
    course.steps[index].isFault = moment.fault != nil
  }

  private func end(_ course: inout NavigationCourse, _ record: JournalRecord) {
    let text = RecordTextWriter(record: record, window: JournalWindow()).outcome
    course.end = record.time
    course.outcomeText = text
    course.outcome = String(text.prefix { $0.isLetter })
    for index in course.guards.indices where course.guards[index].end == nil {
      course.guards[index].end = record.time
    }
    for index in course.detours.indices where course.detours[index].end == nil {
      course.detours[index].end = record.time
    }
  }

  /// What the user did is over when something else happens: only the change of the tree comes after it.
  private mutating func endWhatTheUserDid(before key: Key) {
    guard let user = byUser, user != key else { return }
    byUser = nil
    if let course = open.removeValue(forKey: user) { finished.append(course) }
  }
}
