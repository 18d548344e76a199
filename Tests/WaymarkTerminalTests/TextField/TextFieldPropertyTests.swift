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
      #expect(field.cursor == slow.cursor && field.text.count == slow.characters.count)
      if slow.scalars.count > 120 {
        let key: Key = chance.next() % 2 == 0 ? .control("u") : .control("k")
        _ = field.handle(key)
        slow.delete(to: key == .control("u") ? 0 : slow.scalars.count)
      }
    }
  }
}
