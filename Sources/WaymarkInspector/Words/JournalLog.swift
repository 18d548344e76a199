import Waymark

extension JournalRow {
  /// The row in a log, with the trees that it changed, safe to print on a terminal.
  ///
  /// - Parameter namesWindow: Whether to say which window it is about.
  /// - Returns: Lines with their line breaks.
  /// - Complexity: O(*n*) in the length of what is written.
  package func logLines(namesWindow: Bool) -> String {
    let place = namesWindow ? (window.map { "w\($0)" } ?? "").padded(to: 4) : ""
    let number = (navigation.map { "#\($0.number)" } ?? "").padded(to: 6)
    let head = (fault == nil ? "  " : "! ") + time.clock.padded(to: 12) + place + number + kind.padded(to: 10)
    let indent = "".padded(to: 30 + place.count)
    var lines = "\(head)\(text)\n"
    if kind == "base" { return lines }
    if changesTree, let tree = trees.tree { lines += "\(indent)\(tree.description.shortened)\n" }
    if changesShown, trees.shown != trees.tree, let shown = trees.shown {
      lines += "\(indent)on the screen: \(shown.description.shortened)\n"
    }
    return lines
  }
}

extension String {
  /// The text with spaces at its end, at least one.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
