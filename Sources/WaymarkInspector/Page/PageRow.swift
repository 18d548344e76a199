/// Writes the data of the page: a line of JSON for each record, navigation and tree.
enum PageRow {
  /// The line of a record, with its end.
  static func text(of moment: JournalMoment, navigation: Int?) -> String {
    let record = moment.record
    var row = PageObject()
    row.add("l", record.line)
    row.add("s", record.sequence)
    row.add("t", record.time)
    row.add("w", record.window)
    row.add("k", kind(of: record))
    row.add("n", navigation)
    row.add("x", moment.text)
    row.add("f", moment.fault)
    row.add("m", moment.misfit)
    row.add("c", list: moment.changes.map(PageTree.text))
    row.add("h", list: moment.shownChanges.map(PageTree.text))
    // The trees that are unknown from here on: 1 stands for the one asked for, 2 for the one on the screen.
    let lost = (moment.losesTree ? 1 : 0) + (moment.losesShown ? 2 : 0)
    row.add("u", lost == 0 ? nil : lost)
    row.add("r", written: record.value.written { PageObject.quoted($0) })
    return row.text + "\n"
  }

  /// The kind of a record, as the page has it.
  static func kind(of record: JournalRecord) -> String { record.kind.harmless(limit: 40) }

  /// The line for a part of the journal that could not be read.
  static func text(of problem: JournalProblem) -> String {
    var row = PageObject()
    row.add("l", problem.line)
    row.add("k", problem.kind.name)
    row.add("x", "line \(problem.line), column \(problem.column): \(problem.message)")
    row.add("f", problem.kind.name)
    return row.text + "\n"
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
}
