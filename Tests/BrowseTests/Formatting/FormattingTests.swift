import BrowseCore
import Testing

struct FormattingTests {
  @Test(
    arguments: [
      (0, "     0 B"), (999, "   999 B"), (1000, "  1.0 kB"), (1049, "  1.0 kB"), (1050, "  1.1 kB"),
      (999_949, "999.9 kB"), (999_950, "  1.0 MB"), (123_456_789, "123.5 MB"), (-5, "     0 B"),
      (.max, "  9.2 EB"),
    ] as [(Int64, String)])
  func sizesFillTheirColumn(bytes: Int64, expected: String) {
    #expect(FileSize.column(bytes) == expected)
    #expect(expected.count == FileSize.columnWidth)
  }

  @Test(arguments: [(0, "0 bytes"), (1, "1 byte"), (1000, "1,000 bytes"), (1_234_567, "1,234,567 bytes")])
  func fullSizesAreGrouped(bytes: Int64, expected: String) {
    #expect(FileSize.full(bytes) == expected)
  }

  @Test func datesAreFixedInWidth() {
    for seconds in [0, 1_000_000_000, -1, 253_402_300_799, Int64.max, Int64.min] {
      #expect(FileDate.column(seconds).count == FileDate.columnWidth)
      #expect(FileDate.full(seconds).count == 19)
    }
    // Noon, so that the day is the same in most zones.
    #expect(FileDate.column(1_000_036_800).hasPrefix("2001-09-09 "))
    #expect(FileDate.column(.max).hasPrefix("- "))
  }
}
