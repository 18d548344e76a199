import WaymarkTerminal

/// A line of text that is typed in.
struct TextField {
  /// What is in it.
  private(set) var text: String
  /// Behind how many characters the next one is put in.
  private var position: Int

  /// - Parameter text: What is in it at first.
  init(_ text: String) {
    self.text = text
    position = text.count
  }

  /// Types and moves as the keys for fields say.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it was such a key. Keys that have nothing to do in a field are its own all the same, so that nobody
  ///   leaves by deleting too much.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted): insert(pasted)
    case .backspace: delete(position - 1)
    case .delete: delete(position)
    case .left: position = max(0, position - 1)
    case .right: position = min(text.count, position + 1)
    case .home, .control("a"): position = 0
    case .end, .control("e"): position = text.count
    case .control("u"): (text, position) = ("", 0)
    default: return false
    }
    return true
  }

  /// Draws the field with its cursor.
  ///
  /// - Parameters:
  ///   - canvas: Where to, in the first row.
  ///   - placeholder: What is shown while nothing is in it.
  func draw(on canvas: Canvas, placeholder: String) {
    if text.isEmpty { canvas.write(Text.clipped(placeholder, to: canvas.width), x: 0, y: 0, style: .dim) }
    let before = String(text.prefix(position))
    // Of a long text the part with the cursor is in view.
    let skipped = max(0, Text.width(before) - canvas.width + 1)
    canvas.write(text, x: -skipped, y: 0)
    canvas.placeCursor(x: Text.width(before) - skipped, y: 0)
  }

  private mutating func insert(_ new: String) {
    let line = new.map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
    let before = text.prefix(position) + line
    // A mark that joins the character before it makes no new one.
    let after = text.dropFirst(position)
    position = before.count
    text = String(before + after)
  }

  private mutating func delete(_ index: Int) {
    guard index >= 0, index < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: index))
    position = index
  }
}
