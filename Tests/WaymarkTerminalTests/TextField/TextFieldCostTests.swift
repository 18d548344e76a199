import Testing
import WaymarkProgramTesting

@testable import WaymarkTerminal

/// A text of any length is typed in as fast as a short one.
@MainActor @Suite(.serialized) struct TextFieldCostTests {
  private static let long = String(repeating: "word", count: 250_000)

  /// Keys as they come, each followed by a frame, with every state kept as a screen's saved values keep it.
  private func type(_ field: inout TerminalTextField, _ kept: inout TerminalTextField) {
    let frame = Frame(size: Size(width: 40, height: 1))
    for key in [
      Key.character("x"), .character("日"), .left, .delete, .backspace, .right, .character("y"), .paste("zz"),
    ] {
      for _ in 0..<20 {
        _ = field.handle(key)
        kept = field
        field.draw(on: Canvas(frame: frame))
      }
    }
  }

  @Test(arguments: [0, 500_000, 1_000_000])
  func typingTakesNoLonger(cursor: Int) {
    var (short, long) = (TerminalTextField("word word "), TerminalTextField(Self.long))
    long.cursor = cursor
    var kept = short
    let times = growth {
      type(&short, &kept)
    } to: {
      type(&long, &kept)
    }
    #expect(times < 8)
  }

  @Test func goingFromEndToEndTakesHardlyLonger() {
    var (short, long) = (
      TerminalTextField(String(repeating: "word", count: 2500)), TerminalTextField(Self.long)
    )
    func go(_ field: inout TerminalTextField) {
      for key in [Key.home, .right, .end, .left] { _ = field.handle(key) }
    }
    // A hundred times as many characters, which lie in chunks that go as a whole.
    let times = growth {
      go(&short)
    } to: {
      go(&long)
    }
    #expect(times < 60)
  }

  @Test func hoppingToAndFroLeavesItAsQuick() {
    var used = TerminalTextField(String(Self.long.prefix(20_000)))
    for number in 0..<8000 {
      used.cursor = number * 7919 % used.count
      used.cursor = number.isMultiple(of: 2) ? 0 : used.count
    }
    var new = TerminalTextField(used.text)
    func go(_ field: inout TerminalTextField) {
      for _ in 0..<20 {
        _ = field.handle(.home)
        _ = field.handle(.end)
      }
    }
    let times = growth {
      go(&new)
    } to: {
      go(&used)
    }
    #expect(times < 6)
  }

  @Test func charactersOneByOneTakeAsLongEach() {
    func write(_ count: Int) {
      var field = TerminalTextField()
      for _ in 0..<count { _ = field.handle(.character("x")) }
    }
    let times = growth(turns: 3) {
      write(2000)
    } to: {
      write(16_000)
    }
    #expect(times < 16)
  }

  @Test func inATowerOfMarksAKeyTakesNoLonger() {
    func type(_ field: inout TerminalTextField) {
      for _ in 0..<50 {
        _ = field.handle(.character("\u{301}"))
        _ = field.handle(.delete)
      }
    }
    var short = TerminalTextField("e" + String(repeating: "\u{301}", count: 100))
    var long = TerminalTextField("e" + String(repeating: "\u{301}", count: 100_000))
    (short.cursor, long.cursor) = (1, 1)
    let times = growth {
      type(&short)
    } to: {
      type(&long)
    }
    #expect(times < 8)
  }

  @Test func marksWithoutEndTakeAsLongEach() {
    func write(_ count: Int) {
      var field = TerminalTextField("e")
      for _ in 0..<count { _ = field.handle(.character("\u{301}")) }
    }
    let times = growth(turns: 3) {
      write(500)
    } to: {
      write(4000)
    }
    #expect(times < 16)
  }
}
