/// The part of a text field that is in view.
struct FieldView {
  /// The first character in view.
  private(set) var first: Int
  /// The signs that are shown, from the left side on.
  private(set) var signs: [String] = []
  private(set) var cursorColumn = 0

  /// The least width of a field in which ellipses have room.
  private static let widthWithMarks = 4

  private struct Sign {
    var text: String
    var width: Int
  }

  private let width: Int
  private let mark: Int
  /// The characters next to the cursor, as many as could be in view, the nearest first.
  private let before: [Sign]
  private let after: [Sign]
  private let count: Int
  private let cursor: Int

  /// Finds what is in view.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - first: The first character that was in view, which is kept if possible.
  ///   - width: How many cells the field has.
  init(_ field: TerminalTextField, first: Int, width: Int) {
    self.width = width
    mark = width >= Self.widthWithMarks ? 1 : 0
    count = field.count
    cursor = field.cursor
    self.first = first
    // No character takes less than a cell, so those more than that many places behind are not in view.
    func signs(_ pile: CharacterPile) -> [Sign] {
      pile.nearest(width + 1).map {
        field.isSecret ? Sign(text: "•", width: 1) : Sign(text: String($0), width: Text.width(of: $0))
      }
    }
    before = signs(field.content.before)
    after = signs(field.content.after)
    scroll()
    fill()
  }

  /// The cells that an ellipsis takes at the left if a given character is the first in view.
  private func leftMark(_ first: Int) -> Int { first > 0 ? mark : 0 }

  /// Finds the first character in view, so that the cursor is in view and no room is left that hidden text
  /// could fill.
  private mutating func scroll() {
    let cursorWidth = min(after.first?.width ?? 1, max(1, width - 2 * mark))
    let right = cursorWidth + (cursor + 1 < count ? mark : 0)
    // Behind the cursor, only as much as shows that it does not fit.
    var rest = 1
    for sign in after where rest <= width { rest += sign.width }
    var nearest = cursor
    var filled = cursor
    var cells = 0
    for sign in before {
      cells += sign.width
      let all = cells + leftMark(nearest - 1)
      if all + right > width { break }
      nearest -= 1
      if all + rest <= width { filled = nearest }
    }
    first = max(nearest, min(first, filled))
  }

  private mutating func fill() {
    var x = leftMark(first)
    if x > 0 { signs.append("…") }
    for sign in before.prefix(cursor - first).reversed() {
      signs.append(sign.text)
      x += sign.width
    }
    cursorColumn = x
    var left = width - x
    let fits = after.reduce(0) { $0 + $1.width } <= left
    for sign in after {
      if !fits, sign.width > left - mark { break }
      signs.append(sign.text)
      left -= sign.width
    }
    if !fits, mark > 0 { signs.append("…") }
  }
}
