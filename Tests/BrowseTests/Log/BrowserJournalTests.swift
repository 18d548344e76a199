import BrowseCore
import Foundation
import Testing
import Waymark

/// What the browser writes for the command `waymark`.
@MainActor
struct BrowserJournalTests {
  private let folder: TemporaryFolder
  private let browser: Browser

  init() throws {
    folder = try TemporaryFolder()
    browser = Browser(
      showing: folder.path, kind: .folder,
      stores: BrowseStores(folder: DataFolder(path: folder.path.appending("data"))))
  }

  @Test func everyLineIsARecord() throws {
    let path = folder.path.appending("journal.jsonl")
    try browser.record(in: path)
    browser.router.push(.help)
    browser.flush()
    let text = try String(contentsOfFile: path.display, encoding: .utf8)
    let records = try text.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(records.first?["k"] as? String == "open" && records.first?["app"] as? String == "browse")
    #expect(records.contains { $0["k"] as? String == "submit" && $0["op"] as? String == "push" })
  }

  @Test func whatCannotBeWrittenIsRefused() {
    #expect(throws: FileError.self) { try browser.record(in: folder.path.appending("missing/journal")) }
    #expect(throws: FileError.self) { try browser.record(in: FilePath(bytes: [0x2F, 0xFF])) }
  }

  @Test func whatCannotBeWrittenIsNamed() throws {
    func refusal(_ path: FilePath) -> String? {
      do throws(FileError) {
        try browser.record(in: path)
        return nil
      } catch {
        return error.writingDescription
      }
    }
    let pipe = folder.path.appending("pipe")
    #expect(mkfifo(pipe.display, 0o600) == 0)
    #expect(refusal(pipe)?.hasPrefix("Nobody reads the pipe") == true)
    #expect(refusal(folder.path)?.hasSuffix("is a folder. Name another one.") == true)
  }

  @Test(.timeLimit(.minutes(30))) func theUserIsToldWhereAJournalEnds() async throws {
    let events = browser.router.events()
    try browser.record(in: FilePath("/dev/full"))
    browser.router.push(.help)
    // The notice is a navigation, which has events of its own.
    for await _ in events where notice != nil { break }
    #expect(notice?.contains("/dev/full") == true && notice?.contains("The journal ends here") == true)
  }

  private var notice: String? {
    if case .notice(let notice) = browser.router.tree.visibleElement.route { notice.message } else { nil }
  }

  @Test func nothingOfTheUsersIsInTheWay() throws {
    let file = try folder.file("a.1")
    let data = DataFolder(path: try folder.folder("data"))
    let other = folder.path.appending("other")
    func refusal(_ log: FilePath?, _ journal: FilePath?) -> String? {
      EventLog.refusal(of: log, journal: journal, showing: file, keepingIn: data)
    }
    #expect(refusal(other, folder.path.appending("journal")) == nil && refusal(nil, nil) == nil)
    #expect(refusal(other, other) != nil)
    #expect(refusal(FilePath(bytes: other.bytes + Array(".2".utf8)), other) != nil)
    #expect(refusal(nil, folder.path.appending("a")) != nil)
    #expect(refusal(nil, file) != nil && refusal(nil, data.path.appending("notes.json")) != nil)
  }
}
