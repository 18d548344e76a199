import WaymarkInspector

/// Writes the data of the page: a line of JSON for each record, navigation and tree.
enum PageRow {
  /// The line of a record, or of a part of the journal that could not be read, with its end.
  static func text(of row: TailRow) -> String {
    var line = PageObject()
    line.add("l", row.line)
    line.add("s", row.number)
    line.add("t", row.time)
    line.add("w", row.window)
    line.add("k", row.kind)
    line.add("n", row.navigation)
    line.add("x", row.text)
    line.add("f", row.fault)
    line.add("m", row.misfit)
    line.add("c", list: row.changes.map(PageTree.text))
    line.add("h", list: row.shownChanges.map(PageTree.text))
    // The trees that are unknown from here on: 1 stands for the one asked for, 2 for the one on the screen.
    let lost = (row.loses.tree ? 1 : 0) + (row.loses.shown ? 2 : 0)
    line.add("u", lost == 0 ? nil : lost)
    // A record that is too long is described, and not written.
    let isJSON = row.written.hasPrefix("{")
    if !row.written.isEmpty { line.add("r", written: isJSON ? row.written : PageObject.quoted(row.written)) }
    return line.text + "\n"
  }

  /// A row that says that something went wrong, for the list of those.
  static func fault(_ row: TailRow, at index: Int) -> String {
    var fault = PageObject()
    fault.add("row", index)
    fault.add("t", row.time)
    fault.add("w", row.window)
    fault.add("n", row.navigation)
    fault.add("f", row.fault ?? "does not fit")
    fault.add("x", row.misfit ?? row.text)
    return fault.text
  }

  /// The trees of a window before a row.
  static func whole(_ number: Int, _ trees: TreePair, row: Int) -> String {
    let written = [trees.tree, trees.shown].map { $0.map(PageTree.text) ?? "null" }
    return "{\"row\":\(row),\"w\":\(number),\"b\":[\(written.joined(separator: ","))]}"
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
