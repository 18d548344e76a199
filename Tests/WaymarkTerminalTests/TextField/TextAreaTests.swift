import Testing
import WaymarkTesting

@testable import WaymarkTerminal

@MainActor @Suite struct TextAreaTests {
  private func picture(_ area: inout TerminalTextArea, _ width: Int = 8, _ height: Int = 4) -> VirtualTerminal
  {
    let terminal = VirtualTerminal(size: Size(width: width, height: height))
    terminal.write(Renderer().render(size: terminal.size) { area.draw(on: $0) })
    return terminal
  }

  @Test func longLinesAreBrokenBetweenWords() {
    var area = TerminalTextArea("one two three\nfourfivesix")
    #expect(picture(&area).rows == ["one two", "three", "fourfiv", "esix"])
    #expect(picture(&area).cursor == Point(x: 4, y: 3))
  }

  @Test func theArrowsGoFromRowToRowAsTheyAreDrawn() {
    var area = TerminalTextArea("one to three")
    _ = picture(&area)
    for key in [Key.up, .character("X"), .down, .character("Y")] { _ = area.handle(key) }
    #expect(area.text == "one tXo threeY")
  }

  @Test func theRowWithTheCursorIsInView() {
    var area = TerminalTextArea((1...9).map { "\($0)" }.joined(separator: "\n"))
    #expect(picture(&area).rows == ["6", "7", "8", "9"])
    for _ in 1...8 { _ = area.handle(.up) }
    #expect(picture(&area).rows == ["1", "2", "3", "4"])
  }

  @Test(arguments: 0..<200)
  func theCursorIsInTheText(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var area = TerminalTextArea(Samples.random(using: &random))
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .backspace, .delete, .enter, .character("\u{301}"),
      .character("日"),
      .character(" "), .paste("a\nb\r\nc"),
    ]
    for _ in 0..<60 {
      _ = area.handle(keys.randomElement(using: &random) ?? .left)
      let size = (Int.random(in: 0...9, using: &random), Int.random(in: 0...4, using: &random))
      #expect(picture(&area, size.0, size.1).unrecognized.isEmpty)
    }
    let before = area.text.unicodeScalars.count
    area.insert("|")
    #expect(area.text.unicodeScalars.count == before + 1)
  }
}
