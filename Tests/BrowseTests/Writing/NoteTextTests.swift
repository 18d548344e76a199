import BrowseCore
import Testing
import WaymarkTesting

struct NoteTextTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func editsByScalarsAreThoseOfAString(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let pieces = [
      "a", "b ", "\n", "é", "e\u{301}", "\u{301}", "\u{1F468}\u{200D}", "\u{1F469}", "\u{1F1E9}", "中", "",
    ]
    var text = NoteText("")
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<400 {
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...3, using: &generator))
      let piece = pieces.randomElement(using: &generator) ?? ""
      text.replaceScalars(start..<end, with: piece)
      scalars.replaceSubrange(start..<end, with: piece.unicodeScalars)
      #expect(Array(text.string.unicodeScalars) == scalars)
      #expect(text.scalarCount == scalars.count)
    }
  }

  @Test func thePlaceIsBehindWhatWasWrittenByScalars() {
    var text = NoteText("one\nthree")
    text.replaceScalars(4..<4, with: "two\n")
    #expect(text.line == 2 && text.column == 0)
    text.replaceScalars(0..<1, with: "O")
    #expect(text.line == 0 && text.column == 1)
    text.replaceScalars(1..<1, with: "\u{301}")
    #expect(text.column == 1 && text.string == "O\u{301}ne\ntwo\nthree")
    text.replaceScalars(99..<120, with: "!")
    #expect(text.string.hasSuffix("three!"))
  }

  @Test func writingAndTakingAwayMoveThePlace() {
    var text = NoteText("")
    text.insert("one\ntwo")
    #expect(text.string == "one\ntwo" && text.line == 1 && text.column == 3)
    text.moveToLineStart()
    text.deleteBackward()
    #expect(text.string == "onetwo" && text.line == 0 && text.column == 3)
    text.deleteForward()
    #expect(text.string == "onewo")
    text.breakLine()
    #expect(text.string == "one\nwo" && text.line == 1 && text.column == 0)
  }

  @Test func movingCrossesLinesAndStopsAtTheEnds() {
    var text = NoteText("long line\nx")
    text.moveLeft()
    text.moveLeft()
    #expect(text.line == 0 && text.column == 9)
    text.moveRight()
    #expect(text.line == 1 && text.column == 0)
    text.moveLine(by: -5)
    text.moveToLineEnd()
    text.moveLine(by: 9)
    #expect(text.line == 1 && text.column == 1)
    text.moveRight()
    #expect(text.line == 1 && text.column == 1)
  }

  @Test func charactersAreTakenAwayWhole() {
    var text = NoteText("a👩‍👩‍👧")
    text.deleteBackward()
    #expect(text.string == "a")
  }

  @Test(arguments: ["", "\n", "a\n\nb\n", "é"])
  func aTextIsGivenBackAsTaken(text: String) {
    #expect(NoteText(text).string == text)
  }
}
