import BrowseCore
import Testing
import WaymarkTesting

/// What holds of any contents: rows cover the file, and are the same from above, from below and by a jump.
struct TextRowsPropertyTests {
  private static let pieces: [[UInt8]] = [
    Array("a".utf8), Array("é".utf8), Array("日".utf8), Array("e\u{301}".utf8), Array("👩‍👩‍👧".utf8), [0xFF],
    [0xE2, 0x82],
    [0x1B], [0x09], [0x0D, 0x0A], [0x0D],
  ]

  private func contents(seed: UInt64) -> [UInt8] {
    var generator = SplitMix(seed: seed)
    let newlineEvery = [3, 40, 6000, 1_000_000].randomElement(using: &generator) ?? 40
    let size = Int.random(in: 0...14_000, using: &generator)
    let kinds = Int.random(in: 1...Self.pieces.count, using: &generator)
    var bytes: [UInt8] = []
    while bytes.count < size {
      if Int.random(in: 0..<newlineEvery, using: &generator) == 0 {
        bytes.append(0x0A)
      } else {
        bytes += Self.pieces[Int.random(in: 0..<kinds, using: &generator)]
      }
    }
    return bytes
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func rowsAreTheSameFromEverySide(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let bytes = contents(seed: seed)
    let file = try TextFile(path: try folder.file(name: Array("a".utf8), bytes))
    file.mode = .text
    let layout = TextLayout(columns: 30) { $0.isASCII ? 1 : 2 }

    let down = try file.page(at: 0, rows: .max, layout: layout).rows
    #expect(down.first?.offset ?? 0 == 0)
    #expect(down.last?.end ?? 0 == bytes.count)
    for (row, next) in zip(down, down.dropFirst()) { #expect(row.end == next.offset) }
    let isOverfull = down.contains { row in
      row.text.count > 1 && row.text.reduce(0) { $0 + layout.width($1) } > 30
    }
    #expect(!isOverfull)

    var up = try file.lastPage(rows: 7, layout: layout)
    var offsets = up.rows.map(\.offset)
    while up.start > 0 {
      up = try file.page(-7, rowsFrom: up, rows: 7, layout: layout)
      offsets = up.rows.map(\.offset).filter { $0 < offsets.first ?? .max } + offsets
    }
    #expect(offsets == down.map(\.offset))

    var generator = SplitMix(seed: seed)
    for _ in 0..<20 {
      guard let row = down.randomElement(using: &generator) else { break }
      let inside = Int.random(in: row.offset..<row.end, using: &generator)
      #expect(try file.page(at: inside, rows: 1, layout: layout).start == row.offset)
    }
  }
}
