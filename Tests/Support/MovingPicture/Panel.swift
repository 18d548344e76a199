/// What stands below the terminal: the key that was pressed, the tree and the steps.
enum Panel {
  /// A line, with what it is about in front where it begins something.
  struct Line {
    var label: String
    var value: String

    var text: String { label.padded(to: Panel.labelWidth) + value }
  }

  static let labelWidth = 7
  /// How many lines there are in every frame, so that nothing jumps.
  static let treeLineCount = 3
  static let stepLineCount = 2

  static func lines(of frame: Frame, width: Int) -> [Line] {
    let room = width - labelWidth
    return [Line(label: "key", value: frame.key)]
      + lines("tree", wrapped(frame.tree, width: room), count: treeLineCount)
      + lines("steps", frame.steps, count: stepLineCount)
  }

  private static func lines(_ label: String, _ values: [String], count: Int) -> [Line] {
    precondition(
      values.count <= count, "The picture has \(count) lines for \(label), and needs \(values.count)")
    return (0..<count).map { index in
      Line(label: index == 0 ? label : "", value: index < values.count ? values[index] : "")
    }
  }

  /// A text in lines that are as long as they may be, broken at blanks.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
