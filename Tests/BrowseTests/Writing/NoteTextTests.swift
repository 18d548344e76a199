import BrowseCore
import Testing

struct NoteTextTests {
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
