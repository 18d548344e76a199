import WaymarkTerminal

/// The rows of all frames, each once.
struct RowLibrary {
  private let letter: (width: Double, height: Double)
  private var ids: [String: String] = [:]
  /// The rows as SVG, each a group with an identifier.
  private(set) var definitions = ""

  init(letter: (width: Double, height: Double)) {
    self.letter = letter
  }

  /// What a row of the terminal is known by, or `nil` if it is blank.
  mutating func id(of row: [Frame.Run]) -> String? {
    id(ofPicture: row.map { picture(of: $0) }.joined())
  }

  /// What a line of the panel is known by, or `nil` if it is blank.
  mutating func id(of line: Panel.Line) -> String? {
    let label = text(line.label, column: 0, classes: "d")
    return id(
      ofPicture: label + text(line.value, column: Panel.labelWidth, classes: line.label == "key" ? "k b" : "")
    )
  }

  private mutating func id(ofPicture picture: String) -> String? {
    guard !picture.isEmpty else { return nil }
    if let known = ids[picture] { return known }
    let id = "r\(ids.count)"
    ids[picture] = id
    definitions += "<g id=\"\(id)\">\(picture)</g>\n"
    return id
  }

  private func picture(of run: Frame.Run) -> String {
    let attributes = Style.Attributes(rawValue: run.attributes)
    var classes: [String] = []
    for (attribute, name) in [
      (Style.Attributes.bold, "b"), (.dim, "d"), (.underline, "u"), (.italic, "i"), (.reverse, "r"),
    ] where attributes.contains(attribute) { classes.append(name) }
    var picture = ""
    if attributes.contains(.reverse) {
      picture +=
        "<rect class=\"back\" x=\"\(x(run.x))\" width=\"\((Double(run.width) * letter.width).short)\""
        + " height=\"\(letter.height.short)\"/>"
    }
    // Lines are drawn, so that they meet whatever font there is.
    let boxes = run.text.enumerated().map { box($1, column: run.x + $0) }.joined()
    if !boxes.isEmpty { picture += "<path class=\"box\" d=\"\(boxes)\"/>" }
    let rest = String(run.text.map { Self.boxes.contains($0) ? " " : $0 })
    return picture + text(rest, column: run.x, classes: classes.joined(separator: " "))
  }

  /// A text in pieces, parted where there are two blanks or more, each as wide as its letters are.
  private func text(_ text: String, column: Int, classes: String) -> String {
    var result = ""
    let letters = Array(text)
    var start = 0
    while start < letters.count {
      guard letters[start] != " " else {
        start += 1
        continue
      }
      var end = start + 1
      while end < letters.count, letters[end] != " " || (end + 1 < letters.count && letters[end + 1] != " ") {
        end += 1
      }
      let piece = String(letters[start..<end])
      let look = classes.isEmpty ? "" : " class=\"\(classes)\""
      let length = piece.count > 1 ? " textLength=\"\((Double(piece.count) * letter.width).short)\"" : ""
      result += "<text x=\"\(x(column + start))\" y=\"13\"\(look)\(length)>\(Self.escaped(piece))</text>"
      start = end
    }
    return result
  }

  private static let boxes: Set<Character> = ["│", "─", "╭", "╮", "╰", "╯"]

  private func box(_ character: Character, column: Int) -> String {
    let (left, width, height) = (Double(column) * letter.width, letter.width, letter.height)
    let (middle, centre) = ((left + width / 2).short, (height / 2).short)
    let (half, rest) = ((width / 2).short, (height / 2 - width / 2).short)
    return switch character {
    case "│": "M\(middle) 0v\(height.short)"
    case "─": "M\(left.short) \(centre)h\(width.short)"
    case "╭": "M\(middle) \(height.short)v-\(rest)q0-\(half) \(half)-\(half)"
    case "╮": "M\(middle) \(height.short)v-\(rest)q0-\(half)-\(half)-\(half)"
    case "╰": "M\(middle) 0v\(rest)q0 \(half) \(half) \(half)"
    case "╯": "M\(middle) 0v\(rest)q0 \(half)-\(half) \(half)"
    default: ""
    }
  }

  private func x(_ column: Int) -> String { (Double(column) * letter.width).short }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
