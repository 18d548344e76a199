import WaymarkTerminal

/// What is seen at a moment: the terminal's rows, and below them what the router says of it.
struct Frame {
  /// A piece of a row that looks the same throughout.
  struct Run: Hashable {
    var x: Int
    var width: Int
    var text: String
    var attributes: UInt8
  }

  /// The terminal's rows.
  var rows: [[Run]]
  /// The key that was pressed last.
  var key: String
  /// The tree that is shown.
  var tree: String
  /// The steps that led there.
  var steps: [String]
  /// When it was first seen.
  var moment: Duration

  @MainActor
  init(_ terminal: VirtualTerminal, key: String, tree: String, steps: [String], at moment: Duration) {
    rows = (0..<terminal.size.height).map { Self.runs(terminal, row: $0) }
    (self.key, self.tree, self.steps, self.moment) = (key, tree, steps, moment)
  }

  /// Whether nothing differs but the moment.
  func looksLike(_ other: Frame) -> Bool {
    rows == other.rows && key == other.key && tree == other.tree && steps == other.steps
  }

  @MainActor
  private static func runs(_ terminal: VirtualTerminal, row y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<terminal.size.width {
      let text = terminal.character(x: x, y: y)
      let attributes = terminal.style(x: x, y: y).attributes.rawValue
      if var last = runs.last, last.attributes == attributes {
        last.text += text
        last.width += 1
        runs[runs.count - 1] = last
      } else {
        runs.append(Run(x: x, width: 1, text: text, attributes: attributes))
      }
    }
    return runs
  }
}
