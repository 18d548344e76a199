import WaymarkInspector
import WaymarkTerminal

/// Everything there is to say about a moment, as lines.
struct DetailsText {
  private let model: WatchModel
  private(set) var lines: [WatchLine] = []

  /// How many records of a navigation are listed.
  private static let listedRecords = 500

  /// - Parameters:
  ///   - moment: The moment to describe.
  ///   - model: What is known of the journal.
  ///   - hasTrees: Whether to add the trees.
  init(_ moment: WatchMoment, in model: WatchModel, hasTrees: Bool = true) {
    self.model = model
    switch moment {
    case .navigation(let id):
      if let course = model.tail.course(id) { tell(course) } else { tellLeftOut() }
    case .record(let row):
      if let record = model.tail[row] { tell(record) } else { tellLeftOut() }
    }
    if hasTrees, let trees = model.trees(at: moment) { tell(trees) }
  }

  private mutating func add(_ text: String, _ indent: Int = 0, _ style: Style = .plain) {
    lines.append(WatchLine(indent: indent, text: text, style: style))
  }

  private mutating func head(_ text: String) {
    if !lines.isEmpty { add("") }
    add(text, 0, .bold)
  }

  private mutating func tellLeftOut() {
    add("This moment has been left out: only the last records are kept.")
  }
}

// MARK: - A navigation

extension DetailsText {
  private mutating func tell(_ course: NavigationCourse) {
    let look = OutcomeLook(course.outcome)
    head("#\(course.number) \(course.title)")
    // The journal does not say how long a user's action took.
    let took = course.outcome == "user" ? nil : course.duration.map { ", after \($0.inWords)" }
    add("\(look.sign) \(course.outcomeText)\(took ?? "")", 0, look.style)
    add("asked for at \(course.begin.clock)\(window(course.window))")
    if let turn = course.turn, turn > course.begin {
      add("its turn came \(after(course.begin, turn)) later")
    }
    for time in course.commits.prefix(20) {
      add("committed \(after(course.begin, time)) after it was asked for")
    }
    if course.commits.count > 20 { add("and \(course.commits.count - 20) times more") }
    tell("Guards", course.guards, course) { "\($0.name): \($0.result)" }
    tell("Detours", course.detours, course) { $0.name }
    tell("Steps", course.steps, course) { "\($0.name): \($0.result)" }
    tellResults(course)
    if !course.faults.isEmpty {
      head("What went wrong")
      for fault in course.faults {
        add("\(fault.time.clock)  \(fault.name)", 2, OutcomeLook.fault)
      }
    }
    if course.leftOut > 0 { add("\(course.leftOut) more parts were left out.") }
    tellRecords(course)
  }

  private mutating func tell(
    _ name: String, _ spans: [NavigationCourse.Span], _ course: NavigationCourse,
    _ words: (NavigationCourse.Span) -> String
  ) {
    guard !spans.isEmpty else { return }
    head(name)
    for span in spans {
      let time = span.end.map { after(span.begin, $0) } ?? "no end"
      add("\(words(span)), \(time)", 2, span.isFault ? OutcomeLook.fault : .plain)
    }
  }

  /// The result of the screen that it opened, which the journal records after the navigation's end.
  private mutating func tellResults(_ course: NavigationCourse) {
    let rows = model.tail.rows(ofCourse: course.firstRow).compactMap { model.tail[$0] }
    let results = rows.filter { $0.kind == "result" }
    guard !results.isEmpty else { return }
    head("Results")
    for row in results { add("\(row.time?.clock ?? "")  \(row.text)", 2) }
  }

  private mutating func tellRecords(_ course: NavigationCourse) {
    let rows = model.tail.rows(ofCourse: course.firstRow)
    head("Records")
    for row in rows.prefix(DetailsText.listedRecords) {
      guard let record = model.tail[row] else { continue }
      add(
        "\(record.time?.clock ?? "")  \(record.kind)  \(record.text)", 2,
        record.isFault ? OutcomeLook.fault : .plain)
    }
    guard rows.count > DetailsText.listedRecords else { return }
    add("… \(rows.count - DetailsText.listedRecords) more", 2)
  }

  private func after(_ begin: Int, _ end: Int) -> String {
    Duration.microseconds(max(0, end - begin)).inWords
  }

  private func window(_ number: Int?) -> String {
    guard let number, model.tail.hasSeveralWindows else { return "" }
    let label = model.tail.windows[number]?.label.map { ", \($0)" } ?? ""
    return " in window \(number)\(label)"
  }
}

// MARK: - A record

extension DetailsText {
  private mutating func tell(_ row: TailRow) {
    head("\(row.kind)\(row.navigation.map { " #\($0)" } ?? "")")
    add(row.text)
    if let fault = row.fault { add("! \(fault)", 0, OutcomeLook.fault) }
    if let misfit = row.misfit {
      add("! \(misfit); it is not known until the next whole one", 0, OutcomeLook.fault)
    }
    if let time = row.time {
      add("at \(time.clock)\(window(row.window))\(row.number.map { ", record \($0)" } ?? "")")
    }
    if let course = row.course.flatMap({ model.tail.course($0) }) {
      let look = OutcomeLook(course.outcome)
      add("of #\(course.number) \(course.title)")
      add("\(look.sign) \(course.outcomeText)", 2, look.style)
    }
    guard !row.written.isEmpty else { return }
    head("As it is written")
    add(row.written, 2)
  }
}

// MARK: - The trees

extension DetailsText {
  private mutating func tell(_ trees: (before: TreePair, after: TreePair)) {
    head("The tree")
    lines += TreeOutline(of: trees.after.tree, since: trees.before.tree).watchLines
    guard trees.after.shown != trees.after.tree else { return }
    head("On the screen")
    lines += TreeOutline(of: trees.after.shown, since: trees.before.shown).watchLines
  }
}
