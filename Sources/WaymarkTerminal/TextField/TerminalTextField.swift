/// A line of text that the user types, for use in a screen.
///
/// It is a value: the screen keeps it in a variable, passes it the keys and draws it. Drawing does not change
/// it, and each copy scrolls by itself. The screen decides what Enter submits and what Escape gives up.
///
/// ```swift
/// func draw(on canvas: Canvas) {
///   name.draw(on: canvas.region(x: 1, y: 1, width: canvas.width - 2, height: 1), placeholder: "Name", style: .underline)
/// }
///
/// func handle(_ keys: ArraySlice<Key>) -> Int { name.handle(keys) }
///
/// func handle(_ key: Key) -> Bool {
///   if name.handle(key) { return true }
///   guard key == .enter else { return false }
///   submit(name.text)
///   return true
/// }
/// ```
///
/// Characters are grapheme clusters. A key takes as long in a text of a million of them as in one of ten, and
/// so does drawing. A copy costs next to nothing. Typing and pasting insert no line breaks and no control
/// characters.
public struct TerminalTextField: Sendable {
  var content = EditedText() {
    didSet { DrawnState.change(&firstInView) }
  }
  /// The scroll position: the first character in view.
  private(set) var firstInView = DrawnState(0)

  /// The most characters that can be typed; nil for any number.
  ///
  /// A text that is already longer stays, but nothing can be added to it.
  public var limit: Int?

  /// Whether each character is shown as a dot, and the text is left out when the field is encoded.
  public var isSecret: Bool

  /// Makes a field with the cursor at the end of its text.
  ///
  /// - Parameters:
  ///   - text: The text, which is kept as it is: anything in it that would act on a terminal is shown
  ///     escaped.
  ///   - limit: The most characters that can be typed; nil for any number.
  ///   - isSecret: Whether each character is shown as a dot.
  /// - Complexity: O(*n*) in the text's length.
  public init(_ text: String = "", limit: Int? = nil, isSecret: Bool = false) {
    self.limit = limit
    self.isSecret = isSecret
    content.insert(text)
  }

  /// The text; if you set it, it is kept as it is, and the cursor moves to its end.
  ///
  /// - Complexity: O(*n*) in its length.
  public var text: String {
    get { content.string }
    set {
      content = EditedText()
      content.insert(newValue)
    }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { content.count == 0 }

  /// How many characters there are.
  public var count: Int { content.count }

  /// How many characters are before the cursor; if you set it, the nearest number that is possible.
  public var cursor: Int {
    get { content.place }
    set { content.move(to: newValue) }
  }

  /// Inserts a text at the cursor, as if it was typed or pasted, and moves the cursor behind it.
  ///
  /// Line breaks and control characters are left out, a tabulator becomes a space, and what exceeds the limit
  /// is cut.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(*m*) in its length.
  public mutating func insert(_ text: String) {
    let typed = text.withoutControls
    guard !typed.isEmpty else { return }
    guard let limit, content.count + typed.unicodeScalars.count > limit else { return content.insert(typed) }
    // Joining what is there shortens a text by at most one character at either end.
    let before = content
    let most = max(limit, before.count)
    var some = EditedText.characters(of: typed).prefix(most - before.count + 2)
    while !some.isEmpty {
      content.insert(String(some))
      if content.count <= most { return }
      some.removeLast(min(some.count, content.count - most))
      content = before
    }
  }
}

extension String {
  /// The text on one line, without characters that are not text.
  fileprivate var withoutControls: String {
    func isKept(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: false
      default: true
      }
    }
    guard !unicodeScalars.allSatisfy(isKept) else { return self }
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" { kept.append(" ") } else if isKept(scalar) { kept.append(scalar) }
    }
    return String(kept)
  }
}
