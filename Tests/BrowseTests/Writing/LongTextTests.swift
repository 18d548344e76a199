import BrowseCore
import Testing
import WaymarkTerminal
import WaymarkTesting

/// A text of any length, in a line or in many, is written as fast as a short one.
@MainActor
@Suite(.serialized)
struct LongTextTests {
  /// A note with a text on the screen, and the keys that are pressed in it.
  private func note(_ text: String) throws -> ScreenDriver {
    let folder = try TemporaryFolder()
    let driver = try ScreenDriver(folder, from: try folder.file("a.txt"), kind: .file)
    driver.press(.character("e"), .paste(text))
    return driver
  }

  private func type(_ driver: ScreenDriver) {
    for _ in 0..<10 {
      driver.press(.character("x"), .character("y"), .left, .delete, .backspace, .character("z"))
    }
  }

  @Test(arguments: [
    ("at the end of a long line", String(repeating: "word ", count: 40_000), [Key.end]),
    ("in the middle of a long line", String(repeating: "word ", count: 40_000), [.home, .right]),
    ("among many lines", String(repeating: "word\n", count: 40_000), [.up, .up]),
  ])
  func typingTakesNoLonger(place: String, text: String, keys: [Key]) throws {
    let short = try note("word word")
    let long = try note(text)
    for key in keys { long.press(key) }
    let times = growth {
      type(short)
    } to: {
      type(long)
    }
    #expect(times < 8, "\(place)")
  }

  @Test func charactersOneByOneTakeAsLongEach() throws {
    func written(_ count: Int) throws {
      let driver = try note("")
      driver.receive(Array(repeating: UInt8(ascii: "x"), count: count))
      #expect(driver.terminal.shows("xxx"))
    }
    let times = try growth(turns: 3) {
      try written(2000)
    } to: {
      try written(16_000)
    }
    #expect(times < 20)
  }

  @Test func aPasteWithoutMarksCostsHardlyMoreThanOneWithThem() throws {
    let lines = (0..<2000).map { "line \($0) of a text" }
    func write(_ begin: String, _ end: String) throws {
      let driver = try note("")
      driver.receive(Array((begin + lines.joined(separator: "\r") + end).utf8))
      #expect(driver.terminal.shows("line 1999 of a text"))
    }
    let times = try growth(turns: 3) {
      try write("\u{1B}[200~", "\u{1B}[201~")
    } to: {
      try write("", "")
    }
    #expect(times < 4)
  }

  @Test func keysThatComeAtOnceAreWhatTheyAreOneByOne() throws {
    let (slow, quick) = (try note(""), try note(""))
    quick.burst(
      .character("a"), .character("é"), .backspace, .enter, .character("b"), .left, .character("x"),
      .character("\u{1F468}\u{200D}\u{1F469}"), .enter, .character("q"), .character("1"), .control("s"))
    slow.press(
      .character("a"), .character("é"), .backspace, .enter, .character("b"), .left, .character("x"),
      .character("\u{1F468}\u{200D}\u{1F469}"), .enter, .character("q"), .character("1"), .control("s"))
    // The title has the name of each one's own folder.
    let rows = 2..<quick.terminal.size.height
    #expect(rows.map { quick.terminal.row($0) } == rows.map { slow.terminal.row($0) })
    #expect(quick.terminal.row(2).contains("a"))
  }

  @Test func savingMakesALongTextSaved() throws {
    let driver = try note(String(repeating: "word ", count: 40_000))
    #expect(driver.terminal.shows("not saved"))
    driver.press(.control("s"))
    #expect(!driver.terminal.shows("not saved"))
    driver.press(.backspace)
    #expect(driver.terminal.shows("not saved"))
    driver.press(.character(" "))
    #expect(!driver.terminal.shows("not saved"))
  }

  /// Edits anywhere, of any size, give what they give in an array of characters.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func randomEditsAreThoseOfAnArray(seed: UInt64) {
    var chance = SplitMix(seed: seed)
    var text = NoteText("")
    var expected: [Character] = []
    var place = 0
    for _ in 0..<600 {
      switch Int.random(in: 0..<8, using: &chance) {
      case 0..<3:
        let count = chance.next() % 7 == 0 ? 900 : 3
        let piece = (0..<count).map { _ in "ab\né日👩‍👧".randomElement(using: &chance) ?? "a" }
        text.insert(String(piece))
        expected.insert(contentsOf: piece, at: place)
        place += piece.count
      case 3:
        for _ in 0..<Int.random(in: 0..<400, using: &chance) where place > 0 {
          text.deleteBackward()
          place -= 1
          expected.remove(at: place)
        }
      case 4:
        for _ in 0..<5 where place < expected.count {
          text.deleteForward()
          expected.remove(at: place)
        }
      case 5:
        for _ in 0..<Int.random(in: 0..<500, using: &chance) where place > 0 {
          text.moveLeft()
          place -= 1
        }
      case 6:
        text.moveToLineStart()
        while place > 0, expected[place - 1] != "\n" { place -= 1 }
      default:
        text.moveToLineEnd()
        while place < expected.count, expected[place] != "\n" { place += 1 }
      }
      #expect(text.line == expected[..<place].count { $0 == "\n" })
      #expect(text.column == expected[..<place].reversed().firstIndex(of: "\n") ?? place)
    }
    #expect(text.string == String(expected))
    #expect(text.lineCount == expected.count { $0 == "\n" } + 1)
    #expect(text.hasSameContents(as: NoteText(String(expected))))
  }
}
