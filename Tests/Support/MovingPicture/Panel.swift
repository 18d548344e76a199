/// What stands below the terminal: the key that was pressed, the tree and the steps.
struct Panel {
  /// A line, with what it is about in front where it begins something.
  struct Line {
    var label: String
    var value: String

    var text: String { label.padded(to: Panel.labelWidth) + value }
  }

  static let labelWidth = 7

  private let room: Int
  /// How many lines there are in every frame, so that nothing jumps.
  private let treeLineCount: Int
  private let stepLineCount: Int

  /// Makes a panel that is as wide as a terminal and has room for all frames.
  init(width: Int, frames: [Frame]) {
    let room = width - Self.labelWidth
    self.room = room
    treeLineCount = frames.map { Self.wrapped([$0.tree], width: room).count }.max() ?? 0
    stepLineCount = frames.map { Self.wrapped($0.steps, width: room).count }.max() ?? 0
  }

  /// How many lines it has.
  var lineCount: Int { 1 + treeLineCount + stepLineCount }

  /// The lines below a frame.
  func lines(of frame: Frame) -> [Line] {
    [Line(label: "key", value: frame.key)]
      + lines("tree", [frame.tree], count: treeLineCount)
      + lines("steps", frame.steps, count: stepLineCount)
  }

  private func lines(_ label: String, _ texts: [String], count: Int) -> [Line] {
    let values = Self.wrapped(texts, width: room)
    return (0..<count).map { index in
      Line(label: index == 0 ? label : "", value: index < values.count ? values[index] : "")
    }
  }

  /// Texts in lines that are as long as they may be, broken at blanks.
  private static func wrapped(_ texts: [String], width: Int) -> [String] {
    texts.flatMap { text in
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
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
