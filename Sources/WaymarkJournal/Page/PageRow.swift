/// Writes what stands in the page: one line of JSON for a record, a navigation or a tree.
enum PageRow {
  /// How long a record may be before the page says only how long it is.
  private static let maximumLength = 8192

  /// The line of a record, with its end.
  static func text(of moment: JournalMoment, navigation: Int?) -> String {
    let record = moment.record
    var row = PageObject()
    row.add("l", record.line)
    row.add("s", record.sequence)
    row.add("t", record.time)
    row.add("w", record.window)
    row.add("k", record.kind.harmless(limit: 40))
    row.add("n", navigation)
    row.add("x", moment.text)
    row.add("f", moment.fault)
    row.add("m", moment.misfit)
    row.add("c", list: moment.changes.map(PageTree.text))
    row.add("h", list: moment.shownChanges.map(PageTree.text))
    row.add("r", written: written(record.value))
    return row.text + "\n"
  }

  /// The line of something that could not be read.
  static func text(of problem: JournalProblem) -> String {
    var row = PageObject()
    row.add("l", problem.line)
    row.add("k", name(of: problem))
    row.add("x", "line \(problem.line), column \(problem.column): \(problem.message)")
    row.add("f", name(of: problem))
    return row.text + "\n"
  }

  static func name(of problem: JournalProblem) -> String {
    switch problem.kind {
    case .damaged: "damaged"
    case .torn: "torn"
    case .newer: "newer version"
    case .gap: "gap"
    case .foreign: "no journal"
    }
  }

  /// The trees of a window before a row.
  static func whole(_ number: Int, _ window: JournalWindow, row: Int) -> PageChunk.Whole {
    let trees = [window.tree, window.shown].map { $0.map(PageTree.text) ?? "null" }
    return PageChunk.Whole(row: row, window: number, trees: "[\(trees.joined(separator: ","))]")
  }

  /// The line of a navigation.
  static func text(of course: NavigationCourse, from first: Int) -> String {
    var row = PageObject()
    row.add("n", course.number)
    row.add("w", course.window)
    row.add("x", course.title)
    row.add("o", course.outcome)
    row.add("d", course.outcomeText)
    row.add("b", course.begin)
    row.add("u", course.turn)
    row.add("e", course.end)
    row.add("a", max(0, course.firstRow - first))
    row.add("z", course.lastRow - first)
    row.add("g", list: course.guards.map(text))
    row.add("p", list: course.steps.map(text))
    row.add("v", list: course.detours.map(text))
    row.add("c", list: course.commits.map { "\($0)" })
    row.add("f", list: course.faults.map { "[\($0.time),\(PageObject.quoted($0.name))]" })
    row.add("left", course.leftOut == 0 ? nil : course.leftOut)
    return row.text
  }

  private static func text(of span: NavigationCourse.Span) -> String {
    let end = span.end.map { "\($0)" } ?? "null"
    return
      "[\(span.begin),\(end),\(PageObject.quoted(span.name)),\(PageObject.quoted(span.result)),\(span.isFault ? 1 : 0)]"
  }

  /// A record as it is written, without the middle of what is long.
  private static func written(_ value: JSONValue) -> String {
    var text = ""
    JSONWriter.write(shortened(value), to: &text)
    guard text.utf8.count > maximumLength else { return text }
    return PageObject.quoted("a record of \(text.utf8.count) bytes, which is too long for this page")
  }

  private static func shortened(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool: return value
    case .number(let digits): return digits.utf8.count <= 40 ? value : .string(digits.harmless(limit: 40))
    case .string(let text):
      let scalars = text.unicodeScalars
      guard text.utf8.count > 160, scalars.count > 160 else { return value }
      return .string("\(String(scalars.prefix(160)))… (\(scalars.count - 160) characters left out)")
    case .array(let elements):
      let kept = elements.prefix(40).map(shortened)
      return .array(elements.count <= 40 ? kept : kept + [.string("… \(elements.count - 40) more")])
    case .object(let members):
      let kept = members.prefix(60).map {
        JSONValue.Member($0.name.harmless(limit: 160), shortened($0.value))
      }
      return .object(members.count <= 60 ? kept : kept + [.init("…", .string("\(members.count - 60) more"))])
    }
  }
}
