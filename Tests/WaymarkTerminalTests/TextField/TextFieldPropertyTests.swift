import Testing
import WaymarkTesting

@testable import WaymarkTerminal

/// Whatever is typed, the text and the cursor are those of a slow and obvious field.
@MainActor @Suite struct TextFieldPropertyTests {
  /// A field that is a string and is read anew for everything.
  private struct SlowField {
    var scalars: [Unicode.Scalar] = []
    /// How many scalars are before the cursor.
    var offset = 0

    var characters: [Character] { Array(string(scalars[...])) }
    /// How many characters are before the cursor.
    var cursor: Int { Array(string(scalars[..<offset])).count }

    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }

    /// Where each character begins, and where the last one ends.
    var bounds: [Int] { characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) } }

    mutating func replace(_ range: Range<Int>, with text: String) {
      let new = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
      scalars.replaceSubrange(range, with: new)
      offset = range.lowerBound + new.count
      // Behind the character that it would be in the middle of.
      offset = bounds.first { $0 >= offset } ?? scalars.count
    }

    /// Where the cursor would be some characters from here.
    func place(_ distance: Int) -> Int {
      let bounds = bounds
      let here = bounds.firstIndex(of: offset) ?? 0
      return bounds[max(0, min(here + distance, bounds.count - 1))]
    }

    mutating func delete(to place: Int) { replace(min(place, offset)..<max(place, offset), with: "") }

    /// Where a run of characters of a kind ends, behind those that are not of it.
    func end(backwards: Bool, _ isPart: (Character) -> Bool) -> Int {
      var text = Array(string(backwards ? scalars[..<offset] : scalars[offset...]))
      if backwards { text.reverse() }
      let run = Array(text.prefix { !isPart($0) }) + text.drop { !isPart($0) }.prefix { isPart($0) }
      let length = run.reduce(0) { $0 + $1.unicodeScalars.count }
      return backwards ? offset - length : offset + length
    }

    func word(backwards: Bool) -> Int {
      end(backwards: backwards) { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  private func act(_ field: inout TerminalTextField, _ slow: inout SlowField, using chance: inout SplitMix) {
    switch Int.random(in: 0..<16, using: &chance) {
    case 0..<6:
      let text = Samples.random(using: &chance).filter { $0 != "\t" }
      if chance.next() % 2 == 0 { field.insert(text) } else { _ = field.handle(.paste(text)) }
      slow.replace(slow.offset..<slow.offset, with: text)
    case 6:
      _ = field.handle(.backspace)
      slow.delete(to: slow.place(-1))
    case 7:
      _ = field.handle(.delete)
      slow.delete(to: slow.place(1))
    case 8:
      _ = field.handle(.left)
      slow.offset = slow.place(-1)
    case 9:
      _ = field.handle(.right)
      slow.offset = slow.place(1)
    case 10:
      let place = Int.random(in: -3...slow.characters.count + 3, using: &chance)
      field.cursor = place
      slow.offset = slow.place(place - slow.cursor)
    case 11:
      _ = field.handle(.alt("b"))
      slow.offset = slow.word(backwards: true)
    case 12:
      _ = field.handle(.alt("f"))
      slow.offset = slow.word(backwards: false)
    case 13:
      _ = field.handle(.modified(.backspace, .alt))
      slow.delete(to: slow.word(backwards: true))
    case 14:
      _ = field.handle(.alt("d"))
      slow.delete(to: slow.word(backwards: false))
    default:
      _ = field.handle(.control("w"))
      slow.delete(to: slow.end(backwards: true) { !$0.isWhitespace })
    }
  }

  @Test(arguments: 0..<40)
  func itIsLikeASlowOne(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    var field = TerminalTextField()
    var slow = SlowField()
    for _ in 0..<250 {
      act(&field, &slow, using: &chance)
      #expect(field.text.unicodeScalars.elementsEqual(slow.scalars))
      #expect(field.cursor == slow.cursor && field.count == slow.characters.count)
      if slow.scalars.count > 120 {
        let key: Key = chance.next() % 2 == 0 ? .control("u") : .control("k")
        _ = field.handle(key)
        slow.delete(to: key == .control("u") ? 0 : slow.scalars.count)
      }
    }
  }

  /// The same far from and near to the place, where characters lie in chunks.
  @Test(arguments: 0..<8)
  func aLongOneIsLikeAnArray(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    var field = TerminalTextField()
    var expected: [Character] = []
    for _ in 0..<300 {
      let place = Int.random(in: 0...expected.count, using: &chance)
      field.cursor = place
      let kept = field
      switch Int.random(in: 0..<4, using: &chance) {
      case 0:
        _ = field.handle(.control(chance.next() % 2 == 0 ? "u" : "k"))
        if field.count > 200 { field = kept } else { expected = Array(field.text) }
      case 1:
        for _ in 0..<Int.random(in: 0...700, using: &chance) where field.cursor < field.count {
          _ = field.handle(.delete)
          expected.remove(at: place)
        }
      default:
        let count = [1, 3, 255, 256, 257, 1500].randomElement(using: &chance) ?? 1
        let text = (0..<count).map { _ in "abcé日👩‍👧".randomElement(using: &chance) ?? "a" }
        field.insert(String(text))
        expected.insert(contentsOf: text, at: place)
      }
      #expect(field.text == String(expected) && field.count == expected.count)
      if expected.count > 6000 {
        field.text = String(expected[..<2000])
        expected.removeSubrange(2000...)
      }
    }
  }

  @Test(arguments: 0..<30)
  func theCursorIsInViewAndNoRoomIsLeft(seed: Int) {
    var chance = SplitMix(seed: UInt64(500 + seed))
    var field = TerminalTextField(isSecret: seed.isMultiple(of: 5))
    var slow = SlowField()
    for _ in 0..<150 {
      act(&field, &slow, using: &chance)
      let isSecret = field.isSecret
      // A secret goes from one end to the other where others go by words.
      if isSecret { (slow.scalars, slow.offset) = (Array(field.text.unicodeScalars), 0) }
      if isSecret { slow.offset = slow.place(field.cursor) }
      let width = Int.random(in: 0...30, using: &chance)
      let terminal = VirtualTerminal(size: Size(width: width, height: 1))
      var end = 0
      terminal.write(Renderer().render(size: terminal.size) { end = field.draw(on: $0) })
      #expect(terminal.unrecognized.isEmpty && end <= width)
      guard width > 0 else { continue }
      let signs = slow.characters.map { isSecret ? "•" : Text.escaped(String($0)) }
      #expect(terminal.isCursorVisible)
      // What the cursor is on is behind its cell, if there is room for it beside two ellipses.
      let sign = slow.cursor < signs.count ? signs[slow.cursor] : " "
      if Text.width(sign) <= (width < 4 ? width : width - 2) {
        #expect(terminal.character(x: terminal.cursor.x, y: 0) == sign.first.map { String($0) })
      }
      let shown = terminal.row(0)
      let all = signs.joined()
      // The cell behind the end is the cursor's.
      if Text.width(all) < width {
        #expect(shown == trimmed(all), "\(slow.characters)")
        #expect(terminal.cursor.x == Text.width(signs[..<slow.cursor].joined()))
      } else if width >= 4, Text.width(all) > width || slow.cursor == signs.count {
        #expect(shown.hasPrefix("…") || shown.hasSuffix("…"))
        if slow.cursor == 0 { #expect(terminal.cursor.x == 0) }
        if slow.cursor == signs.count { #expect(shown.hasPrefix("…") && !shown.dropFirst().hasSuffix("…")) }
      }
    }
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
