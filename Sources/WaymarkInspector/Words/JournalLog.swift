import Waymark

/// Writes a journal as a log: a line for each record, and one for each tree that changed.
package struct JournalLog: Sendable {
  private let faultsOnly: Bool
  private let navigation: Int?
  private let window: Int?

  /// - Parameters:
  ///   - faultsOnly: Whether to write only what went wrong.
  ///   - navigation: The only navigation to write about; all if `nil`.
  ///   - window: The only window to write about; all if `nil`.
  package init(faultsOnly: Bool = false, navigation: Int? = nil, window: Int? = nil) {
    self.faultsOnly = faultsOnly
    self.navigation = navigation
    self.window = window
  }

  /// The lines for a row of a timeline, which are safe to print on a terminal; empty if the row was not asked for.
  ///
  /// - Complexity: O(*n*) in the length of what is written.
  package func lines(for row: JournalRow, namesWindow: Bool) -> String {
    guard let time = row.time, !faultsOnly || row.isFault,
      navigation == nil || row.navigation?.number == navigation,
      window == nil || row.window == nil || row.window == window
    else { return "" }
    let place = namesWindow ? (row.window.map { "w\($0)" } ?? "").padded(to: 4) : ""
    let number = (row.navigation.map { "#\($0.number)" } ?? "").padded(to: 6)
    let head =
      (row.isFault ? "! " : "  ") + time.clock.padded(to: 12) + place + number + row.kind.padded(to: 10)
    let indent = "".padded(to: 30 + place.count)
    var lines = "\(head)\(row.text)\n"
    if row.kind != "base", row.changesTree || row.changesShown {
      let tree = row.trees.tree?.description.shortened
      if row.changesTree, let tree { lines += "\(indent)\(tree)\n" }
      if row.changesShown, let shown = row.trees.shown?.description.shortened, shown != tree {
        lines += "\(indent)on the screen: \(shown)\n"
      }
    }
    if let misfit = row.misfit { lines += "\(indent)\(misfit); it is not known until the next whole one\n" }
    return lines
  }
}

extension String {
  private static let spaces = String(repeating: " ", count: 40)

  /// The text with spaces at its end, at least one.
  package func padded(to width: Int) -> String { self + Self.spaces.prefix(Swift.max(1, width - count)) }
}
