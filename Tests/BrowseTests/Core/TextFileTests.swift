import BrowseCore
import Testing

struct TextFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rows(_ text: String, columns: Int) throws -> [String] {
    let file = try TextFile(reading: folder.file("file", text))
    let layout = TextLayout(columns: columns, rows: 1)
    return (0..<file.lineCount(in: layout)).flatMap { file.rows(ofLine: $0, in: layout) }
  }

  @Test func linesAreBrokenWhereTheScreenEnds() throws {
    #expect(try rows("abcde\nf\n\ng", columns: 4) == ["abcd", "e", "f", "", "g"])
    #expect(try rows("a\tb\r\n", columns: 20) == ["a       b"])
    #expect(try rows("\u{1B}[2J", columns: 20) == ["\u{FFFD}[2J"])
  }
}
