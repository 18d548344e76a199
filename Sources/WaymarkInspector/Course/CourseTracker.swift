/// Collects the records of each navigation of a journal into a course.
///
/// The number of navigations under way at one time is limited. Beyond the limit, the oldest count as
/// unfinished.
package struct CourseTracker: Sendable {
  private static let maximumOpen = 4096

  /// The kinds of records that a navigation may begin with.
  ///
  /// A record of another kind begins no course: its navigation has ended.
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
  /// The open navigations in the order in which they began, and some that have ended since.
  private var order: [Key] = []
  private var steps: [Key: StepPlace] = [:]
  private var byUser: Key?

  /// The courses that have ended and have not been taken away.
  package private(set) var finished: [NavigationCourse] = []

  package init() {}

  /// Takes the next record.
  ///
  /// - Parameters:
  ///   - moment: The record, and what it did.
  ///   - row: The number of the record's row.
  ///   - window: The record's window, as it is after the record.
  /// - Returns: The number of the navigation that the record belongs to, even if it only names a step of it.
  package mutating func take(_ moment: JournalMoment, row: Int, in window: JournalWindow?) -> Int? {
    let record = moment.record
    // Another run of the app begins in the same file, and numbers begin again.
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

  /// Takes away the courses that have ended.
  package mutating func takeFinished() -> [NavigationCourse] {
    defer { finished = [] }
    return finished
  }

  /// Ends all open courses, because no more records come.
  package mutating func finish() {
    finished += order.compactMap { open.removeValue(forKey: $0) }
    order = []
    steps = [:]
    byUser = nil
  }

  /// The course so far of a navigation that is under way.
  package func openCourse(_ number: Int, in window: Int?) -> NavigationCourse? {
    open[Key(window: window, number: number)]
  }

  /// The navigation that a record names, or whose step it names.
  private func key(of record: JournalRecord) -> Key? {
    if let number = record.navigation { return Key(window: record.window, number: number) }
    guard let generation = record["g"]?.integer else { return nil }
    return steps[Key(window: record.window, number: generation)]?.key
  }

  private mutating func begin(_ record: JournalRecord, _ moment: JournalMoment, _ key: Key, _ row: Int) {
    guard CourseTracker.beginnings.contains(record.kind) else { return }
    if open.count >= CourseTracker.maximumOpen || order.count >= 4 * CourseTracker.maximumOpen {
      order.removeAll { open[$0] == nil }
      // End half of them at once, so that the search for the oldest is not repeated for every new one.
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

  /// Ends the course of a user's action when something else happens: only the change of the tree belongs to
  /// it.
  private mutating func endWhatTheUserDid(before key: Key) {
    guard let user = byUser, user != key else { return }
    byUser = nil
    if let course = open.removeValue(forKey: user) { finished.append(course) }
  }
}
