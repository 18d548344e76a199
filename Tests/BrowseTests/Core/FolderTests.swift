import BrowseCore
import Testing

@MainActor
struct FolderTests {
  private let folder: TemporaryFolder
  private let data: TemporaryFolder
  private let host: ModelHost

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    host = ModelHost(folder.path, data: data)
  }

  private var names: [String] {
    host.folder?.refresh()
    return (0..<(host.folder?.cursor.count ?? 0)).compactMap { host.folder?.row(at: $0)?.name }
  }

  @Test func foldersComeFirstAndNumbersCount() throws {
    for name in ["file10", "File2", "a", "B"] { try folder.file(name) }
    try folder.folder("z")
    #expect(names == ["z", "a", "B", "File2", "file10"])
  }

  @Test func aNameCannotUpsetTheScreen() throws {
    try folder.file("a\u{1B}[2Jb\nc")
    #expect(names == ["a\u{FFFD}[2Jb\u{FFFD}c"])
  }
}
