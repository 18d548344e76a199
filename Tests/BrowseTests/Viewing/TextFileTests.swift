import BrowseCore
import Testing

struct TextFileTests {
  private let layout = TextLayout(columns: 20)

  private func lines(_ count: Int) -> String { (0..<count).map { "line \($0)\n" }.joined() }

  @Test func pagesFollowOneAnother() throws {
    let folder = try TemporaryFolder()
    let file = try TextFile(path: try folder.file("a", lines(100)))
    var page = try file.page(at: 0, rows: 10, layout: layout)
    #expect(page.rows.map(\.text).first == "line 0")
    page = try file.page(10, rowsFrom: page, rows: 10, layout: layout)
    #expect(page.rows.map(\.text) == (10..<20).map { "line \($0)" })
    page = try file.page(-3, rowsFrom: page, rows: 10, layout: layout)
    #expect(page.rows.first?.text == "line 7")
    page = try file.page(-30, rowsFrom: page, rows: 10, layout: layout)
    #expect(page.start == 0)
    #expect(!page.isLast)
  }

  @Test func theLastPageStaysFull() throws {
    let folder = try TemporaryFolder()
    let file = try TextFile(path: try folder.file("a", lines(25)))
    let last = try file.lastPage(rows: 10, layout: layout)
    #expect(last.rows.map(\.text) == (15..<25).map { "line \($0)" })
    #expect(last.isLast && last.percentage == 100)
    #expect(try file.page(10, rowsFrom: last, rows: 10, layout: layout).start == last.start)
    #expect(try file.page(at: .max, rows: 10, layout: layout) == last)
  }

  @Test func longLinesAreWrappedTheSameFromAboveAndBelow() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 1_500) + "é" + String(repeating: "日本", count: 2_500)
    let file = try TextFile(path: try folder.file("a", text))
    var down: [Int] = []
    var page = try file.page(at: 0, rows: 7, layout: layout)
    while true {
      down.append(contentsOf: page.rows.map(\.offset).filter { $0 > down.last ?? -1 })
      if page.isLast { break }
      page = try file.page(7, rowsFrom: page, rows: 7, layout: layout)
    }
    var up: [Int] = []
    while true {
      up.append(contentsOf: page.rows.map(\.offset).reversed().filter { $0 < up.last ?? .max })
      if page.start == 0 { break }
      page = try file.page(-7, rowsFrom: page, rows: 7, layout: layout)
    }
    #expect(down == up.reversed())
    let whole = try file.page(at: 0, rows: 100_000, layout: layout)
    #expect(whole.rows.map(\.text).joined() == text)
  }

  @Test func jumpingLandsOnTheRowThatHoldsThePlace() throws {
    let folder = try TemporaryFolder()
    let file = try TextFile(
      path: try folder.file("a", "first\n" + String(repeating: "x", count: 50) + "\nlast"))
    #expect(try file.page(at: 3, rows: 2, layout: layout).start == 0)
    #expect(try file.page(at: 30, rows: 2, layout: layout).start == 26)
    #expect(try file.page(at: 58, rows: 2, layout: layout).rows.map(\.text) == ["last"])
  }

  @Test func contentsNeverReachTheScreenUnescaped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      name: Array("a".utf8), Array("\u{1B}]0;title\u{7}\r\nb\u{202E}\t|".utf8) + [0xFF])
    let file = try TextFile(path: path)
    let rows = try file.page(at: 0, rows: 5, layout: TextLayout(columns: 40)).rows.map(\.text)
    #expect(rows == ["\\e]0;title\\x07", "b\\u{202E}       |\\xFF"])
  }

  @Test func wideCharactersTakeTwoCells() throws {
    let folder = try TemporaryFolder()
    let file = try TextFile(path: try folder.file("a", "日本語テキスト"))
    let layout = TextLayout(columns: 5) { $0.isASCII ? 1 : 2 }
    #expect(try file.page(at: 0, rows: 9, layout: layout).rows.map(\.text) == ["日本", "語テ", "キス", "ト"])
  }

  @Test func whatIsNotTextIsShownAsBytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(name: Array("a".utf8), [0, 1, 0x41, 0xFF] + Array(repeating: 0x42, count: 30))
    let file = try TextFile(path: path)
    #expect(file.mode == .hex)
    let page = try file.page(at: 0, rows: 10, layout: TextLayout(columns: 80))
    #expect(page.rows.count == 3)
    #expect(page.rows[0].text.hasPrefix("00000000  00 01 41 ff 42"))
    #expect(page.rows[0].text.hasSuffix("··A·BBBBBBBBBBBB"))
    #expect(page.rows[2].text.hasSuffix(" BB"))
    #expect(page.rows[2].text.hasPrefix("00000020  42 42    "))
  }

  @Test func aFileThatShrinksIsFollowed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a", lines(1000))
    let file = try TextFile(path: path)
    let last = try file.lastPage(rows: 10, layout: layout)
    try folder.file("a", lines(3))
    let page = try file.page(1, rowsFrom: last, rows: 10, layout: layout)
    #expect(page.rows.map(\.text) == ["line 0", "line 1", "line 2"])
    #expect(page.hasShrunk)
    try folder.file("a", "")
    #expect(try file.page(-1, rowsFrom: page, rows: 10, layout: layout).rows.isEmpty)
  }

  @Test func anEmptyFileHasNoRows() throws {
    let folder = try TemporaryFolder()
    let page = try TextFile(path: try folder.file("a")).page(at: 0, rows: 10, layout: layout)
    #expect(page.rows.isEmpty && page.isLast && page.percentage == 100)
  }

  @Test func foldersAndPipesAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(folder.path, .notAFile(.folder))) { try TextFile(path: folder.path) }
    let device = FilePath("/dev/null")
    #expect(throws: FileError(device, .notAFile(.device))) { try TextFile(path: device) }
  }

  @Test(.enabled(if: (try? TextFile(path: FilePath("/proc/self/status"))) != nil))
  func filesMadeUpWhileReadAreShown() throws {
    let file = try TextFile(path: FilePath("/proc/self/status"))
    #expect(try file.page(at: 0, rows: 3, layout: layout).rows.first?.text.hasPrefix("Name:") == true)
  }
}
