import Testing
import WaymarkInspector

struct LineReaderTests {
  private func lines(_ text: String, pieces: Int = 65_536, limit: Int = 1000) throws -> [JournalLine] {
    var reader = LineReader(ByteSource(Array(text.utf8), pieceSize: pieces), maximumLength: limit)
    var lines: [JournalLine] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, 65_536])
  func linesDoNotDependOnPieces(_ pieces: Int) throws {
    let read = try lines("ab\n\ncde\nf", pieces: pieces)
    #expect(read.map { String(decoding: $0.bytes, as: UTF8.self) } == ["ab", "", "cde", "f"])
    #expect(read.map(\.number) == [1, 2, 3, 4])
    #expect(read.map(\.isEnded) == [true, true, true, false])
  }

  @Test func longLinesLoseTheirEnd() throws {
    let read = try lines(String(repeating: "x", count: 5000) + "\ny\n", pieces: 64, limit: 100)
    #expect(read.map(\.bytes.count) == [100, 1])
    #expect(read.map(\.leftOut) == [4900, 0])
  }

  @Test(arguments: [1, 2, 65_536])
  func byteOrderMarksAreReadPast(_ pieces: Int) throws {
    let read = try lines("\u{FEFF}ab\n\u{FEFF}c\u{FEFF}\n\u{FEFF}", pieces: pieces)
    #expect(read.map { String(decoding: $0.bytes, as: UTF8.self) } == ["ab", "c\u{FEFF}", ""])
  }

  @Test func columnsCountCharacters() {
    let line = JournalLine(number: 1, bytes: Array("aé😀b".utf8))
    #expect(line.column(at: 0) == 1)
    #expect(line.column(at: 1) == 2)
    #expect(line.column(at: 3) == 3)
    #expect(line.column(at: 7) == 4)
  }
}
